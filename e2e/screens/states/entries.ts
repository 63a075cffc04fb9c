import type { Locator, Page } from 'playwright-core'
import { button, openEdit, openQuickAdd, originOf, type State } from '../state.ts'

/** States of the dashboard of the demo user with a dialog or a notice over it. */
function over(name: string, steps: (page: Page) => Promise<unknown>): State {
  return { name, who: 'demo', path: '/', windowOnly: true, steps }
}

/** Changes an entry elsewhere between opening and saving it here. */
async function saveTooLate(page: Page): Promise<void> {
  const [newest] = await (await page.request.get('/api/transactions?limit=1')).json()
  const dialog = await openEdit(page)
  await page.request.patch(`/api/transactions/${newest.id}`, {
    data: { amount: '48.15' },
    headers: originOf(page),
  })
  await dialog.getByLabel('Description (Optional)').fill('Changed here')
  await button(dialog, 'Update Transaction').click()
  await dialog.getByText('This transaction has changed since you opened it.').waitFor()
}

async function typeLine(page: Page, line: string): Promise<Locator> {
  const dialog = await openQuickAdd(page)
  await dialog.getByLabel('In one line').pressSequentially(line)
  return dialog
}

const quickAdd: readonly State[] = [
  over('quick-add', openQuickAdd),
  over('quick-add-income', async (page) => {
    const dialog = await openQuickAdd(page)
    await dialog.getByRole('radio', { name: 'Income' }).check({ force: true })
  }),
  over('quick-add-mistakes', async (page) => {
    const dialog = await openQuickAdd(page)
    await dialog.getByLabel('Category', { exact: true }).selectOption('New category…')
    await dialog.getByLabel('Date', { exact: true }).fill('2026-13-41')
    await button(dialog, 'Add').click()
    await dialog.getByText('Category is required').waitFor()
    await dialog.getByText("That date doesn't exist").waitFor()
  }),
  over('quick-add-suggestion', async (page) => {
    const dialog = await openQuickAdd(page)
    await dialog.getByLabel('Amount').fill('12.50')
    await dialog.getByLabel('Description').fill('cat food')
    await dialog.getByText('As last time').waitFor()
  }),
  over('quick-add-line', async (page) => {
    const dialog = await typeLine(page, '48.20 lamp #shop yesterday')
    await dialog.getByText('Thursday, January 29').or(dialog.getByLabel('Date')).first().waitFor()
  }),
  over('quick-add-question', async (page) => {
    const dialog = await typeLine(page, 'lunch 12 24 1/2')
    await dialog.locator('[aria-live=polite]', { hasText: '?' }).first().waitFor()
  }),
  over('quick-add-earlier', async (page) => {
    const dialog = await typeLine(page, 'co')
    await dialog.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
  }),
  {
    ...over('quick-add-failed', async (page) => {
      const dialog = await openQuickAdd(page)
      await dialog.getByLabel('Amount').fill('12.50')
      await dialog.getByLabel('Category', { exact: true }).selectOption('Other')
      await page.context().setOffline(true)
      await button(dialog, 'Add').click()
      await page.getByText('Failed to add transaction').waitFor()
    }),
    who: 'newcomer',
  },
  {
    ...over('quick-add-outside', async (page) => {
      await typeLine(page, '9 book #shop 12/20/25')
      await page.keyboard.press('Enter')
      await page.getByText('outside the dates shown').waitFor()
    }),
    path: '/?from=2026-01-01&to=2026-01-31',
  },
  {
    name: 'quick-add-card-mistakes',
    who: 'demo',
    path: '/',
    steps: async (page) => {
      await button(page, 'Add Income').click()
      await page.getByText('Amount must be a positive number').waitFor()
    },
  },
]

const edit: readonly State[] = [
  over('edit', openEdit),
  over('edit-mistakes', async (page) => {
    const dialog = await openEdit(page)
    await dialog.getByLabel('Amount').fill('0')
    await dialog.getByLabel('Date', { exact: true }).fill('soon')
    await button(dialog, 'Update Transaction').click()
    await dialog.getByText('Amount must be a positive number').waitFor()
  }),
  over('edit-failed', async (page) => {
    const dialog = await openEdit(page)
    await dialog.getByLabel('Amount').fill('12.50')
    await page.context().setOffline(true)
    await button(dialog, 'Update Transaction').click()
    await page.getByText('Failed to update transaction').waitFor()
  }),
  over('edit-conflict', saveTooLate),
  over('delete', async (page) => {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await page.getByText('Are you sure you want to delete this transaction?').waitFor()
  }),
  {
    ...over('nothing-to-export', async (page) => {
      await button(page, 'Export CSV').click()
      await page.getByText('No Data to Export').waitFor()
      // While it has the focus, it stays open.
      await page.keyboard.press('F8')
    }),
    who: 'newcomer',
  },
]

export const entries: readonly State[] = [...quickAdd, ...edit]
