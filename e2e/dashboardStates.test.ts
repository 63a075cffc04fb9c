import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { generateDemo } from '../server/src/demo/generate.ts'
import { askOneByOne, holdBack } from './support/answers.ts'
import {
  addEntries,
  cardOf,
  expense,
  income,
  openDashboard,
  openSignedIn,
  rowsOf,
  settled,
} from './support/ledger.ts'
import { signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, tabTo, takeToast } from './support/seen.ts'

// The dashboard while loading, empty, filled, and by keyboard.

const widths = [320, 768, 1280]

test('without transactions every card explains what it will show', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  await page
    .getByText(
      'Add what you earn and spend, and every transaction will be listed here, newest first.',
    )
    .waitFor()
  await page.getByText('No transactions found').waitFor()
  await page.getByText('No expense data available').waitFor()
  await page.getByText('No expense categories to display').waitFor()
  expect(await findBarriers(page, widths)).toEqual([])
  await page.getByRole('button', { name: 'Add a transaction' }).click()
  await page.getByRole('dialog', { name: 'Quick Add Transaction' }).waitFor()
  expect(complaints).toEqual([])
})

test('a visit fetches everything once, and the first figures before its scripts run', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, {
    entries: [expense('5', 'Other', '2026-01-05')],
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  // The page's scripts wait until early.js has sent its request.
  const figures = page.waitForRequest(/\/api\/opening/)
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await figures
    await route.continue()
  })
  await page.goto('/')
  await settled(page)
  expect(asked.sort()).toEqual([
    '/api/opening/dashboard?today=2026-01-30&startDate=2026-01-01&endDate=2026-01-31',
    '/api/trend?period=thisMonth&today=2026-01-30',
  ])
  expect(await page.evaluate('evenkeelAhead.answers.size')).toBe(0)
  expect(complaints).toEqual([])
})

/** Records what a page shows while it loads. */
async function watchEmptiness(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      const words = document.querySelector('#root')?.textContent?.trim() ?? ''
      if (document.readyState === 'loading') return
      if (words === 'evenkeel' || words.includes('Loading the page')) seen.push(words)
    }).observe(document, { childList: true, subtree: true })
    Object.assign(window, { emptiness: seen })
  })
}

test('signing up opens the dashboard at once, because its code was prefetched', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await product.openWindow()
  await watchEmptiness(context)
  await signUp(page, 'ada@example.com')
  await settled(page)
  expect(await page.evaluate('emptiness')).toEqual([])
  expect(complaints).toEqual([])
})

