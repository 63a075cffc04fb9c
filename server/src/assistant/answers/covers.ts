import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { type NameItem, type Query, sideOf } from '../reading/slots.ts'
import { type Ask, answer, assumptions, namesText, periodOf, periodText, type Said } from './ask.ts'
import { sumOf } from './compare.ts'
import { nothingIn } from './nothing.ts'

// Whether what comes in from one side pays for another: "did my pension cover my spending in May?"

/** The names that money comes in from, and those it goes to; undefined if one of them does both. */
function sidesOf({ names }: Query): { payers: NameItem[]; costs: NameItem[] } | undefined {
  const payers = names.filter((item) => sideOf(item) === 'income')
  const costs = names.filter((item) => sideOf(item) === 'expense')
  return payers.length + costs.length === names.length ? { payers, costs } : undefined
}

/** True for what can be told: named income against named costs, or against all spending. */
export function asksIfCovered(query: Query): boolean {
  const sides = sidesOf(query)
  const isOfAll = query.features.has('spend') || query.features.has('expenseRow')
  return (
    query.features.has('covers') &&
    sides !== undefined &&
    sides.payers.length > 0 &&
    sides.costs.length > 0 !== isOfAll
  )
}

export async function coversAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const { payers, costs } = sidesOf(query) ?? { payers: [], costs: [] }
  const period = periodOf(ask)
  const earned = await sumOf(ask, 'income', period, payers)
  const spent = await sumOf(ask, 'expense', period, costs)
  if (centsOf(earned) === 0 && centsOf(spent) === 0) return nothingIn(ask, undefined, period)
  const apart = centsOf(earned) - centsOf(spent)
  const [more, less] = apart > 0 ? [earned, spent] : [spent, earned]
  const verdict: Piece =
    apart === 0
      ? 'exactly as much'
      : say`${book.minus('Difference', more, less)} ${apart > 0 ? 'more than that cost' : 'short of that'}`
  const on = costs.length > 0 ? [' on ', namesText(costs)] : ''
  return answer(
    ...say`${apart >= 0 ? 'Yes' : 'No'}: you received ${earned} from ${namesText(payers)} and spent ${spent}${on} ${periodText(period)}, which is ${verdict}.`,
    assumptions(ask),
  )
}
