import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { billOf } from './support/bills.ts'
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
import { quickAdd } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, tabTo, waitForFocus } from './support/seen.ts'
import { setTextSize } from './support/textSize.ts'

const widths = [320, 768, 1280]

/** It is 30 January. Spending after the 30th of a month is 10.00 in each of the three before. */
const ledger = [
  income('3000', 'Salary', '2026-01-05'),
  expense('1200', 'Housing', '2026-01-02', 'Rent'),
  expense('312.40', 'Food & Dining', '2026-01-10'),
  ...['2025-10', '2025-11', '2025-12'].flatMap((month) => [
    income('1', 'Gift', `${month}-01`),
    expense('1500', 'Housing', `${month}-02`, 'Rent'),
  ]),
  expense('15', 'Shopping', '2025-10-31'),
  expense('15', 'Shopping', '2025-12-31'),
]

const month = (page: Page) => cardOf(page, 'This month')
const slider = (page: Page) => month(page).getByRole('slider', { name: 'Balance by day' })
const hull = (page: Page) => month(page).locator('svg[viewBox="0 0 44 14"]')
const readOut = async (page: Page) => (await slider(page).getAttribute('aria-valuetext')) ?? ''

/** Where the hull is, and where the dashed line ends, in percent of the picture. */
async function hullAndEnd(page: Page): Promise<number[][]> {
  const at = await hull(page).evaluate(({ style }) => [style.left, style.top])
  const dashed = month(page).locator('path[stroke-dasharray="6 5"]')
  const end = ((await dashed.getAttribute('d')) ?? '').split('L').at(-1) ?? ''
  return [at, end.split(' ')].map((place) =>
    place.map((share) => Math.round(Number.parseFloat(share) * 1000) / 1000),
  )
}

async function openWithBills() {
  const product = await openProduct()
  const opened = await openSignedIn(product, { entries: ledger })
  const bill = { type: 'expense', frequency: 'monthly', startDate: '2026-01-31' }
  const headers = { origin: product.url }
  for (const fields of [
    { amount: '4.50', category: 'Entertainment', description: 'Films' },
    { type: 'income', amount: '450', category: 'Freelance' },
  ]) {
    const reply = await opened.page.request.post(
      `${product.url}/api/recurring-transactions?today=2026-01-30`,
      { data: { ...bill, ...fields }, headers },
    )
    expect(reply.status()).toBe(201)
  }
  await opened.page.goto('/')
  await settled(opened.page)
  return { ...opened, product }
}

test('the month shows its end, last month, what is to come and the forecast', async () => {
  const { page, complaints } = await openWithBills()
  expect(await textsOf(month(page).locator('h2, p, li'))).toEqual([
    'January 2026',
    '+$1,933.10 on Jan 31, before everyday spending',
    'About +$1,928 with everyday spending as in the last three months.',
    '$12.40 more spent than by Dec 30',
    '1 bill and Freelance still to come',
  ])
  expect(await findBarriers(page, widths)).toEqual([])

  await quickAdd(page, { type: 'Expense', amount: '12.40', category: 'Food & Dining' })
  await month(page).getByText('+$1,920.70').waitFor()
  await month(page).getByText('$24.80 more spent than by Dec 30').waitFor()
  await month(page).getByText('1 bill and Freelance still to come').click()
  await page.getByRole('heading', { name: 'Recurring Bills', level: 1 }).waitFor()
  await waitForFocus(page.getByRole('heading', { name: 'Due by Jan 31' }))
  await page.waitForFunction(() => window.scrollY > 0)
  const toCome = page.getByRole('region', { name: 'Due by Jan 31' })
  // What the month's end above has beyond the balance of today.
  await toCome.getByText('1 bill and Freelance still to come · +$450.00 −$4.50').waitFor()
  expect(await textsOf(toCome.getByRole('listitem'))).toEqual([
    'Jan 31 Films to come −$4.50 Mark as Paid',
    'Jan 31 Freelance to come +$450.00 Mark as Paid',
  ])
  expect(await findBarriers(page, widths)).toEqual([])
  await toCome.getByRole('button', { name: 'Mark as Paid: Films' }).click()
  await page.clock.runFor(2000)
  await toCome.getByText('Freelance still to come · +$450.00').waitFor()
  await toCome.getByRole('link', { name: 'Show all bills' }).click()
  await waitForFocus(page.getByRole('heading', { name: 'Your bills' }))
  expect(await page.getByRole('article').count()).toBe(2)
  expect(complaints).toEqual([])
})

