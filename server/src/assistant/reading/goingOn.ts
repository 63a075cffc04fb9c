import type { Feature } from './lexicon.ts'
import { pointsToWhole } from './pronouns.ts'
import { comparing, type Query } from './slots.ts'

// Questions that could stand alone, or seem unknown, and yet go on from what the one before was about.

/** What a follow-up asks, if it is of one of these kinds. The question before is read only if its words allow it. */
export function goesOn(own: Query, baseOf: () => Query): Query | undefined {
  const kind = kinds.find(({ isMeant }) => isMeant(own))
  return kind?.goOn(own, baseOf)
}

type Kind = {
  isMeant: (own: Query) => boolean
  goOn: (own: Query, baseOf: () => Query) => Query | undefined
}

const kinds: readonly Kind[] = [
  { isMeant: asksPartOfIt, goOn: withItsWhole },
  { isMeant: asksItsAmount, goOn: withItsDay },
  { isMeant: asksWhatMoved, goOn: withSpans },
  { isMeant: asksHigher, goOn: withScore },
  { isMeant: asksStepPerTime, goOn: withStep },
  { isMeant: asksNextOne, goOn: withOneFurther },
  { isMeant: (own) => placeIn(own) !== undefined, goOn: withPlace },
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
  const { periods, names, excepts } = baseOf()
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
  return isFollowUp && features.size === 0 && names.length === 0 && periods.length === 1
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
