import { expect, test } from 'vitest'
import page from '../../index.html?raw'
import landing from '../account/landing/landing.tsx?raw'
import logo from '../ui/logo.tsx?raw'
import router from './router.tsx?raw'
import frame from './shell/frame.tsx?raw'

/** Every word and class of these elements, as the landing page has them in its own source. */
test.each([
  ['the heading', landing, /<h1 class="([^"]+)">([^<]+)</],
  ['the line under it', landing, /<p class="([^"]+)">([^<]+)</],
  ['the columns', landing, /<div class="(grid [^"]+)">()/],
  ["the header's row", router, /<div class="(mx-auto flex h-16 [^"]+)">()/],
  ['the frame', frame, /data-first-paint class="([^"]+)">()/],
])('%s in index.html matches what the page renders', (_, drawn, pattern) => {
  const [, classes = 'missing', words = ''] = pattern.exec(page) ?? []
  expect(drawn).toContain(`className="${classes}"`)
  expect(drawn).toContain(words)
})

test('the header in index.html has the same logo as every page', () => {
  const drawings = page.matchAll(/<path d="([^"]+)"/g)
  const classes = page.matchAll(/<(?:span|svg)[^>]* ?class="([^"]+)"/g)
  const parts = [...drawings, ...classes].map(([, part]) => part)
  expect(parts).toHaveLength(5)
  for (const part of parts) expect(logo).toContain(part)
})
