import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { billOf, card, linesOf, listEntries, openBills, widget } from './support/bills.ts'
import { signIn, signUp } from './support/people.ts'
import { evening, findBarriers, openProduct } from './support/product.ts'
import { isFocused, mistakeAt, pressInToast, tabTo, takeToast } from './support/seen.ts'

function row(page: Page, name: string): Locator {
  return widget(page).getByRole('listitem').filter({ hasText: name })
}

/** Advances the page's stopped clock in small steps until something is visible. */
async function passTime(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return isThere()
    })
    .toBe(true)
}

test('the widget shows five bills by due date with labels and dots, and links to the rest', async () => {
  const product = await openProduct()
  product.app.clock.set('2026-01-28T04:00:00.000Z')
  const earlier = await product.openWindow({ instant: '2026-01-28T04:00:00.000Z' })
  await signUp(earlier.page, 'widget@example.com')
  const bills = [
    { description: 'Phone', startDate: '2026-01-27' },
    { description: 'Water', startDate: '2026-01-29', frequency: 'weekly' },
    { description: 'Internet', startDate: '2026-01-30' },
    { description: '', startDate: '2026-01-31', frequency: 'bi-weekly' },
    { description: 'Insurance', startDate: '2026-02-06' },
    { description: 'Magazine', startDate: '2026-02-07' },
    { description: 'Gym', startDate: '2026-02-08', isActive: 'false' },
    { description: 'Pay', startDate: '2026-02-09', type: 'income', category: 'Salary' },
  ]
  for (const bill of bills) await earlier.page.request.post(...billOf(product, bill, '2026-01-27'))
  await earlier.context.close()

  product.app.clock.set(evening.instant)
  const { page, complaints } = await product.openWindow()
  await signIn(page, 'widget@example.com')
  await widget(page).getByText('7 active bills • 3 due this week').waitFor()
  const rows = await widget(page).getByRole('listitem').all()
  expect(await Promise.all(rows.map(linesOf))).toEqual([
    ['Phone', '−$60.00', '3 days overdue', 'Was due Jan 27', 'Expense', 'Monthly', 'Mark as Paid'],
    ['Water', '−$60.00', '1 day overdue', 'Was due Jan 29', 'Expense', 'Weekly', 'Mark as Paid'],
    ['Internet', '−$60.00', 'Due today', 'Next due Jan 30', 'Expense', 'Monthly', 'Mark as Paid'],
    [
      'Utilities - Bi-weekly',
      '−$60.00',
      'Due in 1 day',
      'Next due Jan 31',
      'Expense',
      'Bi-weekly',
      'Mark as Paid',
    ],
    [
      'Insurance',
      '−$60.00',
      'Due in 7 days',
      'Next due Feb 6',
      'Expense',
      'Monthly',
      'Mark as Paid',
    ],
  ])
  const dot = (name: string) =>
    row(page, name)
      .locator('[data-dot]')
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await dot('Phone')).toBe('rgb(185, 28, 28)')
  expect(await dot('Internet')).toBe('rgb(194, 65, 12)')
  expect(await dot('Insurance')).toBe('rgb(29, 95, 168)')
  expect(await widget(page).getByRole('link', { name: 'View All' }).getAttribute('href')).toBe(
    '/recurring-bills',
  )
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await widget(page).getByRole('link', { name: 'View 2 more bills' }).click()
  await page.getByRole('heading', { name: 'Your bills', exact: true }).waitFor()
  expect(await page.getByRole('article').count()).toBe(8)
  expect(
    await card(page, 'Magazine')
      .locator('[data-dot]')
      .evaluate((element) => getComputedStyle(element).backgroundColor),
  ).toBe('rgb(125, 139, 144)')
  await card(page, 'Gym').getByText('Inactive').waitFor()
  const pay = card(page, 'Gym').getByRole('button', { name: 'Mark as Paid: Gym' })
  expect(await pay.isDisabled()).toBe(true)
  expect(complaints).toEqual([])
})

