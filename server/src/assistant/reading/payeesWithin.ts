import type { Reading } from './items.ts'
import { payeesAt } from './objects.ts'
import { comparing, type NameItem, type Query, type Slots } from './slots.ts'

// A category beside payees: what was bought there, and not all of both.

/** "How much was stock and how much was groceries at Makro?": a payee with several of its own categories. */
export function categoriesAt({
  names,
}: Pick<Query, 'names'>): { payee: NameItem; categories: readonly NameItem[] } | undefined {
  const [payee, ...more] = names.filter((item) => item.isAtPayee && arePayees(item))
  const categories = names.filter((item) => item !== payee)
  const isWithin = payee && categories.every((item) => isPartOf(payee, item))
  return isWithin && more.length === 0 && categories.length > 1 ? { payee, categories } : undefined
}

/** "Makro stock and groceries": said in one go, those categories at Makro; in a list of three it could be all of each. */
export function readCategoriesAt(query: Slots, tokens: Reading['tokens']): void {
  const [payee, ...categories] = query.names
  if (payee === undefined || payee.isAtPayee || !arePayees(payee)) return
  if (categories.length < 2 || !categories.every((item) => isPartOf(payee, item))) return
  const end = payee.at + payee.raw.split(' ').length
  if (tokens[end - 1]?.isPause === false && categories[0]?.at === end)
    query.names = [{ ...payee, isAtPayee: true }, ...categories]
  else query.mistakes.push('Do you mean those categories at that payee, or all of them together?')
}

/**
 * "The Harris jobs, the kitchen and the deck", "subscriptions Netflix and Hulu": what is named after its kind, and not
 * all of that kind. After a pause it may also be a list.
 */
export function narrowToTold(query: Slots, tokens: Reading['tokens']): void {
  narrowToThing(query)
  leaveOutKindCompared(query)
  const hasFamily = dropsFamilies(query)
  const { names, features, text } = query
  const [category, first, ...others] = names
  if (category === undefined || first === undefined || others.length === 0) return
  const payees = [first, ...others]
  const isOfPayees =
    category.names.every(({ kind }) => kind === 'category') &&
    payees.every((item) => arePayees(item) && isPartOf(item, category))
  const isCompared = comparing.some((each) => features.has(each)) || /\bhow much at\b/.test(text)
  if (!isOfPayees || areJoined(category, first, text)) return
  const end = category.at + category.raw.split(' ').length
  const isOnly = payees.every((item) => isOnlyIn(item, category))
  // "Coffee: Blue Bottle or Sightglass, which gets more?": the two are compared, and not with all coffee.
  const before = text.split(' ').slice(0, category.at).join(' ')
  const isTopic =
    tokens[end - 1]?.isPause === true && /(?:^|\b(?:for|on)(?: (?:the|my|our))?)$/.test(before)
  if (isCompared && isTopic && isOnly) query.names = payees
  if (isCompared) return
  if (tokens[end - 1]?.isPause === true || (hasFamily && !isOnly))
    query.mistakes.push('Do you mean that category at these payees, or all of them together?')
  else if (isOnly) query.names = payees
  else
    query.names = [
      category,
      {
        ...first,
        names: payees.flatMap((item) => item.names),
        isAtPayee: true,
        raw: payees.map(({ raw }) => raw).join(' '),
      },
    ]
}

/** "Aldi vs Costco for groceries": two shops are compared, and not with all groceries. */
function leaveOutKindCompared(query: Slots): void {
  const { names, text } = query
  const category = names.at(-1)
  const payees = names.slice(0, -1)
  if (
    category === undefined ||
    payees.length < 2 ||
    !/\b(?:vs|versus|or|than|against)\b/.test(text)
  )
    return
  const before = text.split(' ').slice(0, category.at).join(' ')
  const isKind = /\b(?:for|on)(?: (?:the|my|our))?$/.test(before)
  const areParts = payees.every((item) => arePayees(item) && isPartOf(item, category))
  if (!isKind || !areParts) return
  if (payees.every((item) => isOnlyIn(item, category))) query.names = payees
  else
    query.mistakes.push('Do you mean all that you bought there, or only what is in that category?')
}

