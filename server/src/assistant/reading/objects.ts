import { usualCategoryOf } from './commonCategories.ts'
import type { Item } from './items.ts'
import type { Feature } from './lexicon.ts'
import { featureAt, type NameItem, rankWords, type Slots } from './slots.ts'
import { areIncomeOnly } from './vocabulary.ts'

// What money is spent on, where a word of the grammar stands for it.

/** "Where do we eat out the most?": not every place is one to eat at. */
export function readEaten(query: Slots, features: Set<Feature>): void {
  const eaten =
    /^(eat|eats|ate|eat at|eating|dine|dined|dining|drink|drank|drinking|fill|filled|filling|gas up|gassed|gassing|tank|tanking)\b/.exec(
      query.raws.get('visit') ?? '',
    )
  if (eaten === null || query.names.length + query.unknown.length > 0) return
  if (!features.has('visit')) return
  query.unknown.push({ kind: 'unknown', at: 0, raw: eaten[0], isNamePlace: true })
}

/** "The average donation", where a category is called Donations. */
export function saysOne(
  noun: string | undefined,
  corrections: readonly { from: string }[],
): boolean {
  return corrections.some(({ from }) => noun !== undefined && `${from.toLowerCase()}s` === noun)
}

/** "How much in tips did I get?" asks for money, not for advice. */
export function readTips(query: Slots, features: Set<Feature>): void {
  readNights(query, features)
  readJobs(query, features)
  // "My average tip" is that of one, and "average tips" may be those of a month.
  const noun = /\b(?:average|avg|mean|typical|usual) (\p{L}+)$/u.exec(query.text)?.[1]
  const isOfOne = /\b(average|avg|mean|typical|usual) tip\b/.test(query.text)
  if (query.names.length === 1 && (isOfOne || saysOne(noun, query.corrections)))
    features.add('each')
  if (!/\b(in|on|for|from|of|my) tips\b|\btips (did|have|i)\b/.test(query.text)) return
  if (features.delete('advice'))
    query.unknown.push({ kind: 'unknown', at: 0, raw: 'tips', isNamePlace: true })
}

const jobs = /^(?:jobs?|projects?)$/i

/** "The biggest home repair job": one of its expenses, while the biggest job alone may be what somebody was paid for. */
function readJobs(query: Slots, features: ReadonlySet<Feature>): void {
  const { names, text, unknown, isFollowUp } = query
  const isRanked = [...rankWords, 'last', 'first', 'count'].some((each) => features.has(each))
  const isOfExpenses =
    names.length > 0 &&
    names.every((item) => item.names.every(({ types }) => !types.includes('income')))
  const goesOn =
    isFollowUp && names.length === 0 && /\b(?:the|which|what) (?:\S+ ){1,3}?jobs?$/.test(text)
  if (isRanked && (isOfExpenses || goesOn))
    query.unknown = unknown.filter(({ raw }) => !jobs.test(raw))
}

/** "My best tip night": a day of income, while what was spent at night is not known. */
function readNights(query: Slots, features: Set<Feature>): void {
  const { names, weekdays, unknown } = query
  const isOfIncome = names.length > 0 && names.every((item) => areIncomeOnly(item.names))
  const isRanked = [...rankWords, 'best', 'worst'].some((each) => features.has(each))
  if (!isOfIncome || !isRanked || weekdays.length > 0) return
  const others = unknown.filter(({ raw }) => !/^(nights?|shifts?)$/i.test(raw))
  if (others.length === unknown.length) return
  query.unknown = others
  features.add('day')
}

