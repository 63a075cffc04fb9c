import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findCutText } from './support/cutText.ts'
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

/** It is 30 January 2026. */
const ledger = [
  expense('1', 'Other', '2025-11-01', 'Corner shop'),
  income('3000', 'Salary', '2025-11-05', 'Work'),
  expense('1100', 'Housing', '2025-11-02', 'Rent'),
  expense('80', 'Entertainment', '2025-11-09', 'Concert hall'),
  income('3000', 'Salary', '2025-12-05', 'Work'),
  expense('1200', 'Housing', '2025-12-02', 'Rent'),
  expense('45.50', 'Healthcare', '2025-12-03', 'Dentist'),
  expense('2', 'Other', '2025-12-31', 'Corner shop'),
  expense('40', 'Other', '2026-01-30', 'Corner shop'),
  expense('900', 'Other', '2026-01-31', 'Tomorrow'),
]

const titled = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function openMonth(path: string, entries = ledger) {
  const product = await openProduct()
  const opened = await openSignedIn(product, { entries })
  await opened.page.goto(path)
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  await opened.page.getByText('Loading this month').waitFor({ state: 'detached' })
  return opened
}

const comparedWith = (page: Page) =>
  page.getByRole('combobox', { name: 'Compare with' }).locator('option:checked').textContent()

const tableRows = (page: Page, name: string) =>
  textsOf(page.getByRole('table', { name, exact: true }).locator('tr'))
const listRows = (page: Page, name: string) => textsOf(cardOf(page, name).getByRole('listitem'))

test('a month beside the one before: totals, categories, entries, payees and score', async () => {
  const { page, complaints } = await openMonth('/months/2025-12')
  await titled(page, 'December 2025')
  expect(await page.title()).toBe('December 2025 · Evenkeel')
  expect(await comparedWith(page)).toBe('Compared with November 2025')
  expect(await textOf(cardOf(page, 'Totals'))).toBe(
    'Income +$3,000.00 As much as in November ' +
      'Expenses −$1,247.50 $66.50 more than in November ' +
      'Net balance $1,752.50 Available to save $66.50 less than in November ' +
      'Health score 100 Excellent, from few entries; 100 in November',
  )
  expect(await tableRows(page, 'Expenses by category')).toEqual([
    'Category November December Difference',
    'Housing $1,100.00 $1,200.00 +$100.00',
    'Healthcare $0.00 $45.50 +$45.50',
    'Other $1.00 $2.00 +$1.00',
    'Entertainment $80.00 $0.00 −$80.00',
  ])
  expect(await tableRows(page, 'Income by category')).toEqual([
    'Category November December Difference',
    'Salary $3,000.00 $3,000.00 the same',
  ])
  expect(await listRows(page, 'Largest expenses')).toEqual([
    'Dec 2 Rent −$1,200.00',
    'Dec 3 Dentist −$45.50',
    'Dec 31 Corner shop −$2.00',
  ])
  expect(await listRows(page, 'Largest income')).toEqual(['Dec 5 Work +$3,000.00'])
  expect(await listRows(page, 'New payees')).toEqual(['Dentist −$45.50'])
  expect(await listRows(page, 'Gone payees')).toEqual(['Concert hall −$80.00'])
  await page.getByText('With entries in November, none in December').waitFor()
  expect(await cardOf(page, 'Bills paid').count()).toBe(0)
  expect(await findBarriers(page, widths)).toEqual([])

  // A category without entries this month leads to those of the month before.
  await page.getByRole('link', { name: 'Entertainment' }).click()
  await settled(page)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('Concert hall')])
  await page.goBack()
  await page.getByRole('link', { name: 'Housing' }).click()
  await settled(page)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('−$1,200.00')])
  await page.goBack()
  await page.getByRole('link', { name: 'Dentist' }).first().click()
  await settled(page)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('Dentist')])
  expect(complaints).toEqual([])
})

