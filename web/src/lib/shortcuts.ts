import { useEffect, useSyncExternalStore } from 'react'
import { shared } from './storage.ts'

const shortcutsKey = 'evenkeel:shortcuts'
const listeners = new Set<() => void>()

/** Single-key shortcuts can be turned off, for people whose software types words into the page. */
export function useShortcutsOn(): [on: boolean, turn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, areOn), turnShortcuts]
}

/** Calls the action when the key is pressed outside of fields and dialogs, and by itself. */
export function useShortcut(key: string, action: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !areOn() || !isFree(event)) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [key, action])
}

function areOn(): boolean {
  return shared.read(shortcutsKey) !== 'off'
}

function turnShortcuts(on: boolean) {
  if (on) shared.remove(shortcutsKey)
  else shared.write(shortcutsKey, 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target
  return !(target instanceof Element && target.closest(takers))
}

/** Whatever uses keys itself. */
const takers =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'
