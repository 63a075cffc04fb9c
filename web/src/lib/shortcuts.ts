import { useEffect } from 'react'
import { createSetting } from './store.ts'

/** Single-key shortcuts can be turned off, for people whose software types words into the page. */
export const shortcuts = createSetting<'on' | 'off'>('evenkeel:shortcuts', 'on', ['off'])

/** Calls the action when the key is pressed by itself, outside fields and dialogs. */
export function useShortcut(key: string, action: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || shortcuts.read() === 'off' || !isFree(event)) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key, action])
}

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target
  return !(target instanceof Element && target.closest(keyUsers))
}

/** Elements that use keys themselves. */
const keyUsers =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'
