import { staysInComparison } from './comparesIt.ts'
import type { Feature } from './lexicon.ts'
import { pointing } from './pronouns.ts'
import { plainFeatures, type Query, rankWords, typeFeatures } from './slots.ts'
import { areIncomeOnly } from './vocabulary.ts'

// What a follow-up asks anew, and what it takes over from the question before.

/** Features that narrow what is worked out, whatever is asked about it next. */
const narrowing: readonly Feature[] = ['weekend', 'netOfRefunds', 'sincePayday', 'monthEnd']

/** "And on weekdays?" takes the place of the weekends. */
const daysOfWeek: readonly Feature[] = ['weekend', 'weekday']

const ofAverages: readonly Feature[] = ['average', 'perDay', 'perWeek', 'perMonth', 'perYear']

const groupNouns: readonly Feature[] = ['category', 'payee', 'where', 'month', 'day', 'week']

/** What picks out one thing, so that "when?" asks for its day. */
const picking: readonly Feature[] = [
  ...rankWords,
  ...(['last', 'first', 'rise', 'change', 'payRise', 'refund'] as const),
]

/** What the follow-up itself asks; what only points to the question before is no part of it. */
export function freshFeatures(base: Query, next: Query): readonly Feature[] {
  return [...next.features].filter(
    (feature) =>
      !pointing.has(feature) &&
      !(feature === 'expenseRow' && countsIncome(base, next)) &&
      !(feature === 'total' && isOfLastFew(base)),
  )
}

/** "And May?" asks nothing anew, so that all of the question before still holds. */
export function arePlain(fresh: readonly Feature[]): boolean {
  return fresh.every((feature) => plainFeatures.has(feature))
}

/** "And on weekdays?" */
export function areOfDays(fresh: readonly Feature[]): boolean {
  return fresh.some((feature) => daysOfWeek.includes(feature))
}

/** The features of both questions together; `next` is the follow-up `own` with its periods put into days. */
export function continuedFeatures(
  base: Query,
  own: Query,
  next: Query,
  fresh: readonly Feature[],
): ReadonlySet<Feature> {
  const features = new Set([...takenOver(base, own, next, fresh), ...fresh])
  if (next.periods.length > 0)
    for (const each of ['sincePayday', 'monthEnd'] as const) features.delete(each)
  if (averagesCounted(base, next, features)) features.add('ever')
  return features
}

/** Which features of the question before stay beside the fresh ones. */
function takenOver(
  base: Query,
  own: Query,
  next: Query,
  fresh: readonly Feature[],
): readonly Feature[] {
  const types = typesAndLimits(base, own, fresh)
  const subjects = pointsToSubject(base, own, fresh)
  if (subjects.length > 0) return [...subjects, ...types]
  const kept = stillMeant(base, next, fresh)
  if (asksTheSame(base, fresh)) return kept
  if (isGroupAlone(fresh) && isOfGroups(base))
    return kept.filter((feature) => !groupNouns.includes(feature))
  if (areRanks(fresh) && isOfGroups(base))
    return kept.filter((feature) => !rankWords.includes(feature))
  return hasType(fresh) ? [] : types
}

/** Features of the question before that hold as long as the follow-up asks no other question. */
function stillMeant(base: Query, next: Query, fresh: readonly Feature[]): readonly Feature[] {
  const isTotal = asksForTotal(base, next, fresh)
  const isOfAll = sumsAll.test(next.text) && !isOfLastFew(base)
  return [...base.features].filter(
    (feature) =>
      !(areOfDays(fresh) && daysOfWeek.includes(feature)) &&
      !(hasType(fresh) && typeFeatures.includes(feature)) &&
      !(isTotal && (ofAverages.includes(feature) || feature === 'howOften')) &&
      !(isOfAll && ['when', 'last', 'first'].includes(feature)),
  )
}

/** Whether it was spent or earned, and what narrows it, hold whatever is asked about it next. */
function typesAndLimits(base: Query, own: Query, fresh: readonly Feature[]): readonly Feature[] {
  return [...base.features].filter(
    (feature) =>
      typeFeatures.includes(feature) ||
      (narrowing.includes(feature) && !(areOfDays(fresh) && daysOfWeek.includes(feature))) ||
      staysInComparison(own, feature),
  )
}

function hasType(fresh: readonly Feature[]): boolean {
  return fresh.some((feature) => typeFeatures.includes(feature))
}

/** The same question once more, of something else, or more about its answer. */
function asksTheSame(base: Query, fresh: readonly Feature[]): boolean {
  const isWhen = fresh.join() === 'when' && picking.some((pick) => base.features.has(pick))
  const isNextOne = fresh.join() === 'oneAfter' && asksPayday(base)
  return arePlain(fresh) || isWhen || isNextOne || staysOnCancel(base, fresh)
}

/** "And the day?" after the dearest month. */
function isGroupAlone(fresh: readonly Feature[]): boolean {
  return fresh.length === 1 && groupNouns.includes(fresh[0] ?? '')
}

