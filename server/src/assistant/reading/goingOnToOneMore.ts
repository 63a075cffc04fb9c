import { asked, type Kind, ofSums, sides } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import { isSameSpan } from './period.ts'
import { type Query, sideOf } from './slots.ts'

// "Was December more?", "is LNER more or less than that?": another time or name against the sum that was just told.

export const goingOnToOneMore: readonly Kind[] = [{ isMeant: asksIfMore, goOn: againstIt }]

const size =
  '(?:more|less|fewer|higher|lower|bigger|smaller|larger|greater|better|worse|cheaper|dearer|pricier|costlier|(?:more|less) expensive)'
const sizes = `(?:(?:any|much|a lot|a bit|even|far) )?${size}(?: or (?:${size}|not))?`
const verb = '(?:is|was|are|were|did|does|do|has|have|had)'
const comes =
  '(?:come|came|been|be|get|got|cost|costs|bring|brought|brings|earn|earned|make|made|take|took|spend|spent|pay|paid)'
const thing = "[\\p{L}\\p{N}&'.+-]+(?: [\\p{L}\\p{N}&'.+-]+){0,4}?"
const lead = '(?:(?:and|so|but|ok|then) )*'

/** "Was December any better?", "have books come to more than that?", "did I spend more on LNER?", "December more?" */
const namedFirst = new RegExp(
  `^${lead}(?:(?:${verb} )?${thing} (?:${comes} (?:(?:to|me|us|in|out) )*)?${sizes}(?: (?:money )?(?:on|at|in|for|from|during) ${thing}| (?:the|a|one) (?:day|week|month|quarter|year) (?:before|earlier)(?: that)?)?(?: than (?:that|it|this|before|those))?|${sizes} (?:on|at|in|for|from|during) ${thing})$`,
  'u',
)
/** "More or less than April?" */
const namedLast = new RegExp(
  `^${lead}(?:(?:${verb} (?:it|that|this|i|we) (?:${comes} )?)?)${sizes} than (?!(?:that|it|this)\\b)(?:in |on |at |for )?${thing}$`,
  'u',
)

const beside: ReadonlySet<Feature> = new Set([
  ...sides,
  ...[
    'more',
    'lessWord',
    'compare',
    'change',
    'raise',
    'pronoun',
    'visit',
    'or',
    'total',
    'each',
    'spanBefore',
  ],
])

function asksIfMore(own: Query): boolean {
  const { text, features, names, periods, excepts, weekdays, unknown, min, max } = own
  // "Was it more the year before?"
  const isOfOne =
    names.length + periods.length + (features.has('spanBefore') ? 1 : 0) === 1 &&
    periods.every((each) => !each.isAhead)
  const isPlain = excepts.length + weekdays.length + unknown.length === 0
  const isDearer = /\bmore expensive\b/.test(text)
  const isUnlimited = [min, max, own.limit, own.rank].every((each) => each === undefined)
  return (
    isOfOne &&
    isPlain &&
    isUnlimited &&
    [...features].every((each) => beside.has(each) || (each === 'max' && isDearer)) &&
    (namedLast.test(text) || namedFirst.test(text))
  )
}

/** Of a sum, a count or what was kept; of anything else only what points to it is asked back. */
function againstIt(own: Query, baseOf: () => Query): Query | undefined {
  const base = withNet(baseOf())
  const pointsToIt =
    /\bthan (?:that|it|this|those)$/.test(own.text) ||
    (own.names.length > 0 && /\bor\b/.test(own.text)) ||
    namedLast.test(own.text)
  const unsure = pointsToIt ? asked(own, 'Which two do you want to compare?') : undefined
  if (base.periods.length > 1 && own.periods.length > 0 && base.features.has('compare'))
    return asked(own, 'Which two times do you want to compare?')
  if (!isComparable(base)) return unsure
  const isEarned = base.features.has('earn')
  const isOtherSide = own.features.has('earn') !== isEarned
  if ((own.features.has('earn') || own.features.has('spend')) && isOtherSide) return unsure
  const isOfNets = ['net', 'saveVerb', 'savingsRate'].some((each) => base.features.has(each))
  const kept = [...base.features].filter((each) => each !== 'howOften')
  const features = new Set<Feature>([...kept, 'compare', ...(isOfNets ? [] : ['more'])])
  const both = { ...base, features, text: own.text, isFollowUp: true }
  const [period] = own.periods
  const before = /\b(day|week|month|quarter|year)\b/.exec(own.raws.get('spanBefore') ?? '')?.[1]
  if (before !== undefined) {
    const isOfOneUnit = base.periods.length === 1 && base.periods[0]?.kind === before
    return isOfOneUnit ? { ...both, features: new Set([...features, 'last']) } : unsure
  }
  if (period === undefined) return isOfNets ? unsure : (withName(both, own) ?? unsure)
  const [held, ...others] = base.periods
  // "Is that more than last year?", asked of a month, is of that month a year before.
  if (held !== undefined && held.kind !== 'year' && period.kind === 'year') return undefined
  if (held === undefined || others.length > 0 || isSameSpan(held, period)) return unsure
  return { ...both, periods: namedLast.test(own.text) ? [held, period] : [period, held] }
}

/** Both names, if money goes the same way with them. */
function withName(base: Query, { names: [name] }: Query): Query | undefined {
  const [held, ...others] = base.names
  if (held === undefined || name === undefined || others.length > 0) return undefined
  const sideAsked = base.features.has('earn') ? 'income' : 'expense'
  const [one, other] = [held, name].map((each) => sideOf(each) ?? sideAsked)
  return one === other ? { ...base, names: [held, name], isPayeeWithin: false } : undefined
}

/** What was left in a month that is over is what was kept of it. */
function withNet(base: Query): Query {
  const isLeft = [...base.features].every((each) => each === 'left' || ofSums.includes(each))
  const isOver =
    base.periods.length === 1 && base.periods.every(({ whole, isAhead }) => !(whole || isAhead))
  if (!base.features.has('left') || !isLeft || !isOver || base.names.length > 0) return base
  return { ...base, features: new Set<Feature>(['net']) }
}

const comparable: ReadonlySet<Feature> = new Set([
  ...ofSums,
  ...['still', 'count', 'visit', 'howOften', 'net', 'saveVerb', 'savingsRate'],
])

function isComparable(base: Query): boolean {
  const { features, weekdays, limit, rank, unknown, mistakes, picked } = base
  return (
    [...features].every((each) => comparable.has(each)) &&
    weekdays.length + unknown.length + mistakes.length === 0 &&
    [limit, rank, picked, base.supposed].every((each) => each === undefined) &&
    base.periods.every((each) => !each.isAhead)
  )
}
