import type { TransactionType } from '@evenkeel/domain/transactions'
import { say } from '../facts/sentence.ts'
import type { Period } from '../reading/period.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import { areIncomeOnly } from '../reading/vocabulary.ts'
import {
  type Ask,
  answer,
  assumptions,
  chosen,
  empty,
  itemText,
  labelOf,
  namesText,
  periodOf,
  periodText,
  type Said,
  selectionOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { hasBothSides, isIncomeOnly, shareOfIncomeFrom } from './shareOfSides.ts'
import { netAnswer } from './sums.ts'

/** "What share of my spending is rent?", "What percent of my income goes to food?" */
export async function shareAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  if (query.names.length === 0) return shareOfIncome(ask)
  if (hasBothSides(query)) return shareOfIncomeFrom(ask)
  if (asksOfOtherKind(query)) return apart(query)
  const within = partAndWhole(query)
  if (within) return shareOfName(ask, within)
  const isOfIncome = ['earn', 'salaryWord', 'incomeRow'].some((each) => query.features.has(each))
  const isIncomePart = query.names.every(({ names }) => areIncomeOnly(names))
  const wholeType: TransactionType = isOfIncome || isIncomePart ? 'income' : 'expense'
  const partType: TransactionType = isIncomePart ? 'income' : 'expense'
  const period = periodOf(ask)
  const wholeSlots = { ...query, names: [] }
  book.ahead(selectionOf(wholeSlots, wholeType, period), selectionOf(query, partType, period))
  const whole = await book.rows(
    labelOf(wholeType === 'income' ? 'Income' : 'Spending', [], period),
    selectionOf(wholeSlots, wholeType, period),
  )
  const part = await book.rows(
    labelOf('Part', query.names, period),
    selectionOf(query, partType, period),
  )
  if (whole.count === 0) return nothingIn({ ...ask, query: wholeSlots }, wholeType, period)
  if (part.count === 0) return nothingIn(ask, partType, period)
  const [partSum, wholeSum] = [
    book.sum(labelOf('Part', query.names, period), part),
    book.sum(`Whole, ${period.label}`, whole),
  ]
  const share = book.percent(labelOf('Share', query.names, period), partSum, wholeSum)
  const of = wholeType === 'income' ? 'income' : 'spending'
  return answer(
    ...say`${namesText(query.names)} came to ${share} of your ${of} ${periodText(period)}: ${partSum} of ${wholeSum}.`,
    assumptions(ask),
  )
}

/** "As a percent of salary", "what share of the salary" */
function isAfterShare({ at }: NameItem, text: string): boolean {
  return /\b(share|percentage|percent|pct|%|part|portion|proportion|fraction) of( (my|our|the|all|total))*$/.test(
    text.split(' ').slice(0, at).join(' '),
  )
}

type PartAndWhole = { part: NameItem; whole: NameItem }

/** "How much of my shopping was Costco": a payee within a category. Names joined by "and" are one part of the total. */
function partAndWhole({ names, text }: Query): PartAndWhole | undefined {
  const [whole, ...others] = names.filter((item) => isAfterShare(item, text))
  const [first, ...rest] = names.filter((item) => item !== whole)
  // "Aldi and Kroger as a share of groceries": both of them together.
  // "The share of Aldi in groceries": a payee is no whole of a category.
  const kindOf = (item: NameItem | undefined) => item && chosen(item)[0]?.kind
  const isWhole = kindOf(whole) === 'category' || kindOf(whole) === kindOf(first)
  if (whole && first && isWhole && others.length === 0) {
    const all = [first, ...rest].flatMap((item) => chosen(item))
    return { whole, part: rest.length === 0 ? first : { ...first, names: all } }
  }
  const [a, b] = names
  if (a === undefined || b === undefined || names.length > 2) return undefined
  if (isPartOfThat(a, b, text)) return { whole: a, part: b }
  const kinds = [a, b].map((item) => chosen(item)[0]?.kind)
  const between = wordsBetween(a, b, text)
  if (kinds[0] === kinds[1] || between.includes('and') || between.includes('plus')) return undefined
  return kinds[0] === 'category' ? { whole: a, part: b } : { whole: b, part: a }
}

