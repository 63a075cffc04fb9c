import { usualCategoryOf } from './commonCategories.ts'
import { isEnglish } from './commonWords.ts'
import type { Item } from './items.ts'
import { distance } from './spelling.ts'
import { areIncomeOnly } from './vocabulary.ts'

// A word that was not understood can be left out of the question itself only where its place shows that it narrows
// nothing: an adverb beside a verb, or the verb that says how money was spent somewhere that is named.

/** Adverbs that do narrow what is counted, and nouns and adjectives that only look like adverbs. */
const narrowing =
  /^(mostly|mainly|chiefly|primarily|largely|predominantly|principally|locally|nationally|internationally|domestically|digitally|electronically|automatically|manually|jointly|separately|professionally|privately|solely|exclusively|purely|socially|medically|legally|illegally|partly|partially|directly|family|supply|jelly|belly|rally|reply|fly|assembly|italy|lily|elderly|friendly|early|costly|hourly|nightly|quarterly|fortnightly|bimonthly|biweekly|eco-friendly|\p{Lu}.*)$/u

/** "Average daly spending" is of each day. */
const spans = ['daily', 'weekly', 'monthly', 'yearly', 'quarterly']

const beforeNarrowing = /^(on|at|for|from|to|with|by|via|in|of|my|our|the|a|any|some)$/

/** Verbs that turn a question about money into another one. */
export const turning =
  /^(donat|tip|win|won|gain|borrow|len[dt]|loan|withdr|deposit|transfer|return|refund|sell|sold|invest|steal|stole|los[et]|owe|claim|deduct|reimburs|split|shar|contribut|budget|plan|intend|allocat|hop|expect|want|need|sav|disput|work|driv|walk|sleep|slept|weigh|sav|keep|kept|miss|forg|avoid|fail|refus|mean|earn|mak|made)/

/** The features that an understood word may stand for; undefined if it may narrow the question. */
export function idleMeaning(
  { at, raw }: Item,
  words: readonly string[],
  items: readonly Item[],
):
  | { adds?: 'spend' | 'visit' | 'due' | 'earn' | 'incomeRow' | 'expenseRow'; drops?: 'payee' }
  | undefined {
  const word = raw.toLowerCase()
  if (isAdverb(raw, words, items, at)) return {}
  if (isOtherThan(words, at)) return {}
  if (isRoughly(words, at, items) || isTakenAlong(words, at, items)) return {}
  if (isTradeOf(words, at, items)) return { drops: 'payee' }
  if (isHelper(words, at, items) || isAloneOf(words, at, items)) return {}
  if (isOneOf(words, at, items)) return { adds: 'visit' }
  if (isKindOfBill(words, at, items) || isOfAllIncome(words, at, items)) return {}
  if (isPieceOf(words, at, items)) return { adds: 'expenseRow' }
  if (isPaidAs(words, at, items)) return { adds: 'spend' }
  if (isDueVerb(words, at, items)) return { adds: 'due' }
  if (isGivenBy(words, at, items)) return { adds: 'earn' }
  if (isEarnedBy(words, at, items) || isKindOfWork(words, at, items)) return {}
  if (isSale(words, at, items)) return { adds: 'incomeRow' }
  if (isSoldAt(words, at, items)) return { adds: 'earn' }
  if (turning.test(word)) return undefined
  return isActAt(words, at, items)
}

const kindsOfRows =
  /^(income|incomes|earnings|money|spending|expenses?|costs?|charges?|payments?|purchases?|transactions?|entries|bills?|subscriptions?|categor(y|ies)|payees?|places?|shops?|stores?|things?|stuff|sources?)$/

/** "Other income", "any other expenses": a part of all rows, and no category Other. */
export function isOtherOfKind({ words, at }: { words: readonly string[]; at: number }): boolean {
  return words[at] === 'other' && kindsOfRows.test(words[at + 1] ?? '')
}

/** "What other income besides salary?": what is left out is named. */
function isOtherThan(words: readonly string[], at: number): boolean {
  return (
    isOtherOfKind({ words, at }) &&
    /\b(besides|beside|apart from|aside from|except|excluding|without|not counting|not including|outside of|other than)\b/.test(
      words.slice(at + 1).join(' '),
    )
  )
}

