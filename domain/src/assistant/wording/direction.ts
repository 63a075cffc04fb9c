import type { Fact } from '../fact.ts'
import { type Bit, factsIn, type Script, wordsOf } from './script.ts'
import { downWord, leastWord, mostWord, upWord } from './words.ts'

/** Phrases with a direction word that state no direction. */
const idle =
  /\b(?:over (?:the|all|these|this|that|your|a|time|□)|up to|add(?:s|ed|ing)? up|made up|mak(?:e|es|ing) up|broken down|break(?:s|ing)? down|any ?more|at least|at most|mostly|leftover)\b/gi

const baseMarker =
  /\b(?:than|from|against|versus|vs\.?|compared (?:with|to)|before|above|below|over|under|exceed(?:s|ed)?)\b[^,:;□]*(?:□[^,:;□]*)?\(?$/i

/**
 * Checks what a sentence says about more and less. Such a sentence needs both figures and must say which is compared
 * with which; the figures then decide.
 * @returns why it is rejected
 */
export function directionMistake(bits: readonly Bit[], script: Script): string | undefined {
  const words = withoutLimits(bits, script)
  if (words === undefined) return 'A limit is worded against what was computed.'
  const up = upWord.test(words)
  const down = downWord.test(words)
  const moves = factsIn(bits).filter(({ op }) => op === 'minus' || op === 'change')
  if (!up && !down)
    return (
      moves.find(({ op }) => op === 'change') && 'A change needs its direction and both figures.'
    )
  if (up && down) return 'Say one direction in a sentence.'
  const levels = levelsIn(bits)
  const [a, b] = levels
  if (a === undefined || b === undefined || levels.length > 2 || a.unit !== b.unit) {
    return 'A sentence about more or less needs both figures, and no others.'
  }
  const base = baseOf(bits, a, b)
  if (base === undefined) return 'Word it as "[[a]] … more than [[b]]", or "from [[a]] to [[b]]".'
  const subject = base === a ? b : a
  const apart = Number(subject.value) - Number(base.value)
  if (up ? apart <= 0 : apart >= 0) return 'The direction is against its figures.'
  return moves.every((move) => isBetween(move, subject, base))
    ? undefined
    : 'A difference stands beside other figures than its own.'
}

function isBetween(move: Fact, subject: Fact, base: Fact): boolean {
  const ids = [subject.id, base.id]
  if (move.of.length !== 2 || !move.of.every((id) => ids.includes(id))) return false
  if (move.op === 'change') return move.of[0] === subject.id
  return !move.value.startsWith('-')
}

/** The figures that can be compared: neither differences nor the user's own limits. */
function levelsIn(bits: readonly Bit[]): Fact[] {
  const seen = new Set<string>()
  return factsIn(bits).filter(({ op, unit, id }) => {
    if (op === 'change' || op === 'minus' || op === 'given' || op === 'rule') return false
    if (unit === 'date' || unit === 'text' || seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** The figure that the other is compared with: the one after a word such as "than". */
function baseOf(bits: readonly Bit[], a: Fact, b: Fact): Fact | undefined {
  const isMarked = (fact: Fact, from: number) => {
    const at = bits.findIndex((bit, index) => index >= from && isFact(bit, fact))
    return baseMarker.test(wordsOf(bits.slice(from, at)))
  }
  const firstAt = bits.findIndex((bit) => isFact(bit, a))
  const lastMove = bits.findLastIndex((bit, index) => index < firstAt && bit.kind === 'fact')
  const isFirst = isMarked(a, lastMove + 1)
  const secondAt = bits.findIndex((bit) => isFact(bit, b))
  const before = bits.findLastIndex((bit, index) => index < secondAt && bit.kind === 'fact')
  const isSecond = isMarked(b, before + 1)
  if (isFirst === isSecond) return undefined
  return isFirst ? a : b
}

function isFact(bit: Bit, fact: Fact): boolean {
  return bit.kind === 'fact' && bit.fact.id === fact.id
}

const limitBefore = /\b(?:(over|above|more than|at least)|(under|below|less than|at most))\s*$/i

/**
 * The words of a sentence without the user's own limits, such as "over [[f1]]".
 * @returns undefined if a limit is reversed
 */
function withoutLimits(bits: readonly Bit[], script: Script): string | undefined {
  let words = ''
  for (const [index, bit] of bits.entries()) {
    const next = bits[index + 1]
    if (bit.kind !== 'text') {
      words += '□'
      continue
    }
    const limit = next?.kind === 'fact' && next.fact.op === 'given' && limitBefore.exec(bit.text)
    if (!limit) {
      words += bit.text
      continue
    }
    const isOver = limit[1] !== undefined
    const isComputed = script.computed.some((text) => {
      const computed = limitBefore.exec(text.split(`[[${next.fact.id}]]`)[0] ?? '')
      return computed !== null && (computed[1] !== undefined) === isOver
    })
    if (!isComputed) return undefined
    words += bit.text.slice(0, limit.index)
  }
  return words.replace(idle, ' ')
}

/**
 * Checks "biggest" and "least": the computed answer must rank the same way, and the figures must be its first ones.
 * @returns why it is rejected
 */
export function rankMistake(bits: readonly Bit[], script: Script): string | undefined {
  const words = wordsOf(bits).replace(idle, ' ')
  const most = mostWord.test(words)
  const least = leastWord.test(words)
  if (!most && !least) return undefined
  if (most && least) return 'Say the most and the least in two sentences.'
  const facts = levelsIn(bits)
  const [first] = facts
  if (first === undefined) return 'The most and the least need their figures.'
  const mistake = 'The most or the least is worded against its figures.'
  const [word, other] = most ? [mostWord, leastWord] : [leastWord, mostWord]
  const text = script.computed.find(
    (each) =>
      facts.every(({ id }) => each.includes(`[[${id}]]`)) && word.test(each) && !other.test(each),
  )
  if (text === undefined) return mistake
  if (first.op === 'max' || first.op === 'min')
    return (first.op === 'max') === most ? undefined : mistake
  return isFront(
    facts.filter(({ unit }) => unit === first.unit),
    text,
    most,
    script,
  )
    ? undefined
    : mistake
}

/** Whether no figure of the computed ranking comes before the named ones; totals they are parts of do not count. */
function isFront(facts: readonly Fact[], text: string, most: boolean, script: Script): boolean {
  const [first] = facts
  const rest = script.facts.filter(
    ({ id, unit, op, of }) =>
      unit === first?.unit &&
      op === first.op &&
      of.length === first.of.length &&
      text.includes(`[[${id}]]`) &&
      !text.includes(`of [[${id}]]`) &&
      !facts.some((fact) => fact.id === id),
  )
  const sizes = facts.map(({ value }) => Number(value))
  return rest.every(({ value }) =>
    most ? Number(value) <= Math.min(...sizes) : Number(value) >= Math.max(...sizes),
  )
}
