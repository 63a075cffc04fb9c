import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBroken } from './support/cutText.ts'
import { password, quickAdd, signIn, signUp } from './support/people.ts'
import { fetchMail, letterTo, linkIn } from './support/post.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { mistakeAt, tabTo, takeToast, waitForFocus } from './support/seen.ts'
import { setTextSize } from './support/textSize.ts'

const email = 'ada@example.com'
const newPassword = 'Quiet-Anchor-8'

async function openSettings(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Settings', exact: true })
    .click()
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
}

/** The lines of Account Information. */
async function facts(page: Page): Promise<string[]> {
  const list = page.locator('dl')
  await list.waitFor()
  const [terms, details] = [list.locator('dt'), list.locator('dd')]
  const texts = (await details.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
  return (await terms.allTextContents()).map((term, at) => `${term}: ${texts[at]}`)
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

test('the account status: trial with its days, expired, and none without billing', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, email)
  await openSettings(page)
  expect(await facts(page)).toEqual([
    'Email: ada@example.com',
    'Account status: Free Trial 7 days remaining Upgrade',
    // In UTC it is the 31st already.
    'Member since: January 30, 2026',
  ])
  await page.getByRole('heading', { name: 'Security Tips', exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])

  product.app.clock.advance({ days: 6, hours: 1 })
  const late = await product.openWindow()
  await signIn(late.page, email)
  await openSettings(late.page)
  expect(await facts(late.page)).toContain('Account status: Free Trial 1 day remaining Upgrade')
  product.app.clock.advance({ hours: 23 })
  const over = await product.openWindow()
  await signIn(over.page, email)
  await openSettings(over.page)
  expect(await facts(over.page)).toContain('Account status: Trial Expired Upgrade')
  expect(await findBarriers(over.page)).toEqual([])

  const hosted = await openProduct({ BILLING: 'off' })
  const premium = await hosted.openWindow()
  await signUp(premium.page, email)
  await openSettings(premium.page)
  // With billing off there is no status to show.
  expect(await facts(premium.page)).toEqual([
    'Email: ada@example.com',
    'Member since: January 30, 2026',
  ])
  const others = [late, over, premium].flatMap((window) => window.complaints)
  expect([...complaints, ...others]).toEqual([])
})

