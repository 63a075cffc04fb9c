import { expect, test } from 'vitest'
import { billOf, listEntries, openBills } from './support/bills.ts'
import { openSignedIn } from './support/ledger.ts'
import { signIn, signUp } from './support/people.ts'
import { evening, findBarriers, openProduct, type Product } from './support/product.ts'
import { isFocused, tabTo, takeToast, waitForFocus } from './support/seen.ts'

test('the strip shows the month, and its bills are paid from it with the keyboard', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'strip@example.com')
  const bills = [
    { description: 'Rent', amount: '1180.00', startDate: '2026-01-30' },
    { description: 'Pay', amount: '3000.00', startDate: '2026-01-31', type: 'income' },
    { description: 'Water', startDate: '2026-02-10' },
  ]
  for (const bill of bills) await page.request.post(...billOf(product, bill))
  await openBills(page)
  const strip = page.getByRole('region', { name: 'January 2026' })
  await strip.getByText('0 of 2 paid · still to come +$3,000.00 −$1,180.00').waitFor()
  const slider = strip.getByRole('slider', { name: 'Bills by day' })
  const words = () => slider.getAttribute('aria-valuetext')
  await tabTo(page, slider)
  expect(await words()).toBe('Jan 30: Rent $1,180.00, to come')
  await page.keyboard.press('ArrowRight')
  expect(await words()).toBe('Jan 31: Pay $3,000.00, to come')
  await page.keyboard.press('Home')
  expect(await findBarriers(page)).toEqual([])

  await page.emulateMedia({ forcedColors: 'active' })
  const bar = strip.locator('svg rect[stroke-width]').first()
  const colours = () =>
    bar.evaluate((element) => [
      getComputedStyle(element).stroke,
      getComputedStyle(document.body).color,
    ])
  await expect.poll(async () => new Set(await colours()).size).toBe(1)
  await page.emulateMedia({ forcedColors: 'none' })

  const pay = strip.getByRole('button', { name: 'Mark as Paid: Rent' })
  await tabTo(page, pay)
  await page.keyboard.press('Enter')
  await takeToast(page, 'Success', 'Rent is paid. Next due Feb 28, 2026.')
  await page.clock.runFor(2000)
  await strip.getByText('1 of 2 paid · still to come +$3,000.00').waitFor()
  expect(await words()).toBe('Jan 30: Rent $1,180.00, paid')
  await waitForFocus(strip.getByRole('region', { name: 'Bills of Jan 30' }))
  expect(await listEntries(page)).toMatchObject([{ date: '2026-01-30', billDueDate: '2026-01-30' }])

  const toggle = strip.getByRole('button', { name: 'Show list of this month’s bills' })
  await toggle.click()
  const rows = strip.getByRole('listitem')
  expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Jan 30 Rent paid −$1,180.00',
    'Jan 31 Pay to come +$3,000.00',
  ])
  await expect.poll(() => isFocused(strip.getByRole('button', { name: /^Show strip/ }))).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await strip.getByRole('link', { name: 'Rent' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(complaints).toEqual([])
})

/** The bills page on January 30, of someone who added these bills on the 5th. */
async function openLate(product: Product, bills: readonly Record<string, string>[]) {
  const instant = '2026-01-05T20:00:00.000Z'
  product.app.clock.set(instant)
  const earlier = await product.openWindow({ instant })
  await signUp(earlier.page, 'late@example.com')
  for (const bill of bills) {
    const fields = { startDate: '2026-01-05', ...bill }
    await earlier.page.request.post(...billOf(product, fields, '2026-01-05'))
  }
  await earlier.context.close()
  product.app.clock.set(evening.instant)
  const { page, complaints } = await product.openWindow()
  await signIn(page, 'late@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await openBills(page)
  return { page, complaints }
}

test('overdue income is red like an overdue bill, on its own side of the waterline', async () => {
  const product = await openProduct({ BILLING: 'off' })
  const { page, complaints } = await openLate(product, [
    { description: 'Pay', type: 'income' },
    { description: 'Gift', startDate: '2026-01-31', type: 'income' },
    { description: 'Rent' },
  ])
  const strip = page.getByRole('region', { name: 'January 2026' })
  await strip.getByText('0 of 3 paid · overdue +$60.00 −$60.00 · still to come +$60.00').waitFor()
  const bars = strip.locator('svg rect[stroke-width]')
  await expect.poll(() => bars.count()).toBe(3)
  const [pay, rent, gift] = await bars.evaluateAll((all) =>
    all.map((bar) => {
      const { stroke, fill } = getComputedStyle(bar)
      return { colours: [stroke, fill], top: Number(bar.getAttribute('y')) }
    }),
  )
  expect(pay?.colours).toEqual(rent?.colours)
  expect(pay?.colours).not.toEqual(gift?.colours)
  expect(pay?.top).toBeLessThan(rent?.top ?? 0)
  expect(complaints).toEqual([])
})

test('a later due date of an overdue bill says which one is paid first', async () => {
  const product = await openProduct({ BILLING: 'off' })
  const { page, complaints } = await openLate(product, [
    { description: 'Gym', frequency: 'weekly' },
  ])
  const strip = page.getByRole('region', { name: 'January 2026' })
  await tabTo(page, strip.getByRole('slider', { name: 'Bills by day' }))
  await page.keyboard.press('Home')
  const row = strip.getByRole('listitem')
  await row.getByRole('button', { name: 'Mark as Paid: Gym' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await row.getByText('Pay Jan 5 first').waitFor()
  expect(await row.getByRole('button').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a month without due dates says so', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'quiet@example.com')
  await page.request.post(...billOf(product, { startDate: '2026-02-10' }))
  await openBills(page)
  const strip = page.getByRole('region', { name: 'January 2026' })
  await strip.getByText('No bills fall due in January.').waitFor()
  expect(await strip.getByRole('slider').count()).toBe(0)
  expect(await strip.getByRole('button').count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('on a phone the strip has its key, and the largest amounts do not overlap', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, { width: 390, height: 844 })
  for (const fields of [
    { description: 'Rent', amount: '99999999.99', startDate: '2026-01-31' },
    { type: 'income', category: 'Salary', amount: '99999999.99', startDate: '2026-01-31' },
  ]) {
    await page.request.post(...billOf(product, fields))
  }
  await page.goto('/recurring-bills')
  const key = page.getByText('Full: paid.')
  await expect.poll(() => key.isVisible()).toBe(true)
  const figures = page.locator('.figure-row dd')
  await figures.first().waitFor()
  const overflowing = await figures.evaluateAll((places) =>
    places
      .filter((place) => place.scrollWidth > place.clientWidth)
      .map(({ textContent }) => textContent),
  )
  expect(overflowing).toEqual([])
  expect(complaints).toEqual([])
})
