import { addDays, type DateRange, daysBetween } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import type { Rows } from '../facts/book.ts'
import { lines, type Piece, say, series } from '../facts/sentence.ts'
import { allUntil, type Period, rangeText } from '../reading/period.ts'
import { type Query, sideOf } from '../reading/slots.ts'
import { wordsOf } from '../reading/tokens.ts'
import { listRows } from '../store.ts'
import type { Selection } from '../totalsStore.ts'
import { listRepeats, listRuns, type Rise, type Run } from '../watchStore.ts'
import {
  type Ask,
  answer,
  chosen,
  countText,
  empty,
  itemText,
  labelOf,
  namesText,
  narrowed,
  periodText,
  type Said,
  selectionOf,
  shownName,
} from './ask.ts'
import { namedBills } from './billDues.ts'
import { nothingIn } from './nothing.ts'
import {
  isOfCategory,
  otherIncome,
  refundFilters,
  unsureRefunds,
  withRefunds,
} from './refundFilters.ts'
import { hasOnePayee } from './regularPayments.ts'
import { asksInAll, risesInAll } from './risesInAll.ts'
import { recentOr, rowPiece } from './rows.ts'
import { findYearlyRises, latestStep } from './singleSteps.ts'
import { asksForSubscriptions, isSubscriptionTo } from './subscriptions.ts'
import { sumAnswer } from './sums.ts'

const shownMax = 20
export const repeatDaysMax = 3

/** "Was I charged twice for anything?" */
export async function duplicateAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId } = ask
  const period = recentOr(ask)
  const pairs = await listRepeats(
    db,
    userId,
    selectionOf(query, 'expense', withDaysBefore(period)),
    {
      daysMax: repeatDaysMax,
      from: period.from,
    },
  )
  const rule = 'the same payee and amount within 3 days'
  if (pairs.length === 0)
    return empty(
      `No possible duplicates`,
      narrowed(ask),
      ` ${periodText(period)}: nothing has ${rule}.`,
    )
  const later = await rowsById(
    ask,
    pairs.map(({ id }) => id),
  )
  const all = book.picked('Possible duplicates', later)
  const shown = later.slice(0, shownMax)
  const cut = shown.length < later.length ? ` The newest ${shown.length}:` : ''
  const noun = later.length === 1 ? 'charge may be a duplicate' : 'charges may be duplicates'
  return answer(
    ...say`${book.count('Possible duplicates', all)} ${noun}${narrowed(ask)} ${periodText(period)}, ${book.sum('Sum of possible duplicates', all)} in total: each follows one with ${rule}.${cut}${lines(shown.map((row) => rowPiece(ask, row)))}`,
  )
}

/** A charge at the start of a time may repeat one from before it. */
export function withDaysBefore({ from, to }: Period): Partial<DateRange> {
  return { to, ...(from !== undefined && { from: addDays(from, -repeatDaysMax) }) }
}

/** The rows with these ids, newest first. */
export async function rowsById(
  { db, userId }: Pick<Ask, 'db' | 'userId'>,
  ids: readonly string[],
): Promise<Transaction[]> {
  if (ids.length === 0) return []
  const rows: Transaction[] = []
  for (let at = 0; at < ids.length; at += 100) {
    const selection: Selection = { any: [{ ids: ids.slice(at, at + 100) }] }
    rows.push(...(await listRows(db, userId, selection, 'newest', 100)))
  }
  return rows
}

/** The latest rise of each payee. */
export async function findRises(
  ask: Pick<Ask, 'db' | 'userId'>,
  selection: Selection,
): Promise<Rise[]> {
  return latestOf(await findEveryRise(ask, selection))
}

function latestOf(rises: readonly Rise[]): Rise[] {
  const latest = new Map(rises.map((rise) => [rise.after.payee, rise]))
  return [...latest.values()].toSorted((a, b) => (a.after.firstDay < b.after.firstDay ? 1 : -1))
}

/** Whether a price rose within a time: the last of several rises is not the only one. */
function roseIn(period: Period | undefined): (rise: Rise) => boolean {
  return ({ after }) =>
    period === undefined || ((period.from ?? '') <= after.firstDay && after.firstDay <= period.to)
}

