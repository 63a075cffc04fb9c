import { type ClauseKind, kindOf, withoutOpeners } from './clauseKinds.ts'
import type { Item, Reading } from './items.ts'
import { startsRemark } from './runOns.ts'
import type { Token } from './tokens.ts'

/** A part of a question between punctuation marks, or before or after an inner question word. */
export type Clause = {
  from: number
  words: readonly string[]
  tokens: readonly Token[]
  items: readonly Item[]
  /** A punctuation mark separates it from the clause after it. */
  isApart: boolean
  kind: ClauseKind
}

export function clausesOf({ tokens, items }: Reading): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 1; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length
    const isPause = tokens[at - 1]?.isPause === true && !isInList(tokens, items, at)
    const isApart =
      isEnd ||
      isPause ||
      isDash(tokens[at]?.text) ||
      isStatedBefore(tokens, from, at) ||
      startsRemark(tokens, items, from, at)
    if (!isApart && !startsClause(tokens, from, at)) continue
    if (!isEnd && !items.some((item) => item.at === at)) continue
    const part = tokens.slice(from, at)
    clauses.push({
      from,
      words: part.map(({ text }) => text),
      tokens: part,
      items: items.filter((item) => from <= item.at && item.at < at),
      isApart,
      kind: kindOf(part),
    })
    from = at
  }
  return clauses
}

/** "Love that kid but how much ...": the "but" ends a statement before a question, as a comma would. */
function isStatedBefore(tokens: readonly Token[], from: number, at: number): boolean {
  return (
    tokens[at - 1]?.text === 'but' &&
    /^(how|what|which|when|where|who|did|do|does|am|is|are|was|were)$/.test(
      tokens[at]?.text ?? '',
    ) &&
    !tokens.slice(at).some(({ text }) => /^(else|then|instead)$/.test(text)) &&
    kindOf(tokens.slice(from, at - 1)) === 'statement'
  )
}

/** "How much did Tesco, Lidl and Aldi get?": a comma between two names is part of their list. */
function isInList(tokens: readonly Token[], items: readonly Item[], at: number): boolean {
  const isJoint = /^(and|or|&|plus)$/.test(tokens[at]?.text ?? '')
  const isName = (item: Item | undefined) => item?.kind === 'name'
  return (
    tokens[at - 1]?.isComma === true &&
    isName(items.findLast((item) => item.at < at)) &&
    isName(items.find((item) => item.at >= (isJoint ? at + 1 : at)))
  )
}

export function isDash(word: string | undefined): boolean {
  return /^[-–—]$/.test(word ?? '')
}

const prepositions =
  /^(in|on|at|to|of|from|for|by|with|about|during|and|or|exactly|roughly|about|just)$/

const reasons =
  /^(because|cuz|coz)\b|^cause (i|we|it|my|the) |^so (that|i|we) (can|could|know|do|may)\b|^(as|since) (i|we) (am|are|need|want)\b|^before (i|we) (go|head|leave|panic|freak)\b/

/** "How much on coffee i think it was too much": dictated without a full stop. */
const remarks =
  /^(it )?(feels|seems|sounds|felt|seemed) like\b|^i (think|feel|guess|bet|swear|believe|reckon) (it|that|this|we|i|they|today|like|bad|awful|sure) /

const joints =
  /^(because|cuz|coz|cause|and|but|or|that|if|so|since|as|it|what|which|how|than|like)$/

/** "Rent feels like everything": the noun right after a pause is what the verb belongs to. */
function isItsSubject(before: readonly Token[]): boolean {
  return before.length <= 3 && kindOf(before) === 'part' && /^\p{L}/u.test(before[0]?.text ?? '')
}

/** "I wonder how much ...", "... because it feels like a lot": no punctuation, but a new clause. */
function startsClause(tokens: readonly Token[], from: number, at: number): boolean {
  const wordsFrom = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ')
  const next = wordsFrom(at, at + 3)
  if (reasons.test(next)) return true
  const last = tokens[at - 1]?.text ?? ''
  const before = wordsFrom(from, at)
  if (remarks.test(`${next} `) && !joints.test(last) && !isItsSubject(tokens.slice(from, at)))
    return true
  const isQuestion = /^(how|what|which|when|where|who|whether)\b/.test(next)
  if (isQuestion && /^(i|we) .* (and|but|so)$/.test(withoutOpeners(before.split(' ')).join(' ')))
    return true
  if (prepositions.test(last)) return false
  if (isQuestion) return true
  if (
    /^(i )?(have|had|got|have got) (a|this|the) (feeling|hunch|suspicion|impression|sense|fear|notion)$/.test(
      before,
    )
  )
    return true
  return asksFor.test(before) && !/^(out|about|for|in|to|if|it|that|more)\b/.test(next)
}

/** "My accountant needs to know my total income", "I'd like to see our spending". */
const asksFor =
  /^(i|we|he|she|they|(my|our|the) \w+( \w+)?) (\w+ ){0,3}(know|see|hear|check|find out|asking (for|about)|asks (for|about)|asked (for|about)|wondering about|curious about|curious to know|curious to see)$/

/** The words of a clause without a "well" or "and" before it. */
export function textOf({ words }: Clause): string {
  return withoutOpeners(words).join(' ')
}

/** True for a clause that says something beside the question, rather than asking or naming. */
export function isStatement({ kind }: Clause): boolean {
  return kind === 'statement' || kind === 'command'
}
