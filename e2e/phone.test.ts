import type { CDPSession, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { billOf, card, listBills } from './support/bills.ts'
import { findCutText } from './support/cutText.ts'
import { cardOf, openDashboard, openSignedIn, rowsOf } from './support/ledger.ts'
import { bar, boxOf, entries, phone } from './support/phone.ts'
import { findBarriers, findBarriersAtRest, openProduct } from './support/product.ts'
import { isFocused, isOnTop, pressInToast, tabTo, takeToast } from './support/seen.ts'

// What a phone adds: the bar at the bottom, swiped rows, the order of the cards and keyboards.

test('the bar leads home, to bills, to Quick Add and to the assistant, and covers nothing', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries, ...phone })
  const link = (name: string) => bar(page).getByRole('link', { name, exact: true })
  const button = (name: string) => bar(page).getByRole('button', { name, exact: true })
  expect(await link('Home').getAttribute('aria-current')).toBe('page')
  await button('Add').click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await dialog.waitFor()
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  // The sheet is still rising when it is first seen.
  await expect.poll(() => isOnTop(add)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(button('Add'))).toBe(true)

  // The round button keeps its place above the bar.
  const round = page.getByRole('button', { name: 'AI Assistant', exact: true }).last()
  const [roundBox, barBox] = [await boxOf(round), await boxOf(bar(page))]
  expect(roundBox.y + roundBox.height).toBeLessThanOrEqual(barBox.y)
  expect(barBox.y + barBox.height).toBe(844)

  // What gets the focus is never behind the bar, and neither is the end of the page.
  await page.getByRole('heading', { name: 'Dashboard' }).focus()
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator('main :focus')
    if ((await focused.count()) === 0) break
    const { y, height } = await boxOf(focused)
    expect(y + height, await focused.innerText()).toBeLessThanOrEqual(barBox.y)
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const lastLine = await boxOf(page.getByText('© 2025 Evenkeel'))
  expect(lastLine.y + lastLine.height).toBeLessThan(roundBox.y)

  await button('Assistant').click()
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
  await page.keyboard.press('Escape')
  await link('Bills').click()
  await page.getByRole('heading', { name: 'Recurring Bills', level: 1 }).waitFor()
  expect(await link('Bills').getAttribute('aria-current')).toBe('page')
  expect(await link('Home').getAttribute('aria-current')).toBeNull()
  await page.setViewportSize({ width: 640, height: 844 })
  expect(await bar(page).isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

test('no page has barriers beside the bar', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, ...phone })
  await page.request.post(...billOf(product, { description: 'Rent', startDate: '2026-01-31' }))
  const [bill] = await listBills(page)
  for (const path of [
    '/',
    '/recurring-bills',
    `/recurring-bills/${bill?.id}`,
    '/months/2026-01',
    '/history',
    '/settings',
    '/payment',
    '/no/such/page',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await bar(page).waitFor()
    expect([path, await findBarriersAtRest(page, [390])]).toEqual([path, []])
  }
})

test('the date filter has room for whole dates', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, ...phone })
  await page.getByRole('button', { name: 'All time' }).first().click()
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...phone, width })
    await page.getByLabel('Start date').fill('2026-01-28')
    expect(await findCutText(page)).toEqual([])
  }
})

test('the actions on selected rows are above the bar', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, ...phone })
  await page.getByRole('checkbox', { name: /^Select Coffee/ }).check()
  const actions = page.getByRole('region', { name: 'Selected transactions' })
  const { y, height } = await boxOf(actions)
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar(page))).y)
})

/** Moves a finger from the middle of an element. */
async function swipe(finger: CDPSession, place: Locator, by: { x?: number; y?: number }) {
  await place.scrollIntoViewIfNeeded()
  const box = await boxOf(place)
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2]
  const at = (share: number) => ({
    x: fromX + (by.x ?? 0) * share,
    y: fromY + (by.y ?? 0) * share,
  })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [at(share)],
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 8; step += 1) await send('touchMove', step / 8)
  await send('touchEnd')
}

