import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { billOf, card, listBills, listEntries, openBills } from './support/bills.ts'
import { textOf, textsOf } from './support/ledger.ts'
import { signIn, signUp } from './support/people.ts'
import { evening, findBarriers, openProduct, type Product } from './support/product.ts'
import { pressInToast, takeToast } from './support/seen.ts'

/** A gym that was due each week from 9 January, or another day, and never paid, seen on the 30th. */
async function addLateGym(
  product: Product,
  email: string,
  startDate = '2026-01-09',
  addedOn = '2026-01-09',
): Promise<void> {
  const instant = `${addedOn}T20:00:00.000Z`
  product.app.clock.set(instant)
  const earlier = await product.openWindow({ instant })
  await signUp(earlier.page, email)
  const gym = { description: 'Gym', amount: '10.00', frequency: 'weekly', startDate }
  const reply = await earlier.page.request.post(...billOf(product, gym, startDate))
  expect(reply.status()).toBe(201)
  await earlier.context.close()
  product.app.clock.set(evening.instant)
}

async function openCatchUp(page: Page) {
  await page.getByRole('button', { name: 'Catch up: Gym' }).click()
  const dialog = page.getByRole('dialog', { name: 'Catch up' })
  await dialog.getByText('3 dates').waitFor()
  return dialog
}

