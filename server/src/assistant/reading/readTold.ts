import type { LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, formatCents } from '@evenkeel/domain/money'
import { categories, type EntryLine, readEntryLine } from '@evenkeel/domain/transactions'
import { readAmount } from './amount.ts'
import { monthOf } from './calendarWords.ts'
import { numberAt } from './numberWords.ts'
import { readPeriod } from './readPeriod.ts'
import { distance } from './spelling.ts'
import { tokenize } from './tokens.ts'
import { areIncomeOnly, matchExact, type Vocabulary } from './vocabulary.ts'

/**
 * Reads a sentence that tells of an entry, such as "I paid thirty five dollars at Kwik Trip on Monday", by the grammar
 * of the entry line. What people say and hardly type is made into such a line first: numbers in words, and the verbs.
 */
export function readTold(question: string, today: LocalDate, vocabulary: Vocabulary): EntryLine {
  const names = namesIn(question, vocabulary)
  const offered = categoriesOf(vocabulary)
  const read = (words: readonly string[]) => readEntryLine(words.join(' '), today, offered, names)
  const words = withPrices(sayableWords(withTag(question.replace(wasThen, ' '), offered)))
  const first = read(words)
  const told = first.amount === undefined ? read(withOnlyPrice(words, first, vocabulary)) : first
  const description = withoutVerbs(told.description, names)
  const unclear = {
    ...told.unclear,
    ...(twoPrices.test(question) && { amount: oneAtATime }),
    ...(told.date === undefined && isTimeIn(description, today, vocabulary) && { date: whichDay }),
  }
  return { ...told, description, unclear }
}

/** "Yesterday I pay 12 dollars for taxi", in the English of a newcomer */
const todayInPresent =
  /^(?=[^?]*\d[^?]*$)(?=.*\b(?:today|yesterday)\b)((?:today|yesterday),? )?(i|we) (pay|buy|spend|get|receive|sell|earn|make)\b/i
const pastOf: Readonly<Record<string, string>> = {
  pay: 'paid',
  buy: 'bought',
  spend: 'spent',
  get: 'got',
  receive: 'received',
  sell: 'sold',
  earn: 'earned',
  make: 'made',
}

