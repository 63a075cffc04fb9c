import {
  type Evidence,
  type Fact,
  type FactOp,
  type FactUnit,
  type Source,
  workOut,
} from '@evenkeel/domain/assistant'
import type { Bill } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, formatCents, minus, parseSignedCents, sumCents } from '@evenkeel/domain/money'
import { groupThousands } from '@evenkeel/domain/text'
import type { Transaction, TransactionFilter, TransactionType } from '@evenkeel/domain/transactions'
import type { Db } from '#db/db.ts'
import { type CategorySum, listCategorySums } from '#summary/index.ts'
import { dayText } from '../reading/period.ts'
import { type GroupKey, listGroups, measure } from '../store.ts'
import {
  categoriesIn,
  type Group,
  type Measure,
  measuresIn,
  type Plain,
  plainOf,
  type Selection,
} from '../totalsStore.ts'

/** Transactions that facts are computed from, with their totals read once. */
export type Rows = Selection & {
  id: string
  label: string
  measures: readonly Measure[]
  count: number
}

/** Bill occurrences that facts are computed from. */
export type Dues = { id: string; label: string; dues: readonly Due[] }
export type Due = { bill: Bill; due: LocalDate }

type Reader = { db: Db; userId: string }

/**
 * The facts of one reply with their sources. The database computes figures over all rows; a fact derived from other
 * facts is computed by the same function that verifies it.
 */
export class Book {
  readonly #reader: Reader
  readonly #facts = new Map<string, Fact>()
  readonly #sources = new Map<string, Source>()
  readonly #rows = new Map<string, Rows>()
  readonly #measures = new Map<string, Promise<readonly Measure[]>>()
  readonly #sums = new Map<string, Promise<readonly CategorySum[]>>()

  constructor(reader: Reader) {
    this.#reader = reader
  }

  get facts(): Fact[] {
    return [...this.#facts.values()]
  }

  get sources(): Source[] {
    return [...this.#sources.values()]
  }

  /** Totals a selection. A selection already totalled for this reply reuses its source. */
  async rows(label: string, selection: Selection): Promise<Rows> {
    const key = keyOf(selection)
    const known = this.#rows.get(key)
    if (known) return known
    const measures = await this.#measure(selection)
    const again = this.#rows.get(key)
    if (again) return again
    return this.#keep(key, {
      ...selection,
      id: this.#nextSource(),
      label,
      measures,
      count: countOf(measures),
    })
  }

  /** Starts to total selections that `rows` will be asked for, so that they share one round trip. */
  ahead(...selections: readonly Selection[]): void {
    // A failure is reported where the totals are used.
    for (const selection of selections) this.#measure(selection).catch(() => {})
  }

