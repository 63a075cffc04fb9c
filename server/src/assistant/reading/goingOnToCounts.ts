import { asked, type Kind, ofSums, sides } from './goingOnKinds.ts'
import type { Feature } from './lexicon.ts'
import { isPartOf } from './payeesWithin.ts'
import type { NameItem, Query } from './slots.ts'

// "How many stops was that?": the rows of a sum that has just been told, in whatever noun the person has for them.

export const countOfIt: Kind = { isMeant: countsIt, goOn: withItsCount }

const howManyOfIt =
  /^(?:(?:and|so|ok|but) )*(?:in |from |over |across |on )?how many (?:of the |different )?([\p{L}'-]+(?: [\p{L}'-]+){0,2}) (?:is|was|were|are|does|did|has|would) (?:that|it|those|this|these|they|there)(?: (?:be|been|make|come to|in total|in all|altogether|all together|then|exactly))*$/u

/** What is counted of no row: times, measures, and what several rows can share. */
const noRows =
  /^(?:days?|weeks?|months?|quarters?|years?|hours?|minutes?|nights?|weekends?|gallons?|lit(?:er|re)s?|miles?|km|kilomet(?:er|re)s?|kilos?|pounds?|ounces?|lbs|grams?|dollars?|bucks|euros?|cents?|percent|points?|calories|pages?|shops?|stores?|places?|payees?|merchants?|categor(?:y|ies)|people|persons?|clients?|customers?|companies|employers?|restaurants?|sources?|names?|kinds?|types?|sorts?|bills?|subscriptions?|pay ?che(?:ck|que)s?|pay ?slips?|pay ?days?)$/

/** Nouns for a visit or a purchase, although a name in the records may hold one: Truck Stop. */
const anyRows =
  /^(?:stops?|runs?|trips?|visits?|times|sessions?|rides?|orders?|hauls?|sales?|payouts?|jobs?|gigs?)$/

/** What the grammar reads itself ("how many payments was that?") needs no noun of the person's own. */
function countsIt({ text, names, unknown, periods, weekdays }: Query): boolean {
  const noun = howManyOfIt.exec(text)?.[1]?.split(' ').at(-1)
  const isOwnNoun = names.some(({ how }) => how !== 'synonym') || unknown.length > 0
  return (
    noun !== undefined &&
    !noRows.test(noun) &&
    (isOwnNoun || weekdays.length > 0) &&
    periods.length === 0
  )
}

const besideSums: readonly Feature[] = [
  ...ofSums,
  ...['count', 'visit', 'anyRow', 'list', 'howOften', 'tooMuch', 'still'],
]

function withItsCount(own: Query, baseOf: () => Query): Query | undefined {
  const base = baseOf()
  const { features, names, periods, rank, limit, picked } = base
  const isOther = [rank, limit, picked].some((each) => each !== undefined)
  const isOpen = base.unknown.length + base.mistakes.length + base.weekdays.length > 0
  const isOfSum = [...features].every((each) => besideSums.includes(each))
  const isNamed = names.length + periods.length > 0
  if (isOther || isOpen || !isOfSum || !isNamed || periods.length > 1)
    return asked(own, 'Of what shall I count them, and in which time?')
  const counted = countedOf(own, names)
  if (counted === undefined) return asked(own, 'Of which of them shall I count the number?')
  const kept = [...sides, 'visit' as const].filter((each) => features.has(each))
  const isTyped = kept.length > 0 || counted.length > 0
  return {
    ...base,
    features: new Set<Feature>(['count', ...kept, ...(isTyped ? [] : ['expenseRow' as const])]),
    names: counted,
    text: own.text,
    isFollowUp: true,
  }
}

/** A noun that is a name too: the one that was told, its category ("coffees" of Starbucks), or a part of it. */
function countedOf(own: Query, told: readonly NameItem[]): readonly NameItem[] | undefined {
  const noun = howManyOfIt.exec(own.text)?.[1]?.split(' ').at(-1) ?? ''
  // "How many Sundays was that?", of Sunday Market.
  if (own.weekdays.length > 0)
    return told.length > 0 && told.every((item) => sharesWord(item, noun)) ? told : undefined
  const [named, ...others] = own.names
  if (named === undefined || anyRows.test(noun)) return told
  if (others.length > 0) return undefined
  if (told.length === 0) return own.names
  const isTold = told.every(
    (item) =>
      item.names.every((name) => named.names.includes(name)) ||
      isPartOf(item, named) ||
      sharesWord(item, noun),
  )
  if (isTold) return told
  return told.length === 1 && told[0] && isPartOf(named, told[0]) ? own.names : undefined
}

/** "How many washes was that?", of Truck Wash. */
function sharesWord({ names }: NameItem, noun: string): boolean {
  const stem = noun.replace(/(?<=(?:s|x|ch|sh))es$|(?<=[^s])s$/, '')
  return names.every(({ words }) => words.some((word) => word === stem || word === noun))
}
