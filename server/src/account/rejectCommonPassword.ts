import { AppError } from '@evenkeel/domain/errors'
import { isCommonPassword } from '#adapters/commonPasswords.ts'

const tooCommon = 'This password is too common. Please choose another.'

/** Rejects a new password that is among the first ones attackers try. */
export async function rejectCommonPassword(field: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return
  throw new AppError('invalid_input', {
    message: tooCommon,
    errors: [{ field, message: tooCommon }],
  })
}
