import { asked, type Kind, ofSums, sides } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import { daysIn } from './period.ts'
import { pickedUnit } from './pickedOut.ts'
import { comparing, type Query } from './slots.ts'

// The parts of a sum or a count that has just been told: on what, where, on which days, and in percent.

export const goingOnToParts: readonly Kind[] = [
  { isMeant: asksOnWhat, goOn: withItsParts },
  { isMeant: asksAtWhichPlaces, goOn: withItsPlaces },
  { isMeant: asksOnWhichDays, goOn: withItsDays },
  { isMeant: asksPercentages, goOn: withPercentages },
]

/** "On what?" */
function asksOnWhat({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok) )*(?:(?:on|for) what(?: exactly| mostly| mainly)?|what (?:on|for)|(?:on )?what (?:did|do|have) (?:i|we) (?:spend|spent) (?:it|that|the money|all that|all of it)(?: all)?(?: on)?(?: mostly| mainly)?)$/.test(
    text,
  )
}

/** The purchases of a few days, the categories of a longer time. */
function withItsParts(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const unit = base.picked === undefined ? pickedUnit(base) : undefined
  if (unit !== undefined) {
    return ofPickedTime(own, base, base.names.length > 0 ? ['list'] : ['breakdown'])
  }
  if (![...base.features].every((each) => ofSums.includes(each))) return undefined
  const [period, ...others] = base.periods
  if (others.length > 0) return asked(own, 'For which of these times?')
  const isShort = period?.from !== undefined && daysIn(period) <= 7
  const kept = sides.filter((side) => base.features.has(side))
  const part = isShort || base.names.length > 0 ? 'list' : 'breakdown'
  return { ...base, features: new Set<Feature>([...kept, part]), isFollowUp: true }
}

/** The parts of the dearest month, within the names that it was the dearest for. */
function ofPickedTime(own: Query, base: Query, parts: readonly Feature[]): Query {
  const kept = sides.filter((side) => base.features.has(side))
  const features = new Set<Feature>([...kept, ...parts])
  const { names, excepts } = base
  return { ...own, features, names, excepts, unknown: [], picked: base, isFollowUp: true }
}

/** "Where?", "at which places?" */
function asksAtWhichPlaces({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok) )*(?:where(?: exactly| mostly| at)?|where (?:did|does|do) (?:most of )?(?:it|that|the money|i spend (?:it|that)|we spend (?:it|that))(?: all| mostly| mainly)?(?: go)?|where was (?:it|that)(?: spent| mostly| mainly)?|(?:at |in |from )?(?:which|what) (?:places?|shops?|stores?|payees?|merchants?|vendors?|restaurants?|clients?|customers?|employers?|payers?|sources?)(?: exactly| mostly|(?: the)? most(?: of (?:it|that|them))?)?|(?:from|to) (?:whom|who|where)(?: exactly| mostly)?|(?:who|where) from(?: exactly| mostly)?|who (?:paid|pays) (?:it|that|me(?: that)?))$/.test(
    text,
  )
}

/** What each payee got of a sum or a count. */
function withItsPlaces(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  if (base.picked === undefined && pickedUnit(base) !== undefined)
    return ofPickedTime({ ...own, raws: new Map([['payee', 'by payee']]) }, base, [
      'breakdown',
      'payee',
    ])
  return apart(base, 'breakdown', ['payee'], new Map([['payee', 'by payee']]))
}

/** "On which days?" */
function asksOnWhichDays({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok) )*(?:on )?(?:which|what) (?:days?|dates?)(?: exactly| mostly| (?:was|were) (?:that|it|those))?$/.test(
    text,
  )
}

function withItsDays(_own: Query, baseOf: () => Query): Query | undefined {
  return apart(baseOf(), 'day', [], new Map([['day', 'by day']]))
}

/** The parts of a sum or a count of one time. */
function apart(
  base: Query,
  by: Feature,
  others: readonly Feature[],
  raws: Query['raws'],
): Query | undefined {
  const { features, periods, rank, limit, picked } = base
  const isOfSum = [...features].every((each) => [...ofSums, 'count', 'visit'].includes(each))
  const isNamed = base.names.length + periods.length > 0
  if (
    !isOfSum ||
    !isNamed ||
    periods.length > 1 ||
    [rank, limit, picked].some((each) => each !== undefined)
  )
    return undefined
  const kept = sides.filter((side) => features.has(side))
  return {
    ...base,
    features: new Set<Feature>([...kept, by, ...others]),
    raws,
    text: by,
    isFollowUp: true,
  }
}

/** "With percentages", "in percent?" */
function asksPercentages({ text }: Query): boolean {
  return /^(?:(?:and|so|but|ok|please|now|can you|show|give|me|it|that|them|with|in|as|the|their|how much|what|is|was) )*(?:percent|percents|percentages?|%)(?: (?:of (?:the )?total|each|please|too))*$/.test(
    text,
  )
}

/** A ranking tells its shares; those of a named sum are asked for. */
function withPercentages(_own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const { features, names, periods } = base
  const isOfGroups = ['category', 'payee', 'where', 'breakdown'].some((each) => features.has(each))
  const isCompared = comparing.some((each) => features.has(each))
  const isOther = ['day', 'week', 'month', 'year', 'count', 'often', 'bill', 'subscription', 'rise']
  // What compares two times, or tells a rise, tells it in percent too.
  if (isCompared && !isOfGroups) return { ...base, isFollowUp: true }
  if (isOfGroups && !isCompared && !isOther.some((each) => features.has(each)))
    return { ...base, isFollowUp: true }
  const isOfSum = [...features].every((each) => ofSums.includes(each))
  if (!isOfSum || names.length === 0 || periods.length > 1) return undefined
  const kept = sides.filter((side) => features.has(side))
  return { ...base, features: new Set<Feature>([...kept, 'share']), isFollowUp: true }
}
