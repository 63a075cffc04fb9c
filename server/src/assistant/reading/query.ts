import { askIfBothNames } from './bothNames.ts'
import { isNotThose, narrowExcepts } from './excepts.ts'
import { idleMeaning } from './idleWords.ts'
import type { Item, Reading } from './items.ts'
import type { Feature } from './lexicon.ts'
import { readLimit, readThreshold } from './limits.ts'
import {
  leaveOutGoods,
  leaveOutNounAfter,
  leaveOutThingBought,
  withObjects,
  withoutSeasons,
} from './objects.ts'
import { askWhichPart, readOneOfKind } from './oneOfKind.ts'
import { readMonthPerson, settleMonthNames } from './paidMonth.ts'
import { namesPayeeWithin, narrowToTold, readCategoriesAt } from './payeesWithin.ts'
import { isSameSpan, weekdayOfDay } from './period.ts'
import { readPhrasing } from './phrasing.ts'
import { saysItDropped } from './phrasingOfMoney.ts'
import {
  asksOnAboutIt,
  isThere,
  leavesItOpen,
  namesItself,
  pointsBack,
  pointsToWhole,
  pointToWeekdays,
} from './pronouns.ts'
import { joinFoodKinds, leaveOutSales, narrowToShared, settleForWhat } from './sharedNames.ts'
import { readShops } from './shops.ts'
import { dropOtherSide, keepSide, takeOff } from './sides.ts'
import { comparing, featureAt, type NameItem, type Query, rankWords, type Slots } from './slots.ts'
import { isListed, leavesSpanOut } from './spansOut.ts'

const openers = new Set(['again', 'and'])

/** Sorts the items of a question into slots. */
export function queryOf(reading: Reading): Query {
  const { items: read, tokens, corrections } = withoutCourtesy(reading)
  const items = withoutSeasons(withObjects(read))
  const said = items.filter((item) => !(item.kind === 'word' && item.feature === 'filler'))
  // "All the income under Caravan"
  const meant = said.filter(
    (item, at) => item.raw.toLowerCase() !== 'under' || said[at + 1]?.kind !== 'name',
  )
  const features = new Set<Feature>()
  const raws = new Map<Feature, string>()
  const query: Slots = {
    features,
    names: [],
    excepts: [],
    periods: [],
    weekdays: [],
    amounts: [],
    numbers: [],
    unknown: [],
    mistakes: [],
    raws,
    isFollowUp: isFollowUp(items),
    opening: tokens[0]?.text ?? '',
    text: tokens.map(({ text }) => text).join(' '),
    corrections: [...corrections],
  }
  sortInto(query, features, meant, { items, tokens, raws })
  leaveOutSales(query)
  readMonthPerson(query, items, query.text.split(' '))
  leaveOutIdle(query, features, items)
  if (saysItDropped(query.text, raws)) {
    features.delete('spend')
    features.add('change')
  }
  readShops(query, features)
  readPhrasing(query, features)
  readPronouns(query, features, meant)
  if (!rankWords.some((rank) => features.has(rank))) features.delete('oneGo')
  askWhichIsMeant(query, meant)
  narrowExcepts(query)
  dropWiderNames(query)
  narrowToShared(query)
  joinFoodKinds(query)
  settleMonthNames(query)
  leaveOutGoods(query, items)
  leaveOutThingBought(query)
  leaveOutNounAfter(query)
  settleForWhat(query, tokens)
  narrowToTold(query, tokens)
  readOneOfKind(query, features)
  askWhichPart(query)
  askIfBothNames(query, tokens)
  askOtherThanWhat(query)
  dropOtherSide(query)
  dropSoFar(query)
  readWeekdayWithin(query)
  readCategoriesAt(query, tokens)
  query.isPayeeWithin = namesPayeeWithin(query)
  keepSide(query, features)
  takeOff(query, features)
  splitEnds(query)
  return query
}

/** "By category pls", "hey, please show my bills": the same question without what is said to be polite. */
function withoutCourtesy(reading: Reading): Reading {
  const { items, tokens, corrections } = reading
  const isMeant = ({ kind, raw }: Item) => kind !== 'word' || !courtesy.test(raw)
  const first = items.find(isMeant)
  const last = items.findLast(isMeant)
  if (first === undefined || last === undefined) return reading
  const from = first.at
  const to = items[items.indexOf(last) + 1]?.at ?? tokens.length
  const kept = items.slice(items.indexOf(first), items.indexOf(last) + 1)
  return {
    items: kept.map((item) => ({ ...item, at: item.at - from })),
    tokens: tokens.slice(from, to),
    corrections,
  }
}

