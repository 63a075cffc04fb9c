import type { Page } from 'playwright-core'
import type { Window } from './product.ts'

/**
 * Holds requests back from the server, so that a test can check the page while they are pending.
 * @returns releases them, and lets later requests through
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  method = 'GET',
): Promise<() => Promise<void>> {
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    if (route.request().method() === method) await free
    await route.fallback()
  })
  return async () => {
    release()
    await page.unroute(url)
  }
}

/**
 * Lets an opened page ask for each reply by itself, as it does where a server cannot bring them in one, so that a test
 * can answer a single one.
 */
export async function askOneByOne({ page, expectFailure }: Pick<Window, 'page' | 'expectFailure'>) {
  expectFailure('/api/opening')
  await page.route('**/api/opening**', (route) => route.fulfill({ status: 404 }))
}
