import { goingOnFromDues, partsOfBills } from './goingOnFromDues.ts'
import { goingOnFromLists } from './goingOnFromLists.ts'
import { goingOnFromPicks } from './goingOnFromPicks.ts'
import { goingOnFromPlans } from './goingOnFromPlans.ts'
import { goingOnFromSums } from './goingOnFromSums.ts'
import { goingOnFromSuppositions } from './goingOnFromSuppositions.ts'
import { asked, type Kind } from './goingOnKinds.ts'
import { goingOnToBills } from './goingOnToBills.ts'
import { countOfIt } from './goingOnToCounts.ts'
import { goingOnToOneMore } from './goingOnToOneMore.ts'
import { goingOnToOthers } from './goingOnToOthers.ts'
import { goingOnToTwoSums } from './goingOnToTwoSums.ts'
import { incomeLessKind } from './incomeLess.ts'
import type { Feature } from './lexicon.ts'
import { comparing, type Query, sideOf } from './slots.ts'

// Questions that could stand alone, or seem unknown, and yet go on from what the one before was about.

/** What a follow-up asks, if it is of one of these kinds. The questions before are read only if its words allow it. */
export function goesOn(
  own: Query,
  baseOf: () => Query,
  earlierOf: () => Query | undefined,
): Query | undefined {
  for (const { isMeant, goOn } of kinds) {
    const asked = isMeant(own) ? goOn(own, baseOf, earlierOf) : undefined
    if (asked) return asked
  }
  return undefined
}

const kinds: readonly Kind[] = [
  ...goingOnFromSuppositions,
  ...goingOnFromPlans,
  incomeLessKind,
  countOfIt,
  ...goingOnToBills,
  ...partsOfBills,
  ...goingOnFromSums,
  ...goingOnToOneMore,
  ...goingOnToOthers,
  ...goingOnToTwoSums,
  ...goingOnFromDues,
  ...goingOnFromLists,
  { isMeant: asksSeveral, goOn: withSeveral },
  { isMeant: asksAfterBills, goOn: withLeft },
  { isMeant: asksFromThen, goOn: withOpenStart },
  { isMeant: asksMoreThanOne, goOn: withOneOther },
  { isMeant: asksOfRefunds, goOn: withDuplicates },
  { isMeant: asksPriceNow, goOn: withPriceNow },
  { isMeant: asksOfRise, goOn: withRise },
  { isMeant: asksIfPriceRose, goOn: withItsRise },
  { isMeant: asksBiggestRise, goOn: withBiggestRise },
  { isMeant: asksWhichRose, goOn: withPartsThatRose },
  ...goingOnFromPicks,
  { isMeant: asksWhyScore, goOn: withScore },
  { isMeant: asksItsAmount, goOn: withItsDay },
  { isMeant: asksWhatMoved, goOn: withSpans },
  { isMeant: asksHigher, goOn: withScore },
  { isMeant: asksWhatWouldBe, goOn: supposing },
  { isMeant: asksStepPerTime, goOn: withStep },
  { isMeant: namesOnlyATime, goOn: withTimeOrName },
  { isMeant: namesOnlyATime, goOn: withThirdTime },
  { isMeant: namesOnlyOne, goOn: withThirdName },
]

/** "And from then on?", "until now?" */
function asksFromThen({ text, names }: Query): boolean {
  return (
    names.length === 0 &&
    /^(?:(?:and|but|what about|how about|ok|so) )*(?:from then on|from there on|from then|since then|since|after that|afterwards|(?:until|till|up to|up until|to) now|so far|to date)$/.test(
      text,
    )
  )
}

/** After a time that is over, those days could begin with it or after it. */
function withOpenStart(own: Query, baseOf: () => Query): Query | undefined {
  const [period, ...others] = baseOf().periods
  const isOver = period?.from !== undefined && !period.whole && !period.isAhead
  return isOver && others.length === 0 ? asked(own, 'From which day on do you mean?') : undefined
}

/** "More than groceries?" */
function asksMoreThanOne({ text, names, periods }: Query): boolean {
  return (
    names.length === 1 &&
    periods.length === 0 &&
    /^(?:(?:and|but|so|or) )*(?:(?:is|was) (?:it|that) )?(?:more|less) than\b/.test(text)
  )
}

