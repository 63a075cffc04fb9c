import {
  addDays,
  addMonths,
  daysInMonth,
  type LocalDate,
  makeDay,
  partsOf,
} from '@evenkeel/domain/calendar'
import { continuedExcepts, continuedNames } from './continuedNames.ts'
import { continuedNumbers } from './continuedNumbers.ts'
import type { Feature } from './lexicon.ts'
import { dayPeriod, type Period, periodAt, rangePeriod, sameDaysOf } from './period.ts'
import { countsThose } from './pronouns.ts'
import { besideSamePart, inSameYear, withSameDays } from './sameDays.ts'
import { type Query, rankWords } from './slots.ts'
import { withSpanOut } from './spansOut.ts'
import { areIncomeOnly } from './vocabulary.ts'

// Questions that go on from the one before: "and in May?", "the month after that".

const typeFeatures = ['spend', 'earn', 'expenseRow', 'incomeRow']

/** Features that do not select a family of questions by themselves. */
const plain = new Set([
  ...typeFeatures,
  'still',
  'total',
  'howMuch',
  'pronoun',
  'whatIs',
  'nowIs',
  'why',
  'ever',
])

/** Features that narrow what is worked out, whatever is asked about it next. */
const narrowing: readonly Feature[] = ['weekend', 'netOfRefunds', 'sincePayday', 'monthEnd']

/** "And on weekdays?" takes the place of the weekends. */
const daysOfWeek: readonly Feature[] = ['weekend', 'weekday']

const elliptical: readonly RegExp[] = [
  /^((who|what|which|where) (was|is|were|are) (the|my) |whats (the|my) |the )(single )?(second )?(biggest|largest|highest|smallest|lowest|top|best|worst|main|cheapest|priciest|dearest|(most|least) expensive)( (ones?|things?|items?))?$/,
  /^((who|what|which|where) (was|is|were|are)|whats) the (single )?(second )?(biggest|largest|highest|smallest|lowest|cheapest|priciest|dearest|(most|least) expensive) (expense|purchase|charge|payment|transaction|item|thing)s?$/,
  /^(where|(at |in )?(which|what) (place|shop|store|restaurant|supermarket|merchant)) (did|do|have) (i|we) (spend|spent|pay|paid) (it |the )?(most|least)( of (it|that))?( money)?( at| in)?$/,
  /^(max|min|maximum|minimum|highest|lowest|biggest|smallest|top|peak|dearest|cheapest|busiest) (day|week|month|year)$/,
  /^after expenses$/,
  /^(the )?total( cost)? (per|a|each|every) (day|week|month|quarter|year)$/,
  /^(what|how much) (was|is) (left|remaining)( over)?$|^what remained$|^was (anything|something|any|any money) left( over)?$/,
  /^why( so (much|high|low|little|expensive)| is that| was that)?$/,
  /^when (was|is) (that|it|this)( exactly)?$/,
  /^(on average )?(per|a|each|every) (day|week|month|year)( on average)?$/,
  /^(on average )?(per|a|each|every) (trip|visit|time|purchase|transaction|order|ride|meal|charge|payment|stop|shop|deposit|pay ?check|payslip|invoice|entry|expense)( on average)?$/,
  /^(who|which (client|customer|employer|payee|shop|store|place)) (got|took|paid|pays|gave|sent)( (me|us))?( the)? (most|least)( money)?$/,
  /^(daily|weekly|monthly|yearly) (average|avg|mean)$|^(average|avg|mean) (daily|weekly|monthly|yearly)( spending)?$/,
  /^(is |was )?(there )?(anything |something |any )?left( ?over)?$/,
  /^what (i|we) (earned|made|spent)$/,
  /^i (only |just )?(mean|meant) (my |the |our )?(total )?(income|earnings|spending|expenses|net( income| balance)?|what (i|we) (earned|made|spent))$/,
  /^((what|how much) (is|was|would be) )?(the )?(average|mean|median)( (amount|cost|price|spend))?( (per|a|an|each|for each|for every) \p{L}+)?$/u,
  /^(when|what) was the (last|first|latest|most recent) (time|one|charge|payment|purchase|transaction|visit|order|bill|expense|deposit|paycheck|invoice|trip|ride)$/,
  /^(what|how much) did (i|we) (spend|pay|earn|make|receive|get|save|keep)( (there|in total|altogether|in all))?$/,
  /^how much( (is|was|would) (that|it)( be)?)? (per|a|an|each|for each|every|for every) \p{L}+$/u,
  /^what (did|have) (i|we) (buy|bought|get|order|ordered)$/,
  /^(what|which) (share|part|portion|fraction|percent|percentage)( of (my|our|the) (total |whole )?(income|pay|salary|earnings|spending|expenses))?$/,
  /^(which|what) (store|place|shop|merchant|payee|one|category|month|day)s? (got|took|had|was|were|cost|costs|gets|is|are)\b/,
  /^(can you |could you |please )?(show|list|give|display)( me)?( all)?( of)? the (transactions|purchases|expenses|charges|payments|entries|items|details)$/,
  /^(break|split) (down |up )?(it|that|this|them)\b/,
  /^(split |broken down |grouped |sorted )?(by|per) (day|week|month|quarter|year|category|source|payee|store|shop|merchant|place|supermarket|retailer|restaurant|company|supplier|vendor)$/,
  /^(on|for) what( exactly| mostly| mainly)?$/,
  /^how many( purchases| times| transactions| expenses| payments| charges| visits| of (them|those))?( (was|were) (that|it|there|those))?$/,
]