test('the hull floats at the end of the line, and settles there when an entry is added', async () => {
  const { page, complaints } = await openWithBills()
  const [before, end] = await hullAndEnd(page)
  expect(before).toEqual(end)
  expect(before?.[0]).toBe(100)
  const moving = () => hull(page).evaluate((ship) => getComputedStyle(ship).transitionProperty)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toBe('top')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toBe('none')
  await quickAdd(page, { type: 'Expense', amount: '2500.00', category: 'Shopping' })
  await month(page).getByText('−$566.90').waitFor()
  const [after, newEnd] = await hullAndEnd(page)
  expect(after).toEqual(newEnd)
  expect(after?.[1]).toBeGreaterThan(before?.[1] ?? 0)
  expect(complaints).toEqual([])
})

test('a day is read out by pointer and by keyboard, and leads to its entries', async () => {
  const { page, complaints } = await openWithBills()
  expect(await readOut(page)).toBe('Jan 30: +$1,487.60')
  await tabTo(page, slider(page))
  await page.keyboard.press('ArrowRight')
  expect(await readOut(page)).toBe('Jan 31: +$1,933.10 expected, Films, Freelance due')
  await page.keyboard.press('ArrowRight')
  expect(await readOut(page)).toContain('Jan 31')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => readOut(page)).toBe('Jan 2: −$1,200.00 after Rent −$1,200.00')
  await page.keyboard.press('Tab')
  const show = month(page).getByRole('button', { name: 'Show entries of Jan 2' })
  await expect.poll(() => isFocused(show)).toBe(true)
  await page.keyboard.press('Enter')
  await settled(page)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('Rent')])

  await slider(page).scrollIntoViewIfNeeded()
  const box = await slider(page).boundingBox()
  if (box === null) throw new Error('The line is not on the page')
  await page.mouse.move(box.x + (box.width * 9) / 30, box.y + 20)
  const words = 'Jan 10: +$1,487.60 after Food & Dining −$312.40'
  expect(await textOf(month(page).getByText(/^Jan 10:/))).toBe(words)
  // Only a click keeps the day, so that the way to the button does not change it.
  await month(page).getByRole('button', { name: 'Show entries of Jan 2' }).hover()
  expect(await readOut(page)).toContain('Jan 2: −$1,200.00')
  await page.mouse.click(box.x + (box.width * 9) / 30, box.y + 20)
  await month(page).getByRole('button', { name: 'Show entries of Jan 10' }).hover()
  expect(await readOut(page)).toBe(words)
  await month(page).getByRole('button', { name: '$12.40 more spent than by Dec 30' }).click()
  await settled(page)
  expect(new URL(page.url()).search).toContain('type=expense')
  expect(await rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('a past day names its largest entries once it is pointed at, and nothing moves', async () => {
  const product = await openProduct()
  const entries = ['2026-01-05', '2026-01-10'].flatMap((day) =>
    ['Supermarket at the station', 'A visit to the veterinarian', 'Tea', '', ''].map((name, at) =>
      expense(String(912.4 - at), 'Food & Dining', day, name),
    ),
  )
  const { page, complaints } = await openDashboard(product, { entries })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const [textPx, width] of [16, 32].flatMap((px) =>
    [320, 390, 768, 1280].map((each) => [px, each] as const),
  )) {
    await page.setViewportSize({ width, height: 800 })
    await setTextSize(page, textPx)
    await page.goto('/')
    await settled(page)
    expect(asked.filter((url) => url.includes('sort=amount'))).toEqual([])
    const heights = async () => {
      const boxes = [await month(page).boundingBox(), await slider(page).boundingBox()]
      return boxes.map((box) => box?.height ?? 0)
    }
    const before = await heights()
    const isStill = async () =>
      (await heights()).every((height, at) => Math.abs(height - (before[at] ?? 0)) < 0.5)
    await slider(page).press('Home')
    for (let day = 1; day < 10; day++) await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => readOut(page))
      .toBe(
        'Jan 10: −$9,104.00 after Supermarket at the… −$912.40, A visit to the vete… −$911.40 and 3 more',
      )
    expect(await isStill(), `${width} px, text of ${textPx} px`).toBe(true)
    await page.keyboard.press('ArrowLeft')
    expect(await readOut(page)).toBe('Jan 9: −$4,552.00, no entries')
    await page.keyboard.press('End')
    expect(await readOut(page)).toBe('Jan 31: −$9,104.00 expected')
    expect(await isStill(), `${width} px, text of ${textPx} px`).toBe(true)
    // Asked for once, and kept.
    expect(asked.filter((url) => url.includes('sort=amount'))).toHaveLength(1)
    asked.length = 0
  }
  expect(complaints).toEqual([])
})

