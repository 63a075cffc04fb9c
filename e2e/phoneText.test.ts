import { expect, test } from 'vitest'
import { billOf, rent, widget } from './support/bills.ts'
import { findBroken, findCutText } from './support/cutText.ts'
import {
  addEntries,
  cardOf,
  expense,
  income,
  openDashboard,
  openSignedIn,
  settled,
} from './support/ledger.ts'
import { bar, boxOf, entries, phone } from './support/phone.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isOnTop } from './support/seen.ts'
import { setTextSize } from './support/textSize.ts'

// Text of up to twice its size on a phone.

test.each([16, 32])(
  'with text of %i px a notice leaves the title of a sheet and its Close button free',
  async (textPx) => {
    const product = await openProduct()
    const { page, expectFailure, complaints } = await openDashboard(product, { entries, ...phone })
    await page.setViewportSize({ ...phone, height: 640 })
    await setTextSize(page, textPx)
    expectFailure('/api/transactions/')
    await page.route('**/api/transactions/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Edit Coffee' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Edit Transaction' })
    await sheet.getByLabel('Description').fill('Tea')
    await sheet.getByRole('button', { name: 'Update Transaction' }).click()
    const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
    await notice.waitFor()
    const clear = async () => {
      const { y, height } = await boxOf(notice)
      return (await boxOf(sheet)).y - (y + height)
    }
    await expect.poll(clear).toBeGreaterThanOrEqual(0)
    // In very large text the title scrolls with the rest.
    await sheet.evaluate((element) => element.scrollTo(0, 0))
    expect(await isOnTop(sheet.getByRole('button', { name: 'Close' }))).toBe(true)

    // Without it the sheet is as tall as before.
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect.poll(async () => (await boxOf(sheet)).height).toBeCloseTo(0.9 * 640, 0)
    expect(complaints).toEqual([])
  },
)

test('with text of 32 px a million and a card number are shown whole on the narrowest phone', async () => {
  const product = await openProduct()
  const { page, person } = await openSignedIn(product, { ...phone, width: 320 })
  await addEntries(product, person, [
    income('950000', 'Salary', '2026-01-05', 'Salary'),
    expense('1234567.89', 'Housing', '2026-01-12', 'House'),
  ])
  await setTextSize(page, 32)
  await page.goto('/')
  await settled(page)
  expect(await findCutText(page)).toEqual([])
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  expect(await findCutText(page)).toEqual([])
})

test('with text of 32 px sums of billions are whole on every page of a phone', async () => {
  const product = await openProduct({ BILLING: 'off' })
  const { page, person } = await openSignedIn(product, { ...phone, width: 320 })
  const most = '99999999.99'
  await addEntries(product, person, [
    ...Array.from({ length: 26 }, () => income(most, 'Salary', '2026-01-05', 'Salary')),
    ...Array.from({ length: 150 }, () => expense(most, 'Housing', '2026-01-12', 'House')),
  ])
  for (const type of ['income', 'expense']) {
    const bill = { type, amount: most, frequency: 'weekly', startDate: '2026-01-31' }
    await page.request.post(...billOf(product, { ...bill, description: `Much ${type}` }))
  }
  await setTextSize(page, 32)
  const sum = '−$12,399,999,998.76'
  for (const [path, figure] of [
    ['/', sum],
    ['/?from=2026-01-01&to=2026-01-31', sum],
    ['/months/2026-01', sum],
    ['/recurring-bills', '−$5,199,999,999.48'],
  ] as const) {
    await page.goto(path)
    await page.getByText(figure).first().waitFor()
    for (const width of [320, 390]) {
      await page.setViewportSize({ ...phone, width })
      expect([path, width, await findCutText(page)]).toEqual([path, width, []])
      const broken = await findBroken(page.locator('main'), /[+−]?\$[\d,.]*\d/)
      expect([path, width, broken]).toEqual([path, width, []])
    }
  }
  await page.goto('/')
  await settled(page)
  const sizes = () =>
    page
      .getByRole('region', { name: 'Summary' })
      .locator('[data-part=figure]')
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).fontSize))
  const large = await sizes()
  expect([large.length, new Set(large).size]).toEqual([4, 1])
  // At the usual size they have the row to themselves, and need not be smaller.
  await setTextSize(page, 16)
  await expect.poll(sizes).toEqual(Array(4).fill('21px'))
})

