import { monthOf, yearOf } from './calendarWords.ts'
import type { Item, Place } from './items.ts'
import { isWrittenAsName } from './places.ts'
import type { NameItem, Slots } from './slots.ts'
import type { Name } from './vocabulary.ts'

// A word that is both a month, or another word of the grammar, and the beginning of a payee's name is used once.

/**
 * "How much did I pay June?", with a payee "June babysitting": who is named as somebody that gets money wins over the
 * month, which needs an "in" there. "Paid June 5" and "paid June 2026" are times, and nobody goes "to March 2026".
 */
export function isPaidMonth(place: Place): boolean {
  const { words, at } = place
  if (isNamedAsSeason(place)) return payers(place).length > 0 || paysOrGets(place)
  if (monthOf(words[at]) === undefined) return false
  const before = words.slice(0, at).join(' ')
  const after = words[at + 1]
  const isVisited =
    visiting.test(before) && (yearOf(after) !== undefined || !/^\d/.test(after ?? ''))
  if (isVisited && paidNames(place).length > 0) return true
  // "What did I pay June to August?"
  const isSpan = /^(and|or|to|through|until|till|vs|versus|[-–—])$/.test(after ?? '')
  if (/^\d/.test(after ?? '') || (isSpan && monthOf(words[at + 2]) !== undefined)) return false
  if (payers(place).length > 0) return true
  if (paidNames(place).length === 0) return false
  // "How much did April cost us in September?"
  const isCost =
    /\b(?:did|does|has|will)$/.test(before) &&
    /^costs? (?:us|me) (?:in|last|this|so far|since|during)\b/.test(words.slice(at + 1).join(' '))
  if (isCost) return true
  if (paysWithOther(place) || isKin(place)) return true
  if (isWholeName(place) && (isBesideColleague(place) || gets(place) || hasOtherTime(place)))
    return true
  if (isIntroduced(place) && isWholeName(place)) return true
  if (isOfBill(before, words.slice(at + 1).join(' ')) && isWholeName(place)) return true
  // "Did I pay Uber and June?"
  const [, partner] =
    /\b(?:pay|paid|given?|gave) (?!(?:in|for|during|since|on)\b)(\S+) (?:and|or)$/.exec(before) ??
    []
  const isPaid = paidNames(place).some(({ types }) => types.includes('expense'))
  return (
    (paying.test(before) && isPaid) || (partner !== undefined && monthOf(partner) === undefined)
  )
}

/** "Young August", "our grandson August", of payees that begin so */
function isKin({ words, at }: Place): boolean {
  const before = words.slice(Math.max(0, at - 2), at).join(' ')
  return /(?:^|\b)(?:young|little|dear|poor|sweet|(?:my|our|his|her) (?:grandson|granddaughter|grandchild|son|daughter|nephew|niece|cousin|godson|goddaughter|brother|sister|aunt|uncle|friend))$/.test(
    before,
  )
}

/** "How much did June get in wages?", of somebody called just that: no month gets or earns anything. */
function gets({ words, at }: Place): boolean {
  return (
    /^(did|does|has|had)$/.test(words[at - 1] ?? '') &&
    /^(get|gets|got|gotten|receive|received|earn|earned) (in|as|this|last|from|since|so far)\b/.test(
      words.slice(at + 1).join(' '),
    )
  )
}

/** "June and Tomas wages", where both of them are paid as the same kind of expense. */
function isBesideColleague(place: Place): boolean {
  const { words, at, vocabulary } = place
  const kinds = paidNames(place).flatMap((name) => (name.kind === 'payee' ? name.categories : []))
  const isColleague = (word = '') =>
    monthOf(word) === undefined &&
    (vocabulary.exact.get(word) ?? []).some(
      (name) => name.kind === 'payee' && name.categories.some((each) => kinds.includes(each)),
    )
  const isJoint = (word = '') => /^(and|or|vs|versus|than|against)$/.test(word)
  const isFirst = isJoint(words[at + 1]) && isColleague(words[at + 2])
  const isSecond = isJoint(words[at - 1]) && isColleague(words[at - 2])
  return (isFirst && !timed.test(words[at - 1] ?? '')) || isSecond
}

/** "The wages for June last month", where "for June" would be a time otherwise. */
export function isForSomebody(place: Place): boolean {
  return isWholeName(place) && hasOtherTime(place)
}

