import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import {
  cardOf,
  expense,
  income,
  openDashboard,
  openSignedIn,
  rowsOf,
  settled,
} from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, mistakeAt, tabTo, takeToast } from './support/seen.ts'

const widths = [320, 768, 1280]

const card = (page: Page) => cardOf(page, 'Quick Add')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick Add Transaction' })

/** The values of a form's fields, in order. */
async function fieldsOf(form: Locator): Promise<Record<string, string>> {
  const fields = form.locator('input:not([type=radio]):not([aria-hidden]), select, textarea')
  return fields.evaluateAll((all) =>
    Object.fromEntries(
      (all as HTMLInputElement[]).map((field) => [
        field.labels?.[0]?.textContent ?? '',
        field.value,
      ]),
    ),
  )
}

const options = (form: Locator, label: string) =>
  form.getByLabel(label, { exact: true }).locator('option').allInnerTexts()

const choose = (form: Locator, type: 'Income' | 'Expense') =>
  form.getByRole('radio', { name: type }).check({ force: true })

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Quick Add' }).click()
  await dialog(page).waitFor()
  return dialog(page)
}

test('the card starts with income, validates its fields, and resets', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  const form = card(page)
  const submit = form.locator('button[type=submit]')
  expect(await form.getByRole('radio', { name: 'Income' }).isChecked()).toBe(true)
  // It is 30 January here and 31 January in UTC.
  const blank = {
    'In one line': '',
    Amount: '',
    Source: '',
    Date: '2026-01-30',
    'Description (Optional)': '',
  }
  expect(await fieldsOf(form)).toEqual(blank)
  expect(await form.getByLabel('Amount').getAttribute('placeholder')).toBe('0.00')
  await form.getByText('$', { exact: true }).waitFor()
  expect(await options(form, 'Source')).toEqual([
    'Choose a source',
    'Salary',
    'Freelance',
    'Business',
    'Investment',
    'Gift',
    'Other',
    'New category…',
  ])
  expect(await submit.innerText()).toBe('Add Income')

  await form.getByLabel('Date', { exact: true }).fill('')
  await submit.click()
  expect([
    await mistakeAt(form.getByLabel('Amount')),
    await mistakeAt(form.getByLabel('Source')),
    await mistakeAt(form.getByLabel('Date', { exact: true })),
  ]).toEqual(['Amount must be a positive number', 'Category is required', 'Date is required'])
  await expect.poll(() => isFocused(form.getByLabel('Amount'))).toBe(true)
  expect(await findBarriers(page, widths)).toEqual([])

  // Switching the type resets the form.
  await form.getByLabel('Amount').fill('5')
  await form.getByLabel('Description').fill('half typed')
  await choose(form, 'Expense')
  expect(await fieldsOf(form)).toEqual({
    'In one line': '',
    Amount: '',
    Category: '',
    Date: '2026-01-30',
    'Description (Optional)': '',
  })
  expect(await options(form, 'Category')).toEqual([
    'Choose a category',
    'Food & Dining',
    'Transportation',
    'Housing',
    'Entertainment',
    'Shopping',
    'Healthcare',
    'Utilities',
    'Other',
    'New category…',
  ])
  expect(await submit.innerText()).toBe('Add Expense')
  expect(await form.getByRole('alert').count()).toBe(0)
  for (const [amount, said] of [
    ['0', 'Amount must be a positive number'],
    ['-1', 'Amount must be a positive number'],
    ['100000000', 'Amount must be at most 99,999,999.99'],
  ] as const) {
    await form.getByLabel('Amount').fill(amount)
    await submit.click()
    await expect.poll(() => mistakeAt(form.getByLabel('Amount'))).toBe(said)
  }

  await form.getByLabel('Amount').fill('12.5')
  await form.getByLabel('Category', { exact: true }).selectOption('Housing')
  await form.getByLabel('Description').fill('Lamp')
  const release = await holdBack(page, '**/api/transactions', 'POST')
  await submit.click()
  await form.getByRole('button', { name: 'Adding...' }).waitFor()
  // Pressing it again while saving adds nothing twice.
  await form.getByRole('button', { name: 'Adding...' }).click({ force: true })
  await release()
  await takeToast(page, 'Success', 'Expense added successfully')
  await page.getByRole('row', { name: /Lamp/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 30, 2026 Lamp Housing −$12.50'])
  expect(await fieldsOf(form)).toEqual({
    'In one line': '',
    Amount: '',
    Category: '',
    Date: '2026-01-30',
    'Description (Optional)': '',
  })
  await choose(form, 'Income')
  await form.getByLabel('Amount').fill('.5')
  await form.getByLabel('Source').selectOption('Gift')
  await submit.click()
  await takeToast(page, 'Success', 'Income added successfully')
  await page.getByText('+$0.50').first().waitFor()
  expect(complaints).toEqual([])
})

test.each([
  ['at midnight', (page: Page) => page.clock.runFor(121_000)],
  ['after sleep', (page: Page) => page.clock.setSystemTime('2026-01-31T08:07:00.000Z')],
])('an untouched card left open dates its entry today %s', async (_, pass) => {
  const product = await openProduct()
  product.app.clock.set('2026-01-31T07:58:00.000Z')
  const { page, complaints } = await openDashboard(product, {
    before: async ({ context }) => {
      await context.clock.setSystemTime('2026-01-31T07:58:00.000Z')
    },
  })
  const date = card(page).getByLabel('Date', { exact: true })
  expect(await date.inputValue()).toBe('2026-01-30')
  await pass(page)
  await card(page).getByLabel('In one line').focus()
  await page.keyboard.type('1.11 midnight #other')
  await expect
    .poll(() => card(page).getByLabel('Amount', { exact: true }).inputValue())
    .toBe('1.11')
  expect(await date.inputValue()).toBe('2026-01-31')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Jan 31, 2026 midnight/i }).waitFor()
  expect(complaints).toEqual([])
})