function isAdverb(
  raw: string,
  words: readonly string[],
  items: readonly Item[],
  at: number,
): boolean {
  if (!/\p{L}{2}ly$/u.test(raw) || narrowing.test(raw)) return false
  if (spans.some((span) => distance(raw.toLowerCase(), span, 1) === 1)) return false
  if (beforeNarrowing.test(words[at - 1] ?? '')) return false
  const next = items.find((item) => item.at === at + 1)
  return (
    next === undefined || !(next.kind === 'name' || (next.kind === 'word' && isNoun(next.feature)))
  )
}

function isNoun(feature: string): boolean {
  return [
    'expenseRow',
    'incomeRow',
    'anyRow',
    'bill',
    'subscription',
    'category',
    'payee',
  ].includes(feature)
}

/** "How bad was last week?" */
function isRoughly(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (
    words[at - 1] !== 'how' ||
    /^(long|far|old|tall|heavy|fast|soon|close)$/.test(words[at] ?? '')
  )
    return false
  if (!/^(is|was|were|are|did)$/.test(words[at + 1] ?? '')) return false
  const next = items.find((item) => item.at >= at + 2 && !/^(my|our|the)$/i.test(item.raw))
  return next?.kind === 'period' || next?.kind === 'name'
}

/** "When did I take the dog to the vet?": whoever was taken along does not change the bill. */
function isTakenAlong(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (words[at + 1] !== 'to') return false
  if (
    !/\b(take|took|taken|taking|bring|brought|drive|drove) (the|my|our|his|her)$/.test(
      words.slice(0, at).join(' '),
    )
  )
    return false
  return (
    items.find((item) => item.at === at + 2 + (words[at + 2] === 'the' ? 1 : 0))?.kind === 'name'
  )
}

/** "The bicycle shop Spoke & Chain", "the flooring people, April Flooring": says what somebody who is named does. */
function isTradeOf(words: readonly string[], at: number, items: readonly Item[]): boolean {
  const isTrade = (index: number) =>
    /^(shop|store|place|people|folks|guys?|company|firm|business|restaurant|cafe|hotel|club|school)$/.test(
      words[index] ?? '',
    )
  if (!isTrade(at + 1) && !isTrade(at)) return false
  const lead = isTrade(at) && isTrade(at + 1) === false ? at - 2 : at - 1
  if (!/^(the|my|our|a|an)$/.test(words[lead] ?? '')) return false
  const next = items.find((item) => item.at === (isTrade(at + 1) ? at + 2 : at + 1))
  return (
    next?.kind === 'name' &&
    next.how === 'exact' &&
    next.names.every(({ kind }) => kind === 'payee')
  )
}

/** "The piano alone": nothing beside what is named. */
function isAloneOf(words: readonly string[], at: number, items: readonly Item[]): boolean {
  return (
    words[at] === 'alone' &&
    items.some((item) => item.kind === 'name' && item.at + item.raw.split(' ').length === at)
  )
}

/** Verbs before another one that say it does not happen, or not yet. */
const notDone =
  /^(stop|quit|avoid|fail|forg|refus|plan|intend|hop|expect|want|need|miss|sav|regret|budget|prefer|afford|promis|agree|start|begin|began|used|hate|resist)/

/** "I keep spending", "do I tend to spend": how it is done, and not what for. */
function isHelper(words: readonly string[], at: number, items: readonly Item[]): boolean {
  const word = words[at] ?? ''
  if (!/^(i|we|been|am|are|just|really|always)$/.test(words[at - 1] ?? '')) return false
  if (notDone.test(word) || !isEnglish(word)) return false
  const next = words[at + 1] === 'to' ? at + 2 : at + 1
  const isVerb = next === at + 2 || /ing$/.test(words[next] ?? '')
  const item = items.find((each) => each.at === next)
  return isVerb && item?.kind === 'word' && ['spend', 'visit'].includes(item.feature)
}

/** "My last Airbnb stay": one purchase there, and no part of them. */
function isOneOf(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (
    !/^(stays?|stops?|hauls?|runs?|sessions?|appointments?|deliver(y|ies)|bookings?|rides?|habits?)$/.test(
      words[at] ?? '',
    )
  )
    return false
  return items.some((item) => item.kind === 'name' && item.at + item.raw.split(' ').length === at)
}