/** "And the lowest?" */
function areRanks(fresh: readonly Feature[]): boolean {
  return fresh.every((feature) => plainFeatures.has(feature) || rankWords.includes(feature))
}

/** "How much have I paid altogether?" after when the last time was. */
const sumsAll =
  /^(?:(?:and|so|but|ok) )*(?:how much|what) (?:(?:has|have|had) (?:i|we|it|they|that)|did (?:i|we|they)) .*\b(?:in total|in all|all told|altogether|all together|overall|so far|to date)$/

/** "And in total?"; "and how much was it?" after how often it was; "how much a month?" is an average. */
function asksForTotal(base: Query, { text }: Query, fresh: readonly Feature[]): boolean {
  const isSum =
    /\b(total|overall|altogether|all told)\b/.test(text) ||
    (fresh.includes('howMuch') && base.features.has('howOften'))
  return isSum && !fresh.some((feature) => ofAverages.includes(feature))
}

/** "How many times have I been there, and what is it on average each time?": over all that was counted. */
function averagesCounted(base: Query, next: Query, features: ReadonlySet<Feature>): boolean {
  const isCount = base.features.has('count') || base.features.has('howOften')
  const isEach = features.has('each') || features.has('average')
  const isPerSpan = ['perDay', 'perWeek', 'perMonth', 'perYear'].some((each) => features.has(each))
  return isCount && isEach && !isPerSpan && base.periods.length + next.periods.length === 0
}

/** "My last five", whose list tells what they come to. */
export function isOfLastFew({ features, limit }: Query): boolean {
  return limit !== undefined && (features.has('last') || features.has('first'))
}

/** "When is payday?", "when does Acme pay me next?" */
function asksPayday({ features, names }: Query): boolean {
  const isOfIncome = names.every((item) => areIncomeOnly(item.names))
  const isWhen = features.has('when') && (features.has('due') || features.has('earn'))
  return features.has('payday') || (isWhen && names.length > 0 && isOfIncome)
}

/** "How many payments was that?" after "what did I earn?": payments are no expenses there. */
function countsIncome(base: Query, { features, raws }: Query): boolean {
  const isOfIncome = base.features.has('earn') && !base.features.has('spend')
  const isOpen = features.has('count') && /^payments?$/.test(raws.get('expenseRow') ?? '')
  return isOfIncome && isOpen && !features.has('spend')
}

/** What a question can be about that is neither a name nor a time. */
const subjectsOf: readonly Feature[] = [
  ...['bill', 'subscription', 'due', 'bothDue', 'withLate', 'monthEnd', 'overdue', 'refund'],
  ...['duplicate', 'unusual', 'rise', 'paused'],
]

/** "What do they come to per month?": the subscriptions that the question before was about. */
function pointsToSubject(base: Query, own: Query, fresh: readonly Feature[]): Feature[] {
  const measures: readonly Feature[] = [...plainFeatures, ...ofAverages, 'count', 'each']
  const isMeasured = fresh.length > 0 && fresh.every((feature) => measures.includes(feature))
  const isOfIt = own.features.has('pronoun') || isUnitAlone(base, own, fresh)
  const isOfBills = base.features.has('bill') || base.features.has('subscription')
  // "When are they due?" after the yearly bills.
  const isWhen = isOfBills && fresh.length > 0 && fresh.every((each) => /^(when|due)$/.test(each))
  if (!isOfIt || !(isMeasured || isWhen)) return []
  const frequency: readonly Feature[] = isWhen
    ? ['perWeek', 'perMonth', 'perYear', 'frequency']
    : []
  // "How much is that together?" after what is due before payday; "and how much is it?" after its date.
  const isOfDues = isOfBills || base.features.has('due')
  const days: readonly Feature[] = isOfDues ? ['payday'] : []
  return [...subjectsOf, ...days, ...frequency].filter((feature) => base.features.has(feature))
}

/** "How much a month?" after "what if I cancel Netflix?" asks what that saves. */
function staysOnCancel(base: Query, fresh: readonly Feature[]): boolean {
  return (
    ['cancel', 'saveVerb', 'left'].some((each) => base.features.has(each)) &&
    fresh.every(
      (feature) =>
        plainFeatures.has(feature) ||
        ofAverages.includes(feature) ||
        base.features.has(feature) ||
        feature === 'saveVerb',
    )
  )
}

/** "And a year?" after "what are my subscriptions?" */
function isUnitAlone(base: Query, own: Query, fresh: readonly Feature[]): boolean {
  const isOfBills = base.features.has('bill') || base.features.has('subscription')
  const isUnit = fresh.every(
    (feature) => plainFeatures.has(feature) || ofAverages.includes(feature),
  )
  return isOfBills && isUnit && own.names.length + own.periods.length === 0
}

function isOfGroups({ features }: Query): boolean {
  // "The biggest one?" after the refunds of a time.
  if (features.has('refund')) return true
  // "Which weekday did I spend the most on?"
  if (features.has('weekday') && rankWords.some((rank) => features.has(rank))) return true
  return ['category', 'payee', 'where', 'month', 'day', 'week', 'bill', 'subscription'].some(
    (noun) => features.has(noun),
  )
}