test('the dialog starts with an expense, opens from the header and with N, and closes after saving', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Quick Add' })
  let form = await openDialog(page)
  await form.getByText('Add a new income or expense quickly').waitFor()
  expect(await form.getByRole('radio', { name: 'Expense' }).isChecked()).toBe(true)
  expect(await fieldsOf(form)).toEqual({
    'In one line': '',
    Amount: '',
    Category: '',
    Date: '2026-01-30',
    'Description (Optional)': '',
  })
  expect(await form.getByLabel('Amount').getAttribute('step')).toBe('0.01')
  await expect.poll(() => isFocused(form.getByLabel('In one line'))).toBe(true)
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  expect([
    await mistakeAt(form.getByLabel('Amount')),
    await mistakeAt(form.getByLabel('Category', { exact: true })),
  ]).toEqual(['Amount must be a positive number', 'Category is required'])
  expect(await findBarriers(page, widths)).toEqual([])
  await choose(form, 'Income')
  expect(Object.keys(await fieldsOf(form))).toEqual([
    'In one line',
    'Amount',
    'Source',
    'Date',
    'Description (Optional)',
  ])
  expect(await form.getByRole('alert').count()).toBe(0)
  await form.getByLabel('Amount').fill('9')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)

  // N opens it only outside fields and without modifiers.
  await page.getByLabel('Start date').press('n')
  await page.getByRole('heading', { name: 'Dashboard' }).press('Control+n')
  expect(await dialog(page).count()).toBe(0)
  await page.getByLabel('Start date').fill('')
  await opener.focus()
  await page.keyboard.press('n')
  form = dialog(page)
  await form.waitFor()
  // A discarded draft is forgotten.
  expect(await form.getByLabel('Amount').inputValue()).toBe('')
  expect(await form.getByRole('radio', { name: 'Expense' }).isChecked()).toBe(true)

  // By keyboard alone, from the amount to the saved row.
  await tabTo(page, form.getByLabel('Amount'))
  await page.keyboard.type('7.25')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Transp')
  await tabTo(page, form.getByLabel('Description'))
  await page.keyboard.type('Bus')
  const release = await holdBack(page, '**/api/transactions', 'POST')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Adding...' }).waitFor()
  await release()
  await form.waitFor({ state: 'hidden' })
  await takeToast(page, 'Success', 'Expense added successfully')
  await page.getByRole('row', { name: /Bus/ }).waitFor()
  await expect.poll(() => isFocused(opener)).toBe(true)
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 30, 2026 Bus Transportation −$7.25'])

  // The shortcut can be turned off in Settings.
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck({ force: true })
  await page.getByRole('heading', { name: 'Settings', level: 1 }).press('n')
  expect(await dialog(page).count()).toBe(0)
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).check({ force: true })
  await page.getByRole('heading', { name: 'Settings', level: 1 }).press('n')
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('pasted amounts are understood', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await openDashboard(product)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
  const amount = card(page).getByLabel('Amount')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await amount.fill('')
    await amount.press('Control+v')
    return amount.inputValue()
  }
  expect(await paste('$1,234.50')).toBe('1234.50')
  expect(await paste('12.5')).toBe('12.5')
  expect(await paste('12.50')).toBe('12.50')
  expect(await paste('€ 12,50')).toBe('12.50')
  // A negative amount keeps its sign, and the form rejects it.
  for (const [copied, shown] of [
    ['-5', '-5'],
    ['(45.00)', '-45.00'],
    ['-$3.20', '-3.20'],
    ['−$3.20', '-3.20'],
  ] as const) {
    expect(await paste(copied)).toBe(shown)
    await amount.press('Enter')
    await expect.poll(() => mistakeAt(amount)).toBe('Amount must be a positive number')
    await amount.fill('1')
    await expect.poll(() => mistakeAt(amount)).toBe('')
  }
  expect(await paste('twelve')).toBe('')
  await page.getByText('“twelve” is not an amount that can be pasted here.').waitFor()
  await amount.fill('1')
  await amount.hover()
  await page.mouse.wheel(0, 240)
  expect(await amount.inputValue()).toBe('1')
  expect(await paste('$1,234.50')).toBe('1234.50')
  await card(page).getByLabel('Source').selectOption('Salary')
  await amount.press('Enter')
  await takeToast(page, 'Success', 'Income added successfully')
  await page.getByText('+$1,234.50').first().waitFor()
  expect(complaints).toEqual([])
})

