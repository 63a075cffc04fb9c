import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardOf, expense, income, openDashboard, rowsOf, settled } from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, isOnTop, mistakeAt, takeToast, waitForFocus } from './support/seen.ts'

// Today is Friday, 30 January 2026.

const card = (page: Page) => cardOf(page, 'Quick Add')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick Add Transaction' })
const lineOf = (page: Page) => dialog(page).getByLabel('In one line')

const coffees = [
  expense('4.50', 'Food & Dining', '2026-01-12', 'Coffee'),
  expense('4.50', 'Food & Dining', '2026-01-05', 'Coffee'),
  expense('12.99', 'Shopping', '2026-01-03', 'Coffee beans'),
  income('2500', 'Salary', '2026-01-02', 'Acme salary'),
]

test("today's coffee takes at most nine keystrokes from anywhere", async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: coffees })
  await page.getByRole('link', { name: 'Settings' }).focus()
  let strokes = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    strokes += keys.length
  }
  await press('n')
  await waitForFocus(lineOf(page))
  await press('c', 'o')
  await dialog(page)
    .getByRole('option', { name: /^Coffee Food/ })
    .waitFor()
  await press('ArrowDown', 'Enter', 'Enter')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(strokes).toBeLessThanOrEqual(9)
  await page.getByRole('row', { name: /Jan 30, 2026 Coffee/ }).waitFor()
  await settled(page)
  expect((await rowsOf(page))[0]).toBe('Jan 30, 2026 Coffee Food & Dining −$4.50')
  expect(complaints).toEqual([])
})

test('a line closed by mistake comes back with its form, and only Cancel or saving ends it', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  const form = dialog(page)
  const amount = form.getByLabel('Amount')
  const open = async () => {
    await page.keyboard.press('n')
    await waitForFocus(lineOf(page))
  }
  const typed = async () => {
    const fields = ['Amount', 'Date', 'Description (Optional)']
    const values = fields.map((field) => form.getByLabel(field).first().inputValue())
    return Promise.all([lineOf(page).inputValue(), ...values])
  }
  await page.getByRole('link', { name: 'Recurring Bills' }).first().click()
  await page.getByRole('heading', { name: 'Recurring Bills', level: 1 }).waitFor()
  await open()
  await page.keyboard.type('4.50 coffee yesterday')
  await expect.poll(() => amount.inputValue()).toBe('4.50')
  await amount.fill('5')
  const begun = ['4.50 coffee yesterday', '5', '2026-01-29', 'coffee']
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
    () => page.reload(),
  ]) {
    await leave()
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await open()
    await expect.poll(typed).toEqual(begun)
  }

  // What is typed next is read; what was corrected stays.
  await lineOf(page).press('End')
  await page.keyboard.type(' #food')
  await expect
    .poll(() => form.getByLabel('Category', { exact: true }).inputValue())
    .toBe('Food & Dining')
  expect(await amount.inputValue()).toBe('5')
  await page.keyboard.press('Enter')
  await takeToast(page, 'Success', 'Expense added successfully')
  await form.waitFor({ state: 'hidden' })
  const blank = ['', '', '2026-01-30', '']
  await open()
  expect(await typed()).toEqual(blank)
  await page.keyboard.type('9 cake')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'hidden' })
  await open()
  expect(await typed()).toEqual(blank)

  await page.keyboard.type('7 tea')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('tea')
  expect(complaints).toEqual([])
})

test('five entries without the mouse', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: coffees })
  await page.keyboard.press('n')
  await waitForFocus(lineOf(page))
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  for (const line of [
    '12.30 lunch with Ann #food yesterday',
    'bus 2.75 #trans -3d',
    '+40 sold bike #other mon',
    'Route 66 Diner $24 #dining 1/20',
    '4.75 coffee',
  ]) {
    await page.keyboard.press('n')
    await waitForFocus(lineOf(page))
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
  }
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      'Jan 30, 2026 coffee Food & Dining −$4.75',
      'Jan 29, 2026 lunch with Ann Food & Dining −$12.30',
      'Jan 27, 2026 bus Transportation −$2.75',
      'Jan 26, 2026 sold bike Income +$40.00',
      'Jan 20, 2026 Route 66 Diner Food & Dining −$24.00',
    ])
  expect(complaints).toEqual([])
})

