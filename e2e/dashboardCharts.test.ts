import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { drawingOf, watchCanvases } from './support/canvas.ts'
import { doughnut, ledger, trend } from './support/charts.ts'
import {
  cardOf,
  expense,
  income,
  openDashboard,
  openSignedIn,
  rowsOf,
  settled,
  textOf,
  textsOf,
} from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused } from './support/seen.ts'
import { setTextSize } from './support/textSize.ts'

const widths = [320, 768, 1280]

/** The rows of a chart's table. */
async function tableOf(page: Page, title: string): Promise<string[]> {
  return textsOf(page.getByRole('table', { name: title, exact: true }).locator('tr'))
}

async function describedBy(chart: Locator): Promise<string> {
  const id = (await chart.getAttribute('aria-describedby')) ?? ''
  return textOf(chart.page().locator(`[id="${id}"]`))
}

async function choosePeriod(page: Page, name: string): Promise<void> {
  await page.locator('fieldset label').filter({ hasText: name }).click()
  await settled(page)
}

test('the overview shows three periods, each with labels, summaries and tables', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: ledger,
    before: ({ context }) => watchCanvases(context),
  })
  const overview = cardOf(page, 'Spending Overview')
  const periods = overview.getByRole('radio')
  expect(await overview.getByRole('group').locator('label').allInnerTexts()).toEqual([
    'This Month',
    'Last Month',
    'This Year',
  ])
  expect(await periods.nth(0).isChecked()).toBe(true)
  expect(await overview.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Expenses by Category',
    'Monthly Trend',
  ])
  expect(await describedBy(doughnut(page))).toBe(
    'Housing is the largest of 2 categories: $600.00 of $1,000.00.',
  )
  expect(await describedBy(trend(page))).toBe(
    '$3,200.00 came in and $1,000.00 went out. Biggest day: Jan 2, $600.00.',
  )

  const slices = await drawingOf(doughnut(page))
  expect(slices.fills.filter((colour) => ['#10b981', '#ef4444'].includes(colour))).toEqual(
    // Housing and Food & Dining have their own colours in every chart.
    expect.arrayContaining(['#10b981', '#ef4444']),
  )
  const legend = slices.texts.filter(({ text }) => ['Housing', 'Food & Dining'].includes(text))
  expect(legend.map(({ text }) => text)).toEqual(['Housing', 'Food & Dining'])
  expect(Math.min(...legend.map(({ y }) => y))).toBeGreaterThan(0.8)
  expect(slices.texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['60%', '40%', '$1,000.00']),
  )

  const lines = await drawingOf(trend(page))
  const series = lines.texts.filter(({ text }) => ['Income', 'Expenses'].includes(text))
  expect(series.map(({ text }) => text)).toEqual(['Income', 'Expenses'])
  expect(Math.max(...series.map(({ y }) => y))).toBeLessThan(0.2)
  const curves = lines.lines.filter((line) => line.curves > 10)
  expect(curves.map(({ colour, dashes }) => [colour, dashes.length > 0])).toEqual(
    expect.arrayContaining([
      ['#10b981', false],
      ['#ef4444', true],
    ]),
  )
  const labels = lines.texts.map(({ text }) => text)
  expect(labels).toEqual(expect.arrayContaining(['$0', '$1,000', 'Jan 1']))

  // On paper every chart has its table below it.
  const tables = page.getByRole('table', { name: /^(Expenses by Category|Monthly Trend)$/ })
  expect(await tables.count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await tables.count()).toBe(2)
  expect([await doughnut(page).isVisible(), await trend(page).isVisible()]).toEqual([true, true])
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Show table of Expenses by Category' }).click()
  await page.getByRole('button', { name: 'Show table of Monthly Trend' }).click()
  expect(await tableOf(page, 'Expenses by Category')).toEqual([
    'Category Entries Amount Share',
    'Housing 1 $600.00 60.0%',
    'Food & Dining 2 $400.00 40.0%',
  ])
  const days = await tableOf(page, 'Monthly Trend')
  expect(days).toHaveLength(31)
  expect(days.slice(0, 6)).toEqual([
    'When Income Expenses',
    'Jan 1 $0.00 $0.00',
    'Jan 2 $0.00 $600.00',
    'Jan 3 $0.00 $0.00',
    'Jan 4 $0.00 $0.00',
    'Jan 5 $3,200.00 $0.00',
  ])
  // It is 30 January here and 31 January in UTC.
  expect(days.at(-1)).toBe('Jan 30 $0.00 $0.00')
  expect(await findBarriers(page, widths)).toEqual([])

  // In January, last month is December of the year before.
  await choosePeriod(page, 'Last Month')
  expect(await tableOf(page, 'Expenses by Category')).toEqual([
    'Category Entries Amount Share',
    'Pets 1 $80.00 100.0%',
  ])
  const december = await tableOf(page, 'Monthly Trend')
  expect([december.length, december[1], december.at(-1)]).toEqual([
    32,
    'Dec 1 $0.00 $0.00',
    'Dec 31 $0.00 $0.00',
  ])
  expect(december.slice(24, 26)).toEqual(['Dec 24 $0.00 $80.00', 'Dec 25 $50.00 $0.00'])

  await choosePeriod(page, 'This Year')
  expect(await tableOf(page, 'Monthly Trend')).toEqual([
    'When Income Expenses',
    'Jan $3,200.00 $1,000.00',
    'Feb $0.00 $0.00',
    'Mar $0.00 $20.00',
  ])
  await page.getByRole('button', { name: 'Show chart of Monthly Trend' }).click()
  expect(await describedBy(trend(page))).toBe(
    '$3,200.00 came in and $1,020.00 went out. Biggest month: Jan, $1,000.00.',
  )
  expect(complaints).toEqual([])
})

