import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import { cardOf, expense, income, openDashboard } from './support/ledger.ts'
import { openProduct } from './support/product.ts'
import { holdToasts, takeToast } from './support/seen.ts'

/** Presses a button and reads the downloaded file. */
async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download')
  await button.click()
  const saved = await saving
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') }
}

const columns = 'Date,Type,Category,Description,Amount'
const lines = (text: string) => text.split('\r\n')

test('CSV export covers everything, a range, or the filtered rows', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      expense('12.30', 'Food & Dining', '2026-01-05', 'Lunch, with "friends"'),
      income('3200', 'Salary', '2026-01-04'),
      expense('9.99', 'Mine, truly', '2026-01-03', '=SUM(A1:A9)'),
      expense('1', 'Other', '2025-12-31', 'Δ 漢字\nsecond line'),
    ],
  })
  await holdToasts(page)
  const actions = cardOf(page, 'Quick Actions')
  const link = actions.getByRole('link', { name: 'Recurring Bills' })
  expect(await link.getAttribute('href')).toBe('/recurring-bills')
  const exportAll = actions.getByRole('button', { name: 'Export CSV' })
  const exportShown = page.getByRole('button', { name: 'Export', exact: true })

  const all = await download(page, exportAll)
  // It is 30 January here and 31 January in UTC.
  expect(all.name).toBe('evenkeel-transactions-2026-01-30.csv')
  const january = [
    '2026-01-05,expense,Food & Dining,"Lunch, with ""friends""",12.30',
    '2026-01-04,income,Salary,"",3200.00',
    `2026-01-03,expense,"Mine, truly","'=SUM(A1:A9)",9.99`,
  ]
  const december = '2025-12-31,expense,Other,"Δ 漢字\nsecond line",1.00'
  expect(lines(all.text)).toEqual([columns, ...january, december, ''])

  // The page's range applies to both buttons, the table's filter only to its own.
  await page.getByRole('button', { name: 'January 2026' }).click()
  await page.getByText('Jan 1 – Jan 31, 2026').first().waitFor()
  expect(lines((await download(page, exportAll)).text)).toEqual([columns, ...january, ''])
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Type').selectOption('Expenses')
  await page.getByRole('row', { name: /\+\$3,200\.00/ }).waitFor({ state: 'detached' })
  expect(lines((await download(page, exportShown)).text)).toEqual([
    columns,
    january[0],
    january[2],
    '',
  ])

  const release = await holdBack(page, '**/api/transactions/export.csv**')
  const saving = page.waitForEvent('download')
  await exportAll.click()
  await actions.getByRole('button', { name: 'Exporting...' }).waitFor()
  await release()
  await saving
  await exportAll.waitFor()

  await page.getByLabel('Search').fill('nothing like it')
  await page.getByText('No transactions found').waitFor()
  // With transactions that do not match, the message must not claim that there are none.
  await exportShown.click()
  await takeToast(page, 'No Data to Export', 'No transactions match the filter.')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.getByLabel('Start date').fill('2024-01-01')
  await page.getByLabel('End date').fill('2024-12-31')
  await page.getByRole('button', { name: 'Apply Filter' }).click()
  await page.getByText('Nothing was recorded between these dates.').waitFor()
  for (const button of [exportAll, exportShown]) {
    await button.click()
    await takeToast(page, 'No Data to Export', 'There are no transactions in this range.')
  }
  expect(complaints).toEqual([])
})

test('an empty export and a failed export are reported', async () => {
  const product = await openProduct()
  const { page, expectFailure, complaints } = await openDashboard(product)
  await holdToasts(page)
  const exportAll = page.getByRole('button', { name: 'Export CSV' })
  const nothing = "You don't have any transactions to export yet."
  await exportAll.click()
  await takeToast(page, 'No Data to Export', nothing)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await takeToast(page, 'No Data to Export', nothing)

  // The card's fields: while idle, the page also has those of a dialog that it prepares unseen.
  const card = cardOf(page, 'Quick Add')
  await card.getByLabel('Amount').fill('5')
  await card.getByLabel('Source').selectOption('Gift')
  await card.getByRole('button', { name: 'Add Income', exact: true }).click()
  await takeToast(page, 'Success', 'Income added successfully')
  await page.getByRole('row', { name: /\+\$5\.00/ }).waitFor()
  expectFailure('/api/transactions/export.csv')
  await page.route('**/api/transactions/export.csv**', (route) => route.fulfill({ status: 500 }))
  await exportAll.click()
  const again = 'Your data could not be exported. Please try again.'
  await takeToast(page, 'Export Failed', again)
  await page.unrouteAll()
  // Only this request fails: offline, whatever the page fetches while idle would be in the console too.
  await page.route('**/api/transactions/export.csv**', (route) =>
    route.abort('internetdisconnected'),
  )
  await exportAll.click()
  const cut = 'Unable to connect. Please check your connection and try again.'
  await takeToast(page, 'Export Failed', cut)
  await page.unrouteAll()
  expect(lines((await download(page, exportAll)).text)).toHaveLength(3)
  expect(complaints).toEqual([])
})