test('the form fills as one types, asks about what is unclear, and is ready for the next entry', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  const form = card(page)
  const line = form.getByLabel('In one line')
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const says = (label: string | RegExp, value: string) =>
    expect.poll(() => form.getByLabel(label, { exact: true }).inputValue()).toBe(value)
  await line.pressSequentially('Route 66 Diner 24.10 yester')
  await form.getByRole('radio', { name: 'Expense', checked: true }).waitFor()
  await says('Amount', '24.10')
  await says(/^Description/, 'Route 66 Diner yester')
  await line.pressSequentially('day #foo')
  await says(/^Description/, 'Route 66 Diner')
  await says('Date', '2026-01-29')
  await says('Category', 'Food & Dining')

  // A field that was corrected by hand stays, whatever else is typed.
  await field('Amount').fill('25')
  await line.fill('Route 66 Diner 24.10 yesterday #foo -')
  await says('Amount', '25')

  await line.fill('5 Guys 18')
  await form.getByText('5 or 18? Put a $ before the amount: $18.').waitFor()
  await says('Amount', '')
  await line.press('Enter')
  await waitForFocus(field('Amount'))
  await expect
    .poll(() => mistakeAt(field('Amount')))
    .toBe('5 or 18? Put a $ before the amount: $18.')
  expect(await findBarriers(page, [320, 768, 1280])).toEqual([])

  await line.fill('5 Guys $18 2026-13-41')
  await line.press('Enter')
  await expect.poll(() => mistakeAt(field('Category'))).toBe('Category is required')
  await expect.poll(() => mistakeAt(field('Date'))).toBe("That date doesn't exist")

  await line.fill('salary 2500 #salary')
  await form.getByText('Is this income? Then begin with +.').waitFor()
  await line.press('Enter')
  await waitForFocus(form.getByRole('radio', { name: 'Expense' }))
  await page.keyboard.press('ArrowLeft')
  // The switch resets the form, and the line fills it again.
  await says('Amount', '2500.00')
  await says('Source', 'Salary')
  await line.press('Enter')
  await takeToast(page, 'Success', 'Income added successfully')
  await waitForFocus(line)
  await expect.poll(() => line.inputValue()).toBe('')
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 30, 2026 salary Income +$2,500.00'])
  expect(complaints).toEqual([])
})

test('a category that does not exist is asked about, whatever an earlier entry had', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: coffees })
  const line = card(page).getByLabel('In one line')
  const category = card(page).getByLabel('Category', { exact: true })
  const question = 'There is no category “nosuch” yet.'
  await line.pressSequentially('5 coffee')
  await expect.poll(() => category.inputValue()).toBe('Food & Dining')
  await line.pressSequentially(' #nosuch')
  await card(page).getByText(question).waitFor()
  expect(await category.inputValue()).toBe('')

  await line.fill('5 Acme coffee')
  // Enter may come before an earlier entry is looked up.
  await line.fill('5 coffee #nosuch')
  await line.press('Enter')
  await expect.poll(() => mistakeAt(category)).toBe(question)
  await category.selectOption('Shopping')
  await line.press('Enter')
  await takeToast(page, 'Success', 'Expense added successfully')
  await settled(page)
  await expect.poll(async () => (await rowsOf(page))[0]).toBe('Jan 30, 2026 coffee Shopping −$5.00')
  expect(complaints).toEqual([])
})

test('the notice of a new entry never covers the field for the next one', async () => {
  const product = await openProduct()
  for (const width of [390, 768, 1280]) {
    const { page } = await openDashboard(product, { width, height: 800 })
    const line = card(page).getByLabel('In one line')
    await line.fill('4.50 tea #food')
    await line.press('Enter')
    const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
    await notice.waitFor()
    await waitForFocus(line)
    // The cards above the field grow with the first entry.
    const isApart = async () => {
      const [field, over] = [await line.boundingBox(), await notice.boundingBox()]
      if (field === null || over === null) throw new Error('Nothing to compare')
      return field.y + field.height <= over.y || over.y + over.height <= field.y
    }
    await expect.poll(isApart, { message: `${width}` }).toBe(true)
    await page.context().close()
  }
})

