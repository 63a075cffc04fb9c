import type { Page } from 'playwright-core'

export const password = 'Level-keel-7'

/** Creates an account on the landing page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await openForm(page, 'Sign up')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

/** Signs in on the landing page. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await openForm(page, 'Sign in')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/** The landing page shows one form and offers the other. After a sign-out it shows the sign-in form. */
async function openForm(page: Page, form: 'Sign in' | 'Sign up'): Promise<void> {
  await page.goto('/')
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Sign (in|up)$/ })
  if ((await toggle.textContent()) === form) await toggle.click()
}

type Entry = {
  type: 'Income' | 'Expense'
  amount: string
  category: string
  date?: string
  description?: string
}

/** Adds an entry through the header's Quick Add. */
export async function quickAdd(page: Page, entry: Entry): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Quick Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await dialog.getByRole('radio', { name: entry.type }).check({ force: true })
  await dialog.getByLabel('Amount').fill(entry.amount)
  const category = entry.type === 'Income' ? 'Source' : 'Category'
  await dialog.getByLabel(category, { exact: true }).selectOption(entry.category)
  if (entry.date) await dialog.getByLabel('Date', { exact: true }).fill(entry.date)
  if (entry.description) await dialog.getByLabel('Description').fill(entry.description)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}