test('Mark as Paid pays once however often it is pressed, and nothing moves under the pointer', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'payer@example.com')
  await page.request.post(...billOf(product, { description: 'Rent', startDate: '2026-01-30' }))
  await page.request.post(...billOf(product, { description: 'Gym', startDate: '2026-01-31' }))
  await page.reload()
  const button = row(page, 'Rent').getByRole('button', { name: 'Mark as Paid: Rent' })
  await button.waitFor()
  await page.clock.pauseAt(new Date(Date.parse(evening.instant) + 600_000))
  await button.dblclick()
  const paid = row(page, 'Rent').getByRole('button', { name: 'Paid: Rent', exact: true })
  await passTime(page, () => paid.isVisible())
  expect(await paid.allInnerTexts()).toEqual(['Paid'])
  await paid.click({ force: true })
  // The paid bill is due next month, but keeps its position for two seconds.
  await passTime(page, () => row(page, 'Rent').getByText('Next due Feb 28').isVisible())
  const names = () => widget(page).getByRole('listitem').locator('span[title]').allInnerTexts()
  expect(await names()).toEqual(['Rent', 'Gym'])
  expect(await paid.isVisible()).toBe(true)
  await page.clock.runFor(2000)
  await page.clock.resume()
  await expect.poll(names).toEqual(['Gym', 'Rent'])
  await page.getByRole('row', { name: 'Jan 30, 2026 Rent Utilities −$60.00' }).waitFor()
  expect(await button.allInnerTexts()).toEqual(['Mark as Paid'])
  await expect.poll(() => isFocused(button)).toBe(true)
  expect(await listEntries(page)).toMatchObject([{ amount: '60.00', billDueDate: '2026-01-30' }])

  // The payment is a transaction like any other: deleting it makes the bill due again.
  await page.getByRole('button', { name: /^Delete Rent/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  const again = 'Transaction deleted successfully. Its bill is due again on Jan 30, 2026.'
  await takeToast(page, 'Success', again)
  await row(page, 'Rent').getByText('Due today').waitFor()

  // Undo in the toast does the same.
  await button.click()
  const notices = page.getByRole('region', { name: 'Notifications (F8)' })
  await notices.getByText('Rent is paid. Next due Feb 28, 2026.').waitFor()
  await notices.getByRole('button', { name: 'Undo' }).click()
  await takeToast(page, 'Undone', 'Paid Rent, −$60.00')
  await row(page, 'Rent').getByText('Due today').waitFor()
  expect(await listEntries(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('by keyboard alone: paid on another day and another amount', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'keys@example.com')
  await page.request.post(...billOf(product, { description: 'Power', startDate: '2026-01-30' }))
  await openBills(page)
  const more = card(page, 'Power').getByRole('button', { name: 'More ways to pay Power' })
  await more.waitFor()
  await tabTo(page, more)
  await page.keyboard.press('ArrowDown')
  const menu = page.getByRole('menu', { name: 'More ways to pay Power' })
  const item = (name: string) => menu.getByRole('menuitem', { name })
  await expect.poll(() => isFocused(item('Paid on another day'))).toBe(true)
  expect(await findBarriers(page, [1280])).toEqual([])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(more)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(item('Paid on another day'))).toBe(true)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => isFocused(item('Paid another amount'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => isFocused(item('Paid on another day'))).toBe(true)
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Mark as Paid' })
  await dialog.getByText('Power, due Jan 30, 2026').waitFor()
  const day = dialog.getByLabel('Paid on')
  const amount = dialog.getByLabel('Amount')
  await expect.poll(() => isFocused(day)).toBe(true)
  expect([await day.inputValue(), await amount.inputValue()]).toEqual(['2026-01-30', '60.00'])
  await day.fill('')
  await amount.fill('0')
  await page.keyboard.press('Enter')
  await expect.poll(() => mistakeAt(day)).toBe('Date is required')
  await expect.poll(() => mistakeAt(amount)).toBe('Amount must be a positive number')
  expect(await findBarriers(page, [320])).toEqual([])
  await day.fill('2026-01-27')
  await amount.fill('63.45')
  await page.keyboard.press('Enter')
  await takeToast(page, 'Success', 'Power is paid. Next due Feb 28, 2026.')
  expect(await listEntries(page)).toMatchObject([
    { amount: '63.45', date: '2026-01-27', billDueDate: '2026-01-30', description: 'Power' },
  ])
  // A different payment does not change the bill's amount.
  await card(page, 'Power').getByText('−$60.00').waitFor()
  expect(complaints).toEqual([])
})

test('two tabs make one payment, and every edit conflict is reported', async () => {
  const product = await openProduct()
  const { page, openTab, complaints, expectFailure } = await product.openWindow()
  await signUp(page, 'tabs@example.com')
  await page.request.post(...billOf(product, { description: 'Rent', startDate: '2026-01-30' }))
  await openBills(page)
  const other = await openTab()
  await other.goto('/recurring-bills')
  const pay = (tab: Page) => card(tab, 'Rent').getByRole('button', { name: 'Mark as Paid: Rent' })
  await pay(page).waitFor()
  await pay(other).click()
  await takeToast(other, 'Success', 'Rent is paid. Next due Feb 28, 2026.')
  await pay(page).click()
  await page
    .getByText('Rent was already paid: $60.00 on Jan 30, 2026. Nothing was paid twice.')
    .waitFor()
  await card(page, 'Rent').getByText('Next due Feb 28').waitFor()
  expect(await listEntries(page)).toHaveLength(1)
  await page.clock.runFor(2000)
  await other.clock.runFor(2000)

  // The due date has moved, because the other tab changed the schedule.
  await other.getByRole('button', { name: 'Edit Rent' }).click()
  const edit = (tab: Page) => tab.getByRole('dialog', { name: 'Edit Recurring Bill' })
  await edit(other).getByLabel('Start date', { exact: true }).fill('2026-03-05')
  await edit(other).getByRole('button', { name: 'Update bill' }).click()
  await takeToast(other, 'Success', 'Recurring bill updated successfully')
  expectFailure('/process')
  await pay(page).click()
  await page.getByText('This bill is no longer due on that date.').waitFor()
  await card(page, 'Rent').getByText('Next due Mar 5').waitFor()
  expect(await listEntries(page)).toHaveLength(1)

  // Editing over a newer version: the user chooses.
  await page.getByRole('button', { name: 'Edit Rent' }).click()
  await edit(page).getByLabel('Amount').fill('70')
  await other.getByRole('button', { name: 'Edit Rent' }).click()
  await edit(other).getByLabel('Description').fill('Flat')
  await edit(other).getByRole('button', { name: 'Update bill' }).click()
  await edit(other).waitFor({ state: 'hidden' })
  expectFailure('/api/recurring-transactions/')
  await edit(page).getByRole('button', { name: 'Update bill' }).click()
  await takeToast(page, 'Error', 'Failed to update recurring bill')
  await edit(page).getByText('This recurring bill has changed since you opened it.').waitFor()
  await edit(page)
    .getByText('It is now: −$60.00, Utilities, monthly, next due Mar 5, 2026, “Flat”.')
    .waitFor()
  expect(await edit(page).getByLabel('Description').inputValue()).toBe('Flat')
  expect(await edit(page).getByLabel('Amount').inputValue()).toBe('70')
  await edit(page).getByRole('button', { name: 'Update bill' }).click()
  await takeToast(page, 'Success', 'Recurring bill updated successfully')
  await card(page, 'Flat').getByText('−$70.00').waitFor()

  // Toggling over a newer version: the user chooses too.
  await card(other, 'Flat').getByRole('button', { name: 'Deactivate Flat' }).click()
  const notices = other.getByRole('region', { name: 'Notifications (F8)' })
  await notices.getByText('Failed to update recurring bill status').waitFor()
  await notices.getByText('This recurring bill has changed since you opened it.').waitFor()
  await notices.getByRole('button', { name: 'Deactivate anyway' }).click()
  await takeToast(other, 'Success', 'Flat is inactive. Nothing is due until you activate it.')
  await card(other, 'Flat').getByText('−$70.00').waitFor()

  // Paying a paused bill, pausing a paused one and deleting a deleted one are harmless.
  await card(page, 'Flat').getByRole('button', { name: 'Mark as Paid: Flat' }).click()
  await page.getByText('This bill is inactive. Activate it to mark it as paid.').waitFor()
  await card(page, 'Flat').getByText('Inactive').waitFor()
  await card(other, 'Flat').getByRole('button', { name: 'Delete Flat' }).click()
  await takeToast(other, 'Success', 'Recurring bill deleted successfully')
  await card(page, 'Flat').getByRole('button', { name: 'Delete Flat' }).click()
  await page.getByText('This recurring bill was already deleted.').waitFor()
  await page.getByText('No recurring bills yet').waitFor()
  expect(complaints).toEqual([])
})

test('the page groups bills by how soon they are due, and adds them up by category', async () => {
  const product = await openProduct()
  product.app.clock.set('2026-01-28T04:00:00.000Z')
  const earlier = await product.openWindow({ instant: '2026-01-28T04:00:00.000Z' })
  await signUp(earlier.page, 'groups@example.com')
  const fun = { category: 'Entertainment', startDate: '2026-02-06' }
  const bills = [
    { description: 'Rent', amount: '900', category: 'Housing', startDate: '2026-01-28' },
    { description: 'Films', amount: '15', ...fun },
    { description: 'Music', amount: '10', ...fun },
    { description: 'Gym', startDate: '2026-02-01', isActive: 'false' },
    {
      description: 'Pay',
      amount: '2000',
      type: 'income',
      category: 'Salary',
      startDate: '2026-02-07',
    },
  ]
  for (const bill of bills) await earlier.page.request.post(...billOf(product, bill, '2026-01-27'))
  await earlier.context.close()

  product.app.clock.set(evening.instant)
  const { page, complaints } = await product.openWindow()
  await signIn(page, 'groups@example.com')
  await widget(page).getByText('4 active bills • 2 due this week').waitFor()
  await openBills(page)
  const shown = async () => {
    const headings = page.locator('h3, article h4')
    await headings.first().waitFor()
    return headings.allInnerTexts()
  }
  const bySoonness = ['This week', 'Films', 'Music', 'Later', 'Pay']
  expect(await shown()).toEqual(['Overdue', 'Rent', ...bySoonness, 'Inactive', 'Gym'])
  const totals = page.locator('h3 + p')
  expect((await totals.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    '1 bill −$900.00',
    '2 bills −$25.00',
    '1 bill +$2,000.00',
    '1 bill −$60.00',
  ])
  const rows = page.getByRole('table', { name: 'By category' }).locator('tbody tr')
  expect((await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'Housing 1 bill −$900.00 −$10,800.00',
    'Entertainment 2 bills −$25.00 −$300.00',
    'Salary 1 bill +$2,000.00 +$24,000.00',
  ])
  // Only what is overdue is red.
  const ink = (text: string) =>
    card(page, 'Rent')
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).color)
  expect([await ink('Was due Jan 28'), await ink('Expense')]).toEqual([
    'rgb(185, 28, 28)',
    'rgb(81, 98, 107)',
  ])
  expect(await findBarriers(page, [320, 1280])).toEqual([])

  await page.clock.pauseAt(new Date(Date.parse(evening.instant) + 600_000))
  const button = page.getByRole('button', { name: 'Mark as Paid: Rent' })
  await button.click()
  await passTime(page, () => card(page, 'Rent').getByText('Next due Feb 28').isVisible())
  // It keeps its place until the user has seen that it is paid.
  expect(await shown()).toEqual(['Overdue', 'Rent', ...bySoonness, 'Inactive', 'Gym'])
  await page.clock.runFor(3000)
  const moved = [...bySoonness, 'Rent', 'Inactive', 'Gym'].join()
  await passTime(page, async () => (await shown()).join() === moved)
  await expect.poll(() => isFocused(button)).toBe(true)
  expect(complaints).toEqual([])
})

