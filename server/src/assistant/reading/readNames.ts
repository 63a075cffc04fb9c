import { dayOfMonthOf, everyCalendarWord, monthOf, weekdayOf } from './calendarWords.ts'
import { usualCategoryOf } from './commonCategories.ts'
import { isEnglish } from './commonWords.ts'
import { isOtherOfKind } from './idleWords.ts'
import { matchInsurance } from './insurers.ts'
import type { Place, Read } from './items.ts'
import { meaningOf } from './lexicon.ts'
import { wholeNumberOf } from './numberWords.ts'
import {
  isForWhom,
  isPaidMonth,
  isSomebodyRose,
  isWholeName,
  paidNames,
  payers,
} from './paidMonth.ts'
import { isReserved, isWrittenAsName, namePlaces, payeePlaces, previousOf } from './places.ts'
import { readPeriod } from './readPeriod.ts'
import { readWord } from './readPhrases.ts'
import { matchDoer, matchTrade, tradeWords } from './trades.ts'
import { type Match, matchExact, matchPart, matchSynonym, smallWords } from './vocabulary.ts'

/** A name of two or more words, or one in quotation marks, always wins: Six Flags, April Rose. */
export function readLongName(place: Place): Read | undefined {
  const { nameWords, at, vocabulary, tokens } = place
  const certain = ofServices(place) ?? atSomebodys(place) ?? rentOf(place)
  if (certain) return nameItem(place, certain)
  const insurance = matchInsurance(nameWords, at, vocabulary)
  if (insurance)
    return 'mistake' in insurance
      ? { kind: 'mistake', sentence: insurance.mistake, length: 2 }
      : nameItem(place, insurance)
  const found = matchExact(nameWords, at, vocabulary) ?? ofMoney(place) ?? ofEstimate(place)
  if (found === undefined) return undefined
  const isLong = found.length > 1
  // A name made of common words, such as "Last month", is recognized only where a name is expected.
  const isCommon = isPhrase(place, found.length)
  const isExpected = isNamePlace(place) || isOuting(place, found.length)
  if (!tokens[at]?.isQuoted && (!isLong || (isCommon && !isExpected))) return undefined
  return nameItem(place, found)
}

/** "Going out since May", "spent eating out", where a category is called so; "is going out" is a verb. */
function isOuting({ words, at }: Place, length: number): boolean {
  const meaning = meaningOf(words.slice(at, at + length).join(' '))
  const isFirst = at === 0 || /^(?:spend|spent|spending)$/.test(words[at - 1] ?? '')
  return isFirst && (meaning === 'spend' || meaning === 'visit')
}

/** "Streaming services", where there is a category Streaming. */
function ofServices({ words, at, vocabulary }: Place): Match | undefined {
  if (!/^services?$/.test(words[at + 1] ?? '') || vocabulary.exact.has(`${words[at]} services`))
    return undefined
  const names = vocabulary.exact.get(words[at] ?? '')?.filter(({ kind }) => kind === 'category')
  return names && names.length > 0 ? { names, length: 2, how: 'exact' } : undefined
}

/** "At June's this year", where there is a payee "June's Bakery", while "at June's spending" is about the month. */
function atSomebodys(place: Place): Match | undefined {
  const { words, nameWords, at, tokens, vocabulary } = place
  const name = nameWords[at] ?? ''
  if (name === words[at] || !isPayeePlace(place)) return undefined
  const next = words[at + 1] ?? ''
  const isAlone =
    next === '' || tokens[at]?.isPause === true || isReserved(next) || smallWords.has(next)
  const names = vocabulary.byWord.get(name)?.filter(({ words: [first] }) => first === name) ?? []
  const isNoun = /^(spending|expenses?|bills?|income|total|rent|purchases?|payments?)$/.test(next)
  return isAlone && !isNoun && names.length > 0 ? { names, length: 1, how: 'part' } : undefined
}

