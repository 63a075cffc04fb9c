// Takes a screenshot of every state of the product, in both themes at five widths, for visual review:
//   npm run screens                    all states
//   npm run screens -- quick-add edit  states whose names start with these
//   npm run screens -- --widths 390,1680 --looks light,dark,forced --touch --text 32
//   npm run screens -- --check         also lists what axe finds, and text that is cut off
// Text is the browser's text size in pixels, 16 unless told. Screenshots go to e2e/screenshots. Nothing is compared.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { openStage } from './screens/stage.ts'
import type { State } from './screens/state.ts'
import { states } from './screens/states.ts'
import { findViolations } from './support/axe.ts'
import { findCutText } from './support/cutText.ts'
import { drawn } from './support/drawn.ts'
import { setTextSize } from './support/textSize.ts'

const folder = fileURLToPath(new URL('screenshots', import.meta.url))
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const
type Look = keyof typeof looks

const ownTextPx = 16

const { values, positionals: prefixes } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '320,390,768,1280,1680' },
    looks: { type: 'string', default: 'light,dark' },
    touch: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    text: { type: 'string', default: String(ownTextPx) },
  },
})
const widths = values.widths.split(',').map(Number)
const variant = [
  ...(values.touch ? ['touch'] : []),
  ...(Number(values.text) === ownTextPx ? [] : [`text${values.text}`]),
]
const chosenLooks = values.looks.split(',').map((name) => {
  if (!isLook(name)) throw new RangeError(`Not a look: ${name}`)
  return name
})

function isLook(name: string): name is Look {
  return Object.hasOwn(looks, name)
}

/** Heights of a phone, a tablet and a desktop. */
function heightOf(width: number): number {
  if (width < 600) return 720
  return width < 1024 ? 1024 : 900
}

/** Waits until loading has finished, except what the state itself holds back. */
async function settle(page: Page, { name }: State): Promise<void> {
  if (name.endsWith('-loading')) return
  await page.waitForFunction(
    () => document.querySelector('main :is(.animate-breathe, [aria-busy=true])') === null,
  )
}

/** A toast stays as long as another window has the focus. A menu would close. */
async function holdToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('[data-toasts] li')) window.dispatchEvent(new Event('blur'))
  })
}

/** Makes the window as tall as the page: a full-page screenshot would forget the text size. */
async function showWhole(page: Page, width: number): Promise<void> {
  await drawn(page)
  const height = await page.evaluate(() => {
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width, height })
}

/** The widths below which the page has a phone's controls. */
const phoneMax = 640

/** @returns what the checks found */
async function takeScreenshots(page: Page, state: State): Promise<string[]> {
  const found: string[] = []
  const textPx = Number(values.text)
  // Elsewhere only after the steps: in a small window they would meet other controls.
  await setTextSize(page, state.onPhone ? textPx : ownTextPx)
  await state.before?.(page)
  await page.setViewportSize(
    state.onPhone ? { width: 390, height: 720 } : { width: 1280, height: 900 },
  )
  await page.goto(state.path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settle(page, state)
  await state.steps?.(page)
  await holdToast(page)
  await setTextSize(page, textPx)
  await settle(page, state)
  for (const look of chosenLooks) {
    await page.emulateMedia({ ...looks[look], reducedMotion: 'reduce' })
    for (const width of widths.filter((each) => !state.onPhone || each < phoneMax)) {
      await page.setViewportSize({ width, height: heightOf(width) })
      if (!state.windowOnly) await showWhole(page, width)
      await drawn(page)
      const name = [state.name, look, width, ...variant].join('−')
      await page.screenshot({ path: join(folder, `${name}.png`) })
      if (!values.check) continue
      const findings = [...(await findViolations(page)), ...(await findCutText(page))]
      found.push(...findings.map((finding) => `${name}: ${finding}`))
    }
  }
  return found
}

const selected = states.filter(
  ({ name }) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
)
if (selected.length === 0) throw new Error(`No state matches ${prefixes.join(', ')}`)

// Use the bundled browser, so that screenshots are the same on every machine.
process.env.BUNDLED_CHROMIUM ||= '1'
mkdirSync(folder, { recursive: true })
const stage = await openStage()
const found: string[] = []
try {
  for (const state of selected) {
    const hasTouch = values.touch || state.onPhone === true
    const page = await stage.openPage(state.who, { hasTouch }, state.story)
    const findings = await takeScreenshots(page, state).catch((error: unknown) => [
      `${state.name} was not reached: ${error}`,
    ])
    found.push(...findings)
    await page.context().close()
    process.stdout.write(`${state.name}\n`)
  }
} finally {
  await stage.close()
}
for (const finding of found) process.stdout.write(`${finding}\n`)
process.stdout.write(`${selected.length} states, screenshots in ${folder}\n`)
if (found.length > 0) process.exitCode = 1
