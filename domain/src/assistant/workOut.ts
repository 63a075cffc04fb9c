import { type Frequency, timesPerYear } from '#bills'
import { type LocalDate, startOfDay } from '#calendar'
import { type Cents, formatCents, sumCents } from '#money'
import { budgetUsage, judgeHealth, recentFigures } from '#summary'
import type { Transaction } from '#transactions'
import type { Fact, FactUnit } from './fact.ts'
import {
  add,
  divide,
  formatQuotient,
  multiply,
  parseQuotient,
  type Quotient,
  subtract,
} from './quotient.ts'

export type EvidenceRow = Pick<
  Transaction,
  'id' | 'type' | 'amount' | 'description' | 'category' | 'date' | 'createdAt'
>
export type EvidenceDue = { bill: string; due: LocalDate; amount: Cents; frequency: Frequency }

/** The rows of a source: its transactions, or the occurrences of its bills. */
export type Evidence = { rows: readonly EvidenceRow[] } | { dues: readonly EvidenceDue[] }

/** The sources by id, and the facts computed so far. */
export type Proof = {
  evidence: ReadonlyMap<string, Evidence>
  facts: ReadonlyMap<string, Pick<Fact, 'value' | 'unit'>>
}

/**
 * Recomputes a fact from its proof.
 * @returns its plain value, or undefined if the proof gives none: nothing to average, a division by zero, an unknown
 *   source, a name that the rows do not share, or a figure given by a rule
 */
export function workOut(fact: Omit<Fact, 'text' | 'label'>, proof: Proof): string | undefined {
  if (fact.op === 'given') return fact.value
  if (fact.op === 'rule') return undefined
  const first = proof.evidence.get(fact.of[0] ?? '')
  if (first === undefined) return workOutFromFacts(fact, proof)
  return 'rows' in first ? workOutFromRows(fact, first.rows) : workOutFromDues(fact, first.dues)
}

function workOutFromRows(
  { op, value }: Pick<Fact, 'op' | 'value'>,
  rows: readonly EvidenceRow[],
): string | undefined {
  const amounts = rows.map((row) => row.amount)
  const days = rows.map((row) => row.date).toSorted()
  switch (op) {
    case 'sum':
      return formatCents(sumCents(amounts))
    case 'net':
      return formatCents(sumOf(rows, 'income') - sumOf(rows, 'expense'))
    case 'count':
      return String(rows.length)
    case 'average':
      return averageOf(amounts)
    case 'max':
      return amounts.length === 0
        ? undefined
        : formatCents(amounts.reduce((a, b) => Math.max(a, b)))
    case 'min':
      return amounts.length === 0
        ? undefined
        : formatCents(amounts.reduce((a, b) => Math.min(a, b)))
    case 'first':
      return days[0]
    case 'last':
      return days.at(-1)
    case 'amount':
      return rows.length === 1 && rows[0] ? formatCents(rows[0].amount) : undefined
    case 'date':
      return rows.length === 1 ? days[0] : undefined
    case 'name':
      return rows.length > 0 && rows.every((row) => namesOf(row).has(value.toLowerCase()))
        ? value
        : undefined
    case 'score':
      return String(scoreOf(rows))
    case 'usage':
      return String(budgetUsage(sumOf(rows, 'income'), sumOf(rows, 'expense')))
    default:
      return undefined
  }
}

function workOutFromDues(
  { op }: Pick<Fact, 'op'>,
  dues: readonly EvidenceDue[],
): string | undefined {
  switch (op) {
    case 'sum':
      return formatCents(sumCents(dues.map((due) => due.amount)))
    case 'count':
      return String(dues.length)
    case 'amount':
      return dues.length === 1 && dues[0] ? formatCents(dues[0].amount) : undefined
    case 'date':
      return dues.length === 1 ? dues[0]?.due : undefined
    case 'yearly': {
      const bills = new Map(dues.map((due) => [due.bill, due.amount * timesPerYear[due.frequency]]))
      return formatCents(sumCents(bills.values()))
    }
    default:
      return undefined
  }
}

function workOutFromFacts(
  { op, of, by, unit }: Pick<Fact, 'op' | 'of' | 'by' | 'unit'>,
  { facts }: Proof,
): string | undefined {
  const values = of.map((id) => parseQuotient(facts.get(id)?.value ?? ''))
  const [a, b, ...more] = values
  if (a === undefined || values.includes(undefined)) return undefined
  const factor = by === undefined ? undefined : parseQuotient(by)
  const result = combine(
    op,
    a,
    b,
    more.filter((value) => value !== undefined),
    factor,
  )
  const isOfWhole = of.every((id) => !(facts.get(id)?.value ?? '').includes('.'))
  return result && formatQuotient(result, decimalsOf(unit, isOfWhole ? op : undefined))
}

function combine(
  op: Fact['op'],
  a: Quotient,
  b: Quotient | undefined,
  more: readonly Quotient[],
  by: Quotient | undefined,
): Quotient | undefined {
  const rest = b === undefined ? [] : [b, ...more]
  switch (op) {
    case 'plus':
      return rest.reduce(add, a)
    case 'minus':
      return rest.reduce(subtract, a)
    case 'percent':
      return b && scaled(divide(a, b))
    case 'change':
      return b && scaled(divide(subtract(a, b), b))
    case 'per':
      return by && divide(a, by)
    case 'times':
      return by && multiply(a, by)
    default:
      return undefined
  }
}

const hundred: Quotient = { over: 100n, under: 1n }

function scaled(share: Quotient | undefined): Quotient | undefined {
  return share && multiply(share, hundred)
}

/** Money has two decimals, percentages and divided counts have one; the difference of whole counts is whole. */
function decimalsOf(unit: FactUnit, opOfWhole: Fact['op'] | undefined): number {
  if (unit === 'usd') return 2
  if (unit === 'count' && (opOfWhole === 'plus' || opOfWhole === 'minus')) return 0
  return unit === 'points' ? 0 : 1
}

function averageOf(amounts: readonly Cents[]): string | undefined {
  if (amounts.length === 0) return undefined
  const over = BigInt(sumCents(amounts))
  return formatQuotient({ over, under: BigInt(amounts.length) * 100n }, 2)
}

function sumOf(rows: readonly EvidenceRow[], type: Transaction['type']): Cents {
  return sumCents(rows.filter((row) => row.type === type).map((row) => row.amount))
}

function scoreOf(rows: readonly EvidenceRow[]): number {
  return judgeHealth({
    income: sumOf(rows, 'income'),
    expenses: sumOf(rows, 'expense'),
    count: rows.length,
    ...recentFigures(rows.toSorted(newestFirst)),
  }).score
}

function newestFirst(a: EvidenceRow, b: EvidenceRow): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1
  const later = b.createdAt.getTime() - a.createdAt.getTime()
  return later === 0 ? (a.id < b.id ? 1 : -1) : later
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What a row can be called: its payee, its category, its day of the week, its month, its day. */
function namesOf({ description, category, date }: EvidenceRow): ReadonlySet<string> {
  const weekday = weekdays[startOfDay(date).getUTCDay()] ?? ''
  const names = [description, description.trim(), category, weekday, date.slice(0, 7), date]
  return new Set(names.map((name) => name.toLowerCase()))
}