  #measure(selection: Selection): Promise<readonly Measure[]> {
    const key = keyOf(selection)
    const started = this.#measures.get(key)
    if (started) return started
    const plain = plainOf(selection)
    const { db, userId } = this.#reader
    const measures = plain
      ? this.#sumsOf(plain).then((sums) => measuresIn(sums, plain))
      : measure(db, userId, selection)
    this.#measures.set(key, measures)
    return measures
  }

  /** The totals of all categories in the days of a selection: most answers need several of them. */
  #sumsOf({ days }: Plain): Promise<readonly CategorySum[]> {
    const key = JSON.stringify(days)
    const { db, userId } = this.#reader
    const sums = this.#sums.get(key) ?? listCategorySums(db, userId, days)
    this.#sums.set(key, sums)
    return sums
  }

  /** The groups of a selection, largest first. Transactions without a payee are not in any payee group. */
  async groups(selection: Selection, by: GroupKey): Promise<readonly Group[]> {
    const plain = by === 'category' ? plainOf(selection) : undefined
    const { db, userId } = this.#reader
    return plain
      ? categoriesIn(await this.#sumsOf(plain), plain)
      : listGroups(db, userId, selection, by)
  }

  /** Transactions whose sum and count are already known from a larger query. */
  known(label: string, selection: Selection, measures: readonly Measure[]): Rows {
    const key = keyOf(selection)
    const count = countOf(measures)
    const rows = { ...selection, id: this.#nextSource(), label, measures, count }
    return this.#rows.get(key) ?? this.#keep(key, rows)
  }

  /** One or more transactions that have already been read. */
  picked(label: string, rows: readonly Transaction[]): Rows {
    const ids = rows.map((row) => row.id)
    const any = chunks(ids, 100).map((some): TransactionFilter => ({ ids: some }))
    const key = JSON.stringify([any, []])
    const known = this.#rows.get(key)
    if (known) return known
    return this.#keep(key, {
      any,
      id: this.#nextSource(),
      label,
      measures: measuresOf(rows),
      count: rows.length,
    })
  }

  #nextSource(): string {
    return `s${this.#sources.size + 1}`
  }

  #keep(key: string, rows: Rows): Rows {
    const { id, label, count, any, not = [] } = rows
    this.#rows.set(key, rows)
    this.#sources.set(id, {
      id,
      label,
      count,
      any: [...any],
      ...(not.length > 0 && { not: [...not] }),
    })
    return rows
  }

  dues(label: string, dues: readonly Due[]): Dues {
    const id = this.#nextSource()
    const listed = dues.map(({ bill, due }) => ({ bill: bill.id, due }))
    this.#sources.set(id, { id, label, count: dues.length, dues: listed })
    return { id, label, dues }
  }

  /** The sum of amounts, whatever their type. */
  sum(label: string, of: Rows): Fact {
    return this.#add({ label, unit: 'usd', op: 'sum', of: [of.id] }, formatCents(totalOf(of)))
  }

  net(label: string, of: Rows): Fact {
    const cents = totalOf(of, 'income') - totalOf(of, 'expense')
    return this.#add({ label, unit: 'usd', op: 'net', of: [of.id] }, formatCents(cents))
  }

  count(label: string, of: Rows): Fact {
    return this.#add({ label, unit: 'count', op: 'count', of: [of.id] }, String(of.count))
  }

  /** The mean amount. There must be a row. */
  average(label: string, of: Rows): Fact {
    const proof = { over: BigInt(totalOf(of)), count: BigInt(of.count) }
    const cents = Number((proof.over * 2n + proof.count) / (proof.count * 2n))
    return this.#add({ label, unit: 'usd', op: 'average', of: [of.id] }, formatCents(cents))
  }

  /** The amount of the largest of these transactions. */
  most(label: string, of: Rows, largest: Transaction): Fact {
    return this.#add({ label, unit: 'usd', op: 'max', of: [of.id] }, formatCents(largest.amount))
  }

  /** The amount of the smallest of these transactions. */
  least(label: string, of: Rows, smallest: Transaction): Fact {
    return this.#add({ label, unit: 'usd', op: 'min', of: [of.id] }, formatCents(smallest.amount))
  }

  /** The day of the earliest of these transactions. */
  firstDay(label: string, of: Rows, earliest: LocalDate): Fact {
    return this.#add({ label, unit: 'date', op: 'first', of: [of.id] }, earliest)
  }

  /** The day of the latest of these transactions. */
  lastDay(label: string, of: Rows, latest: LocalDate): Fact {
    return this.#add({ label, unit: 'date', op: 'last', of: [of.id] }, latest)
  }

  amountOf(label: string, row: Transaction): Fact {
    const of = this.picked(label, [row])
    return this.#add({ label, unit: 'usd', op: 'amount', of: [of.id] }, formatCents(row.amount))
  }

  dayOf(label: string, row: Transaction): Fact {
    const of = this.picked(label, [row])
    return this.#add({ label, unit: 'date', op: 'date', of: [of.id] }, row.date)
  }

  /** A name that all the rows share; used where a name itself contains figures. */
  name(label: string, of: Rows, name: string): Fact {
    return this.#add({ label, unit: 'text', op: 'name', of: [of.id] }, name)
  }

  score(label: string, of: Rows, score: number): Fact {
    return this.#add({ label, unit: 'points', op: 'score', of: [of.id] }, String(score))
  }

  usage(label: string, of: Rows, percent: number): Fact {
    return this.#add({ label, unit: 'percent', op: 'usage', of: [of.id] }, String(percent))
  }

  dueSum(label: string, of: Dues): Fact {
    const cents = sumCents(of.dues.map(({ bill }) => bill.amount))
    return this.#add({ label, unit: 'usd', op: 'sum', of: [of.id] }, formatCents(cents))
  }

  dueCount(label: string, of: Dues): Fact {
    return this.#add({ label, unit: 'count', op: 'count', of: [of.id] }, String(of.dues.length))
  }

  dueYearly(label: string, of: Dues): Fact {
    return this.#workedOut({ label, unit: 'usd', op: 'yearly', of: [of.id] }, evidenceOf(of))
  }

  dueAmount(label: string, due: Due): Fact {
    const of = this.dues(label, [due])
    return this.#add(
      { label, unit: 'usd', op: 'amount', of: [of.id] },
      formatCents(due.bill.amount),
    )
  }

  dueDay(label: string, due: Due): Fact {
    const of = this.dues(label, [due])
    return this.#add({ label, unit: 'date', op: 'date', of: [of.id] }, due.due)
  }

  plus(label: string, ...of: readonly Fact[]): Fact {
    return this.#derived({ label, unit: 'usd', op: 'plus', of: of.map(({ id }) => id) })
  }

  minus(label: string, ...of: readonly Fact[]): Fact {
    return this.#derived({
      label,
      unit: of[0]?.unit ?? 'usd',
      op: 'minus',
      of: of.map(({ id }) => id),
    })
  }

  /** 100·a/b; `b` must not be zero. */
  percent(label: string, a: Fact, b: Fact): Fact {
    return this.#derived({ label, unit: 'percent', op: 'percent', of: [a.id, b.id] })
  }

  /** 100·(a−b)/b; `b` must not be zero. */
  change(label: string, a: Fact, b: Fact): Fact {
    return this.#derived({ label, unit: 'percent', op: 'change', of: [a.id, b.id] })
  }

  per(label: string, of: Fact, by: string): Fact {
    return this.#derived({ label, unit: of.unit, op: 'per', of: [of.id], by })
  }

  times(label: string, of: Fact, by: string): Fact {
    return this.#derived({ label, unit: of.unit, op: 'times', of: [of.id], by })
  }

  given(label: string, unit: FactUnit, value: string): Fact {
    return this.#add({ label, unit, op: 'given', of: [] }, value)
  }

  rule(label: string, unit: FactUnit, value: string): Fact {
    return this.#add({ label, unit, op: 'rule', of: [] }, value)
  }

  #derived(fact: NewFact): Fact {
    return this.#workedOut(fact)
  }

  #workedOut(fact: NewFact, evidence?: readonly [string, Evidence]): Fact {
    const proof = { facts: this.#facts, evidence: new Map(evidence ? [evidence] : []) }
    const value = workOut({ ...fact, id: '', value: '' }, proof)
    if (value === undefined) throw new Error(`${fact.op} of ${fact.of.length} facts has no value`)
    return this.#add(fact, value)
  }

  #add(fact: NewFact, value: string): Fact {
    const known = this.facts.find((each) => isSame(each, fact) && each.value === value)
    if (known) return known
    const id = `f${this.#facts.size + 1}`
    const added: Fact = { id, ...fact, value, text: shownAs(fact.unit, value) }
    this.#facts.set(id, added)
    return added
  }
}