/** A month is not told twice, unless it is compared. */
function hasOtherTime({ words, at }: Place): boolean {
  const after = words.slice(at + 1).join(' ')
  const before = words[at - 1] ?? ''
  return (
    (before === 'for' || !timed.test(before)) &&
    /^(?:(?!(?:and|or|vs|versus|than|to|with|against|from|until|till|through)\b)\S+ ){0,4}(?:last|this) (?:week|month)\b/.test(
      after,
    ) &&
    !/\b(?:compare[ds]?|vs|versus|against|more|less|than|differ\S*|chang\S*)\b/.test(
      words.join(' '),
    )
  )
}

const timed =
  /^(in|for|during|of|since|until|till|by|through|from|to|between|and|or|vs|versus|than|after|before|this|last|next|mid|early|late)$/

/** A payee called just "Summer" or "Autumn". */
function isNamedAsSeason(place: Place): boolean {
  return (
    /^(spring|summer|autumn|fall|winter)$/.test(place.words[place.at] ?? '') && isWholeName(place)
  )
}

/** "And from Summer?", "how much did I pay Summer": nobody is paid by a time of the year, or pays it. */
function paysOrGets({ words, at }: Place): boolean {
  const before = words.slice(0, at).join(' ')
  const isLast = words[at + 1] === undefined
  return (
    (paying.test(before) && (isLast || /^(for|in|this|last|on|so)$/.test(words[at + 1] ?? ''))) ||
    (isLast && /^((and|or|but|what about|how about|so) )+(from|to)$/.test(before))
  )
}

/** "June is our cat sitter": somebody called just that; "June is our best month" is a time. */
function isIntroduced({ words, tokens, at }: Place): boolean {
  const starts = at === 0 || tokens[at - 1]?.isPause === true
  const [is, whose, ...said] = words.slice(at + 1, at + 6)
  return (
    starts &&
    is === 'is' &&
    /^(my|our)$/.test(whose ?? '') &&
    said.length > 0 &&
    !said.some((word) => untold.test(word))
  )
}

const untold =
  /^(months?|time|turn|season|deadline|favou?rite|best|worst|big|bigger|biggest|highest|lowest|busy|busiest|quiet|slow|next|last|first|vacation|holiday|anniversary|birthday|break)$/

/** "When is June due?", "the next June bill", of somebody called just that; "bills in June" are those of the month. */
function isOfBill(before: string, after: string): boolean {
  if (/\b(in|for|during|of|since|until|till|by|through|from|this|last)$/.test(before)) return false
  if (stopping.test(before)) return true
  return (
    /^(next )?(bill|payment|invoice|charge)(?! (list|total|sum|amount)s?\b)\b/.test(after) ||
    (/^(is|are|when is|when will)\b/.test(before) && /^(be )?due\b/.test(after)) ||
    (/\bwhen (is|will)$/.test(before) && /^(be )?(next )?due\b/.test(after))
  )
}

/** True for a month or season that is all of a payee's name too. */
export function isWholeName(place: Place): boolean {
  const names = paidNames(place)
  return names.length > 0 && names.every(({ words }) => words.length === 1)
}

/** "If I drop June", while spending dropped in June. */
const stopping =
  /\b(?:cancel|cancell?ing|drop|dropping|ditch|ditching|quit|quitting|scrap|axe|stop paying|if (?:i|we) (?:just )?(?:cancell?ed|dropped|ditched|quit|scrapped|stopped paying))$/

const paying =
  /\b(pay|paid|paying|pays|given?|gave|giving|owe|owed|tip|tipped|(pay|paid|paying|given?|gave|send|sent|owe|owed|bucks|dollars) to)$/

/** "How often did I go to March", "how much has gone to March": a place or a payee, whatever follows. */
const visiting =
  /\b(go|goes|going|went|gone|been|trips?|visits?|drove|walked|headed)( (back|out|over))? to$/

/** "How much did May pay me?", "has Bill paid?": the payees, by their first word, where only somebody who pays can stand. */
export function payers(place: Place): Name[] {
  const { words, at } = place
  const before = words.slice(0, at).join(' ')
  const after = words.slice(at + 1).join(' ')
  const isSubject = auxiliary.test(before) && gives.test(after)
  if (!isSubject && !gaveMe.test(after) && !(got.test(before) && !spanning.test(after))) return []
  return paidNames(place).filter(({ types }) => types.includes('income'))
}

