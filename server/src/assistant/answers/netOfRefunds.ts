import { say, series } from '../facts/sentence.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import {
  type Ask,
  answer,
  assumptions,
  empty,
  labelOf,
  narrowed,
  periodText,
  type Said,
  selectionIn,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { unsureRefunds, withRefunds } from './refundFilters.ts'
import { recentOr } from './rows.ts'

/** "What did I spend at Amazon after refunds?", in one period or several. */
export async function netOfRefunds(ask: Ask): Promise<Said> {
  const { query } = ask
  if (query.names.length === 0) {
    return {
      kind: 'clarify',
      text: ['For which payee or category shall I take off the refunds?'],
      suggestions: ['Any refunds this year?', 'How much did I spend this month?'],
    }
  }
  const whose = refundsOfOne(query)
  if (whose) return netOfRefundsBy({ ...ask, query: whose.spent }, whose.back)
  return netOfRefundsBy(ask, query)
}

/** "Art supplies less the Blick refund": what was spent on all of them, and what Blick alone gave back for them. */
function refundsOfOne(query: Query): { spent: Query; back: Query } | undefined {
  const [category, payee, ...others] = query.names
  if (!query.isPayeeWithin || category === undefined || payee === undefined || others.length > 0)
    return undefined
  if (!/\b(?:refunds?|reimbursements?|returns?) (?:from|of|by)$/.test(wordsBefore(query, payee)))
    return undefined
  return { spent: { ...query, names: [category], isPayeeWithin: false }, back: query }
}

function wordsBefore({ text }: Query, { at }: NameItem): string {
  return text.split(' ').slice(0, at).join(' ')
}

async function netOfRefundsBy(ask: Ask, backQuery: Query): Promise<Said> {
  const { query, book } = ask
  const period = recentOr(ask)
  const isSeveral = query.periods.length > 1
  const periods = isSeveral ? query.periods : [period]
  const label = (what: string) =>
    isSeveral ? `${what} of several periods` : labelOf(what, query.names, period)
  const spentRows = await book.rows(label('Spending'), selectionIn(query, 'expense', periods))
  const backOf = withRefunds({ ...ask, query: backQuery })
  const backRows = await book.rows(label('Refunds'), selectionIn(backOf, 'income', periods))
  const unsure = await unsureRefunds({ ...ask, query: backQuery }, periods)
  const when = series(periods.map(periodText))
  if (spentRows.count === 0)
    return isSeveral
      ? empty('You have no such transactions ', when, '.')
      : nothingIn(ask, 'expense', period)
  const spent = book.sum('Spent', spentRows)
  if (backRows.count === 0)
    return answer(
      ...say`You spent ${spent}${narrowed(ask)} ${when}. No refund is recorded for that${unsure === '' ? '' : ' alone'}.${unsure}`,
      assumptions(ask),
    )
  const back = book.sum('Refunds', backRows)
  return answer(
    ...say`After refunds you spent ${book.minus('Spent after refunds', spent, back)}${narrowed(ask)} ${when}: ${spent} less ${back}.${unsure}`,
    assumptions({ ...ask, query: backOf }),
  )
}
