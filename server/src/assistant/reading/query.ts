import { addDays, addMonths, type LocalDate } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import { readDirection } from './direction.ts'
import { idleMeaning } from './idleWords.ts'
import type { Feature } from './lexicon.ts'
import { daysIn, type Period, periodAt } from './period.ts'
import type { Item, Reading } from './read.ts'

export type NameItem = Extract<Item, { kind: 'name' }>

/** A question as slots. A family of questions must use every filled slot, or it does not answer. */
export type Query = {
  features: ReadonlySet<Feature>
  names: readonly NameItem[]
  /** Named after "except". */
  excepts: readonly NameItem[]
  periods: readonly Period[]
  weekdays: readonly number[]
  /** Amounts that are neither a threshold nor a count. */
  amounts: readonly Cents[]
  /** Bare numbers not used by anything else. */
  numbers: readonly { count: number; cents: Cents }[]
  min?: Cents
  max?: Cents
  limit?: number
  /** 2 for the second biggest. */
  rank?: number
  /** Words that were not understood. */
  unknown: readonly Extract<Item, { kind: 'unknown' }>[]
  mistakes: readonly string[]
  /** The words behind the features, where singular or plural matters. */
  raws: ReadonlyMap<Feature, string>
  isFollowUp: boolean
  /** "Groceries at Costco": a payee's part of a category, not both of them. */
  isPayeeWithin?: boolean
  /** The first word. */
  opening: string
  /** All words in lower case, where only the phrasing tells. */
  text: string
  corrections: Reading['corrections']
}

type Slots = {
  -readonly [Key in keyof Query]: Query[Key] extends readonly (infer T)[] ? T[] : Query[Key]
}

const openers = new Set(['again', 'and'])

/** Sorts the items of a question into slots. */
export function queryOf({ items: read, tokens, corrections }: Reading): Query {
  const items = withObjects(read)
  const meant = items.filter((item) => !(item.kind === 'word' && item.feature === 'filler'))
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
  let isExcept = false
  for (let at = 0; at < meant.length; at += 1) {
    const item = meant[at]
    if (item === undefined) break
    const used = readThreshold(meant, at, query) || readLimit(meant, at, query)
    if (used > 0) {
      at += used - 1
      continue
    }
    // "But in May?" goes on; "all but rent" leaves out.
    const isBut = item.kind === 'word' && item.feature === 'except' && /^but$/i.test(item.raw)
    const isTurn = at > 0 && /^same/.test(meant[0]?.raw.toLowerCase() ?? '')
    if (isBut && (item.at === 0 || isTurn)) continue
    // "Not including rent or groceries" leaves out both.
    if (isExcept && item.kind === 'word' && /^(n?or|and|plus|as well as)$/i.test(item.raw)) continue
    if (item.kind === 'word' && item.feature === 'except') isExcept = true
    else if (item.kind === 'name') addName(isExcept ? query.excepts : query.names, item)
    else {
      if (item.kind !== 'word' || item.feature !== 'category') isExcept = false
      place(item, query, features, raws)
    }
  }
  leaveOutIdle(query, features, items)
  if (isExceptAlone(meant, query)) features.add('except')
  if (saysItDropped(query.text, raws)) {
    features.delete('spend')
    features.add('change')
  }
  if (asksForShop(query.text, features)) features.add('payee')
  readPhrasing(query, features)
  if (query.names.length === 0 && (pointsBack(query.text) || isThere(query.text)))
    features.add('pronoun')
  if (namesItself(meant, features) || asksOnAboutIt(meant)) features.delete('pronoun')
  pointToWeekdays(query, features)
  // "A coat for $350, can I afford it?"
  if (features.has('afford') && query.amounts.length === 1) features.delete('pronoun')
  if (!rankWords.some((rank) => features.has(rank))) features.delete('oneGo')
  dropWiderNames(query)
  dropSoFar(query)
  query.isPayeeWithin = namesPayeeWithin(query)
  splitEnds(query)
  return query
}