/** All steps of each payee, the earliest first. */
async function findEveryRise(
  { db, userId }: Pick<Ask, 'db' | 'userId'>,
  selection: Selection,
): Promise<Rise[]> {
  const runs = await listRuns(db, userId, selection)
  return runs.flatMap((after, at) => {
    const before = runs[at - 1]
    const isRise = before?.payee === after.payee && after.amount > before.amount
    return isRise ? [{ before, after }] : []
  })
}

/** "Did it go up in price?", "did the Zeppelin?": of one thing that the records do not know. */
function pointsToNothing({ names, text }: Query): boolean {
  const [, subject] =
    /^(?:\w+ ){0,3}?(?:did|has|have|is|was) (.{1,60}?) (?:(?:go|gone|get|going) up|price increase)\b/.exec(
      text,
    ) ?? []
  return names.length === 0 && subject !== undefined && !ofAll.test(subject)
}

/** "Did any price go down?" */
function asksOfFalls({ names, text }: Query): boolean {
  return (
    names.length === 0 &&
    /\b(?:(?:go|gone|went|come|came|going) down|cheaper|fell|fallen)\b/.test(text)
  )
}

/** "Any of my bills", "our regular payments" */
const ofAll =
  /^(?:(?:any|anything|something|everything|anyone|anybody|someone|all|some|else|of|my|our|the|these|those|they|which|what|who|and|or|regular|recurring|monthly|yearly|weekly|other|one|more|most|biggest|largest|highest|steepest|ever|price|prices|bills?|subscriptions?|payments?|charges?|costs?|fees?|rates?|expenses?|payees?|shops?|stores?|services?|memberships?|companies|company|places?|fixed|utility|standing|orders?|direct|debits?|subs|i|we|pay|for|have|had|a|an|been|got|just|really|recently|lately)(?: |$))+$/

/** "Hulu price history?" */
function asksForHistory({ names, text }: Query): boolean {
  return (
    names.length > 0 && /\b(history|over time|over the years|every time|each time)\b/.test(text)
  )
}

/** "Did any of my bills go up?", "Has Netflix raised its price?" */
export async function riseAnswer(ask: Ask): Promise<Said> {
  const { query, today, db, userId } = ask
  if (areAllPayers(query)) return payRiseAnswer(ask)
  const period = query.periods[0]
  const selection = selectionOf(query, 'expense', allUntil(today))
  if (pointsToNothing(query)) return { kind: 'clarify', text: 'Which payee do you mean?' }
  if (asksOfFalls(query))
    return { kind: 'clarify', text: 'I look for prices that rose, not for ones that fell.' }
  const yearly = await findYearlyRises(ask, selection)
  const isYearly = ({ after }: Rise) => yearly.some((each) => each.after.payee === after.payee)
  const ofRuns = await findEveryRise({ db, userId }, selection)
  const steps = [...ofRuns.filter((rise) => !isYearly(rise)), ...yearly]
  const within = steps.filter(roseIn(period)).filter((rise) => isOfBillsAsked(ask, rise))
  const ofBills = asksForHistory(query) ? within : latestOf(within)
  const isOther = ({ after }: Rise) =>
    asksForSubscriptions(query) && !isSubscriptionTo(ask, after.payee)
  const rises = ofBills.filter((rise) => !isOther(rise))
  const where = period === undefined ? '' : ` ${periodText(period)}`
  if (rises.length === 0 && /\bgo up in price over the years$/.test(query.text))
    return { kind: 'clarify', text: 'Which two times do you want to compare?' }
  if (rises.length === 0) {
    return empty(
      'No price rise',
      narrowed(ask),
      `${where}: ${whoseCharges(query)} went from one repeated charge to a higher one.`,
      period === undefined ? await latestStep(ask, selection) : '',
    )
  }
  const isInAll = asksInAll(query) && query.names.length > 0 && yearly.length === 0
  const inAll = isInAll
    ? await risesInAll(ask, selection, ofRuns, (each) => risePieces(ask, each))
    : undefined
  if (inAll) return inAll
  const unit = (['perYear', 'perMonth'] as const).find((each) => query.features.has(each))
  if (unit && !rises.every(({ before, after }) => isMonthly(before) && isMonthly(after)))
    return {
      kind: 'clarify',
      text: [
        'I cannot tell how often',
        narrowed(ask),
        ' charges you, and so not what the rise comes to.',
      ],
    }
  const isBySize = query.features.has('max')
  const ranked = isBySize ? rises.toSorted((a, b) => stepOf(b) - stepOf(a)) : rises
  const order = isBySize && rises.length > 1 ? ', the largest step first' : ''
  const pieces = await risePieces(ask, ranked.slice(0, 10), unit)
  const payeeCount = new Set(rises.map(({ after }) => after.payee)).size
  return answer(
    `${payeeCount === 1 ? 'One payee has' : `${countText(payeeCount, 'payee')} have`} raised a repeated charge${where}${order}`,
    query.excepts.length > 0 ? [', leaving out ', namesText(query.excepts)] : '',
    ':',
    lines(pieces),
    await othersRose(ask, ofBills.filter(isOther)),
  )
}

