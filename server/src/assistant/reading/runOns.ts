import { peopleWords } from './asideWords.ts'
import { kindOf } from './clauseKinds.ts'
import type { Item } from './items.ts'
import type { Token } from './tokens.ts'

// "What did we spend last month i feel like it was a lot": a remark after a question, dictated without a full stop.

// What somebody thinks or knows may be what the question is about: "i think it was sushi".
const verbs =
  'am|is|are|was|were|will|have|has|had|keep|keeps|love|loves|loved|hate|hates|hated|forgot|lost|can not|could|do not|does not|did not'
const ofBelief =
  /^(?:i|he|she|they) (?:am|is|are|was|were) (?:sure|certain|positive|asking|talking|thinking|guessing)\b/
const afterTime = new RegExp(`^(?:i|he|she|they) (?:${verbs})\\b`)
const afterName =
  /^(?:he|she|it|they) (?:is|are|was|were) (?:\p{L}{2,}ing|so|too|such|a|very|really)\b/u
const ofSomebody = new RegExp(`^(?:my|our|the) (\\p{L}+) (?:${verbs})\\b`, 'u')
const subjectLeftOut =
  /^(?:pretty|quite|fairly|almost) sure (?:it|that) (?:is|was) (?:a|too|so|way|more|less|over|under|not)\b/

/** True if a remark begins at a word: after a question that ends in a time, or in a name. */
export function startsRemark(
  tokens: readonly Token[],
  items: readonly Item[],
  from: number,
  at: number,
): boolean {
  const before = items.findLast((item) => item.at < at)
  if (before?.kind !== 'period' && before?.kind !== 'name') return false
  const next = tokens
    .slice(at, at + 6)
    .map(({ text }) => text)
    .join(' ')
  const isRemark =
    before.kind === 'name'
      ? afterName.test(next)
      : afterTime.test(next) ||
        afterName.test(next) ||
        subjectLeftOut.test(next) ||
        peopleWords.has(ofSomebody.exec(next)?.[1] ?? '')
  return isRemark && !ofBelief.test(next) && asksInFull(tokens.slice(from, at))
}

/** "How much did we spend last month", while "how much last month i spend on food" goes on. */
function asksInFull(tokens: readonly Token[]): boolean {
  const text = tokens.map(({ text }) => text).join(' ')
  return kindOf(tokens) === 'question' && hasVerb.test(text)
}

const hasVerb =
  /\b(?:did|do|does|have|has) (?:i|we|it|they|he|she|the|my|our|\p{L}+)\b|\b(?:was|were|is|are) (?:my|our|the|it|there|\p{L}+)\b/u