test('a new password, by keyboard alone: other devices are signed out, this one stays, and an email is sent', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  const other = await product.openWindow()
  await signUp(page, email)
  await signIn(other.page, email)
  await other.page.getByText('No transactions found').waitFor()
  await openSettings(page)
  await tabTo(page, page.getByLabel('Current password').first())
  await page.keyboard.type(password)
  await tabTo(page, page.getByLabel('New password', { exact: true }))
  await page.keyboard.type(newPassword)
  await tabTo(page, page.getByLabel('Confirm new password'))
  await page.keyboard.type(newPassword)
  await tabTo(page, page.getByRole('button', { name: 'Change Password', exact: true }))
  await page.keyboard.press('Enter')
  await takeToast(
    page,
    'Success',
    'Your password has been changed. Sessions on other devices have ended.',
  )
  const form = page.getByRole('region', { name: 'Change Password' })
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe('')
  }
  letterTo(email, 'Your Evenkeel password was changed', await fetchMail(product))

  other.expectFailure('/api/')
  await other.page.reload()
  await other.page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  expect(await facts(page)).toContain('Email: ada@example.com')
  await logOut(page)
  await signIn(page, email, newPassword)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('of many sessions the latest five are listed, and the others on request', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, email)
  for (let minute = 1; minute <= 6; minute += 1) {
    product.app.clock.advance({ minutes: 1 })
    const elsewhere = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(elsewhere.status).toBe(200)
  }
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/settings')
  const sessions = page.getByRole('list', { name: 'Open sessions' }).getByRole('listitem')
  const starts = async () =>
    (await sessions.allInnerTexts()).map((text) => /at (\d+:\d+)/.exec(text)?.[1])
  await sessions.first().getByText('This browser').waitFor()
  expect(await starts()).toEqual(['8:00', '8:06', '8:05', '8:04', '8:03'])
  const more = page.getByRole('button', { name: 'Show all 7 sessions' })
  await more.focus()
  await page.keyboard.press('Enter')
  expect(await starts()).toEqual(['8:00', '8:06', '8:05', '8:04', '8:03', '8:02', '8:01'])
  await waitForFocus(page.getByRole('button', { name: 'Show fewer', expanded: true }))
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Enter')
  expect(await sessions.count()).toBe(5)
  await setTextSize(page, 32)
  expect(
    await findBroken(page.getByRole('list', { name: 'Open sessions' }), /Jan 30, 2026/),
  ).toEqual([])

  // Past midnight, the day of the last activity is named too.
  const [startedAt, lastActiveAt] = ['2026-01-31T07:58:00.000Z', '2026-01-31T08:10:00.000Z']
  const pastMidnight = { id: '0'.repeat(32), startedAt, lastActiveAt, isThisOne: true }
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: [pastMidnight] }))
  await page.reload()
  const times = 'Signed in Jan 30, 2026 at 11:58 PM, last active Jan 31 at 12:10 AM'
  await sessions.getByText(times, { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('open sessions are listed, and the password ends another one', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  const other = await product.openWindow()
  await signUp(page, email)
  await signIn(other.page, email)
  await other.page.getByText('No transactions found').waitFor()
  await openSettings(page)
  const sessions = page.getByRole('list', { name: 'Open sessions' })
  await sessions.getByText('Another browser').waitFor()
  expect(await sessions.getByRole('listitem').count()).toBe(2)
  await sessions.getByRole('listitem').first().getByText('This browser').waitFor()
  await sessions.getByRole('button', { name: /^End the session: Signed in / }).click()
  const question = page.getByRole('alertdialog', { name: 'End this session?' })
  await question.waitFor()
  expect(await findBarriers(page)).toEqual([])
  await question.getByLabel('Current password').fill(password)
  await question.getByRole('button', { name: 'End session' }).click()
  await takeToast(page, 'Session ended', 'That browser is signed out.')
  await sessions.getByText('Another browser').waitFor({ state: 'detached' })

  other.expectFailure('/api/')
  await other.page.reload()
  await other.page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect([...complaints, ...other.complaints]).toEqual([])
})

test('the account downloads as one file, and the transactions as CSV', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await openSettings(page)
  const everything = page.getByRole('button', { name: 'Download everything' })
  const table = page.getByRole('button', { name: 'Download as CSV' })
  await table.click()
  await takeToast(page, 'No Data to Export', "You don't have any transactions to export yet.")

  await quickAdd(page, { type: 'Income', amount: '3200', category: 'Salary', description: 'Pay' })
  product.app.clock.advance({ minutes: 1 })
  await quickAdd(page, {
    type: 'Expense',
    amount: '12.5',
    category: 'Food & Dining',
    description: '=cake, "the good one"',
  })
  const saved = page.waitForEvent('download')
  await table.click()
  const csv = await saved
  expect(csv.suggestedFilename()).toBe('evenkeel-transactions-2026-01-30.csv')
  expect((await textOf(csv)).split('\r\n')).toEqual([
    'Date,Type,Category,Description,Amount',
    `2026-01-30,expense,Food & Dining,"'=cake, ""the good one""",12.50`,
    '2026-01-30,income,Salary,"Pay",3200.00',
    '',
  ])

  await page.getByRole('heading', { name: 'Settings', exact: true }).focus()
  await tabTo(page, everything)
  const collected = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await collected
  expect(file.suggestedFilename()).toBe('evenkeel-account-2026-01-30.json')
  const { account, records } = JSON.parse(await textOf(file))
  expect(account).toMatchObject({ email, username: 'ada', hasPaid: false })
  expect(records.transactions).toMatchObject([
    { type: 'income', amount: '3200.00', description: 'Pay', date: '2026-01-30' },
    { type: 'expense', amount: '12.50', description: '=cake, "the good one"' },
  ])
  expect(records.auditEvents.map(({ event }: { event: string }) => event)).toContain(
    'account_created',
  )

  expectFailure('/api/account/export')
  await page.route('**/api/account/export', (route) => route.abort())
  await everything.click()
  await takeToast(page, 'Export Failed')
  expect(complaints).toEqual([])
})

/** An address breaks after its "@", even in large text on a small phone. */
async function expectWholeWords(page: Page, place: Locator): Promise<void> {
  const before = page.viewportSize()
  await setTextSize(page, 32)
  await page.setViewportSize({ width: 320, height: 720 })
  expect(await findBroken(place, /\w{4,}/)).toEqual([])
  await setTextSize(page, 16)
  if (before) await page.setViewportSize(before)
}

