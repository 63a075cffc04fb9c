import { button, fail, figures, hold, type State } from '../state.ts'

const salary = {
  type: 'income',
  category: 'Salary',
  amount: '2500.00',
  description: 'Salary',
} as const

const categories = [
  'Housing',
  'Food & Dining',
  'Child care and after-school club',
  'Transportation',
  'Utilities',
  'Healthcare',
  'Pets',
  'Entertainment',
  'Shopping',
  'Garden',
  'Wissenschaftliche Zeitschriften',
  'Gifts',
  'Other',
]

const manyCategories = categories.map((category, at) => ({
  category,
  amount: `${900 - 60 * at}.00`,
  date: `2026-01-${String(28 - at).padStart(2, '0')}`,
}))

/** Sums of billions, from as few entries as the largest amount allows. */
const billions = {
  entries: Array.from({ length: 150 }, (_, at) => ({
    ...(at < 26
      ? { type: 'income', category: 'Salary', description: 'Salary' }
      : { category: categories[at % 3] ?? '', description: 'Treasury' }),
    amount: '99999999.99',
    date: at % 2 === 0 ? '2026-01-28' : '2025-12-28',
  })),
  bills: [{ ...salary, amount: '99999999.99', frequency: 'weekly', startDate: '2026-01-31' }],
}

const firstVisit: readonly State[] = [
  { name: 'dashboard-empty', who: 'newcomer', path: '/' },
  {
    name: 'dashboard-begun',
    who: 'newcomer',
    path: '/',
    story: { bills: [{ ...salary, startDate: '2026-02-01' }] },
  },
  {
    name: 'dashboard-first-entry',
    who: 'newcomer',
    path: '/',
    story: { entries: [{ amount: '4.50', category: 'Food & Dining', description: 'Coffee' }] },
  },
  {
    name: 'dashboard-first-income',
    who: 'newcomer',
    path: '/',
    story: { entries: [{ ...salary, date: '2026-01-05' }] },
  },
]

const ledgers: readonly State[] = [
  { name: 'dashboard', who: 'demo', path: '/' },
  { name: 'dashboard-of-a-month', who: 'demo', path: '/?from=2025-12-01&to=2025-12-31' },
  { name: 'dashboard-25-rows', who: 'demo', path: '/?rows=25' },
  {
    name: 'dashboard-last-page',
    who: 'demo',
    path: '/?category=Pets',
    steps: async (page) => {
      const pages = page.getByRole('navigation', { name: 'Transactions pages' })
      await pages.getByRole('button').nth(-2).click()
    },
  },
  {
    name: 'dashboard-long-ago',
    who: 'newcomer',
    path: '/',
    story: { entries: [{ amount: '80.00', date: '2025-06-12', description: 'Bicycle' }] },
  },
  {
    name: 'dashboard-many-categories',
    who: 'newcomer',
    path: '/',
    story: { entries: manyCategories },
  },
  {
    name: 'dashboard-in-the-red',
    who: 'newcomer',
    path: '/',
    story: {
      entries: [
        { ...salary, amount: '950000.00', date: '2026-01-05' },
        { amount: '1234567.89', category: 'Housing', description: 'House', date: '2026-01-12' },
        { amount: '15.00', category: 'Other', description: 'Lock', date: '2025-12-03' },
      ],
    },
  },
  { name: 'dashboard-billions', who: 'newcomer', path: '/', story: billions },
  {
    name: 'dashboard-billions-of-a-month',
    who: 'newcomer',
    path: '/?from=2026-01-01&to=2026-01-31',
    story: billions,
    steps: async (page) => {
      await button(page, 'Show table of Expenses by Category').click()
      await button(page, 'Show table of this month').click()
    },
  },
  {
    name: 'dashboard-ahead',
    who: 'newcomer',
    path: '/',
    story: { entries: [{ ...salary, date: '2026-03-01' }] },
  },
]

const opened: readonly State[] = [
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
  {
    name: 'dashboard-year',
    who: 'demo',
    path: '/',
    steps: (page) => page.getByRole('radio', { name: 'This Year' }).check({ force: true }),
  },
  {
    name: 'dashboard-last-month',
    who: 'demo',
    path: '/',
    steps: (page) => page.getByRole('radio', { name: 'Last Month' }).check({ force: true }),
  },
  {
    name: 'outlook-day',
    who: 'demo',
    path: '/',
    steps: async (page) => {
      const month = page.getByRole('region', { name: 'This month' })
      await month.getByRole('slider').focus()
      for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowLeft')
      await month.getByText(/ after |no entries/).waitFor()
    },
  },
  {
    name: 'outlook-table',
    who: 'demo',
    path: '/',
    steps: (page) => button(page, 'Show table of this month').click(),
  },
  {
    name: 'dashboard-filter-wrong',
    who: 'demo',
    path: '/',
    steps: async (page) => {
      await button(page, 'Filter').click()
      const filter = page.getByRole('search')
      await filter.getByLabel('Amount from').fill('20')
      await filter.getByLabel('Amount to').fill('10')
      await filter.getByLabel('From date').fill('2026-13-41')
      await filter.getByLabel('To date').fill('2026-01-02')
      await page.getByText("That date doesn't exist").waitFor()
      // The list follows after a pause in typing.
      await page.waitForURL(/minAmount/)
    },
  },
  { name: 'dashboard-filtered', who: 'demo', path: '/?category=Pets&q=cat&minAmount=5' },
  { name: 'dashboard-filtered-to-nothing', who: 'demo', path: '/?q=nothing+like+it' },
  { name: 'dashboard-no-entries-in-range', who: 'demo', path: '/?from=2020-01-01&to=2020-01-31' },
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
]

const conditions: readonly State[] = [
  { name: 'dashboard-loading', who: 'newcomer', path: '/', before: hold(figures) },
  {
    name: 'dashboard-failed',
    who: 'newcomer',
    path: '/',
    before: fail(figures),
    steps: (page) => page.getByText('Your transactions could not be loaded.').waitFor(),
  },
  { name: 'dashboard-trial-ends', who: 'newcomer', path: '/', story: { daysAgo: 5 } },
  {
    name: 'dashboard-trial-over',
    who: 'newcomer',
    path: '/',
    story: {
      daysAgo: 8,
      entries: [{ amount: '4.50', description: 'Coffee', date: '2026-01-22' }],
    },
  },
]

const months: readonly State[] = [
  { name: 'month', who: 'demo', path: '/months/2025-12' },
  { name: 'month-beside', who: 'demo', path: '/months/2025-12?beside=2024-12' },
  { name: 'month-running', who: 'demo', path: '/months/2026-01' },
  { name: 'month-first', who: 'demo', path: '/months/2024-02' },
  {
    name: 'month-everything-else',
    who: 'newcomer',
    path: '/months/2026-01',
    story: { entries: manyCategories },
    steps: (page) => page.getByRole('button', { name: /^Everything else/ }).click(),
  },
  { name: 'month-empty', who: 'newcomer', path: '/months/2026-01' },
  { name: 'month-billions', who: 'newcomer', path: '/months/2026-01', story: billions },
  { name: 'month-ahead', who: 'demo', path: '/months/2027-10' },
  { name: 'month-loading', who: 'demo', path: '/months/2025-12', before: hold('**/api/months/*') },
  {
    name: 'month-failed',
    who: 'demo',
    path: '/months/2025-12',
    before: fail('**/api/months/*'),
    steps: (page) => page.getByText('This month could not be loaded.').waitFor(),
  },
]

export const dashboard: readonly State[] = [
  ...firstVisit,
  ...ledgers,
  ...opened,
  ...conditions,
  ...months,
]