test('the cards say their days, and the overview follows a range that is one of its periods', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: ledger })
  const overview = cardOf(page, 'Spending Overview')
  const titles = async () => ({
    ...Object.fromEntries(
      await Promise.all(
        ['Financial Health', 'Category Breakdown', 'Spending Overview', 'Recent Transactions'].map(
          async (name) => [name, await textOf(cardOf(page, name).locator('header p'))],
        ),
      ),
    ),
    checked: await overview.getByRole('radio', { checked: true }).inputValue(),
  })
  expect(await titles()).toEqual({
    'Financial Health': 'All time',
    'Category Breakdown': 'All time',
    'Spending Overview': 'January 2026 · Month review of January 2026',
    'Recent Transactions': 'All time · 7 transactions · +$2,150.00',
    checked: 'thisMonth',
  })
  await page.getByRole('button', { name: 'December 2025' }).click()
  await settled(page)
  expect(await titles()).toEqual({
    'Financial Health': 'December 2025',
    'Category Breakdown': 'December 2025',
    'Spending Overview': 'December 2025 · Month review of December 2025',
    'Recent Transactions': 'December 2025 · 2 transactions · −$30.00',
    checked: 'lastMonth',
  })
  await cardOf(page, 'Summary').getByText('December 2025').waitFor()
  // A period of one's own choice stays until the page's range is another period.
  await choosePeriod(page, 'This Year')
  await page.getByRole('button', { name: 'Past 90 days' }).click()
  await settled(page)
  expect((await titles()).checked).toBe('thisYear')
  await page.getByRole('button', { name: 'January 2026' }).click()
  await settled(page)
  expect((await titles()).checked).toBe('thisMonth')
  expect(complaints).toEqual([])
})

