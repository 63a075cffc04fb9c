import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askOneByOne } from './support/answers.ts'
import { billOf } from './support/bills.ts'
import {
  addEntries,
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
import { isFocused, mistakeAt } from './support/seen.ts'

const widths = [320, 768, 1280]

/** Each month has a different mood and balance. */
const ledger = [
  income('3200', 'Salary', '2026-01-05'),
  expense('1200', 'Housing', '2026-01-02'),
  expense('312.40', 'Food & Dining', '2026-01-10'),
  income('1000', 'Salary', '2025-12-01'),
  expense('1500.50', 'Housing', '2025-12-31'),
  income('1000', 'Salary', '2025-11-01'),
  expense('1000', 'Housing', '2025-11-30'),
  income('1000', 'Salary', '2025-10-01'),
  expense('800', 'Housing', '2025-10-31'),
  income('1000', 'Salary', '2025-09-01'),
  expense('950', 'Housing', '2025-09-30'),
  expense('0.40', 'Other', '2025-08-15'),
]

/** The four cards' names, figures and captions. */
async function figures(page: Page): Promise<string[]> {
  await settled(page)
  return textsOf(page.getByRole('region', { name: 'Summary' }).locator('dl > div'))
}

async function applyRange(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Start date').fill(from)
  await page.getByLabel('End date').fill(to)
  await page.getByRole('button', { name: 'Apply Filter' }).click()
  await page.waitForURL((url) => url.search === `?from=${from}&to=${to}`)
  await settled(page)
}

test("the four cards and the health card show a range's totals, positive and negative", async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: ledger })
  const health = cardOf(page, 'Financial Health')
  const mood = async () => ({
    gauge: await health.getByRole('img').getAttribute('aria-label'),
    lines: await textsOf(health.locator('p, li')),
  })

  await applyRange(page, '2026-01-01', '2026-01-31')
  expect(await figures(page)).toEqual([
    'Total Income +$3,200.00 1 transaction $2,200.00 more than by Dec 30',
    'Total Expenses −$1,512.40 2 transactions $1,512.40 more than by Dec 30',
    'Net Balance $1,687.60 Available to save $687.60 more than by Dec 30',
    'Budget Usage 47% of income spent 0% by Dec 30',
  ])
  const tip = 'Record more transactions: fewer than 5 say little about your money.'
  expect(await mood()).toEqual({
    gauge: 'Score 100 of 100: Excellent',
    lines: ['January 2026', 'Excellent from 3 entries', '47% of your income spent', tip],
  })

  await applyRange(page, '2025-12-01', '2025-12-31')
  expect(await figures(page)).toEqual([
    'Total Income +$1,000.00 1 transaction As much as in November',
    'Total Expenses −$1,500.50 1 transaction $500.50 more than in November',
    'Net Balance −$500.50 Over budget $500.50 less than in November',
    'Budget Usage 100% or more of income spent 100% in November',
  ])
  expect(await mood()).toEqual({
    gauge: 'Score 10 of 100: Critical',
    lines: [
      'December 2025',
      'Critical from 2 entries',
      '150% of your income spent',
      tip,
      'You spent more than 110% of your income.',
      'Your spending exceeded your income by 10% or more.',
      '$1,000.50 less spending in this range: +90 points',
      '$400.50 less spending reaches Poor',
    ],
  })
  await health.getByText('How this score is calculated').click()
  expect(await textsOf(health.locator('dl > div'))).toEqual([
    'Every score starts at 50',
    'You spent more than 110% of your income. −25',
    'Your spending exceeded your income by 10% or more. −15',
    'Your most recent transactions spent at most twice what they earned. 0',
    `${tip} 0`,
    'Score 10',
  ])
  expect(await findBarriers(page, widths)).toEqual([])

  // A net balance of zero is not over budget.
  await applyRange(page, '2025-11-01', '2025-11-30')
  expect((await figures(page)).slice(2)).toEqual([
    'Net Balance $0.00 Available to save $200.00 less than in October',
    'Budget Usage 100% of income spent 80% in October',
  ])
  expect((await mood()).gauge).toBe('Score 35 of 100: Poor')
  await applyRange(page, '2025-10-01', '2025-10-31')
  expect((await mood()).gauge).toBe('Score 75 of 100: Good')
  await applyRange(page, '2025-09-01', '2025-09-30')
  expect((await mood()).gauge).toBe('Score 60 of 100: Fair')

  // Zero income counts as $1.00 for the budget and as 0% on the health card.
  await applyRange(page, '2025-08-01', '2025-08-31')
  expect(await figures(page)).toEqual([
    'Total Income $0.00 0 transactions',
    'Total Expenses −$0.40 1 transaction',
    'Net Balance −$0.40 Over budget',
    'Budget Usage 40% No income, counted as $1.00',
  ])
  expect((await mood()).lines.slice(1, 3)).toEqual([
    'Critical from 1 entry',
    'No income, counted as 0% spent',
  ])
  expect((await mood()).lines.slice(-2)).toEqual([
    '$0.80 of income in this range: +95 points',
    '$0.37 of income reaches Poor',
  ])

  await applyRange(page, '2024-01-01', '2024-12-31')
  expect(await figures(page)).toEqual([
    'Total Income $0.00 0 transactions',
    'Total Expenses $0.00 0 transactions',
    'Net Balance $0.00 Available to save',
    'Budget Usage 0% of income spent',
  ])
  expect(await mood()).toEqual({
    gauge: 'Score 50 of 100: Fair',
    lines: ['2024', 'Fair from no entries yet', 'No income, counted as 0% spent', tip],
  })
  await page.getByText('No expense categories to display').waitFor()
  await page.getByText('No transactions found').waitFor()
  expect(await findBarriers(page, widths)).toEqual([])
  expect(complaints).toEqual([])
})