test('a custom category, and a suggestion from the same description', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      expense('4', 'Food & Dining', '2026-01-01', 'Coffee'),
      expense('9', 'Shopping', '2025-12-31', 'Coffee'),
      income('4', 'Gift', '2026-01-02', 'Coffee'),
    ],
  })
  const form = card(page)
  await choose(form, 'Expense')
  const category = form.getByLabel('Category', { exact: true })
  await category.selectOption('New category…')
  const named = form.getByPlaceholder('Category name')
  await expect.poll(() => isFocused(named)).toBe(true)
  await form.getByRole('button', { name: 'Back to the list' }).click()
  await expect.poll(() => isFocused(category)).toBe(true)
  await category.selectOption('New category…')
  await form.getByRole('button', { name: 'Add Expense' }).click()
  expect(await mistakeAt(named)).toBe('Category is required')
  expect(await findBarriers(page, widths)).toEqual([])
  await named.fill('  Lighthouse upkeep ')
  await form.getByLabel('Amount').fill('30')
  await form.getByRole('button', { name: 'Add Expense' }).click()
  await takeToast(page, 'Success', 'Expense added successfully')
  await page.getByRole('row', { name: /Lighthouse upkeep/ }).waitFor()
  await expect.poll(() => options(form, 'Category')).toContain('Lighthouse upkeep')
  // A name that differs only in case is not a new category.
  for (const [typed, meant] of [
    [' lighthouse UPKEEP', 'Lighthouse upkeep'],
    ['food & dining ', 'Food & Dining'],
  ] as const) {
    const before = await options(form, 'Category')
    await category.selectOption('New category…')
    await named.fill(typed)
    expect(await named.inputValue()).toBe(typed)
    await form.getByLabel('Amount').fill('31')
    expect(await named.inputValue()).toBe(meant)
    await named.fill(typed)
    await named.press('Enter')
    await takeToast(page, 'Success', 'Expense added successfully')
    await page.getByRole('row', { name: `${meant} −$31.00` }).waitFor()
    await settled(page)
    expect(await options(form, 'Category')).toEqual(before)
  }
  await choose(form, 'Income')
  expect(await options(form, 'Source')).not.toContain('Lighthouse upkeep')

  // The suggestion fills only an empty category, and says so.
  await choose(form, 'Expense')
  await form.getByLabel('Description').fill('coFFee')
  await form.getByText('As last time').waitFor()
  expect(await category.inputValue()).toBe('Food & Dining')
  await category.selectOption('Other')
  expect(await form.getByText('As last time').count()).toBe(0)
  await choose(form, 'Income')
  await form.getByLabel('Source').selectOption('Salary')
  const asked = page.waitForResponse('**/api/transactions/last-category?**')
  await form.getByLabel('Description').fill('Coffee')
  await asked
  expect(await form.getByLabel('Source').inputValue()).toBe('Salary')
  expect(complaints).toEqual([])
})

