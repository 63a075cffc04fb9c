import { agreedDay, type LocalDate, partsOf } from '#calendar'
import type { TransactionType } from '#ledger'
import type { Cents } from '#money'
import { type AmountFound, findAmount, readNumber } from './lineAmount.ts'
import { type CategoryFound, findCategory } from './lineCategory.ts'
import { findDays, type LineDay } from './lineDay.ts'
import type { LineNumber } from './linePart.ts'

/** The fields that a line can leave open. */
type OpenField = 'type' | 'amount' | 'category' | 'date'

/** What a line says about an entry. A field that it does not mention, or leaves unclear, is undefined. */
export type EntryLine = {
  type?: TransactionType
  amount?: Cents
  category?: string
  date?: LocalDate
  /** The rest of the line; may be empty. */
  description: string
  /** What to ask about a field that could be read in two ways. */
  unclear: Partial<Record<OpenField, string>>
}

type Categories = Readonly<Record<TransactionType, readonly string[]>>

/**
 * Reads an entry typed on one line: "4.50 coffee yesterday", "+2500 salary 11/15", "lunch $12 #food fri". A field that
 * could be read in two ways stays open: a wrong entry is worse than a question.
 * @param names known to be names, so that "66 Diner" holds no amount and "July Moon Bakery" no month
 */
export function readEntryLine(
  text: string,
  today: LocalDate,
  categories: Categories,
  names: readonly string[] = [],
): EntryLine {
  return readWords(splitLine(text, names), today, categories)
}

/** The line with another description in the place of its own: every other word keeps its place. */
export function renameLine(
  text: string,
  today: LocalDate,
  categories: Categories,
  description: string,
): string {
  const line = splitLine(text, [])
  const [first = ''] = line.raw
  readWords(line, today, categories)
  const lead = first.startsWith('+') && line.raw[0] !== first ? '+' : ''
  const kept = descriptionWords(line)
  const at = kept.indexOf(true)
  if (at < 0) return text
  return (
    lead +
    line.raw.flatMap((word, each) => (each === at ? description : kept[each] ? [] : word)).join(' ')
  )
}

/** Reads the words of a line, and marks those that a field has used up. */
function readWords(line: Line, today: LocalDate, categories: Categories): EntryLine {
  const isPlus = takePlus(line)
  const numbers = numbersIn(line)
  const type = typeOf(isPlus, numbers)
  const found = takeCategories(line, categories, type)
  const days = takeDays(line, numbers, today)
  const amount = takeAmount(line, numbers, today)
  takeLastPlus(line)
  const sign = amount && 'amount' in amount ? amount.amount.sign : ''
  const said = isPlus || sign === '+' ? 'income' : sign === '-' ? 'expense' : undefined
  const description = describe(line)
  const category = categoryOf(found)
  const date = dateOf(days, amount)
  const asked = said ? undefined : typeQuestion(line, description, found)
  return {
    ...(said && { type: said }),
    ...(amount && 'amount' in amount && { amount: amount.amount.cents ?? 0 }),
    ...(category && 'category' in category && { category: category.category }),
    ...(date && 'day' in date && { date: date.day }),
    description,
    unclear: {
      ...(asked && { type: asked }),
      ...(amount && 'unclear' in amount && { amount: amount.unclear }),
      ...(category && 'unclear' in category && { category: category.unclear }),
      ...(date && 'unclear' in date && { date: date.unclear }),
    },
  }
}

type Line = {
  /** As typed. */
  raw: string[]
  /** The same in lower case, without punctuation around them. */
  words: string[]
  /** Which words a field has used up. */
  isTaken: boolean[]
  /** Which words belong to a known name. */
  isNamed: boolean[]
  /** A plus sign by itself in the middle or at the end: income, or "and"? */
  hasLoosePlus: boolean
}

function splitLine(text: string, names: readonly string[]): Line {
  const raw = text
    .normalize()
    // Marks that only steer the direction of text, and characters that cannot be stored.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const words = raw.map(bareWord)
  const isNamed = namedWords(words, names)
  return { raw, words, isTaken: raw.map(() => false), isNamed, hasLoosePlus: false }
}