/** "Per week this year?" */
const unitOfTime =
  /^(?:on )?(?:average )?(?:per|each|every) (?:day|week|month|year)(?: on average)? (?:this|last|in|over|since|so far|for|during) [\p{L}\d ]{2,30}$/u

/** "Why so much?", "per week?", "what did I buy?": leaves out what the question before was about. */
export function isElliptical(query: Query): boolean {
  const { text, names, periods } = query
  const core = text.replace(/^((and|but|so|ok|okay|thanks) )+/, '')
  if (countsThose(query)) return true
  if (names.length === 0 && unitOfTime.test(core)) return true
  if (names.length + periods.length > 0) return false
  return elliptical.some((form) => form.test(core)) || isOnlySplit(query)
}

/** "Can you do that by category?": says how to split a sum, and not which. */
function isOnlySplit({ features, text }: Query): boolean {
  return (
    /\b(by|per|into) (day|week|month|quarter|year|categor(y|ies)|payees?|stores?|shops?|merchants?)\b/.test(
      text,
    ) && [...features].every((feature) => splitting.has(feature))
  )
}

const splitting: ReadonlySet<Feature> = new Set([
  ...['breakdown', 'category', 'payee', 'where', 'day', 'week', 'month', 'year', 'list', 'pronoun'],
  ...['perDay', 'perWeek', 'perMonth', 'perYear', 'again'],
])

/** "And on that day?", where the question before named no such day: what its answer picked out is not known here. */
export function unknownSpan(base: Query, own: Query): string | undefined {
  const unit = /\b(day|week|month|quarter|year)\b/.exec(own.raws.get('sameSpan') ?? '')?.[1]
  const [period] = base.periods
  const isNamed = base.periods.length === 1 && period?.kind === unit
  return unit === undefined || isNamed ? undefined : unit
}

const pointing = new Set(['pronoun', 'again', 'sameSpan'])