test('a row swiped to the left is deleted with Undo, one to the right is edited', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await openDashboard(product, { entries, ...phone })
  const finger = await context.newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

  await swipe(finger, row('Aspirin'), { x: -150 })
  await pressInToast(page, 'Transaction deleted successfully', 'Undo')
  await takeToast(page, 'Undone', 'Deleted Aspirin, −$20.00')
  await expect.poll(async () => (await rowsOf(page)).length).toBe(4)
  expect(await row('Aspirin').evaluate((element) => element.style.translate)).toBe('')

  await swipe(finger, row('Lamp'), { x: 150 })
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('12.30')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })

  // Too short a swipe, a scroll, and a mouse that drags do nothing.
  await swipe(finger, row('Lamp'), { x: -60 })
  await swipe(finger, row('Lamp'), { x: -110, y: -300 })
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  const { x, y, height } = await boxOf(row('Lamp'))
  await page.mouse.move(x + 200, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await row('Lamp').evaluate((element) => element.style.translate)).toBe('')
  expect(await rowsOf(page)).toHaveLength(4)
  expect(complaints).toEqual([])
})

test('a swiped row whose deletion fails comes back', async () => {
  const product = await openProduct()
  const { page, context, expectFailure } = await openDashboard(product, { entries, ...phone })
  expectFailure('/api/transactions')
  await page.route('**/api/transactions/*', (route) => route.abort())
  const finger = await context.newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const row = page.getByRole('row', { name: /Coffee/ })
  await swipe(finger, row, { x: -150 })
  await takeToast(page, 'Error', 'Failed to delete transaction')
  expect(
    await row.evaluate((element) => [element.style.translate, element.dataset.swiped]),
  ).toEqual(['', undefined])
})

test('a finger sliding along the line of the month reads out its days, one that scrolls does not', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await openDashboard(product, { entries, ...phone })
  const finger = await context.newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const line = cardOf(page, 'This month').getByRole('slider')
  const { width } = await boxOf(line)
  const read = () => line.getAttribute('aria-valuetext')
  expect(await read()).toBe('Jan 30: +$2,463.20')
  // From the middle of thirty steps, twelve to the right.
  await swipe(finger, line, { x: (width * 12) / 30 })
  await expect.poll(read).toBe('Jan 28: +$2,487.70 after Lamp −$12.30')
  await cardOf(page, 'This month').getByRole('button', { name: 'Show entries of Jan 28' }).waitFor()
  await swipe(finger, line, { x: -width / 30, y: -150 })
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(await read()).toBe('Jan 28: +$2,487.70 after Lamp −$12.30')
  expect(complaints).toEqual([])
})

/** The tops of the lines that the text of an element takes. */
async function linesOf(place: Locator): Promise<number[]> {
  const tops = await place.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return Array.from(text.getClientRects(), ({ top }) => top)
  })
  return [...new Set(tops)]
}

