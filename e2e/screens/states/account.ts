import type { Page } from 'playwright-core'
import { answer, button, fail, hold, type State } from '../state.ts'

async function toSignIn(page: Page): Promise<void> {
  await button(page.getByRole('banner'), 'Sign in').click()
}

async function openForgotPassword(page: Page) {
  await toSignIn(page)
  await page.getByRole('button', { name: /forgot/i }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

const visitors: readonly State[] = [
  { name: 'landing', who: 'nobody', path: '/' },
  { name: 'landing-sign-in', who: 'nobody', path: '/', steps: toSignIn },
  {
    name: 'sign-up-mistakes',
    who: 'nobody',
    path: '/',
    steps: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('ada')
      await page.getByLabel('Password', { exact: true }).fill('Level')
      await page.getByLabel('Confirm password', { exact: true }).fill('level')
      await page.getByLabel('Email', { exact: true }).focus()
      await page.getByText("Passwords don't match").waitFor()
    },
  },
  {
    name: 'sign-in-failed',
    who: 'nobody',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      await toSignIn(page)
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1')
      await button(page.getByRole('main'), 'Sign in').click()
      await page.getByText('Login Failed').waitFor()
    },
  },
  {
    name: 'forgot-password',
    who: 'nobody',
    path: '/',
    windowOnly: true,
    steps: openForgotPassword,
  },
  {
    name: 'forgot-password-sent',
    who: 'nobody',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      const dialog = await openForgotPassword(page)
      await dialog.getByLabel('Email').fill('nobody@example.com')
      await button(dialog, 'Send reset link').click()
      await page.getByText('Check your inbox').waitFor()
    },
  },
]

const validLink = answer('**/api/auth/validate-reset-token', {
  valid: true,
  email: 'ada@example.com',
  message: 'This link is valid.',
})

const recovery: readonly State[] = [
  { name: 'reset-password', who: 'nobody', path: '/reset-password' },
  {
    name: 'reset-password-valid',
    who: 'nobody',
    path: '/reset-password?token=from-the-mail',
    before: validLink,
    steps: async (page) => {
      const [first, second] = await page.getByRole('main').locator('input[type=password]').all()
      await first?.fill('Level-keel-8')
      await second?.fill('Level-keel-9')
      await page.getByRole('main').getByRole('button').last().click()
      await page.getByText('Passwords do not match. Please try again.').waitFor()
    },
  },
  { name: 'reset-password-invalid', who: 'nobody', path: '/reset-password?token=outdated' },
  {
    name: 'reset-password-unanswered',
    who: 'nobody',
    path: '/reset-password?token=from-the-mail',
    before: (page) => page.route('**/api/auth/validate-reset-token', (route) => route.abort()),
    steps: (page) => page.getByText('Failed to validate reset token.').waitFor(),
  },
]

/** The open sessions of a user, from when each was last active. */
function sessionsFrom(times: readonly string[]) {
  return times.map((time, index) => ({
    id: index.toString(16).repeat(32),
    startedAt: `2026-01-30T06:${45 - index}:00.000Z`,
    lastActiveAt: `2026-01-30T${time}:00.000Z`,
    isThisOne: index === 0,
  }))
}

const openSessions = sessionsFrom(['08:05', '07:50', '07:12'])

const consent = { recipient: 'api.openai.com', isAgreed: true, usedToday: 3, dailyMax: 50 }

async function createToken(page: Page) {
  const section = page.getByRole('region', { name: 'Your own programs' })
  await section.getByRole('switch').click()
  await section.getByRole('textbox', { name: 'Name of the program' }).fill('Laptop')
  await page.keyboard.press('Enter')
  await section.getByText('Copy it now').waitFor()
  return section
}

/** Confirms the present address, as the token of a letter is not known here. */
async function confirmEmail(page: Page): Promise<void> {
  const user = await (await page.request.get('/api/auth/me')).json()
  await answer('**/api/auth/confirm-email', user)(page)
}

