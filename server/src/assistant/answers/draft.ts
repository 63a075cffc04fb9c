import type { LocalDate } from '@evenkeel/domain/calendar'
import { formatCents } from '@evenkeel/domain/money'
import type { EntryLine, NewTransaction, TransactionType } from '@evenkeel/domain/transactions'
import { findNewestOf } from '#transactions/index.ts'
import { commonCategory } from '../reading/commonCategories.ts'
import { inDollars } from '../reading/otherCurrencies.ts'
import { dayText } from '../reading/period.ts'
import { readTold } from '../reading/readTold.ts'
import { realWords } from '../reading/realWords.ts'
import { oneSlipAway } from '../reading/spelling.ts'
import { tokenize } from '../reading/tokens.ts'
import {
  areIncomeOnly,
  matchExact,
  matchPart,
  matchSynonym,
  type Name,
  type Vocabulary,
} from '../reading/vocabulary.ts'
import { type Ask, type Said, shownName } from './ask.ts'
import { asGotBack, partsOf, putDown, putItDown, tookIn, withoutOpening } from './told.ts'

const income =
  /\b(earned|received|got paid|was paid|were paid|made|income|salary|paycheck|deposited|refund|deposit|bonus|got|paid me|gave me|sent me|transferred me|sold)\b/
const income0 = /\b(got|made)\b/
/** "Got 75 from Grandma for my birthday": money that somebody gave. */
const gotFrom =
  /\b(got|received) (back )?(about )?\$?\d[\d.,]*( (dollars|bucks))?( back| cash| in cash)? from (.+)/

/** Prepares one transaction, or each of several, for the user to add; writes nothing. */
export async function draftAnswer(ask: Omit<Ask, 'query'>, message: string): Promise<Said> {
  const plain = inDollars(message)
  const said = await draftTold(ask, plain)
  return plain === message || said.kind !== 'draft'
    ? said
    : { ...said, text: [said.text, noRates].flat() }
}

const noRates = ' Evenkeel counts in dollars and converts nothing: the number is as you wrote it.'

async function draftTold(ask: Omit<Ask, 'query'>, message: string): Promise<Said> {
  const question = asGotBack(message.replace(putItDown, ''))
  const parts = partsOf(question)
  if (parts.length < 2) return draftOne(ask, question)
  const said: Said[] = []
  for (const part of parts) said.push(await draftOne(ask, part))
  const days = new Set(parts.map((part) => readTold(part, ask.today, ask.vocabulary).date))
  // "12 on lunch and 4 on coffee yesterday": the day may be that of both.
  const isClear =
    said.every(({ kind }) => kind === 'draft') && (days.size === 1 || !days.has(undefined))
  if (!isClear) return draftOne(ask, question)
  return {
    kind: 'draft',
    text: said.flatMap(({ text }, at) => (at === 0 ? [text] : [' ', text])),
    drafts: said.flatMap(({ drafts = [] }) => drafts),
    guesses: [...new Set(said.flatMap(({ guesses = [] }) => guesses))],
  }
}

/** "Paid -5 for gum", "spent minus 12 on lunch": money spent, or given back; "-5 gum" is only how some write an expense. */
const lessPaid =
  /\b(spent|paid|bought|purchased|tipped|donated)\b.*(\s[-−–]\$?\d[\d.,]*(?!\w)|\$[-−–]\d|\b(minus|negative) \$?\d)/i

async function draftOne(ask: Omit<Ask, 'query'>, question: string): Promise<Said> {
  const told = readTold(
    withoutOpening(question)
      .replace(putDown, '$1put down $2 ')
      .replace(/^(i )?(did|spend) /i, 'spent ')
      .replace(/^(?:(?:i|we) )?took (?:in )?(?=\$?\d)/i, 'received ')
      // "A payment of 35 to the Bridge Club dated February 28"
      .replace(/\b(?:an? |the |my )?payment of (\$?\d[\d.,]*) (?=(?:to|for|at)\b)/i, '$1 ')
      .replace(/\bdated (?=\S)/i, 'on ')
      // "Earned 200 babysitting"
      .replace(
        /^((?:(?:i|we|just) )*(?:earned|made|received) )(?=\d+(?:\.\d\d)? \p{L}+ing\b)/iu,
        '$1$$',
      ),
    ask.today,
    ask.vocabulary,
  )
  const type = isBoughtFrom(question, ask.vocabulary)
    ? undefined
    : tookIn.test(question.toLowerCase())
      ? typeOfTaken(told, ask.vocabulary)
      : gotFor.test(question)
        ? typeOfGot(told, ask.vocabulary)
        : isFromPayer(question, told, ask.vocabulary)
          ? 'income'
          : typeOf(question, told, typeOfPaid(question, ask.vocabulary))
  const isLess = type === 'expense' && lessPaid.test(question)
  const trouble = type === undefined ? whichType : isLess ? whichWay : troubleIn(told, ask.today)
  if (type === undefined || trouble !== undefined || told.amount === undefined) {
    return {
      kind: 'clarify',
      text: trouble ?? whichAmount,
      suggestions: ['How do I add a transaction?', 'How much did I spend this month?'],
    }
  }
  const { amount, date = ask.today } = told
  const found: Found =
    told.category === undefined
      ? await categoryOf(ask, type, told.description)
      : { category: told.category, basis: 'told' }
  const { description = told.description } = found
  const draft: NewTransaction = { type, amount, description, category: found.category, date }
  return {
    kind: 'draft',
    text: [
      `Ready to add: ${type} of `,
      ask.book.given('The amount', 'usd', formatCents(amount)),
      description && `, ${shownName(description)}`,
      `, ${shownName(draft.category)}, ${dayText(date)}.${basisText[found.basis]}`,
    ],
    drafts: [draft],
    guesses: found.basis === 'guess' ? ['category'] : [],
  }
}

