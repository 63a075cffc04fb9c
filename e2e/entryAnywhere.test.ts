import { expect, test } from 'vitest'
import { expense, openSignedIn } from './support/ledger.ts'
import { openProduct } from './support/product.ts'
import { waitForFocus } from './support/seen.ts'

// Today is Friday, 30 January 2026.

test("today's coffee takes at most nine keystrokes on every other page", async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, {
    entries: [
      expense('4.50', 'Food & Dining', '2026-01-12', 'Coffee'),
      expense('12.99', 'Shopping', '2026-01-03', 'Coffee beans'),
    ],
  })
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  const saved = async () => {
    const rows: Record<string, string>[] = await (
      await page.request.get('/api/transactions?startDate=2026-01-30')
    ).json()
    return rows.map(({ description, category, amount }) => `${description} ${category} ${amount}`)
  }
  const paths = ['/recurring-bills', '/history', '/settings', '/months/2026-01', '/payment']
  for (const [before, path] of paths.entries()) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Quick Add', exact: true }).first().waitFor()
    let strokes = 0
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      strokes += keys.length
    }
    await press('n')
    await waitForFocus(dialog.getByLabel('In one line'))
    await press('c', 'o')
    await dialog.getByRole('option', { name: /^Coffee Food/ }).waitFor()
    await press('ArrowDown', 'Enter', 'Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect(strokes, path).toBeLessThanOrEqual(9)
    await expect
      .poll(saved)
      .toEqual(Array.from({ length: before + 1 }, () => 'Coffee Food & Dining 4.50'))
  }
  expect(complaints).toEqual([])
})
