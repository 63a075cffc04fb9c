import type { Feature } from './lexicon.ts'
import { daysIn } from './period.ts'
import { pointsToWhole } from './pronouns.ts'
import { comparing, type Query } from './slots.ts'

// Questions that could stand alone, or seem unknown, and yet go on from what the one before was about.

/** What a follow-up asks, if it is of one of these kinds. The question before is read only if its words allow it. */
export function goesOn(own: Query, baseOf: () => Query): Query | undefined {
  for (const { isMeant, goOn } of kinds) {
    const asked = isMeant(own) ? goOn(own, baseOf) : undefined
    if (asked) return asked
  }
  return undefined
}

type Kind = {
  isMeant: (own: Query) => boolean
  goOn: (own: Query, baseOf: () => Query) => Query | undefined
}

const kinds: readonly Kind[] = [
  { isMeant: asksPartOfIt, goOn: withItsWhole },
  { isMeant: asksShareOfSide, goOn: withSide },
  { isMeant: asksOnWhat, goOn: withItsParts },
  { isMeant: asksIfUsual, goOn: withUsual },
  { isMeant: asksPriceNow, goOn: withPriceNow },
  { isMeant: asksHowMuchOfIt, goOn: withUnnamed },
  { isMeant: asksWhyScore, goOn: withScore },
  { isMeant: asksItsAmount, goOn: withItsDay },
  { isMeant: asksWhatMoved, goOn: withSpans },
  { isMeant: asksHigher, goOn: withScore },
  { isMeant: asksWhatWouldBe, goOn: supposing },
  { isMeant: asksStepPerTime, goOn: withStep },
  { isMeant: asksNextOne, goOn: withOneFurther },
  { isMeant: (own) => placeIn(own) !== undefined, goOn: withPlace },
  { isMeant: asksInTotal, goOn: withAllTime },
  { isMeant: asksTogether, goOn: withBothTimes },
  { isMeant: namesOnlyATime, goOn: withThirdTime },
  { isMeant: namesOnlyOne, goOn: withThirdName },
]

/** "How much of that was food?" */
function asksPartOfIt(own: Query): boolean {
  return own.features.has('share') && own.names.length > 0 && pointsToWhole(own)
}

const sides: readonly Feature[] = ['spend', 'earn', 'expenseRow', 'incomeRow', 'salaryWord']
const ofSums: readonly Feature[] = [...sides, 'total', 'howMuch', 'whatIs', 'nowIs', 'ever']

/** The whole is the sum that the question before asked for, with its time and what it left out. */
function withItsWhole(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const kept = sides.filter((side) => base.features.has(side))
  if (kept.length === 0 || !isWholeSum(base)) return asked(own, 'Of what do you want the share?')
  const features = new Set([...own.features, ...kept])
  features.delete('pronoun')
  const excepts = [...base.excepts, ...own.excepts]
  return { ...own, features, periods: base.periods, excepts, isFollowUp: true }
}

/** A sum of everything in one time: of no name, no limit and no weekday. */
function isWholeSum(base: Query): boolean {
  const { features, names, periods, weekdays, min, max, limit, rank, unknown } = base
  const isNarrowed = [min, max, limit, rank, base.picked].some((each) => each !== undefined)
  return (
    [...features].every((feature) => ofSums.includes(feature)) &&
    names.length + weekdays.length + unknown.length + base.mistakes.length === 0 &&
    periods.length < 2 &&
    !isNarrowed
  )
}

const sideAlone =
  /^(?:(?:and|so|ok|but|what about|how about|as a (?:share|percentage|percent|part)) )*(?:of|out of) (?:my |our |the )?(?:total |whole |entire |overall |net )?(income|earnings|pay|salary|spending|expenses)$/

/** "And of my income?" */
function asksShareOfSide({ text }: Query): boolean {
  return sideAlone.test(text)
}

