import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import { drawingOf, watchCanvases } from './support/canvas.ts'
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
import { evening, findBarriers, openProduct } from './support/product.ts'
import { isFocused } from './support/seen.ts'

const widths = [320, 768, 1280]

const doughnut = (page: Page) => page.getByRole('img', { name: 'Expenses by Category' })
const trend = (page: Page) => page.getByRole('img', { name: 'Monthly Trend' })

/** A table behind a chart, row by row. */
async function tableOf(page: Page, title: string): Promise<string[]> {
  return textsOf(page.getByRole('table', { name: title, exact: true }).locator('tr'))
}

async function describedBy(chart: Locator): Promise<string> {
  const id = (await chart.getAttribute('aria-describedby')) ?? ''
  return textOf(chart.page().locator(`[id="${id}"]`))
}

async function choosePeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check({ force: true })
  await settled(page)
}

const ledger = [
  income('3200', 'Salary', '2026-01-05', 'Pay'),
  expense('600', 'Housing', '2026-01-02', 'Rent'),
  expense('300', 'Food & Dining', '2026-01-10', 'Dinner'),
  expense('100', 'Food & Dining', '2026-01-29', 'Lunch'),
  expense('80', 'Pets', '2025-12-24', 'Vet'),
  income('50', 'Gift', '2025-12-25', 'Present'),
  expense('20', 'Shopping', '2026-03-04', 'Ordered ahead'),
]

test('the overview draws three periods, each with its names, sentences and tables', async () => {
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
    '$3,200.00 came in and $1,000.00 went out, the most on Jan 2: $600.00.',
  )

  const slices = await drawingOf(doughnut(page))
  expect(slices.fills.filter((colour) => ['#ef4444', '#3b82f6'].includes(colour))).toEqual(
    expect.arrayContaining(['#ef4444', '#3b82f6']),
  )
  const legend = slices.texts.filter(({ text }) => ['Housing', 'Food & Dining'].includes(text))
  expect(legend.map(({ text }) => text)).toEqual(['Housing', 'Food & Dining'])
  expect(Math.min(...legend.map(({ y }) => y))).toBeGreaterThan(0.8)
  expect(slices.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['60%', '40%']))

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

  // On paper every chart has its table beside it.
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
  // It is 30 January here, and 31 January in UTC.
  expect(days.at(-1)).toBe('Jan 30 $0.00 $0.00')
  expect(await findBarriers(page, widths)).toEqual([])

  // It is January: last month is December of the year before.
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
    '$3,200.00 came in and $1,020.00 went out, the most in Jan: $1,000.00.',
  )
  expect(complaints).toEqual([])
})

