import { passwordError } from '@evenkeel/domain/account'
import { expect, test } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

test.each([
  'P@ssw0rd',
  'p@ssw0rd',
  'P@SSW0RD',
  'Passw0rd!',
  'Password1!',
  'Welcome1!',
  'Password@123',
  '1qaz!QAZ',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['Calm-Harbour-7', 'Quiet-Anchor-8', 'Tr0ub4dor&3-mast', ''])(
  '%s is not common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

test('the list contains passwords that satisfy the password rules', async () => {
  expect(passwordError('P@ssw0rd', 'signUp')).toBeUndefined()
  expect(passwordError('Passw0rd!', 'signUp')).toBeUndefined()
})