/** "Household income", "our joint income": all that comes in. */
function isOfAllIncome(words: readonly string[], at: number, items: readonly Item[]): boolean {
  const next = items.find((item) => item.at === at + 1)
  return (
    /^(?:household|family|joint|combined|aggregate|collective)$/.test(words[at] ?? '') &&
    next?.kind === 'word' &&
    ['earn', 'net'].includes(next.feature) &&
    !/^(?:paid|pays?|gave|gives?|sent|sends?|brought|brings?|owes?)\b/.test(next.raw.toLowerCase())
  )
}

/** "The Hulu service", "piano lessons" with the only piano teacher there is: what is paid for there, and no part of it. */
function isKindOfBill(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (
    !/^(?:services?|plans?|contracts?|packages?|polic(?:y|ies)|lessons?|classes|tuition)$/.test(
      words[at] ?? '',
    )
  )
    return false
  return items.some(
    (item) =>
      item.kind === 'name' &&
      item.at + item.raw.split(' ').length === at &&
      item.names.length === 1 &&
      item.names.every(({ kind }) => kind === 'payee'),
  )
}

/** "My most expensive piece of equipment", "a tank of gas": one purchase of what is named. */
function isPieceOf(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (!pieces.test(words[at] ?? '')) return false
  // "When did I last buy a pair at Happy Feet?"
  if (
    words[at] === 'pair' &&
    /^(?:at|from)$/.test(words[at + 1] ?? '') &&
    /^(?:an?|another|some|new)$/.test(words[at - 1] ?? '')
  )
    return items.some(
      (item) =>
        item.kind === 'name' &&
        item.at === at + 2 &&
        item.names.every(({ kind }) => kind === 'payee'),
    )
  if (words[at + 1] !== 'of') return false
  const next = at + (/^(my|our|the|new)$/.test(words[at + 2] ?? '') ? 3 : 2)
  const names = items.filter((item) => item.kind === 'name')
  // "Tanks of gas at Chevron", with a payee Costco Gas, asks for no other payee.
  return names.some(
    (item) =>
      item.at === next &&
      (names.length === 1 ||
        (!words.includes('many') &&
          names.every((other) => other.names.every((name) => item.names.includes(name)))) ||
        item.names.some(({ kind }) => kind === 'category')),
  )
}

const pieces =
  /^(pieces?|bits?|items?|rounds?|tanks?|tankfuls?|bags?|box(es)?|bottles?|cups?|mugs?|glass(es)?|pints?|cans?|tins?|jars?|packs?|packets?|pairs?|rolls?|batch(es)?|loads?|cartons?|crates?|tickets?|plates?|bowls?|bunch(es)?|sets?)$/

/** "Rent to Jess Miller": what she is paid for, where all her records are in the category of such costs. */
function isPaidAs(words: readonly string[], at: number, items: readonly Item[]): boolean {
  const usual = usualCategoryOf([words[at] ?? ''])
  if (usual === undefined || words[at + 1] !== 'to') return false
  const name = items.find((item) => item.at === at + 2)
  return (
    name?.kind === 'name' &&
    name.names.every(
      (each) => each.kind === 'payee' && each.categories.every((category) => category === usual),
    )
  )
}

/** "When does the HOA hit?": whatever a bill does, it does on the day it is due. */
function isDueVerb(words: readonly string[], at: number, items: readonly Item[]): boolean {
  const name = items.findLast((item) => item.kind === 'name' && item.at < at)
  if (name === undefined || name.at + name.raw.split(' ').length !== at) return false
  if (
    !/^(and |so |ok |hey )*when (does|do|will|is) (the |my |our )?$/.test(
      `${words.slice(0, name.at).join(' ')} `,
    )
  )
    return false
  return /^( (again|next|me|us|my account))*$/.test(
    words
      .slice(at + 1)
      .map((word) => ` ${word}`)
      .join(''),
  )
}

/** "How much did Vanguard distribute?", "what was derived from the pension": what a payer that is never paid does. */
function isGivenBy(words: readonly string[], at: number, items: readonly Item[]): boolean {
  const ofPayer = (item: Item) => item.kind === 'name' && areIncomeOnly(item.names)
  const word = words[at] ?? ''
  const isActive =
    /^(?:distribut|disburs|remit|yield|generat|produc|contribut|deposit|credit|issu|transfer|provid)\p{L}*$/u.test(
      word,
    ) && items.some((item) => ofPayer(item) && item.at + item.raw.split(' ').length === at)
  if (isActive) return /\b(?:did|does|do|has|have|will|would)\b/.test(words.slice(0, at).join(' '))
  const isPassive =
    /^(?:distributed|disbursed|remitted|yielded|generated|produced|contributed|deposited|credited|issued|derived|obtained|stemmed|accrued|accruing|originated|originating|arrived|drawn|realized|realised|gained|provided)$/.test(
      word,
    ) && /^(?:by|from|through|via)$/.test(words[at + 1] ?? '')
  const next = at + (/^(?:the|my|our)$/.test(words[at + 2] ?? '') ? 3 : 2)
  return isPassive && items.some((item) => ofPayer(item) && item.at === next)
}