test("labels on charts grow with the browser's text, on a phone as far as there is room", async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, {
    entries: ledger,
    before: ({ context }) => watchCanvases(context),
  })
  const sizesOf = async (chart: Locator) => {
    const { texts } = await drawingOf(chart)
    return texts.flatMap(({ text, fontPx }) => (/^(Housing|60%|Jan 1)$/.test(text) ? fontPx : []))
  }
  const sizes = async () => [...(await sizesOf(doughnut(page))), ...(await sizesOf(trend(page)))]
  expect(await sizes()).toEqual([12, 12, 12])
  await setTextSize(page, 32)
  await expect.poll(sizes).toEqual([24, 24, 24])
  await page.setViewportSize({ width: 320, height: 720 })
  await expect.poll(sizes).toEqual([14, 14, 14])
})

test('categories of one’s own are told apart in the doughnut', async () => {
  const product = await openProduct()
  const hatchesWith = async (...categories: string[]) => {
    const { page, context } = await openDashboard(product, {
      entries: categories.map((category, at) => expense(`${90 - at}`, category, '2026-01-10')),
      before: ({ context }) => watchCanvases(context),
    })
    const { fills } = await drawingOf(doughnut(page))
    await context.close()
    return fills.filter((fill) => fill === '[object CanvasPattern]').length
  }
  expect(await hatchesWith('Housing', 'Pets', 'Food & Dining')).toBe(0)
  // Each in its slice and in the legend.
  expect(await hatchesWith('Housing', 'Pets', 'Books', 'Garden')).toBeGreaterThanOrEqual(4)
})

test('forty categories leave the doughnut as large as eight, and the rest is everything else', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: Array.from({ length: 43 }, (_, at) =>
      expense(`${100 - at}`, `Category ${at + 1}`, '2026-01-10'),
    ),
    before: ({ context }) => watchCanvases(context),
  })
  const { texts } = await drawingOf(doughnut(page))
  const names = texts.map(({ text }) => text)
  expect(names).toContain('Category 8')
  expect(names).not.toContain('Category 9')
  expect(names).toEqual(expect.arrayContaining(['Everything else', '77%', '$3,397.00']))
  // The sum is in the middle of the ring, which has at least half of the chart's height.
  const sum = texts.find(({ text }) => text === '$3,397.00')
  expect(sum?.x).toBeCloseTo(0.5, 1)
  expect(sum?.y).toBeGreaterThan(0.3)

  // Everything else leads to the table, where all are listed.
  const box = await doughnut(page).boundingBox()
  const share = texts.find(({ text }) => text === '77%')
  await doughnut(page).click({
    position: { x: (share?.x ?? 0) * (box?.width ?? 0), y: (share?.y ?? 0) * (box?.height ?? 0) },
  })
  await expect.poll(() => tableOf(page, 'Expenses by Category')).toHaveLength(44)
  expect(complaints).toEqual([])
})

