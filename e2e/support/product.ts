import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { vi } from 'vitest'
import { afterFile } from '../../server/src/testing/afterFile.ts'
import { openTestApp, type TestApp } from '../../server/src/testing/app.ts'
import { findViolations } from './axe.ts'
import { launchBrowser } from './browser.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** 8 p.m. on 30 January at UTC−8, when it is already the 31st in UTC: exposes any mix-up of days. */
export const evening = { instant: '2026-01-31T04:00:00.000Z', zone: 'America/Los_Angeles' } as const

export type Product = {
  url: string
  app: TestApp
  /** Restarts the app on the same data and URL. */
  restart(): Promise<void>
  /** A new window with its own cookies and storage. */
  openWindow(options?: WindowOptions): Promise<Window>
}

type WindowOptions = { zone?: string; instant?: string; width?: number; height?: number }

export type Window = {
  page: Page
  context: BrowserContext
  /** Another tab with the same cookies, storage and clock. */
  openTab(): Promise<Page>
  /** Unexpected console messages from every tab. Must be empty at the end of a journey. */
  complaints: string[]
  /** Ignores the browser's console message for a request that fails on purpose. */
  expectFailure(path: string): void
}

let browser: Browser | undefined
const anyPort = 'http://localhost:0'

/** The whole product in this process, on its own database, with a clock that only the journey moves. */
export async function openProduct(env: Record<string, string> = {}): Promise<Product> {
  if (!existsSync(webFolder)) throw new Error('Build the page first: npm test does so by itself')
  browser ??= await launchBrowser()
  const launched = browser
  const app = await openTestApp({ env, parts: { webFolder } })
  app.clock.set(evening.instant)
  let running = app.fastify
  await running.listen({
    port: Number(new URL(app.config.publicUrl ?? anyPort).port),
    host: '127.0.0.1',
  })
  const { port } = running.server.address() as AddressInfo
  const url = `http://localhost:${port}`
  const contexts: BrowserContext[] = []
  afterFile(async () => {
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

const widths = [320, 390, 768, 1280]

/**
 * Checks the current screen for WCAG 2.2 AA violations and sideways scroll, in both themes at every width.
 * @returns one line per violation
 */
export async function findBarriers(page: Page, at: readonly number[] = widths): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const width of at) {
      await page.setViewportSize({ width, height: before?.height ?? 900 })
      for (const violation of await findViolations(page)) {
        found.push(`${scheme} ${width}: ${violation}`)
      }
      const overflow = await overflowAtRest(page)
      if (overflow > 0) found.push(`${scheme} ${width}: ${overflow} px of sideways scroll`)
    }
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return found
}

/** Horizontal overflow in pixels, after charts have had a few frames to adapt to the new width. */
async function overflowAtRest(page: Page): Promise<number> {
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return vi
    .waitFor(
      async () => {
        const overflow = await measure()
        if (overflow > 0) throw new Error(`${overflow} px`)
        return overflow
      },
      { timeout: 3000 },
    )
    .catch(measure)
}

/**
 * The same while the page's clock is stopped. The scan itself uses timers, so the clock advances a millisecond at a
 * time.
 */
export async function findBarriersAtRest(
  page: Page,
  at: readonly number[] = widths,
): Promise<string[]> {
  let isDone = false
  const scan = findBarriers(page, at).finally(() => {
    isDone = true
  })
  while (!isDone) await page.context().clock.runFor(1)
  return scan
}