/** What rose and is no subscription, where subscriptions were asked about: a bill has no mark for it. */
async function othersRose(ask: Ask, rises: readonly Rise[]): Promise<Piece> {
  if (rises.length === 0) return ''
  const rows = await rowsById(
    ask,
    latestOf(rises).map(({ after }) => after.ids[0] ?? ''),
  )
  const names = rows.map(({ description }) => shownName(description))
  return [' Not counted as subscriptions, these rose too: ', series(names), '.']
}

function stepOf({ before, after }: Rise): number {
  return after.amount - before.amount
}

/** Those that the question is about: others may have raised theirs. */
function whoseCharges({ names, features }: Ask['query']): string {
  if (names.length > 0) return 'no payee that you asked about'
  return features.has('bill') || features.has('subscription') ? 'no bill' : 'no payee'
}

/** "Which bills got more expensive?": a coffee shop is none, where there are bills. */
function isOfBillsAsked(ask: Ask, { before, after }: Rise): boolean {
  const { query, bills } = ask
  const { raws } = query
  const asksBills = query.features.has('bill') || query.features.has('subscription')
  const name = wordsOf(after.payee).join(' ')
  return (
    !asksBills ||
    query.names.length > 0 ||
    bills.length === 0 ||
    bills.some(({ description }) => wordsOf(description).join(' ') === name) ||
    (isMonthly(before) && isMonthly(after)) ||
    (asksPayments(raws) && areWeekly(before, after))
  )
}

/** Mean days in a month. */
const monthDays = 365.25 / 12

/** Charged about once a month, though up to a quarter of the months may have been skipped. */
function isMonthly({ firstDay, lastDay, ids }: Run): boolean {
  const days = daysBetween(firstDay, lastDay)
  const charges = ids.length - 1
  const months = Math.max(charges, Math.round(days / monthDays))
  const apart = days / months
  return charges >= 0.75 * months && apart >= 27 && apart <= 32
}

/** "Regular payments", which need not be bills. */
function asksPayments(raws: Query['raws']): boolean {
  return /payment|charge|expense|cost/.test(raws.get('bill') ?? '')
}

/** Charged every week or every other week for half a year, though some weeks may have been skipped. */
function areWeekly(before: Run, after: Run): boolean {
  const isWeekly = ({ firstDay, lastDay, ids }: Run) =>
    [7, 14].some((apart) => {
      const times = Math.round(daysBetween(firstDay, lastDay) / apart)
      return ids.length - 1 <= times && ids.length - 1 >= 0.9 * times
    })
  return isWeekly(before) && isWeekly(after) && daysBetween(before.firstDay, after.lastDay) > 182
}

/** "What has Netflix cost me since its price went up?" */
export async function sinceRiseAnswer(ask: Ask): Promise<Said> {
  const { query, today } = ask
  const rises = await findRises(ask, selectionOf(query, 'expense', allUntil(today)))
  const [rise, ...others] = rises
  if (rise === undefined || others.length > 0)
    return rise === undefined
      ? riseAnswer(ask)
      : { kind: 'clarify', text: 'Which payee do you mean?' }
  const from = rise.after.firstDay
  const since: Period = {
    from,
    to: today,
    kind: 'range',
    label: `since the price went up (${rangeText(from, today)})`,
  }
  const said = await sumAnswer({ ...ask, query: { ...query, periods: [since] } })
  return { ...said, text: [said.text, lines(await risePieces(ask, rises))] }
}