const courtesy =
  /^(please|pls|plz|thanks|thank you|thx|hey|hi|hello|lol|tho|though|dear|buddy|mate)$/i

/** Puts each item into its slot, names after "except" or "not counting" among those to leave out. */
function sortInto(
  query: Slots,
  features: Set<Feature>,
  meant: readonly Item[],
  { items, tokens, raws }: Pick<Reading, 'items' | 'tokens'> & { raws: Map<Feature, string> },
): void {
  let isExcept = false
  // "Without rent, except in May": an "except" that no name follows leaves out something else.
  let isOpen = false
  const closeExcept = () => {
    if (isOpen) features.add('except')
    isExcept = false
    isOpen = false
  }
  for (let at = 0; at < meant.length; at += 1) {
    const item = meant[at]
    if (item === undefined) break
    // "What do I have under Donations": a place, and no limit.
    const isUnder = item.kind === 'word' && /^under$/i.test(item.raw)
    if ((isUnder && meant[at + 1]?.kind === 'name') || joinsOneMeaning(meant, at)) continue
    const isPrice = item.kind === 'amount' || (item.kind === 'number' && isOfOneRow(meant[at + 1]))
    if (isExcept && isPrice && isOneRow(item, tokens)) {
      query.leftOut = [...(query.leftOut ?? []), item.cents]
      isOpen = false
      continue
    }
    if (
      isExcept &&
      item.kind === 'period' &&
      leavesSpanOut(meant, item.period, isListed(tokens, item.at))
    ) {
      query.spansOut = [...(query.spansOut ?? []), item.period]
      isOpen = false
      continue
    }
    const used = readThreshold(meant, at, query) || readLimit(meant, at, query)
    if (used > 0) {
      at += used - 1
      continue
    }
    // "But in May?" goes on; "all but rent" leaves out.
    if (isTurn(item, items)) continue
    // "Not including rent or groceries" leaves out both.
    if (isExcept && item.kind === 'word' && /^(n?or|and|plus|as well as)$/i.test(item.raw)) continue
    if (item.kind === 'word' && item.feature === 'except') {
      closeExcept()
      isExcept = true
      // "Besides, how much did I spend?"
      isOpen = item.at > 0 || !/^besides$/i.test(item.raw)
    } else if (featureAt(item) === 'exceptBefore') {
      if (!leaveOutBefore(meant.slice(0, at), tokens, query)) features.add('except')
    } else if (leavesOut(meant, at, tokens) && query.names.length === 0) isExcept = true
    else if (isNotThose(meant, at, tokens)) isExcept = true
    else if (item.kind === 'name') {
      addName(isExcept ? query.excepts : query.names, item)
      if (isExcept) isOpen = false
    } else {
      if (item.kind !== 'word' || item.feature !== 'category') closeExcept()
      place(item, query, features, raws)
    }
  }
  closeExcept()
}

/** "Without the 187.30", "the one for 187.30", while "minus 50" takes that off a sum. */
function isOneRow({ at }: Item, tokens: Reading['tokens']): boolean {
  return /^(?:the|that|for|of|at)$/.test(tokens[at - 1]?.text ?? '')
}

/** "Without the 2398 purchase": a bare number is a price there. */
function isOfOneRow(next: Item | undefined): boolean {
  return (
    next !== undefined && /^(?:one|purchase|payment|charge|expense|order|entry)$/i.test(next.raw)
  )
}

/** Whether "it" and the like point to what was asked before. */
function readPronouns(query: Slots, features: Set<Feature>, meant: readonly Item[]): void {
  // "Does it cost more than Hulu?"
  if (
    features.has('compare') &&
    /^(\w+ )?(does|did|is|was|has) (it|that|this) (cost|run|set)/.test(query.text)
  )
    features.add('pronoun')
  if (query.names.length === 0 && (pointsBack(query.text) || isThere(query.text)))
    features.add('pronoun')
  if (leavesItOpen(query) || isMoreThanOne(query)) features.add('pronoun')
  if (namesItself(meant, features) || asksOnAboutIt(meant)) features.delete('pronoun')
  if (pointsToWhole(query)) features.add('pronoun')
  pointToWeekdays(query, features)
  // "A coat for $350, can I afford it?"
  if (features.has('afford') && query.amounts.length + query.numbers.length === 1)
    features.delete('pronoun')
}

