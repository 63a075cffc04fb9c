import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

/** What the menu's button needs to be one: spread it over a Button or an IconButton. */
export type MenuTrigger = {
  id: string
  popoverTarget: string
  'aria-haspopup': 'menu'
}

type MenuProps = { items: readonly MenuItem[]; trigger: (props: MenuTrigger) => ReactNode }

/** A few actions behind one button, on the browser's own popover: it closes by itself and gives the focus back. */
export function Menu({ items, trigger }: MenuProps) {
  const triggerId = useId()
  const menuId = useId()
  const menu = useRef<HTMLDivElement>(null)

  function place(event: ToggleEvent<HTMLDivElement>) {
    const button = document.getElementById(triggerId)
    if (event.newState !== 'open' || !button || !menu.current) return
    placeBeside(menu.current, button.getBoundingClientRect())
  }

  function opened(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'open') menuItems(menu.current)[0]?.focus()
  }

  function select(item: MenuItem) {
    // Closed first: the focus is back on the button before a dialog remembers where it came from.
    menu.current?.hidePopover()
    item.onSelect()
  }

  return (
    <>
      {trigger({ id: triggerId, popoverTarget: menuId, 'aria-haspopup': 'menu' })}
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="menu"
        aria-labelledby={triggerId}
        tabIndex={-1}
        onBeforeToggle={place}
        onToggle={opened}
        onKeyDown={(event) => moveFocus(event, menu.current)}
        className="fixed m-0 min-w-44 rounded-card border border-hairline bg-raised p-1 text-ink shadow-float"
      >
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={item.disabled}
            onClick={() => select(item)}
            className={cx(
              'flex h-9 w-full items-center gap-2.5 rounded-[7px] px-3 text-start text-body hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-offset-[-2px] disabled:opacity-55 touch:h-11',
              item.danger && 'text-out hover:bg-out-soft focus-visible:bg-out-soft',
            )}
          >
            {item.icon && <Icon of={item.icon} size={16} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}

/** Under the button and flush with its end; above it where the page ends soon. */
function placeBeside(menu: HTMLElement, button: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement
  const above = button.bottom > clientHeight * 0.65
  Object.assign(menu.style, {
    inset: 'auto',
    right: `${Math.max(8, clientWidth - button.right)}px`,
    ...(above
      ? { bottom: `${clientHeight - button.top + 4}px` }
      : { top: `${button.bottom + 4}px` }),
  })
}

function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])]
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement | null) {
  if (event.key === 'Tab') return menu?.hidePopover()
  const items = menuItems(menu)
  const here = items.indexOf(document.activeElement as HTMLElement)
  const steps: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here < 0 ? -1 : here - 1,
    Home: 0,
    End: -1,
  }
  const next = steps[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