test('a slice, a point and a row of a table lead to their entries', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: ledger,
    before: ({ context }) => watchCanvases(context),
  })
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button')

  // The first slice begins at the top and goes to the right.
  const ring = await doughnut(page).boundingBox()
  if (ring === null) throw new Error('There is no doughnut')
  const share = (await drawingOf(doughnut(page))).texts.find(({ text }) => text === '60%')
  await doughnut(page).click({
    position: { x: (share?.x ?? 0) * ring.width, y: (share?.y ?? 0) * ring.height },
  })
  await page.getByRole('button', { name: 'Remove filter Housing' }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 2, 2026 Rent Housing -$600.00'])
  expect(await isFocused(list)).toBe(true)
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

  // The point of a day: thirty days lie between the axis and the right edge.
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

  // The same by the tables, with the keyboard.
  await page.getByRole('button', { name: 'Show table of Monthly Trend' }).press('Enter')
  await page.getByRole('table', { name: 'Monthly Trend' }).getByText('Jan 10').press('Enter')
  await page.getByRole('row', { name: /Dinner/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 10, 2026 Dinner Food & Dining -$300.00'])
  await page.getByRole('button', { name: 'Show table of Expenses by Category' }).press('Enter')
  const table = page.getByRole('table', { name: 'Expenses by Category' })
  await table.getByRole('button', { name: 'Food & Dining' }).press('Enter')
  await page.getByRole('row', { name: /Lunch/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('without anything to draw both charts say so', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [income('10', 'Gift', '2025-06-01')],
    before: ({ context }) => watchCanvases(context),
  })
  await page.getByText('No expense data available').waitFor()
  await trend(page).waitFor()
  const texts = (await drawingOf(trend(page))).texts.map(({ text }) => text)
  expect(texts.filter((text) => !text.startsWith('$'))).toEqual(
    expect.arrayContaining(['Income', 'Expenses', 'No data']),
  )
  expect(texts).toContain('$0')
  expect(await describedBy(trend(page))).toBe('Nothing was recorded in this period.')
  expect(await page.getByRole('button', { name: /^Show table/ }).count()).toBe(0)
  // There are no entries behind a point that stands for none.
  await trend(page).click()
  expect(new URL(page.url()).search).toBe('')
  expect(await findBarriers(page, widths)).toEqual([])
  expect(complaints).toEqual([])
})

test('the breakdown: the top five, all of them, and what it says of each', async () => {
  const product = await openProduct()
  const spent = [
    ['Housing', '1200.00'],
    ['Food & Dining', '400.00'],
    ['Transportation', '250.50'],
    ['Pets', '99.99'],
    ['Other', '25.00'],
    ['Utilities', '20.00'],
    ['constructor', '4.51'],
  ] as const
  const { page, complaints } = await openDashboard(product, {
    entries: [
      ...spent.map(([category, dollars]) => expense(dollars, category, '2026-01-03')),
      expense('100', 'Food & Dining', '2026-01-04'),
      expense('1', 'Housing', '2025-12-01'),
      income('5000', 'Salary', '2026-01-01'),
    ],
    path: '/?from=2026-01-01&to=2026-01-31',
  })
  const breakdown = cardOf(page, 'Category Breakdown')
  const rows = breakdown.getByRole('listitem')
  const top = [
    'Housing 1 transaction $1,200.00 57.1%',
    'Food & Dining 2 transactions $500.00 23.8%',
    'Transportation 1 transaction $250.50 11.9%',
    'Pets 1 transaction $99.99 4.8%',
    'Other 1 transaction $25.00 1.2%',
  ]
  expect(await textsOf(rows)).toEqual(top)
  await breakdown.getByText('Showing 5 of 7 categories').waitFor()
  await breakdown.getByRole('button', { name: 'View All' }).click()
  await breakdown.getByText('Showing 7 of 7 categories').waitFor()
  expect(await textsOf(rows)).toEqual([
    ...top,
    'Utilities 1 transaction $20.00 1.0%',
    'constructor 1 transaction $4.51 0.2%',
  ])
  expect(await findBarriers(page, widths)).toEqual([])

  // Each known category has an icon and a colour of its own; any other name has those of Other.
  const looks = await rows.evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector('svg')
      return `${icon?.innerHTML} ${icon && getComputedStyle(icon).color}`
    }),
  )
  const [, , , pets, other, , own] = looks
  expect([pets, own]).toEqual([other, other])
  expect(new Set(looks).size).toBe(5)

  await breakdown.getByRole('button', { name: 'Show Less' }).click()
  await breakdown.getByText('Showing 5 of 7 categories').waitFor()
  expect(await rows.count()).toBe(5)
  await rows.getByRole('button', { name: /Food & Dining/ }).click()
  await page.getByRole('button', { name: 'Remove filter Food & Dining' }).waitFor()
  await settled(page)
  // The page's days still rule.
  expect(await rowsOf(page)).toEqual([
    'Jan 4, 2026 — Food & Dining -$100.00',
    'Jan 3, 2026 — Food & Dining -$400.00',
  ])

  await page.getByRole('button', { name: 'December 2025' }).click()
  await breakdown.getByText('$1.00').waitFor()
  await settled(page)
  expect(await textsOf(rows)).toEqual(['Housing 1 transaction $1.00 100.0%'])
  expect(await breakdown.getByRole('button', { name: /View All|Show Less/ }).count()).toBe(0)
  expect(await breakdown.getByText(/^Showing/).count()).toBe(0)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByLabel('Start date').fill('2024-01-01')
  await page.getByLabel('End date').fill('2024-01-02')
  await page.getByRole('button', { name: 'Apply Filter' }).click()
  await breakdown.getByText('No expense categories to display').waitFor()
  expect(complaints).toEqual([])
})

