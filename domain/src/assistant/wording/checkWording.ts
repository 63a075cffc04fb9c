import type { ReplyPart } from '../contract.ts'
import { directionMistake, rankMistake } from './direction.ts'
import { claimMistake, clausesOf, labelMistake, omission } from './labels.ts'
import { type Bit, bitsOf, factsIn, type Script, splitBits, wordsOf } from './script.ts'
import { vaguePeriod } from './support.ts'
import { figureWord, judgement, linkLike, namesDate, plainLetters, requestWord } from './words.ts'

const lengthMax = 2000

/** An accepted wording as the parts of a reply, or why it is rejected. */
export type CheckedWording = { parts: ReplyPart[] } | { mistakes: string[] }

/**
 * Checks an answer worded by a language model. Figures, names and periods may appear only as marks such as `[[f1]]`;
 * the words must not contain figures, dates or links, and must say about each figure what was computed: what it is, its
 * period, its subject and its direction. Sentences without a figure are dropped: nothing could verify them.
 */
export function checkWording(text: string, script: Script): CheckedWording {
  const plain = withoutMarkup(text)
  if (plain === '') return { mistakes: ['The answer is empty.'] }
  if (plain.length > lengthMax) return { mistakes: ['The answer is too long.'] }
  const { bits: found, unknown } = bitsOf(plain, script)
  if (unknown.length > 0) return { mistakes: [`There is no [[${unknown[0]}]].`] }
  const bits = withoutSigns(found)
  const foul = wordMistakes(bits)
  if (foul.length > 0) return { mistakes: foul }
  const sentences = sentencesOf(bits).filter((sentence) => factsIn(sentence).length > 0)
  const kept = sentences.flat()
  if (kept.length === 0)
    return { mistakes: ['The answer holds no figure. Use marks such as [[f1]].'] }
  const mistakes = [
    ...sentences.map((sentence) => mistakeIn(sentence, script)),
    omission(kept, script),
  ]
  const said = mistakes.filter((mistake) => mistake !== undefined)
  if (said.length > 0) return { mistakes: said }
  const parts = partsOf(kept)
  return holdsLink(parts) ? { mistakes: ['A name holds a link.'] } : { parts }
}

/** Models like to write Markdown; the window shows text as it is. */
function withoutMarkup(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\*\*|__/g, '')
    .replace(/^#{1,4} +/gm, '')
    .replace(/^ *[*\-−] +/gm, '• ')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** A minus right before a mark, as a hyphen or a real one; a dash after a word is none. */
const signAtEnd = /(?<![^\s(])[-−–]$/

/** Drops the model's minus before a negative figure, whose text has its own. */
function withoutSigns(bits: readonly Bit[]): Bit[] {
  return bits.map((bit, at) => {
    const next = bits[at + 1]
    const isNegative = next?.kind === 'fact' && next.fact.value.startsWith('-')
    return bit.kind === 'text' && isNegative
      ? { ...bit, text: bit.text.replace(signAtEnd, '') }
      : bit
  })
}

function hasSign(bit: Bit, next: Bit | undefined): boolean {
  return bit.kind === 'text' && next?.kind === 'fact' && signAtEnd.test(bit.text)
}

/** What the words between the marks must never contain. */
function wordMistakes(bits: readonly Bit[]): string[] {
  const texts = bits.flatMap((bit) => (bit.kind === 'text' ? [bit.text] : []))
  const words = wordsOf(bits)
  const rules: readonly [boolean, string][] = [
    [texts.some((text) => linkLike.test(text)), 'Write no links, addresses or markup.'],
    [
      texts.some((text) => !plainLetters.test(text)),
      'Write no digits and no symbols, only marks such as [[f1]].',
    ],
    [
      bits.some((bit, at) => hasSign(bit, bits[at + 1])),
      'Write no sign before a mark: the figure has its own.',
    ],
    [figureWord.test(words), 'Write no figures in words, only marks such as [[f1]].'],
    [namesDate(words), 'Write no dates, only marks such as [[p1]].'],
    [vaguePeriod.test(words), 'Name times by marks such as [[p1]] only.'],
    [requestWord.test(words), 'Ask the person for nothing and send them nowhere.'],
    [judgement.test(words), 'Do not judge: say what the figures are.'],
  ]
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}

/** The sentences; one that ends in a colon joins the next. */
function sentencesOf(bits: readonly Bit[]): Bit[][] {
  const sentences: Bit[][] = []
  let waiting: Bit[] = []
  for (const piece of splitBits(bits, /[.!?]['"”’)]*(?:\s+|$)|\n+/g)) {
    waiting = [...waiting, ...piece]
    if (/:\s*$/.test(wordsOf(piece)) && factsIn(waiting).length === 0) continue
    sentences.push(waiting)
    waiting = []
  }
  return waiting.length > 0 ? [...sentences, waiting] : sentences
}

function mistakeIn(sentence: readonly Bit[], script: Script): string | undefined {
  const rest = () =>
    directionMistake(sentence, script) ??
    rankMistake(sentence, script) ??
    claimMistake(sentence, script)
  return clausesOf(sentence).reduce<string | undefined>(
    (found, clause) => found ?? labelMistake(clause, script),
    rest(),
  )
}

function partsOf(bits: readonly Bit[]): ReplyPart[] {
  const parts: ReplyPart[] = []
  for (const bit of bits) {
    const last = parts.at(-1)
    if (bit.kind === 'fact') parts.push({ fact: bit.fact.id })
    else if (last && 'text' in last) last.text += shownBit(bit)
    else parts.push({ text: shownBit(bit) })
  }
  return trimmedEnd(parts)
}

function shownBit(bit: Exclude<Bit, { kind: 'fact' }>): string {
  if (bit.kind === 'text') return bit.text
  if (bit.kind === 'period') return bit.period.label
  // In quotes, so that a name such as "1,000" is not read as a figure.
  return /\p{N}/u.test(bit.name) || figureWord.test(bit.name) ? `“${bit.name}”` : bit.name
}

function trimmedEnd(parts: ReplyPart[]): ReplyPart[] {
  const last = parts.at(-1)
  if (last && 'text' in last) last.text = last.text.trimEnd()
  return parts.filter((part) => !('text' in part) || part.text !== '')
}

function holdsLink(parts: readonly ReplyPart[]): boolean {
  return parts.some((part) => 'text' in part && /:\/\/|\bwww\.|\]\(/i.test(part.text))
}
