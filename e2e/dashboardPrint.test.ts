import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import { drawingOf, watchCanvases } from './support/canvas.ts'
import { doughnut, ledger, trend } from './support/charts.ts'
import { cardOf, expense, openDashboard, openSignedIn } from './support/ledger.ts'
import { evening, openProduct } from './support/product.ts'

test('printed: light colours, all rows, one column and no controls', async () => {
  const product = await openProduct()
  const names = ['Housing', 'Food & Dining', 'Pets', 'Other', 'Utilities', 'Shopping', 'Healthcare']
  const { page, complaints } = await openDashboard(product, {
    entries: names.map((name, at) => expense(`${at + 1}`, name, '2026-01-05', name)),
    before: ({ context }) => watchCanvases(context),
  })
  await trend(page).waitFor()
  const grid = async () => (await drawingOf(trend(page))).lines.map(({ colour }) => colour)
  const [dark, light] = ['#22363f', '#e3e0d8']
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(grid).toContain(dark)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await grid()).toContain(light)
  expect(await grid()).not.toContain(dark)
  const ink = page.getByRole('heading', { level: 1 })
  expect(await ink.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(20, 35, 43)')

  const breakdown = cardOf(page, 'Category Breakdown')
  expect(await breakdown.getByRole('listitem').count()).toBe(7)
  expect(await breakdown.getByText(/^Showing/).isVisible()).toBe(false)
  const cards = page.getByRole('heading', { level: 2 })
  expect(await cards.allInnerTexts()).toEqual([
    'January 2026',
    'Spending Overview',
    'Category Breakdown',
    'Recent Transactions',
    'Financial Health',
    'Recurring Bills',
  ])
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Skip to content' }).count()).toBe(0)
  // The only controls left are those that serve as a row's name.
  const pressable = page.getByRole('main').locator('button:visible, a:visible')
  const inRows = page.getByRole('main').locator(':is(table, li) :is(button:visible, a:visible)')
  expect(await pressable.count()).toBe(await inRows.count())

  // A grid would be cut at page breaks and overlap what follows.
  const inGrids = await page.locator('table').evaluateAll((tables) =>
    tables.filter((table) => {
      for (let at: Element | null = table; at; at = at.parentElement) {
        if (getComputedStyle(at).display === 'grid') return true
      }
      return false
    }),
  )
  expect(inGrids).toEqual([])
  for (const width of [718, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(
      0,
    )
    expect(await findOverlaps(page)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
  await expect.poll(grid).toContain(dark)
  expect(complaints).toEqual([])
})

/** Cards that overlap each other. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.locator('main section:visible:has(> header h2)').evaluateAll((cards) => {
    const places = cards.map((card) => ({
      title: card.querySelector('h2')?.textContent,
      top: card.getBoundingClientRect().top,
      bottom: card.getBoundingClientRect().bottom,
    }))
    return places.flatMap(({ title, top }, at) => {
      const before = places[at - 1]
      return before && before.bottom > top ? [`${title} lies over ${before.title}`] : []
    })
  })
}

test('printing before the charts have loaded shows their tables without gaps, and the charts next time', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await openSignedIn(product, {
    entries: ledger,
    width: 390,
    height: 600,
  })
  const program = /\/assets\/charts-/
  const release = await holdBack(page, program)
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= program.test(request.url())
  })
  // While the clock is stopped, an offscreen chart is not loaded.
  await context.clock.pauseAt(new Date(evening.instant).getTime() + 60_000)
  await page.goto('/')
  const tables = page.getByRole('table', { name: /^(Expenses by Category|Monthly Trend)$/ })
  const figuresHere = async () => {
    await context.clock.runFor(1)
    return page.getByRole('button', { name: /^Show table of [A-Z]/ }).count()
  }
  await expect.poll(figuresHere).toBe(2)
  expect(isAsked).toBe(false)

  const asked = page.waitForRequest(program)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await asked
  await page.emulateMedia({ media: 'print' })
  expect(await tables.count()).toBe(2)
  expect(await page.getByText('Loading the chart').count()).toBe(2)
  expect(await page.getByText('Loading the chart').first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await context.clock.resume()
  await release()
  await doughnut(page).waitFor()
  await trend(page).waitFor()
  expect(complaints).toEqual([])
})

test('charts far from view are fetched but not drawn, until they come near or the page is printed', async () => {
  const product = await openProduct()
  const options = { entries: ledger, width: 390, height: 600 }
  const { page, complaints } = await openSignedIn(product, options)
  const canvases = page.locator('canvas')
  const hasCharts = page.waitForResponse(/\/assets\/charts-/)
  await page.goto('/')
  await hasCharts
  await page.waitForLoadState('networkidle')
  expect(await canvases.count()).toBe(0)
  // Printing does not wait, so both must be there when the event has been handled.
  const drawnAtOnce = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return [...document.querySelectorAll('canvas')].map(({ width }) => width > 0)
  })
  expect(drawnAtOnce).toEqual([true, true])

  await page.goto('/')
  await page.getByRole('heading', { name: 'Spending Overview' }).scrollIntoViewIfNeeded()
  await doughnut(page).waitFor()
  await trend(page).waitFor()
  expect(complaints).toEqual([])
})