function keyOf({ any, not = [] }: Selection): string {
  return JSON.stringify([any, not])
}

type NewFact = Omit<Fact, 'id' | 'value' | 'text'> & { op: FactOp }

function isSame(a: Fact, b: NewFact): boolean {
  return a.op === b.op && a.by === b.by && a.unit === b.unit && a.of.join() === b.of.join()
}

function evidenceOf({ id, dues }: Dues): readonly [string, Evidence] {
  const each = dues.map(({ bill, due }) => ({
    bill: bill.id,
    due,
    amount: bill.amount,
    frequency: bill.frequency,
  }))
  return [id, { dues: each }]
}

export function totalOf({ measures }: Pick<Rows, 'measures'>, type?: TransactionType): Cents {
  const meant = measures.filter((each) => type === undefined || each.type === type)
  return sumCents(meant.map(({ total }) => total))
}

function countOf(measures: readonly Measure[]): number {
  return measures.reduce((sum, { count }) => sum + count, 0)
}

function measuresOf(rows: readonly Transaction[]): Measure[] {
  return rows.map(({ type, amount }) => ({ type, count: 1, total: amount }))
}

export function chunks<T>(items: readonly T[], size: number): T[][] {
  const all: T[][] = []
  for (let at = 0; at < items.length; at += size) all.push(items.slice(at, at + size))
  return all
}

/** Writes a value as people read it: `−$1,234.50`, `63.4%`, `May 1, 2026`. */
function shownAs(unit: FactUnit, value: string): string {
  if (unit === 'text') return value
  if (unit === 'date') return dayText(value)
  const sign = value.startsWith('-') ? minus : ''
  return `${sign}${sizeText(unit, value.replace('-', ''))}`
}

function sizeText(unit: 'usd' | 'percent' | 'count' | 'points', size: string): string {
  switch (unit) {
    case 'usd':
      return `$${groupThousands(size)}`
    case 'percent':
      return `${size}%`
    default:
      return groupThousands(size)
  }
}

/** The value of a money fact in cents. */
export function centsOf(fact: Fact): Cents {
  return parseSignedCents(fact.value)
}
