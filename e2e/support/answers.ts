import type { Page } from 'playwright-core'

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
