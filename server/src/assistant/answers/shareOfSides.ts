import { say } from '../facts/sentence.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import { areIncomeOnly } from '../reading/vocabulary.ts'
import {
  type Ask,
  answer,
  assumptions,
  labelOf,
  namesText,
  periodOf,
  periodText,
  type Said,
  selectionOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'

/** "What percent of my freelance income went to taxes?": names of income beside others. */
export function hasBothSides({ names }: Query): boolean {
  const isIncome = names.map(isIncomeOnly)
  return isIncome.includes(true) && isIncome.includes(false)
}

export function isIncomeOnly({ names }: NameItem): boolean {
  return areIncomeOnly(names)
}

/** The spending on some names as a share of the income from another; asks back unless "of" tells which. */
export async function shareOfIncomeFrom(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const period = periodOf(ask)
  const wholes = query.names.filter(isIncomeOnly)
  const parts = query.names.filter((item) => !wholes.includes(item))
  const [whole, ...others] = wholes
  const isClear = whole && others.length === 0 && isOf(whole, query) && areSpent(parts, query)
  if (!isClear) return whichShare(wholes, parts)
  const label = (what: string, items: readonly NameItem[]) => labelOf(what, items, period)
  const income = await book.rows(
    label('Income', wholes),
    selectionOf(query, 'income', period, wholes),
  )
  const spending = await book.rows(
    label('Spending', parts),
    selectionOf(query, 'expense', period, parts),
  )
  const about = (names: readonly NameItem[]) => ({ ...ask, query: { ...query, names } })
  if (income.count === 0) return nothingIn(about(wholes), 'income', period)
  if (spending.count === 0) return nothingIn(about(parts), 'expense', period)
  const spent = book.sum(label('Part', parts), spending)
  const earned = book.sum(label('Whole', wholes), income)
  const share = book.percent(label('Share', parts), spent, earned)
  return answer(
    ...say`${namesText(parts)} came to ${share} of your income from ${namesText(wholes)} ${periodText(period)}: ${spent} of ${earned}.`,
    assumptions(ask),
  )
}

/** "Of my freelance income" */
function isOf({ at }: NameItem, { text }: Query): boolean {
  return /\b(of|from)( (my|our|the|all|total))*$/.test(text.split(' ').slice(0, at).join(' '))
}

function areSpent(parts: readonly NameItem[], query: Query): boolean {
  return parts.every(
    (item) => item.names.every(({ types }) => types.includes('expense')) && !isOf(item, query),
  )
}

function whichShare(wholes: readonly NameItem[], parts: readonly NameItem[]): Said {
  return {
    kind: 'clarify',
    text: [
      namesText(wholes),
      ' is income, and ',
      namesText(parts),
      ' is not only that. What share of what do you mean?',
    ],
    suggestions: ['What percent of my income did I spend?'],
  }
}