/** A follow-up question: what it names replaces what the question before named. */
export function continued(base: Query, said: Query, today: LocalDate): Query {
  const own = withSpanOut(base, said)
  const next = withSameDays(placed(own, base.periods, today), base.periods, today)
  const fresh = [...next.features].filter(
    (feature) =>
      !pointing.has(feature) &&
      !(feature === 'expenseRow' && countsIncome(base, next)) &&
      !(feature === 'total' && isOfLastFew(base)),
  )
  const isPlain = fresh.every((feature) => plain.has(feature))
  const newTypes = fresh.filter((feature) => typeFeatures.includes(feature))
  const isTotal = asksForTotal(base, next, fresh)
  const isOfAll = sumsAll.test(next.text) && !isOfLastFew(base)
  const isOfDays = fresh.some((feature) => daysOfWeek.includes(feature))
  const kept = [...base.features].filter(
    (feature) =>
      !(isOfDays && daysOfWeek.includes(feature)) &&
      (newTypes.length === 0 || !typeFeatures.includes(feature)) &&
      !(isTotal && (ofAverages.includes(feature) || feature === 'howOften')) &&
      !(isOfAll && ['when', 'last', 'first'].includes(feature)),
  )
  const types = [...base.features].filter(
    (feature) =>
      typeFeatures.includes(feature) ||
      (narrowing.includes(feature) && !(isOfDays && daysOfWeek.includes(feature))) ||
      staysInComparison(own, feature),
  )
  const isNoun = fresh.length === 1 && groupNouns.includes(fresh[0] ?? '') && isOfGroups(base)
  const ungrouped = kept.filter((feature) => !groupNouns.includes(feature))
  const isRank = fresh.every((feature) => plain.has(feature) || rankWords.includes(feature))
  const unranked = kept.filter((feature) => !rankWords.includes(feature))
  const picks = [...rankWords, 'last', 'first', 'rise', 'change', 'payRise', 'refund']
  const isWhen = fresh.join() === 'when' && picks.some((pick) => base.features.has(pick))
  const isNextOne = fresh.join() === 'oneAfter' && asksPayday(base)
  const subjects = pointsToSubject(base, own, fresh)
  const features = new Set(
    subjects.length > 0
      ? [...new Set([...subjects, ...types, ...fresh])]
      : isPlain || isWhen || isNextOne || staysOnCancel(base, fresh)
        ? [...kept, ...fresh]
        : isNoun
          ? [...ungrouped, ...fresh]
          : isRank && isOfGroups(base)
            ? [...unranked, ...fresh]
            : [...(newTypes.length === 0 ? types : []), ...fresh],
  )
  if (next.periods.length > 0)
    for (const each of ['sincePayday', 'monthEnd'] as const) features.delete(each)
  if (averagesCounted(base, next, features)) features.add('ever')
  const isStillPicked =
    base.picked !== undefined && (next.periods.length === 0 || base.periods.length > 0)
  return {
    features,
    raws: new Map([...base.raws, ...next.raws]),
    ...continuedNames(base, next),
    excepts: continuedExcepts(base, next),
    periods: asksIfDearer(base, fresh) ? next.periods : continuedPeriods(base, next, today),
    weekdays: next.weekdays.length > 0 || isOfDays ? next.weekdays : base.weekdays,
    ...continuedNumbers(base, next),
    unknown: next.unknown,
    mistakes: [...next.mistakes, ...ranksLast(base, next)],
    isFollowUp: true,
    // "And in May?" after "did I spend more than $500?" still asks whether.
    opening: isPlain ? base.opening : next.opening,
    text: `${base.text} ${next.text}`,
    corrections: next.corrections,
    ...(next.rank !== undefined && { rank: next.rank }),
    ...(isStillPicked && { picked: base.picked }),
  }
}