/** Signs between the words of a name do not matter: "Bobby & Steve's". */
function namedWords(words: readonly string[], names: readonly string[]): boolean[] {
  const lettered = words.flatMap((word, at) => (hasLetters.test(word) ? [{ word, at }] : []))
  const isNamed = words.map(() => false)
  for (const name of names) {
    const parts = name
      .split(/\s+/)
      .map(bareWord)
      .filter((part) => hasLetters.test(part))
    for (let from = 0; parts.length > 0 && from + parts.length <= lettered.length; from += 1) {
      const found = lettered.slice(from, from + parts.length)
      if (found.every(({ word }, index) => word === parts[index])) {
        isNamed.fill(true, found[0]?.at, (found.at(-1)?.at ?? 0) + 1)
      }
    }
  }
  return isNamed
}

/** A number inside another one is no number of its own: the 50 of "3 dollars 50 cents". */
function numbersIn({ words, isNamed }: Line): LineNumber[] {
  const all = words.flatMap((_, at) => (isNamed[at] ? [] : (readNumber(words, at) ?? [])))
  return all.filter((one) => !all.some(({ at, to }) => at < one.at && one.at <= to))
}

function bareWord(raw: string): string {
  const inner = raw.replace(/^\(+|[),;:!]+$/g, '').replace(/(?<=\p{L})\.$/u, '')
  return (inner === '' ? raw : inner).toLowerCase()
}

function take({ isTaken }: Line, from: number, to: number) {
  isTaken.fill(true, from, to + 1)
}

/** A plus in front of the line makes it income: "+ 300 logo", "+salary 2500". */
function takePlus(line: Line): boolean {
  const first = line.raw[0] ?? ''
  if (first === '+') take(line, 0, 0)
  else if (/^\+\p{L}/u.test(first)) {
    line.raw[0] = first.slice(1)
    line.words[0] = (line.words[0] ?? '').slice(1)
  } else return false
  return true
}

/** "12 lunch +": maybe income. */
function takeLastPlus(line: Line) {
  const last = line.raw.length - 1
  if (line.raw[last] !== '+' || line.isTaken[last]) return
  line.hasLoosePlus = true
  take(line, last, last)
}

/** The type that the line states, as far as the category needs it. */
function typeOf(isPlus: boolean, numbers: readonly LineNumber[]): TransactionType | undefined {
  const signs = numbers.map(({ sign }) => sign)
  if (isPlus || signs.includes('+')) return 'income'
  return signs.includes('-') ? 'expense' : undefined
}

function takeCategories(line: Line, names: Categories, type: TransactionType | undefined) {
  const found: CategoryFound[] = []
  for (let at = 0; at < line.raw.length; at += 1) {
    if (line.isTaken[at]) continue
    const one = findCategory(line.raw, at, names, type)
    if (one === undefined) continue
    found.push(one)
    take(line, at, at + one.length - 1)
    at += one.length - 1
  }
  return found
}

function categoryOf(found: readonly CategoryFound[]): CategoryFound | undefined {
  const [first, ...others] = found
  if (others.length === 0 || first === undefined) return first
  return { unclear: 'There are two categories. Which one is it?', length: 1 }
}

/** Emoji and punctuation are not names: what stands between them is not inside a name. */
const hasLetters = /[\p{L}\p{N}]/u

const separator = /^[-–—|,;:=@]+$/

function takeDays(line: Line, numbers: readonly LineNumber[], today: LocalDate): LineDay[] {
  const isNumber = (at: number) => numbers.some((one) => one.from <= at && at <= one.to)
  const words = line.words.map((word, at) => (line.isTaken[at] || line.isNamed[at] ? '' : word))
  const isName = (at: number) =>
    line.isNamed[at] || (hasLetters.test(words[at] ?? '') && !isNumber(at))
  const days = findDays(words, isName, today)
  for (const day of days) {
    if (!day.isKept) take(line, day.at, day.at + day.length - 1)
  }
  return days
}

/** A day, or a question if the line names two days, or if a year might as well be the amount. */
function dateOf(days: readonly LineDay[], amount: AmountFound) {
  const [first] = days
  if (first === undefined) return undefined
  const open = days.find((day) => 'unclear' in day)
  if (open && 'unclear' in open) return { unclear: open.unclear }
  const day = agreedDay(days)
  if (day === undefined) return { unclear: 'There are two days. Which one is it?' }
  const isYearUnsure = amount === undefined && days.some(({ hasYear }) => hasYear)
  return isYearUnsure ? { unclear: 'Write the date like 11/20/2026.' } : { day }
}

