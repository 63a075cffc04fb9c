import type { TransactionType } from '@evenkeel/domain/transactions'
import { everyCalendarWord, otherDigitsOf } from './calendarWords.ts'
import { categoriesCalled } from './categoryWords.ts'
import { isEnglish } from './commonWords.ts'
import { fold, wordsOf } from './tokens.ts'

/** The names in a user's records: each category per type, and each description as the list filter matches it. */
export type NameRow = {
  type: TransactionType
  category: string
  /** In lower case, as the database folds it; empty where there is none. */
  payee: string
  /** One of the ways it is written. */
  shown: string
  count: number
}

/** Something a question can name. Payees that differ only in spelling details are one name. */
export type Name =
  | { kind: 'category'; name: string; types: readonly TransactionType[]; words: readonly string[] }
  | {
      kind: 'payee'
      name: string
      types: readonly TransactionType[]
      words: readonly string[]
      payees: readonly string[]
      /** In which its transactions are. */
      categories: readonly string[]
      /** A recurring bill is paid to it. */
      isBill?: true
      /** There is only one transaction with it, ever. */
      isOnce?: true
    }

export type Vocabulary = {
  names: readonly Name[]
  /** By all words of the name, joined. */
  exact: ReadonlyMap<string, readonly Name[]>
  /** By all letters of the name, without spaces and signs: `doordash` for "Door Dash". */
  squeezed: ReadonlyMap<string, readonly Name[]>
  /** By each single word in the name. */
  byWord: ReadonlyMap<string, readonly Name[]>
  wordsMax: number
}

/** Makes the names that questions are matched against. */
export function vocabularyOf(
  rows: readonly NameRow[],
  bills: readonly { description: string; category: string; type: TransactionType }[],
): Vocabulary {
  const names = [...categoryNames([...rows, ...bills]), ...payeeNames(rows, bills)]
  const exact = new Map<string, Name[]>()
  const squeezed = new Map<string, Name[]>()
  const byWord = new Map<string, Name[]>()
  for (const name of names) {
    push(exact, name.words.join(' '), name)
    push(squeezed, squeeze(name.words), name)
    for (const word of new Set(name.words)) push(byWord, word, name)
  }
  const wordsMax = names.reduce((most, { words }) => Math.max(most, words.length), 0)
  return { names, exact, squeezed, byWord, wordsMax: Math.min(wordsMax, 12) }
}

function squeeze(words: readonly string[]): string {
  return words.join('').replace(/[^\p{L}\p{N}]/gu, '')
}

const squeezedLengthMin = 3

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function categoryNames(rows: readonly { type: TransactionType; category: string }[]): Name[] {
  const types = new Map<string, Set<TransactionType>>()
  for (const { type, category } of rows)
    types.set(category, (types.get(category) ?? new Set()).add(type))
  return [...types]
    .map(([name, of]) => ({
      kind: 'category' as const,
      name,
      types: [...of],
      words: wordsOf(name),
    }))
    .filter(({ words }) => words.length > 0)
}

function payeeNames(
  rows: readonly NameRow[],
  bills: readonly { description: string; category: string; type: TransactionType }[],
): Name[] {
  const found = new Map<
    string,
    {
      name: string
      count: number
      countOfAll: number
      types: Set<TransactionType>
      payees: Set<string>
      categories: Set<string>
    }
  >()
  const add = (
    payee: string,
    { shown, type, category, count }: Pick<NameRow, 'shown' | 'type' | 'category' | 'count'>,
  ) => {
    const key = wordsOf(payee).join(' ')
    if (key === '') return
    const known = found.get(key) ?? {
      name: shown.trim(),
      count: 0,
      countOfAll: 0,
      types: new Set(),
      payees: new Set(),
      categories: new Set(),
    }
    if (count > known.count) known.name = shown.trim()
    known.count = Math.max(known.count, count)
    known.countOfAll += count
    known.types.add(type)
    known.payees.add(payee)
    known.categories.add(category)
    found.set(key, known)
  }
  for (const row of rows) add(row.payee, row)
  for (const { description, type, category } of bills) {
    const key = wordsOf(description).join(' ')
    if (key !== '' && !found.has(key))
      add(description.toLowerCase(), { shown: description, type, category, count: 0 })
  }
  const ofBills = new Set(
    bills
      .filter(({ type }) => type === 'expense')
      .map(({ description }) => wordsOf(description).join(' ')),
  )
  return [...found].map(([key, { name, countOfAll, types, payees, categories }]) => ({
    kind: 'payee' as const,
    name,
    types: [...types],
    words: key.split(' '),
    payees: [...payees],
    categories: [...categories],
    ...(ofBills.has(key) && { isBill: true as const }),
    ...(countOfAll === 1 && { isOnce: true as const }),
  }))
}