test('any two months stand beside each other, and the arrow keys keep them as far apart', async () => {
  const { page, complaints } = await openMonth('/months/2025-11')
  const other = page.getByRole('combobox', { name: 'Compare with' })
  // The later one is reviewed beside the earlier one.
  await other.selectOption({ label: 'Compared with January 2026' })
  await titled(page, 'January 2026')
  await page
    .getByText('Jan 1 – Jan 30, 2026, compared with November 2025', { exact: true })
    .waitFor()
  expect(await other.inputValue()).toBe('2025-11')
  expect(await tableRows(page, 'Expenses by category')).toEqual([
    'Category November By Jan 30 Difference',
    'Other $1.00 $40.00 +$39.00',
    'Housing $1,100.00 $0.00 −$1,100.00',
    'Entertainment $80.00 $0.00 −$80.00',
  ])
  expect(await listRows(page, 'Gone payees')).toEqual([
    'Work +$3,000.00',
    'Rent −$1,100.00',
    'Concert hall −$80.00',
  ])
  expect(await findBarriers(page, widths)).toEqual([])
  await page.reload()
  await page
    .getByText('Jan 1 – Jan 30, 2026, compared with November 2025', { exact: true })
    .waitFor()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowLeft')
  await titled(page, 'December 2025')
  await page
    .getByText(
      'December 2025, not compared with October 2025: your records begin after Oct 1, 2025.',
    )
    .waitFor()
  await other.focus()
  await other.selectOption({ label: 'Compared with November 2025' })
  await page.getByText('your records begin after').waitFor({ state: 'detached' })
  expect(await comparedWith(page)).toBe('Compared with November 2025')
  expect(new URL(page.url()).search).toBe('')
  expect(await isFocused(other)).toBe(true)
  expect(complaints).toEqual([])
})

test('the arrow keys and the links lead a month back and on, up to this month', async () => {
  const { page, complaints } = await openMonth('/months/2025-12')
  await page.keyboard.press('ArrowLeft')
  await titled(page, 'November 2025')
  // Nothing was recorded on the first day of October or before.
  await page
    .getByText(
      'November 2025, not compared with October 2025: your records begin after Oct 1, 2025.',
    )
    .waitFor()
  expect(await tableRows(page, 'Income by category')).toEqual([
    'Category November',
    'Salary $3,000.00',
  ])
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 }))).toBe(true)
  await page.keyboard.press('ArrowRight')
  await titled(page, 'December 2025')
  await page.getByRole('link', { name: 'January 2026' }).click()
  await titled(page, 'January 2026')
  await page.getByText('Jan 1 – Jan 30, 2026, compared with Dec 1 – Dec 30, 2025').waitFor()
  expect(await listRows(page, 'Largest expenses')).toEqual(['Jan 30 Corner shop −$40.00'])
  await page.getByText('With entries by Dec 30, none in January so far').waitFor()
  await page.keyboard.press('ArrowRight')
  // Keys that a field or a dialog needs do nothing here.
  await page.keyboard.press('n')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await titled(page, 'January 2026')
  expect(complaints).toEqual([])
})

test('an empty month, one ahead and addresses that are none say so', async () => {
  const { page, complaints } = await openMonth('/months/2024-02')
  await page.getByText('Nothing is recorded for February 2024.').waitFor()
  await page.getByRole('link', { name: 'Go to January 2026' }).click()
  await titled(page, 'January 2026')

  await page.goto('/months/2027-10')
  await page.getByText('October 2027 has not begun, and nothing is recorded for it yet.').waitFor()
  expect(await findBarriers(page, widths)).toEqual([])
  await page.keyboard.press('ArrowLeft')
  await titled(page, 'January 2026')
  for (const month of ['2026-13', '2026-00', 'foo', '1899-12', '2026-1', '2026-01/x', '']) {
    await page.goto(`/months/${month}`)
    await titled(page, 'Page not found')
  }
  expect(complaints).toEqual([])
})

test('entries recorded ahead are shown, and a new one appears at once', async () => {
  const { page, complaints } = await openMonth('/months/2026-02', [
    expense('75', 'Shopping', '2026-02-10', 'Tickets'),
  ])
  await page.getByText('This month has not begun. These entries are recorded ahead.').waitFor()
  expect(await listRows(page, 'Largest expenses')).toEqual(['Feb 10 Tickets −$75.00'])
  await page.goto('/months/2026-01')
  await page.getByText('Nothing is recorded for January 2026.').waitFor()
  // There is nothing to print.
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Add a transaction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await dialog.getByLabel('Amount').fill('12.30')
  await dialog.getByLabel('Category', { exact: true }).selectOption('Shopping')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await cardOf(page, 'Largest expenses').getByText('−$12.30').waitFor()
  expect(complaints).toEqual([])
})