/** "…, that was yesterday", "…, I paid it on Tuesday" */
const wasThen =
  /,? (?:and )?(?:(?:that|it|this) was|(?:i|we) (?:paid|bought|got) (?:it|that|this|for it|them)|(?<=, )paid) (?=(?:yesterday|today|tonight|on|last|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i

/** "15.99 for a book, category Entertainment", "… under the Entertainment category", as the entry line has it: #Entertainment. */
function withTag(question: string, offered: ReturnType<typeof categoriesOf>): string {
  const known = [...offered.expense, ...offered.income]
  for (const form of categoryTold) {
    const { said, name, day = '' } = form.exec(question)?.groups ?? {}
    const found = known.find((each) => each.toLowerCase() === name?.trim().toLowerCase())
    if (said !== undefined && found !== undefined) return `${said.trim()}${day} #${found}`
  }
  return question
}

const into =
  '(?:(?:(?:and )?(?:put|file|enter|log|add) (?:it|this|that) )?(?:in|under|as|to|into|with) )?'
const categoryTold: readonly RegExp[] = [
  new RegExp(
    `^(?<said>.*?\\d.*?)[,;.(–—-]*\\s+${into}(?:the |my )?category:?(?: (?:as|is|of))? ["“']?(?<name>[\\p{L}&' -]+?)["”']?\\)?[.!]?$`,
    'iu',
  ),
  /^(?<said>.*?\d.*?)[,;.(–—-]*\s+(?:(?:and )?(?:put|file|enter|log|add) (?:it|this|that) )?(?:in|under|to|into) (?:the |my )?["“']?(?<name>[\p{L}&' -]+?)["”']? category\)?[.!]?$/iu,
  ...['', '(?: (?:income|expenses?|spending))'].map(
    (kind) =>
      new RegExp(
        `^(?<said>.*?\\d.*?)[,;.(–—-]*\\s+(?:(?:and|then|please) )*(?:put|file|enter|record|log|book|note|mark|class|classify|categori[sz]e|save|count) (?:it|this|that)(?: down)? (?:in|under|to|into|as) (?:an? |the |my )?["“']?(?<name>[\\p{L}&' -]+?)${kind}["”']?[.!]?$`,
        'iu',
      ),
  ),
  // "120 for Lakeside Soccer Club, it's a kids thing"
  /^(?<said>.*?\d.*?)(?:[,;.–—-]+| and)\s+(?:and )?(?:(?:it|that|this)(?:['’]?s| is)|(?:it|that|this) (?:goes|belongs|counts|falls|should go)) (?:(?:for|under|in|into|to|as) )?(?:an? |the |my |our )?["“']?(?<name>[\p{L}&' -]+?)["”']?(?: (?:thing|stuff|expenses?|costs?|one))?[.!]?$/iu,
  // "30 at Aldi for groceries"
  /^(?<said>.*?\d.*? (?:at|to) (?!the \w+$)\S.*?) (?:for|on) (?:the |my |our |some )?(?<name>[\p{L}&' -]+?)(?<day> (?:today|yesterday|tonight|last night|this morning|just now|(?:on|last) [^,;]{3,20}))?[.!]?$/iu,
]

/** "Lunch for 12 and coffee for 4". */
const twoPrices = /\bfor \$?\d[\d.,]*(?!\w).*\bfor \$?\d/i

const oneAtATime = 'I can prepare one transaction at a time. Which amount is it?'
const whichDay = 'On which day was it? Write it like “spent 12.50 on lunch on May 5”.'

const payApps = '(?:venmo|zelle|paypal|cash ?app|revolut|apple pay)'

/** "Leo venmod me 12 for wifi", "Mango took 30 off me": told with the usual verbs. */
export function withUsualVerbs(question: string): string {
  return (
    question
      .replace(
        todayInPresent,
        (_, day = '', who: string, verb: string) => `${day}${who} ${pastOf[verb.toLowerCase()]}`,
      )
      // "Mrs Woods give me 40 today for windows"
      .replace(
        /^(\p{L}[\p{L}'& ]{1,40}?) (?:pay|give|send) (me|us) (?=\$?\d[^?]*\b(?:today|yesterday)\b[^?]*$)/iu,
        '$1 paid $2 ',
      )
      // "$64.18 was paid to Giant Eagle", "a payment of 64 made to Giant Eagle"
      .replace(
        /(?<![\p{L}\d.,$])(?:(?:an? |the )(?:amount|sum|total) of )?(\$?\d[\d.,]*(?: dollars| bucks)?) (?:was|were|has been|have been|got) (?:paid|sent|given|handed) (?:out )?to (?!me\b|us\b|(?:my|our) (?:\p{L}+ )?(?:accounts?|bank|card|checking|savings|wallet)\b|.* by (?!me\b|us\b|card\b|check\b|mistake\b)\p{L})/iu,
        'paid $1 to ',
      )
      .replace(
        /\b(an? |the |my |our )?payment of (\$?\d[\d.,]*(?: dollars| bucks)?) (?:was |has been )?(?:made |sent )(?=(?:to|at) )/i,
        '$1payment of $2 ',
      )
      // "A payment of $48.60 to Eataly, made yesterday": nobody made it as money.
      .replace(
        /(?<=\b(?:payment|purchase|donation|transfer)\b.*?),? (?:which (?:was |i |we ))?made (?=(?:today|yesterday|this|last|on|the)\b[^,]*$)/i,
        ' ',
      )
      // "My son kindly gave me $80"
      .replace(
        /(?<=\p{L}) (?:very |so |most )?(?:kindly|generously|finally|already) (?=(?:gave|paid|sent|handed|transferred) (?:me|us)\b)/iu,
        ' ',
      )
      // "Today I put 45 dollars of fuel at Shell"
      .replace(
        /^((?:(?:today|yesterday|this morning|last night|just|hey|so|and|also|ok|i|we),? )*)put (?:in )?(\$?\d[\d.,]*(?: dollars| bucks)?) (?:worth )?of (?=\p{L})/iu,
        '$1spent $2 on ',
      )
      .replace(/\b(?:like|maybe) (?=\$?\d[\d.,]*(?: (?:dollars|bucks))? (?:on|at|for)\b)/gi, '')
      .replace(
        new RegExp(
          `^(?:just |and |hey |so )*(\\p{L}[\\p{L}' ]{0,40}?) (?:just )?${payApps}['’]?(?:l?ed|d|p?ed|s)? (?:me|us) (?:back )?(\\$?\\d[\\d.,]*(?: dollars| bucks)?)`,
          'iu',
        ),
        'got $2 from $1',
      )
      // "Domino's last nite 18 bucks"
      .replace(
        /^(\p{L}[\p{L}'& ]{1,40}?) (yesterday|today|tonight|this morning|last night|last nite) (\$\d[\d.,]*|\d[\d.,]* (?:dollars|bucks)|\d+\.\d\d)[.!]?$/iu,
        (_, what: string, day: string, price: string) =>
          `${what} ${price} ${day.replace(/nite/i, 'night')}`,
      )
      .replace(
        new RegExp(
          `^((?:just |and |hey |so |i |we )*)${payApps}['’]?(?:l?ed|d|p?ed) (?=\\p{L}.*\\d|\\$?\\d)`,
          'iu',
        ),
        '$1sent ',
      )
      .replace(
        /^((?:just |and |hey |so )*\p{L}[\p{L}\p{N}'& ]{0,40}?) (?:just )?(?:took|charged|billed|got|hit)(?: (?:me|us))?(?: for)? (\$?\d[\d.,]*(?: dollars| bucks)?)(?: (?:off|from|out of) (?:me|us))?(?<=\b(?:me|us)\b.*)((?: (?:for \p{L}+|today|tonight|yesterday|this morning|last night))?(?: (?:smh|ugh|lol|tbh))?[.!]?)$/iu,
        '$1 cost me $2$3',
      )
  )
}

/** Names of two and more words that the question contains. */
function namesIn(question: string, vocabulary: Vocabulary): string[] {
  const tokens = tokenize(question)
  const words = tokens.map(({ name }) => name)
  const found: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const name = matchExact(words, at, vocabulary)
    if (isPayeeOfMonth(words, at, vocabulary)) found.push(tokens[at]?.raw ?? '')
    if (name === undefined || name.length < 2) continue
    found.push(
      tokens
        .slice(at, at + name.length)
        .map(({ raw }) => raw)
        .join(' '),
    )
    at += name.length - 1
  }
  return found
}

function categoriesOf({ names }: Vocabulary) {
  const own = (type: 'income' | 'expense') =>
    names.flatMap((name) =>
      name.kind === 'category' && name.types.includes(type) ? [name.name] : [],
    )
  return {
    income: [...new Set([...own('income'), ...categories.income])],
    expense: [...new Set([...own('expense'), ...categories.expense])],
  }
}

function sayableWords(question: string): string[] {
  return (
    question
      .normalize('NFKC')
      .replace(/[’‘´`]/g, "'")
      .replace(/\b(last |to)nite\b/gi, '$1night')
      .replace(/\b(last night|yesterday (night|evening|morning|afternoon))\b/gi, 'yesterday')
      .replace(/(?<=ty)-(?=(one|two|three|four|five|six|seven|eight|nine)\b)/gi, ' ')
      .trim()
      .replace(noted, '')
      .replace(commanded, '')
      .replace(cheers, '')
      .replace(/[.!]+$/, '')
      .replace(
        /(?:,| -| and| but)? (?:i )?(?:just )?(?:forgot|forgotten)(?: to \p{L}+(?: \p{L}+){0,3}| about it| it)?$/iu,
        '',
      )
      .split(/\s+/)
      // With slips in it, the word would leave the entry on today.
      .map((word) => (isYesterday(word.toLowerCase()) ? 'yesterday' : word))
  )
}

/** "Ystrday", "yesturdy": with up to two slips it is still no other word. */
function isYesterday(word: string): boolean {
  return (
    /^(yday|yest|ystd)$/.test(word) || (/^y.*y$/.test(word) && distance(word, 'yesterday', 2) <= 2)
  )
}

/** "Add 12 lunch fri", "log an expense: 22 uber": what follows is a line as one types it in Quick Add. */
const commanded =
  /^(?:please )?(?:add|log|record|note|enter)(?: (?:an?|new|another))?(?: expense)?:? (?=\$?\d[\d.,]* \p{L})/iu

/** "Please note that I spent 12 at Aldi" */
const noted = /^(?:please )?(?:note|record|log|enter|remember) that (?=\p{L})/iu

/** "Paid me 480 today yay": what is felt about it. */
const cheers =
  /(?<=\d.*)(?<!\b(?:at|on|for|from|to|in|with|the))[\s,.!]+(?:(?:yay|yes|woo|woohoo|woot|hooray|hurray|yippee|finally|at last|phew|whew|nice|lol|haha|ugh|argh|sigh|meh|smh|tbh|ngl|bruh|let'?s go+|ouch|oof|yikes|sadly|thankfully|luckily)[\s,.!]*)+$/i

/** What the entry line reads by itself. */
const plainPrice = /^\$?[\d.,]+( (dollars?|bucks?|usd))?$/

/** "Nineteen dollars", "2 grand" and "1.5k dollars" as "$19.00", "$2000.00" and "$1500.00". */
function withPrices(words: readonly string[]): string[] {
  const lower = words.map(wordOf)
  const all: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const amount = readAmount(lower, at)
    const said = lower.slice(at, at + (amount?.length ?? 0)).join(' ')
    const cents = amount?.isMoney === true ? centsAt(lower, at + amount.length) : undefined
    const isSpelled = amount?.isMoney === true && (cents !== undefined || !plainPrice.test(said))
    all.push(isSpelled ? priceText(amount.cents + (cents?.count ?? 0)) : (words[at] ?? ''))
    if (isSpelled) at += amount.length + (cents?.length ?? 0) - 1
  }
  return all
}

/** The "and fifty cents" after "sixty-two dollars", or the "fifty" of "sixty-two dollars fifty". */
function centsAt(words: readonly string[], at: number) {
  const start = words[at] === 'and' ? at + 1 : at
  const found = numberAt(words, start)
  if (found === undefined || found.count > 99) return undefined
  const end = start + found.length
  if (/^cents?$/.test(words[end] ?? '')) return { count: found.count, length: end + 1 - at }
  const isBare =
    start === at &&
    found.count >= 10 &&
    /^(dollars?|bucks?)$/.test(words[at - 1] ?? '') &&
    (words[end] === undefined || afterPrice.has(words[end]))
  return isBare ? { count: found.count, length: end - at } : undefined
}

function wordOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[,;:.!]+$/, '')
}

function priceText(cents: Cents): string {
  return `$${formatCents(cents)}`
}

/** Words that go on after a price: "thirty at the bar", "32 with candles". */
const afterPrice = new Set('on for at to in from with and by as'.split(' '))

/**
 * Marks the only number that can be a price, as in "bought a cake for 32" or "spent fifty on shoes". The entry line
 * leaves it alone, since "for 2" may be people; who tells of an expense without another amount means money.
 */
function withOnlyPrice(
  words: readonly string[],
  { description }: EntryLine,
  vocabulary: Vocabulary,
): string[] {
  // What a field has used up, such as the 5 of "May 5", is not in the description any more.
  const rest = description.split(' ').map(wordOf)
  const [price, ...others] = pricesIn(rest, vocabulary)
  if (price === undefined || others.length > 0 || isRest(price, rest)) return [...words]
  const lower = words.map(wordOf)
  const places = lower.flatMap((_, at) =>
    lower.slice(at, at + price.length).join(' ') === price.text ? [at] : [],
  )
  const [at, ...more] = places
  if (at === undefined || more.length > 0) return [...words]
  return [...words.slice(0, at), priceText(price.cents), ...words.slice(at + price.length)]
}

/** The 4 of "dinner 60 people 4", beside a greater number; the 5 of "24 eggs for 5" is a price. */
function isRest({ cents, text }: Price & { text: string }, rest: readonly string[]): boolean {
  const isPriced = new RegExp(`(^| )(for|was|cost|paid|spent|to|back) ${text}( |$)`).test(
    rest.join(' '),
  )
  const numbers = rest.filter(
    (word) => /^\d+(\.\d+)?$/.test(word) && !/^(19|20|21)\d\d$/.test(word),
  )
  return !isPriced && numbers.some((number) => Number(number) * 100 > cents)
}

type Price = { cents: Cents; length: number }

function pricesIn(words: readonly string[], vocabulary: Vocabulary): (Price & { text: string })[] {
  const prices: (Price & { text: string })[] = []
  for (let at = 0; at < words.length; at += 1) {
    const found = spelledAt(words, at)
    if (found === undefined) continue
    const text = words.slice(at, at + found.length).join(' ')
    if (
      (isPrice(words, at, found.length) || isOfIncome(words, at, found.length, vocabulary)) &&
      !/^(19|20|21)\d\d$/.test(text)
    ) {
      prices.push({ ...found, text })
    }
    at += found.length - 1
  }
  return prices
}

/** No price: "at 5", "in 2026", "2 30", "3 coffees". */
function isPrice(words: readonly string[], at: number, length: number): boolean {
  const before = words[at - 1] ?? ''
  const next = words[at + length]
  const isFirst =
    !/^(at|in)$/.test(before) && (before === '' || numberAt(words, at - 1) === undefined)
  // "Paid 55 back to Will"
  const isBack =
    /^(back|over)$/.test(next ?? '') && /^(to|from|for)$/.test(words[at + length + 1] ?? '')
  return isFirst && (next === undefined || afterPrice.has(next) || isBack)
}

/** "Got 318 overtime": where such a name has only ever brought money; "got 2 paychecks" counts them. */
function isOfIncome(
  words: readonly string[],
  at: number,
  length: number,
  vocabulary: Vocabulary,
): boolean {
  if (!/^(got|received|earned|made|get)$/.test(words[at - 1] ?? '')) return false
  const found = matchExact(words, at + length, vocabulary)
  const last = words[at + length + (found?.length ?? 0) - 1] ?? ''
  const isCounted = /[^s]s$/.test(last) && !/^(tips|wages|earnings|takings|benefits)$/.test(last)
  return found !== undefined && areIncomeOnly(found.names) && !isCounted
}

/** "Fifty" alone; "one" is hardly ever a price. */
export function spelledAt(words: readonly string[], at: number): Price | undefined {
  const found = numberAt(words, at)
  return found === undefined || found.count < 2
    ? undefined
    : { cents: found.count * 100, length: found.length }
}

const verbs = new Set(
  "i i've ive we we've have had ate just also only spent paid payed bought purchased earned received got was made add record log enter note put down jot write mark an a new expense income transaction purchase of on for at from to with by under the my please pls plz thanks thx ty hey hi ok so it in into as and deposited picked up grabbed tipped donated dropped blew splurged shelled forked coughed laid over out sold gave ordered sent transferred filled gassed tanked fueled took went caught ran set back were came about entry cost me now can could would you".split(
    ' ',
  ),
)

/** "Will Penny has just paid me for his lesson": what follows the name of a payee who is known. */
const paysMe =
  /^ (?:(?:has|have|had|just|also) )*(?:paid|gave|given|sent|transferred|handed) (?:me|us)\b/

/** The description without the assistant's own verbs, and the words around them, at both ends. */
function withoutVerbs(description: string, names: readonly string[]): string {
  const words = description.split(' ')
  const known = names.map((name) => name.toLowerCase())
  const isDropped = (word = '') => verbs.has(wordOf(word)) || !/[\p{L}\p{N}]/u.test(word)
  let [from, to] = [0, words.length]
  const rest = () => words.slice(from, to).map(wordOf).join(' ')
  while (from < to && isDropped(words[from]) && !known.some((name) => rest().startsWith(name)))
    from += 1
  while (to > from && isDropped(words[to - 1]) && !known.some((name) => rest().endsWith(name)))
    to -= 1
  const payer = known.find(
    (name) => paysMe.test(rest().slice(name.length)) && rest().startsWith(name),
  )
  if (payer !== undefined) to = from + payer.split(' ').length
  const text = words
    .slice(from, to)
    .join(' ')
    .replace(/[,;:]+$/, '')
    // "Jordan paid me back for pizza"
    .replace(
      /^(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?) (?:just )?(?:paid|gave|sent|transferred) (?:me|us)(?: back)? (?=for )/iu,
      '$1 ',
    )
    .slice(0, 500)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "To June for babysitting", with a payee "June babysitting". */
function isPayeeOfMonth(words: readonly string[], at: number, { byWord }: Vocabulary): boolean {
  if (monthOf(words[at]) === undefined) return false
  const names = byWord.get(words[at] ?? '') ?? []
  const isStart = names.some(({ kind, words: [first] }) => kind === 'payee' && first === words[at])
  if (isDayAfter(words, at)) return false
  return isStart && !/^(in|of|during|since|for|until|last|this)$/.test(words[at - 1] ?? '')
}

/** "Paid June 5", while "paid June 36" and "paid June 20 dollars" tell how much. */
function isDayAfter(words: readonly string[], at: number): boolean {
  const [number = '', unit = ''] = words.slice(at + 1)
  return /^\d{1,2}$/.test(number)
    ? Number(number) <= 31 && !/^(dollars?|bucks)$/.test(unit)
    : /^\d/.test(number) && !/^\d{3}$|\./.test(number)
}

/** A time that the entry line does not know, such as "a few weeks back": then today would be wrong. */
function isTimeIn(description: string, today: LocalDate, vocabulary: Vocabulary): boolean {
  if (/\b(ago|(the|an) other day)\b/i.test(description)) return true
  const tokens = tokenize(description)
  const words = tokens.map(({ text }) => text)
  const names = tokens.map(({ name }) => name)
  for (let at = 0; at < words.length; at += 1) {
    const name = matchExact(names, at, vocabulary)
    if (name && name.length > 1) {
      at += name.length - 1
      continue
    }
    const found = readPeriod(words, at, today)
    if (found?.length === 1 && isPayeeOfMonth(words, at, vocabulary)) continue
    if (found === undefined || ('period' in found && /^\d+$/.test(words[at] ?? ''))) continue
    // "At Winter Wren Books" names no season.
    const inside = words.slice(at, at + found.length).map((_, skip) => at + skip)
    if (!inside.some((each) => (matchExact(names, each, vocabulary)?.length ?? 0) > 1)) return true
  }
  return false
}
