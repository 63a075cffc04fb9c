import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { afterAll, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../server/src/testing/app.ts'
import { launchBrowser } from './browser.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** 30 January, eight in the evening at UTC−8, where it is the 31st in UTC already: mistaken days show. */
export const evening = { instant: '2026-01-31T04:00:00.000Z', zone: 'America/Los_Angeles' } as const

export type Product = {
  url: string
  app: TestApp
  /** Stops the app and starts it anew on what it had stored, at the same address. */
  restart(): Promise<void>
  /** A window of its own, with its own cookies and storage. */
  openWindow(options?: WindowOptions): Promise<Window>
}

type WindowOptions = { zone?: string; instant?: string; width?: number; height?: number }

export type Window = {
  page: Page
  context: BrowserContext
  /** Another tab of the same browser: the same cookies, storage and clock. */
  openTab(): Promise<Page>
  /** Console lines that a journey did not expect, of every tab; a journey ends with none. */
  complaints: string[]
  /** Names a request that the journey makes fail on purpose, whose line in the console is the browser's own. */
  expectFailure(path: string): void
}

let browser: Browser | undefined

/** The whole product in this process, on a database of its own, at a clock that only the journey moves. */
export async function openProduct(env: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(webFolder)) throw new Error('Build the page first: npm test does so by itself')
  browser ??= await launchBrowser()
  const launched = browser
  const app = await openTestApp({ env, parts: { webFolder } })
  app.clock.set(evening.instant)
  let running = app.fastify
  await running.listen({ port: 0, host: '127.0.0.1' })
  const { port } = running.server.address() as AddressInfo
  const url = `http://localhost:${port}`
  const contexts: BrowserContext[] = []
  afterAll(async () => {
    for (const context of contexts) await context.close()
    await browser?.close()
    browser = undefined
  })
  return {
    url,
    app,
    restart: async () => {
      await running.close()
      running = (await openTestApp({ env, parts: { webFolder }, beside: app })).fastify
      await running.listen({ port, host: '127.0.0.1' })
    },
    openWindow: async (options) => {
      const window = await openWindow(launched, url, options)
      contexts.push(window.context)
      return window
    },
  }
}

async function openWindow(
  launched: Browser,
  url: string,
  {
    zone = evening.zone,
    instant = evening.instant,
    width = 1280,
    height = 900,
  }: WindowOptions = {},
): Promise<Window> {
  const context = await launched.newContext({
    baseURL: url,
    timezoneId: zone,
    locale: 'en-US',
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  await context.clock.install({ time: instant })
  const complaints: string[] = []
  const expected: string[] = []
  context.on('console', (message) => {
    if (isComplaint(message, expected)) complaints.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (failure) => complaints.push(`thrown: ${failure.error().message}`))
  return {
    page: await context.newPage(),
    context,
    openTab: () => context.newPage(),
    complaints,
    expectFailure: (path) => expected.push(path),
  }
}

function isComplaint(message: ConsoleMessage, expected: readonly string[]): boolean {
  if (!['error', 'warning'].includes(message.type())) return false
  const isFailedRequest = message.text().startsWith('Failed to load resource')
  return !(isFailedRequest && expected.some((path) => message.location().url.includes(path)))
}

// The package's own way opens a page and reads half a megabyte anew for each look: seventeen times as long.
const axe = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] }
type Axe = { run(options: object): Promise<{ violations: Violation[] }> }

/** What breaks WCAG 2.2 AA on the screen as it is. */
async function findViolations(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run({ runOnly, resultTypes: ['violations'] })).violations
  }, standards)
}

const widths = [320, 390, 768, 1280]

/**
 * Holds what is on the screen against WCAG 2.2 AA in both themes at every width, in place,
 * and against sideways scrolling.
 * @returns one line for each violation
 */
export async function findBarriers(page: Page, at: readonly number[] = widths): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const width of at) {
      await page.setViewportSize({ width, height: before?.height ?? 900 })
      for (const { id, nodes } of await findViolations(page)) {
        const places = nodes.map((node) => `${node.target} ${node.failureSummary}`).join('; ')
        found.push(`${scheme} ${width}: ${id} at ${places}`)
      }
      const overflow = await overflowAtRest(page)
      if (overflow > 0) found.push(`${scheme} ${width}: ${overflow} px of sideways scroll`)
    }
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return found
}

/** How many pixels stick out sideways, once charts have followed the new width, which takes them a few frames. */
async function overflowAtRest(page: Page): Promise<number> {
  const look = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return vi
    .waitFor(
      async () => {
        const overflow = await look()
        if (overflow > 0) throw new Error(`${overflow} px`)
        return overflow
      },
      { timeout: 3000 },
    )
    .catch(look)
}

/**
 * The same while the page's clock stands. What looks for barriers uses timers itself, so that the clock is moved on for
 * it, a millisecond each time that it is asked.
 */
export async function findBarriersAtRest(
  page: Page,
  at: readonly number[] = widths,
): Promise<string[]> {
  let isOver = false
  const scan = findBarriers(page, at).finally(() => {
    isOver = true
  })
  while (!isOver) await page.context().clock.runFor(1)
  return scan
}