/** "Workshop rent", where a recurring bill is paid to Mill Lane Workshop: that payee, and no category Rent beside it. */
function rentOf({ words, nameWords, at, tokens, vocabulary }: Place): Match | undefined {
  const end = words.indexOf('rent', at + 1)
  if (end < 0 || end > at + 3 || matchExact(nameWords, at, vocabulary)?.length === end + 1 - at)
    return undefined
  const said = words.slice(at, end)
  if (tokens.slice(at, end).some(({ isPause }) => isPause) || said.some(isReserved))
    return undefined
  const own = (vocabulary.byWord.get(said[0] ?? '') ?? []).filter(
    (name) => name.kind === 'payee' && said.every((word) => name.words.includes(word)),
  )
  const [payee, ...others] = own
  if (payee?.kind !== 'payee' || payee.isBill !== true || others.length > 0) return undefined
  // "Parkview rent", where Parkview is paid in a category Rent and in others: only what is Rent.
  const isKind = vocabulary.exact
    .get('rent')
    ?.some(({ kind, name }) => kind === 'category' && payee.categories.includes(name))
  return isKind !== true ? { names: [payee], length: end + 1 - at, how: 'part' } : undefined
}

export function isAtSomebodys(place: Place): boolean {
  return atSomebodys(place) !== undefined
}

/** "The pocket money", where there are payees "Pocket money Ann" and "Pocket money Bo". */
function ofMoney({ words, at, vocabulary }: Place): Match | undefined {
  if (!moneyWords.has(words[at] ?? '')) return undefined
  const found = matchPart(words, at, 4, vocabulary)
  const isBeginning = found?.names.every(({ words: whole }) => whole[0] === words[at])
  return found && found.length > 1 && isBeginning ? found : undefined
}

/** "Estimated tax", where there is a payee "IRS Estimated Tax": no forecast. */
function ofEstimate({ words, at, vocabulary }: Place): Match | undefined {
  if (words[at] !== 'estimated') return undefined
  const found = matchPart(words, at, 2, vocabulary)
  return found?.length === 2 ? found : undefined
}

/** Nouns that say nothing beside a question, and begin names such as "Life insurance". */
const moneyWords = new Set(['pocket', 'money', 'cash', 'dollar', 'life', 'ledger', 'report'])

/** "How much have I ubered this year?", "venmoed April": what is done with a payee of that name. */
function asVerb({ words, at, vocabulary }: Place): Match | undefined {
  const verb = words[at] ?? ''
  const stems = ['ed', 'd', 'ing'].flatMap((end) =>
    verb.endsWith(end) ? [verb.slice(0, -end.length)] : [],
  )
  const stem = stems.find(
    (each) => each.length > 2 && vocabulary.byWord.has(each) && !isEnglish(each),
  )
  if (stem === undefined) return undefined
  const names = (vocabulary.byWord.get(stem) ?? []).filter(
    (name) => name.kind === 'payee' && name.words[0] === stem,
  )
  const whole = matchExact([stem, ...words.slice(at + 1)], 0, vocabulary)
  return whole ?? (names.length > 0 ? { names, length: 1, how: 'part' } : undefined)
}

/** True if the grammar reads the same words as one phrase or period. */
function isPhrase(
  { words, at, today }: Pick<Place, 'words' | 'at' | 'today'>,
  length: number,
): boolean {
  if (meaningOf(words.slice(at, at + length).join(' ')) !== undefined) return true
  return readPeriod(words, at, today)?.length === length
}

function nameItem(place: Place, { names, how, length, siblings = [] }: Match): Read {
  const isKind = how === 'synonym' && names.some(({ kind }) => kind === 'category')
  return {
    kind: 'name',
    names,
    how,
    length,
    isAtPayee: isPayeePlace(place) && !isKind,
    ...(siblings.length > 0 && { siblings }),
  }
}

function isPayeePlace({ words, at }: Place): boolean {
  return payeePlaces.has(previousOf(words, at))
}

export function isNamePlace({ words, at }: Place): boolean {
  return namePlaces.has(previousOf(words, at)) || words[at + 1] === 'category'
}