test("the HTML's header stays until all chunks have loaded, with nothing in between", async () => {
  const product = await openProduct()
  const { page, context, complaints } = await openSignedIn(product)
  await watchEmptiness(context)
  const release = await holdBack(page, /\/assets\/frame-[^/]*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('#root > div'))
  await page.evaluate(() => document.querySelector('#root > div')?.setAttribute('data-html', ''))
  // The entry chunk has run once it has taken the prefetched reply.
  await page.waitForFunction(() => {
    const page = window as unknown as { evenkeelAhead?: { answers: Map<string, unknown> } }
    return page.evenkeelAhead?.answers.has('/api/auth/me') === false
  })
  expect(await page.locator('#root > div[data-html]').innerText()).toBe('evenkeel')
  await release()
  await settled(page)
  expect(await page.evaluate('emptiness')).toEqual([])

  // A visitor's page preloads no chunk that only a signed-in page needs.
  const known = await (await context.request.get('/')).text()
  expect(known).toMatch(/<link[^>]* href="\/assets\/frame-/)
  await context.clearCookies()
  const visitors = await (await context.request.get('/')).text()
  expect(visitors).not.toContain('/assets/frame-')
  expect(complaints).toEqual([])
})

test('while loading, skeletons of the right size prevent layout shifts', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, {
    entries: [expense('5', 'Other', '2026-01-05'), income('9', 'Gift', '2026-01-05')],
  })
  const release = await holdBack(
    page,
    /\/api\/(opening|outlook|summary|trend|health|transactions|recurring)/,
  )
  await page.goto('/')
  for (const label of [
    'Loading this month',
    'Loading your totals',
    'Loading your score',
    'Loading your categories',
    'Loading Expenses by Category',
    'Loading Monthly Trend',
    'Loading transactions',
  ]) {
    await page.getByText(label, { exact: true }).waitFor({ state: 'attached' })
  }
  expect(await findBarriers(page, widths)).toEqual([])
  await release()
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('each part that fails to load says so and can be retried', async () => {
  const product = await openProduct()
  const window = await openSignedIn(product, { entries: [expense('5', 'Other', '2026-01-05')] })
  const { page, expectFailure, complaints } = window
  await askOneByOne(window)
  const paths = ['outlook', 'summary', 'health-score', 'trend', 'transactions'].map(
    (name) => `/api/${name}`,
  )
  for (const path of paths) {
    expectFailure(path)
    await page.route(`**${path}**`, (route) => route.fulfill({ status: 500 }))
  }
  await page.goto('/')
  const sentences = [
    'This month could not be loaded.',
    'Your totals could not be loaded.',
    'Your score could not be loaded.',
    'Your expenses could not be loaded.',
    'Your trend could not be loaded.',
    'Your categories could not be loaded.',
    'Your transactions could not be loaded.',
  ]
  for (const sentence of sentences) await page.getByText(sentence).waitFor()
  expect(await findBarriers(page, widths)).toEqual([])

  // Retried while it still fails and once it works; cards with the same data recover together.
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  const failed = page.waitForResponse('**/api/transactions?**')
  await list.getByRole('button', { name: 'Retry' }).click()
  await failed
  await list.getByText('Your transactions could not be loaded.').waitFor()
  await page.unrouteAll()
  const retry = page.getByRole('button', { name: 'Retry' })
  while ((await retry.count()) > 0) {
    const answered = page.waitForResponse('**/api/**')
    await retry.first().click()
    await answered
    await settled(page)
  }
  for (const sentence of sentences) expect(await page.getByText(sentence).count()).toBe(0)
  expect(await rowsOf(page)).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('on a tablet, bills that fail to load leave no hole below them', async () => {
  const product = await openProduct()
  const window = await openSignedIn(product, {
    entries: [expense('5', 'Other', '2026-01-05')],
    width: 768,
    height: 1024,
  })
  const { page, expectFailure, complaints } = window
  await askOneByOne(window)
  expectFailure('/api/recurring-transactions')
  await page.route('**/api/recurring-transactions**', (route) => route.fulfill({ status: 500 }))
  await page.goto('/')
  await page.getByText('Your recurring bills could not be loaded.').waitFor()
  await settled(page)
  const [bills, health] = await Promise.all(
    ['Recurring Bills', 'Financial Health'].map((title) => cardOf(page, title).boundingBox()),
  )
  if (!bills || !health) throw new Error('The cards are not on the page')
  expect(health.x).toBe(bills.x)
  expect(health.y - bills.y - bills.height).toBeLessThan(40)
  expect(complaints).toEqual([])
})

test('with two years of transactions there are no accessibility violations, whatever is opened', async () => {
  const product = await openProduct()
  const { page, person, complaints } = await openSignedIn(product)
  const { transactions } = generateDemo(person.id, '2026-01-30', 1)
  await addEntries(
    product,
    person,
    transactions.map(({ type, amount, category, date, description, createdAt }) => {
      return { type, amount, category, date, description, createdAt }
    }),
  )
  await page.goto('/')
  await settled(page)
  expect(await findBarriers(page, widths)).toEqual([])
  await page.getByRole('button', { name: 'View All', exact: true }).click()
  await page.getByText('How this score is calculated').click()
  await page.getByRole('button', { name: 'Show table of Expenses by Category' }).click()
  await page.getByRole('button', { name: 'Show table of Monthly Trend' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  expect(await findBarriers(page, widths)).toEqual([])
  expect(complaints).toEqual([])
})

test('the whole dashboard by keyboard alone', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      income('100', 'Gift', '2026-01-05', 'Birthday'),
      ...Array.from({ length: 6 }, (_, at) =>
        expense(`${at + 1}`, 'Other', `2026-01-0${at + 1}`, `Row ${at + 1}`),
      ),
      expense('7', 'Other', '2025-12-31', 'Last year'),
    ],
  })
  const { keyboard } = page
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await tabTo(page, page.getByLabel('Start date'))
  await keyboard.type('2026-01-01')
  await tabTo(page, page.getByLabel('End date'))
  await keyboard.type('2026-01-31')
  await keyboard.press('Enter')
  await page.waitForURL('**/?from=2026-01-01&to=2026-01-31')
  await settled(page)

  await tabTo(page, page.getByText('How this score is calculated'))
  await keyboard.press('Enter')
  await page.getByText('Every score starts at').waitFor()
  await tabTo(page, page.getByRole('radio', { name: 'This Month' }))
  await keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('radio', { name: 'Last Month' }).isChecked()).toBe(true)
  await settled(page)
  await tabTo(page, button('Show table of Expenses by Category'))
  await keyboard.press('Enter')
  const table = page.getByRole('table', { name: 'Expenses by Category' })
  await tabTo(page, table.getByRole('button', { name: 'Other' }))
  await keyboard.press('Enter')
  await page.getByRole('row', { name: /Last year/ }).waitFor()
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  await expect.poll(() => isFocused(list)).toBe(true)
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await page.getByText('Showing 1 to 5 of 7 transactions').waitFor()

  await tabTo(page, page.getByRole('columnheader', { name: 'Amount' }).getByRole('button'))
  await keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'Amount' }).and(sorted(page)).waitFor()
  await settled(page)
  expect((await rowsOf(page))[0]).toBe('Jan 5, 2026 Birthday Income +$100.00')
  await tabTo(page, button('Edit Birthday, Jan 5, 2026'))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await tabTo(page, dialog.getByLabel('Amount'))
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('120')
  await keyboard.press('Enter')
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await page.getByRole('row', { name: /\+\$120\.00/ }).waitFor()
  await expect.poll(() => isFocused(button('Edit Birthday, Jan 5, 2026'))).toBe(true)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete transaction' })
  await expect.poll(() => isFocused(question.getByRole('button', { name: 'Cancel' }))).toBe(true)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await takeToast(page, 'Success', 'Transaction deleted successfully')
  await page.getByText('Showing 1 to 5 of 6 transactions').waitFor()
  await expect.poll(() => isFocused(list)).toBe(true)
  await tabTo(page, button('Page 2'))
  await keyboard.press('Enter')
  await page.getByText('Showing 6 to 6 of 6 transactions').waitFor()
  await expect.poll(() => isFocused(button('Page 2'))).toBe(true)

  // From the end of the page around to its middle again.
  await tabTo(page, button('Filter'))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Search'))
  await keyboard.type('Row 3')
  await page.getByRole('row', { name: /Row 3/ }).waitFor()
  await tabTo(page, button('Clear filters'))
  await keyboard.press('Enter')
  await page.getByText('Showing 1 to 5 of 6 transactions').waitFor()
  const category = cardOf(page, 'Category Breakdown').getByRole('button', { name: /Other/ })
  await tabTo(page, category)
  await keyboard.press('Enter')
  await page.waitForURL('**/?**category=Other**')
  expect(complaints).toEqual([])
})

const sorted = (page: Page) => page.locator('th[aria-sort]')
