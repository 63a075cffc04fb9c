// Takes a picture of every state of the product, in both themes at three widths, for somebody to look at:
//   npm run screens                    all of them
//   npm run screens -- quick-add edit  those whose names begin so
// The pictures go to e2e/screenshots. Nothing is compared.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { openStage } from './screens/stage.ts'
import { type State, states } from './screens/states.ts'

const folder = fileURLToPath(new URL('screenshots', import.meta.url))
const themes = ['light', 'dark'] as const
const widths = [320, 768, 1280]
const heights: Readonly<Record<number, number>> = { 320: 720, 768: 1024, 1280: 900 }

/** Waits until nothing is on its way but what the state keeps from arriving. */
async function settle(page: Page, { name }: State): Promise<void> {
  if (name.endsWith('-loading')) return
  await page.waitForFunction(
    () => document.querySelector('main :is(.animate-breathe, [aria-busy=true])') === null,
  )
}

async function takePictures(page: Page, state: State): Promise<void> {
  await state.before?.(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(state.path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settle(page, state)
  await state.steps?.(page)
  await settle(page, state)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      // A picture of the whole page begins at its top; what is fixed to the window would stand in its middle.
      if (!state.windowOnly) await page.evaluate(() => window.scrollTo(0, 0))
      const path = join(folder, `${state.name}-${colorScheme}-${width}.png`)
      await page.screenshot({ path, fullPage: !state.windowOnly })
    }
  }
}

const wanted = process.argv.slice(2)
const chosen = states.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
)
if (chosen.length === 0) throw new Error(`No state has a name like ${wanted.join(', ')}`)

// The pictures are the same on every machine, whatever browsers it has.
process.env.BUNDLED_CHROMIUM ||= '1'
mkdirSync(folder, { recursive: true })
const stage = await openStage()
try {
  for (const state of chosen) {
    const page = await stage.openPage(state.who)
    await takePictures(page, state)
    await page.context().close()
    process.stdout.write(`${state.name}\n`)
  }
} finally {
  await stage.close()
}
process.stdout.write(`${chosen.length * themes.length * widths.length} pictures in ${folder}\n`)
