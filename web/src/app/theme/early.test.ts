import { expect, test } from 'vitest'
import early from './early.js?raw'
import { themeKey } from './theme.ts'

test('the early script and the theme speak of the same key and attribute', () => {
  expect(themeKey).toBe('evenkeel:theme')
  expect(early).toContain("localStorage.getItem('evenkeel:theme')")
  expect(early).toContain('document.documentElement.dataset.theme')
})