test('a figure that counts entries of days to come names both days of its comparison', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      income('100', 'Salary', '2025-12-05'),
      expense('50', 'Housing', '2025-12-01'),
      income('100', 'Salary', '2026-01-05'),
      expense('50', 'Housing', '2026-01-02'),
      expense('30', 'Housing', '2026-01-31'),
    ],
  })
  await applyRange(page, '2026-01-01', '2026-01-31')
  expect(await figures(page)).toEqual([
    'Total Income +$100.00 1 transaction As much as by Dec 30',
    'Total Expenses −$80.00 2 transactions As much by Jan 30 as by Dec 30',
    'Net Balance $20.00 Available to save As much by Jan 30 as by Dec 30',
    'Budget Usage 80% of income spent 50% by Jan 30, 50% by Dec 30',
  ])
  await page.getByText('As much by Jan 30 as by Dec 30').nth(2).waitFor()
  expect(complaints).toEqual([])
})

test('the date filter applies when both days are set, and is kept in the address', async () => {
  const product = await openProduct()
  const { page, openTab, person, complaints } = await openDashboard(product, { entries: ledger })
  const start = page.getByLabel('Start date')
  const end = page.getByLabel('End date')
  const apply = page.getByRole('button', { name: 'Apply Filter' })
  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  const enabled = async () => [await apply.isEnabled(), await clear.isEnabled()]
  await page.getByText('Everything you have recorded').waitFor()
  expect(await enabled()).toEqual([false, false])
  await start.fill('2025-12-01')
  expect(await enabled()).toEqual([false, true])
  await start.fill('')
  await end.fill('2025-11-30')
  expect(await enabled()).toEqual([false, true])
  await start.fill('2025-12-01')
  expect(await enabled()).toEqual([true, true])

  // An invalid range is reported at its field and not applied.
  await apply.click()
  expect(await mistakeAt(end)).toBe('Must not be before the start date')
  await start.fill('2025-02-30')
  await apply.click()
  expect(await mistakeAt(start)).toBe("That date doesn't exist")
  expect(new URL(page.url()).search).toBe('')
  expect(await findBarriers(page, widths)).toEqual([])

  await applyRange(page, '2025-12-01', '2025-12-31')
  await page.getByText('Dec 1 – Dec 31, 2025').first().waitFor()
  const december = ['Dec 31, 2025 — Housing −$1,500.50', 'Dec 1, 2025 — Income +$1,000.00']
  expect(await rowsOf(page)).toEqual(december)
  expect(await textOf(cardOf(page, 'Category Breakdown').getByRole('listitem'))).toBe(
    'Housing $1,500.50 1 transaction 100.0% $500.50 more than in November',
  )

  // Shared with another tab by its address.
  const tab = await openTab()
  await tab.goto(page.url())
  await settled(tab)
  expect(await rowsOf(tab)).toEqual(december)
  expect(await tab.getByLabel('Start date').inputValue()).toBe('2025-12-01')
  await tab.close()

  // Preset ranges and Back.
  const ranges = page.getByRole('list', { name: 'Ranges' }).getByRole('button')
  expect(await ranges.allInnerTexts()).toEqual([
    'All time',
    'January 2026',
    'December 2025',
    'Past 90 days',
    '2026',
  ])
  const pressed = page.getByRole('list', { name: 'Ranges' }).locator('[aria-pressed=true]')
  expect(await pressed.allInnerTexts()).toEqual(['December 2025'])
  await ranges.filter({ hasText: 'Past 90 days' }).click()
  await page.waitForURL('**/?from=2025-11-02&to=2026-01-30')
  await ranges.filter({ hasText: 'January 2026' }).click()
  await page.waitForURL('**/?from=2026-01-01&to=2026-01-31')
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(3)
  await page.goBack()
  await page.waitForURL('**/?from=2025-11-02&to=2026-01-30')
  expect([await start.inputValue(), await end.inputValue()]).toEqual(['2025-11-02', '2026-01-30'])

  await clear.click()
  await page.waitForURL(`${product.url}/`)
  await settled(page)
  expect([await start.inputValue(), await end.inputValue()]).toEqual(['', ''])
  expect(await enabled()).toEqual([false, false])
  await expect.poll(() => isFocused(start)).toBe(true)
  expect(await pressed.allInnerTexts()).toEqual(['All time'])

  // An invalid range in the address is ignored.
  await addEntries(product, person, [expense('1', 'Other', '2026-01-30', 'Fresh')])
  await page.goto('/?from=2026-01-31&to=2026-01-01')
  await settled(page)
  expect((await rowsOf(page))[0]).toBe('Jan 30, 2026 Fresh Other −$1.00')
  expect(complaints).toEqual([])
})

