import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, lastMessage, openAssistant, windowOf } from './support/assistant.ts'
import { expense, openDashboard, textOf } from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isOnTop, mistakeAt, takeToast, waitForFocus } from './support/seen.ts'

/** The saved transactions, newest first, through the API: the open window hides the table from assistive technology. */
async function savedBy(page: Page): Promise<string[]> {
  const rows = await (await page.request.get('/api/transactions')).json()
  return rows.map(
    (row: Record<string, string>) =>
      `${row.date?.slice(0, 10)} ${row.description} ${row.category} ${row.amount}`,
  )
}

test('a sentence becomes a card, and one press adds it once; Undo takes it back', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [expense('8', 'Entertainment', '2026-01-10', 'Bowling')],
  })
  await openAssistant(page)
  const reply = await ask(page, 'I spent 12.50 on bowling')
  const card = reply.getByRole('form', { name: 'Transaction to add' })
  expect(await card.getByLabel('Amount').inputValue()).toBe('12.50')
  // Taken from the last transaction, so it is not marked as a guess.
  expect(await card.getByLabel('Category', { exact: true }).inputValue()).toBe('Entertainment')
  expect(await card.getByText('A guess').count()).toBe(0)
  expect(await card.getByLabel('Date', { exact: true }).inputValue()).toBe('2026-01-30')
  expect(await card.getByLabel('Description').inputValue()).toBe('Bowling')
  expect(await card.getByRole('radio', { name: 'Expense' }).isChecked()).toBe(true)
  expect(await findBarriers(page)).toEqual([])

  await card.getByRole('button', { name: 'Add Expense', exact: true }).dblclick()
  await reply.getByText('Added:').waitFor()
  await waitForFocus(reply.locator('div[tabindex]').last())
  expect(await textOf(reply)).toContain('−$12.50, Entertainment, Jan 30, 2026, “Bowling”')
  const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  await notice.getByText('Expense added successfully').waitFor()
  // It stays while the mouse is over it.
  await notice.hover()
  expect(await findBarriers(page, [1280])).toEqual([])
  expect(await savedBy(page)).toEqual([
    '2026-01-30 Bowling Entertainment 12.50',
    '2026-01-10 Bowling Entertainment 8.00',
  ])
  await notice.getByRole('button', { name: 'Undo' }).click()
  await reply.getByText('No longer saved:').waitFor()
  expect(await savedBy(page)).toHaveLength(1)

  await reply.getByRole('button', { name: 'Add again' }).click()
  await card.getByRole('button', { name: 'Add Expense' }).click()
  await reply.getByText('Added:').waitFor()
  expect(await savedBy(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('a guess is marked until it is changed, and the card keeps what was typed while it is closed', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  await openAssistant(page)
  const reply = await ask(page, 'spent 7 on lunch')
  const card = reply.getByRole('form', { name: 'Transaction to add' })
  await card.getByText('A guess', { exact: true }).waitFor()
  await card.getByLabel('Category', { exact: true }).selectOption('Shopping')
  expect(await card.getByText('A guess').count()).toBe(0)
  await card.getByLabel('Amount').fill('')
  await card.getByRole('button', { name: 'Add Expense' }).click()
  await expect
    .poll(() => mistakeAt(card.getByLabel('Amount')))
    .toBe('Amount must be a positive number')
  await card.getByLabel('Amount').fill('9.75')
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  await openAssistant(page)
  expect(await card.getByLabel('Amount').inputValue()).toBe('9.75')
  expect(await card.getByLabel('Category', { exact: true }).inputValue()).toBe('Shopping')
  await card.getByRole('radio', { name: 'Income' }).check({ force: true })
  await card.getByRole('button', { name: 'Add Income', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a lost reply adds nothing twice, even if the window was closed in between', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product)
  expectFailure('/api/transactions')
  await openAssistant(page)
  const reply = await ask(page, 'spent 7 on lunch')
  const card = reply.getByRole('form', { name: 'Transaction to add' })
  await page.route('**/api/transactions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await card.getByRole('button', { name: 'Add Expense' }).click()
  await takeToast(page, 'Error', 'Failed to add transaction')
  await page.unroute('**/api/transactions')
  await page.keyboard.press('Escape')
  await windowOf(page).waitFor({ state: 'hidden' })
  await openAssistant(page)
  await card.getByRole('button', { name: 'Add Expense' }).click()
  await lastMessage(page).getByText('Added:').waitFor()
  expect(await savedBy(page)).toEqual(['2026-01-30 Lunch Food & Dining 7.00'])
  expect(complaints).toEqual([])
})

test('on a phone the button that adds a draft is in sight', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 720 })
    await page.getByRole('button', { name: 'Assistant', exact: true }).click()
    await windowOf(page).waitFor()
    const reply = await ask(page, 'spent 7 on lunch')
    const add = reply.getByRole('button', { name: 'Add Expense' })
    await expect.poll(() => isOnTop(add)).toBe(true)
    await page.keyboard.press('Escape')
    await windowOf(page).waitFor({ state: 'hidden' })
  }
  expect(complaints).toEqual([])
})
