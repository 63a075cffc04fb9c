import { expect, test } from 'vitest'
import page from '../../index.html?raw'
import landing from '../account/landing/landing.tsx?raw'
import { markerKey } from './session/marker.ts'
import frame from './shell/publicFrame.tsx?raw'
import early from './theme/early.js?raw'

/** Every word and class of these elements, as the landing page has them in its own source. */
test.each([
  ['the heading', landing, /<h1 class="([^"]+)">([^<]+)</],
  ['the line under it', landing, /<p class="([^"]+)">([^<]+)</],
  ['the columns', landing, /<div class="(grid [^"]+)">()/],
  ['the frame', frame, /data-first-paint class="([^"]+)">()/],
])('%s stands in index.html as the page draws it', (_, drawn, pattern) => {
  const [, classes = 'missing', words = ''] = pattern.exec(page) ?? []
  expect(drawn).toContain(`className="${classes}"`)
  expect(drawn).toContain(words)
})

test('the early script asks for the marker that the session writes', () => {
  expect(early).toContain(`localStorage.getItem('${markerKey}') === null`)
})