const basisText = {
  told: '',
  last: ' The category is as last time.',
  guess: ' The category is a guess.',
}

const whichType = 'Is this income or an expense?'
const whichWay = 'An expense has no minus here. Did you pay that amount, or get it back?'
const whichAmount = 'What amount was it? Write it like “spent 12.50 on lunch”.'

/** What has to be asked before there is a draft. */
function troubleIn({ amount, date, unclear }: EntryLine, today: LocalDate): string | undefined {
  if (unclear.amount !== undefined) return unclear.amount
  if (amount === undefined) return whichAmount
  if (unclear.date !== undefined) return unclear.date
  if (date !== undefined && date > today) return 'That day is still ahead. On which day was it?'
  return unclear.category
}

/**
 * The words decide, because people who tell of income write no plus; undefined if a sign contradicts them, or if
 * nothing but the entry's name suggests income.
 */
function typeOf(
  question: string,
  { type: signed, unclear }: EntryLine,
  paid: TransactionType | 'open' | undefined,
): TransactionType | undefined {
  if (paid !== undefined) return paid === 'open' || (signed ?? paid) !== paid ? undefined : paid
  const text = question.toLowerCase()
  const isBought =
    income0.test(text) &&
    / for | at /.test(` ${text} `) &&
    !/paid/.test(text) &&
    !gotFrom.test(text)
  const isIncome = income.test(text) && !isBought
  const isExpense = !isIncome && /\b(spent|paid|bought|purchased|tipped|donated)\b/.test(text)
  if ((isIncome && signed === 'expense') || (isExpense && signed === 'income')) return undefined
  if (isIncome) return 'income'
  return signed ?? (isBought || isExpense || unclear.type === undefined ? 'expense' : undefined)
}

