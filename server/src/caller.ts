import type { AccountStatus, User } from '@evenkeel/domain/account'
import type { LedgerState } from '#db/ledgerState.ts'

/** A signed-in user and the session of the request. */
export type Caller = {
  user: User
  status: AccountStatus
  tokenHash: Buffer
  /** Undefined without a replica. */
  ledger?: LedgerState | undefined
}