/** "On gifts back in December"; "paid back in December" is something else. */
export function isBackIn({ at, raw }: { at: number; raw: string }, text: string): boolean {
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
export function withObjects(items: readonly Item[]): readonly Item[] {
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

/** "Can I afford a $400 winter coat?", "300 on Christmas presents": what is bought, and no time. */
export function withoutSeasons(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => featureAt(item) === 'afford')) return items
  return items.map((item, at): Item => {
    const [before, after] = [items[at - 1], items[at + 1]]
    const isBare = item.kind === 'period' && /^\p{L}+$/u.test(item.raw)
    const isPlace =
      before?.kind === 'amount' ||
      before?.kind === 'number' ||
      /^(an?|some|new|another|my|our|on|for|dollars?|bucks)$/i.test(before?.raw ?? '')
    const isOfThing =
      after?.kind === 'unknown' || after?.kind === 'name' || featureAt(after) === 'visit'
    if (!isBare || !isPlace || !isOfThing) return item
    return { kind: 'word', feature: 'filler', at: item.at, raw: item.raw }
  })
}

/** "At Aldi and Lidl": the payees that stand together where one is expected. */
export function payeesAt({ names, text }: Pick<Slots, 'names' | 'text'>): NameItem[] {
  const first = names.findIndex(({ isAtPayee }) => isAtPayee)
  const words = text.split(' ')
  const found: NameItem[] = []
  for (const item of first < 0 ? [] : names.slice(first)) {
    const before = found.at(-1)
    const between = before && words.slice(before.at + before.raw.split(' ').length, item.at)
    if (between?.some((word) => !/^(and|or|plus|at|the)$/.test(word))) break
    if (!item.names.every(({ kind }) => kind === 'payee')) break
    found.push(item)
  }
  return found
}

/**
 * "How many coffees at Bean & Gone?", "my average grocery shop at Aldi": a kind of thing that a payee sells, all of
 * whose charges are in the category of such things, narrows nothing; so too at several payees.
 */
export function leaveOutGoods(query: Slots, items: readonly Item[]): void {
  if (ofEachTime.test(query.text)) return
  const payees = payeesAt(query)
  const [payee] = payees
  const categories = payees.map(({ names: [name, ...others] }) =>
    name?.kind === 'payee' && others.length === 0 ? name.categories : [],
  )
  const [category, ...more] = new Set(categories.flat())
  if (payee === undefined || categories.some(({ length }) => length !== 1)) return
  const goods = [...query.unknown, ...query.names.filter((item) => !payees.includes(item))]
  const [first] = goods.toSorted((a, b) => a.at - b.at)
  if (category === undefined || more.length > 0 || first === undefined || first.at > payee.at)
    return
  const within = items.filter(({ at }) => at >= first.at && at < payee.at)
  const isSold = within.every(
    (item, index) =>
      isOfCategory(item, category) ||
      joinsGoods.test(item.raw) ||
      // "Fast food"
      (/^fast$/i.test(item.raw) && /^food$/i.test(within[index + 1]?.raw ?? '')),
  )
  const areBefore = goods.every(({ at }) => at < payee.at)
  const isNamed = query.unknown.length === 0 && !goods.some((item) => isWordOf(item, category))
  if (isNamed || !isSold || !areBefore) return
  query.unknown = []
  query.names = payees
  query.leftAside = [
    goods
      .toSorted((a, b) => a.at - b.at)
      .map(({ raw }) => raw)
      .join(' '),
  ]
}

/**
 * "How much were the glasses at Target Optical?", "the roof repair by Cascade Roofing": what was bought at a payee that
 * is in the records only once can only be that entry.
 */
export function leaveOutThingBought(query: Slots): void {
  const [payee, ...others] = query.names
  const [first] = query.unknown
  const [name, ...more] = payee?.names ?? []
  if (payee === undefined || first === undefined || others.length + more.length > 0) return
  if (name?.kind !== 'payee' || name.isOnce !== true || query.excepts.length > 0) return
  if (ofEachTime.test(query.text)) return
  const words = query.text.split(' ')
  const before = words.slice(0, first.at).join(' ')
  const count = query.unknown.length
  const isOneThing = query.unknown.every(({ at }, index) => at === first.at + index)
  const joint = words.slice(first.at + count, payee.at).join(' ')
  if (!isOneThing || !/^(?:at|from|by|with|through)(?: the)?$/.test(joint)) return
  if (!/\b(?:the|my|our|those|that|a|an|new)$/.test(before)) return
  query.leftAside = [query.unknown.map(({ raw }) => raw).join(' ')]
  query.unknown = []
}