/** "Did I get a raise?": who pays me, with one repeated amount after a lower one. */
export async function payRiseAnswer(ask: Ask): Promise<Said> {
  const { query, today } = ask
  const [period] = query.periods
  const selection = selectionOf(query, 'income', allUntil(today))
  const steps = await findEveryRise(ask, selection)
  const inAll = asksInAll(query)
    ? await risesInAll(ask, selection, steps, (each) => risePieces(ask, each))
    : undefined
  if (inAll) return inAll
  const rises = latestOf(steps.filter(roseIn(period)))
  const when = period === undefined ? '' : ` ${periodText(period)}`
  const isNamed = query.names.length > 0
  if (rises.length === 0)
    return empty(
      'No raise',
      isNamed ? [' from ', namesText(query.names)] : '',
      `${when}: ${isNamed ? 'no repeated amount was followed by a higher one' : 'nobody who pays you went from one repeated amount to a higher one'}.`,
    )
  return answer(
    isNamed ? `What you are paid went up${when}:` : `Yes, your pay went up${when}:`,
    lines(await risePieces(ask, rises.slice(0, 10))),
  )
}

/** "Has Child support gone up?", "did my pension?": of what only ever comes in. */
export function areAllPayers({ names }: Query): boolean {
  return names.length > 0 && names.every((item) => sideOf(item) === 'income')
}

export async function risePieces(
  ask: Ask,
  rises: readonly Rise[],
  unit?: 'perYear' | 'perMonth',
): Promise<Piece[]> {
  const steps = rises.map((rise) => ({
    rise,
    fromId: rise.before.ids.at(-1) ?? '',
    toId: rise.after.ids[0] ?? '',
  }))
  const charges = await rowsById(
    ask,
    steps.flatMap(({ fromId, toId }) => [fromId, toId]),
  )
  const byId = new Map(charges.map((row) => [row.id, row]))
  return steps.map(({ rise, fromId, toId }) => {
    const [from, to] = [byId.get(fromId), byId.get(toId)]
    if (from === undefined || to === undefined) throw new Error('A charge of a rise is gone')
    return risePiece(ask, rise, [from, to], unit)
  })
}

function risePiece(
  { book }: Pick<Ask, 'book'>,
  { after }: Rise,
  [from, to]: readonly [Transaction, Transaction],
  unit: 'perYear' | 'perMonth' | undefined,
): Piece {
  const name = shownName(after.shown)
  const old = book.amountOf(`${name} before`, from)
  const now = book.amountOf(`${name} since`, to)
  const more = book.minus(`More for ${name}`, now, old)
  // Only what is charged monthly is asked about per time.
  const perTime =
    unit === 'perYear'
      ? say`: ${book.times(`More for ${name} a year`, more, '12')} more a year`
      : unit === 'perMonth'
        ? say`: ${more} more a month`
        : ''
  return say`${name}: from ${old} to ${now} (${book.change(`Rise of ${name}`, now, old)}, ${more} more each time) since ${book.dayOf(`First higher charge of ${name}`, to)}${perTime}`
}

/** Whoever sells: a company or a place may be the tax office. */
const stores = /\b(?:stores?|shops?|retailers?|merchants?|sellers?|vendors?|suppliers?)\b/

/** "Any refunds?" */
export async function refundAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId } = ask
  const period = recentOr(ask)
  const base = selectionOf(withRefunds(ask), 'income', period)
  const isOfStores = query.features.has('payee') && stores.test(query.text)
  const any = query.names.length > 0 ? base.any : refundFilters(ask, base.any, isOfStores)
  const selection = { ...base, any }
  const rows = await book.rows(labelOf('Refunds', query.names, period), selection)
  const apart =
    query.names.length > 0
      ? await unsureRefunds(ask, [period])
      : await otherIncome(ask, base.any, any)
  if (rows.count === 0)
    return {
      ...nothingIn(ask, 'income', period),
      text: ['You have no refunds', narrowed(ask), ` ${periodText(period)}.`, apart],
    }
  const isLeast = query.features.has('min')
  if (isLeast || query.features.has('max')) return refundAtEnd(ask, { rows, selection, isLeast })
  const isFirst = query.features.has('first')
  if ((isFirst || query.features.has('last')) && query.limit === undefined)
    return refundOfDay(ask, { rows, selection, isFirst })
  const shown = await listRows(db, userId, selection, 'newest', shownMax)
  const cut = shown.length < rows.count ? ` The newest ${shown.length}:` : ''
  const said =
    query.names.length > 0
      ? ' I count all income from there as a refund.'
      : isOfStores
        ? ' I count income in an expense category that is called a refund or reimbursement, or comes from a payee that you also pay, and all in a category for refunds but those of taxes.'
        : ' I count income that is called a refund or reimbursement, and income in an expense category from a payee that you also pay.'
  const count = book.count('Number of refunds', rows)
  const joint = query.names.every(isOfCategory) ? 'for' : 'from'
  const from = query.names.length > 0 ? ` ${joint} ${query.names.map(itemText).join(' and ')}` : ''
  const without =
    query.excepts.length > 0 ? `, leaving out ${query.excepts.map(itemText).join(' and ')},` : ''
  return answer(
    ...say`You got back ${book.sum('Refunds', rows)}${from}${without} ${periodText(period)}, in ${count} ${count.value === '1' ? 'refund' : 'refunds'}.${said}${apart}${cut}${lines(shown.map((row) => rowPiece(ask, row)))}`,
  )
}

