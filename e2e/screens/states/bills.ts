import type { Page } from 'playwright-core'
import { button, fail, figures, hold, originOf, type State } from '../state.ts'

const path = '/recurring-bills'

/** Two and three weeks behind, and one that never fell due. */
const behind = {
  daysAgo: 25,
  hasPaid: true,
  bills: [
    { description: 'Piano lessons', amount: '35.00', frequency: 'weekly', startDate: '2026-01-08' },
    {
      description: 'Window cleaner who comes by bicycle',
      amount: '48.00',
      frequency: 'bi-weekly',
      startDate: '2026-01-06',
    },
    {
      description: 'Boat insurance',
      amount: '310.00',
      frequency: 'yearly',
      startDate: '2027-02-04',
    },
  ],
} as const

/** The largest amounts: what the bills come to in a year is in the billions. */
const billions = {
  daysAgo: 25,
  hasPaid: true,
  bills: [
    {
      description: 'Treasury',
      amount: '99999999.99',
      frequency: 'weekly',
      startDate: '2026-01-08',
    },
    {
      description: 'Defence',
      category: 'Child care and after-school club',
      amount: '99999999.99',
      frequency: 'weekly',
      startDate: '2026-01-31',
    },
    ...['Salary', 'Wages'].map((description) => ({
      description,
      type: 'income',
      category: 'Salary',
      amount: '99999999.99',
      frequency: 'weekly',
      startDate: '2026-02-05',
    })),
  ],
}

const box = [
  { description: 'Vegetable box', amount: '22.80', frequency: 'weekly', startDate: '2026-01-30' },
]

