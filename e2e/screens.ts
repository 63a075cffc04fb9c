// Takes a screenshot of every state of the product, in both themes at three widths, for visual review:
//   npm run screens                    all states
//   npm run screens -- quick-add edit  states whose names start with these
// Screenshots go to e2e/screenshots. Nothing is compared.
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

/** Waits until loading has finished, except what the state itself holds back. */
async function settle(page: Page, { name }: State): Promise<void> {
  if (name.endsWith('-loading')) return
  await page.waitForFunction(
    () => document.querySelector('main :is(.animate-breathe, [aria-busy=true])') === null,
  )
}

async function takeScreenshots(page: Page, state: State): Promise<void> {
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
      // Start a full-page screenshot at the top, or fixed elements appear in its middle.
      if (!state.windowOnly) await page.evaluate(() => window.scrollTo(0, 0))
      const path = join(folder, `${state.name}−${colorScheme}−${width}.png`)
      await page.screenshot({ path, fullPage: !state.windowOnly })
    }
  }
}

const prefixes = process.argv.slice(2)
const selected = states.filter(
  ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
)
if (selected.length === 0) throw new Error(`No state matches ${prefixes.join(', ')}`)

// Use the bundled browser, so that screenshots are the same on every machine.
process.env.BUNDLED_CHROMIUM ||= '1'
mkdirSync(folder, { recursive: true })
const stage = await openStage()
try {
  for (const state of selected) {
    const page = await stage.openPage(state.who)
    await takeScreenshots(page, state)
    await page.context().close()
    process.stdout.write(`${state.name}\n`)
  }
} finally {
  await stage.close()
}
process.stdout.write(
  `${selected.length * themes.length * widths.length} screenshots in ${folder}\n`,
)