test('a bill has a page with its payments, each change of its amount and its next dates', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, 'page@example.com')
  const made = await page.request.post(
    ...billOf(product, { description: 'Films', amount: '15.49', startDate: '2026-01-31' }),
  )
  const { id } = await made.json()
  await openBills(page)
  await card(page, 'Films').getByRole('link', { name: 'Films' }).click()
  await page.getByRole('heading', { name: 'Films', level: 1 }).waitFor()
  await page.getByText('Payments appear here once you mark the bill as paid.').waitFor()
  for (const amount of ['15.49', '17.99']) {
    const path = `${product.url}/api/recurring-transactions/${id}/process?today=2026-01-30`
    await page.request.post(path, { data: { amount }, headers: { origin: product.url } })
  }
  await page.reload()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const lines = async (name: string) =>
    (await part(name).getByRole('listitem').allInnerTexts()).map((text) =>
      text.replace(/\s+/g, ' ').trim(),
    )
  await part('Payments').getByRole('listitem').first().waitFor()
  expect(await lines('Payments')).toEqual([
    'Jan 30, 2026 due Feb 28, 2026 −$17.99',
    'Jan 30, 2026 due Jan 31, 2026 −$15.49',
  ])
  expect(await lines('Amount over time')).toEqual(['Rises from $15.49 to $17.99 on Feb 28, 2026'])
  // Each amount is a step as wide as it lasts, and a row for a screen reader.
  const steps = part('Amount over time').locator('[data-part=steps]')
  expect(await steps.getAttribute('d')).toMatch(/^M0 (\S+)L47\.4\d+ \1L47\.4\d+ 0L100 0$/)
  const spans = part('Amount over time').getByRole('row')
  expect((await spans.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    'From Amount',
    'Jan 31, 2026 $15.49',
    'Feb 28, 2026 $17.99',
    'Last, Feb 28, 2026 $17.99',
  ])
  expect(await lines('Next due dates')).toHaveLength(12)
  expect((await lines('Next due dates')).slice(0, 2)).toEqual(['Mar 31, 2026', 'Apr 30, 2026'])
  await part('Totals').getByText('Total paid').waitFor()
  await part('Totals').getByText('−$33.48').waitFor()
  expect(await findBarriers(page, [320, 768, 1280])).toEqual([])
  const order = ['Next due dates', 'Amount over time', 'Payments']
  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await Promise.all(order.map(async (name) => (await part(name).boundingBox())?.y))
  expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b))
  await page.setViewportSize({ width: 1280, height: 900 })

  // The page follows while the button still says that it is paid.
  await page.clock.pauseAt(new Date(Date.parse(evening.instant) + 600_000))
  await page.getByRole('button', { name: 'Mark as Paid: Films' }).click()
  await passTime(page, () => part('Totals').getByText('−$48.97').isVisible())
  await page.getByRole('button', { name: 'Paid: Films', exact: true }).waitFor()
  await page.clock.resume()
  expect((await lines('Amount over time'))[0]).toBe('Falls from $17.99 to $15.49 on Mar 31, 2026')
  await page.getByRole('link', { name: 'Jan 30, 2026' }).first().click()
  await page.getByRole('button', { name: 'Remove filter 1 chosen transaction' }).waitFor()

  await page.goBack()
  await part('Totals').waitFor()
  await page.getByText('Utilities', { exact: true }).waitFor()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions for Films' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Deactivate')
  await part('Next due dates').getByText('Nothing falls due while the bill is inactive.').waitFor()
  await part('Totals').getByText('Inactive', { exact: true }).waitFor()
  expect(await part('Totals').getByText('Next due').count()).toBe(0)
  await choose('Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  await edit.getByLabel('Amount').fill('18.99')
  await edit.getByRole('button', { name: 'Update bill' }).click()
  await part('Totals').getByText('−$18.99').waitFor()
  expectFailure('/payments')
  await choose('Delete')
  await page.getByText('No recurring bills yet').waitFor()
  expect(new URL(page.url()).pathname).toBe('/recurring-bills')
  await pressInToast(page, 'Recurring bill deleted successfully', 'Undo')
  await card(page, 'Films').getByText('Inactive').waitFor()

  await page.goto('/recurring-bills/00000000-0000-7000-8000-000000000000')
  await page.getByRole('heading', { name: 'Bill not found', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})
