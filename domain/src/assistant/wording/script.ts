import type { LocalDate } from '#calendar'
import type { Fact, Source } from '../fact.ts'

/** A period named in a computed sentence, with the words for it. */
export type NamedPeriod = { label: string; from?: LocalDate; to?: LocalDate }

/** What a wording may use: figures, names and periods by their marks, and the computed answers. */
export type Script = {
  facts: readonly Fact[]
  sources: readonly Source[]
  /** The computed answers, with a mark such as `[[f1]]` in place of each figure. */
  computed: readonly string[]
  /** Names from the records by mark: `n1`. */
  names: ReadonlyMap<string, string>
  /** Periods by mark: `p1`. */
  periods: ReadonlyMap<string, NamedPeriod>
  question: string
  today: LocalDate
}

/** A stretch of a wording: plain words, or one of the marks. */
export type Bit =
  | { kind: 'text'; text: string }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'name'; name: string }
  | { kind: 'period'; period: NamedPeriod }

const mark = /\[\[\s*([a-z]\d+)\s*\]\]/g

/** Splits a wording at its marks. Names that are spelled out count as named. */
export function bitsOf(text: string, script: Script): { bits: Bit[]; unknown: string[] } {
  const bits: Bit[] = []
  const unknown: string[] = []
  let from = 0
  const linked = withNamesMarked(text, script.names)
  for (const match of linked.matchAll(mark)) {
    push(bits, { kind: 'text', text: linked.slice(from, match.index) })
    from = match.index + match[0].length
    const bit = bitFor(match[1] ?? '', script)
    if (bit === undefined) unknown.push(match[1] ?? '')
    else bits.push(bit)
  }
  push(bits, { kind: 'text', text: linked.slice(from) })
  return { bits, unknown }
}

function push(bits: Bit[], bit: Bit): void {
  if (bit.kind !== 'text' || bit.text !== '') bits.push(bit)
}

function bitFor(id: string, { facts, names, periods }: Script): Bit | undefined {
  const fact = facts.find((each) => each.id === id)
  if (fact) return { kind: 'fact', fact }
  const name = names.get(id)
  if (name !== undefined) return { kind: 'name', name }
  const period = periods.get(id)
  return period && { kind: 'period', period }
}

/** Replaces names written as in the records with their marks. */
function withNamesMarked(text: string, names: ReadonlyMap<string, string>): string {
  const longestFirst = [...names].toSorted(([, a], [, b]) => b.length - a.length)
  return longestFirst.reduce((marked, [id, name]) => {
    if (name.length < 2 || !/\p{L}/u.test(name)) return marked
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}[])${escaped(name)}(?![\\p{L}\\p{N}\\]])`, 'gu')
    return marked.replace(pattern, `[[${id}]]`)
  }, text)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** The words of some bits, with a meaningless placeholder for each mark. */
export function wordsOf(bits: readonly Bit[]): string {
  return bits.map((bit) => (bit.kind === 'text' ? bit.text : '□')).join('')
}

export function factsIn(bits: readonly Bit[]): Fact[] {
  return bits.flatMap((bit) => (bit.kind === 'fact' ? [bit.fact] : []))
}

/** Splits bits wherever a pattern matches; the separator stays with what comes before it. */
export function splitBits(bits: readonly Bit[], at: RegExp): Bit[][] {
  const groups: Bit[][] = [[]]
  for (const bit of bits) {
    if (bit.kind !== 'text') {
      groups.at(-1)?.push(bit)
      continue
    }
    let from = 0
    for (const match of bit.text.matchAll(at)) {
      const end = match.index + match[0].length
      groups.at(-1)?.push({ kind: 'text', text: bit.text.slice(from, end) })
      groups.push([])
      from = end
    }
    if (from < bit.text.length) groups.at(-1)?.push({ kind: 'text', text: bit.text.slice(from) })
  }
  return groups.filter((group) => group.length > 0)
}