/** "at April Rose": small words before a period must not hide a long name that begins inside it. */
export function startsName(
  { words, nameWords, at, vocabulary, today }: Place,
  length: number,
): boolean {
  for (let inside = at + 1; inside < at + length; inside += 1) {
    const found = matchExact(nameWords, inside, vocabulary)
    if (
      found &&
      (found.names[0]?.words.length ?? 0) > 1 &&
      inside + found.length > at + length - 1
    ) {
      const isCommon = isPhrase({ words, at: inside, today }, found.length)
      if (!isCommon) return true
    }
  }
  return false
}

/** "Summer camp", "Christmas dinner", "May Chen" of "May Chen Dental": a time that goes on as part of a name. */
export function isPartOfName({ words, at, vocabulary }: Place, length: number): boolean {
  const last = at + length - 1
  const isSeason =
    /^(spring|summer|autumn|fall|winter|christmas|xmas|easter|thanksgiving|halloween)$/.test(
      words[last] ?? '',
    )
  // "March of 2026", with a payee "March of Dimes", and "May rent", with a payee "May rent help", are times.
  const isMonth =
    monthOf(words[last]) !== undefined &&
    !isReserved(words[last + 1] ?? '') &&
    isOwn(words[last + 1])
  if (!isSeason && !isMonth) return false
  return (matchPart(words, last, 2, vocabulary)?.length ?? 0) > 1
}

/**
 * "Dr August", of a payee "Dr. August Vet": a name that goes on with a word of the calendar or a number. "Dr August 5"
 * and "rent may" tell a day and a month.
 */
function beyondTime({ words, at, vocabulary }: Place, free: number): Match | undefined {
  const [word = '', time = ''] = [words[at], words[at + free]]
  if (!isTimeOrNumber(time) || /^\d/.test(words[at + free + 1] ?? '')) return undefined
  if (usualCategoryOf([word]) !== undefined || smallWords.has(word)) return undefined
  const found = matchPart(words, at, 6, vocabulary)
  const isPayee = found?.names.every(({ kind }) => kind === 'payee') === true
  return isPayee && (found?.length ?? 0) > free ? found : undefined
}

function isTimeOrNumber(word: string): boolean {
  return (
    monthOf(word) !== undefined ||
    weekdayOf(word) !== undefined ||
    wholeNumberOf(word) !== undefined ||
    /^(spring|summer|autumn|fall|winter)$/.test(word)
  )
}

/** True for a word that belongs to names only, and to no sentence. */
function isOwn(word = ''): boolean {
  return word.length > 2 && !isEnglish(word) && usualCategoryOf([word]) === undefined
}

/** A whole name of one word; if the grammar uses the word too, only where a name is expected. */
export function readShortName(place: Place): Read | undefined {
  const { words, at, tokens, vocabulary } = place
  const found = isPaidMonth(place)
    ? firstWord(place)
    : (matchExact(words, at, vocabulary) ??
      bareName(place) ??
      paychecks(place) ??
      oneOf(place) ??
      firstWord(place))
  if (found === undefined || found.length > 1) return undefined
  const longer = isPaidMonth(place) ? undefined : payeeBeyond(place, found)
  if (longer !== undefined) return nameItem(place, longer)
  const word = words[at] ?? ''
  if (isVisitTo(place) || isAdvice(place) || isOtherThan(place) || isSpokenTo(place))
    return undefined
  const isPayer = payers(place).length > 0
  if (isReserved(word) && !isNamePlace(place) && !isPayer) {
    const isSomebody = isPaidMonth(place) && isWholeName(place)
    const isNamed =
      isSomebody || isWrittenAsName(tokens, at) || isNamedThere(place) || isSpentOn(place)
    if (!isNamed && !nameableWords.has(word)) return undefined
  }
  // "on May", "for last": a period or a phrase that follows the small word goes first.
  if (
    !isPaidMonth(place) &&
    everyCalendarWord.has(word) &&
    !isNamedThere(place) &&
    !['on', 'at', 'category', 'called'].includes(previousOf(words, at)) &&
    words[at + 1] !== 'category'
  )
    return undefined
  const phrase = readWord(place)
  if (phrase && phrase.length > 1 && !isPayer) return undefined
  return nameItem(place, found)
}

