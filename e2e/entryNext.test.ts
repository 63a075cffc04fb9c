import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import { cardOf, expense, income, openDashboard, rowsOf, settled } from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { takeToast, waitForFocus } from './support/seen.ts'

// Today is Friday, 30 January 2026. What is typed while an entry is being saved is the next entry.

const card = (page: Page) => cardOf(page, 'Quick Add')
const lineOf = (page: Page) => card(page).getByLabel('In one line')
const amountOf = (page: Page) => card(page).getByLabel('Amount')

/** The bodies of the entries that were sent. */
function watchSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/transactions')) return
    const { amount, description } = request.postDataJSON()
    sent.push(`${amount} ${description}`)
  })
  return sent
}

test('letters typed during a save begin the next entry, and Enter saves it afterwards', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  const sent = watchSent(page)
  const line = lineOf(page)
  const release = await holdBack(page, '**/api/transactions', 'POST')
  await line.focus()
  await page.keyboard.type('2.22 bb #food')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await card(page).getByRole('button', { name: 'Adding...' }).waitFor()
  await page.keyboard.type('3.33 cc #food')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await line.inputValue()).toBe('3.33 cc #food')
  expect(sent).toEqual(['2.22 bb'])
  await release()
  await expect.poll(() => sent).toEqual(['2.22 bb', '3.33 cc'])
  await expect.poll(() => line.inputValue()).toBe('')
  await settled(page)
  await expect
    .poll(() => rowsOf(page))
    .toEqual(['Jan 30, 2026 cc Food & Dining −$3.33', 'Jan 30, 2026 bb Food & Dining −$2.22'])

  // Without Enter, it stays as it is, and so does the focus.
  const again = await holdBack(page, '**/api/transactions', 'POST')
  await page.keyboard.type('4.44 dd #food')
  await page.keyboard.press('Enter')
  await page.keyboard.type('5.55 ee')
  await amountOf(page).focus()
  await again()
  await page.getByRole('row', { name: /dd/ }).waitFor()
  await takeToast(page, 'Success', 'Expense added successfully')
  expect(await line.inputValue()).toBe('5.55 ee')
  expect(await amountOf(page).inputValue()).toBe('5.55')
  await waitForFocus(amountOf(page))
  expect(sent).toHaveLength(3)
  expect(complaints).toEqual([])
})

test.each([
  ['a category is found', '**/api/transactions/last-category?**', '4.50 coffee'],
  ['lines can be read', '**/lineReader*.js', '4.50 coffee #food'],
])('letters typed before %s begin the next entry', async (_, url, typed) => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [expense('4.50', 'Food & Dining', '2026-01-12', 'Coffee')],
  })
  const sent = watchSent(page)
  const release = await holdBack(page, url)
  await lineOf(page).focus()
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
  await page.keyboard.type('3.33 cc #shop')
  await page.keyboard.press('Enter')
  expect(sent).toEqual([])
  await release()
  await expect.poll(() => sent).toEqual(['4.50 coffee', '3.33 cc'])
  await expect.poll(async () => (await rowsOf(page)).length).toBe(3)
  const [newest, next] = await rowsOf(page)
  expect([newest, next]).toEqual([
    'Jan 30, 2026 cc Shopping −$3.33',
    'Jan 30, 2026 coffee Food & Dining −$4.50',
  ])
  expect(complaints).toEqual([])
})

test('a line that cannot be read while the connection is lost is read once it is back', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product)
  expectFailure('lineReader')
  const sent = watchSent(page)
  await page.route('**/lineReader*', (route) => route.abort())
  const line = lineOf(page)
  await line.focus()
  await page.keyboard.type('4.50 coffee #food')
  await page.keyboard.press('Enter')
  const lost = 'Unable to connect. Please check your connection and try again.'
  await takeToast(page, 'Error', lost)
  expect(await amountOf(page).inputValue()).toBe('')

  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect.poll(() => sent).toEqual(['4.50 coffee'])
  await expect.poll(() => rowsOf(page)).toEqual(['Jan 30, 2026 coffee Food & Dining −$4.50'])
  expect(complaints).toEqual([])
})

