import type { Query } from './slots.ts'

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

/** Asks by its form: a question word, or a verb before its subject. */
export function asks(sentence: string): boolean {
  return question.test(sentence)
}

const question =
  /^(?:(?:and|so|ok|okay|but|now|well|hey|hi|please|pls|anyway|oh)[, ]+){0,3}(?:how|what|whats|what's|when|which|where|who|did|do|does|is|are|was|were|can|could|have|has|am|show|tell|list|give|compare|any)\b/iu

/** A sentence that says nothing which could change the answer to `asked`. */
export function isRemark(sentence: string, query: Query, asked: Query): boolean {
  if (!statement.test(sentence) || limiting.test(sentence)) return false
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

const statement =
  /^(?:(?:and|so|ok|but|well|because|cos|since|as|oh)[, ]+)?(?:i|i'm|im|i've|i'd|i'll|we|we're|we've|we'd|he|he's|hes|she|she's|shes|they|they're|it|it's|its|my|our|his|her|the|this|that|that's|there|don't|dont|poor|bless|never)\b/iu

const limiting =
  /\b(?:only|just|except|excepting|excluding|exclude|including|include|without|besides|apart|aside|count|counting|ignore|ignoring|skip|mean|meaning|meant|instead|rather|other|others|per|each|every|half|split|share|shared|back|refund\w*|not (?:the|my|our|his|her|including|counting)|i\.e)\b/iu
