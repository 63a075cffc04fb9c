import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { billOf, openBills } from './support/bills.ts'
import { findCutText } from './support/cutText.ts'
import { textOf } from './support/ledger.ts'
import { signIn, signUp } from './support/people.ts'
import { evening, openProduct } from './support/product.ts'
import { setTextSize } from './support/textSize.ts'

/** Set up 61 weeks before the evening on which the page is seen. */
const longAgo = { instant: '2024-11-29T20:00:00.000Z', day: '2024-11-29' }

test('the largest amounts, the longest names and a year of missed dates are shown whole', async () => {
  const product = await openProduct({ BILLING: 'off' })
  product.app.clock.set(longAgo.instant)
  const earlier = await product.openWindow({ instant: longAgo.instant })
  await signUp(earlier.page, 'extremes@example.com')
  const most = { amount: '99999999.99', frequency: 'weekly' }
  for (const bill of [
    { ...most, description: 'Newspaper', startDate: longAgo.day },
    { ...most, description: 'Donaudampfschiff'.repeat(31), startDate: '2026-01-30' },
    { ...most, description: 'اشتراك الصحيفة اليومية', startDate: '2026-01-31', type: 'income' },
  ]) {
    const reply = await earlier.page.request.post(...billOf(product, bill, longAgo.day))
    expect(reply.status()).toBe(201)
  }
  await earlier.context.close()

  product.app.clock.set(evening.instant)
  const { page, complaints } = await product.openWindow()
  await signIn(page, 'extremes@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  const cutAtAnyWidth = async () => {
    const found: string[] = []
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await findCutText(page)).map((cut) => `${width}: ${cut}`))
    }
    return found.filter((cut) => !isShortened(cut))
  }
  await openBills(page)
  const strip = page.getByRole('region', { name: 'January 2026' })
  await strip.getByText('due dates overdue from before January').waitFor()
  expect(await cutAtAnyWidth()).toEqual([])
  const amounts = page.getByRole('article').locator('span', { hasText: /^[+−]\$99,999,999\.99$/ })
  const lefts = await amounts.evaluateAll((all) =>
    all.map((amount) => Math.round(amount.getBoundingClientRect().left)),
  )
  expect([lefts.length, new Set(lefts).size]).toEqual([3, 1])

  await page.getByRole('link', { name: 'Newspaper' }).first().click()
  await page.getByRole('list', { name: 'Overdue' }).waitFor()
  expect(await cutAtAnyWidth()).toEqual([])
  const next = page.getByRole('region', { name: 'Next due dates' })
  expect(await textOf(next)).toMatch(
    /^Next due dates Overdue Nov 29, 2024 .* Feb 14, 2025 and 49 more, up to Jan 23, 2026 To come Jan 30, 2026 /,
  )
  expect(await next.getByRole('list', { name: 'To come' }).getByRole('listitem').count()).toBe(12)
  expect(complaints).toEqual([])
})

test('with text of 32 px on the narrowest phone, due lines begin their line and words stay whole', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow({ width: 320, height: 720 })
  await signUp(page, 'large@example.com')
  for (const bill of [
    {
      description: 'Films',
      category: 'Entertainment',
      amount: '20710.16',
      startDate: '2026-01-31',
    },
    { description: 'Pay', category: 'Salary', type: 'income', startDate: '2026-02-20' },
  ]) {
    await page.request.post(...billOf(product, bill))
  }
  await setTextSize(page, 32)
  await openBills(page)
  const films = page.getByRole('article', { name: 'Films' })
  const due = films.getByText('Due in 1 day')
  await due.waitFor()
  expect(await findCutText(page)).toEqual([])
  const leftOf = async (place: Locator) => (await place.boundingBox())?.x ?? 0
  const [row, dot] = [await leftOf(films), await leftOf(films.locator('[data-dot]'))]
  expect(dot - row).toBeLessThan(24)
  const badge = films.getByText('Monthly')
  expect((await badge.boundingBox())?.y).toBeGreaterThan((await due.boundingBox())?.y ?? 0)
  const category = page.getByRole('rowheader', { name: 'Entertainment 1 bill' })
  const lines = await category.getByText('Entertainment').evaluate((word) => {
    const text = document.createRange()
    text.selectNodeContents(word)
    return text.getClientRects().length
  })
  expect(lines).toBe(1)
  const figure = page.getByText('−$248,521.92').first()
  const room = await figure.evaluate((amount) => {
    const row = amount.closest('dl')?.getBoundingClientRect().right ?? 0
    return row - amount.getBoundingClientRect().right
  })
  expect(room).toBeGreaterThanOrEqual(0)
  expect(complaints).toEqual([])
})

/** Names may be shortened; the bill's page has all of them. */
function isShortened(cut: string): boolean {
  return /^\d+: “[^”$]+” is cut by .*line-clamp/.test(cut)
}
