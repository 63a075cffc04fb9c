import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import { changeElsewhere, expense, openDashboard, openSignedIn, rowsOf } from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, tabTo, takeToast, waitForFocus } from './support/seen.ts'

const heading = (page: Page) => page.getByRole('heading', { name: 'History', level: 1 })
const actions = (page: Page) => page.getByRole('main').getByRole('listitem')
const action = (page: Page, words: string) =>
  actions(page).filter({ has: page.getByRole('button', { name: `: ${words}` }) })

/** Each action's sentence, without its time. */
async function sentences(page: Page): Promise<string[]> {
  const texts = await page.locator('main ol > li > p').allInnerTexts()
  return texts.map((text) => text.replace(/\s+\d+:\d+\s[AP]M$/, ''))
}

/** The fields in an action's details, as they are read. */
async function fieldsOf(place: Locator): Promise<string[]> {
  const rows = await place.locator('dl > div').evaluateAll((all) =>
    all.map((row) => {
      const [name, value] = [...row.children].map((cell) => cell.textContent ?? '')
      return `${name}: ${value}`
    }),
  )
  return rows
}

/** A user with an add, an edit and a delete around midnight, on two days. */
async function openAfterThree() {
  const product = await openProduct()
  product.app.clock.set('2026-01-31T07:55:00.000Z')
  const opened = await openSignedIn(product, {
    before: ({ context }) => context.clock.setSystemTime('2026-01-31T08:07:00.000Z'),
  })
  const { page } = opened
  const { id } = await changeElsewhere(product, page, 'POST', '', {
    type: 'expense',
    amount: '12.30',
    category: 'Transportation',
    description: 'Bus ticket',
    date: '2026-01-05',
  })
  product.app.clock.set('2026-01-31T08:05:00.000Z')
  const edit = { amount: '1234.50', date: '2026-01-06' }
  await changeElsewhere(product, page, 'PATCH', `/${id}`, edit)
  product.app.clock.set('2026-01-31T08:07:00.000Z')
  await changeElsewhere(product, page, 'DELETE', `/${id}`)
  await page.goto('/history')
  await heading(page).waitFor()
  return opened
}