/** "The car insurance", with a category Cars and a payee Shield Car Insurance: more words are the payee's. */
function payeeBeyond({ words, at, vocabulary }: Place, { names }: Match): Match | undefined {
  if (!names.every(({ kind }) => kind === 'category')) return undefined
  const found = matchPart(words, at, 3, vocabulary)
  const isPayee = found?.names.every(({ kind }) => kind === 'payee') === true
  return isPayee && (found?.length ?? 0) > 1 ? found : undefined
}

/**
 * "What did Next cost me?", "Next, this year so far": who does something, or is named before a pause, and no time,
 * although the word is one of the calendar.
 */
function isNamedThere({ words, at, tokens }: Place): boolean {
  const word = words[at] ?? ''
  if (isHeading(tokens, at)) return monthOf(word) === undefined && weekdayOf(word) === undefined
  if (monthOf(word) !== undefined || weekdayOf(word) !== undefined) return false
  const next = words[at + 1]
  // "A refund from Next", "to Next this year"
  if (
    /^(next|last|this|past|previous|current)$/.test(word) &&
    /^(from|to|with)$/.test(words[at - 1] ?? '')
  )
    return (
      next === undefined ||
      tokens[at]?.isPause === true ||
      /^(this|last|in|on|since|during|so|yet|already|come|came|or|and)$/.test(next)
    )
  return (
    /^(did|does|has)$/.test(words[at - 1] ?? '') &&
    /^(cost|charge|charged|take|taken|get|got|gotten|give|given|refund|refunded|really|actually|pay|paid|send|sent|owe)$/.test(
      next ?? '',
    )
  )
}

/** "Subscriptions january", "utilities plus subscriptions last month", where there is a category Subscriptions. */
function isSpentOn({ words, at, today }: Place): boolean {
  if (meaningOf(words[at] ?? '') !== 'subscription' || words.some((word) => ofBills.has(word)))
    return false
  return words.some((_, start) => {
    const found = start === at ? undefined : readPeriod(words, start, today)
    return found !== undefined && 'period' in found && found.period.to < today
  })
}

/** Words by which a question about subscriptions is one about the bills themselves. */
const ofBills = new Set(
  'my our all any each which what list show due bill bills recurring active cancel cancelled run running do does are is have had many'.split(
    ' ',
  ),
)

/** "Next, this year so far", "Next in 2027", while "next, how much did I spend" goes on with another question. */
function isHeading(tokens: Place['tokens'], at: number): boolean {
  const after = tokens[at + 1]?.text ?? ''
  if (at !== 0 || after === '') return false
  return tokens[at]?.isPause === true ? !asks.test(after) : /^(in|during|since)$/.test(after)
}

const asks =
  /^(how|what|whats|which|when|where|who|why|is|are|was|were|am|do|does|did|have|has|can|could|will|would|show|list|tell|give|please|compare|and|then|i|we|the|my)$/

/** "My last trips to Quang", "my average grocery trip", although there is a category Trips: how often somebody was there. */
function isVisitTo({ words, nameWords, at, tokens, vocabulary }: Place): boolean {
  if (meaningOf(words[at] ?? '') !== 'visit') return false
  const before = matchExact(nameWords.slice(0, at), at - 1, vocabulary)
  if (at > 0 && !tokens[at - 1]?.isPause && before !== undefined) return true
  return (
    /^(to|at)$/.test(words[at + 1] ?? '') && matchExact(nameWords, at + 2, vocabulary) !== undefined
  )
}

/** "What other income did I have?", although there is a category Other. */
function isOtherThan(place: Place): boolean {
  return place.words[place.at] === 'other' && isOtherOfKind(place) && !isNamePlace(place)
}

/** "Assistant, what did I spend?", although there is a category Assistants: who is asked. */
function isSpokenTo({ words, at }: Place): boolean {
  return (
    words[at] === 'assistant' &&
    !/^(which|what|my|our|an|each|per|every)$/.test(words[at - 1] ?? '')
  )
}

/** "Any tips to save money?", although there is a category Tips. */
function isAdvice({ words, at }: Place): boolean {
  const before = words[at - 1] ?? ''
  return words[at] === 'tips' && /^(any|some|few|more|good|saving|savings|money|your)$/.test(before)
}