test('the same figures are a table', async () => {
  const { page, complaints } = await openWithBills()
  await page.getByRole('button', { name: 'Show table of this month' }).click()
  const rows = await textsOf(
    page.getByRole('table', { name: 'Balance by day' }).locator('tbody tr'),
  )
  expect(rows).toHaveLength(31)
  expect([rows[1], rows[29], rows[30]]).toEqual([
    'Jan 2 −$1,200.00 −$1,499.00',
    'Jan 30 +$1,487.60 −$1,499.00',
    'Jan 31, expected +$1,933.10 −$1,514.00',
  ])
  // The table begins with today in sight, and not on the first.
  const today = page.getByRole('row', { name: /^Jan 30/ })
  expect(await today.getAttribute('aria-current')).toBe('date')
  const sight = await today.evaluate((row) => {
    const box = row.closest('div')?.getBoundingClientRect()
    const { top, bottom } = row.getBoundingClientRect()
    return box && { isBelowTop: top > box.top, isAboveBottom: bottom < box.bottom }
  })
  expect(sight).toEqual({ isBelowTop: true, isAboveBottom: true })
  // Nor does it begin inside a row.
  const tops = await today.evaluate((row) => {
    const table = row.closest('table')
    const head = table?.tHead?.getBoundingClientRect().bottom ?? 0
    return Array.from(table?.rows ?? [], (each) =>
      Math.round(each.getBoundingClientRect().top - head),
    )
  })
  expect(tops).toContain(0)
  expect(await findBarriers(page, widths)).toEqual([])
  expect(complaints).toEqual([])
})

test('a table says how far off the forecast was, and a figure never parts from its minus', async () => {
  const earlier = ['2025-07', '2025-08', '2025-09'].map((month) =>
    expense('1500', 'Housing', `${month}-01`, 'Rent'),
  )
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: [...ledger, ...earlier] })
  await page.getByRole('button', { name: 'Show table of this month' }).click()
  const trials = page.getByRole('table', { name: 'The forecast in earlier months' })
  expect(await textsOf(trials.locator('tr'))).toEqual([
    'Forecast on this day Forecast Spent Off by',
    'December 2025 $1,505.00 $1,515.00 $10.00',
    'October 2025 $1,500.00 $1,515.00 $15.00',
  ])
  expect(await findBarriers(page, widths)).toEqual([])
  await page.getByRole('button', { name: 'Show line of this month' }).click()
  await slider(page).press('Home')
  await slider(page).press('ArrowRight')
  for (const width of [320, 340, 360, 380, 400]) {
    await page.setViewportSize({ width, height: 800 })
    const figure = month(page).getByText('−$1,200.00', { exact: true }).first()
    const lines = await figure.evaluate((element) => element.getClientRects().length)
    expect(lines, `${width}`).toBe(1)
  }
  expect(complaints).toEqual([])
})

test('on a phone the lines have their key, and the hull leaves their end in sight', async () => {
  const { page, complaints } = await openWithBills()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const key = month(page).getByText(
      'Dashed: expected, thin with everyday spending. Dotted: the month before.',
    )
    expect(await key.isVisible()).toBe(true)
    const [ship, line] = [await hull(page).boundingBox(), await slider(page).boundingBox()]
    if (!ship || !line) throw new Error('The line is not on the page')
    const dayWidth = line.width / 30
    expect(line.x + line.width - ship.x).toBeLessThan(2 * dayWidth)
    expect(ship.x + ship.width).toBeLessThan(width)
    expect(await findBarriers(page, [width])).toEqual([])
  }
  // The lines are drawn over it.
  const order = await month(page)
    .locator('svg[viewBox="0 0 44 14"], path[stroke-dasharray="6 5"]')
    .evaluateAll((parts) => parts.map(({ tagName }) => tagName))
  expect(order).toEqual(['svg', 'path'])
  expect(complaints).toEqual([])
})

