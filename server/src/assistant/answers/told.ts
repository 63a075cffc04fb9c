import { kindOf, withoutOpeners } from '../reading/clauseKinds.ts'
import { usualCategoryOf } from '../reading/commonCategories.ts'
import { isEnglish } from '../reading/commonWords.ts'
import { inDollars } from '../reading/otherCurrencies.ts'
import type { Period } from '../reading/period.ts'
import { spelledAt, withUsualVerbs } from '../reading/readTold.ts'
import type { Query } from '../reading/slots.ts'
import { isSlip, oneSlipAway } from '../reading/spelling.ts'
import { tokenize } from '../reading/tokens.ts'

// What tells of an entry, rather than asks: "I spent 12.50 on lunch", "coffee 4". answers/draft.ts makes a draft of it.

const acts =
  'spent|spend(?= \\$?\\d)|sent(?! me\\b| us\\b)|paid|bought|purchased|earned|received|got paid|was paid|were paid|made|add|record|log|enter|note|put down|jot down|write down|mark down|put in(?= \\$?\\d)|put me down for|got|deposited|picked up|grabbed|tipped|donated|dropped|blew|splurged|shelled out|forked out|forked over|coughed up|laid out|sold|gave|ordered|filled up|gassed up|tanked up|fueled up'
const lead =
  '(hey,? |hi,? |hello,? |ok,? |okay,? |please |can you |so |today,? |yesterday,? |this morning,? |last night,? |also |and |just |on (the )?[a-z]+ \\d{1,2}(st|nd|rd|th)?,? |on (mon|tues|wednes|thurs|fri|satur|sun)day,? )*'
