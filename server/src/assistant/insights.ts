import type { InsightsReply } from '@evenkeel/domain/assistant'
import type { LocalDate } from '@evenkeel/domain/calendar'
import { addDays, addMonths, monthRange } from '@evenkeel/domain/calendar'
import { formatCents } from '@evenkeel/domain/money'
import { listBillsWithSettled } from '#bills/index.ts'
import type { Context } from '#context.ts'
import { inLedgerSnapshot } from '#db/readLedger.ts'
import { getHealthScore } from '#summary/index.ts'
import { type Ask, daysOf, selectionOf, shownName } from './answers/ask.ts'
import { duesIn } from './answers/billDues.ts'
import { findRises, repeatDaysMax, risePieces, rowsById, withDaysBefore } from './answers/watch.ts'
import { computedBy } from './chat.ts'
import { Book, centsOf } from './facts/book.ts'
import { lines, type Piece, partsOf, say, textOf } from './facts/sentence.ts'
import { noteAsked } from './noteAsked.ts'
import { allUntil, monthPeriod, type Period, periodBefore, rangeText } from './reading/period.ts'
import { queryOf } from './reading/query.ts'
import { vocabularyOf } from './reading/vocabulary.ts'
import { listOutliers, listRepeats } from './watchStore.ts'

const insightsMax = 5

/** Something worth knowing, and how much money it is about. */
type Insight = { cents: number; text: Piece }

/** Up to five things worth knowing now, the largest amounts first. */
export async function insights(
  context: Context,
  userId: string,
  today: LocalDate,
): Promise<InsightsReply> {
  const started = context.clock.now()
  const reply = await inLedgerSnapshot(context, userId, async (within) => {
    const { db } = within
    const bills = await listBillsWithSettled(within, userId)
    const book = new Book({ db, userId })
    const query = queryOf({ items: [], tokens: [], corrections: [] })
    const ask: Ask = {
      context: within,
      db,
      userId,
      today,
      query,
      vocabulary: vocabularyOf([], []),
      bills,
      book,
    }
    const found: Insight[] = []
    for (const find of [changes, unusual, duplicates, rises, coming, raise])
      found.push(...(await find(ask)))
    const ranked = found.toSorted((a, b) => b.cents - a.cents).slice(0, insightsMax)
    const text: Piece =
      ranked.length === 0
        ? [nothingToTell]
        : lines(ranked.map((each) => ['• ', each.text])).slice(1)
    return {
      insights: textOf(text),
      parts: partsOf(text),
      facts: usedFacts(book, text),
      sources: book.sources,
      by: computedBy,
    }
  })
  await noteAsked(context, userId, 'insights_asked', started, { facts: reply.facts.length })
  return reply
}

const nothingToTell =
  'There is nothing to point out yet. Add transactions and bills, and look again.'

/** The facts that the shown insights rest on: those of dropped insights are not sent. */
function usedFacts(book: Book, text: Piece): Book['facts'] {
  const ids = new Set(partsOf(text).flatMap((part) => ('fact' in part ? [part.fact] : [])))
  for (const fact of book.facts.toReversed())
    if (ids.has(fact.id)) for (const id of fact.of) ids.add(id)
  return book.facts.filter(({ id }) => ids.has(id))
}

/** The category that differs most between this month so far and the same days of last month. */
async function changes(ask: Ask): Promise<Insight[]> {
  const { today, book, query } = ask
  const now = monthPeriod(today, today)
  const before = periodBefore(now, today)
  if (before === undefined) return []
  const groups = async (period: Period) =>
    new Map(
      (await book.groups(selectionOf(query, 'expense', period), 'category')).map(
        ({ key, total }) => [key, total],
      ),
    )
  const [a, b] = [await groups(now), await groups(before)]
  const moves = [...new Set([...a.keys(), ...b.keys()])].map((category) => ({
    category,
    by: (a.get(category) ?? 0) - (b.get(category) ?? 0),
  }))
  const [top] = moves
    .filter(({ by }) => by !== 0)
    .toSorted((x, y) => Math.abs(y.by) - Math.abs(x.by))
  if (top === undefined) return []
  const name = shownName(top.category)
  const sum = async (period: Period) => {
    const label = `${name}, ${period.label}`
    return book.sum(
      label,
      await book.rows(label, {
        any: [{ type: 'expense', category: top.category, ...daysOf(period) }],
      }),
    )
  }
  const [x, y] = [await sum(now), await sum(before)]
  const difference = book.minus(`Difference: ${name}`, top.by > 0 ? x : y, top.by > 0 ? y : x)
  return [
    {
      cents: Math.abs(top.by),
      text: say`You spent ${difference} ${top.by > 0 ? 'more' : 'less'} on ${name} this month so far (${x}) than in the same days of last month (${y}).`,
    },
  ]
}