/**
 * "The van: fuel, loan and insurance", with categories Van, Van Insurance and Business Insurance: of the names that a word
 * fits, the one that has the thing in it which is named before.
 */
function narrowToThing(query: Slots): void {
  const [thing, ...parts] = query.names
  const [whole, ...others] = thing?.names ?? []
  if (whole?.kind !== 'category' || others.length > 0 || whole.words.length > 1) return
  const [word = ''] = whole.words
  query.names = query.names.map((item) => {
    const own = parts.includes(item) ? item.names.filter(({ words }) => words.includes(word)) : []
    const isNarrowed = item.how === 'part' && item.names.length > 1 && own.length === 1
    return isNarrowed ? { ...item, names: own } : item
  })
}

/** "The Union bills, water and electric": a word that fits several payees, and then those that are meant. */
function dropsFamilies(query: Slots): boolean {
  const words = query.text.split(' ')
  const kept = query.names.filter((item, index, names) => {
    const members = names
      .slice(index + 1)
      .filter((other) => other.at > item.at && isOf(other, item))
    const [first] = members
    if (item.how !== 'part' || first === undefined || members.length < 2) return true
    const between = words.slice(item.at + item.raw.split(' ').length, first.at)
    return between.some((word) => /^(and|or|vs|versus|than|plus|with)$/.test(word))
  })
  const isDropped = kept.length < query.names.length
  query.names = kept
  return isDropped
}

function isOf(member: NameItem, family: NameItem): boolean {
  return (
    arePayees(member) &&
    member.names.length < family.names.length &&
    member.names.every((name) => family.names.includes(name))
  )
}

/** "Groceries at Costco", "Kroger for groceries": only what was bought there. */
export function namesPayeeWithin(query: Slots): boolean {
  leaveOutTakenAlong(query)
  const { names, text } = query
  const [first, second] = names
  if (comparesWithin(query)) return false
  if (narrowsToPayees(query)) return true
  if (names.length !== 2 || first === undefined || second === undefined) return false
  if (areJoined(first, second, text)) return false
  const narrower = withinCategory(first, second)
  if (narrower) {
    query.names = narrower
    return true
  }
  const isCategory = first.names.some(({ kind }) => kind === 'category')
  if (!first.isAtPayee && isCategory && second.isAtPayee && arePayees(second)) return true
  if (query.features.has('share')) return false
  if (!isCategory && arePayees(first) && isPartOf(first, second)) {
    query.names = [second, first]
    return true
  }
  return arePayees(second) && isPartOf(second, first)
}

/** "Groceries and Costco", "groceries vs Costco"; the "and" of "between June and August" joins times. */
function areJoined(first: NameItem, second: NameItem, text: string): boolean {
  const [a, b] = [first, second].toSorted((one, other) => one.at - other.at)
  if (a === undefined || b === undefined || /\bboth\b/.test(text)) return true
  const words = text.split(' ')
  // "For groceries of 20 or more": what joins an amount joins no names.
  const between = words
    .slice(a.at + a.raw.split(' ').length, b.at)
    .join(' ')
    .replace(
      /\b(\w+ than|or (more|less)|and (up|over|under|above|below)) ?(?=\$?\d|at\b|from\b|$)/g,
      '',
    )
  const isCompared = /\b(compare|comparing)\b/.test(words.slice(0, a.at).join(' '))
  return (
    /\b(and|or|vs|versus|than|plus|compared|against)\b/.test(between) ||
    (isCompared && /\b(to|with)\b/.test(between))
  )
}

/** "I took the kids to City Zoo": who came along narrows nothing at a payee that is named. */
function leaveOutTakenAlong(query: Slots): void {
  const words = query.text.split(' ')
  query.names = query.names.filter((item, index, names) => {
    const payee = names[index + 1]
    const isAlong =
      takesAlong.test(words.slice(0, item.at).join(' ')) &&
      /^(out |along |over |back )?(to|into) /.test(
        `${words.slice(item.at + item.raw.split(' ').length).join(' ')} `,
      )
    const isOfCategories = item.names.every(({ kind }) => kind === 'category')
    return !(isAlong && isOfCategories && payee && arePayees(payee) && !isPartOf(payee, item))
  })
}

