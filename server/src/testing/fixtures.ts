import { randomUUID } from 'node:crypto'
import { transactionSorts } from '@evenkeel/domain/transactions'
import { encodeCursor } from '#transactions/cursor.ts'
import type { TestApp, TestReply } from './app.ts'
import type { Input } from './arbitrary.ts'
import { deliverMail, tokenIn } from './mail.ts'
import { goodPassword, openBrowser, type Person } from './person.ts'

// What an endpoint's schemas cannot express about a valid request. An endpoint with `:id` in its path needs a maker here;
// one whose input depends on the database needs a completion. Other endpoints need nothing.

/** Creates the record that `:id` refers to and returns its id. The longest matching path prefix wins. */
export const makers: Readonly<Record<string, (owner: Person, app: TestApp) => Promise<string>>> = {
  '/api/transactions/:id': makeTransaction,
  '/api/recurring-transactions/:id': makeBill,
  '/api/recurring-transactions/:id/catch-up': makeOverdueBill,
  '/api/history/:id': makeAction,
  '/api/ai/mcp/tokens/:id': makeMcpToken,
}

type Complete = (input: Input, owner: Person, app: TestApp) => Input | Promise<Input>

/** Turns schema-valid input into input that is valid now, by `METHOD path`. */
export const completions: Readonly<Record<string, Complete>> = {
  'POST /api/auth/login': (input, { email, password }) => ({ ...input, body: { email, password } }),
  'POST /api/auth/reset-password': async (input, owner, app) =>
    withFields(input, { token: await requestReset(app, owner) }),
  'POST /api/auth/change-password': withCurrentPassword,
  'POST /api/auth/change-email': withCurrentPassword,
  'POST /api/auth/delete-account': withCurrentPassword,
  'POST /api/auth/end-sessions': (input, { password }) => ({
    ...input,
    body: { currentPassword: password },
  }),
  'POST /api/auth/confirm-email': async (input, owner, app) =>
    withFields(input, { token: await requestNewEmail(app, owner) }),
  'POST /api/process-payment': (input) =>
    withFields(input, {
      sourceId: 'cnon:card-nonce-ok',
      email: `payer-${randomUUID()}@example.com`,
      password: goodPassword,
    }),
  'POST /api/transactions/bulk': async (input, owner) => ({
    ...input,
    body: { ids: [await makeTransaction(owner)], set: { category: 'Utilities' } },
  }),
  'GET /api/transactions': withRealCursors,
  'GET /api/transactions/:type': withRealCursors,
  'POST /api/recurring-transactions/:id/process': withoutDueDate,
  'POST /api/recurring-transactions/:id/catch-up': (input, _owner, app) =>
    withFields(input, { cycles: [{ dueDate: yesterday(app), as: 'skipped' }] }),
}

/** These change the caller's password, email or sessions, or delete the account, so each request uses a new user. */
export const replacesCaller: ReadonlySet<string> = new Set([
  'POST /api/auth/reset-password',
  'POST /api/auth/change-password',
  'POST /api/auth/change-email',
  'POST /api/auth/confirm-email',
  'POST /api/auth/delete-account',
  'POST /api/auth/end-sessions',
  'POST /api/process-payment',
])

const bill = {
  type: 'expense',
  amount: '30.00',
  category: 'Utilities',
  frequency: 'monthly',
  startDate: '2026-03-20',
}

async function makeTransaction(owner: Person): Promise<string> {
  const entry = { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-03-01' }
  return createdId(await owner.post('/api/transactions', entry))
}

async function makeBill(owner: Person): Promise<string> {
  return createdId(await owner.post('/api/recurring-transactions', bill))
}

/** A bill that was due yesterday, added on that day: one that is added today is due today at the earliest. */
async function makeOverdueBill(owner: Person, app: TestApp): Promise<string> {
  const startDate = yesterday(app)
  const path = `/api/recurring-transactions?today=${startDate}`
  return createdId(await owner.post(path, { ...bill, startDate }))
}

function yesterday({ clock }: TestApp): string {
  return new Date(clock.now().getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

async function makeAction(owner: Person): Promise<string> {
  const { headers } = await owner.delete(`/api/transactions/${await makeTransaction(owner)}`)
  return String(headers['ledger-action'])
}

async function makeMcpToken(owner: Person): Promise<string> {
  const { tokens } = (await owner.get('/api/ai/mcp')).body
  // A user may have ten tokens.
  if (tokens.length === 10) await owner.delete(`/api/ai/mcp/tokens/${tokens[0].id}`)
  return createdId(await owner.post('/api/ai/mcp/tokens', { name: 'Desk' }))
}

function createdId(reply: TestReply): string {
  if (reply.status !== 201) throw new Error(`Nothing was created: ${reply.status} ${reply.text}`)
  return reply.body.id
}

function withFields(input: Input, fields: Record<string, unknown>): Input {
  return { ...input, body: { ...(input.body as object), ...fields } }
}

function withCurrentPassword(input: Input, { password }: Person): Input {
  return withFields(input, { currentPassword: password })
}

async function requestReset(app: TestApp, { email, address }: Person): Promise<string> {
  await openBrowser(app, address).post('/api/auth/forgot-password', { email })
  return tokenFor(app, email)
}

async function requestNewEmail(app: TestApp, owner: Person): Promise<string> {
  const newEmail = `new.${owner.email}`
  const body = { currentPassword: owner.password, newEmail }
  await owner.post('/api/auth/change-email', body)
  return tokenFor(app, newEmail)
}

async function tokenFor(app: TestApp, email: string): Promise<string> {
  const letter = (await deliverMail(app)).find((mail) => mail.to === email)
  if (letter === undefined) throw new Error(`No email was sent to ${email}`)
  return tokenIn(letter)
}

/** To its schema, a cursor is any text. This makes one that fits the requested sort order. */
function withRealCursors(input: Input): Input {
  const sort = transactionSorts.find((name) => name === input.query.sort) ?? 'date'
  const key = { date: '2026-03-01', description: 'Rent', category: 'Housing', amount: 1230 }[sort]
  const position = {
    key,
    date: '2026-03-01',
    createdAt: new Date('2026-03-15T09:30:00.000Z'),
    id: '019cf0d4-bdc0-738e-88e0-6427d6cfbc32',
  }
  const cursor = encodeCursor(sort, position)
  const { after, before } = input.query
  const cursors = {
    ...(after !== undefined && { after: cursor }),
    ...(before !== undefined && { before: cursor }),
  }
  return { ...input, query: { ...input.query, ...cursors } }
}

/** Without a due date the request pays the next cycle, which is always payable. */
function withoutDueDate(input: Input): Input {
  const { dueDate: _, ...body } = (input.body ?? {}) as { dueDate?: string }
  return { ...input, body }
}
