import type { Locator, Page } from 'playwright-core'

/** The error announced with a field; empty if there is none. */
export function mistakeAt(field: Locator): Promise<string> {
  return field.evaluate((control) => {
    if (control.getAttribute('aria-invalid') !== 'true') return ''
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const described = ids.map((id) => document.getElementById(id))
    return described.find((element) => element?.role === 'alert')?.textContent?.trim() ?? ''
  })
}

/** Waits for the toast with exactly this text and closes it. */
export async function takeToast(page: Page, title: string, description?: string): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  const titled = notices.filter({ has: page.getByText(title, { exact: true }) })
  const notice =
    description === undefined
      ? titled
      : titled.filter({ has: page.getByText(description, { exact: true }) })
  await notice.getByRole('button', { name: 'Close' }).click()
  await notice.waitFor({ state: 'detached' })
}

/**
 * Toasts stay until they are closed, as they do while another window has the focus. On a busy machine a single click can
 * take longer than the five seconds after which a toast closes by itself.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
}

/** Presses a button in the toast with this description. */
export async function pressInToast(page: Page, description: string, button: string): Promise<void> {
  const notices = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  const notice = notices.filter({ has: page.getByText(description, { exact: true }) })
  await notice.getByRole('button', { name: button, exact: true }).click()
}

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const stepsMax = 120
  for (let step = 0; step < stepsMax; step += 1) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) return
  }
  throw new Error(`${target} is not reachable within ${stepsMax} presses of Tab`)
}

/** Focus moves shortly after a page or dialog opens. */
export async function waitForFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor()
}

export async function isFocused(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false
  return target.evaluate((element) => element === document.activeElement)
}

/** Whether a tap in the middle of an element reaches it. */
export function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