test('a new email address: a link to it, a notice to the old one, and it applies once the link is opened', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  const newEmail = 'grace@example.com'
  await signUp(page, email)
  await openSettings(page)
  const field = page.getByLabel('New email')
  const card = page.getByRole('main').locator('form').filter({ has: field })
  await tabTo(page, field)
  await page.keyboard.type(newEmail)
  await tabTo(page, card.getByLabel('Current password'))
  await page.keyboard.type(password)
  await tabTo(page, card.getByRole('button', { name: 'Send confirmation link' }))
  await page.keyboard.press('Enter')
  const answer = card.getByText(
    "We're sending a link to grace@example.com. Your email address changes once you open it.",
    { exact: true },
  )
  await answer.waitFor()
  await expectWholeWords(page, answer)
  const mail = await fetchMail(product)
  const note = letterTo(email, 'Your Evenkeel email address is about to change', mail)
  expect(note.text).toContain(newEmail)
  const link = linkIn(letterTo(newEmail, 'Confirm your new Evenkeel email address', mail))
  expect(await facts(page)).toContain('Email: ada@example.com')

  // Opened while signed out: sign in first, with the old address.
  await logOut(page)
  await page.goto(link)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const answerToLink = page.getByText('You now sign in with grace@example.com.')
  await answerToLink.waitFor()
  await expectWholeWords(page, answerToLink)
  expect(page.url()).toBe(`${product.url}/settings`)
  await expect.poll(() => facts(page)).toContain('Email: grace@example.com')
  await page
    .getByRole('button', { name: 'Signed in as grace@example.com' })
    .getByText('G')
    .waitFor()
  expect(await findBarriers(page)).toEqual([])

  await logOut(page)
  product.app.clock.advance({ hours: 24 })
  await signIn(page, newEmail)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expectFailure('/api/auth/confirm-email')
  await page.goto(link)
  await page.getByText('This confirmation link is invalid or has expired.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('deleting an account asks for the password and leaves nothing behind', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await quickAdd(page, { type: 'Income', amount: '48.20', category: 'Salary' })
  await openSettings(page)
  const opener = page.getByRole('button', { name: 'Delete account' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  const field = dialog.getByLabel('Current password')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await waitForFocus(opener)
  await page.keyboard.press('Enter')
  await field.waitFor()
  await waitForFocus(field)
  await page.keyboard.press('Enter')
  await expect.poll(() => mistakeAt(field)).toBe('Current password is required')
  expect(await findBarriers(page)).toEqual([])
  expectFailure('/api/auth/delete-account')
  await page.keyboard.type('Wrong-harbour-1')
  await page.keyboard.press('Enter')
  await takeToast(page, 'Account Not Deleted', 'Current password is incorrect')
  expect(await mistakeAt(field)).toBe('Current password is incorrect')
  await field.fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  await takeToast(page, 'Account deleted')
  expect(new URL(page.url()).pathname).toBe('/')
  const left = await page.evaluate(() => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
  ])
  expect(left.join()).not.toMatch(/ada|48\.20/)
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])

  expectFailure('/api/auth/login')
  await signIn(page, email)
  await takeToast(page, 'Login Failed', 'Invalid email or password. Please try again.')
  await signUp(page, email)
  await page.getByText('No transactions found').waitFor()
  await page.getByText('Total Income').waitFor()
  expect(complaints).toEqual([])
})

test('the theme is chosen once, kept, and followed by other tabs', async () => {
  const product = await openProduct()
  const { page, openTab, complaints } = await product.openWindow()
  await signUp(page, email)
  await openSettings(page)
  const second = await openTab()
  await second.goto('/settings')
  const ground = (tab: Page) =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const [light, dark] = ['rgb(250, 249, 246)', 'rgb(12, 24, 32)']
  const choice = (name: string) => page.getByRole('radio', { name, exact: true })

  expect(await choice('System').isChecked()).toBe(true)
  expect(await ground(page)).toBe(light)
  await choice('System').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await choice('Dark').isChecked()).toBe(true)
  expect(await ground(page)).toBe(dark)
  await expect.poll(() => ground(second)).toBe(dark)
  await page.reload()
  await choice('Dark').waitFor({ state: 'attached' })
  expect(await ground(page)).toBe(dark)
  expect(await choice('Dark').isChecked()).toBe(true)
  await choice('Dark').focus()
  await page.keyboard.press('ArrowRight')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toBe(light)
  expect(complaints).toEqual([])
})

test('one key opens Quick Add, only outside fields, and can be turned off', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, email)
  await openSettings(page)
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await page.keyboard.press('n')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  // Closing the dialog returns the focus.
  await waitForFocus(page.getByRole('heading', { name: 'Settings', exact: true }))
  await page.getByLabel('New email').focus()
  await page.keyboard.press('n')
  expect(await page.getByLabel('New email').inputValue()).toBe('n')
  expect(await dialog.count()).toBe(0)

  const shortcuts = page.getByRole('switch', { name: 'Keyboard shortcuts' })
  await shortcuts.focus()
  await page.keyboard.press('Space')
  expect(await shortcuts.isChecked()).toBe(false)
  await page.getByRole('heading', { name: 'Settings', exact: true }).focus()
  await page.keyboard.press('n')
  await page.reload()
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  await page.keyboard.press('n')
  expect(await shortcuts.isChecked()).toBe(false)
  expect(await dialog.count()).toBe(0)
  expect(complaints).toEqual([])
})
