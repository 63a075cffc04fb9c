import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without settings email goes to files', () => {
  const { mailUrl, mailFrom } = readConfig({})
  expect(mailUrl).toBe('file:')
  expect(mailFrom).toEqual({ name: 'Evenkeel', address: 'support@evenkeel.example' })
})

test.each([
  ['mail@example.com', { name: '', address: 'mail@example.com' }],
  ['Evenkeel <mail@example.com>', { name: 'Evenkeel', address: 'mail@example.com' }],
  [
    '  Ann & Bea, Ltd.<mail@example.com> ',
    { name: 'Ann & Bea, Ltd.', address: 'mail@example.com' },
  ],
])('MAIL_FROM=%s', (text, expected) => {
  expect(readConfig({ MAIL_FROM: text }).mailFrom).toEqual(expected)
})

test.each(['mail', 'Evenkeel', 'a@b.org, c@d.org', 'X <a@b.org> Y', 'X\nBcc: y <a@b.org>'])(
  'MAIL_FROM=%j is refused',
  (text) => {
    expect(() => readConfig({ MAIL_FROM: text })).toThrow(
      'MAIL_FROM must be an e-mail address, or a name with one: Evenkeel <mail@example.com>',
    )
  },
)

test.each(['http://x.org', 'smtp://', 'file:/tmp', 'mail.example.com'])(
  'MAIL_URL=%s is refused',
  (text) => {
    expect(() => readConfig({ MAIL_URL: text, MAIL_FROM: 'a@b.org' })).toThrow(
      'MAIL_URL must be file: or an smtp:// or smtps:// address',
    )
  },
)

test('the sender defaults to the support address', () => {
  const settings = { MAIL_URL: 'smtp://mail.example.com', SUPPORT_EMAIL: 'help@example.com' }
  expect(readConfig(settings).mailFrom).toEqual({ name: 'Evenkeel', address: 'help@example.com' })
})

test('a mail server requires a sender', () => {
  expect(() => readConfig({ MAIL_URL: 'smtp://mail.example.com' })).toThrow(ConfigError)
  expect(() => readConfig({ MAIL_URL: 'smtp://mail.example.com' })).toThrow(
    'MAIL_FROM (or SUPPORT_EMAIL) is required when MAIL_URL names a server',
  )
})