function takeAmount(line: Line, numbers: readonly LineNumber[], today: LocalDate): AmountFound {
  const free = numbers.filter(({ at }) => !line.isTaken[at])
  const isName = (at: number) =>
    !line.isTaken[at] &&
    hasLetters.test(line.words[at] ?? '') &&
    !free.some((one) => one.from <= at && at <= one.to)
  const found = findAmount(free, {
    words: line.words,
    open: line.words.map((word, at) => (line.isTaken[at] || line.isNamed[at] ? '' : word)),
    isName,
    hasComma: (at) => /[,;]$/.test(line.raw[at] ?? ''),
    year: partsOf(today).year,
  })
  if (found && 'amount' in found) {
    const { from, to } = found.amount
    take(line, from, to)
    line.hasLoosePlus = line.raw[from - 1] === '+' && !line.isTaken[from - 1]
    if (line.hasLoosePlus) take(line, from - 1, from - 1)
  }
  return found
}

const incomeWords = new RegExp(
  `(^| )(${[
    'salary|paycheck|payroll|pay ?day|wages?|earnings|bonus|commissions?|stipend|pension|severance|social security|unemployment',
    'refund(ed)?|cash ?back|reimburse(d|ment)|rebate|returned|(tax|amazon|store) return',
    'scholarship|payout|repaid|(client|customer|tenant)s? paid',
    'dividends?|interest|royalt(y|ies)|income|freelance|deposit(ed)?|winnings|prize|inheritance',
    'earned|received|sold|got paid|(paid|sent|gave|venmoed|zelled) me|paid back|alimony|child support',
    '(cash|venmo|zelle|paypal|money|back|rent|gift|allowance) from|(birthday|christmas) money|(ebay|garage|yard) sale',
  ].join('|')})( |$)|^(got|found|from)( |$)|^won$`,
)

/** Without a sign, a line is an expense. Words that suggest income are asked about. */
function typeQuestion(line: Line, description: string, found: readonly CategoryFound[]) {
  const isIncomeOnly = found.some((one) => 'isIncomeOnly' in one && one.isIncomeOnly)
  const isLikely = incomeWords.test(description.toLowerCase())
  return isIncomeOnly || isLikely || line.hasLoosePlus
    ? 'Is this income? Then begin with +.'
    : undefined
}

const tiesBefore = /^(for|on|at|of|was|is|cost)$/
const tiesFirst = /^(for|on|at|of)$/
const telling = /^(?:(?:i|we) )?(?:just )?(?:spent|bought|paid)(?= |$)/

function describe(line: Line): string {
  const kept = descriptionWords(line)
  return line.raw
    .flatMap((text, at) => (kept[at] ? [kept[at + 1] ? text : text.replace(/[,;:]+$/, '')] : []))
    .join(' ')
}

/** Which words no field has used up, without those that only tied them to the fields. */
function descriptionWords(line: Line): boolean[] {
  const { raw, isTaken } = line
  const kept = raw.map((_, at) => !isTaken[at])
  const isGap = (at: number) => !kept[at]
  for (let at = raw.length - 1; at >= 0; at -= 1) {
    const isLoose = separator.test(raw[at] ?? '') && (isGap(at - 1) || isGap(at + 1))
    const isTie = tiesBefore.test(raw[at] ?? '') && isTaken[at + 1] === true
    if (isLoose || isTie) kept[at] = false
  }
  dropTelling(line, kept)
  return kept
}

/** "I paid 30 for", "spent 12 on" at the beginning are not part of the name; "On Running" is. */
function dropTelling({ raw, words, isTaken, isNamed }: Line, kept: boolean[]) {
  const first = kept.indexOf(true)
  const told = telling.exec(words.slice(first).join(' '))?.[0].split(' ').length ?? 0
  const last = first + told - 1
  const isPaid = words[last] !== 'paid' || isTaken[last + 1] === true || words[last + 1] === 'for'
  if (first >= 0 && told > 0 && isPaid) kept.fill(false, first, last + 1)
  const next = kept.indexOf(true)
  if (next > 0 && !isNamed[next] && tiesFirst.test(raw[next] ?? '')) kept[next] = false
}