function leaveOutIdle(query: Slots, features: Set<Feature>, items: readonly Item[]): void {
  const words = query.text.split(' ')
  query.unknown = query.unknown.filter((item) => {
    const meaning = idleMeaning(item, words, items)
    if (meaning?.adds) features.add(meaning.adds)
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

/** What only the phrasing tells: the same words mean something else in another order. */
function readPhrasing(query: Slots, features: Set<Feature>): void {
  readTold(query, features)
  readEatenUp(query, features)
  readBought(query, features)
  readLeft(query, features)
  readTaken(query, features)
  readWasPaid(query, features)
  readSpentOn(query, features)
  readDifferent(features)
  readHowWas(query, features)
  readSameSpan(query, features)
  readStillSpend(query, features)
  readPay(query, features)
  readRest(query, features)
  readDirection(query, features)
  readDropping(query, features)
  readSaved(query, features)
  readDueAsked(query, features)
  readTips(query, features)
  readCutBack(query, features)
  readOnWeekend(query, features)
  readTakenMost(query, features)
  readExceeds(query, features)
  readChunk(query, features)
  readByCategory(query, features)
  query.unknown = query.unknown.filter((item) => !isBackIn(item, query.text))
}

/** "What would dropping Netflix save me?" */
function readDropping({ raws, names }: Slots, features: Set<Feature>): void {
  if (raws.get('change') !== 'dropping' || !features.has('saveVerb') || names.length === 0) return
  features.delete('change')
  features.add('cancel')
}

/** "Yearly savings without Netflix": what cancelling it saves. */
function readSaved({ raws, excepts, names, periods }: Slots, features: Set<Feature>): void {
  if (!/^savings?$/.test(raws.get('net') ?? '') || features.has('average')) return
  const isPayee = excepts.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  if (excepts.length === 0 || names.length + periods.length > 0 || !isPayee) return
  features.delete('net')
  features.add('saveVerb')
}

/** "How often do I have to pay rent in March?" counts; "price and next due date" asks for both. */
function readDueAsked({ raws, names }: Slots, features: Set<Feature>): void {
  if (!features.has('due') || names.length === 0) return
  if (features.delete('howOften')) features.add('count')
  if (/^prices?$/.test(raws.get('rise') ?? '')) {
    features.delete('rise')
    features.add('howMuch')
  }
}

/** "How does this month differ from last month, by category?" */
function readByCategory({ periods, raws }: Slots, features: Set<Feature>): void {
  if (periods.length !== 2 || !comparing.some((each) => features.has(each))) return
  if (!/categor/.test(raws.get('breakdown') ?? '')) return
  features.delete('breakdown')
  features.add('category')
}

/** "Who got the biggest chunk of my money?", "have I enough for my bills?" */
function readChunk({ raws, amounts }: Slots, features: Set<Feature>): void {
  const isRanked = features.has('max') || features.has('most')
  const isOfGroups = features.has('payee') || features.has('category')
  if (isRanked && isOfGroups && /^(chunk|slice|share|part|portion)/.test(raws.get('share') ?? '')) {
    features.delete('share')
    features.add('spend')
  }
  if (features.has('bill') && amounts.length === 0 && /^enough/.test(raws.get('afford') ?? '')) {
    features.delete('afford')
    features.add('left')
  }
}

/** "Who took most of my money?" asks for the sum, not for how often. */
function readTakenMost({ text }: Slots, features: Set<Feature>): void {
  if (
    !/\b(most|biggest|largest) (\w+ )?(of )?(my|our) (money|cash|spending|income|pay|budget)\b/.test(
      text,
    )
  )
    return
  if (features.delete('visit')) features.add('spend')
}

/** "Did I spend much on the weekend?" may ask about the latest one or about all of them. */
function readOnWeekend(query: Slots, features: Set<Feature>): void {
  const isOpen = /\b(on|at) the weekend\b/.test(query.text) && /\bdid (i|we)\b/.test(query.text)
  if (!isOpen || !features.has('weekend') || features.has('compare') || query.periods.length > 0)
    return
  if (['average', 'usual', 'often', 'most', 'max'].some((each) => features.has(each))) return
  query.mistakes.push('The weekend may be the latest one or all of them.')
}

/** "Where did I cut back in June?" looks back and asks for no advice. */
function readCutBack({ raws, text }: Slots, features: Set<Feature>): void {
  if (!/^cut (back|down)/.test(raws.get('advice') ?? '') || !/\bdid (i|we)\b/.test(text)) return
  features.delete('advice')
  features.add('lessWord')
}

/** "By how much did June exceed May?" */
function readExceeds({ periods }: Slots, features: Set<Feature>): void {
  if (periods.length !== 2 || !features.delete('over')) return
  for (const each of ['compare', 'more']) features.add(each)
}

/** "How much in tips did I get?" asks for money, not for advice. */
function readTips(query: Slots, features: Set<Feature>): void {
  if (!/\b(in|on|for|from|of|my) tips\b|\btips (did|have|i)\b/.test(query.text)) return
  if (features.delete('advice'))
    query.unknown.push({ kind: 'unknown', at: 0, raw: 'tips', isNamePlace: true })
}

/** "On gifts back in December"; "paid back in December" is something else. */
function isBackIn({ at, raw }: { at: number; raw: string }, text: string): boolean {
  const words = text.split(' ')
  return (
    raw.toLowerCase() === 'back' &&
    /^(in|on|during)$/.test(words[at + 1] ?? '') &&
    !/\b(pay|paid|pays|paying|g[ai]ven?|giving|sen[dt]|sending|get|got|gotten|getting|put|bring|brought|come|came|go|went|take|took|claw\w*|refund\w*|return\w*|money|cash|it|them|something|that|this) back\b/.test(
      text,
    )
  )
}

/** Words of the grammar that can also be what money is spent on: "on climbing", "on rides", "my drinks". */
const alsoBought: ReadonlySet<Feature> = new Set(
  'visit change afford left net raise advice rise share often saveVerb order'.split(' '),
)

/** "How much did I spend on rides?": what was bought is not understood, unless a name tells. */
function withObjects(items: readonly Item[]): readonly Item[] {
  const rawOf = (at: number) => items[at]?.raw.toLowerCase() ?? ''
  // "On coffee on my trip": a time that is not understood.
  const isOnTrip = (at: number) =>
    /^trips?$/.test(rawOf(at)) &&
    /^(on|during|for|from) (my|our|the|that|this|a)$/.test(`${rawOf(at - 2)} ${rawOf(at - 1)}`)
  const hasName = items.some(({ kind }) => kind === 'name')
  if (hasName)
    return items.map((item, at) =>
      isOnTrip(at) ? { kind: 'unknown', at: item.at, raw: item.raw, isNamePlace: false } : item,
    )
  return items.map((item, at): Item => {
    const isBought =
      item.kind === 'word' && (alsoBought.has(item.feature) || /^(data|dough)$/i.test(item.raw))
    if (!isBought || !/^\p{L}+$/u.test(item.raw)) return item
    let before = at - 1
    while (/^(the|my|our|a|an|all|any|some|those|these)$/.test(rawOf(before))) before -= 1
    const isObject = rawOf(before) === 'on' && items.slice(0, before).some((each) => spends(each))
    const next = items[at + 1]
    const isSubject = /^(my|our)$/.test(rawOf(at - 1)) && /^costs?$/.test(next?.raw ?? '')
    if (!isObject && !isSubject) return item
    return { kind: 'unknown', at: item.at, raw: item.raw, isNamePlace: true }
  })
}

function spends(item: Item): boolean {
  return item.kind === 'word' && (item.feature === 'spend' || item.feature === 'howMuch')
}

/** "Which category dropped most": it fell, while in "I dropped $50 on shoes" money was spent. */
function saysItDropped(text: string, raws: ReadonlyMap<Feature, string>): boolean {
  return /^drop(ped)?$/.test(raws.get('spend') ?? '') && !/\b(i|we)( \w+){0,3} drop/.test(text)
}

/** "What did I end up spending?" looks back, and "which day did I go" asks for a date. */
function readTold({ raws, text }: Slots, features: Set<Feature>): void {
  const isTold = /\b(did|have|has|had|was|were)\b/.test(text)
  const end = raws.get('forecast') ?? ''
  if (isTold && /^(end|wind|finish) up/.test(end)) {
    features.delete('forecast')
    if (end.endsWith('spending')) features.add('spend')
  }
  const isRanked = ['most', 'least', 'max', 'min', 'often', 'average', 'weekday'].some((each) =>
    features.has(each),
  )
  if (!isRanked && /^(which|what) day$/.test(raws.get('day') ?? '')) {
    features.delete('day')
    features.add('when')
  }
}

/** "How much of my pay is left?", "how many bills are left?", "at the end of June": what else "left" and "net" need. */
function readLeft({ raws, names, text }: Slots, features: Set<Feature>): void {
  if (features.has('left') && /^how much of/.test(raws.get('share') ?? '') && names.length === 0)
    for (const each of ['share', 'incomeRow', 'earn', 'salaryWord']) features.delete(each)
  // "How much of my pay did I keep after expenses?"
  if (features.has('net') && /^how much of/.test(raws.get('share') ?? '') && names.length === 0)
    for (const each of ['share', 'spend']) features.delete(each)
  if (features.has('left') && features.has('bill') && features.has('count')) {
    features.delete('left')
    features.add('due')
  }
  if (features.has('net') && /\bend of\b/.test(text)) features.add('endWord')
  if (features.has('score') && names.length > 0) {
    features.delete('score')
    features.add('nowIs')
  }
}

/** "What did I buy at Costco?" asks for the purchases, not only for what they came to. */
function readBought({ text }: Slots, features: Set<Feature>): void {
  const isAsked =
    /\bwhat (all |else )?(did|have) (i|we) (all )?(buy|bought|purchased?|order(ed)?)\b/.test(
      text,
    ) || /\b(did|have) (i|we) (buy|bought|purchased?|order(ed)?) (anything|something)\b/.test(text)
  if (!isAsked || rankWords.some((rank) => features.has(rank))) return
  features.delete('howMuch')
  features.add('list')
}

/** "What eats most of my paycheck?" asks for spending; the income is only what it is taken from. */
function readEatenUp({ raws, text }: Slots, features: Set<Feature>): void {
  if (
    features.has('share') ||
    !/^(takes|eat|swallow|consume|devour|absorb)/.test(raws.get('spend') ?? '')
  )
    return
  if (!/\b(of|into|up) my (income|pay ?check|paycheque|salary|wages?|earnings)\b/.test(text)) return
  for (const feature of ['earn', 'incomeRow', 'salaryWord']) features.delete(feature)
}

/** "When was I last paid?" */
function readWasPaid({ raws, text }: Slots, features: Set<Feature>): void {
  if (raws.get('spend') !== 'paid' || !/\b(was|am|were) (i|we)\b.{0,12}\bpaid\b/.test(text)) return
  features.delete('spend')
  features.add('earn')
}

/** "What did I spend money on yesterday?": the purchases of a few days, the categories of a longer time. */
function readSpentOn({ names, periods, text }: Slots, features: Set<Feature>): void {
  const isAsked =
    /\bwhat (all |else )?(did|have) (i|we) (been )?(spend|spent|spending)( (my|our|any|the|all my))?( money| cash)? on( (yesterday|today|last|this|in|during|over|since|so far)\b|$)/.test(
      text,
    )
  const isTaken = [...rankWords, 'more', 'lessWord', 'compare'].some((each) => features.has(each))
  const [period] = periods
  if (!isAsked || isTaken || names.length > 0 || period?.from === undefined) return
  features.delete('howMuch')
  features.add(daysIn(period) <= 7 ? 'list' : 'breakdown')
}

/** "What is different in May?": a change, while in "how many different shops" it counts. */
function readDifferent(features: Set<Feature>): void {
  if (
    !features.has('distinct') ||
    ['count', 'payee', 'category'].some((each) => features.has(each))
  )
    return
  features.delete('distinct')
  features.add('change')
}

/** "How was April?": what came in and went out. */
function readHowWas(query: Slots, features: Set<Feature>): void {
  const { names, periods, text, amounts } = query
  const isAsked =
    /^((and|so|ok|okay|but) )*how (was|were|did|has|have|is) (my |our )?/.test(text) ||
    /^((and|so|ok|okay|but) )*how .* (go|look|fare|turn out|treat me|been)( (for me|money wise|moneywise|financially|overall))*$/.test(
      text,
    )
  if (!isAsked || periods.length !== 1 || names.length + amounts.length > 0) return
  if ([...features].some((each) => !howWasWords.has(each))) return
  for (const each of howWasWords) features.delete(each)
  query.unknown = query.unknown.filter(({ raw }) => !/^(look|fare|treat)$/i.test(raw))
  features.add('net')
}

const howWasWords: ReadonlySet<Feature> = new Set([
  'howMuch',
  'total',
  'still',
  'month',
  'change',
  'compare',
])

/** "What was left then?", "and Dogs in that month": the time is that of the question before, or named in this one. */
function readSameSpan({ periods, text }: Slots, features: Set<Feature>): void {
  if (/\b(was|were|did|had|have)\b.* (back )?then$/.test(text)) {
    features.delete('again')
    features.add('sameSpan')
  }
  if (features.has('sameSpan') && periods.length > 0) features.delete('sameSpan')
}

/** "What can I still blow this month?" asks for what is left. */
function readStillSpend({ text, names }: Slots, features: Set<Feature>): void {
  const isAsked = /\b(can|could|may) (i|we) (still|safely|yet|now)\b/.test(text)
  if (!isAsked || !features.has('spend') || names.length > 0 || features.has('afford')) return
  features.delete('spend')
  features.add('left')
}

/** "Total pay in June": a noun here, while in "did I pay" it is a verb. */
function readPay({ raws, text }: Slots, features: Set<Feature>): void {
  if (raws.get('spend') !== 'pay' || features.has('earn')) return
  if (
    !/\b(my|our|total|gross|net|take-home|average|monthly|weekly|biweekly|base|the) pay\b(?! (for|to|at|on|off|out)\b)/.test(
      text,
    )
  )
    return
  if (/\b(i|we|you|to) pay\b/.test(text)) return
  features.delete('spend')
  features.add('earn')
}

/** "The rest of June" is no time to sum up; only what is left or due is asked about it. */
function readRest({ text }: Slots, features: Set<Feature>): void {
  const isAhead = ['left', 'due', 'bill', 'forecast', 'afford', 'subscription', 'payday', 'overdue']
  if (!/\b(rest|remainder) of\b/.test(text) || isAhead.some((each) => features.has(each))) return
  if (features.has('monthEnd')) return
  features.add('rest')
}

/** "What did the shop take in the last 6 months?": only "I took in" is income. */
function readTaken({ raws, text }: Slots, features: Set<Feature>): void {
  if (!/^(take|took|taken|taking) in$/.test(raws.get('earn') ?? '')) return
  if (/\b(i|we)( have| am| are)? (take|took|taken|taking) in\b/.test(text)) return
  features.delete('earn')
  features.add('visit')
}

/** "How much did I spend there?" */
function isThere(text: string): boolean {
  return /(?<!\b(is|are|was|were|have|has|been|out|hi|hey|hello)) there\b(?! (a|an|any|is|are|was|were|been)\b)/.test(
    text,
  )
}

/** "How many purchases was that?": what the question before was about. */
function pointsBack(text: string): boolean {
  return /\b(was|were|is|are|does|did|of|for|about|on|at) (that|those|these)( (in total|altogether|all together|in all|on average|cost|come|amount|add|make|run|set|total)\b.*)?$/.test(
    text,
  )
}

function namesPayeeWithin({ names, text }: Slots): boolean {
  const [first, second] = names
  return (
    names.length === 2 &&
    first?.isAtPayee === false &&
    first.names.some(({ kind }) => kind === 'category') &&
    second?.isAtPayee === true &&
    second.names.every(({ kind }) => kind === 'payee') &&
    !/\b(and|or|vs|versus|than|plus|both|compare|compared)\b/.test(text)
  )
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
}

/** "Where am I headed this month, in total by June 30?" names one end twice. */
function dropSoFar(query: Slots): void {
  if (query.periods.length !== 2 || !query.periods.some(({ endsMonth }) => endsMonth)) return
  query.periods = query.periods.filter(({ isPresent }) => isPresent !== true)
}

/** "My top grocery shop": a noun here, while in "where do I shop" it is a verb. */
function asksForShop(text: string, features: ReadonlySet<Feature>): boolean {
  const isRanked = ['max', 'min', 'most', 'least', 'often'].some((each) => features.has(each))
  return (
    isRanked &&
    !features.has('weekday') &&
    /(?<!\b(i|we|to|do|did|can|in|first|second|last)) (shop|place|spot|store|restaurant)\b/.test(
      text,
    )
  )
}

/** "My last Kroger purchase, how much was it?": the pronoun refers to what the question named before. */
function namesItself(items: readonly Item[], features: ReadonlySet<Feature>): boolean {
  if (features.has('compare')) return false
  const pronoun = items.findIndex((item) => item.kind === 'word' && item.feature === 'pronoun')
  return items.slice(0, Math.max(0, pronoun)).some((item) => item.kind === 'name')
}

const rankWords: readonly Feature[] = ['max', 'min', 'most', 'least']
const picking: readonly Feature[] = [...rankWords, 'last', 'first', 'due', 'payday']
const nouns: readonly Feature[] = [
  'bill',
  'subscription',
  'payday',
  'expenseRow',
  'incomeRow',
  'anyRow',
  'category',
  'payee',
  'day',
  'week',
  'month',
]

/** "Fridays in June, how much did I spend on those days?" */
function pointToWeekdays({ weekdays, text }: Slots, features: Set<Feature>): void {
  if (weekdays.length === 0 || !/\b(those|these|them|then)\b/.test(text)) return
  features.delete('pronoun')
  if (/\b(those|these) days\b/.test(text)) features.delete('day')
}

/** "My next bill and how much is it": one thing was picked out before the pronoun. */
function asksOnAboutIt(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => featureAt(item) === 'pronoun')
  const pronoun = items[at]?.raw.toLowerCase() ?? ''
  const before = items.slice(0, Math.max(0, at)).map((item) => featureAt(item) ?? '')
  // "Which bills are due, and how much are they?"
  if (/^(they|them)$/.test(pronoun)) return nouns.some((word) => before.includes(word))
  if (pronoun !== 'it') return false
  if (['usage', 'score', 'net'].some((word) => before.includes(word))) return true
  return [picking, nouns].every((words) => words.some((word) => before.includes(word)))
}

const comparing: readonly Feature[] = ['change', 'compare', 'why', 'more', 'lessWord', 'rise']

/** "What changed from March to April?" compares the two; "spent from March to April" is one span. */
function splitEnds(query: Slots): void {
  const [period] = query.periods
  if (period?.ends === undefined || query.periods.length > 1) return
  if (comparing.some((feature) => query.features.has(feature))) query.periods = [...period.ends]
}

function isExceptAlone(items: readonly Item[], query: Slots): boolean {
  return (
    items.some((item) => item.kind === 'word' && item.feature === 'except' && item.at > 0) &&
    query.excepts.length === 0
  )
}

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
      query.weekdays.push(item.weekday)
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

function isSameSpan(a: Period, b: Period): boolean {
  return a.from === b.from && a.to === b.to
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

function centsAt(item: Item | undefined): Cents | undefined {
  return item?.kind === 'amount' || item?.kind === 'number' ? item.cents : undefined
}

function featureAt(item: Item | undefined): Feature | undefined {
  return item?.kind === 'word' ? item.feature : undefined
}

/** `over $100`, `$100 or more`, `between $50 and $100`. Returns how many items it consumed. */
function readThreshold(items: readonly Item[], at: number, query: Slots): number {
  const [a, b, c] = [items[at], items[at + 1], items[at + 2]]
  const feature = featureAt(a)
  const next = centsAt(b)
  if (feature === 'between' && next !== undefined && centsAt(c) !== undefined) {
    query.min = next
    query.max = centsAt(c) ?? next
    return 3
  }
  if (next !== undefined && setLimit(feature, next, query)) return 2
  const own = centsAt(a)
  if (own !== undefined && (featureAt(b) === 'atLeast' || featureAt(b) === 'atMost')) {
    setLimit(featureAt(b), own, query)
    return 2
  }
  return 0
}

function setLimit(feature: Feature | undefined, cents: Cents, query: Slots): boolean {
  switch (feature) {
    case 'over':
      query.min = cents + 1
      return true
    case 'atLeast':
      query.min = cents
      return true
    case 'under':
      query.max = cents - 1
      return true
    case 'atMost':
      query.max = cents
      return true
    default:
      return false
  }
}

const ranked = new Set(['max', 'min', 'last', 'first', 'recent', 'most', 'least'])
const counted = new Set([
  'anyRow',
  'expenseRow',
  'incomeRow',
  'category',
  'payee',
  'max',
  'min',
  'bill',
  'subscription',
  'last',
])

/** `top 3`, `3 biggest`, `last 5 transactions`: the number is a limit on the rows. */
function readLimit(items: readonly Item[], at: number, query: Slots): number {
  const item = items[at]
  if (item?.kind !== 'number' || item.count < 1 || item.count > 1000) return 0
  const before = featureAt(items[at - 1]) ?? ''
  const after = featureAt(items[at + 1]) ?? ''
  const isRank =
    ranked.has(before) ||
    counted.has(after) ||
    (items[at + 1]?.kind === 'name' && ranked.has(before))
  if (!isRank) return 0
  query.limit = item.count
  return 1
}

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

const elliptical: readonly RegExp[] = [
  /^why( so (much|high|low|little|expensive)| is that| was that)?$/,
  /^(on average )?(per|a|each|every) (day|week|month|year)( on average)?$/,
  /^(when|what) was the (last|first|latest|most recent) (time|one)$/,
  /^what (did|have) i (buy|bought|get|order|ordered)$/,
  /^(which|what) (store|place|shop|merchant|payee|one|category|month|day)s? (got|took|had|was|were|cost|costs|gets|is|are)\b/,
  /^(can you |could you |please )?(show|list|give|display)( me)?( all)?( of)? the (transactions|purchases|expenses|charges|payments|entries|items|details)$/,
  /^(break|split) (it|that|this|them) (down|up)\b/,
  /^(on|for) what( exactly| mostly| mainly)?$/,
  /^how many( purchases| times| transactions| expenses| payments| charges| visits| of (them|those))?( (was|were) (that|it|there|those))?$/,
]

/** "Why so much?", "per week?", "what did I buy?": leaves out what the question before was about. */
export function isElliptical({ text, names, periods }: Query): boolean {
  const core = text.replace(/^((and|but|so|ok|okay|thanks) )+/, '')
  return names.length + periods.length === 0 && elliptical.some((form) => form.test(core))
}

const pointing = new Set(['pronoun', 'again', 'sameSpan'])

/** A follow-up question: what it names replaces what the question before named. */
export function continued(base: Query, own: Query, today: LocalDate): Query {
  const next = placed(own, base.periods, today)
  const fresh = [...next.features].filter((feature) => !pointing.has(feature))
  const isPlain = fresh.every((feature) => plain.has(feature))
  const newTypes = fresh.filter((feature) => typeFeatures.includes(feature))
  const kept = [...base.features].filter(
    (feature) => newTypes.length === 0 || !typeFeatures.includes(feature),
  )
  const types = [...base.features].filter((feature) => typeFeatures.includes(feature))
  const isNoun = fresh.length === 1 && groupNouns.includes(fresh[0] ?? '') && isOfGroups(base)
  const ungrouped = kept.filter((feature) => !groupNouns.includes(feature))
  const isRank = fresh.every((feature) => plain.has(feature) || rankWords.includes(feature))
  const unranked = kept.filter((feature) => !rankWords.includes(feature))
  const features = isPlain
    ? [...kept, ...fresh]
    : isNoun
      ? [...ungrouped, ...fresh]
      : isRank && isOfGroups(base)
        ? [...unranked, ...fresh]
        : [...(newTypes.length === 0 ? types : []), ...fresh]
  const { min = base.min, max = base.max, limit = base.limit } = next
  return {
    features: new Set(features),
    raws: new Map([...base.raws, ...next.raws]),
    names: next.names.length > 0 ? next.names : base.names,
    excepts: next.excepts.length > 0 ? next.excepts : base.excepts,
    periods: continuedPeriods(base, next),
    weekdays: next.weekdays.length > 0 ? next.weekdays : base.weekdays,
    amounts: next.amounts.length > 0 ? next.amounts : base.amounts,
    numbers: next.numbers,
    unknown: next.unknown,
    mistakes: next.mistakes,
    isFollowUp: true,
    isPayeeWithin: (next.names.length > 0 ? next : base).isPayeeWithin === true,
    opening: next.opening,
    text: `${base.text} ${next.text}`,
    corrections: next.corrections,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(limit !== undefined && { limit }),
    ...(next.rank !== undefined && { rank: next.rank }),
  }
}

const groupNouns: readonly Feature[] = ['category', 'payee', 'where', 'month', 'day', 'week']

function isOfGroups({ features }: Query): boolean {
  return ['category', 'payee', 'where', 'month', 'day', 'week', 'bill', 'subscription'].some(
    (noun) => features.has(noun),
  )
}

/** "July and the month before": what is told by its distance from a period that the question itself names. */
export function resolved(asked: Query, today: LocalDate): Query {
  const query = inSameYear(asked, today)
  const found = placed(query, query.periods, today)
  return found === query ? query : { ...found, periods: [...query.periods, ...found.periods] }
}

/** "The second quarter against the first", asked in January: both of last year. */
function inSameYear(query: Query, today: LocalDate): Query {
  const { periods, text } = query
  const isPair = periods.length === 2 && periods.every(({ kind }) => kind === 'quarter')
  const years = new Set(periods.map(({ from = '' }) => from.slice(0, 4)))
  if (
    !isPair ||
    years.size === 1 ||
    /\b(19|20|21)\d\d\b|\b(last|this|current|present)\b/.test(text)
  )
    return query
  const latest = [...years].toSorted().at(-1) ?? ''
  return {
    ...query,
    periods: periods.map((period) =>
      period.from?.startsWith(latest)
        ? periodAt('quarter', addMonths(period.from, -12), today)
        : period,
    ),
  }
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
    const before = shifted(base, unit, -1, today)
    return before ? { ...query, periods: [before] } : query
  }
  for (const [feature, by] of shifts) {
    if (!query.features.has(feature)) continue
    const unit = query.raws
      .get(feature)
      ?.match(/day|week|month|quarter|year/g)
      ?.at(-1)
    const [from] = periods
    const period = from && periods.length === 1 ? shifted(from, unit, by, today) : undefined
    if (period === undefined) return query
    const features = new Set([...query.features].filter((each) => each !== feature))
    return { ...query, features, periods: [period] }
  }
  return query
}

function shifted(
  { from, kind }: Period,
  unit: string | undefined,
  by: 1 | -1,
  today: LocalDate,
): Period | undefined {
  if (from === undefined) return undefined
  if (unit === 'year' && (kind === 'month' || kind === 'quarter' || kind === 'year'))
    return periodAt(kind, addMonths(from, 12 * by), today)
  if (unit !== kind) return undefined
  if (unit === 'month') return periodAt('month', addMonths(from, by), today)
  if (unit === 'quarter') return periodAt('quarter', addMonths(from, 3 * by), today)
  return unit === 'week' ? periodAt('week', addDays(from, 7 * by), today) : undefined
}

/** "How does that compare to May?" compares the earlier period with the new one. */
function continuedPeriods(base: Query, next: Query): Query['periods'] {
  if (next.periods.length === 0) return base.periods
  const isHeld =
    next.features.has('compare') &&
    (next.features.has('pronoun') || /^(compared|versus|vs|against)$/.test(next.opening))
  return isHeld && base.periods.length === 1 ? [...base.periods, ...next.periods] : next.periods
}

/** True for a question that names only a subject: "in May?", "and groceries?" */
export function isFragment({ features, names, periods, min, max, weekdays }: Query): boolean {
  const isBare = [...features].every((feature) => plain.has(feature) && feature !== 'spend')
  return (
    isBare &&
    (names.length > 0 ||
      periods.length > 0 ||
      min !== undefined ||
      max !== undefined ||
      weekdays.length > 0)
  )
}
