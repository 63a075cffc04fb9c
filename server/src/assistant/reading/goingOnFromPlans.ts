import { asked, type Kind, sides } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'

// What can be asked about a plan that has just been told: another price, the biggest bill of those, a month against the average.

export const goingOnFromPlans: readonly Kind[] = [
  { isMeant: namesOtherPrice, goOn: withOtherPrice },
  { isMeant: asksBothCancelled, goOn: withBothCancelled },
  { isMeant: asksWhatIsKept, goOn: withoutKept },
  { isMeant: asksEndOfThem, goOn: withEndOfDues },
  { isMeant: asksAgainstAverage, goOn: withAverage },
  { isMeant: comparesTwoMonths, goOn: withItsNames },
]

const otherPrice =
  /^(?:(?:and|ok|okay|so|or|but|then|hm) )*(?:(?:and|ok|okay|or|but|(?:what|how) about|(?:what )?if|maybe|for|make it) |(?:an?|the|some) |\$?\d)/
const otherQuestion =
  /\b(?:as well|too|also|plus|both|each|apiece|more|extra|another|two|three|four|left|how much|when|which|did|was (?:i|we)|spent|save|month|week|year|per|percent|times|cancel)\b/

/** "Ok what about 150 shoes?", "and if I found one for 120 instead?" */
function namesOtherPrice({ text, amounts, numbers, names, periods }: Query): boolean {
  return (
    amounts.length + numbers.length === 1 &&
    names.length + periods.length === 0 &&
    otherPrice.test(text) &&
    !otherQuestion.test(text)
  )
}

function withOtherPrice(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (!base.features.has('afford')) return undefined
  const { amounts, numbers } = own
  return { ...base, amounts, numbers, isFollowUp: true }
}

/** "And both of them together?" */
function asksBothCancelled({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|what about|how about|what if i cancel|if i cancel) )*(?:both|(?:both|the two) of (?:them|those|these)|them both|the two)(?: (?:of them|together|combined|at once|cancelled|then|a month|a year|in a year))*$|^(?:(?:and|so|ok) )*(?:together|combined)$/.test(
    text,
  )
}

/** After the savings of one bill and of another: those of both. */
function withBothCancelled(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  const [base, earlier] = [baseOf(), earlierOf()]
  if (earlier === undefined || ![base, earlier].every(isOfCancelling)) return undefined
  const [one, ...more] = cancelled(earlier)
  const [other, ...others] = cancelled(base)
  const isTwo = one !== undefined && other !== undefined && more.length + others.length === 0
  if (!isTwo || (earlier.isFollowUp && !/\b(?:both|two)\b/.test(own.text)))
    return asked(own, 'Which ones do you mean, by their names?')
  return {
    ...base,
    features: new Set<Feature>(['cancel']),
    names: [one, other],
    excepts: [],
    isFollowUp: true,
  }
}

/** "And if I only keep Netflix?" */
function asksWhatIsKept({ text, names, periods }: Query): boolean {
  return (
    names.length > 0 &&
    periods.length === 0 &&
    /^(?:(?:and|so|but|ok|what|or) )*(?:if|suppose|say) (?:i|we) (?:(?:only|just|still|did) )*(?:keep|kept|hold on to|held on to|hang on to|stay with|stayed with) /.test(
      text,
    )
  )
}

/** After the savings of several: those of the others. */
function withoutKept(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (!isOfCancelling(base)) return undefined
  const kept = own.names.flatMap(({ names }) => names)
  const isKept = ({ names }: Query['names'][number]) => names.every((name) => kept.includes(name))
  const all = cancelled(base)
  const others = all.filter((item) => !isKept(item))
  if (others.length === 0 || all.length - others.length !== own.names.length)
    return asked(own, 'Which ones would you cancel, by their names?')
  return {
    ...base,
    features: new Set<Feature>(['cancel']),
    names: others,
    excepts: [],
    isFollowUp: true,
  }
}

function isOfCancelling({ features, periods }: Query): boolean {
  return (features.has('cancel') || features.has('saveVerb')) && periods.length === 0
}