const told = new RegExp(`^${lead}((i|we) )?(have )?(just |also |only )?(${acts})\\b(?! up\\b)`)
/** "Bought some stuff at Target", "paid the plumber today": told without its price. */
const toldWithoutPrice = [
  new RegExp(
    `^${lead}(bought|purchased|ordered|picked up|grabbed) (some|a|an|the|my|our|another) (?!.*\\b(in|during|since|last|past|previous|months?|years?|weeks?|ever|total|so far)\\b)`,
  ),
  new RegExp(
    `^${lead}(?!spent|earned|made)(${acts}) (?!(at|on|for|to|from|with|in|by|so|paid|any\\w*|money|today|yesterday|this|last|just)\\b).* (today|tonight|yesterday|just now|this morning|last night)[.!]?$`,
  ),
]
/** "Acme paid me 400", "lunch cost me 12.50", "the taxi was $18". */
const toldOfOther =
  /^(?!.*\b(me|it|that|this|there|he|she|they) (was|were)\b)[\p{L}][\p{L}\p{N} '&.-]{1,60} ((paid|gave|given|sent|transferred) me( back)?|cost me|set me back|ran me|cost|was|were|came to)( about)? (?!(19|20|21)\d\d\b(?!\.\d))\$?\d/u
/** "23.60 paid at the chemist's". */
const amountFirst = /^\$?\d[\d,]*(\.\d{1,2})? (bucks |dollars )?(spent|paid) (at|on|for|to) /
/** "Had lunch at the diner for 11.85". */
const hadFor =
  /^(just |i |we |also )*(had|got|grabbed|ate|took) [\p{L}\p{N} '&.-]{2,60} for \$?\d[\d,]*(\.\d{1,2})?( dollars| bucks)?( (today|yesterday))?[.!]?$/u
/** "Had breakfast at the diner 11.85", "took Mom out, $45". */
const hadAt =
  /^(just |i |we |also )*(had|grabbed|ate|took|went (?=to |for |shopping|out ))(?! ?(out|off|in|up|down|back|over|left|from|to) ?,? ?[$\d]) ?[\p{L}\p{N} '&.-]{2,60},? (\$\d[\d,]*(\.\d{1,2})?|\d[\d,]*\.\d\d|\d[\d,]* (dollars|bucks))[.!]?$/u
/** "Put 12.50 down for lunch": as "put down 12.50 for lunch". */
export const putDown =
  /^((?:hey,? |please |can you |could you |just |and )*)(?:put|write|mark|jot|note) (\$?\d[\d,]*(?:\.\d{1,2})?(?: dollars| bucks)?) (?:down|in) (?=(?:for|at|on|as|to|under|from|with)\b)/i
/** "Bought a lamp and forgot what it cost". */
const withoutPrice =
  /(?:,| -| and| but)? (?:i )?(?:forgot|forget|do not remember|do not recall|don'?t remember|don'?t recall|can'?t remember|cannot remember|no idea|not sure|no clue) (?:exactly )?(?:what|how much)(?: (?:it|that|they|i|we)(?: (?:cost|costs|was|were|paid|spent|came to))?)?[.!]?$/
/** "$38 on fuel at Kwik Trip", "12 dollars for lunch", "4.50 coffee", "lunch 11.50", "coffee $4". */
const bare =
  /^(?!.*\b(least|actually|make|change|rather|sorry|oops|wait|correction|only|just|except|without|excluding|minus|than|per|each|every|any\w+|some\w+|nothing|everything|price|prices|costs?|save|savings?|subscriptions?|last|next|this|month|year|week|net|score|again|worth|most|above|below|max|min|between|about|afford|budget|left|and|limit|or|not|any|all|expenses?|transactions?|payments?|charges?|purchases?|spending|incomes?|bills?|entry|entries|total|items?)\b)(\+?(\$\d[\d,]*(\.\d{1,2})?|\d[\d,]*\.\d\d|\d[\d,]* (dollars|bucks))( (on|for|at|to))? [\p{L}\p{N} '&.-]{2,60}|[\p{L} '&-]{2,40} (\$\d[\d,]*(\.\d{1,2})?|\d[\d,]*\.\d\d|\d[\d,]* (dollars|bucks)))$/u
/** What the entry line takes at its end: a day or a category. */
const lineEnd =
  /( (just now|today|tonight|yesterday|last night|this morning|(on |last )?((mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)|-\d{1,3}d|\d{1,2}\/\d{1,2}|#\S+))+[.!]?$/
/** "Lunch at the diner, spent 11.85". */
const toldLast =
  /^[\p{L}][\p{L}\p{N} '&.-]{1,60}, (i |we )?(spent|paid) \$?\d[\d,]*(\.\d{1,2})?( dollars| bucks)?[.!]?$/u
/** "I took a cab home last night, 23 bucks". */
const tookRide =
  /^(i |we )?(just )?(took|caught|grabbed) (a|an|the) (taxi|cab|uber|lyft|bus|train|ferry)\b[\p{L} ]*, \$?\d[\d,]*(\.\d{1,2})?( dollars| bucks)?[.!]?$/u
/** "We took 26 in the honesty box on Saturday": money that came in. */
export const tookIn =
  /^(?:(?:i|we|and|just|also|today|yesterday),? )*took (?:in )?\$?\d[\d,]*(?:\.\d{1,2})?(?: dollars| bucks)? (?:in|at|from|on) \p{L}/u
/** "Half Moon Inn 41.60, put it down please": what is told, and what to do with it. */
export const putItDown =
  /[,.;:–—-]?\s*(?:please |can you |can u |could you |would you |will you |and )*(?:put|jot|write|note|log|add|record|mark|enter|pop|stick|get|bung|chuck) (?:it|that|this|them)(?: down| in| up)?(?: for (?:me|us))?(?:,? please)?[.!?]*$/i
/** "Did coffee 4 and lunch 12": told, although "did" asks elsewhere. */
const didEach =
  /^(i )?did (?!(i|we|you|he|she|they|it|my|our|the|that|this)\b)[\p{L}'& ]+ \$?\d[\d,]*(\.\d{1,2})? (and|plus) [\p{L}'& ]+ \$?\d[\d,]*(\.\d{1,2})?[.!]?$/u
const isQuestion =
  /\?|^(earned|received|made|got) (minus|less|vs|versus|and) (spent|paid)\b|\b(how|what|when|which|who|where|why|did|does|do|show|list|is|are|(?<!\b(?:at|to|from) )average|(?<!\b(?:at|to) )total|most|more than|over|under|biggest)\b|\b(?:can|could) (?:i|we) (?:still )?(?:swing|afford|manage|handle|cover|spare)\b/
/** "Just paid Barber Lou": tells of an entry, although not how much it was. */
const justPaid =
  /^(?:(?:i|we) )?(?:have )?just (?:paid|bought|ordered) (?!.*\b(?:how|what|when|which|who|left)\b)[^?]{2,40}$/

/** "Leaving out the 187.30" */
const leavesOut =
  /^(?:(?:and|but) )?(?:without|leaving out|excluding|except(?: for)?|ignoring|not counting|minus) /

/** "I spent 12.50 on lunch": true for a statement, false for a question. */
export function isTold(question: string): boolean {
  const entry = question.replace(putItDown, '')
  if (entry !== question) {
    const plain = entry.toLowerCase().replace(/\s+/g, ' ').trim()
    return isTold(entry) || (!isQuestion.test(plain) && /^\p{L}/u.test(plain) && priced.test(plain))
  }
  const said = asGotBack(inDollars(question))
    .toLowerCase()
    .replace(/[’']ve\b/g, ' have')
    .replace(/\bpayed\b/g, 'paid')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  const text = said.replace(withoutPrice, '').replace(filed, '')
  if (didEach.test(text)) return true
  if (tookIn.test(text) && !isQuestion.test(text)) return true
  if (putDown.test(text) && !text.includes('?')) return true
  if (isQuestion.test(text) || leavesOut.test(text)) return false
  if (justPaid.test(text)) return true
  if (toldOfOther.test(text) || amountFirst.test(text)) return true
  if (
    toldLast.test(text) ||
    tookRide.test(text) ||
    hadFor.test(text) ||
    hadAt.test(text.replace(lineEnd, '')) ||
    isBareEntry(text.replace(lineEnd, '')) ||
    areBareEntries(partsOf(text))
  )
    return true
  // Only an entry line has a plus or a category: "+2500 salary", "lunch $12 #food".
  if (/^\+ ?\$?\d|(^| )#\p{L}/u.test(text) && hasNumber(text, 'digits')) return true
  if (toldWithoutPrice.some((form) => form.test(text))) return true
  if (!told.test(withoutOpening(text))) return false
  // "Spent at Nine Elms Deli past 2 months" has numbers, but no amount.
  if (rolling.test(text) && !hasNumber(text.replace(rolling, ''), 'digits')) return false
  // "Spent from 10 to 20 October" tells when, and no amount.
  if (spanOfDays.test(text) && !hasNumber(text.replace(spanOfDays, ''))) return false
  if (withoutPrice.test(said)) return true
  return hasNumber(text) || /^(i|we|please|add|record|log|enter|note)\b/.test(text)
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const day = '(?:the )?\\d{1,2}(?:st|nd|rd|th)?'
const anyDay = `(?:${day} (?:of )?${month}|${month} ${day}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{4}-\\d\\d-\\d\\d)`
/** "From 10 to 20 October", "1st to 15th of July", "between May 3 and 9", "10/1 - 10/15". */
const spanOfDays = new RegExp(
  `\\b(?:from |between )?(?:(?:${day} (?:to|till|until|through|and|-|–) ?${day} (?:of )?${month})|(?:${anyDay}(?: (?:to|till|until|through|and) | ?[-–] ?)(?:${anyDay}|${day})))(?:,? 20\\d\\d)?(?![\\d.,]*\\d)`,
)

const bareNumber = /(?<![\d.,/$-])\d{1,5}(?:\.\d{1,2})?(?![\d.,/-]*\d|\p{L}|%)/gu

/**
 * "Kroger 32", "lunch 14 Thai Orchid": a name and a number that no question is read in, written as an expense; undefined
 * for anything else.
 */
export function shortEntryOf(message: string, query: Query): string | undefined {
  const { names, numbers, amounts, periods, excepts, unknown, features, limit, min, max } = query
  const isPastDay = ({ kind, isAhead }: Period) => kind === 'day' && isAhead !== true
  // "Piano lessons with Clara 45 yesterday": with its day, even what has no name yet is no question.
  const isOfDay = unknown.length > 0 && periods.some(isPastDay)
  const isPlain =
    features.size + amounts.length + excepts.length + query.weekdays.length === 0 &&
    limit === undefined &&
    min === undefined &&
    max === undefined &&
    (isOfDay || unknown.every(({ raw }) => usualCategoryOf([raw.toLowerCase()]) !== undefined)) &&
    periods.every(isPastDay)
  const isOfExpense = names.some((item) =>
    item.names.some(({ types }) => types.includes('expense')),
  )
  // "Gas 40": a kind of expense, though nothing is called so yet.
  const isOfKind = unknown.length > 0 && !isOfDay
  const isEntry = isOfExpense || ((isOfDay || isOfKind) && names.length === 0)
  if (!isPlain || !isEntry || numbers.length !== 1 || periods.length > 1) return undefined
  const [number, ...others] = message.match(bareNumber) ?? []
  if (number === undefined || others.length > 0 || /[?!:;]|\b(?:and|or)\b/i.test(message))
    return undefined
  // "Groceries 5" may ask for five of them.
  if (/^\d$/.test(number)) return undefined
  const rest = message.replace(bareNumber, ' ').replace(/\s+/g, ' ').trim()
  return rest.split(' ').length > 6 ? undefined : `spent ${number} on ${rest}`
}

const onlyPrice =
  /^(?:(?:and|so|ok|oh|yes|well),? )*(?:(?:it|that|they|this)(?: all)? (?:was|is|were|cost(?: me)?|came to)|it's|for|about|it'll be|around) *(?:about |around )?(\$?\d[\d,]*(?:\.\d{1,2})?)( dollars| bucks)?[.!]?$|^(\$?\d[\d,]*(?:\.\d{1,2})?)( dollars| bucks)?[.!]?$/iu

/** "It was 25", after "bought a hoodie": the entry with its price; undefined where nothing was told without one. */
export function withToldPrice(message: string, before: string | undefined): string | undefined {
  const [, said, , alone] = onlyPrice.exec(message.trim()) ?? []
  const price = said ?? alone
  if (price === undefined || before === undefined || /\d/.test(before) || !isTold(before))
    return undefined
  return `${before.replace(withoutPrice, '').replace(/[\s.,!;]+$/, '')} $${price.replace('$', '')}`
}

/** "…, put it under Gear" */
const filed =
  /[,.;]? (?:and |please )*(?:put|file) (?:it|this|that) (?:in|under|to|into) (?:the |my )?[\p{L}&' -]+[.!]?$/u

/** An amount in dollars and cents. */
const priced = /(?<![\d.,/])(\$\d[\d,]*(\.\d{1,2})?|\d[\d,]*\.\d\d|\d+ (dollars|bucks))(?![\d.])/

/** "Oh and we spent 23 at Aldi", "btw I paid 12 for parking". */
export function withoutOpening(question: string): string {
  const words = question.replace(/^by the way\b/i, 'btw').split(/\s+/)
  const plain = words.map((word) => word.toLowerCase().replace(/[,.!:;…]+$/, ''))
  return words.slice(words.length - withoutOpeners(plain).length).join(' ')
}

/** Words and an amount, with no verb: what the entry line takes. */
function isBareEntry(text: string): boolean {
  const isEntry =
    bare.test(text) || (bareAt.test(text) && bare.test(text.replace(bareAt, '$1 $$1')))
  return isEntry && kindOf(tokenize(text)) === 'part' && !isMistypedQuestion(text)
}

/** "Dog food 32 at Pet Pantry": two digits and more, and no year. */
const bareAt =
  /^((?!.*\b(?:top|first|visits?|trips?|times|days|people|for)\b)[\p{L} '&-]{2,40}) (?!(?:19|20|21)\d\d\b)\d{2,4}(?:\.\d{1,2})? (?:at|from) [\p{L}\p{N} '&.-]{2,40}$/u

/** "Lunch 9.80 and coffee 3.60" */
function areBareEntries(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.every((part) => isBareEntry(part.replace(lineEnd, '')))
}

const askingWords: ReadonlySet<string> = new Set(
  'over under above below budget expenses bills transactions payments charges spending income total'.split(
    ' ',
  ),
)

/** "Groceries oveer $50", "expensses $50" */
function isMistypedQuestion(text: string): boolean {
  const unknown = tokenize(text).filter((token) => !isEnglish(token.text))
  return unknown.some(
    ({ text }) =>
      oneSlipAway(text, askingWords) !== undefined ||
      [...askingWords].some((word) => isSlip(text, word)),
  )
}

const rolling = /\b(last|past|previous|latest) (\d+ )?(day|week|month|quarter|year)s?\b/

function hasNumber(text: string, form?: 'digits'): boolean {
  const words = tokenize(text).map((token) => token.text)
  const isSpelled = (at: number) => form !== 'digits' && spelledAt(words, at) !== undefined
  return words.some((word, at) => /\d/.test(word) || isSpelled(at))
}

/** "Home Depot refunded me 15.20 today" as "got $15.20 Home Depot refund today". */
export function asGotBack(question: string): string {
  return withUsualVerbs(question)
    .replace(supposed, '')
    .replace(
      refundedBy,
      (_, before = '', who: string, amount: string) => `${before}got $${amount} ${who} refund`,
    )
}

/** "I think I spent about 30 at the market" tells it, with an amount. */
const supposed =
  /^(?:(?:i|we) (?:think|believe|guess|reckon|suppose)|(?:i am |i'm |im )?pretty sure) (?:that )?(?=(?:i|we) .*\d)/i

const refundedBy =
  /^((?:(?:and|just|oh|hey|so|today|yesterday),? )*)(?!(?:has|have|did|was|were|is|are|what|when|which|who|how|had|i|we|they|it|he|she|that|this) )(\p{L}[\p{L}\p{N}&'. -]{1,40}?) (?:has )?(?:just )?(?:(?:refunded|reimbursed)(?: (?:me|us))?|gave (?:me|us) back|gave back|credited (?:me|us))(?: back)?(?: for)? \$?(\d[\d,]*(?:\.\d{1,2})?)(?: dollars| bucks)?(?=[.!]?$|\s)(?!.*\band\b.*\d)/iu

const amountPattern = /\$?(?<![\d.])\d[\d,]*(\.\d{1,2})?(?![\d.]|st\b|nd\b|rd\b|th\b)/g

/** "Lunch 12 and coffee 4": its entries, each with words and one amount; the whole if it can't be told apart. */
export function partsOf(question: string): string[] {
  const verb = verbOf.exec(question)?.[1] ?? ''
  const parts = question.split(/\s*(?:,\s*and|,|&|\band\b|\bplus\b)\s+/i)
  const isEntry = (part: string) =>
    part.match(amountPattern)?.length === 1 &&
    /\p{L}{2}/u.test(part.replace(verbOf, '').replace(amountPattern, ''))
  if (parts.length < 2 || !parts.every(isEntry)) return [question]
  return parts.map((part) => (verbOf.test(part) || verb === '' ? part : `${verb} ${part}`))
}

const verbOf =
  /^(?:(?:i|we|just|please|hey|also) )*(spent|paid|bought|add|log|record|note|got|earned|received)\b/i