async function openBill(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** Pays a bill ahead at three prices. */
async function payAtRisingPrices(page: Page): Promise<void> {
  const [bill] = await (await page.request.get('/api/recurring-transactions')).json()
  for (const amount of ['22.80', '24.20', '21.00']) {
    const paid = await page.request.post(
      `/api/recurring-transactions/${bill.id}/process?today=2026-01-30`,
      { data: { amount }, headers: originOf(page) },
    )
    if (!paid.ok()) throw new Error(await paid.text())
  }
  await page.reload()
  await openBill(page, 'Vegetable box')
}

async function openCatchUp(page: Page) {
  await page.getByRole('button', { name: 'Catch up: Piano lessons' }).click()
  const dialog = page.getByRole('dialog', { name: 'Catch up' })
  await dialog.getByLabel('All dates').waitFor()
  return dialog
}

const pages: readonly State[] = [
  { name: 'bills-empty', who: 'newcomer', path },
  { name: 'bills', who: 'demo', path },
  { name: 'bills-behind', who: 'newcomer', path, story: behind },
  { name: 'bills-to-come', who: 'demo', path: `${path}?due=this-month` },
  { name: 'bills-to-come-late', who: 'newcomer', path: `${path}?due=this-month`, story: behind },
  {
    name: 'bills-behind-day',
    who: 'newcomer',
    path,
    story: behind,
    steps: async (page) => {
      await page.getByRole('slider', { name: 'Bills by day' }).focus()
      await page.keyboard.press('ArrowLeft')
    },
  },
  { name: 'bills-behind-dashboard', who: 'newcomer', path: '/', story: behind },
  { name: 'bills-billions', who: 'newcomer', path, story: billions },
  {
    name: 'bill-billions',
    who: 'newcomer',
    path,
    story: billions,
    steps: (page) => openBill(page, 'Treasury'),
  },
  { name: 'bills-loading', who: 'newcomer', path, before: hold(figures) },
  { name: 'bills-failed', who: 'newcomer', path, before: fail(figures) },
  {
    name: 'bills-list',
    who: 'demo',
    path,
    steps: (page) => button(page, 'Show list of this month’s bills').click(),
  },
  {
    name: 'bills-day',
    who: 'demo',
    path,
    steps: async (page) => {
      await page.getByRole('slider', { name: 'Bills by day' }).focus()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
    },
  },
  {
    name: 'bill',
    who: 'demo',
    path,
    steps: (page) => openBill(page, 'Internet'),
  },
  { name: 'bill-inactive', who: 'demo', path, steps: (page) => openBill(page, 'Photo magazine') },
  { name: 'bill-income', who: 'demo', path, steps: (page) => openBill(page, 'Salary') },
  {
    name: 'bill-behind',
    who: 'newcomer',
    path,
    story: behind,
    steps: (page) => openBill(page, 'Piano lessons'),
  },
  {
    name: 'bill-new',
    who: 'newcomer',
    path,
    story: { bills: box },
    steps: (page) => openBill(page, 'Vegetable box'),
  },
  { name: 'bill-rising', who: 'newcomer', path, story: { bills: box }, steps: payAtRisingPrices },
  {
    name: 'bill-loading',
    who: 'demo',
    path: `${path}/01930e38-7000-74fd-ac74-e0cec46dc6b1`,
    before: hold('**/payments*'),
  },
  {
    name: 'bill-failed',
    who: 'demo',
    path: `${path}/01930e38-7000-74fd-ac74-e0cec46dc6b1`,
    before: fail('**/payments*'),
    steps: (page) => page.getByText('This bill could not be loaded.').waitFor(),
  },
  { name: 'bill-not-found', who: 'demo', path: `${path}/01930e38-7000-74fd-ac74-e0cec46dc6b1` },
]

/** States with a dialog, a menu or a notice over the page. */
const dialogs: readonly State[] = (
  [
    {
      name: 'add-bill',
      who: 'demo',
      path,
      steps: async (page) => {
        await button(page, 'Add bill').first().click()
        await page.getByRole('dialog').getByLabel('Frequency').waitFor()
      },
    },
    {
      name: 'add-bill-mistakes',
      who: 'demo',
      path,
      steps: async (page) => {
        await button(page, 'Add bill').first().click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Start date', { exact: true }).fill('')
        await button(dialog, 'Add bill').click()
        await dialog.getByText('Start date is required').waitFor()
      },
    },
    {
      name: 'edit-bill',
      who: 'demo',
      path,
      steps: async (page) => {
        await button(page, 'Edit Internet').click()
        await page.getByRole('dialog').getByLabel('Frequency').waitFor()
      },
    },
    {
      name: 'delete-bill',
      who: 'newcomer',
      path,
      story: { bills: box },
      steps: async (page) => {
        await button(page, 'Delete Vegetable box').click()
        await button(page.getByRole('region', { name: /^Notifications/ }), 'Undo').waitFor()
      },
    },
    {
      name: 'pay-menu',
      who: 'demo',
      path,
      steps: async (page) => {
        await button(page, 'More ways to pay Internet').click()
        await page.getByRole('menuitem').first().waitFor()
      },
    },
    ...['Paid on another day', 'Paid another amount'].map(
      (way): State => ({
        name: `pay-${way.split(' ').at(-1)}`,
        who: 'demo',
        path,
        steps: async (page: Page) => {
          await button(page, 'More ways to pay Internet').click()
          await page.getByRole('menuitem', { name: way }).click()
          await page.getByRole('dialog', { name: 'Mark as Paid' }).waitFor()
        },
      }),
    ),
    {
      name: 'paid',
      who: 'newcomer',
      path,
      story: { bills: box },
      steps: async (page: Page) => {
        await button(page, 'Mark as Paid: Vegetable box').click()
        await page.getByText(/is paid\. Next due/).waitFor()
      },
    },
    {
      name: 'pay-failed',
      who: 'newcomer',
      path,
      story: { bills: box },
      steps: async (page: Page) => {
        await page.context().setOffline(true)
        await button(page, 'Mark as Paid: Vegetable box').click()
        await page.getByText('Failed to process recurring bill').waitFor()
      },
    },
    { name: 'catch-up', who: 'newcomer', path, story: behind, steps: openCatchUp },
    {
      name: 'catch-up-mixed',
      who: 'newcomer',
      path,
      story: behind,
      steps: async (page: Page) => {
        const dialog = await openCatchUp(page)
        await dialog.getByLabel('Jan 8, 2026').selectOption('Paid')
        await dialog.getByLabel('Jan 15, 2026').selectOption('Skipped')
        await dialog.getByLabel('Jan 22, 2026').selectOption('Not owed')
      },
    },
  ] satisfies readonly State[]
).map((state) => ({ ...state, windowOnly: true }))

export const bills: readonly State[] = [...pages, ...dialogs]
