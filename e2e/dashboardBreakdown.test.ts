import { expect, test } from 'vitest'
import { drawingOf, watchCanvases } from './support/canvas.ts'
import { doughnut, ledger } from './support/charts.ts'
import { findBroken, findCutText } from './support/cutText.ts'
import {
  cardOf,
  expense,
  income,
  openDashboard,
  rowsOf,
  settled,
  textsOf,
} from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'

const widths = [320, 768, 1280]

test('the breakdown: the top five, all categories, and the figures of each', async () => {
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
    'Housing $1,200.00 1 transaction 57.1% $1,199.00 more than by Dec 30',
    'Food & Dining $500.00 2 transactions 23.8% $500.00 more than by Dec 30',
    'Transportation $250.50 1 transaction 11.9% $250.50 more than by Dec 30',
    'Pets $99.99 1 transaction 4.8% $99.99 more than by Dec 30',
    'Other $25.00 1 transaction 1.2% $25.00 more than by Dec 30',
  ]
  expect(await textsOf(rows)).toEqual(top)
  await breakdown.getByText('Showing 5 of 7 categories').waitFor()
  await breakdown.getByRole('button', { name: 'View All' }).click()
  await breakdown.getByText('Showing 7 of 7 categories').waitFor()
  expect(await textsOf(rows)).toEqual([
    ...top,
    'Utilities $20.00 1 transaction 1.0% $20.00 more than by Dec 30',
    'constructor $4.51 1 transaction 0.2% $4.51 more than by Dec 30',
  ])
  expect(await findBarriers(page, widths)).toEqual([])

  // Each built-in category has its own icon and colour; custom ones use those of Other.
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
  // The page's range still applies.
  expect(await rowsOf(page)).toEqual([
    'Jan 4, 2026 — Food & Dining −$100.00',
    'Jan 3, 2026 — Food & Dining −$400.00',
  ])

  await page.getByRole('button', { name: 'December 2025' }).click()
  await breakdown.getByText('$1.00').waitFor()
  await settled(page)
  expect(await textsOf(rows)).toEqual(['Housing $1.00 1 transaction 100.0%'])
  expect(await breakdown.getByRole('button', { name: /View All|Show Less/ }).count()).toBe(0)
  expect(await breakdown.getByText(/^Showing/).count()).toBe(0)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByLabel('Start date').fill('2024-01-01')
  await page.getByLabel('End date').fill('2024-01-02')
  await page.getByRole('button', { name: 'Apply Filter' }).click()
  await breakdown.getByText('No expense categories to display').waitFor()
  expect(complaints).toEqual([])
})

test('Back leads from a category to the page without it, skipping typed filters', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: ledger, path: '/dashboard' })
  const housing = cardOf(page, 'Category Breakdown').getByRole('button', { name: /Housing/ })
  const everything = await rowsOf(page)
  await housing.click()
  await page.getByRole('button', { name: 'Remove filter Housing' }).waitFor()
  // Choosing it again adds no history entry.
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

test('on the narrowest screens every category is readable, even beside the largest amount', async () => {
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
    const names = page
      .getByRole('main')
      .getByText(/^(Food & Dining|Transportation|Entertainment|WWWWWWWWWWWW .*)$/)
    // Once each in the breakdown, the chart's table and the list.
    expect(await names.count()).toBe(12)
    const cut = await names.evaluateAll((places) =>
      places.filter((place) => place.scrollWidth > place.clientWidth && place.clientWidth > 0),
    )
    expect(cut).toEqual([])
    const table = page.getByRole('table', { name: 'Expenses by Category' })
    const overflow = await table.evaluate(
      ({ parentElement: place }) => place && place.scrollWidth - place.clientWidth,
    )
    expect(overflow).toBe(0)
    const badges = page.locator('[data-place=extra] > span')
    const narrowest = await badges.evaluateAll((all) =>
      Math.min(...all.map((badge) => badge.clientWidth)),
    )
    expect(narrowest).toBeGreaterThan(90)
  }

  // The legend shortens a name instead of pushing its colour out of view.
  await page.getByRole('button', { name: 'Show chart of Expenses by Category' }).click()
  await page.setViewportSize({ width: 320, height: 900 })
  const legend = async () => {
    const { texts } = await drawingOf(doughnut(page))
    return texts.filter(({ text }) => text.endsWith('…')).map(({ x }) => x > 0.06)
  }
  await expect.poll(legend).toEqual([true])
  expect(complaints).toEqual([])
})

test('a word of a category that is wider than the card is broken, others are not', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, {
    entries: [
      expense('20', 'Bezirksschornsteinfegermeisterversammlung und mehr', '2026-01-28'),
      expense('99999999.99', 'Transportation', '2026-01-27'),
    ],
    width: 320,
  })
  expect(await findCutText(page)).toEqual([])
  expect(await findBroken(page.getByRole('main'), /Transportation/)).toEqual([])
})