test('a slice, a point and a table row lead to their transactions', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: ledger,
    before: ({ context }) => watchCanvases(context),
  })
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button')

  // The first slice starts at the top and goes clockwise.
  const ring = await doughnut(page).boundingBox()
  if (ring === null) throw new Error('There is no doughnut')
  const share = (await drawingOf(doughnut(page))).texts.find(({ text }) => text === '60%')
  await doughnut(page).click({
    position: { x: (share?.x ?? 0) * ring.width, y: (share?.y ?? 0) * ring.height },
  })
  await page.getByRole('button', { name: 'Remove filter Housing' }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 2, 2026 Rent Housing −$600.00'])
  await expect.poll(() => isFocused(list)).toBe(true)
  expect(await chips.allInnerTexts()).toEqual([
    'Expenses',
    'Housing',
    'Jan 1 – Jan 31, 2026',
    'Clear all',
  ])
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    type: 'expense',
    category: 'Housing',
    startDate: '2026-01-01',
    endDate: '2026-01-31',
  })

  // A day's point: thirty days lie between the axis and the right edge.
  const box = await trend(page).boundingBox()
  if (box === null) throw new Error('There is no line chart')
  const { texts } = await drawingOf(trend(page))
  const first = texts.find(({ text }) => text === 'Jan 1')
  const last = texts.findLast(({ text }) => text.startsWith('Jan '))
  const dayOf = (text = '') => Number(text.slice(4))
  const step = ((last?.x ?? 0) - (first?.x ?? 0)) / (dayOf(last?.text) - 1)
  await trend(page).click({
    position: { x: ((first?.x ?? 0) + step * 4) * box.width, y: box.height / 2 },
  })
  await page.getByRole('button', { name: 'Remove filter Jan 5, 2026' }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 5, 2026 Pay Income +$3,200.00'])

  // The same from the tables, by keyboard.
  await page.getByRole('button', { name: 'Show table of Monthly Trend' }).press('Enter')
  await page.getByRole('table', { name: 'Monthly Trend' }).getByText('Jan 10').press('Enter')
  await page.getByRole('row', { name: /Dinner/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 10, 2026 Dinner Food & Dining −$300.00'])
  await page.getByRole('button', { name: 'Show table of Expenses by Category' }).press('Enter')
  const table = page.getByRole('table', { name: 'Expenses by Category' })
  await table.getByRole('button', { name: 'Food & Dining' }).press('Enter')
  await page.getByRole('row', { name: /Lunch/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('without data both charts say so', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [income('10', 'Gift', '2025-06-01')],
    before: ({ context }) => watchCanvases(context),
  })
  await page.getByText('No expense data available').waitFor()
  await trend(page).waitFor()
  const { texts } = await drawingOf(trend(page))
  expect(texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Income', 'Expenses', 'No data']),
  )
  // A level line of nothing in the middle, beside the same one without a scale.
  const amounts = texts.filter(({ text }) => text.startsWith('$'))
  expect(amounts.map(({ text, y }) => [text, y.toFixed(1)])).toEqual([['$0', '0.5']])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await trend(page).boundingBox())?.height).toBeLessThan(200)
  }
  expect(await describedBy(trend(page))).toBe('Nothing was recorded in this period.')
  expect(await page.getByRole('button', { name: /^Show table/ }).count()).toBe(0)
  // A point without transactions does nothing.
  await trend(page).click()
  expect(new URL(page.url()).search).toBe('')
  expect(await findBarriers(page, widths)).toEqual([])
  expect(complaints).toEqual([])
})

test('charts that fail to load leave the rest intact and load on Retry', async () => {
  const product = await openProduct()
  const { page, expectFailure, complaints } = await openSignedIn(product, { entries: ledger })
  const program = /\/assets\/charts-/
  expectFailure('/assets/charts-')
  await page.route(program, (route) => route.abort())
  await page.goto('/')
  const overview = cardOf(page, 'Spending Overview')
  const failed = overview.getByText('The chart could not be loaded.')
  const retry = overview.getByRole('button', { name: 'Retry' })
  await failed.nth(1).waitFor()
  await settled(page)
  expect([await failed.count(), await retry.count()]).toEqual([2, 2])
  expect(await rowsOf(page)).toHaveLength(5)
  expect(await findBarriers(page, widths)).toEqual([])
  await page.getByRole('button', { name: 'Show table of Expenses by Category' }).click()
  expect(await tableOf(page, 'Expenses by Category')).toHaveLength(3)
  await page.getByRole('button', { name: 'Show chart of Expenses by Category' }).click()

  // Retry while offline loses nothing; if only the chunk is missing, Retry reloads the page; once it is back, it loads.
  await page.route('**/favicon.svg', (route) => route.abort())
  expectFailure('/favicon.svg')
  const asked = page.waitForRequest('**/favicon.svg')
  await retry.first().click()
  await asked
  await failed.nth(1).waitFor()
  await page.unroute('**/favicon.svg')
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await retry.first().click()
  await loaded
  await settled(page)
  await failed.nth(1).waitFor()
  await page.unrouteAll()
  await retry.first().click()
  await doughnut(page).waitFor()
  await trend(page).waitFor()
  expect(await failed.count()).toBe(0)
  expect(complaints).toEqual([])
})