export type Match = {
  names: readonly Name[]
  length: number
  /** Whether the words are a whole name, a part of it, or a common word for a category. */
  how: 'exact' | 'part' | 'synonym'
  /** Categories that differ only in number from a whole name: Gifts for "gift". */
  siblings?: readonly Name[]
}

/** The longest whole name starting at a position; small words such as "the" do not start one. */
export function matchExact(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): Match | undefined {
  const most = Math.min(vocabulary.wordsMax + 3, words.length - at)
  for (let length = most; length >= 1; length -= 1) {
    const key = words.slice(at, at + length).filter((word) => word !== 'and' && word !== '&')
    if (key.length === 0 || words[at] === 'and' || words[at + length - 1] === 'and') continue
    const found = exactOf(key, vocabulary) ?? squeezedOf(key, vocabulary)
    // "The van and insurance" are two things, and no Van Insurance.
    const isJoined = key.length < length
    const names = isJoined ? found?.filter(({ name }) => /\band\b|[&+,/]/i.test(name)) : found
    if (names && names.length > 0)
      return { names, length, how: 'exact', siblings: siblingsOf(key, names, vocabulary) }
  }
  return undefined
}

function siblingsOf(
  key: readonly string[],
  names: readonly Name[],
  { exact }: Vocabulary,
): readonly Name[] {
  const others = exact.get(inOtherNumber(key).join(' ')) ?? []
  return others.filter((name) => name.kind === 'category' && !names.includes(name))
}

function exactOf(key: readonly string[], { exact }: Vocabulary): readonly Name[] | undefined {
  const [first = '', ...rest] = key
  return (
    exact.get(key.join(' ')) ??
    exact.get(inOtherNumber(key).join(' ')) ??
    inOtherDigits(key, exact) ??
    // "A night out", of a category Nights Out
    (rest.length > 0 && !smallWords.has(first)
      ? exact.get([...inOtherNumber([first]), ...rest].join(' '))
      : undefined)
  )
}

/** "2nd job" for "Second Job", "studio nine" for "Studio 9"; a number alone is none of them. */
function inOtherDigits(
  key: readonly string[],
  exact: ReadonlyMap<string, readonly Name[]>,
): readonly Name[] | undefined {
  if (key.length < 2) return undefined
  const other = key.map((word) => otherDigitsOf(word) ?? word)
  return other.some((word, at) => word !== key[at]) ? exact.get(other.join(' ')) : undefined
}

/** "7 eleven" for "7-Eleven", "pge" for "PG&E". */
function squeezedOf(key: readonly string[], { squeezed }: Vocabulary): readonly Name[] | undefined {
  const letters = squeeze(key)
  if (letters.length < squeezedLengthMin || key.every((word) => /^\d/.test(word))) return undefined
  // "Groceries %": the sign asks for a share.
  if (key.some((word) => !/[\p{L}\p{N}&]/u.test(word))) return undefined
  const found = squeezed.get(letters)
  // "Tram top ups", of a payee Tram Top-Up
  const isMany = key.length > 1 && letters.endsWith('s') && letters.length > squeezedLengthMin
  return found ?? (isMany ? squeezed.get(letters.slice(0, -1)) : undefined)
}

