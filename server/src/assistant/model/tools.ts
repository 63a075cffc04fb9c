import type { LocalDate } from '@evenkeel/domain/calendar'
import { Amount } from '@evenkeel/domain/money'
import * as z from 'zod'
import type { Feature } from '../reading/lexicon.ts'
import { queryOf } from '../reading/query.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'
import { PeriodArgument, readPeriodArgument } from './periodArgument.ts'

/** A tool was asked about a name that is not in the records. */
export class UnknownNameError extends Error {
  readonly wanted: string

  constructor(wanted: string) {
    super('There is no such name in the records')
    this.wanted = wanted
  }
}

const type = z.enum(['expense', 'income']).default('expense')
const names = z
  .array(z.string().min(1).max(200))
  .max(5)
  .optional()
  .describe('Categories or payees, each exactly as it is written in the records')
const period = PeriodArgument.optional()
const limit = z.int().min(1).max(20).optional()
const narrowing = {
  names,
  period,
  at_least: z.optional(Amount).describe('The least amount of a transaction, such as "25.00"'),
  at_most: z.optional(Amount).describe('The greatest amount of a transaction'),
}

/** What a tool's arguments become. */
type Asked = {
  features: readonly Feature[]
  names?: readonly string[] | undefined
  except?: readonly string[] | undefined
  periods?: readonly (PeriodArgument | undefined)[]
  at_least?: number | undefined
  at_most?: number | undefined
  limit?: number | undefined
  amount?: number | undefined
  /** The noun, if singular or plural matters. */
  noun?: readonly [Feature, string]
}

/** A read-only function over the user's own records: no argument names a user. */
export type FactTool = {
  name: string
  description: string
  input: z.ZodType
  /** Turns valid arguments into a query. */
  ask(input: unknown): Asked
}

function factTool<S extends z.ZodObject>(
  name: string,
  description: string,
  input: S,
  ask: (input: z.output<S>) => Asked,
): FactTool {
  return { name, description, input, ask: ask as FactTool['ask'] }
}

function verbOf(of: 'income' | 'expense'): Feature {
  return of === 'income' ? 'earn' : 'spend'
}

function nounOf(of: 'income' | 'expense'): Feature {
  return of === 'income' ? 'incomeRow' : 'expenseRow'
}

function spansOf(one: PeriodArgument | undefined): readonly PeriodArgument[] {
  return one === undefined ? [] : [one]
}