/** "My biggest refund this year", with all that come to the same. */
async function refundAtEnd(
  ask: Ask,
  { rows, selection, isLeast }: { rows: Rows; selection: Selection; isLeast: boolean },
): Promise<Said> {
  const { query, book, db, userId } = ask
  const period = recentOr(ask)
  const order = isLeast ? 'smallest' : 'largest'
  const shown = await listRows(db, userId, selection, order, shownMax)
  const [top] = shown
  if (top === undefined) return nothingIn(ask, 'income', period)
  const label = labelOf(`${order} refund`, query.names, period)
  const end = isLeast ? book.least(label, rows, top) : book.most(label, rows, top)
  const level = shown.filter(({ amount }) => amount === top.amount)
  return answer(
    ...say`Your ${isLeast ? 'smallest' : 'biggest'} refund${narrowed(ask)} ${periodText(period)} was ${end}:${lines(level.map((row) => rowPiece(ask, row)))}`,
  )
}

/** "When was my last refund?", with all of that day. */
async function refundOfDay(
  ask: Ask,
  { rows, selection, isFirst }: { rows: Rows; selection: Selection; isFirst: boolean },
): Promise<Said> {
  const { query, book, db, userId } = ask
  const period = recentOr(ask)
  const shown = await listRows(db, userId, selection, isFirst ? 'oldest' : 'newest', shownMax)
  const [end] = shown
  if (end === undefined) return nothingIn(ask, 'income', period)
  const label = labelOf(isFirst ? 'First refund' : 'Last refund', query.names, period)
  const day = isFirst ? book.firstDay(label, rows, end.date) : book.lastDay(label, rows, end.date)
  const ofDay = shown.filter(({ date }) => date === end.date)
  return answer(
    ...say`Your ${isFirst ? 'first' : 'last'} refund${narrowed(ask)} ${periodText(period)} was on ${day}:${lines(ofDay.map((row) => rowPiece(ask, row)))}`,
  )
}

/** "Did my rent go up?": a category with a single payee is what that one charges. */
export function isOfOnePrice(ask: Ask): boolean {
  const [item, ...others] = ask.query.names
  if (item === undefined || !hasOnePayee(ask, item)) return false
  const isCategory = chosen(item).every(({ kind }) => kind === 'category')
  return isCategory && (others.length === 0 || ask.query.isPayeeWithin === true)
}

/** True if a question about a change means a bill's price rather than spending. */
export function isAboutPrice(ask: Ask): boolean {
  return (
    ask.query.names.length > 0 &&
    ask.query.names.every((item) => chosen(item).every(({ kind }) => kind === 'payee')) &&
    namedBills(ask).length > 0
  )
}

/** "How much did Aldi go up?", of a shop without a price of its own: what was spent there, and when. */
export function asksHowMuchUp(ask: Ask): boolean {
  const { text } = ask.query
  const isOfSum =
    /\b(?:how (?:much|many percent)|what percent(?:age)?) (?:did|has|have) .*\b(?:(?:go|gone|went) up|increased?|rise|risen)\b/.test(
      text,
    )
  return isOfSum && !/\b(?:prices?|rates?|fees?)\b/.test(text) && !isAboutPrice(ask)
}