/** "My last Renfe train", "my PureGym membership": a word for what a payee sells adds nothing to its name. */
export function leaveOutNounAfter(query: Slots): void {
  const words = query.text.split(' ')
  const payees = query.names.filter((item) => item.names.every(({ kind }) => kind === 'payee'))
  const ends = new Set(payees.map(({ at, raw }) => at + raw.split(' ').length))
  const categories = query.names.filter(
    ({ how, names }) => how !== 'synonym' && names.every(({ kind }) => kind === 'category'),
  )
  const categoryEnds = new Set(categories.map(({ at, raw }) => at + raw.split(' ').length))
  query.unknown = query.unknown.filter(
    ({ at }) =>
      !(ends.has(at) && journeys.test(words[at] ?? '')) &&
      // "Prints and lab work", while "eating out work" may be meals at work
      !(categoryEnds.has(at) && words[at] === 'work' && fieldsOfWork.test(words[at - 1] ?? '')),
  )
  // A category called Membership that the payee is not in, or in which all of its payments are
  const isOnlyIn = (item: NameItem) =>
    payees.every(({ names }) =>
      names.every(
        (name) =>
          name.kind === 'payee' &&
          (name.categories.length === 1 || !name.categories.includes(item.names[0]?.name ?? '')),
      ),
    )
  query.names = query.names.filter(
    (item) =>
      !ends.has(item.at) ||
      payees.includes(item) ||
      !/^(?:membership|subscription)s?$/i.test(item.raw) ||
      !isOnlyIn(item),
  )
}

const fieldsOfWork =
  /^(?:labs?|body|dental|yard|garden(?:ing)?|repairs?|car|auto|home|roof|tree|legal|prints?|printing|art|electrical|plumbing|design)$/

const journeys =
  /^(?:trains?|flights?|tickets?|fares?|buses|bus|coach|coaches|ferry|ferries|crossings?|journeys?)$/

/** "How much do we spend when we get a meal at the Bell Inn?" asks for what one of them costs. */
const ofEachTime = /\b(?:when|whenever|each time|every time) (?:i|we)\b/

const joinsGoods =
  /^(at|to|from|did|do|have|has|i|we|got|get|had|buy|bought|order|ordered|the|my|our|(shop|trip|visit|stop|order|purchase)s?( (at|to|from))?)$/i

function isOfCategory(item: Item, category: string): boolean {
  if (item.kind === 'unknown' || isWordOf(item, category))
    return isSoldIn(item.raw.toLowerCase(), category)
  return (
    item.kind === 'name' &&
    item.names.every(({ kind, name }) => kind === 'category' && name === category)
  )
}

/** Meals are sold wherever one eats out, whatever that category is called. */
function isSoldIn(word: string, category: string): boolean {
  return usualCategoryOf([word]) === category || (meals.test(word) && eatingOut.test(category))
}

const meals = /^(?:lunch(?:es)?|dinners?|breakfasts?|brunch(?:es)?|meals?|suppers?)$/
const eatingOut =
  /\b(?:dining|eating out|meals|restaurants?|take-?aways?|take-?out|going out|caf[eé]s?|pubs?|diners?)\b/i

/** The "fuel" of "fuel at Shell" is no Marina Fuel Dock. */
function isWordOf(item: Item, category: string): boolean {
  return (
    item.kind === 'name' &&
    item.how === 'part' &&
    item.names.every(({ kind }) => kind === 'payee') &&
    usualCategoryOf([item.raw.toLowerCase()]) === category
  )
}

function spends(item: Item): boolean {
  return item.kind === 'word' && (item.feature === 'spend' || item.feature === 'howMuch')
}