/** A sum of everything is not compared with a part of it. */
function withOneOther(own: Query, baseOf: () => Query): Query | undefined {
  return baseOf().names.length === 0 ? asked(own, 'Which two do you want to compare?') : undefined
}

/** "And two of them?" */
function asksSeveral({ text }: Query): boolean {
  return /^((and|but|what about|how about|ok|or) )*(?:(two|three|four|five|six|[2-9]) (of (them|those|these|it)|such)\b|(two|three|four|five|six)(?: of)?$)/.test(
    text,
  )
}

/** The price of what could be afforded is not multiplied. */
function withSeveral(own: Query, baseOf: () => Query): Query | undefined {
  return baseOf().features.has('afford')
    ? asked(own, 'Ask again with the price of all of them: what would they cost?')
    : undefined
}

/** "And after bills?" */
function asksAfterBills({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|but|ok|what about|how about|how much) )*(?:after|once|with|without) (?:(?:all|my|the|all my|all the) )?bills(?: (?:are|have been) (?:paid|settled|met|cleared))?$/.test(
      text,
    )
  )
}

/** What is left this month is so without the bills that are due. */
function withLeft(_: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  return base.features.has('left') ? { ...base, isFollowUp: true } : undefined
}

/** "How much would that be together, if they are refunded?" */
function asksOfRefunds({ features, names, periods }: Query): boolean {
  return features.has('refund') && names.length + periods.length === 0
}

/** What duplicates would bring back is not what was refunded so far. */
function withDuplicates(own: Query, baseOf: () => Query): Query | undefined {
  return baseOf().features.has('duplicate')
    ? asked(own, 'Do you mean refunds that you have received, or what the duplicates come to?')
    : undefined
}

/** "So what is it a year now?", "how much is it now?" */
function asksPriceNow({ text, names, periods, unknown, features }: Query): boolean {
  if (names.length + periods.length + unknown.length > 0 || features.has('average')) return false
  if (/\b(more|extra|less|was|were|did|spen[dt]|spending|average|save)\b/.test(text)) return false
  const isNow = /\b(is|are|costs?|pay|paying|come|comes)\b.*\b(now|nowadays|these days|currently)\b/
  return isNow.test(text) || features.has('perYear') || features.has('perMonth')
}

const ofPrices: readonly Feature[] = [
  ...['rise', 'change', 'sinceRise', 'nowIs', 'bill', 'subscription', 'when', 'ever', 'last'],
  ...['howMuch', 'recent', 'spend', 'whatIs', 'due'],
]

const notOfCosts: readonly Feature[] = ['when', 'due', 'last', 'recent']

/** Of what a bill costs, or by what it rose: its price as it is now. */
function withPriceNow(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isPerTime = own.features.has('perYear') || own.features.has('perMonth')
  const isWhenDue = base.features.has('due') && (isPerTime || base.features.has('when'))
  const isOfPrice = isWhenDue || ['rise', 'change', 'nowIs'].some((each) => base.features.has(each))
  const isOfOne = base.names.length === 1 && base.periods.length === 0 && isOfPayees(base)
  if (!isOfPrice || !isOfOne || ![...base.features].every((each) => ofPrices.includes(each)))
    return undefined
  const features = new Set<Feature>(isPerTime ? ['bill', 'nowIs'] : ['nowIs'])
  return { ...base, features, raws: own.raws, text: own.text, isFollowUp: true }
}

/** "Did Spotify go up? Since when?", "and what did it cost before?" */
function asksOfRise({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|but) )*(?:since when(?: exactly)?|(?:what|how much) (?:(?:was|were) (?:(?:it|they|that|the(?: old)? price|the cost) )?|did (?:it|they|that) cost (?:me |us )?|did (?:i|we) pay (?:for (?:it|that) )?)(?:before(?: (?:that|then|it(?: (?:went up|rose|increased|got more expensive))?|they raised (?:it|the price)|(?:the|that|its|their) (?:price )?(?:rise|increase|change|hike|raise)))?|until then|earlier|previously)|(?:up )?from what|(?:what|how much) (?:was|is) the old price|(?:when|since when) (?:did|was|were|is) (?:the|my|its|their) (?:latest|last|most recent|newest) (?:(?:pay|price) )?(?:rise|raise|increase|hike|step|change|one)(?: (?:come in|come|happen|take effect|kick in|start|begin))?|(?:up )?from how much)$/.test(
    text,
  )
}

