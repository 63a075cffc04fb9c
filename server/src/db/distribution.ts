/**
 * Where a distributed database (Citus) keeps the rows of a table: spread by a column, copied to every node, or on the
 * coordinator only (docs/cluster.md).
 */
export type Placement = { by: string; with?: string } | 'every node' | 'coordinator'

/** A user's rows are all on one node, next to each other. */
const byUser: Placement = { by: 'user_id', with: 'ledgers' }

/** Every table of ours by its name in SQL, each after those that its rows refer to and those it is next to. */
export const placements: Readonly<Record<string, Placement>> = {
  // Small, and every other table refers to it. Its email must be unique, which no spread table can promise.
  users: 'every node',
  ledgers: { by: 'user_id' },
  transactions: byUser,
  daily_totals: byUser,
  monthly_totals: byUser,
  recurring_transactions: byUser,
  history: byUser,
  history_changes: byUser,
  payments: byUser,
  payment_pages: byUser,
  idempotency_keys: byUser,
  assistant_settings: byUser,
  model_uses: byUser,
  mcp_tokens: byUser,
  audit_events: byUser,
  email_changes: byUser,
  // A request knows the token before it knows the user.
  sessions: { by: 'token_hash' },
  rate_limits: { by: 'key' },
  // Queues: a claim looks at all of a queue and locks one row, which only one node can do.
  jobs: 'coordinator',
  payment_checks: 'coordinator',
  webhook_events: 'coordinator',
  reset_requests: 'coordinator',
}

/** Read together with a session on every request, which must not ask a second node for it. */
export const migrationsTable = 'drizzle.__drizzle_migrations'
