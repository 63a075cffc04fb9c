import { createSetting } from '#lib/store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** early.js reads the same key before the first paint. */
export const themeKey = 'evenkeel:theme'

export const theme = createSetting<ThemeChoice>(themeKey, 'system', ['light', 'dark'])

/** Applies each choice at once, made here or in another tab. Call once when the app starts. */
export function followTheme() {
  paintBrowserBar()
  theme.subscribe(() => {
    const choice = theme.read()
    if (choice === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = choice
    paintBrowserBar()
  })
}

/** Colours the bar around the page on a phone. index.html holds both colours for the system's choice. */
function paintBrowserBar() {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.system ??= meta.content
    meta.content =
      theme.read() === 'system'
        ? meta.dataset.system
        : getComputedStyle(document.documentElement).backgroundColor
  }
}