test('a description offers earlier entries, by the keys of a combobox', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: coffees })
  await page.keyboard.press('n')
  const form = dialog(page)
  const description = form.getByRole('combobox', { name: 'Description' })
  await description.pressSequentially('coff')
  await form.getByRole('listbox', { name: 'Earlier entries' }).waitFor()
  expect(await description.getAttribute('aria-expanded')).toBe('true')
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await description.fill('')
  await description.pressSequentially('coff')
  await form.getByRole('listbox', { name: 'Earlier entries' }).waitFor()
  // Escape closes the list, and only then the dialog.
  await description.press('Escape')
  expect(await form.getByRole('listbox').count()).toBe(0)
  await expect.poll(() => isFocused(description)).toBe(true)
  await description.press('ArrowDown')
  await description.press('ArrowDown')
  const active = await description.getAttribute('aria-activedescendant')
  expect(
    await form
      .getByRole('listbox', { name: 'Earlier entries' })
      .getByRole('option', { selected: true })
      .getAttribute('id'),
  ).toBe(active)
  await description.press('Enter')
  expect(await description.inputValue()).toBe('Coffee beans')
  expect(await form.getByLabel('Amount').inputValue()).toBe('12.99')
  expect(await form.getByLabel('Category', { exact: true }).inputValue()).toBe('Shopping')
  await description.press('Enter')
  await form.waitFor({ state: 'hidden' })
  await takeToast(page, 'Success', 'Expense added successfully')
  await settled(page)
  expect((await rowsOf(page))[0]).toBe('Jan 30, 2026 Coffee beans Shopping −$12.99')

  // With the mouse, and from the first field; an income stays one.
  await page.keyboard.press('n')
  await lineOf(page).pressSequentially('2600 acm')
  await form.getByRole('option', { name: /Acme salary/ }).click()
  expect(await lineOf(page).inputValue()).toBe('2600 Acme salary')
  expect(await form.getByLabel('Amount').inputValue()).toBe('2600.00')
  expect(await form.getByLabel('Source').inputValue()).toBe('Salary')
  await page.keyboard.press('Enter')
  await takeToast(page, 'Success', 'Income added successfully')
  expect(complaints).toEqual([])
})

test('a description too long to look up is saved, and one that cannot be stored says so', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: coffees })
  const long = 'lunch '.repeat(70).trim()
  await page.keyboard.press('n')
  const line = lineOf(page)
  await line.fill(`12.50 ${long} #food`)
  const description = dialog(page).getByLabel('Description (Optional)')
  await expect.poll(() => description.inputValue()).toBe(long)

  // As pasted from a spreadsheet.
  await description.fill('Rent\tMay')
  await description.press('Enter')
  await dialog(page).getByText('This text contains characters that cannot be stored').waitFor()
  await description.fill(long)
  await description.press('Enter')
  await takeToast(page, 'Success', 'Expense added successfully')
  await expect.poll(async () => (await rowsOf(page))[0]).toContain(long)
  expect(complaints).toEqual([])
})

test('in a low window the field comes first, and the arrow keys show each earlier entry', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: coffees, width: 320 })
  await page.keyboard.press('n')
  const form = dialog(page)
  const description = form.getByRole('combobox', { name: 'Description' })
  await description.pressSequentially('coff')
  const options = form.getByRole('listbox').getByRole('option')
  await options.last().waitFor()
  // As when a phone is turned, or its keyboard opens.
  await page.setViewportSize({ width: 320, height: 420 })
  await expect.poll(() => isOnTop(options.last())).toBe(true)
  await page.setViewportSize({ width: 320, height: 290 })
  await expect.poll(() => isOnTop(description)).toBe(true)
  await expect.poll(() => isOnTop(options.last())).toBe(false)
  await description.press('ArrowUp')
  await expect.poll(() => isOnTop(options.last())).toBe(true)
  await description.press('Enter')
  expect(await description.inputValue()).toBe('Coffee beans')
  expect(complaints).toEqual([])
})

test('nothing of another account is offered', async () => {
  const product = await openProduct()
  const other = await openDashboard(product, { entries: coffees })
  await other.page.keyboard.press('n')
  await lineOf(other.page).pressSequentially('coff')
  await dialog(other.page).getByRole('listbox').waitFor()
  const { page } = await openDashboard(product)
  await page.keyboard.press('n')
  const answered = page.waitForResponse('**/api/transactions/suggestions?**')
  await lineOf(page).pressSequentially('coff')
  expect(await (await answered).json()).toEqual([])
  expect(await dialog(page).getByRole('listbox').count()).toBe(0)
})