/** The share that a sum, or another share, is of the other side. */
function withSide(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfSum = [...base.features].every((each) => each === 'share' || ofSums.includes(each))
  if (!isOfSum || base.names.length === 0 || base.min !== undefined || base.max !== undefined)
    return asked(own, 'What do you want the share of?')
  const isOfIncome = !/^(spending|expenses)$/.test(sideAlone.exec(own.text)?.[1] ?? '')
  const features = new Set<Feature>(['share', isOfIncome ? 'earn' : 'spend'])
  return { ...base, features, raws: own.raws, text: own.text, isFollowUp: true }
}

/** "On what?" */
function asksOnWhat({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok) )*(?:(?:on|for) what(?: exactly| mostly| mainly)?|what (?:on|for))$/.test(
    text,
  )
}

/** The purchases of a few days, the categories of a longer time. */
function withItsParts(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (![...base.features].every((each) => ofSums.includes(each))) return undefined
  const [period, ...others] = base.periods
  if (others.length > 0) return asked(own, 'For which of these times?')
  const isShort = period?.from !== undefined && daysIn(period) <= 7
  const kept = sides.filter((side) => base.features.has(side))
  const part = isShort || base.names.length > 0 ? 'list' : 'breakdown'
  return { ...base, features: new Set<Feature>([...kept, part]), isFollowUp: true }
}

/** "Is that a lot?", "is that normal for me?" */
function asksIfUsual({ text }: Query): boolean {
  return /^(?:(?:and|so|ok|but|hm) )*(?:is|was) (?:that|it|this) (?:a lot|much|high|low|normal|usual|typical|unusual|average|(?:above|below) average|(?:more|less|higher|lower) than (?:usual|normal|average)|a lot (?:more|less) than (?:usual|normal))(?: for (?:me|us))?$/.test(
    text,
  )
}

/** What one month came to, against the months before. */
function withUsual(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (![...base.features].every((each) => ofSums.includes(each))) return undefined
  const [period, ...others] = base.periods
  const isOfMonth = period?.kind === 'month' && others.length === 0
  if (!isOfMonth || !isWholeSum({ ...base, names: [] }))
    return asked(own, 'With which month do you want to compare it?')
  const kept = sides.filter((side) => base.features.has(side))
  const features = new Set<Feature>([...kept, 'compare', 'average'])
  return { ...base, features, text: `${base.text} than usual`, isFollowUp: true }
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
  ...['howMuch', 'recent', 'spend', 'whatIs'],
]

/** Of what a bill costs, or by what it rose: its price as it is now. */
function withPriceNow(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfPrice = ['rise', 'change', 'nowIs'].some((each) => base.features.has(each))
  const isOfOne = base.names.length === 1 && base.periods.length === 0 && isOfPayees(base)
  if (!isOfPrice || !isOfOne || ![...base.features].every((each) => ofPrices.includes(each)))
    return undefined
  const isPerTime = own.features.has('perYear') || own.features.has('perMonth')
  const features = new Set<Feature>(isPerTime ? ['bill', 'nowIs'] : ['nowIs'])
  return { ...base, features, raws: own.raws, text: own.text, isFollowUp: true }
}

/** "How much a month is that?", "how much did I pay them in May?", "has it gone up?", "what category was it?" */
function asksHowMuchOfIt({ features, names, periods, text }: Query): boolean {
  // Without a time of its own, "how much is it?" is told with what was picked out.
  const isMeasure = [...measures, ...(periods.length > 0 ? ofSums : [])].some((each) =>
    features.has(each),
  )
  const isOfIt =
    features.has('pronoun') || /^(?:and |so )?(?:how much|what) (?:per|a|each) /.test(text)
  const isKind = /\b(?:category|store|shop|payee|place)\b.*\b(?:was|is) (?:it|that|this)\b/.test(
    text,
  )
  return names.length === 0 && ((isMeasure && isOfIt) || isKind)
}

const measures: readonly Feature[] = [
  ...['perDay', 'perWeek', 'perMonth', 'perYear', 'average', 'count'],
  ...['howOften', 'change', 'rise'],
]

