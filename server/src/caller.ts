import type { AccountStatus, User } from '@evenkeel/domain/account'

/** A signed-in person and the session they came with. */
export type Caller = { user: User; status: AccountStatus; tokenHash: Buffer }