/** The answer to that tells the day, and both prices. */
function withRise(_: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfRise = base.features.has('rise') || base.features.has('change')
  const isOfRises = base.features.has('rise') && base.names.length === 0
  const isPaid = base.names.every((item) => sideOf(item) === 'income')
  const isOfOne = base.names.length > 0 && (isOfPayees(base) || isPaid)
  return isOfRises || base.features.has('payRise') || (isOfRise && isOfOne)
    ? { ...base, isFollowUp: true }
    : undefined
}

const priceRose = new RegExp(
  `^(?:(?:and|so|ok|but) )*(?:${[
    '(?:did|has|have|is|was) (?:it|that|this|they|the (?:price|cost|rate|fee|charge|bill|premium|amount)) (?:(?:ever|always|just|recently|lately|already|since|been) )*(?:go up|gone up|going up|went up|rise|risen|rose|increased?|changed?|raised|(?:get|got|gotten|become|become any) (?:more expensive|pricier|dearer))(?: at all| ever| recently| lately| over time| since then| in price)?',
    '(?:was|has) (?:it|that|this|the price) (?:always|ever) (?:been )?(?:that(?: much| price| amount| high| expensive)?|this much|so much|so expensive|cheaper|less|lower|the same(?: price| amount)?)(?: before)?',
    'did (?:it|that|they) (?:always|ever) (?:cost|charge)(?: me| us)? (?:that(?: much)?|this much|so much|less|the same)(?: before)?',
  ].join('|')})$`,
)

/** "Did that ever go up?", "has the price changed?", "was it always that much?" */
function asksIfPriceRose({ text, names, periods }: Query): boolean {
  return names.length + periods.length === 0 && priceRose.test(text)
}

/** After what one payee costs: its price; what was spent in a time is compared instead. */
function withItsRise(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfSome = base.names.length > 0 && isOfPayees(base) && base.excepts.length === 0
  const isOfPrice = /\bthe (?:price|cost|rate|fee|charge|bill|premium)\b/.test(own.text)
  const isOfTime = base.periods.length > 0 && !isOfPrice
  const isPaid = base.names.some((item) => sideOf(item) === 'income')
  if (base.features.has('rise') || base.features.has('change')) return undefined
  if (!isOfSome || isPaid)
    return isOfPrice && base.names.length > 0 ? asked(own, 'Whose price do you mean?') : undefined
  if (/\b(?:how (?:often|many)|share|percent(?:age)?|fraction|proportion)\b/.test(base.text))
    return asked(own, 'Which two times do you want to compare, and of what?')
  if (isOfTime || !isOfCost(base)) return undefined
  const features = new Set<Feature>(['rise', 'ever'])
  return {
    ...base,
    features,
    periods: [],
    unknown: [],
    mistakes: [],
    text: own.text,
    raws: own.raws,
    isFollowUp: true,
  }
}

/** What a share, an average, a count or a day of it was before is no price. */
function isOfCost({ features, text }: Query): boolean {
  return (
    [...features].every((each) => ofPrices.includes(each) && !notOfCosts.includes(each)) &&
    !/\b(?:spen[dt]|spending|times|visits?|average|share)\b/.test(text)
  )
}

/** "Which one went up since August?" */
function asksWhichRose({ text, names, periods }: Query): boolean {
  return (
    names.length === 0 &&
    periods.length > 0 &&
    /^(?:(?:and|so|ok|but) )*(?:which|what)(?: ones?)?(?: of (?:them|those|these))? (?:went|gone|has gone|have gone|go|goes|rose|increased|jumped|got)\b/.test(
      text,
    )
  )
}

/** After the parts of a category, the time alone does not say what they are compared with. */
function withPartsThatRose(own: Query, baseOf: () => Query): Query | undefined {
  const { names, periods } = baseOf()
  return names.length > 0 && periods.length > 0
    ? asked(own, 'Which two times do you want to compare, and of what?')
    : undefined
}