test('an entry whose save fails goes back to its fields, unless the next one is there', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product)
  expectFailure('/api/transactions')
  const line = lineOf(page)
  const category = card(page).getByLabel('Category', { exact: true })
  await page.route('**/api/transactions', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await line.fill('2.22 bb yesterday')
  await category.selectOption('Shopping')
  await line.press('Enter')
  await takeToast(page, 'Error', 'Failed to add transaction')
  expect(await line.inputValue()).toBe('2.22 bb yesterday')
  expect(await amountOf(page).inputValue()).toBe('2.22')
  expect(await category.inputValue()).toBe('Shopping')
  expect(await card(page).getByText('This entry was not added').count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })

  // It was saved, but the reply is lost after the next entry is begun.
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/transactions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await free
    await route.abort()
  })
  await line.press('Enter')
  await page.keyboard.type('3.33 cc #food')
  release()
  await takeToast(page, 'Error', 'Failed to add transaction')
  const notice = card(page).getByRole('alert').filter({ hasText: 'This entry was not added' })
  await notice.getByText('−$2.22, Shopping, Jan 29, 2026, “bb”').waitFor()
  expect(await line.inputValue()).toBe('3.33 cc #food')
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })

  await line.press('Enter')
  await takeToast(page, 'Success', 'Expense added successfully')
  // It survives a reload, and trying again adds it once.
  await page.reload()
  await settled(page)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await takeToast(page, 'Success', 'Expense added successfully')
  await notice.waitFor({ state: 'detached' })
  await settled(page)
  expect(await rowsOf(page)).toEqual([
    'Jan 30, 2026 cc Food & Dining −$3.33',
    'Jan 29, 2026 bb Shopping −$2.22',
  ])
  expect(complaints).toEqual([])
})

test('the dialog stays open for an entry that was begun during a save', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  const line = dialog.getByLabel('In one line')
  await waitForFocus(line)
  const release = await holdBack(page, '**/api/transactions', 'POST')
  await page.keyboard.type('2.22 bb #food')
  await page.keyboard.press('Enter')
  await page.keyboard.type('3.33 cc')
  await release()
  await page.getByText('Expense added successfully').waitFor()
  expect(await line.inputValue()).toBe('3.33 cc')
  await page.keyboard.type(' #food')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await rowsOf(page)).length).toBe(2)
  expect(complaints).toEqual([])
})

test('an earlier entry takes the place of the letters typed for it, and nothing else', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      expense('30', 'Transportation', '2026-01-12', 'Bike repair'),
      expense('8', 'Shopping', '2026-01-12', 'A$$P 7 May store'),
      income('2500', 'Salary', '2026-01-02', 'Acme salary'),
    ],
  })
  const line = lineOf(page)
  const field = (label: string) => card(page).getByLabel(label, { exact: true })
  for (const [typed, name, named, date] of [
    ['12 fri r', /Bike repair/, '12 fri Bike repair', '2026-01-30'],
    ['30 yesterday r', /Bike repair/, '30 yesterday Bike repair', '2026-01-29'],
    ['5 mon a', /A\$\$P/, '5 mon A$$P 7 May store', '2026-01-26'],
  ] as const) {
    await line.fill('')
    await line.pressSequentially(typed)
    await card(page).getByRole('option', { name }).waitFor()
    const options = await card(page).getByRole('option').allInnerTexts()
    for (let down = 0; down <= options.findIndex((text) => name.test(text)); down += 1) {
      await line.press('ArrowDown')
    }
    await line.press('Enter')
    expect(await line.inputValue()).toBe(named)
    await line.pressSequentially(' x')
    expect(await field('Date').inputValue()).toBe(date)
    expect(await field('Amount').inputValue()).toBe(`${typed.split(' ')[0]}.00`)
    expect(await card(page).getByLabel('Description').inputValue()).toBe(
      `${named.replace(/^\S+ \S+ /, '')} x`,
    )
  }
  // It stays an income, and goes with its name.
  await line.fill('acm')
  await card(page)
    .getByRole('option', { name: /Acme salary/ })
    .click()
  await line.pressSequentially(' fri')
  expect(await card(page).getByRole('radio', { name: 'Income' }).isChecked()).toBe(true)
  expect(await field('Amount').inputValue()).toBe('2500.00')
  await line.fill('4.50 coffee')
  expect(await card(page).getByRole('radio', { name: 'Expense' }).isChecked()).toBe(true)
  expect(await field('Amount').inputValue()).toBe('4.50')
  expect(await field('Category').inputValue()).toBe('')
  expect(complaints).toEqual([])
})