/** "Is it getting more expensive?" after what it cost in one month. */
function asksIfDearer({ features, names }: Query, fresh: readonly Feature[]): boolean {
  return fresh.includes('rise') && names.length > 0 && !features.has('rise')
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
function isOfLastFew({ features, limit }: Query): boolean {
  return limit !== undefined && (features.has('last') || features.has('first'))
}

/** "Which was the priciest?", of the last five: only all of one time are ranked. */
function ranksLast(base: Query, next: Query): string[] {
  const isOfLast =
    isOfLastFew(base) &&
    rankWords.some((rank) => next.features.has(rank)) &&
    next.periods.length === 0
  return isOfLast ? ['I can rank all of one time. Of which time do you mean?'] : []
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

/** "Compare it with November", "how does that compare to April?", "compared with the month before?" */
export function comparesIt({ features, names, periods, text }: Query): boolean {
  const exceedsIt = features.has('over') && features.has('pronoun') && features.has('spanBefore')
  const isIt =
    exceedsIt ||
    (features.has('compare') && (features.has('pronoun') || endsInCompare(text))) ||
    /\bcompare (it|that|this)\b|\b(it|that|this) compares?\b/.test(text) ||
    /^((and|so|but|now|ok|okay|please|then|how about) )*(compared? (to|with|against)|versus|vs|against)\b/.test(
      text,
    ) ||
    changeAlone.test(text)
  const hasTime = periods.length > 0 || features.has('spanBefore') || features.has('spanAfter')
  return isIt && names.length === 0 && hasTime
}

/** "Change versus January in percent?", "difference to February?": of what, only the question before tells. */
const changeAlone =
  /^(?:(?:and|so|but|ok|now|the|what is|what was|whats|how much is|how big is) )*(?:(?:percent|percentage|%|pct|relative|absolute|dollar) )?(?:change|difference|diff|increase|decrease|growth|delta|gap|drop|jump)(?: in (?:percent|percentage|%))? (?:versus|vs|against|from|to|over|on|with|since|compared (?:to|with)|relative to)\b/

/** "And April? Compare." */
function endsInCompare(text: string): boolean {
  return /^(?!compare).*\bcompare( them| both)?$/.test(text)
}

/** "Compare it with November", after "which month was my dearest?": what its answer names is compared. */
export function withPicked(base: Query, own: Query): Query {
  const { names, excepts } = base
  const [within] = base.periods
  const isInside = own.periods.every(
    ({ from = '', to }) => within?.from === undefined || (from >= within.from && to <= within.to),
  )
  const unit = pickedUnit(base)
  // "By how much did it exceed the month before?"
  const before = /\b(day|week|month|quarter|year)\b/.exec(own.raws.get('spanBefore') ?? '')?.[1]
  if (own.periods.length === 0 && unit !== undefined && before === unit) {
    const features = new Set<Feature>(['compare', 'last', ...typesOf(base)])
    return { ...own, features, names, excepts, picked: base }
  }
  const isClear = unit === 'month' && own.periods.length === 1 && isInside
  const features = new Set<Feature>(['compare', ...typesOf(base)])
  return isClear
    ? { ...own, features, names, excepts, picked: base }
    : { ...own, mistakes: ['Which two times do you want to compare?'] }
}

/** "Why was it so high?", "what did I buy then?", "how much did I earn that month?": of what an answer picked out. */
export function asksOfPicked({ features, periods, text }: Query): boolean {
  if (periods.length > 0) return false
  return (
    features.has('sameSpan') || /^((and|so|but|ok) )*(why\b|what happened( there)?$)/.test(text)
  )
}

/** The same of the month, or other time, that the answer before picked out; undefined if it picked out none of the kind. */
export function ofPicked(base: Query, own: Query): Query | undefined {
  const picked = base.picked ?? base
  const unit = pickedUnit(picked)
  const said = /\b(day|week|month|quarter|year)\b/.exec(own.raws.get('sameSpan') ?? '')?.[1]
  if (unit === undefined || (said !== undefined && said !== unit)) return undefined
  const fresh = [...own.features].filter((feature) => !pointing.has(feature))
  const isWhy = own.features.has('why')
  const isTyped = typeFeatures.some((feature) => own.features.has(feature as Feature))
  const features = new Set<Feature>([...fresh, ...(isWhy && !isTyped ? typesOf(picked) : [])])
  // "What did I buy then?" after the dearest month for groceries.
  const isOfNames = own.names.length === 0 && (isWhy || own.features.has('list'))
  const names = isOfNames ? picked.names : own.names
  return { ...own, features, names, picked, isFollowUp: true }
}

function typesOf({ features }: Query): Feature[] {
  return [...features].filter((feature) => typeFeatures.includes(feature))
}

const pickable = ['day', 'week', 'month', 'quarter', 'year'] as const

/** The kind of time of which a question picks out one, such as the month of the highest spending. */
export function pickedUnit({
  features,
  rank,
  limit,
}: Query): (typeof pickable)[number] | undefined {
  const has = (...any: Feature[]) => any.some((each) => features.has(each))
  const units = pickable.filter((unit) => features.has(unit))
  const isOneEnd = has('max', 'most') !== has('min', 'least')
  const isOther = has('net', 'saveVerb', 'best', 'worst', 'visit', 'bill')
  const isOne = units.length === 1 && isOneEnd && !isOther
  return isOne && rank === undefined && limit === undefined ? units[0] : undefined
}

/** What a question can be about that is neither a name nor a time. */
const subjectsOf: readonly Feature[] = [
  ...['bill', 'subscription', 'due', 'bothDue', 'withLate', 'monthEnd', 'overdue', 'refund'],
  ...['duplicate', 'unusual', 'rise', 'paused'],
]

/** "What do they come to per month?": the subscriptions that the question before was about. */
function pointsToSubject(base: Query, own: Query, fresh: readonly Feature[]): Feature[] {
  const measures: readonly Feature[] = [...plain, ...ofAverages, 'count', 'each']
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
        plain.has(feature) ||
        ofAverages.includes(feature) ||
        base.features.has(feature) ||
        feature === 'saveVerb',
    )
  )
}