function wordsBetween(a: NameItem, b: NameItem, text: string): string[] {
  return text.split(' ').slice(a.at + a.raw.split(' ').length, b.at)
}

/** "What did we spend on Groceries, and how much of that at Costco?" */
function isPartOfThat(a: NameItem, b: NameItem, text: string): boolean {
  return /\band (?:how much|what (?:share|percentage|percent|part|portion|proportion)) of (?:that|it|this|those|these|them|which)\b/.test(
    wordsBetween(a, b, text).join(' '),
  )
}

/** "What did I spend on Groceries, and how much of that on Fuel?" */
function asksOfOtherKind({ names, text }: Query): boolean {
  const [a, b, ...others] = names
  if (a === undefined || b === undefined || others.length > 0) return false
  return chosen(a)[0]?.kind === chosen(b)[0]?.kind && isPartOfThat(a, b, text)
}

function apart({ names: [a, b] }: Query): Said {
  const kind = a && chosen(a)[0]?.kind === 'payee' ? 'payee' : 'category'
  const [whole, part] = [a, b].map((item) => (item ? itemText(item) : ''))
  return {
    kind: 'clarify',
    text: `Each transaction has one ${kind}, so none of ${whole} is ${part}. Which of the two do you mean?`,
  }
}

async function shareOfName(ask: Ask, { part, whole }: PartAndWhole): Promise<Said> {
  const { query, book } = ask
  const period = periodOf(ask)
  const type: TransactionType = [part, whole].every(isIncomeOnly) ? 'income' : 'expense'
  const wholeSelection = selectionOf(query, type, period, [whole])
  const partSelection = selectionOf(query, type, period, [part])
  const any = wholeSelection.any.flatMap((filter) =>
    partSelection.any.map((each) => ({ ...filter, ...each })),
  )
  const [side, joint, place] =
    type === 'income' ? (['income', 'from', 'from'] as const) : (['spending', 'on', 'at'] as const)
  const label = type === 'income' ? 'Income' : 'Spending'
  const wholeRows = await book.rows(labelOf(label, [whole], period), wholeSelection)
  const partRows = await book.rows(labelOf('Part', [whole, part], period), {
    ...wholeSelection,
    any,
  })
  if (wholeRows.count === 0)
    return nothingIn(
      { ...ask, query: { ...query, names: [whole], isPayeeWithin: false } },
      type,
      period,
    )
  if (partRows.count === 0)
    return empty(
      ...say`None of your ${side} ${joint} ${itemText(whole)} ${periodText(period)} was ${place} ${itemText(part)}.`,
    )
  const [partSum, wholeSum] = [
    book.sum(labelOf('Part', [part], period), partRows),
    book.sum(labelOf('Whole', [whole], period), wholeRows),
  ]
  const share = book.percent(labelOf('Share', [part], period), partSum, wholeSum)
  return answer(
    ...say`${itemText(part)} came to ${share} of your ${side} ${joint} ${itemText(whole)} ${periodText(period)}: ${partSum} of ${wholeSum}.`,
    assumptions({ ...ask, query: { ...query, names: [part] } }),
  )
}

async function shareOfIncome(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const period = periodOf(ask)
  const income = await book.rows(
    labelOf('Income', [], period),
    selectionOf(query, 'income', period),
  )
  if (income.count === 0) return noIncome(period)
  if (query.features.has('net') || query.features.has('saveVerb')) return netAnswer(ask)
  const expense = await book.rows(
    labelOf('Spending', [], period),
    selectionOf(query, 'expense', period),
  )
  const [spent, earned] = [
    book.sum(`Spending, ${period.label}`, expense),
    book.sum(`Income, ${period.label}`, income),
  ]
  const share = book.percent('Share of income spent', spent, earned)
  return answer(
    ...say`You spent ${share} of your income ${periodText(period)}: ${spent} of ${earned}.`,
  )
}

function noIncome(period: Period): Said {
  return empty(`You have no income ${periodText(period)}, so there is nothing to take a share of.`)
}