test('income that a bill brought in is not counted among the bills paid', async () => {
  const billId = '01890000-0000-7000-8000-000000000000'
  const { page, complaints } = await openMonth('/months/2025-12', [
    { ...expense('40', 'Utilities', '2025-12-02', 'Power'), billId, billDueDate: '2025-12-02' },
    { ...expense('60', 'Utilities', '2025-12-03', 'Water'), billId, billDueDate: '2025-12-03' },
    { ...income('3000', 'Salary', '2025-12-05', 'Work'), billId, billDueDate: '2025-12-05' },
  ])
  await cardOf(page, 'Bills paid and received')
    .getByText('2 paid, −$100.00 · 1 received, +$3,000.00', { exact: true })
    .waitFor()
  expect(complaints).toEqual([])
})

test('the float line and the overview lead to the review', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: ledger })
  const review = (card: string) => cardOf(page, card).getByRole('link', { name: /^Month review/ })
  await review('This month').click()
  await titled(page, 'January 2026')
  await page.goBack()
  await settled(page)
  const overview = cardOf(page, 'Spending Overview')
  await overview.getByText('Last Month', { exact: true }).click()
  await review('Spending Overview').click()
  await titled(page, 'December 2025')
  await page.goBack()
  await settled(page)
  await overview.getByText('This Year', { exact: true }).click()
  expect(await review('Spending Overview').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('printed, the fullest review is one sheet without controls', async () => {
  const days = Array.from({ length: 12 }, (_, at) => at + 1)
  const two = (at: number) => String(at).padStart(2, '0')
  const billId = '01890000-0000-7000-8000-000000000000'
  const paid = Array.from({ length: 48 }, (_, at) => {
    const date = `2025-12-${two((at % 28) + 1)}`
    const billDueDate = `2025-${two(1 + Math.floor(at / 24))}-${two((at % 24) + 1)}`
    const name = `A bill with a rather long name, number ${at}`
    return { ...expense(`${at + 1}`, 'Utilities', date, name), billId, billDueDate }
  })
  const { page, complaints } = await openMonth('/months/2025-12', [
    expense('1', 'Other', '2025-11-01'),
    ...paid,
    ...days.flatMap((at) => [
      expense(`${at}00`, `Category of one's own, number ${at}`, `2025-12-${two(at)}`, `New ${at}`),
      expense(`${at}0`, `Category of one's own, number ${at}`, `2025-11-${two(at)}`, `Gone ${at}`),
      income(`${at}000`, `Source ${at}`, `2025-12-${two(at)}`, `From somebody, number ${at}`),
    ]),
  ])
  expect(await tableRows(page, 'Expenses by category')).toHaveLength(10)
  // On paper they stay folded.
  await page
    .getByRole('button', { name: /^Everything else/ })
    .first()
    .click()
  for (const [format, margin] of [
    ['A4', '0'],
    ['A4', '0.4in'],
    ['Letter', '0.4in'],
    ['Letter', '0.5in'],
  ] as const) {
    const sides = { top: margin, right: margin, bottom: margin, left: margin }
    const sheets = await page.pdf({ format, margin: sides, printBackground: true })
    const count = sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect([format, margin, count]).toEqual([format, margin, 1])
  }
  await page.emulateMedia({ media: 'print' })
  await page.getByText('and 40 more').waitFor()
  const pressable = page.getByRole('main').locator('button:visible, select:visible, a:visible')
  const inRows = page.getByRole('main').locator(':is(table, li) a:visible')
  expect(await pressable.count()).toBe(await inRows.count())
  expect(complaints).toEqual([])
})

test('everything else opens to its categories, with both months and their differences', async () => {
  const names = [...'abcdefghijk'].map((letter) => `Category ${letter}`)
  const { page, complaints } = await openMonth('/months/2025-12', [
    ...names.map((name, at) => expense(`${100 - at}`, name, '2025-12-05')),
    ...names.map((name) => expense('90', name, '2025-11-01')),
  ])
  const rest = page.getByRole('button', { name: 'Everything else (3)' })
  const last = async () => (await tableRows(page, 'Expenses by category')).slice(9)
  expect(await last()).toEqual(['Everything else (3) $270.00 $273.00 +$3.00'])
  expect(await rest.getAttribute('aria-expanded')).toBe('false')
  await rest.press('Enter')
  expect(await rest.getAttribute('aria-expanded')).toBe('true')
  expect(await last()).toEqual([
    'Everything else (3) $270.00 $273.00 +$3.00',
    'Category i $90.00 $92.00 +$2.00',
    'Category j $90.00 $91.00 +$1.00',
    'Category k $90.00 $90.00 the same',
  ])
  expect(await findBarriers(page, widths)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await setTextSize(page, 32)
  expect(await findCutText(page)).toEqual([])
  await page.getByRole('link', { name: 'Category j' }).click()
  await settled(page)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('$91.00')])
  expect(complaints).toEqual([])
})

