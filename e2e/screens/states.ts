import type { Locator, Page } from 'playwright-core'
import type { Person } from './stage.ts'

/** A state of the product and how to get there. */
export type State = {
  name: string
  who: Person
  path: string
  /** Network conditions to set up before loading. */
  before?: (page: Page) => Promise<unknown>
  /** Actions once the page has loaded. */
  steps?: (page: Page) => Promise<unknown>
  /** Capture only the viewport, for a dialog or notice over the page. */
  windowOnly?: boolean
}

const figures =
  /\/api\/(summary|trend|health-score|outlook|comparison|transactions|recurring-transactions)/

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true })

async function openQuickAdd(page: Page): Promise<Locator> {
  await button(page.getByRole('banner'), 'Quick Add').click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await dialog.waitFor()
  return dialog
}

async function openEdit(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.waitFor()
  return dialog
}

/** Changes an entry elsewhere between opening and saving it here. */
async function saveTooLate(page: Page): Promise<void> {
  const [newest] = await (await page.request.get('/api/transactions?limit=1')).json()
  const origin = new URL(page.url()).origin
  const dialog = await openEdit(page)
  await page.request.patch(`/api/transactions/${newest.id}`, {
    data: { amount: '48.15' },
    headers: { origin },
  })
  await dialog.getByLabel('Description (Optional)').fill('Changed here')
  await button(dialog, 'Update Transaction').click()
  await dialog.getByText('This transaction has changed since you opened it.').waitFor()
}

async function openCardForm(page: Page): Promise<void> {
  await button(page, 'Continue to Payment').click()
  await page.getByLabel('Card number').waitFor()
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('1230')
  await page.getByLabel('CVV').fill('123')
  await page.getByLabel('Postal code').fill('94103')
}

const openSessions = ['08:05', '07:50', '07:12'].map((time, index) => ({
  id: String(index).repeat(32),
  startedAt: `2026-01-30T0${6 - index}:45:00.000Z`,
  lastActiveAt: `2026-01-30T${time}:00.000Z`,
  isThisOne: index === 0,
}))

const dashboard: readonly State[] = [
  { name: 'dashboard-empty', who: 'newcomer', path: '/' },
  {
    name: 'dashboard-loading',
    who: 'newcomer',
    path: '/',
    // Never answered; the window closes first.
    before: (page) => page.route(figures, () => {}),
  },
  {
    name: 'dashboard-failed',
    who: 'newcomer',
    path: '/',
    before: (page) => page.route(figures, (route) => route.fulfill({ status: 500 })),
    steps: (page) => page.getByText('Your transactions could not be loaded.').waitFor(),
  },
  { name: 'dashboard', who: 'demo', path: '/' },
  { name: 'dashboard-of-a-month', who: 'demo', path: '/?from=2025-12-01&to=2025-12-31' },
  {
    name: 'dashboard-opened',
    who: 'demo',
    path: '/?category=Pets&q=cat',
    steps: async (page) => {
      await button(page, 'View All').click()
      await page.getByText('How this score is calculated').click()
      await button(page, 'Show table of Expenses by Category').click()
      await button(page, 'Show table of Monthly Trend').click()
      await button(page, 'Filter').click()
    },
  },
  { name: 'month', who: 'demo', path: '/months/2025-12' },
  { name: 'month-beside', who: 'demo', path: '/months/2025-12?beside=2024-12' },
  { name: 'month-running', who: 'demo', path: '/months/2026-01' },
  { name: 'month-first', who: 'demo', path: '/months/2024-02' },
  { name: 'month-empty', who: 'newcomer', path: '/months/2026-01' },
  { name: 'month-ahead', who: 'demo', path: '/months/2027-10' },
  { name: 'dashboard-filtered-to-nothing', who: 'demo', path: '/?q=nothing+like+it' },
  {
    name: 'dashboard-wrong-dates',
    who: 'demo',
    path: '/?from=2025-12-01&to=2025-12-31',
    steps: async (page) => {
      await page.getByLabel('End date').fill('2025-11-30')
      await button(page, 'Apply Filter').click()
      await page.getByText('Must not be before the start date').waitFor()
    },
  },
  {
    name: 'quick-add',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: openQuickAdd,
  },
  {
    name: 'quick-add-mistakes',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      const dialog = await openQuickAdd(page)
      await dialog.getByLabel('Category', { exact: true }).selectOption('New category…')
      await button(dialog, 'Add').click()
      await dialog.getByText('Category is required').waitFor()
    },
  },
  {
    name: 'quick-add-suggestion',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      const dialog = await openQuickAdd(page)
      await dialog.getByLabel('Amount').fill('12.50')
      await dialog.getByLabel('Description').fill('cat food')
      await dialog.getByText('As last time').waitFor()
    },
  },
  {
    name: 'quick-add-failed',
    who: 'newcomer',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      const dialog = await openQuickAdd(page)
      await dialog.getByLabel('Amount').fill('12.50')
      await dialog.getByLabel('Category', { exact: true }).selectOption('Other')
      await page.context().setOffline(true)
      await button(dialog, 'Add').click()
      await page.getByText('Failed to add transaction').waitFor()
    },
  },
  { name: 'edit', who: 'demo', path: '/', windowOnly: true, steps: openEdit },
  {
    name: 'delete',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
      await page.getByText('Are you sure you want to delete this transaction?').waitFor()
    },
  },
  { name: 'edit-conflict', who: 'demo', path: '/', windowOnly: true, steps: saveTooLate },
  {
    name: 'nothing-to-export',
    who: 'newcomer',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      await button(page, 'Export CSV').click()
      await page.getByText('No Data to Export').waitFor()
    },
  },
]