test('bills are rows of two lines, with their actions in a menu', async () => {
  const product = await openProduct({ BILLING: 'off' })
  const { page, complaints } = await openSignedIn(product, phone)
  const bills = [
    { description: 'Rent', amount: '1180.00', category: 'Housing', startDate: '2026-01-31' },
    { description: 'Public transportation', frequency: 'bi-weekly', startDate: '2026-02-20' },
    { description: 'Gym', frequency: 'weekly', startDate: '2026-01-09', isActive: 'false' },
    { description: 'Pay', type: 'income', category: 'Salary', startDate: '2027-01-09' },
    { description: 'Internet', startDate: '2025-12-31' },
  ]
  for (const bill of bills) {
    const reply = await page.request.post(...billOf(product, bill))
    expect(reply.status()).toBe(201)
  }
  await page.goto('/recurring-bills')
  await card(page, 'Rent').waitFor()
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(titles.slice(1)).toEqual(['Your bills', 'What your bills add up to'])
  for (const { description } of bills) {
    const row = card(page, description)
    expect((await boxOf(row)).height, description).toBeLessThanOrEqual(72)
    const pay = row.getByRole('button', { name: /^Mark as Paid/ })
    expect((await linesOf(pay)).length, description).toBe(1)
    for (const target of await row.getByRole('button').all()) {
      const { width, height } = await boxOf(target)
      expect(Math.min(width, height), description).toBeGreaterThanOrEqual(44)
    }
  }
  // The name's link covers both lines of text.
  await card(page, 'Rent').scrollIntoViewIfNeeded()
  const { x, y, height } = await boxOf(card(page, 'Rent'))
  await page.mouse.click(x + 60, y + height - 14)
  await page.getByRole('heading', { name: 'Rent', level: 1 }).waitFor()
  await page.goBack()

  const choose = async (bill: string, action: string) => {
    await page.getByRole('button', { name: `More actions for ${bill}` }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await choose('Gym', 'Activate')
  await takeToast(page, 'Success', 'Gym is active. Next due Jan 30, 2026.')
  await choose('Rent', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  await edit.getByLabel('Amount').fill('1200')
  await edit.getByRole('button', { name: 'Update bill' }).click()
  await takeToast(page, 'Success', 'Recurring bill updated successfully')
  const menu = page.getByRole('button', { name: 'More actions for Rent' })
  await expect.poll(() => isFocused(menu)).toBe(true)
  await choose('Rent', 'Paid another amount')
  await page.getByRole('dialog', { name: 'Mark as Paid' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await findBarriers(page, [320, 390])).toEqual([])
  await choose('Pay', 'Delete')
  await pressInToast(page, 'Recurring bill deleted successfully', 'Undo')
  await expect.poll(async () => (await listBills(page)).length).toBe(5)

  await page.goto('/')
  await page.getByRole('button', { name: 'Mark as Paid: Rent' }).waitFor()
  const rows = page.getByRole('region', { name: 'Bills due' }).getByRole('listitem')
  for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThanOrEqual(72)
  expect(complaints).toEqual([])
})

test('on a phone transactions come before charts, for the eye and for Tab', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, ...phone })
  const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  const order = ['Recent Transactions', 'Spending Overview', 'Category Breakdown']
  expect((await titles()).filter((title) => order.includes(title))).toEqual(order)
  const tops = await Promise.all(order.map(async (title) => (await boxOf(cardOf(page, title))).y))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await tabTo(page, cardOf(page, 'Recent Transactions').getByRole('button', { name: 'Filter' }))
  await tabTo(page, cardOf(page, 'Spending Overview').getByRole('radio').first())
  await page.setViewportSize({ width: 1280, height: 900 })
  expect((await titles()).filter((title) => order.includes(title))).toEqual([
    'Spending Overview',
    'Category Breakdown',
    'Recent Transactions',
  ])
})

test('each field calls the keyboard that its words need', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, ...phone })
  await bar(page).getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  const asked = async (field: Locator) =>
    field.evaluate((input: HTMLInputElement) => [
      input.inputMode || input.type,
      input.enterKeyHint,
      input.autocomplete,
    ])
  const line = dialog.getByLabel('In one line')
  expect(await asked(line)).toEqual(['text', 'done', 'off'])
  // A phone would make "from" of "fri".
  expect(await line.getAttribute('autocorrect')).toBe('off')
  expect(await asked(dialog.getByLabel('Amount'))).toEqual(['decimal', '', 'off'])
  // A day may be a word.
  expect(await asked(dialog.getByLabel('Date', { exact: true }))).toEqual(['text', '', 'off'])
  expect(await asked(dialog.getByLabel('Description'))).toEqual(['text', '', 'off'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  expect(await asked(page.getByLabel('Search'))).toEqual(['search', 'search', 'off'])
})

test('no line begins with a dot between words', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, ...phone })
  for (const [at, name] of ['Rent', 'Electricity', 'Water'].entries()) {
    const fields = { description: name, amount: '1234.56', startDate: `2026-01-3${at % 2}` }
    await page.request.post(...billOf(product, fields))
  }
  const dotsAtStarts = () =>
    page.getByRole('main').evaluate((main) => {
      const found: string[] = []
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.nodeValue ?? ''
        const at = words.search(/[·•]/)
        if (at === -1 || !text.parentElement?.checkVisibility()) continue
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const dot = range.getBoundingClientRect()
        const line = text.parentElement.closest('p, div, li')?.getBoundingClientRect()
        if (line && dot.left < line.left + 1) found.push(words)
      }
      return found
    })
  for (const path of ['/', '/recurring-bills', '/months/2026-01']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(
      () => document.querySelector('main :is(.animate-breathe, [aria-busy=true])') === null,
    )
    for (let width = 320; width <= 400; width += 10) {
      await page.setViewportSize({ width, height: 844 })
      expect([path, width, await dotsAtStarts()]).toEqual([path, width, []])
    }
  }
})

test('the round button steps aside while a field is filled in, and Tab still reaches it', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries, ...phone })
  const round = page.getByRole('button', { name: 'AI Assistant', exact: true }).last()
  const opacity = () => round.evaluate((button) => getComputedStyle(button).opacity)
  const amount = page.getByRole('main').getByLabel('Amount').first()
  await amount.scrollIntoViewIfNeeded()
  expect(await opacity()).toBe('1')
  await amount.focus()
  await expect.poll(opacity).toBe('0')
  expect(await isOnTop(round)).toBe(false)
  await tabTo(page, round)
  await expect.poll(opacity).toBe('1')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
  expect(complaints).toEqual([])
})
