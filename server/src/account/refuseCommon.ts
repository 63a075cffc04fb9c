import { AppError } from '@evenkeel/domain/errors'
import { isCommonPassword } from '#adapters/commonPasswords.ts'

const tooCommon = 'This password is too common. Please choose another.'

/** Refuses a new password that everybody tries first. */
export async function refuseCommon(field: string, password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return
  throw new AppError('invalid_input', {
    message: tooCommon,
    errors: [{ field, message: tooCommon }],
  })
}
