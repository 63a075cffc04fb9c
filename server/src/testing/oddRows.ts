import type pg from 'pg'

/** What a text column can hold that a text format could take for its own marks. */
const odd = 'a\tb\\t\\N\n\\.\n"quoted", it\'s; \r\u0001 Öl 🏡 \\'

/** A row or more in every table, with values that are hard to write down as text. */
export async function addOddRows(pool: pg.Pool): Promise<void> {
  const id = '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'
  const other = '019cf0d4-bdc0-738e-88e0-6427d6cfbc33'
  const at = '2026-03-01T10:00:00.123Z'
  const json = JSON.stringify({ text: odd.replaceAll('\u0001', ''), empty: null })
  const insert = (text: string, ...values: unknown[]) => pool.query(`insert into ${text}`, values)
  await insert(
    `users (id, email, username, password, trial_start_date, trial_end_date, created_at)
      values ($1, 'ada@example.com', $2, '', $3, $3, $3), ($4, '\\.', '\\N', 'hash', $3, $3, $3)`,
    ...[id, odd, at, other],
  )
  await insert(
    `sessions (token_hash, user_id, created_at, last_seen_at) values ('\\x5c2e0a00ff', $1, $2, $2)`,
    ...[id, at],
  )
  await insert('ledgers values ($1, 9007199254740991, 2, 1)', id)
  await insert(
    `transactions (user_id, id, type, amount, description, category, date, created_at) values
      ($1, $1, 'expense', 99999999.99, $2, 'Öl & Gas', '0001-01-01', $3),
      ($1, $4, 'income', 0.01, '', '\\.', '9999-12-31', $3)`,
    ...[id, odd, at, other],
  )
  await insert(`daily_totals values ($1, '0001-01-01', 'expense', 'Öl & Gas', 99999999.99, 1)`, id)
  await insert(
    `monthly_totals values ($1, '0001-01-01', 'expense', 'Öl & Gas', 123456789012345678.90, 1)`,
    id,
  )
  await insert(
    `recurring_transactions (user_id, id, type, amount, description, category, frequency, start_date, next_due_date,
      passed, created_at) values ($1, $1, 'expense', 1, $2, '\\.', 'monthly', '2024-02-29', '2026-02-28', $3, $4)`,
    ...[id, odd, '[{"dueDate":"2026-01-31"}]', at],
  )
  await insert(`history values ($1, $1, $2, 'transaction_added', $3, 1)`, id, at, odd)
  await insert(
    `history_changes values ($1, $1, 'transaction', $1, 1, null, $2), ($1, $1, 'bill', $3, null, 1, null)`,
    ...[id, json, other],
  )
  await insert(
    `payments (user_id, id, method, status, amount, currency, created_at, updated_at)
      values ($1, $1, 'card', 'settled', 5, 'USD', $2, $2)`,
    ...[id, at],
  )
  await insert(`payment_pages (user_id, id, url, created_at) values ($1, $1, $2, $3)`, id, odd, at)
  await insert(
    `payment_checks (id, user_id, method, created_at, next_attempt_at) values ($1, $1, 'card', $2, $2)`,
    ...[id, at],
  )
  await insert(
    `webhook_events (id, about, service_id, received_at, next_attempt_at) values ($1, 'payment', '', $2, $2)`,
    ...[odd, at],
  )
  await insert(
    `idempotency_keys (user_id, key, request_hash, status, headers, body, created_at)
      values ($1, $2, '\\x', 201, $3, $4, $5)`,
    ...[id, odd, json, odd.repeat(5000), at],
  )
  await insert(`assistant_settings values ($1, $2, $3, true)`, id, odd, at)
  await insert(`model_uses values ($1, '2026-03-01', 1)`, id)
  await insert(`mcp_tokens values ($1, $1, 'mine', '\\x00', $2, null)`, id, at)
  await insert(`rate_limits values ($1, 1, 0, $2), ('\\.', 1, 0, $2)`, odd, at)
  await insert(`audit_events values ($1, $1, $2, 'signed_in', $3)`, id, at, json)
  await insert(`reset_requests values ($1, $2, $3)`, id, odd, at)
  await insert(`email_changes values ($1, $2, $3, null, null)`, id, odd, at)
  await insert(
    `jobs (id, user_id, kind, data, created_at, next_attempt_at)
      values ($1, $1, 'letter', $2, $3, $3), ($4, null, 'letter', 'null', $3, '0044-03-15 BC')`,
    ...[id, json, at, other],
  )
}
