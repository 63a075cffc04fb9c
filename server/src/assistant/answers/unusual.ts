import type { Transaction } from '@evenkeel/domain/transactions'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { allUntil } from '../reading/period.ts'
import { areIncomeOnly } from '../reading/vocabulary.ts'
import { listOutliers, type Outlier } from '../watchStore.ts'
import {
  type Ask,
  answer,
  chosen,
  empty,
  narrowed,
  periodText,
  type Said,
  selectionOf,
} from './ask.ts'
import { recentOr, rowPiece } from './rows.ts'
import { rowsById } from './watch.ts'

const shownMax = 20
const unusualTimes = 3
const unusualAboveCents = 50_00

const rule =
  'over three times the median of the payee, or of the category for the only charge of a payee, small sums left out'

/** "Any unusual charges?" */
export async function unusualAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId, today } = ask
  if (isOfIncome(ask)) return { kind: 'clarify', text: ['I can tell that of charges only.'] }
  const period = recentOr(ask)
  const outliers = await listOutliers(db, userId, {
    selection: selectionOf(query, 'expense', allUntil(today)),
    range: period,
    times: unusualTimes,
    above: unusualAboveCents,
  })
  if (outliers.length === 0) {
    const none = say`No unusual charges${narrowed(ask)} ${periodText(period)}: nothing is ${rule}.`
    const isOpen = query.periods.length === 0 && period.from !== undefined
    return isOpen ? { kind: 'empty', text: [...none, await lastBefore(ask)] } : empty(...none)
  }
  const rows = await rowsById(
    ask,
    outliers.map(({ id }) => id),
  )
  const all = book.picked('Unusual charges', rows)
  const shown = rows.slice(0, shownMax)
  const pieces = await outlierPieces(ask, shown, outliers)
  const noun = rows.length === 1 ? 'charge stands' : 'charges stand'
  const cut = shown.length < rows.length ? ` The newest ${shown.length}:` : ''
  return answer(
    ...say`${book.count('Unusual charges', all)} ${noun} out${narrowed(ask)} ${periodText(period)}, ${book.sum('Sum of unusual charges', all)} in total: ${rule}.${cut}${lines(pieces)}`,
  )
}

/** "Any extraordinary income this year?" */
function isOfIncome({ query: { features, names } }: Ask): boolean {
  if (features.has('spend') || features.has('expenseRow')) return false
  if (names.length > 0 && areIncomeOnly(names.flatMap(chosen))) return true
  return features.has('earn') || features.has('incomeRow') || features.has('salaryWord')
}

/** "Anything odd at Shell recently?": the last one, where there is none in the last days. */
async function lastBefore(ask: Ask): Promise<Piece> {
  const { query, db, userId, today } = ask
  const outliers = await listOutliers(db, userId, {
    selection: selectionOf(query, 'expense', allUntil(today)),
    range: allUntil(today),
    times: unusualTimes,
    above: unusualAboveCents,
  })
  const last = await rowsById(
    ask,
    outliers.slice(0, 1).map(({ id }) => id),
  )
  return last.length === 0
    ? ''
    : [' The last one before:', lines(await outlierPieces(ask, last, outliers))]
}

/** Each charge, with what is usual there. */
async function outlierPieces(
  ask: Ask,
  shown: readonly Transaction[],
  outliers: readonly Outlier[],
): Promise<Piece[]> {
  const { book } = ask
  const found = new Map(outliers.map((outlier) => [outlier.id, outlier]))
  const middleOf = (id: string) => new Set(found.get(id)?.middleIds)
  const usualRows = await rowsById(ask, [...new Set(shown.flatMap(({ id }) => [...middleOf(id)]))])
  return shown.map((row): Piece => {
    const middle = usualRows.filter(({ id }) => middleOf(row.id).has(id))
    const isOnly = found.get(row.id)?.isOnly === true
    const of = isOnly ? `The middle of ${row.category}` : 'The middle of its payee'
    const usual = book.average('Usual amount', book.picked(of, middle))
    return isOnly
      ? [rowPiece(ask, row), ...say` (the only charge there; ${row.category} is usually ${usual})`]
      : [rowPiece(ask, row), ...say` (usually ${usual})`]
  })
}
