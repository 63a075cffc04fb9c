import type { Reading } from './items.ts'
import { isPartOf } from './payeesWithin.ts'
import { type NameItem, type Slots, sideOf } from './slots.ts'
import type { Name } from './vocabulary.ts'

// Words that are each a part of several payees' names, and together of fewer: "Ana's summer camp" is "Summer camp Ana".

/** "My Etsy sales", beside a category Stall Sales: what Etsy has paid, and nothing of the stall. */
export function leaveOutSales(query: Slots): void {
  query.names = query.names.filter((item, index, names) => {
    const seller = names[index - 1]
    const isSales = item.how === 'part' && /^sales?$/i.test(item.raw)
    if (!isSales || seller === undefined || seller.how !== 'exact') return true
    const isNext = seller.at + seller.raw.split(' ').length === item.at
    return !isNext || sideOf(seller) !== 'income' || isPartOf(seller, item)
  })
}

/** Narrows words that fit several names to the names that fit them together. */
export function narrowToShared(query: Slots): void {
  withinEach(query)
  for (let at = 1; at < query.names.length; at += 1) {
    const [one, other] = query.names.slice(at - 1, at + 1)
    if (one === undefined || other === undefined || areJoined(one, other, query.text)) continue
    const shared = sharedBy(one, other)
    const longer = [...longerBy(one, other), ...longerBy(other, one)]
    const both = shared.length > 0 ? shared : longer
    if (both.length === 0) continue
    // "At Costco on gas and groceries": whether the groceries are those of Costco is open.
    if (shared.length === 0 && query.names.length > 2)
      query.mistakes.push('That names several things. Which one do you ask about first?')
    query.names.splice(at - 1, 2, { ...one, names: both })
    at -= 1
  }
  const isCompared = query.features.has('compare') || /\b(vs|versus|than)\b/.test(query.text)
  const overlap = query.names.some((item, at) =>
    query.names.slice(at + 1).some((other) => sharedBy(item, other).length > 0),
  )
  if (isCompared && overlap)
    query.mistakes.push('Some of that would be counted twice. Which two do you want to compare?')
}

/** "Summer camps for Ana and Leo", "Ana vs Leo, summer camps": the one word narrows each of the others. */
function withinEach(query: Slots): void {
  const whole = query.names.find((item) => {
    const others = query.names.filter((other) => other !== item)
    return others.length > 1 && others.every((other) => sharedBy(item, other).length > 0)
  })
  if (whole === undefined) return
  query.names = query.names
    .filter((item) => item !== whole)
    .map((item) => ({ ...item, names: sharedBy(item, whole) }))
}

/**
 * "Fuel for the van", with categories Fuel and Van: what was bought for it, and never all of both. Fuel is for vehicles
 * anyway, and "insurance for the car" is Car Insurance.
 */
export function settleForWhat(query: Slots, tokens: Reading['tokens']): void {
  const words = query.text.split(' ')
  query.names = query.names.filter((item, index, names) => {
    const bought = names[index - 1]
    if (bought === undefined || !item.names.every(({ kind }) => kind === 'category')) return true
    const end = bought.at + bought.raw.split(' ').length
    const between = words.slice(end, item.at).join(' ')
    if (!/^for(?: (?:the|my|our|his|her|their|a|an))?$/.test(between)) return true
    if (tokens[end - 1]?.isPause === true || isPartOf(bought, item)) return true
    const said = item.raw.toLowerCase()
    if (bought.names.every(({ name }) => name.toLowerCase().split(' ').includes(said))) return false
    if (fuels.test(bought.raw) && vehicles.test(said)) {
      query.leftAside = [...(query.leftAside ?? []), `${between} ${item.raw}`]
      return false
    }
    query.mistakes.push('That names two things. Which of them do you mean, or both together?')
    return true
  })
}

const fuels = /^(?:fuel|petrol|gas|gasoline|diesel)$/i
const vehicles =
  /^(?:cars?|vans?|trucks?|lorry|vehicles?|motorbikes?|motorcycles?|scooters?|boats?)$/

/** The payees that two words both fit; none where one of them names something as a whole. */
function sharedBy(one: NameItem, other: NameItem): Name[] {
  if (one.how !== 'part' || other.how !== 'part') return []
  return one.names.filter((name) => name.kind === 'payee' && other.names.includes(name))
}

/** "Gas at Costco", with payees Costco and Costco Gas: the name that both of them make. */
function longerBy(whole: NameItem, part: NameItem): Name[] {
  const [name, ...others] = whole.names
  if (whole.how !== 'exact' || part.how !== 'part' || name?.kind !== 'payee' || others.length > 0)
    return []
  return part.names.filter(
    ({ kind, words }) =>
      kind === 'payee' &&
      words.length > name.words.length &&
      name.words.every((word, at) => words[at] === word),
  )
}

function areJoined(one: NameItem, other: NameItem, text: string): boolean {
  const words = text.split(' ')
  const between = words.slice(one.at + one.raw.split(' ').length, other.at).join(' ')
  return /\b(and|or|vs|versus|than|plus|against|compared|to|with)\b/.test(between)
}

const foodKinds = /^(?:groceries|grocery|supermarkets?|take-?outs?|take-?aways?|restaurants?)$/i

/** "Groceries and eating out", where one category is for food and dining: both together are all of it. */
export function joinFoodKinds(query: Slots): void {
  const [item, ...others] = query.names
  const [kind, ...more] = query.unknown
  if (item === undefined || kind === undefined || others.length + more.length > 0) return
  const isOfBoth = item.names.every(
    ({ kind, name }) => kind === 'category' && /\bfood\b/i.test(name) && /\bdining\b/i.test(name),
  )
  const words = query.text.split(' ')
  const [first, second] = item.at < kind.at ? [item, kind] : [kind, item]
  const between = words.slice(first.at + first.raw.split(' ').length, second.at).join(' ')
  const areJoined = /^(?:and|plus|&|as well as)$/.test(between)
  if (item.how === 'synonym' && isOfBoth && areJoined && foodKinds.test(kind.raw))
    query.unknown = []
}
