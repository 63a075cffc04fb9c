import { usualCategoryOf } from './commonCategories.ts'
import { isFragment } from './ellipsis.ts'
import type { Feature } from './lexicon.ts'
import { sinceWhen } from './phrasingOfChange.ts'
import { countsThose, isThere } from './pronouns.ts'
import { type Query, rankWords } from './slots.ts'

// Follow-ups that could be answered alone, about everything, and yet are about what was asked before.

/** What can be measured of something that has to be said. */
const measures: ReadonlySet<Feature> = new Set([
  ...rankWords,
  ...['change', 'why', 'compare', 'more', 'lessWord', 'average', 'each', 'count', 'share'],
  ...['perDay', 'perWeek', 'perMonth', 'perYear', 'weekend', 'weekday', 'netOfRefunds'],
  ...['whatIs', 'nowIs', 'howMuch', 'total', 'visit', 'worst', 'best', 'pronoun'],
])

/** "What changed most?", "weekends only", "minus the refunds": of what, only the question before tells. */
export function leavesSubjectOut(own: Query): boolean {
  const { features, names, periods, excepts, amounts, numbers, min, max } = own
  const isBare =
    names.length + periods.length + amounts.length + numbers.length === 0 &&
    (excepts.length === 0 || isOfTheTotal(own))
  const isLimited = min !== undefined || max !== undefined
  const isMeasure = [...features].every((each) => measures.has(each))
  return isBare && !isLimited && features.size > 0 && isMeasure
}

/** "Excluding the crown, what is the total?" */
function isOfTheTotal({ features, text }: Query): boolean {
  return (
    features.has('total') &&
    [...features].every((each) => ['total', 'whatIs', 'nowIs', 'howMuch'].includes(each)) &&
    /\b(?:the|that) (?:new )?(?:total|sum)\b/.test(text) &&
    !/\b(?:i|we|my|our|all|everything)\b/.test(text)
  )
}

/** "And how much have I spent this month?" after what is due: no bill tells it. */
export function pastOf(base: Query, own: Query): Query | undefined {
  const isOfDues = ['due', 'overdue', 'bill', 'subscription'].some((each) =>
    base.features.has(each),
  )
  const [period, ...others] = own.periods
  const isPlain = own.unknown.length + own.excepts.length + others.length === 0
  if (!isOfDues || !isPlain || period === undefined || period.isAhead) return undefined
  const isPast = ['spend', 'earn'].some((each) => own.features.has(each)) && iHave.test(own.text)
  if (!isPast || own.features.has('pronoun')) return undefined
  return { ...own, names: own.names.length > 0 ? own.names : base.names, isFollowUp: true }
}

const iHave =
  /\b(?:did|have|had) (?:i|we) (?:already )?(?:spen[dt]|paid|pay|earn(?:ed)?|received?|made?|got|get)\b/

/** "Max month?", "highest category": whose, and of which time, only the question before tells. */
export function isImpersonal({ text, names, periods, features, excepts }: Query): boolean {
  const isBare = names.length + periods.length + excepts.length === 0
  const isOwnTopic = [...otherMeasures, ...ownTopics].some((each) => features.has(each))
  return isBare && !isOwnTopic && !/\b(?:i|we|my|our|me|us|mine|ours|all|everything)\b/.test(text)
}

const ownTopics: readonly Feature[] = [
  ...['refund', 'paused', 'summary', 'ever', 'advice', 'rise', 'newPayee', 'account', 'usage'],
  ...['recent', 'noDescription', 'active', 'salaryWord', 'payRise', 'last', 'first', 'raise'],
]

/** A sum, a list or a ranking of some name or time that has been: what can be narrowed further. */
export function canBeNarrowed({ features, names, periods, mistakes, unknown }: Query): boolean {
  const isOther = otherMeasures.some((each) => features.has(each))
  const isAhead = periods.some((period) => period.isAhead)
  return (
    !isOther &&
    !isAhead &&
    names.length + periods.length > 0 &&
    mistakes.length + unknown.length === 0
  )
}

const missingSubject =
  /^(?:(?:and|so|but|ok|why|how|when|since when|by how much|how much) )*(?:is|are|was|were|has|have|did|does|do) (?:it|they|these|those|(?:that|this)(?= (?:(?:ever|always|just|also|recently) )*(?:go|gone|went|rise|risen|increased?|changed?)\b))\b(?! (?:an?|any|possible|true|ok|okay|safe|wise|worth|too|better|time)\b)/

/** "When did I last go?", without the place. */
const missingPlace =
  /^(?:(?:and|so|but|ok) )*(?:when|how long ago) (?:did|have) (?:i|we) (?:last|first) (?:go|been|visit|visited|shop|shopped|eat|buy|order|ordered|stop|stopped)(?: in)?$/

/** "Is it getting more expensive?": what "it" is, stands nowhere in the question. */
export function hasNoSubject({ text, names, periods, amounts, numbers }: Query): boolean {
  const isBare = names.length + periods.length + amounts.length + numbers.length === 0
  return isBare && (missingSubject.test(text) || missingPlace.test(text))
}

