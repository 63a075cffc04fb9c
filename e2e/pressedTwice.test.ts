import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, expense, openDashboard, openSignedIn, rowsOf, settled } from './support/ledger.ts'
import { password } from './support/people.ts'
import { openProduct } from './support/product.ts'
import { mistakeAt, takeToast } from './support/seen.ts'

// Every change is made once and reported once, however fast it is pressed again.

/** Presses a button again before the page shows that it is busy. */
function pressTwice(button: Locator): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

/** Presses a button again as soon as it is no longer busy, which on a fast server is within one double click. */
function pressAgainAfterwards(button: Locator): Promise<void> {
  return button.evaluate(
    (element: HTMLElement) =>
      new Promise((resolve) => {
        const idle = element.textContent
        let wasBusy = false
        const observer = new MutationObserver(() => {
          if (element.textContent !== idle) wasBusy = true
          else if (wasBusy) {
            observer.disconnect()
            element.click()
            resolve()
          }
        })
        observer.observe(element, { childList: true, characterData: true, subtree: true })
        element.click()
      }),
  )
}

/** The requests that changed something, with their status. */
function watchChanges(page: Page): string[] {
  const seen: string[] = []
  page.on('response', (response) => {
    const method = response.request().method()
    if (method !== 'GET') seen.push(`${method} ${response.status()}`)
  })
  return seen
}

test('a transaction is added, edited and deleted once', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [expense('5', 'Other', '2026-01-05', 'Lamp')],
  })
  const changes = watchChanges(page)
  await page.getByRole('button', { name: 'Edit Lamp' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Transaction' })
  await edit.getByLabel('Amount').fill('6')
  await pressTwice(edit.getByRole('button', { name: 'Update Transaction' }))
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await edit.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Delete Lamp' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete transaction' })
  await pressTwice(question.getByRole('button', { name: 'Delete' }))
  await takeToast(page, 'Success', 'Transaction deleted successfully')
  await page.getByRole('row', { name: /Lamp/ }).waitFor({ state: 'detached' })

  await page.getByRole('banner').getByRole('button', { name: 'Quick Add' }).click()
  const add = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await add.getByLabel('Amount').fill('7')
  await add.getByLabel('Category', { exact: true }).selectOption('Other')
  await pressTwice(add.getByRole('button', { name: 'Add', exact: true }))
  await takeToast(page, 'Success', 'Expense added successfully')
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 30, 2026 — Other −$7.00'])
  expect(changes).toEqual(['PATCH 200', 'DELETE 204', 'POST 201'])
  expect(complaints).toEqual([])
})

test('a form cleared after success ignores the second press', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await openDashboard(product)
  const form = cardOf(page, 'Quick Add')
  const submit = form.locator('button[type=submit]')
  await form.getByLabel('Amount').fill('7')
  await form.getByLabel('Source').selectOption('Gift')
  await pressAgainAfterwards(submit)
  await takeToast(page, 'Success', 'Income added successfully')
  await settled(page)
  expect(await form.getByRole('alert').count()).toBe(0)
  expect(await rowsOf(page)).toEqual(['Jan 30, 2026 — Income +$7.00'])

  // A form with input responds at once, and an empty one does so a moment later.
  await form.getByLabel('Amount').fill('8')
  await submit.click()
  await expect.poll(() => mistakeAt(form.getByLabel('Source'))).toBe('Category is required')
  await form.getByLabel('Source').selectOption('Gift')
  await submit.click()
  await takeToast(page, 'Success', 'Income added successfully')
  await context.clock.fastForward(500)
  await submit.press('Enter')
  await expect
    .poll(() => mistakeAt(form.getByLabel('Amount')))
    .toBe('Amount must be a positive number')
  expect(complaints).toEqual([])
})

test('a bill is added, edited, paid, deleted and restored once', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product)
  await page.goto('/recurring-bills')
  const changes = watchChanges(page)
  await page.getByRole('button', { name: 'Add bill' }).first().click()
  const add = page.getByRole('dialog', { name: 'Add Recurring Bill' })
  await add.getByLabel('Amount').fill('9')
  await add.getByLabel('Description').fill('Rent')
  await add.getByLabel('Category', { exact: true }).selectOption('Housing')
  await pressTwice(add.getByRole('button', { name: 'Add bill' }))
  await takeToast(page, 'Success', 'Recurring bill created successfully')

  await page.getByRole('button', { name: 'Edit Rent' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  await edit.getByLabel('Amount').fill('10')
  await pressTwice(edit.getByRole('button', { name: 'Update bill' }))
  await takeToast(page, 'Success', 'Recurring bill updated successfully')
  await edit.waitFor({ state: 'hidden' })

  await pressTwice(page.getByRole('button', { name: 'Mark as Paid: Rent' }))
  await page.getByText('Rent is paid. Next due Feb 28, 2026.').waitFor()
  // The payment and the deletion are each undone once.
  await pressTwice(page.getByRole('button', { name: 'Undo' }))
  await takeToast(page, 'Undone', 'Paid Rent, −$10.00')
  await pressTwice(page.getByRole('button', { name: 'Delete Rent' }))
  await page.getByText('Recurring bill deleted successfully').waitFor()
  await pressTwice(page.getByRole('button', { name: 'Undo' }))
  await takeToast(page, 'Undone', 'Deleted Rent')
  await page.getByRole('button', { name: 'Edit Rent' }).waitFor()
  expect(changes).toEqual(['POST 201', 'PUT 200', 'POST 201', 'POST 200', 'DELETE 204', 'POST 200'])
  expect(complaints).toEqual([])
})

test('an account is created, given a new password and deleted once', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  const changes = watchChanges(page)
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await pressTwice(page.getByRole('button', { name: 'Create account' }))
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()

  await page.goto('/settings')
  const change = page.getByRole('region', { name: 'Change Password' })
  await change.getByLabel('Current password', { exact: true }).fill(password)
  await page.getByLabel('New password', { exact: true }).fill(`${password}-new`)
  await page.getByLabel('Confirm new password', { exact: true }).fill(`${password}-new`)
  await pressTwice(page.getByRole('button', { name: 'Change Password' }))
  await takeToast(page, 'Success')

  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByLabel('Current password').fill(`${password}-new`)
  await pressTwice(question.getByRole('button', { name: 'Delete account' }))
  await takeToast(page, 'Account deleted')
  expect(changes).toEqual(['POST 201', 'POST 200', 'POST 200'])
  expect(complaints).toEqual([])
})