/** Of the category, payee, bill or expense that an answer picked out, which is not known here. */
function withUnnamed(own: Query, baseOf: () => Query): Query | undefined {
  const { features, names } = baseOf()
  const isOfGroups = ['category', 'payee', 'where', 'bill', 'subscription'].some((each) =>
    features.has(each),
  )
  const isOfRow = own.features.has('category') || own.features.has('payee')
  const isPicked =
    (isOfGroups || (isOfRow && names.length === 0)) &&
    picked.some((feature) => features.has(feature))
  return isPicked ? asked(own, 'Which one do you mean, by its name?') : undefined
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
  if (base.features.has('payday') || isOfOne) {
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
function withSpans(own: Query, baseOf: () => Query): Query | undefined {
  const { periods, names, excepts, picked } = baseOf()
  if (picked) return { ...own, periods, excepts, picked }
  if (periods.length === 0 || periods.some(({ isAhead }) => isAhead)) return undefined
  if (periods.length > 2) return asked(own, 'Which two times do you want to compare?')
  // What moved within one payee or category is not told apart.
  if (names.length > 0 && !own.features.has('category'))
    return asked(own, 'Do you mean all your spending? Ask again with the two times.')
  return { ...own, periods, excepts }
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

/** "And the one before that?", "and the one after it?" */
function asksNextOne({ features, names, periods }: Query): boolean {
  const isNext = features.has('oneBefore') || features.has('oneAfter')
  return isNext && names.length + periods.length === 0
}

/** One further from the last, or from the first, than the question before went. */
function withOneFurther(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const start = own.features.has('oneBefore') ? 'last' : 'first'
  const isOfIt = base.features.has(start) && base.names.length > 0 && base.limit === undefined
  return isOfIt ? { ...base, rank: (base.rank ?? 1) + 1, isFollowUp: true } : undefined
}

const places = ['second', 'third', 'fourth', 'fifth']

/** "And the second one?": 2. */
function placeIn({ text }: Query): number | undefined {
  const [, place = ''] =
    /^(?:and |what about |how about )*(?:the |my )?([a-z]+|[2-5](?:nd|rd|th))(?: one| place)?$/.exec(
      text,
    ) ?? []
  const spelled = places.indexOf(place)
  if (spelled >= 0) return spelled + 2
  return /^\d/.test(place) ? Number(place[0]) : undefined
}

const picked: readonly Feature[] = ['max', 'min', 'most', 'least', 'last', 'first', 'often']

/** The next of what the question before ranked. */
function withPlace(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const rank = placeIn(own)
  const isRanked = picked.some((feature) => base.features.has(feature)) && base.limit === undefined
  return isRanked && rank !== undefined ? { ...base, rank, isFollowUp: true } : undefined
}

/** "And in total?" */
function asksInTotal({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok|what about|how about) )+(?:in total|in all|overall|altogether|all together)$/.test(
    text,
  )
}

/** After the sum of one time: the sum of all records. */
function withAllTime(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const isOfSum = [...base.features].every((each) => ofSums.includes(each))
  return isOfSum &&
    base.periods.length === 1 &&
    base.rank === undefined &&
    base.picked === undefined
    ? { ...base, periods: [], isFollowUp: true }
    : undefined
}

/** "Both with June", "together with June" */
function asksTogether({ text, names, periods }: Query): boolean {
  return (
    names.length === 0 &&
    periods.length === 1 &&
    /^(and |but )?(both|together|combined|added|plus)\b/.test(text)
  )
}

/** Adds a time to the one that the question before was about. */
function withBothTimes(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (base.periods.length !== 1) return undefined
  const [held, added] = [...base.periods, ...own.periods]
  if (held === undefined || added === undefined) return undefined
  const isApart = added.to < (held.from ?? '') || held.to < (added.from ?? '')
  if (!isApart) return asked(own, 'Which two times do you want to add up?')
  return { ...base, periods: [held, added], text: `${base.text} and ${own.text}`, isFollowUp: true }
}

/** "And in August?" */
function namesOnlyATime({ features, names, periods, isFollowUp }: Query): boolean {
  const isBare = [...features].every((each) => each === 'compare' || each === 'pronoun')
  return isFollowUp && isBare && names.length === 0 && periods.length === 1
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

function asked(own: Query, question: string): Query {
  return { ...own, mistakes: [...own.mistakes, question] }
}