/** "How much have I given Peak?": a word of the grammar, where a payee stands whose name begins with it. */
function firstWord(place: Place): Match | undefined {
  const { words, at, tokens, vocabulary } = place
  const word = words[at] ?? ''
  const who = payers(place)
  if (who.length > 0) return isReserved(word) ? { names: who, length: 1, how: 'part' } : undefined
  if (isPaidMonth(place))
    return { names: paidNames(place), length: 1, how: isWholeName(place) ? 'exact' : 'part' }
  if (!isReserved(word) || everyCalendarWord.has(word)) return undefined
  if (!isNamePlace(place) && !isSomebodyRose(place)) return undefined
  if (smallWords.has(word)) return undefined
  // "And on Will?": nothing goes on after it that it could help.
  const isLast = at === words.length - 1 && /^(on|for|from)$/.test(words[at - 1] ?? '')
  const isPayee =
    isLast || /^(at|given|gave)$/.test(words[at - 1] ?? '') || isWrittenAsName(tokens, at)
  const names = (vocabulary.byWord.get(word) ?? []).filter(
    (name) => name.kind === 'payee' && (name.words[0] === word || isForWhom(name, word)),
  )
  return isPayee && names.length > 0 ? { names, length: 1, how: 'part' } : undefined
}

/** Words of the grammar that are also common names: the name wins if the user has it. */
const nameableWords = new Set([
  'salary',
  'salaries',
  'takings',
  'turnover',
  'revenue',
  'shopping',
  'gift',
  'tips',
  'trip',
  'trips',
  'drink',
  'order',
  'orders',
  'history',
  'memberships',
  'membership',
  'paycheck',
  'paychecks',
  'paycheques',
  'wages',
  'wage',
  'invoice',
  'invoices',
  'payout',
  'payouts',
  'deposit',
  'deposits',
  'life',
  'reimbursement',
  'savings',
  'room',
  'place',
  'home',
  'assistant',
  'assistants',
])

/** "My average tip", where there is a category Tips. */
function oneOf({ words, at, vocabulary }: Place): Match | undefined {
  const word = words[at] ?? ''
  if (word.length !== 3 || isReserved(word)) return undefined
  const names = vocabulary.exact.get(`${word}s`)?.filter(({ kind }) => kind === 'category')
  return names && names.length > 0 ? { names, length: 1, how: 'exact' } : undefined
}

/** "My paychecks this year" are not all income, if there is a category for them. */
function paychecks({ words, at, vocabulary }: Place): Match | undefined {
  const before = words.slice(0, at).join(' ')
  // "How much of my wages": what something else is a part of.
  const isWhole = /\b(of|from|out of)( my| our)?$/.test(before)
  const isOne = /^(paycheck|paycheque|payslip)$/.test(words[at] ?? '') && ofSeveral.test(before)
  if (!(isOne || /^(paychecks|paycheques|payslips|wages)$/.test(words[at] ?? '')) || isWhole)
    return undefined
  const names = vocabulary.exact.get('salary')?.filter(({ kind }) => kind === 'category')
  return names && names.length > 0 ? { names, length: 1, how: 'synonym' } : undefined
}

/** "My average paycheck", "per paycheck": one of several, and no part of one. */
const ofSeveral =
  /\b(average|avg|mean|median|typical|usual|normal|biggest|largest|highest|best|smallest|lowest|per|single|last|latest|newest|recent|previous|first)$/

function bareName({ tokens, at, vocabulary }: Place): Match | undefined {
  const token = tokens[at]
  if (token === undefined || token.bare === token.text) return undefined
  const names = vocabulary.exact.get(token.bare)
  return names && { names, length: 1, how: 'exact' }
}

/** "Where do we eat out?": a category where there is one for it, and a visit otherwise. */
export function readEating(place: Place): Read | undefined {
  const { words, at, vocabulary } = place
  const isEating = /^(eat|ate|eaten|eating|dine|dining) out$/.test(
    words.slice(at, at + 2).join(' '),
  )
  const found = isEating ? matchSynonym(words, at, vocabulary) : undefined
  return found?.length === 2 ? nameItem(place, found) : undefined
}