const bills: readonly State[] = [
  { name: 'bills-empty', who: 'newcomer', path: '/recurring-bills' },
  {
    name: 'bill',
    who: 'demo',
    path: '/recurring-bills',
    steps: async (page) => {
      await page.getByRole('link', { name: 'Internet' }).click()
      await page.getByRole('heading', { name: 'Payments' }).waitFor()
    },
  },
  { name: 'bills', who: 'demo', path: '/recurring-bills' },
  {
    name: 'bills-failed',
    who: 'newcomer',
    path: '/recurring-bills',
    before: (page) => page.route(figures, (route) => route.fulfill({ status: 500 })),
  },
  {
    name: 'add-bill',
    who: 'demo',
    path: '/recurring-bills',
    windowOnly: true,
    steps: async (page) => {
      await button(page, 'Add bill').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** Selects the first three transactions. */
async function selectThree(page: Page): Promise<Locator> {
  const boxes = page.getByRole('table').getByRole('row').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  return page.getByRole('region', { name: 'Selected transactions' })
}

function openBulk(name: string) {
  return async (page: Page) => {
    await button(await selectThree(page), name).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
  }
}

/** Deletes the newest transaction, whose notice offers Undo. */
async function deleteNewest(page: Page): Promise<Locator> {
  const remove = page.getByRole('button', { name: /^Delete / }).first()
  await remove.click()
  await button(page.getByRole('alertdialog'), 'Delete').click()
  const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  await notice.getByText('Transaction deleted successfully').waitFor()
  return notice
}

/** A change, a bulk change, a payment, a deletion and its undo. */
async function makeHistory(page: Page): Promise<void> {
  const dialog = await openEdit(page)
  await dialog.getByLabel('Amount').fill('14.30')
  await dialog
    .getByLabel('Description (Optional)')
    .fill('A description of two lines or more on a phone')
  await button(dialog, 'Update Transaction').click()
  await dialog.waitFor({ state: 'hidden' })
  await openBulk('Recategorize')(page)
  const bulk = page.getByRole('dialog')
  await bulk.getByLabel('Category').selectOption('Shopping')
  await button(bulk, 'Recategorize').click()
  await bulk.waitFor({ state: 'hidden' })
  await page
    .getByRole('button', { name: /^Mark as Paid: / })
    .first()
    .click()
  await page.getByText(/is paid\. Next due/).waitFor()
  await button(await deleteNewest(page), 'Undo').click()
  await page.getByText('Undone', { exact: true }).waitFor()
  await page.goto('/history')
  const details = page.getByText(/^What changed/)
  await details.nth(4).waitFor()
  for (const at of [0, 2, 3, 4]) await details.nth(at).click()
}

const ledger: readonly State[] = [
  { name: 'selection', who: 'demo', path: '/', steps: selectThree },
  {
    name: 'selection-all',
    who: 'demo',
    path: '/?category=Food+%26+Dining',
    steps: async (page) => {
      const bar = await selectThree(page)
      await bar.getByRole('button', { name: /^Select all/ }).click()
    },
  },
  ...['Recategorize', 'Move to another day', 'Delete'].map((name) => ({
    name: `bulk-${name.split(' ')[0]?.toLowerCase()}`,
    who: 'demo' as const,
    path: '/',
    windowOnly: true,
    steps: openBulk(name),
  })),
  { name: 'undo-toast', who: 'demo', path: '/', windowOnly: true, steps: deleteNewest },
  {
    name: 'undo-refused',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      const dialog = await openEdit(page)
      await dialog.getByLabel('Amount').fill('14.30')
      await button(dialog, 'Update Transaction').click()
      await dialog.waitFor({ state: 'hidden' })
      const [newest] = await (await page.request.get('/api/transactions?limit=1')).json()
      const headers = { origin: new URL(page.url()).origin }
      const data = { amount: '48.15' }
      await page.request.patch(`/api/transactions/${newest.id}`, { data, headers })
      await button(page.getByRole('region', { name: 'Notifications (F8)' }), 'Undo').click()
      await page.getByText('Failed to undo').waitFor()
    },
  },
  { name: 'history-empty', who: 'newcomer', path: '/history' },
  {
    name: 'history-loading',
    who: 'newcomer',
    path: '/history',
    before: (page) => page.route('**/api/history*', () => {}),
  },
  {
    name: 'history-failed',
    who: 'newcomer',
    path: '/history',
    before: (page) => page.route('**/api/history*', (route) => route.fulfill({ status: 500 })),
  },
  { name: 'history', who: 'demo', path: '/', steps: makeHistory },
  {
    name: 'user-menu',
    who: 'demo',
    path: '/settings',
    windowOnly: true,
    steps: async (page) => {
      await page.getByRole('button', { name: /^Signed in as/ }).click()
      await page.getByRole('menuitem', { name: 'History' }).waitFor()
    },
  },
]

async function ask(page: Page, question: string): Promise<Locator> {
  await button(page.getByRole('banner'), 'AI Assistant').click()
  const chat = page.getByRole('dialog', { name: 'AI Assistant' })
  await chat.getByLabel('Your question').fill(question)
  await page.keyboard.press('Enter')
  await chat.getByText('Computed by Evenkeel').waitFor()
  return chat
}

const assistant: readonly State[] = [
  {
    name: 'assistant',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      await button(page.getByRole('banner'), 'AI Assistant').click()
      await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
    },
  },
  {
    name: 'assistant-figure',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      const chat = await ask(page, 'What share of my spending was food this month?')
      await chat
        .getByRole('button', { name: /%, how\?$/ })
        .first()
        .click()
    },
  },
  {
    name: 'assistant-draft',
    who: 'demo',
    path: '/',
    windowOnly: true,
    steps: (page) => ask(page, 'I spent 12.50 on lunch'),
  },
  {
    name: 'assistant-failed',
    who: 'demo',
    path: '/',
    windowOnly: true,
    before: (page) => page.route('**/api/ai/chat*', (route) => route.abort()),
    steps: async (page) => {
      await button(page.getByRole('banner'), 'AI Assistant').click()
      const chat = page.getByRole('dialog', { name: 'AI Assistant' })
      await chat.getByLabel('Your question').fill('How much did I spend this month?')
      await page.keyboard.press('Enter')
      await chat.getByText('Not answered').waitFor()
    },
  },
]