/** "From May and Jonas", "did Jonas and May pay": beside somebody else who pays. */
function paysWithOther(place: Place): boolean {
  const { words, at } = place
  const isPayer = (start: number) =>
    monthOf(words[start]) === undefined &&
    paidNames({ ...place, at: start }).some(({ types }) => types.includes('income'))
  const isJoint = (word: string | undefined) => word === 'and' || word === 'or'
  const isIntroduced = (start: number) =>
    /^(from|did|do|does|has|have)$/.test(words[start - 1] ?? '')
  if (!paidNames(place).some(({ types }) => types.includes('income'))) return false
  if (isJoint(words[at + 1]) && isIntroduced(at) && isPayer(at + 2)) return true
  const starts = [2, 3, 4].map((back) => at - back)
  return isJoint(words[at - 1]) && starts.some((start) => isIntroduced(start) && isPayer(start))
}

const auxiliary = /\b(did|does|has|had|will|would|should)$/
const gives =
  /^$|^((last|ever|still|already|also|actually|usually) )?(pay|paid|give|given|send|sent|transfer|transferred|owe)\b/
const gaveMe = /^(pays|paid|gives|gave|sends|sent|transferred|owes|owed) (me|us)\b/
/** "What did I get from May?", while "from May to June" and "from May on" are times. */
const got = /\b(get|got|gotten|receive|received|earn|earned|make|made|paid) from$/
const spanning = /^(to|until|till|through|on|onwards?|and|or|up|of|this|last|-|\d)/

/** "How much has Rose cost me?", "what did I give Rose?": nothing rose where a verb goes on, or somebody is given to. */
export function isSomebodyRose({ words, tokens, at }: Place): boolean {
  if (words[at] !== 'rose' || !isWrittenAsName(tokens, at)) return false
  return (
    /^(?:has|have|had|did|does|do|will|give|gave|given|send|sent)$/.test(words[at - 1] ?? '') &&
    !/^(?:by|to|from|since|in|the|most)$/.test(words[at + 1] ?? '')
  )
}

/** "School supplies for Will", of Will */
export function isForWhom({ words }: Name, word: string): boolean {
  return words.length > 2 && words.at(-1) === word && words.at(-2) === 'for'
}

/** Payees that begin with a word; those that end with it, such as "Sitter April", if none does. */
export function paidNames({ words, at, vocabulary }: Place): Name[] {
  const word = words[at] ?? ''
  const payees = (vocabulary.byWord.get(word) ?? []).filter(({ kind }) => kind === 'payee')
  const names = payees.filter((name) => name.words[0] === word || isForWhom(name, word))
  const whole = names.filter((name) => name.words.length === 1)
  if (whole.length > 0) return whole
  return names.length > 0 ? names : payees.filter((name) => name.words.at(-1) === word)
}

/** "How much pocket money has May had?": of the payees that a name fits, the one that goes on with the month's name. */
export function readMonthPerson(
  query: Slots,
  items: readonly Item[],
  words: readonly string[],
): void {
  for (const item of items) {
    const word = item.raw.toLowerCase()
    if (item.kind !== 'period' || monthOf(word) === undefined) continue
    const isSomebody =
      /^(has|have|had|did|does|do|will|to|give|gave|given)$/.test(words[item.at - 1] ?? '') &&
      /^(has|have|had|get|gets|got|gotten|getting|receive|received|been|cost|earn|earned|spend)$/.test(
        words[item.at + 1] ?? '',
      )
    const named = query.names.find(
      ({ names }) => names.length > 1 && onesWith(names, word).length === 1,
    )
    if (!isSomebody || named === undefined) continue
    query.names = query.names.map((each) =>
      each === named ? { ...each, names: onesWith(each.names, word) } : each,
    )
    query.periods = query.periods.filter((period) => period !== item.period)
  }
}

function onesWith(names: readonly Name[], word: string): Name[] {
  return names.filter(({ kind, words }) => kind === 'payee' && words.includes(word))
}