/** A part of a name, or a common word for a category. */
export function readPartName(place: Place): Read | undefined {
  const { words, at, vocabulary, tokens } = place
  let free = 0
  while (at + free < words.length && (free === 0 || !isReserved(words[at + free] ?? ''))) free += 1
  const beyond = beyondTime(place, free)
  if (beyond) return nameItem(place, beyond)
  if (isWeak(place, free)) return undefined
  const found =
    matchKind(place, free) ??
    ofTheThing(matchPart(words, at, free, vocabulary), words[at] ?? '') ??
    matchSynonym(words, at, vocabulary) ??
    matchTrade(words[at] ?? '', vocabulary) ??
    matchTrade(tokens[at]?.bare ?? '', vocabulary) ??
    matchDoer(words[at] ?? '', vocabulary) ??
    asVerb(place)
  if (found) return isOtherInOrder(place, found) ? undefined : nameItem(place, found)
  const bare = tokens[at]?.bare ?? ''
  if (bare === words[at]) return undefined
  const part = matchPart([bare], 0, 1, vocabulary)
  return part && nameItem(place, part)
}

/** "My first job" is no "Second Job". */
function isOtherInOrder({ words, at }: Place, { names }: Match): boolean {
  const before = dayOfMonthOf(words[at - 1], false)
  if (before === undefined) return false
  return names.every(({ words: whole }) => {
    const own = whole.flatMap((word) => dayOfMonthOf(word, false) ?? [])
    return own.length > 0 && !own.includes(before)
  })
}

const ofAThing = /^(loans?|insurance|lease|leasing|finance|financing|mortgage|warranty)$/

/** "The car" is no "Union car loan": what is paid for a thing in another way is found by that word only. */
function ofTheThing(match: Match | undefined, word: string): Match | undefined {
  if (match?.length !== 1 || usualCategoryOf([word]) === undefined) return match
  const names = match.names.filter(
    ({ words }) => !ofAThing.test(words[words.indexOf(word) + 1] ?? ''),
  )
  return names.length > 0 ? { ...match, names } : undefined
}

/** "The dog": the category Pets, although there is also a payee Dog walker. */
function matchKind({ words, at, vocabulary }: Place, free: number): Match | undefined {
  // "Daycare" is Sunny Daycare, where there is one.
  if (tradeWords.includes(words[at] ?? '')) return undefined
  const part = matchPart(words, at, free, vocabulary)
  const kind = matchSynonym(words, at, vocabulary)
  if (part?.length !== 1 || kind?.length !== 1) return undefined
  if (part.names.some((name) => name.kind === 'category')) return undefined
  return { ...kind, names: [...kind.names, ...part.names] }
}

/** "The first half of June" does not ask for Half Price Books: such a word needs the words around a name. */
function isWeak(place: Place, free: number): boolean {
  const { words, at, vocabulary } = place
  const before = words.slice(Math.max(0, at - 2), at).join(' ')
  // "On my birthday" is a day, although there is also "Birthday money from Rosa".
  if (
    /^(birthday|anniversary|wedding)$/.test(words[at] ?? '') &&
    /^on (my|our|his|her)$/.test(before)
  )
    return true
  // "It is eating my pay" has a verb.
  if (words[at] === 'eating' && /(is|are|was|were|keeps|whats|been)$/.test(before)) return true
  if (!weakWords.has(words[at] ?? '') || isPayeePlace(place)) return false
  if (payers(place).length > 0) return false
  return (matchPart(words, at, free, vocabulary)?.length ?? 1) === 1
}

const weakWords = new Set(
  `family half whole entire second third fourth best worst good better great big little small long short full free fast old older new newer
  early own real right wrong day night morning evening afternoon week weekend month year hour home house door world
  price prices card market club shop store supply center service company blue red green white black golden fresh sunny
  one two three four five six seven eight nine ten total super extra prime plus again other same main time times sunday
  say says said saw think thought mean means meant feel felt find found keep kept need needs wish hope guess try tried use used
  work works help love loves told ask asked call called let start started stop stopped turn turned move moved`.split(
    /\s+/,
  ),
)
