import type { Page } from 'playwright-core'
import { button, type State } from '../state.ts'

/** Moves a finger over a row and leaves it there. */
async function swipe(page: Page, byX: number): Promise<void> {
  const row = page.getByRole('table', { name: 'Recent transactions' }).locator('tbody tr').first()
  await row.scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const finger = await page.context().newCDPSession(page)
  for (let step = 0; step <= 8; step += 1) {
    await finger.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: x + (byX * step) / 8, y }],
    })
  }
}

export const phone: readonly State[] = (
  [
    {
      name: 'phone-menu',
      path: '/',
      steps: async (page) => {
        await button(page, 'Open menu').click()
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      },
    },
    {
      name: 'phone-dates',
      path: '/',
      steps: async (page) => {
        await button(page, 'All time').first().click()
        await button(page, 'Apply Filter').waitFor()
      },
    },
    { name: 'phone-swiped-left', path: '/', steps: (page) => swipe(page, -110) },
    { name: 'phone-swiped-right', path: '/', steps: (page) => swipe(page, 110) },
    {
      name: 'phone-bill-menu',
      path: '/recurring-bills',
      steps: async (page) => {
        await button(page, 'More actions for Internet').click()
        await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
      },
    },
    {
      name: 'phone-selection',
      path: '/',
      steps: async (page) => {
        const box = page.getByRole('table').getByRole('row').getByRole('checkbox').nth(1)
        await box.check()
        await page.getByRole('region', { name: 'Selected transactions' }).waitFor()
      },
    },
  ] satisfies readonly Pick<State, 'name' | 'path' | 'steps'>[]
).map((state) => ({ ...state, who: 'demo', windowOnly: true, onPhone: true }))
