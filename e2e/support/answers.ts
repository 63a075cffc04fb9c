import type { Page } from 'playwright-core'

/**
 * Keeps requests from the server until they are let go, so that what a page says meanwhile can be read.
 * @returns lets them go, all of them, and those that follow at once
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
