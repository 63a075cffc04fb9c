import type { Locator, Page } from 'playwright-core'
import { button, fail, hold, openEdit, originOf, type State } from '../state.ts'

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

export const ledger: readonly State[] = [
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
      const headers = originOf(page)
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
    before: hold('**/api/history*'),
  },
  {
    name: 'history-failed',
    who: 'newcomer',
    path: '/history',
    before: fail('**/api/history*'),
  },
  { name: 'history', who: 'demo', path: '/', steps: makeHistory },
]
