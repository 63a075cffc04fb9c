import { actionKinds, type PassedDate } from '@evenkeel/domain/ledger'
import { paymentStates } from '@evenkeel/domain/payments'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { amountCents, bytes, instant, sortedText, totalCents } from './columns.ts'

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ')
}

// Every key of a user's rows starts with user_id, so that a distributed database can store them on one node
// (docs/decisions/0003-user-id-first-in-every-key.md). `users` is the one reference table.

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: varchar('email', { length: 255 }).notNull().unique(),
    username: varchar('username', { length: 100 }).notNull(),
    /** The argon2id hash, never the password. */
    password: varchar('password', { length: 255 }).notNull(),
    hasPaid: boolean('has_paid').notNull().default(false),
    paymentId: varchar('payment_id', { length: 255 }),
    /** The hash of the newest reset token, the only one that works. */
    resetTokenHash: varchar('reset_token', { length: 255 }),
    resetTokenExpiry: instant('reset_token_expiry'),
    trialStartDate: instant('trial_start_date').notNull(),
    trialEndDate: instant('trial_end_date').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Not unique, because a unique index would make every change wait for the user's other writes.
    index('users_reset_token').on(table.resetTokenHash),
    index('users_payment').on(table.paymentId).where(sql`${table.paymentId} is not null`),
    check(
      'users_trial',
      sql`extract(epoch from ${table.trialEndDate}) - extract(epoch from ${table.trialStartDate}) <= 604800`,
    ),
    check(
      'users_reset_token_expiry',
      sql`(${table.resetTokenHash} is null) = (${table.resetTokenExpiry} is null)`,
    ),
  ],
)

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Ended sessions are kept for a while, so that only a real cookie is answered with "Session expired". */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: owner(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    // For the sweep of old sessions. The time of creation never changes, so a use of a session does not touch the index.
    index('sessions_age').on(table.createdAt),
  ],
)

/** One row per user. Every write to their transactions and bills locks it first, so those writes run one by one. */
export const ledgers = pgTable('ledgers', {
  userId: owner().primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  /** How many transactions and bills there are, so that each write can be held against its limit. */
  transactions: integer('transactions').notNull().default(0),
  bills: integer('bills').notNull().default(0),
})

/** The first day of a date's month, as an index and the statements that use it must both write it. */
export function firstOfMonth(date: SQLWrapper): SQL {
  return sql`(${date} - (extract(day from ${date})::int - 1))`
}

export const transactions = pgTable(
  'transactions',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    type: text('type', { enum: ['income', 'expense'] }).notNull(),
    amount: amountCents('amount').notNull(),
    description: sortedText('description').notNull().default(''),
    category: sortedText('category').notNull(),
    date: date('date').notNull(),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
    /** The highest version so far. Undo restores an old version number, and no number may stand for two contents. */
    latestVersion: integer('latest_version').notNull().default(1),
    // No foreign key: a payment outlives its bill and still records what it paid.
    billId: uuid('bill_id'),
    billDueDate: date('bill_due_date'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('transactions_bill_cycle')
      .on(table.userId, table.billId, table.billDueDate)
      .where(sql`${table.billId} is not null`),
    // With the description, so that the payees of some days are found without reading the rows.
    index('transactions_by_date').on(
      table.userId,
      table.date,
      table.createdAt,
      table.id,
      table.description,
    ),
    index('transactions_by_description').on(
      table.userId,
      table.description,
      table.date,
      table.createdAt,
      table.id,
    ),
    index('transactions_by_payee').on(
      table.userId,
      sql`lower(${table.description})`,
      table.date,
      table.createdAt,
      table.id,
    ),
    index('transactions_by_category').on(
      table.userId,
      table.category,
      table.date,
      table.createdAt,
      table.id,
    ),
    index('transactions_by_amount').on(
      table.userId,
      table.amount,
      table.date,
      table.createdAt,
      table.id,
    ),
    // Leads to the largest entries of a month, however many it has.
    index('transactions_by_month').on(
      table.userId,
      table.type,
      firstOfMonth(table.date),
      table.amount,
      table.date,
      table.createdAt,
      table.id,
    ),
    index('transactions_paid').on(table.userId, table.date).where(sql`${table.billId} is not null`),
    // Finds rows that contain a word of three or more letters, however many rows there are.
    index('transactions_by_words').using(
      'gin',
      table.userId,
      table.description.op('gin_trgm_ops'),
      table.category.op('gin_trgm_ops'),
    ),
    check('transactions_type', sql`${table.type} in ('income', 'expense')`),
    check('transactions_amount', sql`${table.amount} > 0`),
    check('transactions_category', sql`char_length(${table.category}) between 1 and 60`),
    check('transactions_description', sql`char_length(${table.description}) <= 500`),
    check('transactions_bill', sql`(${table.billId} is null) = (${table.billDueDate} is null)`),
  ],
)