const verbless =
  /^(?:(?:and|so|but|ok) )*how (?:many|much|often)(?: (?:times|visits|trips|purchases|payments|charges|orders|transactions|expenses))? (?:at|on|in|for|from|to) /

/** "How many times at Costco?", after what was spent in April: in April. */
export function leavesVerbOut({ text, names, periods }: Query): boolean {
  return names.length > 0 && periods.length === 0 && verbless.test(text)
}

const countsThat = /^(?:(?:and|so|ok) )*how many .*\b(?:was|were|is|are) (?:that|those|it|they)$/

const perRow =
  /^(?:(?:and|so|ok) )*(?:(?:(?:how much|what) (?:is|was) (?:that|it)|(?:what is |whats )?(?:the |my )?average(?: price| cost)?) )?(?:per|each|for each|for every|every) (\S+)(?: on average)?$/

/** "What is that per paycheck?", "per lesson?": a word for the rows, and no category. */
export function withoutRowName(own: Query): Query {
  // "How many stops was that?", while paychecks are a category of their own.
  if (own.names.some(({ how }) => how !== 'synonym') && countsThose(own))
    return { ...own, names: [], features: new Set([...own.features, 'count', 'pronoun']) }
  // "How many Netflix payments is that?", in the time of the question before.
  if (own.names.length > 0 && own.periods.length === 0 && countsThat.test(own.text))
    return { ...own, features: new Set([...own.features, 'pronoun']) }
  const noun = perRow.exec(own.text)?.[1]
  if (noun === undefined || own.periods.length > 0 || !own.features.has('each')) return own
  const isCategory = own.names.some(({ how }) => how !== 'synonym')
  const isOther = own.unknown.length > 0 && !/^(?:lesson|session|class|appointment)$/.test(noun)
  const features = new Set<Feature>([...own.features, 'pronoun'])
  return isCategory || isOther ? own : { ...own, names: [], unknown: [], features }
}

/** What a question measures that is no sum of rows. */
const otherMeasures: readonly Feature[] = [
  ...['net', 'saveVerb', 'savingsRate', 'overIncome', 'left', 'score', 'forecast', 'usage'],
  ...[
    'afford',
    'due',
    'overdue',
    'payday',
    'duplicate',
    'unusual',
    'cancel',
    'bill',
    'subscription',
  ],
]

/** "Why is it lower?", after the savings rate: no answer about spending instead. */
export function losesMeasure(base: Query, own: Query, both: Query): boolean {
  const isMeasured = otherMeasures.some((each) => base.features.has(each))
  return (
    isMeasured &&
    (leavesSubjectOut(own) || own.features.has('pronoun')) &&
    own.names.length + both.names.length === 0 &&
    // "Change from April?", after what is due
    (own.periods.length === 0 || own.features.has('compare')) &&
    !otherMeasures.some((each) => base.features.has(each) && both.features.has(each))
  )
}

/** "I meant", "just": in place of all that was named before. */
const instead = /\b(?:i (?:just |only )?(?:mean|meant)|just|only|instead|rather)\b/

/** "Groceries", after a question whose only unknown words stood where a name stands: takes their place. */
export function withKnownName(base: Query, own: Query): Query | undefined {
  const { unknown, mistakes } = base
  const isOpen =
    unknown.length > 0 &&
    unknown.every(
      ({ isNamePlace, raw }) => isNamePlace || usualCategoryOf([raw.toLowerCase()]) !== undefined,
    )
  const names = instead.test(own.text) ? [] : base.names
  const isName = own.names.length === 1 && own.unknown.length === 0 && isFragment(own)
  const isOnlyName = own.weekdays.length === 0 && own.min === undefined && own.max === undefined
  return isOpen && isName && isOnlyName && names.length + mistakes.length === 0
    ? { ...base, unknown: [] }
    : undefined
}

/** "And just in February?", after "how much did I spend on food since I got here?": its time takes the place of that day. */
export function withTimeInstead(base: Query, own: Query): Query | undefined {
  const isOnlyOpen = base.mistakes.length === 1 && base.mistakes[0] === sinceWhen
  const isTime = own.periods.length === 1 && own.names.length === 0 && isFragment(own)
  return isOnlyOpen && isTime ? { ...base, unknown: [], mistakes: [] } : undefined
}

/** "How much have I spent there this month?", after "I spent 42.50 at Aldi": what was told names the payee. */
export function ofTold(base: Query, own: Query): Query | undefined {
  const { names, amounts, numbers, features } = base
  const isEntry = amounts.length + numbers.length === 1 && names.length === 1
  const isTold = [...features].every((each) => ['spend', 'visit', 'expenseRow'].includes(each))
  if (!isEntry || !isTold || own.names.length > 0 || !isThere(own.text)) return undefined
  return { ...base, amounts: [], numbers: [], periods: [] }
}
