import { amountCentsMax, type Cents } from '@evenkeel/domain/money'
import {
  categories,
  type NewTransaction,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import { findNewestOf } from '#transactions/index.ts'
import { readAmount } from '../reading/amount.ts'
import { numberAt } from '../reading/numberWords.ts'
import { dayText } from '../reading/period.ts'
import { readPeriod } from '../reading/readPeriod.ts'
import { realWords } from '../reading/realWords.ts'
import { oneSlipAway } from '../reading/spelling.ts'
import { type Token, tokenize } from '../reading/tokens.ts'
import {
  matchExact,
  matchPart,
  matchSynonym,
  type Name,
  type Vocabulary,
} from '../reading/vocabulary.ts'
import { type Ask, type Said, shownName } from './ask.ts'

const acts =
  'spent|paid|bought|purchased|earned|received|got paid|was paid|were paid|made|add|record|log|enter|note|put down|jot down|got|deposited|picked up|grabbed|tipped|donated|dropped|blew|splurged|shelled out|forked out|forked over|coughed up|laid out|sold|gave|ordered|filled up|gassed up|tanked up|fueled up'
const lead =
  '(hey,? |hi,? |hello,? |ok,? |okay,? |please |can you |so |today,? |yesterday,? |this morning,? |last night,? |also |and |just |on (the )?[a-z]+ \\d{1,2}(st|nd|rd|th)?,? |on (mon|tues|wednes|thurs|fri|satur|sun)day,? )*'
const told = new RegExp(`^${lead}((i|we) )?(have )?(just |also |only )?(${acts})\\b(?! up\\b)`)
/** "Acme paid me 400", "lunch cost me 12.50", "the taxi was $18". */
const toldOfOther =
  /^(?!.*\b(me|it|that|this|there|he|she|they) (was|were)\b)[\p{L}][\p{L}\p{N} '&.-]{1,60} (paid me|gave me|sent me|transferred me|cost me|set me back|ran me|cost|was|were|came to)( about)? (?!(19|20|21)\d\d\b)\$?\d/u
/** "23.60 paid at the chemist's". */
const amountFirst = /^\$?\d[\d,]*(\.\d{1,2})? (bucks |dollars )?(spent|paid) (at|on|for|to) /
/** "Had lunch at the diner for 11.85". */
const hadFor =
  /^(just |i |we |also )*(had|got|grabbed|ate|took) [\p{L}\p{N} '&.-]{2,60} for \$?\d[\d,]*(\.\d{1,2})?( dollars| bucks)?( (today|yesterday))?[.!]?$/u
/** "$38 on fuel at Kwik Trip", "lunch 11.50". */
const bare =
  /^(\$\d[\d,]*(\.\d{1,2})? (on|for|at|to) [\p{L}\p{N} '&.-]{2,60}|(?!.*\b(least|most|above|below|max|min|between|about|afford|budget|left|and|limit)\b)[\p{L} '&-]{2,40} \$?\d[\d,]*\.\d\d)$/u
/** "Lunch at the diner, spent 11.85". */
const toldLast =
  /^[\p{L}][\p{L}\p{N} '&.-]{1,60}, (i |we )?(spent|paid) \$?\d[\d,]*(\.\d{1,2})?( dollars| bucks)?[.!]?$/u
const isQuestion =
  /\?|\b(how|what|when|which|who|where|why|did|does|do|show|list|is|are|average|total|most|more than|over|under|biggest)\b/
const income =
  /\b(earned|received|got paid|was paid|were paid|made|income|salary|paycheck|deposited|refund|deposit|bonus|got|paid me|gave me|sent me|transferred me|sold)\b/
const income0 = /\b(got|made)\b/

type Money = { cents: Cents; at: number; length: number }

/** "I spent 12.50 on lunch": true for a statement, false for a question. */
export function isTold(question: string): boolean {
  const text = question
    .toLowerCase()
    .replace(/[’']ve\b/g, ' have')
    .replace(/\s+/g, ' ')
    .trim()
  if (isQuestion.test(text)) return false
  if (toldOfOther.test(text) || amountFirst.test(text)) return true
  if (toldLast.test(text) || hadFor.test(text) || bare.test(text)) return true
  if (!told.test(text)) return false
  // "Spent at Nine Elms Deli past 2 months" has numbers, but no amount.
  if (rolling.test(text) && !hasNumber(text.replace(rolling, ''), 'digits')) return false
  return hasNumber(text) || /^(i|we|please|add|record|log|enter|note)\b/.test(text)
}

const rolling = /\b(last|past|previous|latest) (\d+ )?(day|week|month|quarter|year)s?\b/

function hasNumber(text: string, form?: 'digits'): boolean {
  const words = tokenize(text).map((token) => token.text)
  const isSpelled = (at: number) => form !== 'digits' && spelledAt(words, at) !== undefined
  return words.some((word, at) => /\d/.test(word) || isSpelled(at))
}

/** "Fifty" alone; "one" is hardly ever a price. */
function spelledAt(words: readonly string[], at: number): Omit<Money, 'at'> | undefined {
  const found = numberAt(words, at)
  return found === undefined || found.count < 2
    ? undefined
    : { cents: found.count * 100, length: found.length }
}

/** Prepares a transaction for the user to add; writes nothing. */
export async function draftAnswer(ask: Omit<Ask, 'query'>, question: string): Promise<Said> {
  const tokens = tokenize(question)
  const words = tokens.map(({ text }) => text)
  const money = amountsIn(words, ask.today)
  const [amount] = money
  if (
    amount === undefined ||
    money.length > 1 ||
    amount.cents === 0 ||
    amount.cents > amountCentsMax ||
    /-\s?\$?\d/.test(question)
  ) {
    return {
      kind: 'clarify',
      text:
        money.length > 1
          ? 'I can prepare one transaction at a time. Which amount is it?'
          : 'What amount was it? Write it like “spent 12.50 on lunch”.',
      suggestions: ['How do I add a transaction?', 'How much did I spend this month?'],
    }
  }
  const date = dateIn(tokens, ask)
  if ('trouble' in date)
    return {
      kind: 'clarify',
      text: date.trouble,
      suggestions: ['How do I add a transaction?'],
    }
  const description = descriptionOf(tokens, amount, date)
  const lower = question.toLowerCase()
  const type: TransactionType =
    income.test(lower) &&
    !(income0.test(lower) && / for | at /.test(` ${lower} `) && !/paid/.test(lower))
      ? 'income'
      : 'expense'
  const { category, isGuess } = await categoryOf(ask, type, description)
  const draft: NewTransaction = {
    type,
    amount: amount.cents,
    description,
    category,
    date: date.day,
  }
  const shown = ask.book.given('The amount', 'usd', (amount.cents / 100).toFixed(2))
  const guess = isGuess ? ' The category is a guess.' : ' The category is as last time.'
  return {
    kind: 'draft',
    text: [
      `Ready to add: ${type} of `,
      shown,
      description && `, ${shownName(description)}`,
      `, ${shownName(category)}, ${dayText(date.day)}.${guess}`,
    ],
    drafts: [draft],
    guesses: isGuess ? ['category'] : [],
  }
}

function amountsIn(words: readonly string[], today: string): Money[] {
  const found: Money[] = []
  for (let at = 0; at < words.length; at += 1) {
    const period = readPeriod(words, at, today)
    const isTime = period && 'period' in period && period.period.kind !== 'year'
    if (isTime && !readAmount(words, at)?.isMoney) {
      at += period.length - 1
      continue
    }
    const amount = readAmount(words, at) ?? spelledAt(words, at)
    if (amount === undefined) continue
    found.push({ cents: amount.cents, at, length: amount.length })
    at += amount.length - 1
  }
  const marked = found.filter(({ at }) => /[$.]/.test(words[at] ?? ''))
  return marked.length > 0 ? marked : found
}

type DateAt = { day: string; at: number; length: number }

/** The day in a sentence, today without one. A longer time, or a day that is still ahead, has to be asked about. */
function dateIn(
  tokens: readonly Token[],
  { today, vocabulary }: Pick<Ask, 'today' | 'vocabulary'>,
): DateAt | { trouble: string } {
  // With a slip in it, the word would leave the entry on today.
  const words = tokens.map(({ text }) => oneSlipAway(text, ['yesterday']) ?? text)
  const names = tokens.map(({ name }) => name)
  for (let at = 0; at < words.length; at += 1) {
    const name = matchExact(names, at, vocabulary)
    if (name && name.length > 1) {
      at += name.length - 1
      continue
    }
    if (readAmount(words, at)?.isMoney) continue
    const found = readPeriod(words, at, today)
    if (found === undefined) continue
    // "At Winter Wren Books" names no season.
    const inside = words.slice(at, at + found.length).map((_, skip) => at + skip)
    if (inside.some((each) => (matchExact(names, each, vocabulary)?.length ?? 0) > 1)) continue
    if ('mistake' in found) return { trouble: 'On which day was it? That day does not exist.' }
    const { kind, to, isAhead } = found.period
    if (kind === 'year' && /^\d+$/.test(words[at] ?? '')) continue
    if (isAhead) return { trouble: 'That day is still ahead. On which day was it?' }
    if (kind === 'day') return { day: to, at, length: found.length }
    return { trouble: 'On which day was it? Write it like “spent 12.50 on lunch on May 5”.' }
  }
  return { day: today, at: -1, length: 0 }
}

const dropped = new Set(
  'i we have had ate just also only spent paid bought purchased earned received got was made add record log enter note put down jot an a new expense income transaction purchase of on for at from to with the my please hey hi ok so it in into as and deposited picked up grabbed tipped donated dropped blew splurged shelled forked coughed laid over out up sold gave ordered sent transferred filled gassed tanked fueled ran set back were came about entry cost me usd bucks dollars'.split(
    ' ',
  ),
)

/** The rest of the sentence, without the amount, the day and the words around them. */
function descriptionOf(tokens: readonly Token[], amount: Money, date: DateAt): string {
  const isUsed = (at: number) =>
    (at >= amount.at && at < amount.at + amount.length) ||
    (at >= date.at && at < date.at + date.length)
  const rest = tokens.map((token, at) => (isUsed(at) ? undefined : token))
  let [from, to] = [0, rest.length]
  while (from < to && (rest[from] === undefined || dropped.has(rest[from]?.text ?? ''))) from += 1
  while (to > from && (rest[to - 1] === undefined || dropped.has(rest[to - 1]?.text ?? ''))) to -= 1
  const words = rest
    .slice(from, to)
    .filter((token) => token !== undefined)
    .map(({ raw }) => raw)
  const text = words.join(' ').slice(0, 500)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

async function categoryOf(
  { db, userId, vocabulary }: Omit<Ask, 'query'>,
  type: TransactionType,
  description: string,
) {
  const last =
    description === '' ? undefined : await findNewestOf(db, userId, { type, description })
  if (last) return { category: last.category, isGuess: false }
  const words = tokenize(description).map(({ text }) => text)
  for (let at = 0; at < words.length; at += 1) {
    const match =
      matchExact(words, at, vocabulary) ??
      matchPart(words, at, 3, vocabulary) ??
      matchSynonym(words, at, vocabulary)
    const near = match ? undefined : nearPayee(words[at] ?? '', vocabulary)
    const name = (match?.names ?? near)?.find(({ types }) => types.includes(type))
    if (name?.kind === 'category') return { category: name.name, isGuess: true }
    const [payee] = name?.kind === 'payee' ? name.payees : []
    const known = payee && (await findNewestOf(db, userId, { type, description: payee }))
    if (known) return { category: known.category, isGuess: true }
  }
  return { category: commonCategory(words, type), isGuess: true }
}

/** "Taregt": takes the category of the payee it may be a typo of, but keeps the description as written. */
function nearPayee(word: string, { exact }: Vocabulary): readonly Name[] | undefined {
  if (realWords.has(word)) return undefined
  const near = oneSlipAway(word, exact.keys())
  return near === undefined ? undefined : exact.get(near)
}

const common: readonly (readonly [RegExp, string])[] = [
  [
    /^(lunch|dinner|breakfast|brunch|coffee|groceries|grocery|food|pizza|burger|snack|snacks|restaurant|drinks|beer|meal|tea|sushi|takeout)$/,
    'Food & Dining',
  ],
  [
    /^(gas|fuel|bus|train|taxi|uber|lyft|parking|subway|metro|ticket|toll|petrol)$/,
    'Transportation',
  ],
  [/^(rent|mortgage)$/, 'Housing'],
  [/^(movie|movies|cinema|concert|game|games|netflix|spotify)$/, 'Entertainment'],
  [/^(clothes|shoes|shirt|jacket|books|book|dress|amazon)$/, 'Shopping'],
  [/^(doctor|dentist|pharmacy|medicine|prescription)$/, 'Healthcare'],
  [/^(electricity|water|internet|phone|power)$/, 'Utilities'],
  [/^(salary|paycheck|wages)$/, 'Salary'],
  [/^(freelance|freelancing|gig)$/, 'Freelance'],
  [/^(dividend|dividends|interest)$/, 'Investment'],
  [/^(gift|birthday)$/, 'Gift'],
]

function commonCategory(words: readonly string[], type: TransactionType): string {
  const found = common.find(
    ([pattern, category]) =>
      categories[type].includes(category) && words.some((word) => pattern.test(word)),
  )
  return found?.[1] ?? 'Other'
}