/** True if a word fits only some of the names that another one fits. */
function isWithin({ names }: NameItem, wider: NameItem): boolean {
  return (
    wider.how === 'part' &&
    monthOf(wider.raw.toLowerCase()) !== undefined &&
    names.length < wider.names.length &&
    names.every((name) => wider.names.includes(name))
  )
}

/**
 * "Pay June for babysitting": "June" alone fits June cleaning too. "How much rent did I pay June?" may mean somebody
 * called June, or the month.
 */
export function settleMonthNames(query: Slots): void {
  settleForWhom(query)
  leaveOutKin(query)
  query.names = query.names.filter((item) => !query.names.some((other) => isWithin(other, item)))
  const { names, mistakes, text } = query
  const words = text.split(' ')
  // "From May and Jonas": whoever pays beside somebody is somebody too.
  const isPayer = (item: NameItem) => item.names.every(({ types }) => types.includes('income'))
  const isJoined = ({ at, raw }: NameItem) =>
    [words[at - 1], words[at + raw.split(' ').length]].some((word) =>
      /^(and|or)$/.test(word ?? ''),
    ) && names.every(isPayer)
  const month = names.find(
    (item) => item.how === 'part' && monthOf(item.raw.toLowerCase()) && !isJoined(item),
  )
  const either = names.length > 1 && month ? month.raw : turnedMonth(query, words)
  if (either !== undefined) mistakes.push(monthOrPayee(either))
}

/** "Our grandson August": who somebody is, where the payee is named by the month. */
function leaveOutKin(query: Slots): void {
  query.unknown = query.unknown.filter(({ at, raw }) => {
    const isNext = query.names.some((name) => name.at === at + 1 && monthOf(name.raw.toLowerCase()))
    return !isNext || !kin.test(raw)
  })
}

const kin =
  /^(?:young|little|dear|poor|sweet|grandson|granddaughter|grandchild|son|daughter|nephew|niece|cousin|godson|goddaughter|brother|sister|aunt|uncle|friend)$/i

/** "How much have I spent on August?", where payees begin so, and nothing is spent on a month. */
export function isSpentOnMonth({ words, tokens, at, vocabulary, ...place }: Place): boolean {
  const month = words[at + 1] ?? ''
  if (words[at] !== 'on' || monthOf(month) === undefined) return false
  if (!/^(spend|spent|spending)$/.test(words[at - 1] ?? '')) return false
  const isDay = /^(?:\d|the|first|second|third|and|to|through|until|[-–—])/.test(
    words[at + 2] ?? '',
  )
  const payees = paidNames({ ...place, words, tokens, vocabulary, at: at + 1 })
  return !isDay && payees.length > 0
}

export function monthOrPayee(word: string): string {
  return `“${word}” may be a month or a payee. Which do you mean?`
}

/**
 * "The summer camp for August", where a payee is "August summer camp"; "given Rose for Christmas", with a payee "Rose
 * Christmas": the word after "for" is the rest of the name, and no time.
 */
function settleForWhom(query: Slots): void {
  const [period, ...others] = query.periods
  const words = query.text.split(' ')
  if (period?.isBare !== true || others.length > 0) return
  for (const item of query.names) {
    const at = item.at + item.raw.split(' ').length
    const word = words[at + 1] ?? ''
    const isYearly = /^(?:\d|this|last|next)/.test(words[at + 2] ?? '')
    const meant = onesWith(item.names, word)
    if (item.how !== 'part' || words[at] !== 'for' || isYearly || meant.length === 0) continue
    if (item.raw.toLowerCase().split(' ').includes(word)) continue
    query.names = query.names.map((each) => (each === item ? { ...item, names: meant } : each))
    query.periods = []
    return
  }
}

/** "April sitter", where the payee is "Sitter April": the month before the rest of a name that it belongs to. */
function turnedMonth({ names, periods }: Slots, words: readonly string[]): string | undefined {
  return names
    .map((item) => ({ item, word: words[item.at - 1] ?? '', before: words[item.at - 2] ?? '' }))
    .find(
      ({ item, word, before }) =>
        monthOf(word) !== undefined &&
        !/^(in|for|of|during|since|this|last|until|till|by|from|to)$/.test(before) &&
        !item.raw.toLowerCase().split(' ').includes(word) &&
        item.names.every(({ kind, words: whole }) => kind === 'payee' && whole.includes(word)) &&
        periods.some(({ isBare }) => isBare === true),
    )?.word
}
