import { utcDay } from '@evenkeel/domain/calendar'
import type { Locator, Page } from 'playwright-core'
import { settled, signIn, withBrowser, withProfile } from '../environment/browser.ts'
import { productEnvironment, withEnvironment } from '../environment/environment.ts'
import { addRows, signUp, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement, Options } from '../lib/benchmark.ts'
import { quantileOf, spreadOf } from '../lib/stats.ts'
import { startServer } from '../load/server.ts'

const slowdown = 4

type Interaction = {
  what: string
  /** What is clicked. */
  target(page: Page): Locator
  undo?(page: Page): Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const column = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Transactions pages' })

async function close(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
}

const kinds: readonly Interaction[] = [
  { what: 'sorting', target: (page) => column(page, 'Amount') },
  {
    what: 'going to the next page',
    target: (page) => pages(page).getByRole('button', { name: 'Next' }),
  },
  { what: 'opening Quick Add', target: (page) => button(page, 'Quick Add'), undo: close },
  {
    what: 'opening an entry to edit',
    target: (page) => page.getByRole('button', { name: /^Edit/ }).first(),
    undo: close,
  },
  { what: 'switching the period', target: otherPeriod },
]

function otherPeriod(page: Page): Locator {
  const periods = page.getByRole('group', { name: 'Period' }).getByRole('radio', { checked: false })
  return periods.first().locator('..')
}

export const interactions: Benchmark = {
  name: 'interactions',
  title: `Interaction to next paint (INP) with ${slowdown}× CPU throttling and many entries`,
  run: (options) =>
    withEnvironment(async (environment) => {
      const user = await signUp(environment)
      await addRows(environment, user, options.rowsFew, 1, utcDay(new Date()))
      await vacuum(environment)
      const product = await startServer('product', productEnvironment(environment.dataDir))
      try {
        const url = `http://localhost:${product.port}`
        return await withProfile((folder) =>
          withBrowser(folder, async (context) => {
            await signIn(context, url, user)
            return measure(await context.newPage(), url, options)
          }),
        )
      } finally {
        await product.stop()
      }
    }),
}

async function measure(page: Page, url: string, options: Options): Promise<Measurement[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPage)
  const shifts = await measureShifts(page, url)
  return [...(await measureClicks(page, options)), shifts]
}

/** What the page records about itself. */
type PageRecord = { evenkeelBench: { clicks: { id: number; ms: number }[]; shift: number } }

/** Runs in the page before its scripts. */
function watchPage(): void {
  const record: PageRecord['evenkeelBench'] = { clicks: [], shift: 0 }
  ;(window as unknown as PageRecord).evenkeelBench = record
  type ObservedEntry = PerformanceEntry & {
    interactionId: number
    hadRecentInput: boolean
    value: number
  }
  const watch = (type: string, onEntry: (entry: ObservedEntry) => void) =>
    new PerformanceObserver((list) =>
      (list.getEntries() as ObservedEntry[]).forEach(onEntry),
    ).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('event', ({ interactionId: id, duration: ms }) => {
    if (id > 0) record.clicks.push({ id, ms })
  })
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) record.shift += value
  })
}

const loads = 5
/** By then, late content such as charts has loaded. */
const settleMs = 1500

async function measureShifts(page: Page, url: string): Promise<Measurement> {
  const shifts: number[] = []
  for (let load = 0; load < loads; load += 1) {
    await page.goto(url)
    await settled(page)
    await page.waitForTimeout(settleMs)
    shifts.push(await page.evaluate(() => (window as unknown as PageRecord).evenkeelBench.shift))
  }
  return {
    what: 'layout shift from skeleton to data (CLS)',
    unit: '',
    value: spreadOf(shifts),
    goal: { atMost: 0.02 },
    absolute: `${loads} loads`,
  }
}

async function measureClicks(page: Page, options: Options): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  const all: number[] = []
  for (const { what, target, undo } of kinds) {
    const times: number[] = []
    for (let round = 0; round < options.rounds; round += 1) {
      times.push(await clickMs(page, target(page)))
      await undo?.(page)
      await settled(page)
    }
    all.push(...times)
    const most = Math.max(...times)
    measurements.push({ what, unit: 'ms', value: spreadOf(times), absolute: `max ${most} ms` })
  }
  const inp = quantileOf(all, 0.98)
  return [
    ...measurements,
    {
      what: 'all interactions, 98th percentile (INP)',
      unit: 'ms',
      value: { median: inp, low: inp, high: inp },
      goal: { atMost: 200 },
      absolute: `${all.length} clicks`,
    },
  ]
}

/** The shortest duration the browser reports. */
const reportedMsMin = 16
const reportDelayMs = 400
/** How long a person rests on a button before pressing it, and presses it. */
const restMs = 100
const pressMs = 60

/**
 * Moves the mouse over the target, as a person does before the click. Playwright's own click would run its check of
 * what the click hits as part of the click.
 */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no place on the page`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(restMs)
}

/** The time from a click to the paint that shows its effect, from the Event Timing API. */
async function clickMs(page: Page, target: Locator): Promise<number> {
  await pointAt(page, target)
  await page.evaluate(() => {
    ;(window as unknown as PageRecord).evenkeelBench.clicks = []
  })
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  await page.mouse.up()
  await page.waitForTimeout(reportDelayMs)
  const clicks = await page.evaluate(() => (window as unknown as PageRecord).evenkeelBench.clicks)
  return Math.max(reportedMsMin, ...clicks.map(({ ms }) => ms))
}
