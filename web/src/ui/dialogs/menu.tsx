import { ChevronDown, type LucideIcon } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../iconButton.tsx'

export type MenuItem = { label: string; icon: LucideIcon; onSelect: () => void }

type MenuProps = {
  /** What the button opens, in words. */
  label: string
  items: readonly MenuItem[]
  disabled?: boolean
  className?: string
  /** What the button shows; an arrow unless given. */
  children?: ReactNode
  /** Above the items; for the eye only, as the label is read out. */
  heading?: string
}

const widthPx = 232
const gapPx = 4
const marginPx = 8

/**
 * A button with a short list of further actions. The browser's own popover lifts it above everything, closes it on a
 * click outside or Escape, and gives the focus back to the button.
 */
export function Menu({ label, items, disabled, className, children, heading }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const first = useRef<'top' | 'bottom'>('top')
  const [isOpen, setOpen] = useState(false)
  useCloseOnMove(isOpen, () => list.current?.hidePopover())

  function openAt(event: KeyboardEvent) {
    const end = { ArrowDown: 'top', ArrowUp: 'bottom' }[event.key] as 'top' | 'bottom' | undefined
    if (end === undefined || disabled) return
    event.preventDefault()
    first.current = end
    list.current?.showPopover()
  }

  function place(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState !== 'open' || !button.current) return
    placeUnder(event.currentTarget, button.current.getBoundingClientRect())
  }

  function settle(event: ToggleEvent<HTMLDivElement>) {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open') return
    itemsOf(event.currentTarget)
      .at(first.current === 'top' ? 0 : -1)
      ?.focus()
    first.current = 'top'
  }

  function choose(item: MenuItem) {
    // The focus is back on the button before a dialog asks where it came from.
    list.current?.hidePopover()
    item.onSelect()
  }

  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    popoverTarget: id,
    className: cx(className),
    onKeyDown: openAt,
  } as const

  return (
    <>
      {children ? (
        <button type="button" aria-label={label} data-tip={label} {...opener}>
          {children}
        </button>
      ) : (
        <IconButton
          label={label}
          icon={ChevronDown}
          size="small"
          variant="secondary"
          disabled={disabled}
          {...opener}
        />
      )}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={place}
        onToggle={settle}
        onKeyDown={move}
        style={{ width: widthPx }}
        className="fixed inset-auto m-0 animate-fade-in rounded-control border border-hairline bg-raised p-1 text-ink shadow-float"
      >
        {heading && (
          <p role="none" className="truncate px-2.5 py-1.5 text-small text-quiet">
            {heading}
          </p>
        )}
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => choose(item)}
            className="flex h-9 w-full items-center gap-2.5 rounded-[6px] px-2.5 text-start text-body hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-offset-[-2px] touch:h-11"
          >
            <Icon of={item.icon} className="text-quiet" />
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}

/** The arrow keys go round, Home and End to the ends; Tab goes on from the button. */
function move(event: KeyboardEvent<HTMLDivElement>) {
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const target = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (!target) return
  event.preventDefault()
  target.focus()
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=menuitem]')]
}

/** Under the button, its right edge to the button's; over it where there is no room, and always within the window. */
function placeUnder(list: HTMLElement, button: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement
  const right = Math.min(clientWidth - button.right, clientWidth - widthPx - marginPx)
  const isTight = button.bottom > clientHeight * 0.75
  list.style.right = `${Math.max(marginPx, right)}px`
  list.style.top = isTight ? 'auto' : `${button.bottom + gapPx}px`
  list.style.bottom = isTight ? `${clientHeight - button.top + gapPx}px` : 'auto'
}

/** The page moves away under an open menu. */
function useCloseOnMove(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true, passive: true }
    document.addEventListener('scroll', close, options)
    window.addEventListener('resize', close, options)
    return () => listening.abort()
  })
}
