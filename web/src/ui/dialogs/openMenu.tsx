import * as Radix from '@radix-ui/react-dropdown-menu'
import { type FocusEvent, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { MenuButton, type MenuProps } from './menuButton.tsx'

/** The menu with its button. It starts open, because its code is fetched when the button is pressed. */
export function OpenMenu({ items, heading, ...button }: MenuProps) {
  const chosen = useRef<() => void>(undefined)

  /** Runs the chosen action once the focus is back on the button, where a dialog that it opens returns it. */
  function runChosen() {
    const action = chosen.current
    chosen.current = undefined
    if (action) queueMicrotask(action)
  }

  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger asChild disabled={button.disabled}>
        <MenuButton {...button} />
      </Radix.Trigger>
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          aria-label={button.label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          loop
          onFocus={focusFirstItem}
          onCloseAutoFocus={runChosen}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) w-58 max-w-[calc(100vw-1rem)] animate-fade-in overflow-y-auto rounded-control border border-hairline bg-raised p-1 text-ink shadow-float"
        >
          {heading && (
            <Radix.Label className="truncate px-2.5 py-1.5 text-small text-quiet">
              {heading}
            </Radix.Label>
          )}
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              onSelect={() => {
                chosen.current = item.onSelect
              }}
              className="flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 text-body data-highlighted:bg-accent-soft data-highlighted:shadow-chosen focus-visible:outline-offset-[-2px] touch:min-h-11"
            >
              <Icon of={item.icon} className="text-quiet" />
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Focuses the first item as the menu opens: Radix misses the key press that started loading it. */
function focusFirstItem({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || currentTarget.contains(relatedTarget as Node | null)) return
  currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
}