/** "More than DoorDash?", "up or down from last year?": of what, only the question before tells. */
function isMoreThanOne({ names, features, text }: Slots): boolean {
  if (
    names.length === 0 &&
    /^((and|but|so) )*(up|down|up or down) (from|on|over|vs|since)\b/.test(text)
  )
    return true
  return (
    names.length === 1 &&
    features.has('compare') &&
    /^((and|but|so|or|is it|was it) )*(more|less) than\b/.test(text)
  )
}

/** "October spending, no rent"; "did I pay no rent" is something else. */
function leavesOut(items: readonly Item[], at: number, tokens: Reading['tokens']): boolean {
  const item = items[at]
  if (item?.kind !== 'word' || !/^no$/i.test(item.raw) || items[at + 1]?.kind !== 'name')
    return false
  const before = tokens[item.at - 1]
  return before !== undefined && at > 0 && (before.isPause || before.text === 'but')
}

/** "Biggest expense, rent and groceries aside": the names before it, back to a pause. */
function leaveOutBefore(before: readonly Item[], tokens: Reading['tokens'], query: Slots): boolean {
  let from = before.length
  for (; from > 0; from -= 1) {
    const item = before[from - 1]
    const isJoint = item?.kind === 'word' && /^(and|or|plus|both)$/i.test(item.raw)
    if (item?.kind !== 'name' && !isJoint) break
    if (from < before.length && item && tokens[lastOf(item)]?.isPause) break
  }
  const named = before.slice(from).filter((item) => item.kind === 'name')
  query.names = query.names.filter((name) => !named.some((item) => item.at === name.at))
  for (const item of named) addName(query.excepts, item)
  return named.length > 0
}

function lastOf({ at, raw }: Item): number {
  return at + raw.split(' ').length - 1
}

/** "Anything weird or unusual": one question in two words, and no comparison. */
function joinsOneMeaning(items: readonly Item[], at: number): boolean {
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]]
  if (item?.kind !== 'word' || !/^or$/i.test(item.raw)) return false
  const [one, other] = [featureAt(before), featureAt(after)]
  if (one === undefined || other === undefined) return false
  return one === other || alike.some((words) => words.includes(one) && words.includes(other))
}

/** "Did I buy or order anything": words for one side of the books. */
const alike: readonly (readonly Feature[])[] = [
  ['spend', 'expenseRow', 'visit'],
  ['earn', 'incomeRow', 'salaryWord'],
  ['bill', 'subscription'],
]

function askWhichIsMeant({ names, excepts, mistakes }: Slots, items: readonly Item[]): void {
  if (crosses(items)) mistakes.push('That is more than one question. Which one do you ask first?')
  // "Food, but not eating out" may be one category twice.
  if (excepts.some((item) => names.some((name) => isSame(name, item))))
    mistakes.push('That asks for something and leaves it out. What do you want to count?')
}

/** "Any other income?": other than what is not said. */
function askOtherThanWhat({ unknown, mistakes, excepts }: Slots): void {
  const isOther = unknown.some(({ raw }) => /^other$/i.test(raw))
  if (isOther && excepts.length === 0)
    mistakes.push('Other than what? Which one shall I leave out?')
}

/** "Groceries in October and shopping in September": each name has a time of its own. */
function crosses(items: readonly Item[]): boolean {
  const said = items.filter(({ kind }) => kind === 'name' || kind === 'period')
  const [first, second, third, fourth] = said
  if (first === undefined || second === undefined || said.length !== 4) return false
  const isPair =
    first.kind !== second.kind && first.kind === third?.kind && second.kind === fourth?.kind
  return isPair && !isSame(first, third) && !isSame(second, fourth)
}

function isSame(a: Item, b: Item): boolean {
  if (a.kind === 'period' && b.kind === 'period') return isSameSpan(a.period, b.period)
  return a.kind === 'name' && b.kind === 'name' && a.names.every((name) => b.names.includes(name))
}

function leaveOutIdle(query: Slots, features: Set<Feature>, items: readonly Item[]): void {
  const words = query.text.split(' ')
  query.unknown = query.unknown.filter((item) => {
    const meaning = idleMeaning(item, words, items)
    if (meaning?.adds) features.add(meaning.adds)
    if (meaning?.drops) features.delete(meaning.drops)
    return meaning === undefined
  })
}

/** "Gas and electric" may be one category twice. */
function addName(names: NameItem[], item: NameItem): void {
  const isKnown = names.some(
    (known) =>
      known.names.length === item.names.length &&
      known.names.every((name) => item.names.includes(name)),
  )
  if (!isKnown) names.push(item)
}

