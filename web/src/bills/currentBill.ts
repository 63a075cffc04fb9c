import { Bill } from '@evenkeel/domain/bills'
import { isStatus } from '#lib/api/errors.ts'

/** The bill as it stands now, where a change was refused because somebody else had changed it. */
export function currentOf(error: unknown): Bill | undefined {
  if (!isStatus(error, 412)) return undefined
  const current = Bill.safeParse(error.problem?.current)
  return current.success ? current.data : undefined
}
