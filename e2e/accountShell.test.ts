import { expect, test } from 'vitest'
import { signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { mistakeAt, tabTo, takeToast, waitForFocus } from './support/seen.ts'

const email = 'ada@example.com'

test('on a small screen the navigation is behind a button and closes after a choice', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow({ width: 767 })
  await signUp(page, email)
  // The page under the open menu is hidden from assistive technology.
  const toggle = page.getByRole('button', { name: 'Open menu', includeHidden: true })
  const menu = page.getByRole('navigation', { name: 'Main' })
  expect(await menu.count()).toBe(0)
  expect(await toggle.getAttribute('aria-expanded')).toBe('false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await menu.waitFor()
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  expect(
    await menu.getByRole('link', { name: 'Dashboard', exact: true }).getAttribute('aria-current'),
  ).toBe('page')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await waitForFocus(toggle)
  await page.keyboard.press('Enter')
  await tabTo(page, menu.getByRole('link', { name: 'Settings', exact: true }))
  await page.keyboard.press('Enter')
  const settings = page.getByRole('heading', { name: 'Settings', exact: true })
  await settings.waitFor()
  await menu.waitFor({ state: 'detached' })
  await waitForFocus(settings)
  await toggle.click()
  // A tap outside the menu closes it and does nothing else.
  await menu.waitFor()
  await page.mouse.click(380, 100)
  await menu.waitFor({ state: 'detached' })
  await toggle.click()
  await menu.waitFor()
  expect(await findBarriers(page, [320, 390, 767])).toEqual([])

  await page.setViewportSize({ width: 768, height: 900 })
  await menu.getByRole('link', { name: 'Settings', exact: true }).waitFor()
  expect(await toggle.isVisible()).toBe(false)
  await page.setViewportSize({ width: 320, height: 900 })
  await menu.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(complaints).toEqual([])
})

test('the shell: the user, the footer, and a log-out that works even if the call fails', async () => {
  const product = await openProduct({ SUPPORT_EMAIL: 'crew@example.com' })
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  const initial = page.getByRole('button', { name: 'Signed in as ada@example.com' })
  expect(await initial.textContent()).toBe('A')
  const footer = page.getByRole('contentinfo')
  await footer
    .getByText(
      'Your personal finance companion with intelligent insights. Your financial data stays private and secure.',
      { exact: true },
    )
    .waitFor()
  await footer.getByRole('heading', { name: 'Contact' }).waitFor()
  const contact = footer.getByRole('link', { name: 'crew@example.com' })
  expect(await contact.getAttribute('href')).toBe('mailto:crew@example.com')
  await footer.getByText('© 2025 Evenkeel').waitFor()

  await page.reload()
  await initial.waitFor()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await waitForFocus(skip)
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByRole('main'))

  expectFailure('/api/auth/logout')
  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  // Storage keeps only when and why the session ended, for other tabs.
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    'evenkeel:activity',
    'evenkeel:ended',
  ])
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(complaints).toEqual([])
})

test('feedback opens the mail client with everything filled in', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await product.openWindow()
  const opened: string[] = []
  const browser = await context.newCDPSession(page)
  browser.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url))
  await browser.send('Page.enable')
  await signUp(page, email)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send feedback' })
  const name = dialog.getByLabel('Name', { exact: true })
  const address = dialog.getByLabel('Email', { exact: true })
  const subject = dialog.getByLabel('Subject', { exact: true })
  const message = dialog.getByLabel('Message', { exact: true })
  await name.waitFor()
  await waitForFocus(name)
  expect(await address.inputValue()).toBe(email)
  await address.fill('ada@')
  await message.fill('Too short')
  await page.keyboard.press('Shift+Tab')
  await dialog.getByRole('button', { name: 'Open Email' }).click()
  await expect.poll(() => mistakeAt(name)).toBe('Name is required')
  expect(await mistakeAt(address)).toBe('Valid email is required')
  expect(await mistakeAt(subject)).toBe('Subject is required')
  expect(await mistakeAt(message)).toBe('Message must be at least 10 characters long')
  await waitForFocus(name)
  expect(await findBarriers(page)).toEqual([])

  await name.fill('Ada & Co')
  await address.fill('ada@example.org')
  await subject.fill('50% of it?')
  await message.fill('The first line\nand a second one')
  await tabTo(page, dialog.getByRole('button', { name: 'Open Email' }))
  await page.keyboard.press('Enter')
  await takeToast(
    page,
    'Feedback Form Opened',
    'Your email client should open with the feedback form. Thank you for your input!',
  )
  await dialog.waitFor({ state: 'hidden' })
  await waitForFocus(opener)
  const link = new URL(opened.find((url) => url.startsWith('mailto:')) ?? 'nothing:')
  expect(link.protocol + link.pathname).toBe('mailto:support@evenkeel.example')
  // Mail clients take a plus sign literally, so spaces must be %20.
  expect(link.search).not.toContain('+')
  expect(link.searchParams.get('subject')).toBe('Evenkeel Feedback: 50% of it?')
  expect(link.searchParams.get('body')).toBe(
    'Name: Ada & Co\r\nEmail: ada@example.org\r\n\r\nThe first line\r\nand a second one',
  )

  await opener.click()
  expect(await subject.inputValue()).toBe('')
  expect(await message.inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })

  // Half an emoji cannot be encoded in a link.
  await opener.click()
  await name.fill('Ada')
  await subject.fill('A broken letter')
  await message.fill('What is cut off is not sent: ')
  await message.press('End')
  await page.evaluate(() => document.execCommand('insertText', false, '\ud83d'))
  await dialog.getByRole('button', { name: 'Open Email' }).click()
  await takeToast(
    page,
    'Error',
    'Unable to open email client. Please email us directly at support@evenkeel.example',
  )
  expect(await subject.inputValue()).toBe('A broken letter')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  // Visitors can send feedback too.
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  await opener.click()
  await name.waitFor()
  expect(await address.inputValue()).toBe('')
  expect(complaints).toEqual([])
})