function recent(today: LocalDate): Period & { from: string } {
  const from = addDays(today, -29)
  return { from, to: today, kind: 'days', label: `in the last 30 days (${rangeText(from, today)})` }
}

async function unusual(ask: Ask): Promise<Insight[]> {
  const { db, userId, today, book, query } = ask
  const outliers = await listOutliers(db, userId, {
    selection: selectionOf(query, 'expense', allUntil(today)),
    range: recent(today),
    times: 3,
    above: 50_00,
  })
  const outlier = outliers.find(({ isOnly }) => !isOnly)
  const [row] = outlier ? await rowsById(ask, [outlier.id]) : []
  if (outlier === undefined || row === undefined) return []
  const usual = book.average(
    'Usual amount',
    book.picked('The middle of its payee', await rowsById(ask, [...new Set(outlier.middleIds)])),
  )
  const name = shownName(row.description)
  return [
    {
      cents: row.amount,
      text: say`${name} charged ${book.amountOf(name, row)} on ${book.dayOf(name, row)}, although the usual amount is ${usual}.`,
    },
  ]
}

async function duplicates(ask: Ask): Promise<Insight[]> {
  const { db, userId, today, book, query } = ask
  const days = recent(today)
  const selection = selectionOf(query, 'expense', withDaysBefore(days))
  const pairs = await listRepeats(db, userId, selection, {
    daysMax: repeatDaysMax,
    from: days.from,
  })
  if (pairs.length === 0) return []
  const rows = await rowsById(
    ask,
    pairs.map(({ id }) => id),
  )
  const all = book.picked('Possible duplicates', rows)
  const sum = book.sum('Sum of possible duplicates', all)
  const count = book.count('Possible duplicates', all)
  return [
    {
      cents: centsOf(sum),
      text: say`${count} ${rows.length === 1 ? 'charge in the last 30 days may be a duplicate' : 'charges in the last 30 days may be duplicates'}, ${sum} in total: the same payee and amount within 3 days.`,
    },
  ]
}

async function rises(ask: Ask): Promise<Insight[]> {
  const { today, query } = ask
  const found = await findRises(ask, selectionOf(query, 'expense', allUntil(today)))
  const fresh = found.find(({ after }) => after.firstDay >= addMonths(today, -6))
  if (fresh === undefined) return []
  return [
    {
      cents: fresh.after.amount - fresh.before.amount,
      text: ['A repeated charge went up. ', await risePieces(ask, [fresh]), '.'],
    },
  ]
}

/** Bills due in the next 30 days, compared with the income due. */
async function coming({ today, bills, book }: Ask): Promise<Insight[]> {
  const range = { from: today, to: addDays(today, 30) }
  const out = duesIn(bills, range, 'expense')
  if (out.length === 0) return []
  const due = book.dueSum('Bills due in 30 days', book.dues('Bills due in 30 days', out))
  const income = duesIn(bills, range, 'income')
  if (income.length === 0)
    return [{ cents: centsOf(due), text: say`Bills of ${due} are due in the next 30 days.` }]
  const earned = book.dueSum('Income due in 30 days', book.dues('Income due in 30 days', income))
  const isCovered = centsOf(earned) >= centsOf(due)
  return [
    {
      cents: centsOf(due),
      text: say`Bills of ${due} are due in the next 30 days, and ${earned} of recurring income: ${isCovered ? 'it covers them' : 'it does not cover them'}.`,
    },
  ]
}

async function raise({ context, userId, today, book }: Ask): Promise<Insight[]> {
  const month = { from: addMonths(monthRange(today).from, -1), to: today }
  const { raise } = await getHealthScore(context, userId, daysOf(month))
  if (raise === null) return []
  const amount = book.rule('What would raise the score', 'usd', formatCents(raise.amount))
  const points = book.rule('Points gained', 'points', String(raise.points))
  return [
    {
      cents: raise.amount,
      text:
        raise.kind === 'moreIncome'
          ? say`You have earned nothing since last month began: one income of ${amount} would raise your health score for that time by ${points} points.`
          : say`Had you spent ${amount} less since last month began, your health score for that time would be ${points} points higher.`,
    },
  ]
}