test('a failed save is reported, its input is kept, and a retry saves it once', async () => {
  const product = await openProduct()
  const { page, context, expectFailure, complaints } = await openDashboard(product)
  expectFailure('/api/transactions')
  const form = await openDialog(page)
  const add = form.getByRole('button', { name: 'Add', exact: true })
  await form.getByLabel('Amount').fill('15')
  await form.getByLabel('Category', { exact: true }).selectOption('Other')
  await form.getByLabel('Description').fill('Only once')
  await page.route('**/api/transactions', (route) => route.fulfill({ status: 503 }))
  await add.click()
  await takeToast(page, 'Error', 'Failed to add transaction')
  await page.unrouteAll()
  await context.setOffline(true)
  await add.click()
  await takeToast(page, 'Error', 'Failed to add transaction')
  await context.setOffline(false)
  expect(await fieldsOf(form)).toEqual({
    'In one line': '',
    Amount: '15',
    Category: 'Other',
    Date: '2026-01-30',
    'Description (Optional)': 'Only once',
  })

  // It was saved and only the reply was lost: the retry finds it.
  await page.route('**/api/transactions', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await add.click()
  await takeToast(page, 'Error', 'Failed to add transaction')
  await page.unrouteAll()
  await add.click()
  await takeToast(page, 'Success', 'Expense added successfully')
  await form.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /Only once/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(1)

  // The card behaves the same.
  await card(page).getByLabel('Amount').fill('1')
  await card(page).getByLabel('Source').selectOption('Gift')
  await context.setOffline(true)
  await card(page).getByRole('button', { name: 'Add Income' }).click()
  await takeToast(page, 'Error', 'Failed to add transaction')
  await context.setOffline(false)
  expect(await card(page).getByLabel('Amount').inputValue()).toBe('1')
  expect(complaints).toEqual([])
})

test('the dialog opens over other pages too', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product)
  await page.goto('/recurring-bills')
  const form = await openDialog(page)
  await form.getByLabel('Amount').fill('2')
  await form.getByLabel('Category', { exact: true }).selectOption('Other')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await takeToast(page, 'Success', 'Expense added successfully')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await page.getByRole('row', { name: /−\$2\.00/ }).waitFor()
  expect(complaints).toEqual([])
})