const settings: readonly State[] = [
  { name: 'settings', who: 'newcomer', path: '/settings' },
  { name: 'settings-premium', who: 'demo', path: '/settings' },
  { name: 'settings-trial-over', who: 'newcomer', path: '/settings', story: { daysAgo: 8 } },
  {
    name: 'settings-loading',
    who: 'newcomer',
    path: '/settings',
    before: hold(/\/api\/(ai|auth\/sessions)/),
  },
  {
    name: 'settings-failed',
    who: 'newcomer',
    path: '/settings',
    before: fail(/\/api\/(ai|auth\/sessions)/),
    steps: (page) => page.getByText('Your sessions could not be loaded.').waitFor(),
  },
  {
    name: 'settings-mistakes',
    who: 'newcomer',
    path: '/settings',
    steps: async (page) => {
      await page.getByLabel('Current password').first().fill('Level-keel-7')
      await page.getByLabel('New password', { exact: true }).fill('level')
      await page.getByLabel('Confirm new password').fill('level')
      await page.getByLabel('New email').fill('ada')
      await page.getByLabel('Current password').last().focus()
      await page.getByLabel('New email').focus()
    },
  },
  {
    name: 'settings-email-sent',
    who: 'newcomer',
    path: '/settings',
    steps: async (page) => {
      await page.getByLabel('New email').fill('ada@example.com')
      await page.getByLabel('Current password').last().fill('Level-keel-7')
      await button(page, 'Send confirmation link').click()
      await page.getByRole('status').filter({ hasText: 'ada@example.com' }).waitFor()
    },
  },
  {
    name: 'settings-email-refused',
    who: 'newcomer',
    path: '/settings?confirm-email=outdated',
    steps: (page) => page.getByText('You can ask for another link below.').waitFor(),
  },
  {
    name: 'settings-email-confirmed',
    who: 'newcomer',
    path: '/settings?confirm-email=from-the-mail',
    before: confirmEmail,
    steps: (page) => page.getByText('You now sign in with').waitFor(),
  },
  {
    name: 'settings-model',
    who: 'newcomer',
    path: '/settings',
    before: answer('**/api/ai/consent', consent),
  },
  { name: 'settings-token', who: 'newcomer', path: '/settings', steps: createToken },
  {
    name: 'settings-token-revoke',
    who: 'newcomer',
    path: '/settings',
    windowOnly: true,
    steps: async (page) => {
      await button(await createToken(page), 'Revoke Laptop').click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'sessions',
    who: 'newcomer',
    path: '/settings',
    before: answer('**/api/auth/sessions', openSessions),
  },
  {
    name: 'sessions-many',
    who: 'newcomer',
    path: '/settings',
    before: answer('**/api/auth/sessions', sessionsFrom(Array.from({ length: 12 }, () => '08:05'))),
  },
  {
    name: 'sessions-end',
    who: 'newcomer',
    path: '/settings',
    before: answer('**/api/auth/sessions', openSessions),
    windowOnly: true,
    steps: async (page) => {
      await button(page, 'End all others').click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'delete-account',
    who: 'newcomer',
    path: '/settings',
    windowOnly: true,
    steps: async (page) => {
      await button(page, 'Delete account').click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]

const minuteMs = 60_000

const shell: readonly State[] = [
  { name: 'not-found', who: 'newcomer', path: '/no/such/page' },
  {
    name: 'page-failed',
    who: 'newcomer',
    path: '/',
    steps: async (page) => {
      await page.route('**/*istoryPage*.js', (route) => route.abort())
      await page.evaluate(() => window.history.pushState(null, '', '/history'))
      await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
    },
  },
  {
    name: 'feedback',
    who: 'newcomer',
    path: '/settings',
    windowOnly: true,
    steps: async (page) => {
      await page.getByRole('contentinfo').getByRole('button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'feedback-mistakes',
    who: 'newcomer',
    path: '/settings',
    windowOnly: true,
    steps: async (page) => {
      await page.getByRole('contentinfo').getByRole('button').click()
      await button(page.getByRole('dialog'), 'Open Email').click()
      await page.getByText('Subject is required').waitFor()
    },
  },
  {
    name: 'user-menu',
    who: 'demo',
    path: '/settings',
    windowOnly: true,
    steps: async (page) => {
      await page.getByRole('button', { name: /^Signed in as/ }).click()
      await page.getByRole('menuitem', { name: 'History' }).waitFor()
    },
  },
  {
    name: 'idle-warning',
    who: 'newcomer',
    path: '/',
    windowOnly: true,
    steps: async (page) => {
      await page.context().clock.fastForward(14 * minuteMs + 2000)
      await page.getByRole('alertdialog', { name: 'Still there?' }).waitFor()
    },
  },
  {
    name: 'idle-over',
    who: 'newcomer',
    path: '/settings',
    steps: async (page) => {
      await page.context().clock.fastForward(16 * minuteMs)
      await page.getByText('You were logged out after 15 minutes without activity.').waitFor()
    },
  },
]

export const account: readonly State[] = [...visitors, ...recovery, ...settings, ...shell]