/** "Which rise was the biggest?", "which one went up the most?" */
function asksBiggestRise({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    /^(?:(?:and|so|ok|but) )*(?:(?:which|what|whose)(?: one| of (?:them|those|these))? )?(?:(?:(?:bill|payee|price|company|subscription|one) )?(?:went up|rose|increased|jumped|has gone up|has risen|goes up) (?:the )?most|(?:(?:price |bill )?(?:rise|increase|jump|hike|step|one) )?(?:(?:is|was) )?(?:the |my |our )?(?:very )?(?:biggest|largest|highest|steepest|worst)(?: (?:price )?(?:rise|increase|jump|hike|step|one))?)$/.test(
      text,
    )
  )
}

/** The rises of the question before, the largest step first. */
function withBiggestRise(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const has = (...any: readonly Feature[]) => any.some((each) => base.features.has(each))
  if (has('change', 'rise') && has('category', 'where') && has('max', 'most'))
    return { ...base, isFollowUp: true }
  const isOfRises = has('rise') || (has('change') && has('bill', 'subscription'))
  if (!isOfRises || has('category') || base.names.length === 1) return undefined
  return { ...base, features: new Set([...base.features, 'max']), isFollowUp: true, text: own.text }
}

function isOfPayees({ names }: Query): boolean {
  return names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
}

/** "Why isn't it 100?", "why so low?" */
function asksWhyScore({ text, names, periods }: Query): boolean {
  return names.length + periods.length === 0 && /^(?:(?:and|so|but) )*why\b/.test(text)
}

/** "How much will it be?" */
function asksItsAmount({ text, names, periods, unknown }: Query): boolean {
  return (
    names.length + periods.length + unknown.length === 0 &&
    /^(?:(?:and|so|ok|but) )*(?:how much|what) (?:(?:will|would|is|does) (?:it|that|this)(?: (?:be|cost|come to|amount to|going to be|for))?|should i expect|will i get)$/.test(
      text,
    )
  )
}

const aheadOfIt: readonly Feature[] = [
  'forecast',
  'left',
  'usage',
  'afford',
  'cancel',
  'saveVerb',
  'bill',
  'subscription',
  'due',
  'overdue',
  'paused',
]

/** After "when is payday?" or "when is rent due?": the answer to that tells its amount too. */
function withItsDay(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isDay = base.features.has('when') && base.features.has('due')
  const isOfOne = isDay && base.names.length > 0
  const isPayday =
    base.features.has('payday') || (base.features.has('days') && base.features.has('earn'))
  if (isPayday || isOfOne) {
    const features = new Set<Feature>([...base.features, 'howMuch'])
    return { ...base, features, isFollowUp: true }
  }
  const isAhead = aheadOfIt.some((each) => base.features.has(each))
  return own.features.has('forecast') && !isAhead
    ? asked(own, 'Which amount do you mean?')
    : undefined
}

/** "Which category went up the most?", with no time of its own. */
function asksWhatMoved({ features, names, periods, unknown }: Query): boolean {
  const isOfGroups = features.has('category') || features.has('payee') || features.has('where')
  const isMove = features.has('change') || features.has('rise')
  return isOfGroups && isMove && names.length + periods.length + unknown.length === 0
}

/** It is asked of the times that the question before compared, or of the one that it was about. */
function withSpans(said: Query, baseOf: () => Query): Query | undefined {
  const own = withoutTimesOfIt(said)
  const { periods, names, excepts, picked, features: before, text } = baseOf()
  if (picked) return { ...own, periods, excepts, picked }
  if (periods.length === 0 || periods.some(({ isAhead }) => isAhead)) return undefined
  if (periods.length > 2) return asked(own, 'Which two times do you want to compare?')
  // What moved within one payee or category is not told apart.
  if (names.length > 0 && !own.features.has('category'))
    return asked(own, 'Do you mean all your spending? Ask again with the two times.')
  // "Am I spending more than last month?" compared it with this one.
  const isCompared = (['compare', 'more', 'lessWord'] as const).some((each) => before.has(each))
  const isWithNow = periods.length === 1 && isCompared
  if (!isWithNow) return { ...own, periods, excepts }
  const features = new Set<Feature>([...own.features, 'compare', 'more'])
  return { ...own, features, periods, excepts, text: `${text} ${own.text}` }
}

