import type { AccountStatus, User } from '@evenkeel/domain/account'

/** A signed-in user and the session of the request. */
export type Caller = { user: User; status: AccountStatus; tokenHash: Buffer }
