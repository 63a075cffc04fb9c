import * as z from 'zod'

/** Transactions and bills of several users, as the API returns them; ids are taken from the file. */
const Row = z.object({
  id: z.string(),
  userId: z.string(),
  type: z.enum(['income', 'expense']),
  amount: z
    .union([z.string(), z.number()])
    .transform((amount) => (typeof amount === 'number' ? amount.toFixed(2) : amount)),
  description: z.string().nullish(),
  category: z.string(),
  date: z.string(),
  createdAt: z.string().optional(),
})
export type LedgerRow = z.output<typeof Row>

const BillRow = Row.omit({ date: true }).extend({
  frequency: z.enum(['weekly', 'bi-weekly', 'monthly', 'yearly']),
  startDate: z.string(),
  nextDueDate: z.string(),
  isActive: z
    .union([z.enum(['true', 'false']), z.boolean()])
    .default('true')
    .transform((flag) => flag === true || flag === 'true'),
})
export type LedgerBill = z.output<typeof BillRow>

export const Ledger = z.object({
  now: z.string().optional(),
  users: z.array(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])),
  transactions: z.array(Row),
  bills: z.array(BillRow).default([]),
})
export type Ledger = z.output<typeof Ledger>

const Turn = z.union([
  z.string().transform((content) => ({ role: 'user' as const, content })),
  z.object({ role: z.enum(['user', 'assistant']), content: z.string() }),
])

const Case = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  user: z.string(),
  question: z.string(),
  history: z.array(Turn).optional(),
})
export type Case = z.output<typeof Case>

/** A list of cases, bare or under `cases`. */
export const Cases = z.union([
  z.array(Case),
  z.object({ cases: z.array(Case) }).transform(({ cases }) => cases),
])