const whoWasPaid =
  /^(?:.*\bthat )?(\p{L}[\p{L}\p{N}'’&. -]*?) (?:was|were|got|has been|have been) (?:just )?paid \$?\d/iu

/** "Today we", "just": whoever writes. */
const isWriter =
  /(?:^|\b(?:i|we|me|us|just|finally|also|and|so|today|yesterday|morning|night|evening|day)|^(?:(?:on|last|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i

/** "Giant Eagle was paid $64": an expense where money only goes; open where nobody knows who was paid by whom. */
function typeOfPaid(
  question: string,
  vocabulary: Vocabulary,
): TransactionType | 'open' | undefined {
  const who = whoWasPaid.exec(question)?.[1]
  if (who === undefined || isWriter.test(who)) return undefined
  return (
    typeOfNamed(
      tokenize(who).map(({ text }) => text),
      vocabulary,
    ) ?? 'open'
  )
}

/** What one is paid for, and hardly ever pays. */
const isWork =
  /\b(shifts?|overtime|gigs?|wages|babysitting|tutoring|(dog|house|pet|cat)[- ]?(walking|sitting)|lawn ?mowing|mowing lawns)\b/i

const gotFor = /\b(got|made) (about )?\$?\d[\d.,]*( (dollars|bucks))? for /i

/**
 * "Got 180 for a CPR class": income if it has only been paid for so far, an expense if it is something that people buy,
 * and otherwise asked.
 */
function typeOfGot(
  { description }: EntryLine,
  vocabulary: Vocabulary,
): TransactionType | undefined {
  const words = tokenize(description).map(({ text }) => text)
  if (isWork.test(description)) return 'income'
  return (
    typeOfNamed(words, vocabulary) ??
    (commonCategory(words, 'expense') === undefined ? undefined : 'expense')
  )
}

/** Income where so far money has only come in; elsewhere it may have been taken out. */
function typeOfTaken(
  { description }: EntryLine,
  vocabulary: Vocabulary,
): TransactionType | undefined {
  const words = tokenize(description).map(({ text }) => text)
  const isWhole = typeOfNamed(words, vocabulary) === 'income'
  // "Took 412.50 on the till", where Till takings only come in.
  const part = isWhole ? undefined : matchPart(words, 0, 3, vocabulary)
  return isWhole || (part !== undefined && areIncomeOnly(part.names)) ? 'income' : undefined
}

/** Income if those named at the beginning have only paid so far; undefined if nobody is named. */
function typeOfNamed(
  words: readonly string[],
  vocabulary: Vocabulary,
): TransactionType | undefined {
  const names = matchExact(words, 0, vocabulary)?.names ?? []
  if (names.length === 0) return undefined
  return areIncomeOnly(names) ? 'income' : 'expense'
}

/** "Log overtime 310.20 from St. Anne's Hospital": from who has only ever paid, where nothing says that it was bought. */
function isFromPayer(question: string, { type }: EntryLine, vocabulary: Vocabulary): boolean {
  const [, giver] = /\bfrom (.+)/i.exec(question) ?? []
  if (giver === undefined || type === 'expense') return false
  if (/\b(spent|paid|bought|purchased|ordered|refund\w*)\b(?! me\b)/i.test(question)) return false
  const words = tokenize(giver).map(({ text }) => text)
  const names = (matchExact(words, 0, vocabulary) ?? matchPart(words, 0, 3, vocabulary))?.names
  return names !== undefined && areIncomeOnly(names)
}

/** "Got 12 from Subway for lunch": where money is only spent, it may have been either. */
function isBoughtFrom(question: string, vocabulary: Vocabulary): boolean {
  const giver = gotFrom.exec(question.toLowerCase())?.[7]
  if (giver === undefined || /\bback\b/.test(question)) return false
  const words = tokenize(giver).map(({ text }) => text)
  const names = (matchExact(words, 0, vocabulary) ?? matchPart(words, 0, 3, vocabulary))?.names
  return names?.every(({ types }) => !types.includes('income')) === true
}

/** A category, and how the description was spelled last time, if it was used before. */
type Found = { category: string; basis: keyof typeof basisText; description?: string }

async function categoryOf(
  { db, userId, vocabulary }: Omit<Ask, 'query'>,
  type: TransactionType,
  description: string,
): Promise<Found> {
  const last =
    description === '' ? undefined : await findNewestOf(db, userId, { type, description })
  if (last) return { category: last.category, description: last.description, basis: 'last' }
  const words = tokenize(description).map(({ text }) => text)
  const there = payeeIn(words, vocabulary)?.payees[0]
  const newest = there && (await findNewestOf(db, userId, { type, description: there }))
  if (newest) return { category: newest.category, basis: 'guess' }
  for (let at = 0; at < words.length; at += 1) {
    const match = matchExact(words, at, vocabulary) ?? matchPart(words, at, 3, vocabulary)
    const near = match ? undefined : nearPayee(words[at] ?? '', vocabulary)
    const name = (match?.names ?? near)?.find(({ types }) => types.includes(type))
    if (name?.kind === 'category') return { category: name.name, basis: 'guess' }
    const [payee] = name?.kind === 'payee' ? name.payees : []
    const known = payee && (await findNewestOf(db, userId, { type, description: payee }))
    if (known) return { category: known.category, basis: 'guess' }
  }
  // "Taxi home" is a taxi, although "home" may stand for Housing.
  const meant = commonCategory(words, type) ?? synonymOf(words, type, vocabulary)
  return { category: meant ?? 'Other', basis: 'guess' }
}

/** "Dog food at Petco": the payee tells more than what was bought there. */
function payeeIn(words: readonly string[], vocabulary: Vocabulary) {
  const found = words.flatMap((_, at) => {
    if (words[at - 1] !== 'at') return []
    return (matchExact(words, at, vocabulary) ?? matchPart(words, at, 3, vocabulary))?.names ?? []
  })
  const payees = new Set(found.filter((name) => name.kind === 'payee'))
  const [payee] = payees
  return payees.size === 1 && payee?.kind === 'payee' ? payee : undefined
}

function synonymOf(words: readonly string[], type: TransactionType, vocabulary: Vocabulary) {
  const names = words.flatMap((_, at) => matchSynonym(words, at, vocabulary)?.names ?? [])
  return names.find(({ types }) => types.includes(type))?.name
}

/** "Taregt": takes the category of the payee it may be a typo of, but keeps the description as written. */
function nearPayee(word: string, { exact }: Vocabulary): readonly Name[] | undefined {
  if (realWords.has(word)) return undefined
  const near = oneSlipAway(word, exact.keys())
  return near === undefined ? undefined : exact.get(near)
}
