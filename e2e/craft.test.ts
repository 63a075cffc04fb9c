import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBroken } from './support/cutText.ts'
import { cardOf, expense, income, openDashboard, settled } from './support/ledger.ts'
import { openProduct } from './support/product.ts'
import { tabTo, waitForFocus } from './support/seen.ts'
import { setTextSize } from './support/textSize.ts'

// Alignment, sizes and colours that a look would notice.

const entries = [
  expense('60', 'Food & Dining', '2026-01-05', 'Groceries'),
  expense('1200', 'Housing', '2026-01-03', 'Rent'),
  income('2500', 'Salary', '2026-01-02', 'January'),
]

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} has no place on the screen`)
  return box
}

const topsOf = async (places: readonly Locator[]) =>
  new Set(await Promise.all(places.map(async (place) => Math.round((await boxOf(place)).y))))

test('captions of the summary share a line and figures a size, also with long amounts', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, {
    entries: [...entries, income('9999999', 'Other', '2026-01-01')],
  })
  const summary = page.getByRole('region', { name: 'Summary' })
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await topsOf(await summary.locator('dt').all())).size).toBe(1)
    const sizes = await summary
      .locator('[data-part=figure]')
      .evaluateAll((figures) => figures.map((figure) => getComputedStyle(figure).fontSize))
    expect(new Set(sizes).size).toBe(1)
    const notes = summary.locator('div:not([data-stand=below]) > [data-part=note]')
    expect(new Set(await notes.evaluateAll(textTops)).size).toBe(1)
  }
  // The hull is at the end of the line, beside no words.
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const indents = await summary.locator('.figure-row > div').evaluateAll((figures) =>
      figures.map((figure) => {
        const note = document.createRange()
        note.selectNodeContents(figure.querySelector('[data-part=note]') ?? figure)
        return Math.round(note.getBoundingClientRect().left - figure.getBoundingClientRect().left)
      }),
    )
    expect(indents, `${width}`).toEqual([0, 0, 0, 0])
  }
})

function textTops(elements: Element[]): number[] {
  return elements.map((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.round(range.getBoundingClientRect().top)
  })
}

test('titles of neighbouring cards and charts are on one line', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries: entries.slice(2), width: 768 })
  const title = (name: string) => page.getByRole('heading', { name, exact: true })
  expect((await topsOf([title('Recurring Bills'), title('Quick Add')])).size).toBe(1)
  // Only one of them has a table to show.
  const middles = await Promise.all(
    ['Expenses by Category', 'Monthly Trend'].map(async (name) => {
      const { y, height } = await boxOf(title(name))
      return Math.round(y + height / 2)
    }),
  )
  expect(new Set(middles).size).toBe(1)
})

test('no date is broken, and on the smallest phone a comparison is on one line', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, {
    entries: [
      ...entries,
      expense('265.50', 'Food & Dining', '2025-12-03', 'Groceries'),
      expense('1180', 'Housing', '2025-12-30', 'Rent'),
      income('2147', 'Salary', '2025-12-02', 'December'),
      expense('475.24', 'Food & Dining', '2025-11-04', 'Groceries'),
      expense('3', 'Other', '2025-10-31', 'Bread'),
    ],
  })
  const dates = /\b(?:Dec|Jan) \d{1,2}\b/
  for (const [path, card] of [
    ['/?from=2026-01-01&to=2026-01-31', 'Category Breakdown'],
    ['/months/2026-01', 'Expenses by category'],
  ] as const) {
    await page.goto(`${product.url}${path}`)
    await cardOf(page, card).getByText('Housing').waitFor()
    for (const width of [320, 360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect([path, width, await findBroken(page.getByRole('main'), dates)]).toEqual([
        path,
        width,
        [],
      ])
    }
  }
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(`${product.url}/?from=2025-12-01&to=2025-12-31`)
  const difference = cardOf(page, 'Category Breakdown').getByText('$209.74 less than in November')
  await difference.waitFor()
  const lineHeight = await difference.evaluate((words) => getComputedStyle(words).lineHeight)
  expect((await boxOf(difference)).height).toBeLessThan(2 * Number.parseFloat(lineHeight))
})

test('with 43 categories the doughnut keeps its size', async () => {
  const product = await openProduct()
  const many = Array.from({ length: 43 }, (_, at) =>
    expense(`${at + 1}`, `Category ${at + 1}`, '2026-01-05'),
  )
  const sizes: number[] = []
  for (const some of [entries, many]) {
    const { page } = await openDashboard(product, { entries: some })
    const chart = page.getByRole('img', { name: 'Expenses by Category' })
    const { width, height } = await boxOf(chart)
    sizes.push(Math.round(width), Math.round(height))
  }
  expect(sizes.slice(0, 2)).toEqual(sizes.slice(2))
})

test('forced colours keep what is selected and the bars visible', async () => {
  const product = await openProduct()
  const older = ['10', '11', '12'].map((day) => expense('3', 'Other', `2025-12-${day}`, 'Bread'))
  const { page } = await openDashboard(product, { entries: [...entries, ...older] })
  await page.emulateMedia({ forcedColors: 'active' })
  const style = (place: Locator, name: string) =>
    place.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name)
  await page.getByRole('checkbox', { name: /^Select Rent/ }).check({ force: true })
  expect(await style(page.getByRole('row', { name: /Rent/ }), 'outline-style')).toBe('solid')
  const ranges = page.getByRole('list', { name: 'Ranges' }).getByRole('button')
  const [chosen, other] = [ranges.first(), ranges.nth(1)]
  expect(await style(chosen, 'background-color')).not.toBe(await style(other, 'background-color'))
  const onPage = (name: string) => style(page.getByRole('button', { name }), 'background-color')
  expect(await onPage('Page 1')).not.toBe(await onPage('Page 2'))
  await cardOf(page, 'Quick Add').getByLabel('In one line').pressSequentially('gro')
  const option = page.getByRole('option', { name: /^Groceries/ })
  await option.waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await style(option, 'forced-color-adjust')).toBe('none')
  const words = await style(option.getByText('Groceries'), 'color')
  expect([words, words]).toEqual([
    await style(option, 'color'),
    await style(option.getByText('Food & Dining'), 'color'),
  ])
  const bar = cardOf(page, 'Category Breakdown').locator('[aria-hidden] > span[style]').first()
  expect(await style(bar, 'background-color')).toBe('rgb(16, 185, 129)')
  const summary = page.getByRole('region', { name: 'Summary' })
  const meter = summary.locator('[data-part=meter]')
  expect(await style(meter, 'background-color')).toBe(await style(summary, 'color'))

  const month = cardOf(page, 'This month').locator('svg[preserveAspectRatio] path')
  const strokes = await month.evaluateAll((paths) =>
    paths.map((path) => {
      const { stroke, strokeDasharray } = getComputedStyle(path)
      return `${stroke} ${strokeDasharray}`
    }),
  )
  const [waterline, , lastMonth, forecast, ahead, soFar] = strokes
  expect(new Set([waterline, lastMonth, forecast, ahead, soFar]).size).toBe(5)

  // There, a button has a border, which must not touch the words below it.
  const overview = cardOf(page, 'Spending Overview')
  for (const chart of ['Expenses by Category', 'Monthly Trend']) {
    const toggle = await boxOf(overview.getByRole('button', { name: `Show table of ${chart}` }))
    const id = await overview.getByLabel(chart, { exact: true }).getAttribute('aria-describedby')
    const sentence = await boxOf(page.locator(`[id="${id}"]`))
    expect(sentence.y).toBeGreaterThan(toggle.y + toggle.height)
  }

  await page.getByRole('button', { name: /^Signed in as/ }).click()
  const [pointedAt, next] = [
    page.getByRole('menuitem', { name: 'History' }),
    page.getByRole('menuitem', { name: 'Settings' }),
  ]
  await pointedAt.hover()
  expect(await style(pointedAt, 'background-color')).not.toBe(await style(next, 'background-color'))
})

test('the sample month keeps its size beside either form, and the crops name no year', async () => {
  const product = await openProduct()
  const { page } = await product.openWindow()
  await page.goto('/')
  const demo = page.getByRole('region', { name: 'A sample month' })
  const before = await boxOf(demo)
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('nobody')
  await page.keyboard.press('Tab')
  await page.getByText('Invalid email address').waitFor()
  expect((await boxOf(demo)).height).toBe(before.height)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  expect((await boxOf(demo)).height).toBe(before.height)
  const words = await page.getByRole('main').innerText()
  expect(words).not.toContain('2025')
  expect(words).toContain('Was due Mar 6')
})

test('an open dialog changes no style of the page behind it, so that it opens quickly', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries })
  await page.keyboard.press('n')
  await page.getByRole('dialog').waitFor()
  // Both are inherited: once on the body, they would reach every element.
  const inherited = (place: Locator) =>
    place.evaluate((element) => {
      const style = getComputedStyle(element)
      return [style.pointerEvents, style.getPropertyValue('--removed-body-scroll-bar-size')]
    })
  expect(await inherited(page.locator('body'))).toEqual(['none', expect.stringMatching(/^\d/)])
  expect(await inherited(page.locator('#root'))).toEqual(['auto', ''])
})

test('a dialog whose fields are still to come has its height already', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries })
  const opensSteadily = async (button: Locator) => {
    await page.evaluate(watchDialog)
    await button.click()
    await page.getByRole('dialog').getByLabel('Category').waitFor()
    const heights = await page.evaluate(() => (window as unknown as WatchedPage).dialogHeights)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(12)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  for (const width of [1280, 390]) {
    await page.goto(product.url)
    await settled(page)
    await page.setViewportSize({ width, height: 900 })
    await opensSteadily(
      page.getByRole('button', { name: width < 640 ? 'Add' : 'Quick Add' }).last(),
    )
    await page.goto(`${product.url}/recurring-bills`)
    await opensSteadily(page.getByRole('button', { name: 'Add bill' }).first())
  }
})

test('with text of 32 px the title of a dialog stays beside its close button', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, width: 320 })
  await page.getByRole('checkbox', { name: /^Select Rent/ }).check({ force: true })
  const actions = page.getByRole('region', { name: 'Selected transactions' })
  await actions.getByRole('button', { name: 'Recategorize' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recategorize 1 transaction' })
  await dialog.waitFor()
  await setTextSize(page, 32)
  const close = await boxOf(dialog.getByRole('button', { name: 'Close' }))
  const lines = await dialog.getByRole('heading').evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading)
    return Array.from(range.getClientRects(), ({ right }) => right)
  })
  expect(Math.max(...lines)).toBeLessThanOrEqual(close.x)
})

type WatchedPage = { dialogHeights: number[] }

/** Runs in the page: notes the height of the open dialog in each frame. */
function watchDialog(): void {
  const heights: number[] = []
  ;(window as unknown as WatchedPage).dialogHeights = heights
  const look = () => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    const dialog = dialogs.find(({ offsetHeight }) => offsetHeight > 0)
    if (dialog) heights.push(dialog.offsetHeight)
    requestAnimationFrame(look)
  }
  look()
}

test('a menu stays inside a small window', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, width: 320, height: 300 })
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  const menu = await boxOf(page.getByRole('menu'))
  expect(menu.x).toBeGreaterThanOrEqual(0)
  expect(menu.x + menu.width).toBeLessThanOrEqual(320)
  expect(menu.y + menu.height).toBeLessThanOrEqual(300)
})

test('a key pressed on a button of an open filter goes nowhere else', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries, path: '/?q=Rent' })
  await settled(page)
  await page.keyboard.press('/')
  await tabTo(page, page.getByRole('button', { name: 'Clear filters' }))
  await page.keyboard.press('n')
  expect(await dialogs(page)).toBe(0)
  await tabTo(page, page.getByRole('button', { name: /^Edit Rent/ }))
  await page.keyboard.press('n')
  expect(await dialogs(page)).toBe(0)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'Quick Add Transaction' }).waitFor()
})

test('after a period or a month is chosen, shortcuts work unless the control uses the key itself', async () => {
  const product = await openProduct()
  const { page } = await openDashboard(product, { entries })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await page.getByText('Last Month', { exact: true }).click()
  await page.keyboard.press('/')
  await waitForFocus(search)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  // The page's own; the filter has another one.
  const month = page.getByLabel('Month', { exact: true }).first()
  await month.selectOption({ index: 1 })
  await month.press('/')
  await waitForFocus(search)
  // A letter finds a month in the list.
  await month.press('n')
  expect(await dialogs(page)).toBe(0)
  await page.getByText('Last Month', { exact: true }).click()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'Quick Add Transaction' }).waitFor()
})

const dialogs = (page: Page) => page.getByRole('dialog').count()