test('charts whose program does not come take nothing else along, and come when it is asked for again', async () => {
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

  // Asked again while the line is down, and nothing is lost; while only the file is missing, and the page is loaded
  // anew; and once it is back.
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

test('on paper: light colours, all rows, one column, and nothing to press', async () => {
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
    'Spending Overview',
    'Category Breakdown',
    'Recent Transactions',
    'Financial Health',
    'Recurring Bills',
  ])
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Skip to content' }).count()).toBe(0)
  // What can be pressed and still stands is the name of a row.
  const pressable = page.getByRole('main').locator('button:visible, a:visible')
  const inRows = page.getByRole('main').locator(':is(table, li) :is(button:visible, a:visible)')
  expect(await pressable.count()).toBe(await inRows.count())

  // A grid does not know of pages: what it holds is cut where one ends, and drawn over what follows.
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

/** Cards that lie over each other. */
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

test('who prints before the charts are there gets their tables and no holes, and the charts the next time', async () => {
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
  // While the clock stands, nobody has waited long enough for a chart out of sight.
  await context.clock.pauseAt(new Date(evening.instant).getTime() + 60_000)
  await page.goto('/')
  const tables = page.getByRole('table', { name: /^(Expenses by Category|Monthly Trend)$/ })
  const figuresHere = async () => {
    await context.clock.runFor(1)
    return page.getByRole('button', { name: /^Show table/ }).count()
  }
  await expect.poll(figuresHere).toBe(2)
  expect(isAsked).toBe(false)

  const asked = page.waitForRequest(program)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await asked
  await page.emulateMedia({ media: 'print' })
  expect(await tables.count()).toBe(2)
  expect(await page.getByText('Drawing the chart').count()).toBe(2)
  expect(await page.getByText('Drawing the chart').first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await context.clock.resume()
  await release()
  await doughnut(page).waitFor()
  await trend(page).waitFor()
  expect(complaints).toEqual([])
})

test('the way back leads from a category to the page without it, and past what was typed', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: ledger, path: '/dashboard' })
  const housing = cardOf(page, 'Category Breakdown').getByRole('button', { name: /Housing/ })
  const everything = await rowsOf(page)
  await housing.click()
  await page.getByRole('button', { name: 'Remove filter Housing' }).waitFor()
  // Chosen again it is no step of its own.
  await housing.click()
  await page.goBack()
  await page.waitForURL('**/dashboard')
  await settled(page)
  expect(await rowsOf(page)).toEqual(everything)

  await page.goForward()
  await page.getByRole('button', { name: 'Remove filter Housing' }).click()
  await page.waitForURL('**/dashboard?type=expense')
  await page.goBack()
  await page.waitForURL('**/dashboard?type=expense&category=Housing')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Search').pressSequentially('Re')
  await page.waitForURL('**/dashboard?*q=Re*')
  await page.goBack()
  await page.waitForURL('**/dashboard')
  expect(complaints).toEqual([])
})

test('on the narrowest screens every category is there to be read, beside the largest sum too', async () => {
  const product = await openProduct()
  const long = 'WWWWWWWWWWWW extraordinary expenses of an unusual kind on us'
  const { page, complaints } = await openDashboard(product, {
    entries: [
      expense('99999999.99', 'Food & Dining', '2026-01-29', 'Castle'),
      expense('99999999.98', long, '2026-01-28', 'Moat'),
      expense('20.50', 'Transportation', '2026-01-27'),
      expense('20.50', 'Entertainment', '2026-01-26'),
    ],
    before: ({ context }) => watchCanvases(context),
  })
  await page.getByRole('button', { name: 'Show table of Expenses by Category' }).click()
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 900 })
    const names = page.getByText(/^(Food & Dining|Transportation|Entertainment|WWWWWWWWWWWW .*)$/)
    // Once each in the breakdown, in the table behind the chart and in the list.
    expect(await names.count()).toBe(12)
    const cut = await names.evaluateAll((places) =>
      places.filter((place) => place.scrollWidth > place.clientWidth && place.clientWidth > 0),
    )
    expect(cut).toEqual([])
    const badges = page.locator('[data-place=extra] > span')
    const narrowest = await badges.evaluateAll((all) =>
      Math.min(...all.map((badge) => badge.clientWidth)),
    )
    expect(narrowest).toBeGreaterThan(90)
  }

  // The legend shortens a name rather than push its colour out of the picture.
  await page.getByRole('button', { name: 'Show chart of Expenses by Category' }).click()
  await page.setViewportSize({ width: 320, height: 900 })
  const legend = async () => {
    const { texts } = await drawingOf(doughnut(page))
    return texts.filter(({ text }) => text.endsWith('…')).map(({ x }) => x > 0.06)
  }
  await expect.poll(legend).toEqual([true])
  expect(complaints).toEqual([])
})
