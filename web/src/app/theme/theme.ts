import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** early.js reads the same key before the first paint. */
export const themeKey = 'evenkeel:theme'

const listeners = new Set<() => void>()

/** The person's choice; "system" where none was made or none can be stored. */
function readTheme(): ThemeChoice {
  const set = document.documentElement.dataset.theme
  return set === 'light' || set === 'dark' ? set : 'system'
}

/** Takes effect at once, in every open tab, and is kept in this browser. */
function chooseTheme(choice: ThemeChoice) {
  applyTheme(choice)
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // Storage can be forbidden. The choice then lasts as long as the page, which is all there is.
  }
}

/** Follows the choice made in another tab. Call once when the app starts. */
export function followTheme() {
  paintBrowserBar(readTheme())
  window.addEventListener('storage', (event) => {
    if (event.key !== themeKey && event.key !== null) return
    applyTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
  })
}

export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, readTheme), chooseTheme]
}

function applyTheme(choice: ThemeChoice) {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  paintBrowserBar(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The bar around the page on a phone: index.html holds both colours for the system's choice. */
function paintBrowserBar(choice: ThemeChoice) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.system ??= meta.content
    meta.content =
      choice === 'system'
        ? meta.dataset.system
        : getComputedStyle(document.documentElement).backgroundColor
  }
}
