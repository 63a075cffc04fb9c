import { isExclamation, isIdle, isLead, isTag, isWord, looksAside } from './asideKinds.ts'
import { backwards, noTopics, topicsOf } from './asideTopics.ts'
import { type Clause, clausesOf } from './clauses.ts'
import type { Reading } from './items.ts'
import type { Feature } from './lexicon.ts'
import type { Token } from './tokens.ts'

// People say why they ask: "I'm trying to cut back. How much ...?" A statement beside the question is set aside unless
// something in it could narrow the figure: a name, an amount, a period the question lacks, a limit such as "only", or
// a noun in a place where money goes. What could is kept, so that the question is answered with it or not at all.

/** A question without the asides in it; `leftAside` are those that could have been about something. */
type Rest = { tokens: readonly Token[]; leftAside: readonly string[] }

/** The tokens of a question without the asides; undefined if there are none. */
export function withoutAsides(reading: Reading): Rest | undefined {
  const clauses = clausesOf(reading)
  if (clauses.length < 2 || clauses.some(isUnheard)) return undefined
  const open = withTold(clauses, openClauses(clauses))
  const asked = clauses.filter((_, index) => open[index])
  // "He raised his price. Is that so?": without the statement nothing is asked.
  const asks = asked.some(({ items }) => items.some((item) => !isWord(item, ['filler'])))
  if (!asks) return undefined
  const topics: Token[] = []
  const leftAside: string[] = []
  let isTold = false
  const kept = clauses.flatMap((clause, index) => {
    if (open[index]) return [...clause.tokens]
    const found = isTag(clause) || isExclamation(clause) ? noTopics : topicsOf(clause, asked)
    if (found === undefined) return [...clause.tokens]
    topics.push(...found.tokens)
    isTold ||= found.isTold
    if (found.isUnused) leftAside.push(clause.tokens.map(({ raw }) => raw).join(' '))
    return []
  })
  if (kept.length + topics.length === reading.tokens.length) return undefined
  const own = isTold ? kept.filter(({ text }) => !backwards.has(text)) : kept
  return { tokens: [...own, ...topics], leftAside }
}

/** Which clauses ask; where only "did they?" does, the statements before it are what is asked. */
function openClauses(clauses: readonly Clause[]): boolean[] {
  const open = clauses.map((clause) => !isTag(clause) && !looksAside(clause))
  return open.some((each) => each)
    ? open
    : clauses.map(
        (clause) =>
          clauses.some(isTag) &&
          !isTag(clause) &&
          !isIdle(clause) &&
          (clause.isApart || !isLead(clause)),
      )
}

/** Features that would turn the question into another one. */
export const decidingFeatures: readonly Feature[] = [
  'refund',
  'duplicate',
  'rise',
  'change',
  'max',
  'min',
  'most',
  'least',
  'overdue',
  'left',
  'forecast',
  'distinct',
]

/** "The Gazette has put its price up, worse luck. When was that?": asks of what the statement tells. */
function withTold(clauses: readonly Clause[], open: readonly boolean[]): readonly boolean[] {
  const asks = clauses.findIndex((clause, at) => open[at] && ofTold.test(clause.words.join(' ')))
  return open.map(
    (isOpen, at) =>
      isOpen || (at < asks && clauses[at]?.items.some((item) => isWord(item, happenings)) === true),
  )
}

const happenings = ['refund', 'duplicate', 'rise', 'change']
const ofTold =
  /^(?:(?:and|so|but) )*(?:(?:when|how long ago|what day|since when) (?:was|is|did|has) (?:that|this|it)\b|since when\b|when\b(?: exactly)?$|when and\b|by how much\b)/

/** "I got refunds in May. How much did I spend?": a statement that can't be left out, and would change what is asked. */
export function isMixed(reading: Reading): boolean {
  const clauses = clausesOf(reading)
  if (clauses.length > 1 && clauses.some((each) => isUnheard(each) || leavesOutByAmount(each)))
    return true
  return (
    clauses.some(
      ({ kind, items }) =>
        kind === 'statement' && items.some((item) => isWord(item, decidingFeatures)),
    ) &&
    clauses.some(
      (clause) =>
        clause.kind === 'question' &&
        !isTag(clause) &&
        clause.items.some((item) => isWord(item, ['spend', 'earn', 'howMuch', 'nowIs'])),
    )
  )
}

/** "I ignore anything under 50": read as a limit, it would count just what is left out. */
function leavesOutByAmount({ kind, items, words }: Clause): boolean {
  return (
    kind === 'statement' &&
    /\b(ignore|skip|exclude|omit|(not|never) (count|care about|include))\b/.test(words.join(' ')) &&
    items.some((item) => item.kind === 'amount' || item.kind === 'number')
  )
}

/** "Cash", "just me": narrows, although its words mean nothing elsewhere. */
function isUnheard({ kind, items, words }: Clause): boolean {
  return (
    kind === 'part' &&
    /^(in )?cash( only)?$|^just (me|us)$/.test(words.join(' ')) &&
    items.every((item) => isWord(item, ['filler', 'again']))
  )
}