/** "In which category did it grow the most?", "… between those two years?": the times are those of the question before. */
function withoutTimesOfIt(own: Query): Query {
  const unit =
    /\b(?:between|over|across|in) (?:the|these|those|both)(?: two)? (day|week|month|quarter|year)s$/.exec(
      own.text,
    )?.[1]
  const left = ['pronoun', ...(unit === undefined ? [] : ['between', 'bothBefore', unit])]
  return { ...own, features: new Set([...own.features].filter((each) => !left.includes(each))) }
}

/** "How do I make it higher?", "how do I get it to 100?" */
function asksHigher({ text, names }: Query): boolean {
  return (
    names.length === 0 &&
    /\b(make|get|bring|push|move|take|raise|improve|increase|boost|lift|put|drag|pull) (it|that|this)\b.*\b(higher|up|better|bigger|more|excellent|good|great|\d+)\b|\b(raise|improve|increase|boost|lift) (it|that)\b/.test(
      text,
    )
  )
}

const raising: readonly Feature[] = ['score', 'raise']

function withScore(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (!base.features.has('score')) return undefined
  const { periods } = own.periods.length > 0 ? own : base
  return { ...own, features: new Set(raising), names: [], unknown: [], periods }
}

/** "How much would I have left?" */
function asksWhatWouldBe({ features, text, names }: Query): boolean {
  const isOfPlan = ['left', 'net', 'forecast', 'score'].some((each) => features.has(each))
  return isOfPlan && names.length === 0 && /\b(would|could|id)\b/.test(text)
}

/** What could be afforded tells what it would leave. No answer supposes that a bill is cancelled. */
function supposing(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (base.features.has('afford') && own.features.has('left')) return { ...base, isFollowUp: true }
  return base.features.has('cancel')
    ? asked(own, 'Do you mean what cancelling saves, or what is left as your bills are now?')
    : undefined
}

/** "How much extra is that a year?" */
function asksStepPerTime({ features, text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    (features.has('perYear') || features.has('perMonth')) &&
    /\b(extra|more)\b/.test(text)
  )
}

/** After a rise: what its step comes to. */
function withStep(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isKnown = own.unknown.every(({ raw }) => /^extra$/i.test(raw))
  const isPossible = isKnown && base.features.has('rise') && base.names.length > 0
  if (!isPossible) return undefined
  const units = (['perYear', 'perMonth'] as const).filter((unit) => own.features.has(unit))
  return { ...base, features: new Set([...base.features, ...units]), text: own.text }
}

/** "And in August?" */
function namesOnlyATime({ features, names, periods, isFollowUp }: Query): boolean {
  const isBare = [...features].every((each) => each === 'compare' || each === 'pronoun')
  const [period, ...others] = periods
  const isOneTime = period !== undefined && !period.isSameDays && others.length === 0
  return isFollowUp && isBare && names.length === 0 && isOneTime
}

/** "And June?", after what a payee got: it may be the month, or another payee. */
function withTimeOrName(own: Query, baseOf: () => Query): Query | undefined {
  const [period] = own.periods
  if (period?.isAlsoName !== true) return undefined
  const base = baseOf()
  return base.names.length > 0 && isOfPayees(base)
    ? asked(own, 'That may be a time or a payee. Which do you mean?')
    : undefined
}

/** After two times were compared, a third one could be compared with either. */
function withThirdTime(own: Query, baseOf: () => Query): Query | undefined {
  const { periods, features } = baseOf()
  const isCompared = comparing.some((feature) => features.has(feature))
  return isCompared && periods.length === 2
    ? asked(own, 'Which two times do you want to compare?')
    : undefined
}

/** "And Shell?" */
function namesOnlyOne({ features, names, periods, isFollowUp }: Query): boolean {
  return isFollowUp && features.size === 0 && names.length === 1 && periods.length === 0
}

/** "And Shell?" after "compare Starbucks and Uber" compares all three. */
function withThirdName(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const { features, names, periods } = base
  const isCompared = comparing.some((feature) => features.has(feature))
  if (!isCompared || names.length < 2 || periods.length > 1) return undefined
  return { ...base, names: [...names, ...own.names], isFollowUp: true }
}