test('an entry outside the dates shown says so, and shows its month', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: coffees,
    path: '/?from=2026-01-01&to=2026-01-31',
  })
  await page.keyboard.press('n')
  await waitForFocus(lineOf(page))
  await page.keyboard.type('9 book #shop 12/20/25')
  await page.keyboard.press('Enter')
  await page.getByText('It is dated Dec 20, 2025, outside the dates shown.').waitFor()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('row', { name: /book/ }).waitFor()
  expect(new URL(page.url()).search).toBe('?from=2025-12-01&to=2025-12-31')
  await page.keyboard.press('n')
  await waitForFocus(lineOf(page))
  await page.keyboard.type('9 book #shop 12/21/25')
  await page.keyboard.press('Enter')
  await page.getByText('Expense added successfully').waitFor()
  expect(await page.getByText('outside the dates shown').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a date takes words, and a day that does not exist is named', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: coffees })
  const date = card(page).getByLabel('Date', { exact: true })
  for (const [typed, day] of [
    ['yesterday', '2026-01-29'],
    ['mon', '2026-01-26'],
    ['-3d', '2026-01-27'],
  ] as const) {
    await date.fill(typed)
    await date.press('Tab')
    expect(await date.inputValue()).toBe(day)
  }
  // With nothing else missing, the date keeps the focus after Enter.
  await card(page).getByLabel('Amount', { exact: true }).fill('5')
  await card(page).getByLabel('Source', { exact: true }).selectOption('Salary')
  await date.fill('2026-13-41')
  await date.press('Enter')
  await expect.poll(() => mistakeAt(date)).toBe("That date doesn't exist")
  for (const [typed, mistake] of [
    ['feb 30', "That date doesn't exist"],
    ['soon', 'Enter a date as YYYY-MM-DD, or in words such as “yesterday”'],
    ['31/12/2026', "That date doesn't exist"],
    ['3/1', 'Which year? Write it like 3/1/2026.'],
  ] as const) {
    await date.fill(typed)
    await date.press('Enter')
    await expect.poll(() => mistakeAt(date)).toBe(mistake)
  }
  // The button of each date says which date it chooses.
  for (const label of ['Date', 'Start date', 'End date']) {
    const button = page.getByRole('button', { name: `Choose date: ${label}`, exact: true })
    expect(await button.count(), label).toBe(1)
  }
  // The slash opens the filter in its search field.
  await page.getByRole('heading', { name: 'Dashboard' }).press('/')
  await waitForFocus(page.getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type('beans')
  await page.getByRole('row', { name: /Coffee beans/ }).waitFor()
  await expect.poll(async () => (await rowsOf(page)).length).toBe(1)
  // The browser's picker opens at the day entered, and its choice is the field's.
  await date.fill('2026-02-03')
  await card(page).getByRole('button', { name: 'Choose date' }).click()
  const picker = card(page).locator('input[type=date]')
  await expect.poll(() => picker.inputValue()).toBe('2026-02-03')
  await picker.fill('2026-02-05')
  await expect.poll(() => date.inputValue()).toBe('2026-02-05')
  await waitForFocus(date)
  expect(complaints).toEqual([])
})

test('"coffee last March" takes at most three clicks and its letters', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      ...coffees,
      expense('3.80', 'Food & Dining', '2025-03-14', 'Coffee'),
      expense('9', 'Shopping', '2025-03-15', 'Tea'),
    ],
  })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  // The filter opens in its search field.
  await page.keyboard.type('coffee')
  // A list is opened by one click and chosen from by another.
  const filter = page.getByRole('search')
  await filter.getByLabel('Month', { exact: true }).selectOption('March 2025')
  await expect.poll(() => rowsOf(page)).toEqual(['Mar 14, 2025 Coffee Food & Dining −$3.80'])
  expect(await filter.getByLabel('From date', { exact: true }).inputValue()).toBe('2025-03-01')

  // Or from the page's own dates, which its figures follow.
  await filter.getByLabel('Month', { exact: true }).selectOption('Any month')
  await expect.poll(async () => (await rowsOf(page)).length).toBe(4)
  await page.getByLabel('Month', { exact: true }).first().selectOption('March 2025')
  await expect.poll(() => rowsOf(page)).toEqual(['Mar 14, 2025 Coffee Food & Dining −$3.80'])
  expect(new URL(page.url()).searchParams.get('from')).toBe('2025-03-01')
  expect(complaints).toEqual([])
})

test('"coffee last March" takes at most three taps on a phone', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await openDashboard(product, {
    entries: [...coffees, expense('3.80', 'Food & Dining', '2025-03-14', 'Coffee')],
    width: 390,
    height: 844,
  })
  const finger = await context.newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await waitForFocus(page.getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type('coffee')
  await page.getByRole('search').getByLabel('Month', { exact: true }).selectOption('March 2025')
  await expect.poll(() => rowsOf(page)).toEqual(['Mar 14, 2025 Coffee Food & Dining −$3.80'])
  expect(complaints).toEqual([])
})