test('payees and payments that do not fit are shown on request, and printed as a number', async () => {
  const { page, complaints } = await openMonth('/months/2025-12', [
    expense('1', 'Other', '2025-11-01'),
    ...Array.from({ length: 7 }, (_, at) =>
      expense(`${70 - at}`, 'Other', '2025-12-02', `No ${at}`),
    ),
  ])
  const card = cardOf(page, 'New payees')
  const shown = () => card.locator('li:visible').count()
  const button = card.getByRole('button')
  expect([await shown(), await textOf(button)]).toEqual([5, 'Show 2 more of New payees'])
  await button.focus()
  await page.keyboard.press('Enter')
  expect([await shown(), await textOf(button)]).toEqual([7, 'Show less of New payees'])
  expect(await isFocused(button)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect([await shown(), await button.isVisible()]).toEqual([5, false])
  expect(await card.getByText('and 2 more').isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await button.click()
  expect(await shown()).toBe(5)
  expect(complaints).toEqual([])
})

test.each([
  ['in very large text', 32, '1100'],
  ['beside a million dollars', 16, '1234567.89'],
])('%s each figure has a line of its own, with its label', async (_, textPx, rent) => {
  const { page } = await openMonth('/months/2025-12', [
    expense('1', 'Other', '2025-11-01'),
    expense('2', 'Other', '2025-12-03'),
    expense(rent, 'Housing', '2025-12-02'),
  ])
  await page.setViewportSize({ width: 320, height: 900 })
  await setTextSize(page, textPx)
  const rows = page.getByRole('table', { name: 'Expenses by category' }).locator('tbody tr')
  const linesOf = (row: Locator) =>
    row
      .locator('td')
      .evaluateAll((cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().top)).size)
  expect(await Promise.all((await rows.all()).map(linesOf))).toEqual([3, 3])
  expect(await textsOf(rows.locator('td [aria-hidden]:visible'))).toEqual([
    'Nov',
    'Dec',
    'Difference',
    'Nov',
    'Dec',
    'Difference',
  ])
  expect(await findCutText(page)).toEqual([])
})

test('beside a million dollars, a word of a name stays whole on the smallest phone', async () => {
  const { page } = await openMonth('/months/2026-01', [
    income('2345678.90', 'Salary', '2026-01-05', 'Consultancy'),
    expense('1987654.32', 'Shopping', '2026-01-12', 'Motorboat'),
  ])
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await findCutText(page)).toEqual([])
  const largest = ['Largest income', 'Largest expenses'].map((title) => cardOf(page, title))
  for (const card of largest) {
    const lines = await card.getByRole('link').evaluate((link) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return text.getClientRects().length
    })
    expect(lines).toBe(1)
  }
})

test('on the smallest phone the neighbours and Print share a line', async () => {
  const { page } = await openMonth('/months/2025-12', [expense('20', 'Other', '2025-12-12')])
  await page.setViewportSize({ width: 320, height: 720 })
  const line = [
    page.getByRole('navigation', { name: 'Months' }).getByRole('link').first(),
    page.getByRole('navigation', { name: 'Months' }).getByRole('link').last(),
    page.getByRole('button', { name: 'Print' }),
  ]
  const tops = await Promise.all(line.map(async (place) => (await place.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
  expect(await findCutText(page)).toEqual([])
})