/** "And a year?" after "what are my subscriptions?" */
function isUnitAlone(base: Query, own: Query, fresh: readonly Feature[]): boolean {
  const isOfBills = base.features.has('bill') || base.features.has('subscription')
  const isUnit = fresh.every((feature) => plain.has(feature) || ofAverages.includes(feature))
  return isOfBills && isUnit && own.names.length + own.periods.length === 0
}

const ofAverages: readonly Feature[] = ['average', 'perDay', 'perWeek', 'perMonth', 'perYear']

const groupNouns: readonly Feature[] = ['category', 'payee', 'where', 'month', 'day', 'week']

function isOfGroups({ features }: Query): boolean {
  // "The biggest one?" after the refunds of a time.
  if (features.has('refund')) return true
  // "Which weekday did I spend the most on?"
  if (features.has('weekday') && rankWords.some((rank) => features.has(rank))) return true
  return ['category', 'payee', 'where', 'month', 'day', 'week', 'bill', 'subscription'].some(
    (noun) => features.has(noun),
  )
}

/** "July and the month before": what is told by its distance from a period that the question itself names. */
export function resolved(asked: Query, today: LocalDate): Query {
  const query = withSameDays(inSameYear(asked, today), asked.periods, today)
  const found = placed(query, query.periods, today)
  const all = found === query ? query : { ...found, periods: [...query.periods, ...found.periods] }
  return besideSamePart(all, today)
}

const shifts: ReadonlyMap<Feature, 1 | -1> = new Map([
  ['spanAfter', 1],
  ['spanBefore', -1],
])

/** A question with "the month after" put into days, counted from the one period there is; unchanged without one. */
function placed(query: Query, periods: readonly Period[], today: LocalDate): Query {
  const [base] = periods
  const unit = /\bthe (?:previous|preceding|prior) (week|month|quarter|year)\b/.exec(
    query.text,
  )?.[1]
  if (unit !== undefined && query.isFollowUp && base?.kind === unit && periods !== query.periods) {
    const before = shifted(base, { unit, by: -1 }, today)
    return before ? { ...query, periods: [before] } : query
  }
  for (const [feature, by] of shifts) {
    if (!query.features.has(feature)) continue
    const unit = query.raws
      .get(feature)
      ?.match(/day|week|month|quarter|year/g)
      ?.at(-1)
    const isSameDays = /\bsame days\b/.test(query.raws.get(feature) ?? '')
    const [from] = periods
    const period =
      from && periods.length === 1 ? shifted(from, { unit, by, isSameDays }, today) : undefined
    if (period === undefined) return query
    const features = new Set([...query.features].filter((each) => each !== feature))
    return { ...query, features, periods: [period] }
  }
  return query
}

function shifted(
  { from, to, kind }: Period,
  { unit, by, isSameDays = false }: { unit: string | undefined; by: 1 | -1; isSameDays?: boolean },
  today: LocalDate,
): Period | undefined {
  if (from === undefined) return undefined
  // "January to May, and the same days a year before"
  if (unit === 'year' && (isSameDays || kind === 'range' || kind === 'days'))
    return rangePeriod(addMonths(from, 12 * by), addMonths(to, 12 * by))
  if (unit === 'year' && (kind === 'month' || kind === 'quarter' || kind === 'year'))
    return periodAt(kind, addMonths(from, 12 * by), today)
  if (unit !== kind) return undefined
  if (unit === 'day') return shiftedDay(addDays(from, by), today)
  if (unit === 'month') return periodAt('month', addMonths(from, by), today)
  if (unit === 'quarter') return periodAt('quarter', addMonths(from, 3 * by), today)
  return unit === 'week' ? periodAt('week', addDays(from, 7 * by), today) : undefined
}