/** "coffees" for "Coffee", "book" for "Books". */
function inOtherNumber(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  if (last.length < 4) return [...words]
  const other = last.endsWith('ies')
    ? `${last.slice(0, -3)}y`
    : /[^aeiou]y$/.test(last)
      ? `${last.slice(0, -1)}ies`
      : /(s|x|ch|sh)es$/.test(last)
        ? last.slice(0, -2)
        : last.endsWith('s')
          ? last.slice(0, -1)
          : `${last}s`
  return [...words.slice(0, -1), other]
}

/** True for names that have only ever been paid by, and never paid. */
export function areIncomeOnly(names: readonly Name[]): boolean {
  return names.every(({ types }) => types.every((type) => type === 'income'))
}

const sameThings: Readonly<Record<string, string>> = { car: 'auto', auto: 'car' }

/** "Car loan" for "Ally Auto Loan"; a word alone may mean more than that. */
function inOtherWord(words: readonly string[]): string[][] {
  if (words.length < 2) return []
  const other = words.map(
    (word) => (Object.hasOwn(sameThings, word) ? sameThings[word] : word) ?? '',
  )
  return other.join() === words.join() ? [] : [other, inOtherNumber(other)]
}

/** "Dan" for "Dan's wages"; longer names are found as their plurals are. */
function ofShortName(words: readonly string[]): string[][] {
  const [word = '', ...others] = words
  const isName = /^\p{L}{2,3}$/u.test(word) && !isEnglish(word) && !everyCalendarWord.has(word)
  return isName && others.length === 0 ? [[`${word}s`]] : []
}

/** Words that are in many names and call nobody by themselves: "the Total" is not "The Anchor". */
export const smallWords: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  'at',
  'in',
  'on',
  'to',
  'for',
  '&',
])

/** "How much tax did I pay?" for the category "Taxes", although a payee may be called "IRS tax refund". */
function inPlural(
  [word = '', ...others]: readonly string[],
  words: readonly string[],
  { exact }: Vocabulary,
): readonly Name[] | undefined {
  if (!/(x|ss)$/.test(word) || others.length > 0) return undefined
  if (words.some((each) => /^(refund\w*|rebates?|returns?|returned|back)$/.test(each)))
    return undefined
  const categories = exact.get(`${word}es`)?.filter(({ kind }) => kind === 'category') ?? []
  return categories.length > 0 ? categories : undefined
}

/** Names that contain the words from a position on as adjacent whole words; categories come first. */
export function matchPart(
  words: readonly string[],
  at: number,
  lengthMax: number,
  vocabulary: Vocabulary,
): Match | undefined {
  for (let length = Math.min(lengthMax, 6, words.length - at); length >= 1; length -= 1) {
    const key = words.slice(at, at + length).filter((word) => word !== 'and')
    if (key.every((word) => smallWords.has(word))) continue
    const plural = inPlural(key, words, vocabulary)
    if (plural) return { names: plural, length, how: 'part' }
    for (const tried of [key, inOtherNumber(key), ...inOtherWord(key), ...ofShortName(key)]) {
      const names = (vocabulary.byWord.get(tried[0] ?? '') ?? []).filter((name) =>
        holds(name.words, tried),
      )
      const categories = names.filter(({ kind }) => kind === 'category')
      if (categories.length > 0) return { names: categories, length, how: 'part' }
      const called =
        tried === key || names.length === 0 ? undefined : matchSynonym(words, at, vocabulary)
      // "Games" are the category Gaming before they are a payee "Game Pass".
      if (called?.length === length) return called
      if (names.length > 0) return { names, length, how: 'part' }
    }
  }
  return undefined
}

function holds(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, at) => part.every((word, index) => words[at + index] === word))
}

/** A category of the user by a common word for it. */
export function matchSynonym(
  words: readonly string[],
  at: number,
  { names }: Vocabulary,
): Match | undefined {
  for (let length = 2; length >= 1; length -= 1) {
    const called = categoriesCalled(words.slice(at, at + length).join(' '))
    const found = names.filter(
      (name) => name.kind === 'category' && called.includes(fold(name.name)),
    )
    if (found.length > 0) return { names: found, length, how: 'synonym' }
  }
  return undefined
}