test.each([320, 390])(
  'with text of 32 px at %i px the round button is in the bar and covers no line',
  async (width) => {
    const product = await openProduct()
    const { page, complaints } = await openDashboard(product, { entries, ...phone, width })
    await setTextSize(page, 32)
    await page.reload()
    await settled(page)
    const round = page.getByRole('button', { name: 'AI Assistant', exact: true }).last()
    const [roundBox, barBox] = [await boxOf(round), await boxOf(bar(page))]
    expect(roundBox.y).toBeGreaterThanOrEqual(barBox.y)
    expect(roundBox.y + roundBox.height).toBeLessThanOrEqual(barBox.y + barBox.height)
    expect(roundBox.width).toBeGreaterThanOrEqual(44)
    // It takes the place of the item that does the same, between the others and the edge.
    expect(await bar(page).getByRole('button', { name: 'Assistant' }).count()).toBe(0)
    const bills = await boxOf(bar(page).getByRole('link', { name: 'Bills' }))
    expect(roundBox.x).toBeGreaterThanOrEqual(bills.x + bills.width)
    expect(roundBox.x + roundBox.width).toBeLessThanOrEqual(width)
    await page.getByRole('main').getByLabel('Amount').first().focus()
    expect(await isOnTop(round)).toBe(true)
    await round.click()
    await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await findBarriers(page, [width])).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('with text of 32 px the days below the line of the month do not touch', async () => {
  const product = await openProduct()
  product.app.clock.set('2026-01-23T04:00:00.000Z')
  const { page, person, context } = await openSignedIn(product, phone)
  await context.clock.setSystemTime('2026-01-23T04:00:00.000Z')
  await addEntries(product, person, entries)
  await page.goto('/')
  await settled(page)
  const labels = cardOf(page, 'This month').locator('[aria-hidden=true] > span')
  const day = (text: string) => labels.filter({ hasText: text })
  const gap = async () => {
    const [today, last] = [await boxOf(day('Today')), await boxOf(day('Jan 31'))]
    return last.x - (today.x + today.width)
  }
  expect(await gap()).toBeGreaterThan(4)
  await setTextSize(page, 32)
  await page.reload()
  await settled(page)
  expect(await day('Jan 31').isVisible()).toBe(true)
  expect(await day('Today').isVisible()).toBe(false)
})

test('with text of 32 px filters and words are whole on the narrowest phone', async () => {
  const product = await openProduct()
  const { page, person } = await openSignedIn(product, { ...phone, width: 320 })
  await addEntries(product, person, [
    expense('60', 'Transportation', '2026-01-05', 'Physiotherapy'),
    expense('50', 'Entertainment', '2026-01-06', 'Concert'),
  ])
  await setTextSize(page, 32)
  for (const path of ['/?minAmount=5', '/months/2026-01']) {
    await page.goto(path)
    await page.getByText('Physiotherapy').first().waitFor()
    expect([path, await findCutText(page)]).toEqual([path, []])
    expect([path, await findBroken(page.getByRole('main'), /[A-Za-z]{4,}/)]).toEqual([path, []])
  }
  await page.goto('/')
  await settled(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...phone, width })
    expect([width, await findCutText(page)]).toEqual([width, []])
  }
})

test('with text of 32 px figures below one another say what they are, and days are whole', async () => {
  const product = await openProduct()
  const { page, person } = await openSignedIn(product, { ...phone, width: 320 })
  await addEntries(product, person, [
    expense('60', 'Transportation', '2026-01-05', 'Physiotherapy'),
    expense('50', 'Transportation', '2025-12-06', 'Taxi'),
    expense('40', 'Transportation', '2025-11-06', 'Taxi'),
  ])
  for (const [description, type] of Object.entries({ Rent: 'expense', Salary: 'income' })) {
    await page.request.post(...billOf(product, { description, type, startDate: '2026-01-31' }))
  }
  await setTextSize(page, 32)
  await page.goto('/recurring-bills')
  const costs = page.getByRole('table', { name: 'By category' }).getByRole('row')
  for (const text of ['Each month', 'Each year']) {
    await costs.last().getByText(text).waitFor()
  }
  await page.goto('/months/2026-01')
  const compared = page.getByRole('table', { name: 'Expenses by category' }).getByRole('row')
  await compared.last().getByText('Difference').waitFor()

  await page.goto('/?from=2025-12-01&to=2025-12-31')
  await settled(page)
  expect(await findBroken(page.getByRole('main'), /Dec \d+, 2025/)).toEqual([])
  // The amount of a bill ends where its card's title line does.
  const ends = await widget(page).evaluate((card) => {
    const header = card.querySelector('header')
    const amount = [...card.querySelectorAll('li span')].find((each) =>
      each.textContent?.includes('$'),
    )
    if (!header || !amount) throw new Error('The card has no bill')
    const padding = Number.parseFloat(getComputedStyle(header).paddingRight)
    return [header, amount].map(
      (each, at) => each.getBoundingClientRect().right - (at ? 0 : padding),
    )
  })
  expect(ends[1]).toBeCloseTo(ends[0] ?? 0, 0)
})

