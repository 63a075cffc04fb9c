import { utcDay } from '@evenkeel/domain/calendar'
import type { Page } from 'playwright-core'
import type { Figure, Measure, Options } from '../lib/figure.ts'
import { quantileOf, spreadOf } from '../lib/stats.ts'
import { startServer } from '../load/server.ts'
import { inBrowser, inProfile, settled, signIn } from '../world/browserPages.ts'
import { giveRows, settle, signUp } from '../world/people.ts'
import { inWorld, productEnvironment } from '../world/world.ts'

const slowdown = 4

type Interaction = {
  what: string
  act(page: Page): Promise<void>
  undo?(page: Page): Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const column = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button')
const pages = (page: Page) => page.getByRole('navigation', { name: 'Transactions pages' })
const close = (page: Page) => page.keyboard.press('Escape')

const kinds: readonly Interaction[] = [
  { what: 'sorting', act: (page) => column(page, 'Amount').click() },
  {
    what: 'the next page',
    act: (page) => pages(page).getByRole('button', { name: 'Next' }).click(),
  },
  { what: 'opening Quick Add', act: (page) => button(page, 'Quick Add').click(), undo: close },
  {
    what: 'opening an entry to edit',
    act: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
    undo: close,
  },
  { what: 'another period', act: (page) => switchPeriod(page) },
]

async function switchPeriod(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: 'Period' })
    .getByRole('radio', { checked: false })
    .first()
    .locator('..')
    .click()
}

export const interactions: Figure = {
  name: 'interactions',
  title: `From a click to the next paint (INP) on a CPU slowed ${slowdown} times, with many entries`,
  run: (options) =>
    inWorld(async (world) => {
      const person = await signUp(world)
      await giveRows(world, person, options.rowsFew, 1, utcDay(new Date()))
      await settle(world)
      const product = await startServer('product', productEnvironment(world.dataDir))
      try {
        const url = `http://localhost:${product.port}`
        return await inProfile((folder) =>
          inBrowser(folder, async (context) => {
            await signIn(context, url, person)
            return measure(await context.newPage(), url, options)
          }),
        )
      } finally {
        await product.stop()
      }
    }),
}

async function measure(page: Page, url: string, options: Options): Promise<Measure[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchPage)
  const shifts = await measureShifts(page, url)
  return [...(await measureClicks(page, options)), shifts]
}

/** What the page notes about itself. */
type Notes = { evenkeelBench: { clicks: { id: number; ms: number }[]; shift: number } }

/** Runs in the page before its own scripts. */
function watchPage(): void {
  const notes: Notes['evenkeelBench'] = { clicks: [], shift: 0 }
  ;(window as unknown as Notes).evenkeelBench = notes
  type Noted = PerformanceEntry & { interactionId: number; hadRecentInput: boolean; value: number }
  const watch = (type: string, note: (entry: Noted) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Noted[]).forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('event', ({ interactionId: id, duration: ms }) => {
    if (id > 0) notes.clicks.push({ id, ms })
  })
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) notes.shift += value
  })
}

const loads = 5
/** What comes late, such as the charts, has come by then. */
const restMs = 1500

async function measureShifts(page: Page, url: string): Promise<Measure> {
  const shifts: number[] = []
  for (let load = 0; load < loads; load += 1) {
    await page.goto(url)
    await settled(page)
    await page.waitForTimeout(restMs)
    shifts.push(await page.evaluate(() => (window as unknown as Notes).evenkeelBench.shift))
  }
  return {
    what: 'layout shift from skeleton to data (CLS)',
    unit: '',
    value: spreadOf(shifts),
    goal: { atMost: 0.02 },
    beside: `${loads} loads`,
  }
}

async function measureClicks(page: Page, options: Options): Promise<Measure[]> {
  const measures: Measure[] = []
  const all: number[] = []
  for (const { what, act, undo } of kinds) {
    const times: number[] = []
    for (let round = 0; round < options.rounds; round += 1) {
      times.push(await clickMs(page, () => act(page)))
      await undo?.(page)
      await settled(page)
    }
    all.push(...times)
    const most = Math.max(...times)
    measures.push({ what, unit: 'ms', value: spreadOf(times), beside: `${most} ms at most` })
  }
  const inp = quantileOf(all, 0.98)
  return [
    ...measures,
    {
      what: 'all of them, the 98th of a hundred (INP)',
      unit: 'ms',
      value: { median: inp, low: inp, high: inp },
      goal: { atMost: 200 },
      beside: `${all.length} clicks`,
    },
  ]
}

/** The shortest that the browser tells of. */
const toldMsMin = 16
const tellMs = 400

/** The time from one click to the paint that shows its effect, by the browser's own event timing. */
async function clickMs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    ;(window as unknown as Notes).evenkeelBench.clicks = []
  })
  await act()
  await page.waitForTimeout(tellMs)
  const clicks = await page.evaluate(() => (window as unknown as Notes).evenkeelBench.clicks)
  return Math.max(toldMsMin, ...clicks.map(({ ms }) => ms))
}