/** Totals per day, type and category, updated with every write, so that summaries need not read the transactions. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    userId: owner(),
    day: date('day').notNull(),
    type: text('type', { enum: ['income', 'expense'] }).notNull(),
    category: sortedText('category').notNull(),
    total: totalCents('total').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.type, table.category] }),
    check('daily_totals_positive', sql`${table.total} >= 0 and ${table.count} >= 0`),
  ],
)

/** The same per month, so that a summary of ten years reads only 120 rows per category. */
export const monthlyTotals = pgTable(
  'monthly_totals',
  {
    userId: owner(),
    /** The first day of the month. */
    month: date('month').notNull(),
    type: text('type', { enum: ['income', 'expense'] }).notNull(),
    category: sortedText('category').notNull(),
    total: totalCents('total').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month, table.type, table.category] }),
    check('monthly_totals_positive', sql`${table.total} >= 0 and ${table.count} >= 0`),
    check('monthly_totals_month', sql`extract(day from ${table.month}) = 1`),
  ],
)

export const bills = pgTable(
  'recurring_transactions',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    type: text('type', { enum: ['income', 'expense'] }).notNull(),
    amount: amountCents('amount').notNull(),
    description: sortedText('description').notNull().default(''),
    category: sortedText('category').notNull(),
    frequency: text('frequency', {
      enum: ['weekly', 'bi-weekly', 'monthly', 'yearly'],
    }).notNull(),
    startDate: date('start_date').notNull(),
    nextDueDate: date('next_due_date').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** The day it was paused. A due date that was already overdue then is still owed. */
    pausedOn: date('paused_on'),
    /** When the schedule last changed; deleting a payment from before that does not move the bill back. */
    scheduleChangedAt: instant('schedule_changed_at'),
    /** Due dates let pass without a payment. A column, so that an undo restores them with the bill. */
    passed: jsonb('passed').$type<PassedDate[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
    latestVersion: integer('latest_version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('bills_by_due_date').on(table.userId, table.nextDueDate, table.id),
    check('bills_type', sql`${table.type} in ('income', 'expense')`),
    check('bills_amount', sql`${table.amount} > 0`),
    check('bills_category', sql`char_length(${table.category}) between 1 and 60`),
    check('bills_description', sql`char_length(${table.description}) <= 500`),
    check(
      'bills_frequency',
      sql`${table.frequency} in ('weekly', 'bi-weekly', 'monthly', 'yearly')`,
    ),
    check('bills_next_due_date', sql`${table.nextDueDate} >= ${table.startDate}`),
  ],
)

/** What was done to transactions and bills, one row per action. Kept for 90 days. */
export const history = pgTable(
  'history',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: actionKinds }).notNull(),
    words: text('words').notNull(),
    count: integer('count').notNull(),
    undoneBy: uuid('undone_by'),
    undoes: uuid('undoes'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // For the sweep of old actions, which goes by time alone.
    index('history_age').on(table.at),
  ],
)

/**
 * The records that an action changed. Only the state before is stored: the state after is the live row or, once that
 * has changed again, the state before the next change. An added record stores no JSON at all.
 */
export const historyChanges = pgTable(
  'history_changes',
  {
    userId: uuid('user_id').notNull(),
    actionId: uuid('action_id').notNull(),
    entity: text('entity', { enum: ['transaction', 'bill'] }).notNull(),
    recordId: uuid('record_id').notNull(),
    /** Null when the record was added. */
    versionBefore: integer('version_before'),
    /** Null when the record was removed. */
    versionAfter: integer('version_after'),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.actionId, table.recordId] }),
    foreignKey({
      columns: [table.userId, table.actionId],
      foreignColumns: [history.userId, history.id],
      name: 'history_changes_action',
    }).onDelete('cascade'),
    index('history_changes_images')
      .on(table.userId, table.recordId, table.versionBefore)
      .where(sql`${table.before} is not null`),
    check(
      'history_changes_before',
      sql`(${table.before} is null) = (${table.versionBefore} is null)`,
    ),
  ],
)

