import type { Fact, ReplyPart } from '@evenkeel/domain/assistant'

/** Part of a sentence: text, or a fact within it. */
export type Piece = string | Fact | readonly Piece[]

/** Template tag for a sentence of texts and facts. */
export function say(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Piece[] {
  return texts.flatMap((text, index) => {
    const piece = pieces[index]
    return piece === undefined ? [text] : [text, piece]
  })
}

/** Joins with commas and "and". */
export function series(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    if (index === 0) return [piece]
    return [index === pieces.length - 1 ? ' and ' : ', ', piece]
  })
}

/** One line for each piece. */
export function lines(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => ['\n', piece])
}

function flatten(piece: Piece): (string | Fact)[] {
  if (typeof piece === 'string') return [piece]
  return Array.isArray(piece) ? piece.flatMap(flatten) : [piece as Fact]
}

/** The pieces in order. A sentence after a list starts on a line of its own, and not behind the list's last row. */
function flow(piece: Piece): (string | Fact)[] {
  let text = ''
  return flatten(piece).map((each) => {
    const isSentence = typeof each === 'string' && /^ \p{Lu}\p{L}* /u.test(each)
    const shown = isSentence && /\n[^\n]*[^\n.?!:]$/.test(text) ? `\n${each.slice(1)}` : each
    text += typeof shown === 'string' ? shown : shown.text
    return shown
  })
}

/** The parts of a reply, with adjacent texts merged. */
export function partsOf(piece: Piece): ReplyPart[] {
  const parts: ReplyPart[] = []
  for (const each of flow(piece)) {
    const last = parts.at(-1)
    if (typeof each !== 'string') parts.push({ fact: each.id })
    else if (each !== '' && last && 'text' in last) last.text += each
    else if (each !== '') parts.push({ text: each })
  }
  return parts
}

/** The response as plain text. */
export function textOf(piece: Piece): string {
  return flow(piece)
    .map((each) => (typeof each === 'string' ? each : each.text))
    .join('')
}
