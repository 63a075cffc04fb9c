import { useEffect } from 'react'
import { createSetting } from './store.ts'

/** Shortcuts can be turned off, for people whose software types words into the page. */
export const shortcuts = createSetting<'on' | 'off'>('evenkeel:shortcuts', 'on', ['off'])

/**
 * Calls the action when the keys are pressed outside of fields and dialogs: "n" by itself, "mod+z" with Ctrl or ⌘.
 * A key that is held down counts once.
 */
export function useShortcut(keys: string, action: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keysOf(event) !== keys || shortcuts.read() === 'off' || !isFree(event)) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [keys, action])
}

function keysOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const modifiers = `${ctrlKey || metaKey ? 'mod+' : ''}${shiftKey ? 'shift+' : ''}`
  return modifiers + key.toLowerCase()
}

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.altKey) return false
  const { target, key } = event
  if (!(target instanceof Element)) return true
  return !usesKey(target, key) && !isBehindFilter(event, target)
}

/** A letter pressed on a button while a filter is open was meant for the filter. */
function isBehindFilter({ key, ctrlKey, metaKey }: KeyboardEvent, target: Element): boolean {
  const isLetter = /^\p{L}$/u.test(key) && !ctrlKey && !metaKey
  return isLetter && target.closest('button') !== null && document.querySelector('search') !== null
}

/** Elements that use all keys. A key pressed on a button of an open filter does nothing else either. */
const keyUsers =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], search'

function usesKey(target: Element, key: string): boolean {
  if (target.closest(keyUsers)) return true
  // A list of choices finds one by its letters and moves by arrows, a group of radio buttons only moves.
  if (target.closest('select')) return key !== '/'
  return target.closest('[type=radio]') !== null && key.startsWith('Arrow')
}