function cancelled({ names, excepts }: Query): Query['names'] {
  return names.length > 0 ? names : excepts
}

const endOfThem =
  /^(?:(?:and|so|ok) )*(?:(?:which|what)(?: (?:one|bill))?(?: of (?:them|those|these))? (?:is|was|will be|are) )?(?:the )?(biggest|largest|highest|most expensive|priciest|dearest|smallest|lowest|cheapest|least expensive)(?: (?:one|bill|of (?:them|those|these)))*$/

/** "Which of those is the biggest?" */
function asksEndOfThem({ text }: Query): boolean {
  return endOfThem.test(text)
}

/** Of the bills that are due in some days. */
function withEndOfDues(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const has = (each: Feature) => base.features.has(each)
  const isOfDays = base.periods.length > 0 || has('payday') || has('monthEnd')
  const isOfDues = (has('due') || has('bill')) && isOfDays && base.names.length === 0
  const isNarrowed = [base.limit, base.rank, base.min, base.max].some((each) => each !== undefined)
  if (!isOfDues || isNarrowed || has('left') || has('spend') || has('count')) return undefined
  const isLeast = /^(?:smallest|lowest|cheapest|least)/.test(endOfThem.exec(own.text)?.[1] ?? '')
  const kept = [...base.features].filter((each) => !['max', 'min', 'most', 'least'].includes(each))
  return { ...base, features: new Set([...kept, isLeast ? 'min' : 'max']), isFollowUp: true }
}

/** "Was December above that?", "was December more or less?" */
function asksAgainstAverage({ text, names, periods }: Query): boolean {
  const [month, ...others] = periods
  return (
    names.length + others.length === 0 &&
    month?.kind === 'month' &&
    month.isAhead !== true &&
    /^(?:(?:and|so|ok|but) )*(?:is|was|were|did) (?:\p{L}+ )*?(?:\d{4} )?(?:(?:much|any|come|spend|spending|get|go) )*(?:above|below|over|under|more|less|higher|lower|better|worse|cheaper|dearer)(?: or (?:above|below|over|under|more|less|higher|lower|better|worse|cheaper|dearer))?(?: (?:than )?(?:that|the average|average|it|this|usual))?$/u.test(
      text,
    )
  )
}

const ofAverages: readonly Feature[] = [
  ...sides,
  ...['average', 'perMonth', 'month', 'nowIs', 'whatIs', 'howMuch', 'visit', 'total', 'still'],
]

/** After an average a month: that month against it. */
function withAverage(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isAverage = base.features.has('average') || base.features.has('perMonth')
  const isPlain = [...base.features].every((each) => ofAverages.includes(each))
  const isNarrowed = [base.limit, base.rank, base.min, base.max].some((each) => each !== undefined)
  if (!isAverage || !isPlain || isNarrowed || base.weekdays.length > 0 || base.periods.length > 1)
    return undefined
  const kept = sides.filter((each) => base.features.has(each))
  return {
    ...base,
    features: new Set<Feature>([...kept, 'againstAverage']),
    periods: [...own.periods, ...base.periods],
    text: own.text,
    isFollowUp: true,
  }
}

/** "Was December more than November?" */
function comparesTwoMonths({ text, names, periods }: Query): boolean {
  return (
    names.length === 0 &&
    periods.length === 2 &&
    /^(?:(?:and|so|ok|but) )*(?:is|was|were) (?:[\p{L}\d]+ ){1,4}(?:more|less|higher|lower|better|worse|cheaper|dearer)(?: expensive)? than (?:[\p{L}\d]+ ?){1,4}$/u.test(
      text,
    )
  )
}

/** Of what the question before was about. */
function withItsNames(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (base.names.length === 0 || base.excepts.length + base.mistakes.length > 0) return undefined
  const kept = sides.filter((each) => base.features.has(each))
  const features = new Set<Feature>([...own.features, ...kept])
  const { names, isPayeeWithin = false } = base
  return { ...own, features, names, isPayeeWithin, isFollowUp: true }
}