test('the loading, error and empty states explain themselves', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  const release = await holdBack(page, '**/api/history*')
  await page.goto('/history')
  await page.getByRole('status').getByText('Loading history').waitFor({ state: 'attached' })
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  expectFailure('/api/history')
  await release()
  await page.route('**/api/history*', (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await page.getByText('Your history could not be loaded.').waitFor()
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await page.unroute('**/api/history*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page
    .getByText(
      'Nothing yet. What you add, change or delete appears here, and can be undone for 90 days.',
    )
    .waitFor()
  expect(await page.title()).toBe('History · Evenkeel')
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})

test('actions are grouped by day, as sentences, with values before and after', async () => {
  const { page, complaints } = await openAfterThree()
  await page.getByText('What you did in the last 90 days.').waitFor()
  await actions(page).first().waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
    expect.arrayContaining(['Today', 'Yesterday']),
  )
  expect(await sentences(page)).toEqual([
    'Deleted Bus ticket, −$1,234.50',
    'Changed Bus ticket, −$1,234.50',
    'Added Bus ticket, −$12.30',
  ])
  // Times are in the user's own time zone.
  await page.getByText('12:05 AM').waitFor()

  const changed = action(page, 'Changed Bus ticket, −$1,234.50')
  expect(await changed.locator('dl').isVisible()).toBe(false)
  await changed.getByText('What changed').click()
  expect(await fieldsOf(changed)).toEqual([
    'Amount: from $12.30 → to $1,234.50',
    'Date: from Jan 5, 2026 → to Jan 6, 2026',
  ])
  const added = action(page, 'Added Bus ticket, −$12.30')
  await added.getByText('What changed').click()
  expect(await fieldsOf(added)).toEqual([
    'Type: Expense',
    'Amount: $12.30',
    'Category: Transportation',
    'Description: Bus ticket',
    'Date: Jan 5, 2026',
  ])
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('Undo on the page, Redo of it, and by keyboard alone', async () => {
  const { page, complaints } = await openAfterThree()
  await page.getByRole('button', { name: 'Undo: Deleted Bus ticket, −$1,234.50' }).click()
  await takeToast(page, 'Undone', 'Deleted Bus ticket, −$1,234.50')
  const redo = page.getByRole('button', { name: 'Redo: Undid: Deleted Bus ticket, −$1,234.50' })
  await redo.waitFor()
  expect(await sentences(page)).toEqual([
    'Undid: Deleted Bus ticket, −$1,234.50',
    'Deleted Bus ticket, −$1,234.50',
    'Changed Bus ticket, −$1,234.50',
    'Added Bus ticket, −$12.30',
  ])
  await actions(page).nth(1).getByText('Undone', { exact: true }).waitFor()
  expect(await findBarriers(page, [320, 768])).toEqual([])

  // Redoing brings the deletion back, which can be undone again.
  await redo.click()
  await takeToast(page, 'Redone', 'Deleted Bus ticket, −$1,234.50')
  await page.getByText('Redid: Deleted Bus ticket, −$1,234.50').first().waitFor()
  expect(await (await page.request.get('/api/transactions')).json()).toEqual([])

  await actions(page).nth(1).getByText('Redone', { exact: true }).waitFor()
  const undo = page.getByRole('button', { name: 'Undo: Deleted Bus ticket, −$1,234.50' })
  await undo.waitFor()
  await heading(page).focus()
  await tabTo(page, undo)
  await page.keyboard.press('Enter')
  await takeToast(page, 'Undone', 'Deleted Bus ticket, −$1,234.50')
  await undo.waitFor({ state: 'detached' })
  // The button is gone, so the list has the focus.
  await waitForFocus(page.getByRole('region', { name: 'History' }))
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect
    .poll(() => rowsOf(page))
    .toEqual(['Jan 6, 2026 Bus ticket Transportation −$1,234.50'])
  expect(complaints).toEqual([])
})

test('earlier changes load on request, even after a failure', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  for (let at = 1; at <= 60; at += 1) {
    await changeElsewhere(product, page, 'POST', '', {
      type: 'income',
      amount: `${at}.00`,
      category: 'Gift',
      date: '2026-01-05',
    })
  }
  await page.goto('/history')
  const more = page.getByRole('button', { name: 'Show earlier changes' })
  await more.waitFor()
  expect(await sentences(page)).toHaveLength(50)
  expectFailure('/api/history')
  await page.route('**/api/history?after=*', (route) => route.abort())
  await more.click()
  await page.getByText('Earlier changes could not be loaded. Please try again.').waitFor()
  expect(await findBarriers(page, [320])).toEqual([])
  await page.unroute('**/api/history?after=*')
  await more.click()
  // The button is called "Loading..." first, so its absence would not tell.
  await actions(page).nth(59).waitFor()
  expect(await more.count()).toBe(0)
  const said = await sentences(page)
  expect([said.length, said[0], said[59]]).toEqual([
    60,
    'Added Gift, +$60.00',
    'Added Gift, +$1.00',
  ])
  expect(complaints).toEqual([])
})

test('an expired or unknown action is refused with a message', async () => {
  const { page, expectFailure, complaints } = await openAfterThree()
  const undo = page.getByRole('button', { name: 'Undo: Deleted Bus ticket, −$1,234.50' })
  await undo.waitFor()
  expectFailure('/undo')
  for (const [status, code, message] of [
    [410, 'history_expired', 'This happened too long ago to be undone.'],
    [404, 'not_found', 'There is nothing here.'],
  ] as const) {
    await page.route('**/undo', (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Gone', status, code, message, requestId: 'r' },
      }),
    )
    await undo.click()
    await page.getByText('Failed to undo').waitFor()
    await page.unroute('**/undo')
    await takeToast(page, 'Failed to undo')
  }
  expect(complaints).toEqual([])
})

test('History is in the menu under the circle, and in the menu of a small screen', async () => {
  const product = await openProduct()
  const { page, person, complaints } = await openDashboard(product, {
    entries: [expense('1', 'Other', '2026-01-01')],
  })
  const circle = page.getByRole('button', { name: `Signed in as ${person.email}` })
  await tabTo(page, circle)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await waitForFocus(menu.getByRole('menuitem', { name: 'History' }))
  expect(await findBarriers(page, [768, 1280])).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(circle)).toBe(true)
  await circle.click()
  await menu.getByRole('menuitem', { name: 'History' }).click()
  await heading(page).waitFor()
  await page.goBack()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await heading(page).waitFor()
  expect(await findBarriers(page, [320])).toEqual([])
  expect(complaints).toEqual([])
})