test('a first visit says where to start: income, rent and a first expense', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  const start = cardOf(page, 'Start here')
  await start.waitFor()
  expect(await textsOf(start.getByRole('listitem'))).toEqual([
    'Your income What comes in, how much and how often. Add income',
    'Your rent Or whatever you pay most regularly. Add rent',
    'Your first expense What you spent last, such as “4.50 coffee”. Add expense',
  ])
  expect(await month(page).count()).toBe(0)
  expect(await findBarriers(page, widths)).toEqual([])
  const dialog = page.getByRole('dialog', { name: 'Add Recurring Bill' })
  for (const [button, type, category] of [
    ['Add income', 'Income', 'Salary'],
    ['Add rent', 'Expense', 'Housing'],
  ] as const) {
    await start.getByRole('button', { name: button, exact: true }).click()
    expect(await dialog.getByRole('radio', { name: type }).isChecked()).toBe(true)
    expect(await dialog.getByLabel('Category', { exact: true }).inputValue()).toBe(category)
    await dialog.getByLabel('Amount').fill('900')
    await dialog.getByRole('button', { name: 'Add bill' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await start.getByText('Your rent, done').waitFor()
  await start.getByRole('button', { name: 'Add another for your income' }).waitFor()

  await start.getByRole('button', { name: 'Add expense' }).press('Enter')
  await page.getByRole('dialog', { name: 'Quick Add Transaction' }).waitFor()
  await page.keyboard.type('12.40 coffee #food')
  await page.keyboard.press('Enter')
  // The button that opened the dialog is gone with its card.
  await waitForFocus(page.getByRole('region', { name: 'Your month' }))
  await month(page).getByText('1 bill and Salary still to come').waitFor()
  const first = 'Your first month. Add an entry dated Jan 1, and February will be compared with it.'
  await month(page).getByText(first).waitFor()
  expect(await start.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('on the narrowest phone both balances of a day are whole, however large', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, {
    entries: [expense('99999999.99', 'Housing', '2026-01-30', 'Castle')],
    width: 320,
    height: 720,
  })
  const bill = { type: 'income', amount: '2750', category: 'Salary', description: 'Salary' }
  await page.request.post(...billOf(product, { ...bill, startDate: '2026-01-30' }))
  await page.goto('/')
  await settled(page)
  const words = 'Jan 30: −$99,999,999.99, −$99,997,249.99 expected after Salary'
  expect(await readOut(page)).toBe(words)
  await month(page).getByText(words).waitFor()
  expect(await findCutText(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a day ahead names its entries and leads to them, and all bills paid is not the same as none', async () => {
  const product = await openProduct()
  const entries = [
    expense('5', 'Other', '2025-12-02'),
    expense('120', 'Healthcare', '2026-01-31', 'Dentist'),
  ]
  const { page, complaints } = await openDashboard(product, { entries })
  await page.request.post(...billOf(product, { startDate: '2026-02-10' }))
  await page.reload()
  await settled(page)
  await month(page).getByText('Nothing more is due this month').waitFor()
  await month(page)
    .getByText('Not compared with December: your records begin after Dec 1.')
    .waitFor()
  await slider(page).press('End')
  expect(await readOut(page)).toBe('Jan 31: −$120.00 expected, Dentist')
  await month(page).getByRole('button', { name: 'Show entries of Jan 31' }).click()
  await settled(page)
  expect(await rowsOf(page)).toEqual([expect.stringContaining('Dentist')])
  expect(complaints).toEqual([])
})

test('a month without entries after earlier ones has one sentence and one thing to do', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [expense('5', 'Other', '2025-08-01')],
  })
  const sentence =
    'Record this month’s income and expenses, and see here where the month is heading.'
  await month(page).getByText(sentence).waitFor()
  await month(page).getByRole('button', { name: 'Add a transaction' }).click()
  await page.getByRole('dialog', { name: 'Quick Add Transaction' }).waitFor()
  await page.keyboard.press('Escape')
  await quickAdd(page, { type: 'Expense', amount: '12.40', category: 'Food & Dining' })
  await month(page).getByRole('strong').getByText('−$12.40').waitFor()
  await month(page).getByText('Nothing recorded in December to compare with.').waitFor()
  await month(page).getByText('No bills yet.').waitFor()
  expect(await findBarriers(page, widths)).toEqual([])
  await month(page).getByRole('link', { name: 'Add your first bill' }).click()
  await page.getByRole('heading', { name: 'Recurring Bills', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})