/** "And the day after?" */
function shiftedDay(day: LocalDate, today: LocalDate): Period {
  return { ...dayPeriod(day), ...(day > today && { isAhead: true }) }
}

function staysInComparison({ features, periods, names }: Query, feature: Feature): boolean {
  // What is counted or forecast is not compared by its sum.
  if (features.has('compare') && incomparable.includes(feature)) return true
  // "Where?" after "am I spending more than last month?"
  const isWhere =
    features.has('where') && features.size === 1 && periods.length + names.length === 0
  return isWhere && ['compare', 'more', 'lessWord'].includes(feature)
}

const incomparable: readonly Feature[] = [
  ...['count', 'forecast', 'left', 'score', 'usage', 'net', 'saveVerb', 'savingsRate'],
]

/** "How does that compare to May?" compares the earlier period with the new one. */
function continuedPeriods(base: Query, next: Query, today: LocalDate): Query['periods'] {
  if (next.periods.length === 0) return base.periods
  const isHeld =
    next.features.has('compare') &&
    (next.features.has('pronoun') ||
      /^(compared|versus|vs|against)$/.test(next.opening) ||
      endsInCompare(next.text))
  const [held, ...more] = base.periods
  const near = held && more.length === 0 ? inItsMonth(held, next.periods, today) : undefined
  if (near && !isHeld) return [near]
  if (!isHeld || held === undefined || more.length > 0) return next.periods
  const others = next.periods.map((period) => likeHeld(held, period, today))
  // "How does that compare with April the year before?", asked of April, names it once more.
  const isHeldAgain = (period: Period) => period.from === held.from && period.to === held.to
  return [held, ...(others.length > 1 ? others.filter((each) => !isHeldAgain(each)) : others)]
}

/** "And on the 7th?" after "what did I spend on May 5?": May 7. */
function inItsMonth(
  { from, kind, isDayOnly }: Period,
  periods: readonly Period[],
  today: LocalDate,
): Period | undefined {
  const [day, ...others] = periods
  // "Due on the 1st?" and "on the 5th?" are the next of each.
  if (isDayOnly || !day?.isDayOnly || others.length > 0 || from === undefined) return undefined
  if (kind !== 'day' && kind !== 'month') return undefined
  const { year, month } = partsOf(from)
  const { dayOfMonth } = partsOf(day.to)
  return dayOfMonth > daysInMonth(year, month)
    ? undefined
    : shiftedDay(makeDay(year, month, dayOfMonth), today)
}

/** "Is that more than last year?", asked of a month, means the same month of that year, or as many of its days. */
function likeHeld(held: Period, period: Period, today: LocalDate): Period {
  if (period.kind !== 'year' || (held.kind !== 'month' && held.kind !== 'quarter')) return period
  if (held.from === undefined || period.from === undefined) return period
  const years = partsOf(period.from).year - partsOf(held.from).year
  if (years === 0) return period
  const same = periodAt(held.kind, addMonths(held.from, 12 * years), today)
  return held.whole ? sameDaysOf(same, held) : same
}

/** Features that only say on which days. */
const ofDays = new Set(['weekend', 'weekday', 'sincePayday'])

/** True for a question that names only a subject: "in May?", "and groceries?", "on weekends?" */
export function isFragment(query: Query): boolean {
  const { features, names, periods, min, max, weekdays } = query
  const isBare = [...features].every(
    (feature) =>
      ofDays.has(feature) ||
      (plain.has(feature) && feature !== 'spend') ||
      (feature === 'category' && saysCategory(query)),
  )
  return (
    isBare &&
    ([...features].some((feature) => ofDays.has(feature)) ||
      names.length > 0 ||
      periods.length > 0 ||
      min !== undefined ||
      max !== undefined ||
      weekdays.length > 0)
  )
}

/** "Just the Healthcare category": what the name is, and no question for categories. */
function saysCategory({ names, text }: Query): boolean {
  const [item, ...others] = names
  if (item === undefined || others.length > 0) return false
  const words = text.split(' ')
  const isNext = [item.at - 1, item.at + item.raw.split(' ').length].some(
    (at) => words[at] === 'category',
  )
  return isNext && item.names.some(({ kind }) => kind === 'category')
}
