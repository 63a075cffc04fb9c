import type { Locator, Page } from 'playwright-core'
import type { Person, Story } from './stage.ts'

/** A state of the product and how to get there. */
export type State = {
  name: string
  who: Person
  /** What a newcomer has done before. */
  story?: Story
  path: string
  /** Network conditions to set up before loading. */
  before?: (page: Page) => Promise<unknown>
  /** Actions once the page has loaded. */
  steps?: (page: Page) => Promise<unknown>
  /** Capture only the viewport, for a dialog or notice over the page. */
  windowOnly?: boolean
  /** What only a phone has: the actions are done on one, and wider windows are left out. */
  onPhone?: boolean
}

export const figures =
  /\/api\/(opening|summary|trend|health-score|outlook|comparison|transactions|recurring-transactions)/

export const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true })

/** Requests that are never answered; the window closes first. */
export const hold = (url: string | RegExp) => (page: Page) => page.route(url, () => {})

export const fail = (url: string | RegExp) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status: 500 }))

/** Answers requests itself, for what another server would say. */
export const answer = (url: string | RegExp, json: unknown) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ json }))

/** The headers of a request that changes something, sent beside the page. */
export const originOf = (page: Page) => ({ origin: new URL(page.url()).origin })

export async function openQuickAdd(page: Page): Promise<Locator> {
  await button(page.getByRole('banner'), 'Quick Add').click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await dialog.getByLabel('Description').waitFor()
  return dialog
}

export async function openEdit(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.getByLabel('Description (Optional)').waitFor()
  return dialog
}
