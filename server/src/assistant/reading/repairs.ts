import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Item, Reading } from './items.ts'
import type { Period } from './period.ts'
import { readTokens } from './read.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

// People correct themselves: "in June, sorry, I mean July". What follows takes the place of the last thing of its kind.

const mark =
  /^(i mean|i meant|or rather|make that|scratch that|correction|sorry|oops|no wait|wait no|wait|actually)$/
const around = /^(no|nah|nope|sorry|oops|wait|actually|er|um|uh|ah|oh|well|but|ok|okay|[-–—])$/

/** Nobody takes back more in one question; each of them reads what follows anew. */
const marksMax = 8

/** The tokens of a question as it was put right; undefined if nothing was, or it is not clear what takes whose place. */
export function repaired(
  { tokens, items }: Pick<Reading, 'tokens' | 'items'>,
  today: LocalDate,
  vocabulary: Vocabulary,
): readonly Token[] | undefined {
  const words = tokens.map(({ text }) => text)
  const marks = words.flatMap((_, at) =>
    markAt(words, at) > 0 || isOtherTime(items, words, at) ? [at] : [],
  )
  if (marks.length > marksMax) return undefined
  for (const at of marks) {
    const put = repairedAt(at, { tokens, items }, today, vocabulary)
    if (put) return put
  }
  return undefined
}

function repairedAt(
  at: number,
  { tokens, items }: Pick<Reading, 'tokens' | 'items'>,
  today: LocalDate,
  vocabulary: Vocabulary,
): readonly Token[] | undefined {
  const words = tokens.map(({ text }) => text)
  let from = at
  while (around.test(words[from - 1] ?? '')) from -= 1
  let to = at + markAt(words, at)
  for (;;) {
    const length =
      markAt(words, to) || (around.test(words[to] ?? '') ? 1 : takenBackAt(items, words, to))
    if (length === 0) break
    to += length
  }
  // "May, sorry, and June" asks for both.
  if (/^(and|or|also|plus)$/.test(words[to] ?? '')) return undefined
  const put = tokens.slice(to)
  const fresh = readTokens(put, today, vocabulary).items.filter((item) => !isFiller(item))
  const before = items.filter((item) => item.at < from)
  const isMoved = (item: Item) =>
    before.length === 0 &&
    item.kind === 'word' &&
    (item.feature === 'spanBefore' || item.feature === 'spanAfter')
  const takesOver = (item: Item) => item.kind === 'period' || item.kind === 'name' || isMoved(item)
  if (fresh.length === 0 || !fresh.every(takesOver)) return undefined
  if (before.every(isFiller)) return put
  const replaced = new Set<Item>()
  for (const item of fresh) {
    const old = before.findLast((each) => each.kind === item.kind)
    if (old !== undefined && !takesPlace(item, old)) return undefined
    if (old) replaced.add(old)
  }
  const [only] = fresh
  const [old] = replaced
  // "January to March, I mean of this year" says nothing new.
  if (fresh.length === 1 && only && old && covers(only, old)) return tokens.slice(0, from)
  // "The dentist, or rather Dr. Patel": what was not understood is named anew.
  const unheard = before.at(-1)
  if (fresh[0]?.kind === 'name' && replaced.size === 0 && unheard?.kind === 'unknown')
    replaced.add(unheard)
  const isLeft = (index: number) =>
    ![...replaced].some((item) => item.at <= index && index < item.at + item.raw.split(' ').length)
  return [...tokens.slice(0, from).filter((_, index) => isLeft(index)), ...put]
}

function markAt(words: readonly string[], at: number): number {
  return [2, 1].find((length) => mark.test(words.slice(at, at + length).join(' '))) ?? 0
}

/** "Not May": the words that say again what was wrong; 0 if none do. */
function takenBackAt(items: readonly Item[], words: readonly string[], at: number): number {
  if (words[at] !== 'not') return 0
  const next = at + (/^(in|on|at|from|for)$/.test(words[at + 1] ?? '') ? 2 : 1)
  const item = items.find((each) => each.at === next)
  if (item === undefined || !(item.kind === 'name' || item.kind === 'period')) return 0
  const isKnown = items.some((each) => each.at < at && isSame(each, item))
  return isKnown ? next - at + item.raw.split(' ').length : 0
}

function isSame(a: Item, b: Item): boolean {
  if (a.kind === 'period' && b.kind === 'period')
    return a.period.from === b.period.from && a.period.to === b.period.to
  return a.kind === 'name' && b.kind === 'name' && b.names.every((name) => a.names.includes(name))
}

/** "This week, no, last week": one time right after another, and a "no" between them. */
function isOtherTime(items: readonly Item[], words: readonly string[], at: number): boolean {
  if (!/^(no|nope|nah)$/.test(words[at] ?? '')) return false
  const isPlace = (word: string | undefined) => /^(in|on|for|at)$/.test(word ?? '')
  const next = at + (isPlace(words[at + 1]) ? 2 : 1)
  const before = items.findLast((item) => item.at < at)
  const after = items.find((item) => item.at >= at + 1 && !isPlace(item.raw.toLowerCase()))
  return before?.kind === 'period' && after?.kind === 'period' && after.at <= next
}

function isFiller(item: Item): boolean {
  return item.kind === 'word' && item.feature === 'filler'
}

function takesPlace(item: Item, old: Item): boolean {
  if (item.kind === 'name' && old.kind === 'name')
    return item.names.every(({ kind }) => old.names.some((each) => each.kind === kind))
  if (item.kind !== 'period' || old.kind !== 'period') return false
  return covers(item, old) || sizeOf(item.period) === sizeOf(old.period)
}

/** Days replace days and months months: "the 5th, I mean of July" is something else. */
function sizeOf({ kind }: Period): 'day' | 'year' | 'span' {
  return kind === 'day' || kind === 'year' ? kind : 'span'
}

function covers(item: Item, old: Item): boolean {
  if (item.kind !== 'period' || old.kind !== 'period' || item.period.kind === old.period.kind)
    return false
  const { from = '' } = item.period
  const to = item.period.whole?.to ?? item.period.to
  return item.period.kind === 'year' && from <= (old.period.from ?? '') && old.period.to <= to
}