/** Every payment attempt. Per user, at most one is open and at most one has been paid. */
export const payments = pgTable(
  'payments',
  {
    userId: owner(),
    /** Also its idempotency key and reference at the card service. */
    id: uuid('id').notNull(),
    method: text('method', { enum: ['card', 'hosted_page'] }).notNull(),
    status: text('status', { enum: paymentStates }).notNull(),
    amount: amountCents('amount').notNull(),
    currency: varchar('currency', { length: 3 }).notNull(),
    /** The card service's own id, once it is known. */
    serviceId: varchar('service_id', { length: 255 }),
    /** Why the card was declined. */
    cause: varchar('cause', { length: 30 }),
    /** True for a payment made while signing up, until its user is signed in. */
    opensAccount: boolean('opens_account').notNull().default(false),
    refunded: amountCents('refunded').notNull().default(0),
    disputeState: varchar('dispute_state', { length: 40 }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('payments_open')
      .on(table.userId)
      .where(sql`${table.status} in ('pending', 'authorized')`),
    uniqueIndex('payments_settled').on(table.userId).where(sql`${table.status} = 'settled'`),
    check('payments_method', sql`${table.method} in ('card', 'hosted_page')`),
    check('payments_status', sql`${table.status} in (${sql.raw(quoted(paymentStates))})`),
    check('payments_amount', sql`${table.amount} > 0 and ${table.refunded} >= 0`),
  ],
)

/** The card service's hosted payment pages. */
export const paymentPages = pgTable(
  'payment_pages',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Null until the service has replied, as are the order and the URL. */
    linkId: varchar('link_id', { length: 255 }),
    orderId: varchar('order_id', { length: 255 }),
    url: text('url'),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('payment_pages_open').on(table.userId).where(sql`${table.closedAt} is null`),
  ],
)

/**
 * A queue of payments whose outcome must still be looked up. It has no foreign key: if an account is deleted during a
 * payment, its row stays here until the money has been returned.
 */
export const paymentChecks = pgTable(
  'payment_checks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    method: text('method', { enum: ['card', 'hosted_page'] }).notNull(),
    /** The payment's id at the card service, or the id of its page. */
    serviceId: varchar('service_id', { length: 255 }),
    orderId: varchar('order_id', { length: 255 }),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    index('payment_checks_due').on(table.nextAttemptAt, table.id),
    index('payment_checks_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
)

/** Events from the card service, each once. Their content is looked up at the service, not trusted. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: varchar('id', { length: 255 }).primaryKey(),
    about: text('about', { enum: ['payment', 'dispute'] }).notNull(),
    serviceId: varchar('service_id', { length: 255 }).notNull(),
    receivedAt: instant('received_at').notNull(),
    handledAt: instant('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    index('webhook_events_due')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.handledAt} is null`),
    index('webhook_events_age').on(table.receivedAt),
  ],
)

/** Stored replies to requests with an idempotency key, committed together with their effects. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: varchar('key', { length: 255 }).notNull(),
    requestHash: bytes('request_hash').notNull(),
    status: smallint('status').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.userId, table.createdAt),
  ],
)

/** What a user has allowed the assistant to do; nothing without a row. */
export const assistantSettings = pgTable(
  'assistant_settings',
  {
    userId: owner().primaryKey(),
    /** The recipient the user consented to, as it was named then. A different one requires new consent. */
    recipient: varchar('recipient', { length: 300 }),
    agreedAt: instant('agreed_at'),
    /** Whether programs with a token may read the user's data. */
    mcpOn: boolean('mcp_on').notNull().default(false),
  },
  (table) => [
    check(
      'assistant_settings_agreed',
      sql`(${table.recipient} is null) = (${table.agreedAt} is null)`,
    ),
  ],
)

/** How many questions a user has sent to the language model per UTC day. */
export const modelUses = pgTable(
  'model_uses',
  {
    userId: owner(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('model_uses_age').on(table.day),
    check('model_uses_count', sql`${table.count} > 0`),
  ],
)

/** Tokens with which a user's own programs may read through MCP. Only their hashes are stored. */
export const mcpTokens = pgTable(
  'mcp_tokens',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('mcp_tokens_hash').on(table.userId, table.tokenHash),
  ],
)

/** Attempts are counted in the database, so that limits hold across servers. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    count: integer('count').notNull(),
    /** How many windows in a row were used up; each one lengthens the next. */
    strikes: integer('strikes').notNull().default(0),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('rate_limits_age').on(table.windowEndsAt)],
)

/** Who did what, and when. */
export const auditEvents = pgTable(
  'audit_events',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    event: varchar('event', { length: 60 }).notNull(),
    details: jsonb('details').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)

/** One row per password reset request. Emails without an account get one too, so that both take the same work. */
export const resetRequests = pgTable('reset_requests', {
  id: uuid('id').primaryKey(),
  email: varchar('email', { length: 255 }).notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A user's newest email change, requested or confirmed. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: owner().primaryKey(),
    newEmail: varchar('new_email', { length: 255 }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until the link is sent. */
    tokenHash: bytes('token_hash'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    check('email_changes_token', sql`(${table.tokenHash} is null) = (${table.expiresAt} is null)`),
  ],
)

/** Background work, such as emails to send. The kinds are registered in workers.ts. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    /** The user whose account the job is deleted with; null if it must survive the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar('kind', { length: 60 }).notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    index('jobs_due').on(table.kind, table.nextAttemptAt, table.id),
    index('jobs_user').on(table.userId),
  ],
)