const takesAlong =
  /\b(take|takes|took|taken|taking|bring|brought|bringing|drive|drove|drag|dragged|treat|treated)( (all|both|the|my|our|two|three))*$/

/** "Food at Aldi and Lidl": what was bought at both, and not all food; the payees become one name. */
function narrowsToPayees(query: Slots): boolean {
  const [category, ...others] = query.names
  const payees = payeesAt(query)
  const [first] = payees
  if (category === undefined || first === undefined || payees.length < 2) return false
  const isWithin = others.every((item) => payees.includes(item) && isPartOf(item, category))
  if (!isWithin) askAtWhich(query, category, payees)
  if (!isWithin || isComparison(query)) return false
  if (/\b(vs|versus|than|compared?|both of them|how much at)\b/.test(query.text)) return false
  const names = payees.flatMap((item) => item.names)
  query.names = [category, { ...first, names, raw: payees.map(({ raw }) => raw).join(' ') }]
  return true
}

/** "Food at March and Iron Gate", of which one sells no food: it may be what was spent there on food, or all of it. */
function askAtWhich(query: Slots, category: NameItem, payees: readonly NameItem[]): void {
  const isAtAll =
    category.names.every(({ kind }) => kind === 'category') &&
    payees.every((item) => item.at > category.at)
  if (isAtAll && query.names.length === payees.length + 1)
    query.mistakes.push('Do you mean that category at these payees, or all that was spent there?')
}

/** "Food at Aldi vs Lidl": the payees are compared, and not all food with one of them. */
function comparesWithin(query: Slots): boolean {
  const [category, ...payees] = query.names
  const [first] = payees
  if (category === undefined || first === undefined || payees.length < 2) return false
  const isOfPayees =
    category.names.every(({ kind }) => kind === 'category') &&
    first.isAtPayee &&
    payees.every((item) => arePayees(item) && item.at > category.at)
  if (!isOfPayees || !isComparison(query)) return false
  if (payees.every((item) => isOnlyIn(item, category))) query.names = payees
  else
    query.mistakes.push('Do you mean that category at these payees, or all that was spent there?')
  return true
}

function isComparison({ features }: Slots): boolean {
  return comparing.some((feature) => features.has(feature))
}

/** True for payees all of whose records are in one category: to name it beside them says nothing new. */
function isOnlyIn(payee: NameItem, category: NameItem): boolean {
  return payee.names.every(
    (name) =>
      name.kind === 'payee' &&
      name.categories.every((own) => category.names.some((whole) => whole.name === own)),
  )
}

/** "Leo's school trip": of the payees that a word is a part of, those in the category beside it. */
function withinCategory(first: NameItem, second: NameItem): NameItem[] | undefined {
  const [category, payees] = first.names.some(({ kind }) => kind === 'category')
    ? [first, second]
    : [second, first]
  const areSeveral = payees.how === 'part' && payees.names.length > 1 && arePayees(payees)
  if (!areSeveral || category.names.some(({ kind }) => kind === 'payee')) return undefined
  const names = payees.names.filter((name) => isPartOf({ ...payees, names: [name] }, category))
  return names.length === 0 ? undefined : [category, { ...payees, names }]
}

function arePayees({ names }: NameItem): boolean {
  return names.every(({ kind }) => kind === 'payee')
}

/** "Kroger for groceries", "coffee, Starbucks only": of a payee and its own category, the smaller one is meant. */
export function isPartOf(payee: NameItem, category: NameItem): boolean {
  return (
    category.names.every(({ kind }) => kind === 'category') &&
    payee.names.every(
      (name) =>
        name.kind === 'payee' &&
        category.names.some((whole) => name.categories.includes(whole.name)),
    )
  )
}
