import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Db, inLazyTransaction } from '#db/db.ts'
import { isDuplicate } from '#db/failure.ts'
import { ledgerStateOf } from '#db/ledgerState.ts'
import { preparedRows, type ValueOf } from '#db/prepared.ts'
import { ledgers, sessions, users } from '#db/schema.ts'
import { appliedVersion, requireKnownSchema } from '#db/schemaVersion.ts'

export type UserRow = typeof users.$inferSelect
export type NewUserRow = typeof users.$inferInsert
type SessionRow = typeof sessions.$inferSelect
export type SessionTimes = Pick<SessionRow, 'createdAt' | 'lastSeenAt' | 'endedAt'>
/** An account without its secrets. */
export type AccountRow = Pick<UserRow, keyof typeof accountColumns>

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** Replaces a known password; false if a concurrent change came first. Also revokes any reset link. */
export async function replacePassword(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return replaceStored(db, userId, from, {
    password: to,
    resetTokenHash: null,
    resetTokenExpiry: null,
  })
}

/** Replaces the hash of an unchanged password; false if the password was changed meanwhile. */
export async function replaceHash(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return replaceStored(db, userId, from, { password: to })
}

async function replaceStored(
  db: Db,
  userId: string,
  from: string,
  fields: Partial<UserRow>,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set(fields)
    .where(and(eq(users.id, userId), eq(users.password, from)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Sets a new email; undefined if it is taken. Also revokes any reset link sent to the old one. */
export async function updateEmail(
  db: Db,
  userId: string,
  email: string,
): Promise<UserRow | undefined> {
  const rows = await db
    .update(users)
    .set({ email, resetTokenHash: null, resetTokenExpiry: null })
    .where(eq(users.id, userId))
    .returning()
    .catch((error: unknown) => {
      if (isDuplicate(error)) return []
      throw error
    })
  return rows[0]
}

/** Deletes the account; its rows in all other tables cascade. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  // Locked first, as in every write to the user's entries, so the two cannot deadlock.
  await db.delete(ledgers).where(eq(ledgers.userId, userId))
  await db.delete(users).where(eq(users.id, userId))
}

/** Creates the account and its ledger; undefined if the email is taken. */
export async function insertUser(db: Db, row: NewUserRow): Promise<UserRow | undefined> {
  const [created] = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning()
  if (created) await db.insert(ledgers).values({ userId: created.id })
  return created
}

export async function insertSession(db: Db, row: Omit<SessionRow, 'endedAt'>): Promise<void> {
  await db.insert(sessions).values(row)
}

const { id, email, username, hasPaid, trialStartDate, trialEndDate, createdAt } = users
const accountColumns = { id, email, username, hasPaid, trialStartDate, trialEndDate, createdAt }

type FoundSession = {
  session: SessionTimes
  user: AccountRow
  /** The state of the user's ledger, if it was asked for. */
  ledger: string | null
  version: string | null
}

type SessionColumns = [
  ...[begun: string, lastSeen: string, ended: string | null],
  ...[id: string, email: string, username: string, hasPaid: boolean],
  ...[trialStart: string, trialEnd: string, created: string],
  ...[version: string | null, ledger?: string | null],
]

function readSession([begun, lastSeen, ended, ...columns]: SessionColumns): FoundSession {
  const [id, email, username, hasPaid, trialStart, trialEnd, created, version, ledger] = columns
  return {
    session: {
      createdAt: new Date(begun),
      lastSeenAt: new Date(lastSeen),
      endedAt: ended === null ? null : new Date(ended),
    },
    user: {
      ...{ id, email, username, hasPaid, createdAt: new Date(created) },
      ...{ trialStartDate: new Date(trialStart), trialEndDate: new Date(trialEnd) },
    },
    ...{ version, ledger: ledger ?? null },
  }
}

const sessionColumns = {
  ...{ begun: sessions.createdAt, lastSeen: sessions.lastSeenAt, ended: sessions.endedAt },
  ...accountColumns,
  version: sql.raw(appliedVersion),
}

/** Selects a session with more columns, in one statement. */
function sessionSelection(name: string, more: Record<string, SQL>) {
  return preparedRows(
    name,
    (db, value: ValueOf<{ tokenHash: Buffer }>) =>
      db
        .select({ ...sessionColumns, ...more })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, value('tokenHash'))),
    readSession,
  )
}

const selectSession = sessionSelection('find_session', {})
const selectSessionAndLedger = sessionSelection('find_session_and_ledger', {
  ledger: sql.raw(ledgerStateOf('users.id')),
})

/**
 * A session, ended or not, and its user. Runs on every request, so it reads no secrets.
 * @throws NewerSchemaError if a newer version has migrated the database
 */
export function findSession(db: Db, tokenHash: Buffer): Promise<FoundSession | undefined> {
  return findBy(selectSession, db, tokenHash)
}

/** The same with the state of the user's ledger, which a replica must have before it is read for them. */
export function findSessionAndLedger(db: Db, tokenHash: Buffer): Promise<FoundSession | undefined> {
  return findBy(selectSessionAndLedger, db, tokenHash)
}

async function findBy(
  select: typeof selectSession,
  db: Db,
  tokenHash: Buffer,
): Promise<FoundSession | undefined> {
  const [row] = await select(db, { tokenHash })
  if (row) requireKnownSchema(row.version)
  return row
}

export async function touchSession(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await inLazyTransaction(db, async (tx) => {
    await tx
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
  })
}

export async function endSession(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)),
    )
}

/** Ends all of a user's sessions and returns how many. */
export async function endSessions(db: Db, userId: string, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
  return rowCount ?? 0
}

/** Deletes sessions last used before an instant, which were created before it too: that is in an index. */
export async function deleteSessionsBefore(db: Db, instant: Date): Promise<void> {
  const { createdAt, lastSeenAt } = sessions
  await db.delete(sessions).where(and(lt(createdAt, instant), lt(lastSeenAt, instant)))
}
