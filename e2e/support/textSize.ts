import type { Page } from 'playwright-core'

/** Of text of fixed width beside other text, as in the browser's own defaults of 13 and 16 px. */
const fixedShare = 13 / 16

/** Sets the browser's own text size, which is 16 px by default. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px * fixedShare } })
}