/** The tools available to a language model or a user's own program. */
export const factTools: readonly FactTool[] = [
  factTool(
    'sum',
    'How much was spent or received in all, in how many transactions.',
    z.strictObject({ type, ...narrowing, except: names }),
    ({ type: of, period: span, ...rest }) => ({
      ...rest,
      features: ['howMuch', verbOf(of)],
      periods: spansOf(span),
    }),
  ),
  factTool(
    'count',
    'How many transactions there are.',
    z.strictObject({ type, ...narrowing }),
    ({ type: of, period: span, ...rest }) => ({
      ...rest,
      features: ['count', nounOf(of)],
      periods: spansOf(span),
    }),
  ),
  factTool(
    'average',
    'The average for each day, week, month or year, or of one transaction.',
    z.strictObject({
      type,
      per: z.enum(['day', 'week', 'month', 'year', 'transaction']),
      ...narrowing,
    }),
    ({ type: of, per, period: span, ...rest }) => ({
      ...rest,
      features: ['average', verbOf(of), averageFeatures[per]],
      periods: spansOf(span),
    }),
  ),
  factTool(
    'rank',
    'The categories or payees with the most or the least money, with their shares.',
    z.strictObject({
      type,
      by: z.enum(['category', 'payee']),
      order: z.enum(['most', 'least']).default('most'),
      period,
      limit,
    }),
    ({ type: of, by, order, period: span, limit: most }) => ({
      features: [by, order, verbOf(of)],
      periods: spansOf(span),
      limit: most ?? 5,
      noun: [by, by === 'category' ? 'categories' : 'payees'],
    }),
  ),
  factTool(
    'most_often',
    'The payees or categories with the most transactions.',
    z.strictObject({ type, by: z.enum(['category', 'payee']), period, limit }),
    ({ type: of, by, period: span, limit: most }) => ({
      features: ['often', by, verbOf(of)],
      periods: spansOf(span),
      limit: most,
    }),
  ),
  factTool(
    'list',
    'The newest, largest or smallest transactions, one on a line.',
    z.strictObject({ type, order: z.enum(['newest', 'largest', 'smallest']), ...narrowing, limit }),
    ({ type: of, order, period: span, limit: most, ...rest }) => ({
      ...rest,
      features: [listFeatures[order], nounOf(of)],
      periods: spansOf(span),
      limit: most,
      noun: [nounOf(of), of === 'income' ? 'deposits' : 'purchases'],
    }),
  ),
  factTool(
    'first_or_last',
    'The first or the last time that something was paid or received.',
    z.strictObject({ type, which: z.enum(['first', 'last']), names, period }),
    ({ type: of, which, names: of_names, period: span }) => ({
      features: [which, 'when', nounOf(of)],
      names: of_names,
      periods: spansOf(span),
    }),
  ),
  factTool(
    'compare_periods',
    'Spending or income of one span held against another.',
    z.strictObject({ type, names, first: PeriodArgument, second: PeriodArgument }),
    ({ type: of, names: of_names, first, second }) => ({
      features: ['compare', verbOf(of)],
      names: of_names,
      periods: [first, second],
    }),
  ),
  factTool(
    'compare_names',
    'Categories or payees held against each other.',
    z.strictObject({ type, names: z.array(z.string().min(1).max(200)).min(2).max(5), period }),
    ({ type: of, names: of_names, period: span }) => ({
      features: ['compare', verbOf(of)],
      names: of_names,
      periods: spansOf(span),
    }),
  ),
  factTool(
    'what_changed',
    'How spending or income moved against the span before, and which categories moved most.',
    z.strictObject({ type, names, period }),
    ({ type: of, names: of_names, period: span }) => ({
      features: ['change', verbOf(of)],
      names: of_names,
      periods: spansOf(span),
    }),
  ),
  factTool(
    'net_balance',
    'Income less spending.',
    z.strictObject({ period }),
    ({ period: span }) => ({ features: ['net'], periods: spansOf(span) }),
  ),
  factTool(
    'share',
    'Which percentage of all spending, or of the income, something is.',
    z.strictObject({ names: names.unwrap(), of: z.enum(['spending', 'income']), period }),
    ({ names: of_names, of, period: span }) => ({
      features: ['share', of === 'income' ? 'earn' : 'spend'],
      names: of_names,
      periods: spansOf(span),
    }),
  ),
  factTool(
    'bills',
    'Recurring bills: those due in a span to come, overdue ones, what all cost, paused ones, or the next payday.',
    z.strictObject({
      what: z.enum(['due', 'overdue', 'cost', 'paused', 'payday']),
      names,
      period,
    }),
    ({ what, names: of_names, period: span }) => ({
      features: billFeatures[what],
      names: of_names,
      periods: what === 'due' ? spansOf(span) : [],
    }),
  ),
  factTool(
    'cancel_savings',
    'What cancelling recurring bills would save in a month and a year.',
    z.strictObject({ names: z.array(z.string().min(1).max(200)).min(1).max(5) }),
    ({ names: of_names }) => ({ features: ['cancel', 'saveVerb'], names: of_names }),
  ),
  factTool(
    'this_month',
    'What is left this month, what will have been spent by its end, or whether a price can be afforded.',
    z.strictObject({
      what: z.enum(['left', 'forecast', 'afford']),
      price: z.optional(Amount).describe('What it would cost, for afford'),
    }),
    ({ what, price }) => ({
      features: what === 'forecast' ? ['forecast', 'spend'] : [what],
      amount: what === 'afford' ? price : undefined,
    }),
  ),
  factTool(
    'health',
    'The financial health score with what raises it, or how much of the budget is used.',
    z.strictObject({ what: z.enum(['score', 'budget_usage']), period }),
    ({ what, period: span }) => ({
      features: what === 'score' ? ['score', 'raise'] : ['usage'],
      periods: spansOf(span),
    }),
  ),
  factTool(
    'check',
    'Possible duplicates, unusual charges, price rises or refunds.',
    z.strictObject({ what: z.enum(['duplicates', 'unusual', 'price_rises', 'refunds']), period }),
    ({ what, period: span }) => ({ features: [checkFeatures[what]], periods: spansOf(span) }),
  ),
]

const averageFeatures = {
  day: 'perDay',
  week: 'perWeek',
  month: 'perMonth',
  year: 'perYear',
  transaction: 'each',
} as const satisfies Record<string, Feature>

const listFeatures = { newest: 'list', largest: 'max', smallest: 'min' } as const

const billFeatures = {
  due: ['bill', 'due'],
  overdue: ['overdue'],
  cost: ['bill', 'howMuch'],
  paused: ['paused', 'bill'],
  payday: ['payday'],
} as const satisfies Record<string, readonly Feature[]>

const checkFeatures = {
  duplicates: 'duplicate',
  unusual: 'unusual',
  price_rises: 'rise',
  refunds: 'refund',
} as const satisfies Record<string, Feature>

const nothing = queryOf({ items: [], tokens: [], corrections: [] })

/**
 * Turns a tool's arguments into the query that the same question in words would give.
 * @throws UnknownNameError for a name that is not in the records
 */
export function queryFor(asked: Asked, vocabulary: Vocabulary, today: LocalDate): Query {
  const { at_least: min, at_most: max, limit: most, amount, noun } = asked
  const periods = (asked.periods ?? []).flatMap((argument) =>
    argument === undefined ? [] : [readPeriodArgument(argument, today)],
  )
  return {
    ...nothing,
    features: new Set(asked.features),
    raws: new Map(noun ? [noun] : []),
    names: (asked.names ?? []).map((name) => nameItem(name, vocabulary)),
    excepts: (asked.except ?? []).map((name) => nameItem(name, vocabulary)),
    periods,
    amounts: amount === undefined ? [] : [amount],
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(most !== undefined && { limit: most }),
  }
}

function nameItem(wanted: string, { names: known }: Vocabulary): NameItem {
  const key = wanted.trim().toLowerCase()
  const found = known.filter(({ name }) => name.toLowerCase() === key)
  if (found.length === 0) throw new UnknownNameError(wanted)
  const isPayee = found.every(({ kind }) => kind === 'payee')
  return { kind: 'name', at: 0, raw: wanted, names: found, how: 'exact', isAtPayee: isPayee }
}
