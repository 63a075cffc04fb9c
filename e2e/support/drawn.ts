import type { Page } from 'playwright-core'

/** Waits for what another width or text size changes, which is drawn with the next frame. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}
