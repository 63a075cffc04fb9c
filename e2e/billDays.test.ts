import { expect, test } from 'vitest'
import { addBill, card, linesOf, listBills, listEntries, rent } from './support/bills.ts'
import { signUp } from './support/people.ts'
import { openProduct } from './support/product.ts'
import { takeToast } from './support/seen.ts'

const places = [
  ['Pacific/Pago_Pago', -11],
  ['America/Los_Angeles', -8],
  ['UTC', 0],
  ['Asia/Kathmandu', 5.75],
  ['Pacific/Kiritimati', 14],
] as const
const hours = [
  ['00:30', 0.5],
  ['20:00', 20],
] as const
const moments = places.flatMap(([zone, offset]) =>
  hours.map(([clock, hour]) => {
    const instant = new Date(Date.UTC(2026, 0, 30) + (hour - offset) * 3_600_000).toISOString()
    return { zone, clock, instant }
  }),
)

test('where it is 30 January, at 00:30 and at 20:00, a bill keeps the user’s day', async () => {
  const product = await openProduct()
  for (const { zone, clock, instant } of moments) {
    const at = `${zone} at ${clock}`
    product.app.clock.set(instant)
    const { page, context, complaints } = await product.openWindow({ zone, instant })
    await signUp(page, `${zone.replace('/', '.')}.${clock.slice(0, 2)}@example.com`)
    await page.getByRole('banner').getByRole('link', { name: 'Recurring Bills' }).click()
    await addBill(page, { ...rent, startDate: undefined })
    expect(await listBills(page), at).toMatchObject([
      { startDate: '2026-01-30', nextDueDate: '2026-01-30' },
    ])
    expect((await linesOf(card(page, 'Rent'))).slice(5, 7), at).toEqual([
      'Due today',
      'Next due Jan 30',
    ])
    await page.getByRole('button', { name: 'Mark as Paid: Rent' }).click()
    await takeToast(page, 'Success', 'Rent is paid. Next due Feb 28, 2026.')
    await card(page, 'Rent').getByText('Next due Feb 28').waitFor()
    expect(await listEntries(page), at).toMatchObject([
      { date: '2026-01-30', billDueDate: '2026-01-30' },
    ])
    await page.getByRole('link', { name: 'Back to dashboard' }).click()
    await page.getByRole('row', { name: 'Jan 30, 2026 Rent Housing −$1,180.00' }).waitFor()
    expect(complaints, at).toEqual([])
    await context.close()
  }
})