test('on a phone the date filter is collapsed until opened', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: ledger, width: 390 })
  const toggle = page.getByRole('button', { name: 'All time' }).first()
  expect(await page.getByLabel('Start date').isVisible()).toBe(false)
  await toggle.click()
  await applyRange(page, '2025-12-01', '2025-12-31')
  expect(await page.getByLabel('Start date').isVisible()).toBe(false)
  const folded = page.getByRole('button', { name: 'Dec 1 – Dec 31, 2025' })
  await expect.poll(() => isFocused(folded)).toBe(true)
  expect(complaints).toEqual([])
})

/** The cards in Tab order, with their positions. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  const place = page.locator('main section:focus-within:has(> header h2)').first()
  await page.getByRole('heading', { level: 1 }).focus()
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    if ((await place.count()) === 0) continue
    const stop = await place.evaluate((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      const title = card.querySelector('h2')?.textContent ?? ''
      return { title, left, right, top: top + window.scrollY, bottom: bottom + window.scrollY }
    })
    if (stops.some(({ title }) => title === stop.title)) {
      if (stops.at(-1)?.title !== stop.title) break
    } else stops.push(stop)
  }
  return stops
}

type Stop = { title: string; left: number; right: number; top: number; bottom: number }

const side = ['Recurring Bills', 'Quick Add', 'Financial Health']
const charts = ['Spending Overview', 'Category Breakdown']
const phone = [...side, 'Recent Transactions', ...charts, 'Quick Actions']
const tablet = [...side, ...charts, 'Recent Transactions', 'Quick Actions']
/** Below few bills there is room for the score. */
const tabletWithFewBills = ['Recurring Bills', 'Financial Health', 'Quick Add', ...tablet.slice(3)]
const wide = [...charts, 'Recent Transactions', 'Quick Actions', ...side.toReversed()]

test.each([
  [390, 0, phone],
  [768, 0, tabletWithFewBills],
  [768, 3, tablet],
  [1280, 0, wide],
])(
  'at %i px with %i bills Tab follows the visual order of the cards',
  async (width, billCount, order) => {
    const product = await openProduct({ BILLING: 'off' })
    const { page, complaints } = await openSignedIn(product, { entries: ledger, width })
    for (let count = 0; count < billCount; count += 1) {
      const bill = { description: `Bill ${count}`, startDate: '2026-02-01' }
      expect((await page.request.post(...billOf(product, bill))).status()).toBe(201)
    }
    await page.goto('/')
    await settled(page)
    const stops = await walk(page)
    expect(stops.map(({ title }) => title)).toEqual(order)
    // Each is below the one before or in the column to its right.
    const jumps = stops.filter((stop, at) => {
      const before = stops[at - 1]
      return before && stop.top < before.bottom && stop.left < before.right
    })
    expect(jumps).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('a growing window keeps the input and its focus', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: ledger, width: 1280 })
  const amount = cardOf(page, 'Quick Add').getByLabel('Amount')
  await amount.pressSequentially('12')
  await page.setViewportSize({ width: 768, height: 900 })
  await amount.pressSequentially('.3')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.keyboard.type('4')
  expect(await amount.inputValue()).toBe('12.34')
  expect(complaints).toEqual([])
})

test('transactions that could not be counted can still be exported', async () => {
  const product = await openProduct()
  const window = await openSignedIn(product, { entries: ledger })
  const { page, expectFailure, complaints } = window
  await askOneByOne(window)
  for (const path of ['/api/summary', '/api/transactions?']) {
    expectFailure(path)
    await page.route(
      (url) => url.href.includes(path),
      (route) => route.fulfill({ status: 500 }),
    )
  }
  await page.goto('/')
  await page.getByText('Your totals could not be loaded.').waitFor()
  await page.getByText('Your transactions could not be loaded.').waitFor()
  for (const name of ['Export', 'Export CSV']) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    expect((await saved).suggestedFilename()).toBe('evenkeel-transactions-2026-01-30.csv')
  }
  expect(complaints).toEqual([])
})