const account: readonly State[] = [
  { name: 'landing', who: 'nobody', path: '/' },
  {
    name: 'landing-sign-in',
    who: 'nobody',
    path: '/',
    steps: (page) => button(page.getByRole('banner'), 'Sign in').click(),
  },
  {
    name: 'forgot-password',
    who: 'nobody',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      await button(page.getByRole('banner'), 'Sign in').click()
      await page.getByRole('button', { name: /forgot/i }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'reset-password', who: 'nobody', path: '/reset-password' },
  { name: 'settings', who: 'newcomer', path: '/settings' },
  {
    name: 'sessions',
    who: 'newcomer',
    path: '/settings',
    before: (page) =>
      page.route('**/api/auth/sessions', (route) => route.fulfill({ json: openSessions })),
  },
  {
    name: 'sessions-end',
    who: 'newcomer',
    path: '/settings',
    before: (page) =>
      page.route('**/api/auth/sessions', (route) => route.fulfill({ json: openSessions })),
    windowOnly: true,
    steps: async (page) => {
      await button(page, 'End all others').click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'payment', who: 'newcomer', path: '/payment' },
  { name: 'payment-card', who: 'newcomer', path: '/payment', steps: openCardForm },
  {
    name: 'payment-code',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await typeCard(page, '5248480000210034')
      await button(page, 'Pay $5').click()
      await page.getByLabel('Verification code').waitFor()
    },
  },
  {
    name: 'payment-alternative',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await button(page, 'Having trouble? Try alternative payment method').click()
      await page.getByLabel('Name on card').waitFor()
    },
  },
  {
    name: 'payment-declined',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await typeCard(page, '4000000000000002')
      await button(page, 'Pay $5').click()
      await page.getByText('Your card was declined.').first().waitFor()
      await page.reload()
      await page.getByText('Your last card was declined.').waitFor()
    },
  },
  {
    name: 'payment-pending',
    who: 'newcomer',
    path: '/payment',
    before: (page) =>
      page.route('**/api/payment-status', (route) =>
        route.fulfill({ json: { status: 'pending' } }),
      ),
    steps: (page) => page.getByText('Your payment is being confirmed.').waitFor(),
  },
  {
    name: 'payment-registration',
    who: 'nobody',
    path: '/payment',
    steps: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Level-keel-7')
      await page.getByLabel('Confirm password', { exact: true }).fill('Level-keel-7')
      await button(page, 'Continue to Payment').click()
      await page.getByRole('heading', { name: 'Complete your registration' }).waitFor()
    },
  },
  { name: 'all-set', who: 'demo', path: '/payment' },
  { name: 'not-found', who: 'newcomer', path: '/no/such/page' },
  {
    name: 'feedback',
    who: 'newcomer',
    path: '/settings',
    windowOnly: true,
    steps: async (page) => {
      await page.getByRole('contentinfo').getByRole('button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

export const states: readonly State[] = [
  ...dashboard,
  ...bills,
  ...ledger,
  ...assistant,
  ...account,
]