/** "My books at Half Price Books": a word that fits several names is narrowed by one of them that is written out. */
function dropWiderNames(query: Slots): void {
  if (/\b(and|or|vs|versus|than)\b/.test(query.text)) return
  const exact = new Set(
    query.names.filter(({ how }) => how === 'exact').flatMap(({ names }) => names),
  )
  query.names = query.names.filter(
    ({ how, names }) => how !== 'part' || !names.some((name) => exact.has(name)),
  )
  // "How much pocket money did Ann get?": both words of "Pocket money Ann" together.
  query.names = query.names.filter(
    ({ how, names }) =>
      how !== 'part' ||
      !query.names.some(
        (other) =>
          other.how === 'part' &&
          other.names.length < names.length &&
          other.names.every((name) => names.includes(name)),
      ),
  )
}

/** "Saturday spending in December": all Saturdays of that time. */
function readWeekdayWithin(query: Slots): void {
  if (query.periods.length !== 2) return
  const day = query.periods.find(
    ({ isWeekday, isBare, kind }) => isWeekday && isBare && kind === 'day',
  )
  const other = query.periods.find((period) => period !== day)
  if (day === undefined || !/^(month|quarter|year)$/.test(other?.kind ?? '')) return
  query.weekdays.push(weekdayOfDay(day.to))
  query.periods = query.periods.filter((period) => period !== day)
}

/** "Where am I headed this month, in total by June 30?" names one end twice. */
function dropSoFar(query: Slots): void {
  if (query.periods.length !== 2 || !query.periods.some(({ endsMonth }) => endsMonth)) return
  query.periods = query.periods.filter(({ isPresent }) => isPresent !== true)
}

/**
 * "What changed from March to April?" compares the two; "spent from March to April" is one span, and so is the end of
 * "was that more than from March to April?"
 */
function splitEnds(query: Slots): void {
  const [period, ...others] = query.periods
  // "July to December against the same months last year" splits no span.
  if (!period?.ends || others.length > 0 || query.features.has('spanBefore')) return
  if (/\b(?:that|it|this|they)\b.*\b(?:than|compared (?:to|with)|against)\b/.test(query.text))
    return
  if (comparing.some((feature) => query.features.has(feature))) query.periods = [...period.ends]
}

/** The "but" of "but in May?" and "the same but for May", while that of "all but rent" leaves out. */
function isTurn(item: Item, items: readonly Item[]): boolean {
  if (item.kind !== 'word' || item.feature !== 'except' || !/^but$/i.test(item.raw)) return false
  const next = items.find(({ at }) => at > item.at)?.raw ?? ''
  return (
    item.at === 0 || /^(the )?same/.test(items[0]?.raw.toLowerCase() ?? '') || asking.test(next)
  )
}

/** "Random question but how much did I spend?" */
const asking =
  /^(how|what|which|when|where|who|why|whats|is|are|am|did|do|does|can|could|will|have|has)\b/i

function place(item: Item, query: Slots, features: Set<Feature>, raws: Map<Feature, string>): void {
  switch (item.kind) {
    case 'word':
      if (item.feature === 'filler' || openers.has(item.feature)) return
      for (const feature of featuresOf(item.feature, item.raw)) features.add(feature)
      raws.set(item.feature, item.raw.toLowerCase())
      return
    case 'period':
      // "On Christmas, December 25" names one day twice.
      if (!query.periods.some((known) => isSameSpan(known, item.period)))
        query.periods.push(item.period)
      return
    case 'weekday':
      if (!query.weekdays.includes(item.weekday)) query.weekdays.push(item.weekday)
      return
    case 'amount':
      query.amounts.push(item.cents)
      return
    case 'number':
      query.numbers.push(item)
      return
    case 'rank':
      query.rank = item.rank
      return
    case 'mistake':
      query.mistakes.push(item.sentence)
      return
    case 'unknown':
      query.unknown.push(item)
      return
    default:
  }
}

/** "higher than" before an amount is a limit; before anything else it compares. */
function featuresOf(feature: Feature, raw: string): Feature[] {
  if (!/\bthan\b/i.test(raw)) return [feature]
  if (feature === 'over') return ['compare', 'more']
  return feature === 'under' ? ['compare', 'lessWord'] : [feature]
}

function isFollowUp(items: readonly Item[]): boolean {
  const first = items.find(
    ({ raw }) => !/^(thanks|thank you|ok|okay|great|cool|nice|so|hm+|please|cheers)$/i.test(raw),
  )
  if (first === undefined) return false
  if (/^(and|but|only|what about|how about|same|compared|versus|vs|against)\b/i.test(first.raw))
    return true
  return first.kind === 'word' && first.feature === 'again'
}