/** "Earned teaching CPR classes", "made from selling the old bike": what was done for an income that is named. */
function isEarnedBy(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (!/\p{L}{2}ing$/u.test(words[at] ?? '')) return false
  const isEarned = items.some((item) => item.kind === 'word' && item.feature === 'earn')
  const next = at + (/^(the|my|our|a|an)$/.test(words[at + 1] ?? '') ? 2 : 1)
  const name = items.find((item) => item.at === next)
  return isEarned && name?.kind === 'name' && areIncomeOnly(name.names)
}

/** "Freelance work", "logo jobs": what an income is for, and no part of it. */
function isKindOfWork(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (!/^(work|jobs?|gigs?|projects?|clients?)$/.test(words[at] ?? '')) return false
  return items.some(
    (item) =>
      item.kind === 'name' &&
      item.at + item.raw.split(' ').length === at &&
      areIncomeOnly(item.names),
  )
}

/** "My last eBay sale", "sales on Vinted": what somebody who pays me has paid. */
function isSale(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (!/^sales?$/.test(words[at] ?? '')) return false
  // "What did I buy in the eBay sale?"
  const isBought = items.some(
    (item) => item.kind === 'word' && ['spend', 'expenseRow', 'visit'].includes(item.feature),
  )
  if (isBought) return false
  const next = at + (/^(on|from|through|via)$/.test(words[at + 1] ?? '') ? 2 : 1)
  return items.some(
    (item) =>
      isPayer(item) &&
      (item.at + item.raw.split(' ').length === at || (next === at + 2 && item.at === next)),
  )
}

/** "How much did I sell on eBay?" */
function isSoldAt(words: readonly string[], at: number, items: readonly Item[]): boolean {
  if (!/^(sell|sold)$/.test(words[at] ?? '')) return false
  if (!/\b(did|have) (i|we) (ever |already |actually )?$/.test(`${words.slice(0, at).join(' ')} `))
    return false
  if (!/^(on|at|through|via|to)$/.test(words[at + 1] ?? '')) return false
  const next = at + (/^(the|my|our)$/.test(words[at + 2] ?? '') ? 3 : 2)
  return items.some((item) => item.at === next && isPayer(item))
}

function isPayer(item: Item): boolean {
  return (
    item.kind === 'name' &&
    item.how === 'exact' &&
    item.names.every(({ types }) => types.includes('income'))
  )
}

/** "How much did we leave at Costco?", "how many times did I hit Costco?": what is done where money is spent. */
function isActAt(
  words: readonly string[],
  at: number,
  items: readonly Item[],
): { adds: 'spend' | 'visit' } | undefined {
  const others = items.filter((item) => item.kind === 'word').map((item) => item.feature)
  if (
    ['spend', 'earn', 'visit', 'expenseRow', 'net', 'share', 'change'].some((each) =>
      others.includes(each),
    )
  )
    return undefined
  if (
    !/\b(did|do|have|had) (i|we) (\p{L}+ly |already |actually |ever |first |last |go |gone )*$/u.test(
      `${words.slice(0, at).join(' ')} `,
    )
  )
    return undefined
  let next = at + 1
  while (/^(up|off|out|down|away|over|back|behind|through|around)$/.test(words[next] ?? ''))
    next += 1
  const lead = words[next] ?? ''
  const name = items.find(
    (item) => item.at === next + (/^(on|at|to|into|with|in)$/.test(lead) ? 1 : 0),
  )
  if (name?.kind !== 'name') return undefined
  const isVisit = ['count', 'howOften', 'when', 'last', 'first', 'often'].some((each) =>
    others.includes(each),
  )
  if (isVisit) return { adds: 'visit' }
  return /^(on|at|with|into)$/.test(lead) && others.includes('howMuch')
    ? { adds: 'spend' }
    : undefined
}