test('missed dates are paid, skipped and waived together, and undone together', async () => {
  const product = await openProduct({ BILLING: 'off' })
  await addLateGym(product, 'late@example.com')
  const { page, complaints } = await product.openWindow()
  await signIn(page, 'late@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await openBills(page)
  await page.locator('h3 + p', { hasText: '1 bill · 3 payments' }).waitFor()
  const owed = await page.locator('h3 + p').first().innerText()
  expect(owed.replace(/\s+/g, ' ')).toBe('1 bill · 3 payments −$30.00')
  const dialog = await openCatchUp(page)
  expect(await findBarriers(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Choose what became of at least one date.').waitFor()
  await dialog.getByLabel('All dates').selectOption('All paid')
  await dialog.getByText('3 paid −$30.00').waitFor()
  // Escape may have been pressed by mistake; Cancel drops the choices.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await openCatchUp(page)
  await dialog.getByText('3 paid −$30.00').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await openCatchUp(page)
  await dialog.getByText('3 still owed').waitFor()
  await dialog.getByLabel('All dates').selectOption('All paid')
  expect(await dialog.getByText('Entry on Jan 30, 2026').count()).toBe(3)
  await dialog.getByRole('radio', { name: 'Each on its due date' }).check({ force: true })
  await dialog.getByText('Entry on Jan 9, 2026').waitFor()
  await dialog.getByLabel('Jan 16, 2026').selectOption('Skipped')
  await dialog.getByLabel('Jan 23, 2026').selectOption('Not owed')
  const result = dialog.getByRole('status').filter({ hasText: 'paid' })
  await expect.poll(() => textOf(result)).toBe('1 paid −$10.00 1 skipped 1 not owed')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const told = 'Caught up Gym: 1 paid, 1 skipped, 1 not owed. Next due Jan 30, 2026.'
  expect(await listBills(page)).toMatchObject([{ nextDueDate: '2026-01-30' }])
  expect(await listEntries(page)).toMatchObject([{ date: '2026-01-09', billDueDate: '2026-01-09' }])
  await pressInToast(page, told, 'Undo')
  await expect.poll(async () => (await listBills(page))[0]?.nextDueDate).toBe('2026-01-09')
  expect(await listEntries(page)).toEqual([])

  await card(page, 'Gym').getByRole('link', { name: 'Gym' }).click()
  const datesUnder = (title: string) =>
    page.getByRole('list', { name: title }).getByRole('listitem').allInnerTexts()
  await page.getByRole('list', { name: 'Overdue' }).waitFor()
  expect(await datesUnder('Overdue')).toEqual(['Jan 9, 2026', 'Jan 16, 2026', 'Jan 23, 2026'])
  expect((await datesUnder('To come'))[0]).toBe('Jan 30, 2026')
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('on a phone, one tap on the overdue row catches up, and the row keeps its two lines', async () => {
  const product = await openProduct({ BILLING: 'off' })
  await addLateGym(product, 'phone@example.com')
  const { page, complaints } = await product.openWindow({ width: 390, height: 844 })
  await signIn(page, 'phone@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goto('/recurring-bills')
  const row = card(page, 'Gym')
  await row.waitFor()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
  const start = row.getByRole('button', { name: 'Catch up: Gym' })
  expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await findBarriers(page, [320, 390])).toEqual([])
  await start.click()
  const dialog = page.getByRole('dialog', { name: 'Catch up' })
  await dialog.getByLabel('All dates').selectOption('All paid')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await takeToast(page, 'Success', 'Caught up Gym: 3 paid. Next due Jan 30, 2026.')
  await start.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('after the trial, catching up leads to the upgrade and keeps the choices', async () => {
  const product = await openProduct()
  await addLateGym(product, 'expired@example.com', '2026-01-08')
  const lastMinute = '2026-01-16T19:59:30.000Z'
  product.app.clock.set(lastMinute)
  const phone = { instant: lastMinute, width: 390, height: 844 }
  const { page, complaints, expectFailure } = await product.openWindow(phone)
  await signIn(page, 'expired@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await openBills(page)
  await page.getByRole('button', { name: 'Catch up: Gym' }).click()
  const dialog = page.getByRole('dialog', { name: 'Catch up' })
  await dialog.getByLabel('Jan 8, 2026').selectOption('Skipped')
  product.app.clock.advance({ minutes: 1 })
  expectFailure('/catch-up')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Catch up: Gym' }).click()
  await expect.poll(() => dialog.getByLabel('Jan 8, 2026').inputValue()).toBe('skipped')
  expect(complaints).toEqual([])
})

test('a second tab that comes too late saves nothing and says so', async () => {
  const product = await openProduct({ BILLING: 'off' })
  await addLateGym(product, 'tabs@example.com')
  const window = await product.openWindow()
  const { page, complaints } = window
  await signIn(page, 'tabs@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await openBills(page)
  const dialog = await openCatchUp(page)
  await dialog.getByLabel('All dates').selectOption('All skipped')

  const [gym] = await listBills(page)
  const url = `/api/recurring-transactions/${gym?.id}/process?today=2026-01-30`
  await page.request.post(url, { data: {}, headers: { origin: product.url } })
  window.expectFailure('/catch-up')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await takeToast(page, 'Error', 'This bill has changed since you opened it. Nothing was saved.')
  await dialog.getByText('2 dates').waitFor()
  expect(await listBills(page)).toMatchObject([{ nextDueDate: '2026-01-16' }])

  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await card(page, 'Gym').getByText('Due today').waitFor()
  await page.getByRole('link', { name: 'Gym' }).click()
  const payments = page.getByRole('region', { name: 'Payments' }).getByRole('listitem')
  await expect
    .poll(() => payments.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Jan 23, 2026\s+Skipped$/),
      expect.stringMatching(/^Jan 16, 2026\s+Skipped$/),
      expect.stringMatching(/^Jan 30, 2026\s+due Jan 9, 2026\s+−\$10\.00$/),
    ])
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('what is due this month lists each late date, and pays none of them twice', async () => {
  const product = await openProduct({ BILLING: 'off' })
  await addLateGym(product, 'late-list@example.com', '2025-12-26', '2025-12-26')
  const { page, complaints } = await product.openWindow()
  await signIn(page, 'late-list@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goto('/recurring-bills?due=this-month')
  const list = page.getByRole('region', { name: 'Due by Jan 31' })
  await list.getByText('1 bill still to come, 1 bill overdue · 6 payments · −$60.00').waitFor()
  const rows = async () => (await textsOf(list.getByRole('listitem'))).map((text) => text.trim())
  expect((await rows()).slice(0, 2)).toEqual([
    'Dec 26, 2025 Gym overdue −$10.00 Catch up Mark as Paid',
    'Jan 2 Gym overdue Pay Dec 26, 2025 first −$10.00',
  ])

  // The bill moves on at once, and its list only when the reply comes.
  await page.route('**/api/recurring-transactions/month*', () => {})
  const first = list.getByRole('listitem').first()
  await first.getByRole('button', { name: 'Mark as Paid: Gym' }).click()
  await takeToast(page, 'Gym is paid. Next due Jan 2, 2026.')
  await first.getByRole('button', { name: 'Mark as Paid: Gym' }).click()
  await page.getByText('Gym was already paid: $10.00 on Jan 30, 2026.', { exact: false }).waitFor()
  expect(await listEntries(page)).toHaveLength(1)
  expect(await textOf(list.getByRole('listitem').nth(1))).not.toContain('first')
  expect(complaints).toEqual([])
})