test('with text of 32 px due dates, a notice and the history keep each date on one line', async () => {
  const product = await openProduct()
  const { page } = await openSignedIn(product, { ...phone, width: 320 })
  await page.request.post(...billOf(product, { description: 'Rent', startDate: '2026-01-31' }))
  await setTextSize(page, 32)
  await page.goto('/recurring-bills')
  await page.getByRole('button', { name: 'Add bill' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Feb 28, 2026').waitFor()
  expect(await findCutText(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Mark as Paid: Rent' }).click()
  const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  await notice.getByText('Rent is paid. Next due Feb 28, 2026.', { exact: true }).waitFor()
  expect(await findBroken(notice, /Feb 28, 2026/)).toEqual([])
  await notice.getByRole('link', { name: 'Show history' }).click()
  await page.getByText('What changed in 2 records').click()
  await page.getByText('Rent, Jan 30, 2026', { exact: true }).waitFor()
  expect(await findBroken(page.getByRole('main'), /Jan \d+, 2026/)).toEqual([])
})

test('with text of 32 px nothing overflows or is cut off on any page of a phone', async () => {
  const product = await openProduct({ SUPPORT_EMAIL: 'crew@example.com' })
  const { page, person, complaints } = await openSignedIn(product, phone)
  await setTextSize(page, 32)
  await page.goto('/')
  await settled(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  )
  await page.getByRole('heading', { name: 'Start here' }).waitFor()
  expect(await findCutText(page)).toEqual([])

  await addEntries(product, person, [
    ...entries,
    expense('1192.99', 'Housing', '2026-01-02', 'Household goods'),
    expense('1180', 'Housing', '2025-12-02', 'Household goods'),
  ])
  for (const bill of [
    { description: rent.description, amount: '1180.00', startDate: '2026-01-31' },
    { description: '', frequency: 'bi-weekly', startDate: '2026-02-20', isActive: 'false' },
  ]) {
    await page.request.post(...billOf(product, bill))
  }
  for (const path of [
    '/',
    '/recurring-bills',
    '/months/2026-01',
    '/history',
    '/settings',
    '/payment',
    '/no/such/page',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(
      () => document.querySelector('main :is(.animate-breathe, [aria-busy=true])') === null,
    )
    expect([path, await findCutText(page)]).toEqual([path, []])
  }
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  expect(await findCutText(page)).toEqual([])

  await page.goto('/')
  await settled(page)
  const showTable = page.getByRole('button', { name: 'Show table' })
  while ((await showTable.count()) > 0) await showTable.first().click()
  await page.getByRole('button', { name: 'Show chart of Monthly Trend' }).waitFor()
  expect(await findCutText(page)).toEqual([])
  await bar(page).getByRole('button', { name: 'Add' }).click()
  await page.getByRole('dialog').getByLabel('Description').waitFor()
  expect(await findCutText(page)).toEqual([])

  const visitor = await product.openWindow(phone)
  await setTextSize(visitor.page, 32)
  for (const path of ['/', '/reset-password', '/payment']) {
    await visitor.page.goto(path)
    await visitor.page.getByRole('contentinfo').waitFor()
    expect([path, await findCutText(visitor.page)]).toEqual([path, []])
  }
  await visitor.page.setViewportSize({ width: 320, height: 720 })
  await visitor.page.goto('/')
  await visitor.page.getByRole('contentinfo').waitFor()
  expect(await findCutText(visitor.page)).toEqual([])
  await visitor.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await visitor.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await findCutText(visitor.page)).toEqual([])
  expect(complaints).toEqual([])
})
