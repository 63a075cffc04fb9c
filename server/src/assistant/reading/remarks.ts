import { decidingFeatures } from './asides.ts'
import { kindOf } from './clauseKinds.ts'
import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'
import { tokenize } from './tokens.ts'

// "What was my biggest cake sale? My daughter doesn't believe how much people pay": where the whole is not understood,
// one sentence may still ask, and the others only tell why. They are left aside, and the answer says so. What could
// narrow the figure is no remark: a name, a time or an amount that the question lacks, or a word such as "only".

/** The sentences of a message; a comma ends one where a question or another statement follows it. */
export function sentencesOf(message: string): string[] {
  return message
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const sentenceEnd =
  /(?<=[.?!;…])\s+|,\s+(?=(?:(?:so|and|but|anyway) )?(?:how (?:much|many|often)|what|when|which|where) )|,\s+(?=(?:i|we|he|she|they|it|my|our|his|her)\b)/iu

export function withoutStop(sentence: string): string {
  return sentence.replace(/[.,;!…]+$/u, '')
}

/** Asks by its form, or is no sentence of its own: "the airport rides" belongs to the question before it. */
export function mayAsk(sentence: string): boolean {
  return !denies.test(sentence) && kindOf(tokenize(sentence)) !== 'statement'
}

/** "My daughter doesn't believe how much people pay": the question in it is not asked. */
const denies =
  /^(?:(?:and|but|so|because|cos) )?(?:(?:my|our|his|her|their) \p{L}+|i|we|he|she|they) (?:(?:do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo)(?:n['’]t| not)|can['’]t|won['’]t|never)\b/iu

/** A sentence that does not ask, and says nothing which could change the answer to `asked`. */
export function isRemark(sentence: string, query: Query, asked: Query): boolean {
  if (limiting.test(sentence)) return false
  if (ofOtherFigure.some((each) => query.features.has(each))) return false
  const known = asked.names.flatMap(({ names }) => names)
  return (
    query.periods.length + query.weekdays.length + query.amounts.length === 0 &&
    query.numbers.length + query.excepts.length + query.mistakes.length === 0 &&
    query.min === undefined &&
    query.max === undefined &&
    query.names.every(
      ({ how, names }) => how !== 'exact' || names.every((name) => known.includes(name)),
    )
  )
}

const ofOtherFigure: readonly Feature[] = [
  ...decidingFeatures,
  'average',
  'share',
  'net',
  'compare',
  'more',
]

const limiting =
  /\b(?:only|just|except|excepting|excluding|exclude|including|include|without|besides|apart|aside|count|counting|ignore|ignoring|skip|mean|meaning|meant|instead|rather|other|others|per|each|every|half|split|share|shared|back|refund\w*|not (?:the|my|our|his|her|including|counting)|i\.e)\b/iu
