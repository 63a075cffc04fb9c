import type { Said } from './answers/ask.ts'
import type { Book } from './facts/book.ts'
import { textOf } from './facts/sentence.ts'

// "What do I pay a month, and how much in total?"

/** What is said, and the book that holds its facts. */
export type Told = { said: Said; book: Book }

/** Answers one question, with the facts of an earlier one if it goes on from that. */
type AnswerOne = (message: string, turns: readonly string[], book?: Book) => Promise<Told>

/**
 * Answers a message. If it asks two questions and its answer, read as one, is only that of one of them, or none, both
 * are answered, the second as one that goes on from the first.
 */
export async function answerEach(
  answerOne: AnswerOne,
  message: string,
  turns: readonly string[],
): Promise<Told> {
  const whole = await answerOne(message, turns)
  const shares = sharesOf(message)
  const halves =
    shares ??
    halvesOf(message) ??
    (whole.said.kind === 'clarify' ? sentencesOf(message) : undefined)
  if (halves === undefined || !(isTold(whole) || whole.said.kind === 'clarify')) return whole
  const [first, second] = halves
  const one = await answerOne(first, turns)
  if (!isTold(one)) return whole
  const firstAtLeast = whole.said.kind === 'clarify' ? one : whole
  if (itsPayee.test(second)) return firstAtLeast
  if (ofEach.test(second) && textOf(whole.said.text).includes('\n')) return whole
  const isMore = ofOneTime.test(first) && sumOfAll.test(second)
  if (itsAmount.test(second) && !isMore && one.book.facts.some(({ unit }) => unit === 'usd'))
    return firstAtLeast
  const other = await answerOne(second, [...turns, first], one.book)
  if (!isTold(other) || !(isAnswer(one) || isAnswer(other))) return whole
  const texts = [one, other].map(({ said }) => textOf(said.text))
  const areApart = shares !== undefined || (ofDues.test(first) && ofPast.test(second))
  const isPartial = areApart || !isAnswer(whole) || texts.includes(textOf(whole.said.text))
  if (texts[0] === texts[1]) return firstAtLeast
  if (!isPartial) return whole
  // After a list the second answer has a line of its own.
  const between = texts[0]?.includes('\n') ? '\n' : ' '
  const text = [one.said.text, between, other.said.text]
  return { said: { ...other.said, kind: 'answer', text }, book: one.book }
}

function isAnswer({ said }: Told): boolean {
  return said.kind === 'answer'
}

/** Answered, even if it is that there is nothing. */
function isTold(told: Told): boolean {
  return isAnswer(told) || told.said.kind === 'empty'
}

const joint =
  /^(.*\S)\s+(?:and|&|plus)\s+((?:(?:by )?how (?:much|many|often)|whats?|when|which|where|who)\b.*|(?:is|was|are|were|did|does|do|has|have) [^,?!;]{1,60}\b(?:more|less|higher|lower|better|worse|cheaper|dearer|pricier)\b[^,?!;]{0,30}\W*|(?:am|are|is|do|does) (?:i|we|it|they) still\b[^,?!;]{1,40}\W*)$/isu
/** "And what will it cost me?": most answers tell the amount of what they name. */
const itsAmount =
  /^and (what|how much) (will|would|does|did|do|is|was|are|were) (it|that|they|this)( one)?( (be|cost|come to|add up to|set|run|charge)( (me|us))?( back)?)?( in total| altogether| (a|per|each|every) (month|year))?\W*$/i
/** "When did we last pay for lessons, and how much did they cost altogether?": more than that time. */
const ofOneTime = /\bwhen\b.*\b(?:last|first|latest|most recent(?:ly)?|start(?:ed)?|began|begin)\b/i
const sumOfAll =
  /^and (?:how much|what) (?:(?:did|do|does|has|have|had) (?:it|they|that|those|these|i|we)) .*(?:in total|in all|all told|altogether|all together|overall|so far|to date)\W*$/i
/** "And what did each one cost?": the list of them tells it. */
const ofEach =
  /^and (?:what|how much)(?:'s)?(?: (?:is|are|was|were|does|do|did|they))* each\b(?!.*\b(?:average|month|week|year|time|visit|trip)\b)/i
/** "And who by?": the answer to what was biggest names its payee. */
const itsPayee = /^and who (?:(?:was|is|did) (?:it|that) (?:come )?)?(?:by|from|to|with)\W*$/i
const asks = /\b(hows?|what|whats|when|which|where|who|did|do|does|have|has|is|are|was|am)\b/i

const sideOfBooks =
  /\b(?:earn|make|receive|take home|bring in|take in|spend|pay|save|(?:come|go)(?:es)? (?:in|out))\W*$/i
const usual =
  / (?:in an average|on an average|in a typical|in a normal|(?:in|over) an?|per|an?|each|every) (?:day|week|month|year)(?: on average)?\W*$| on average\W*$/i

/** "What do I earn and what do I spend in an average month?" asks for both as an average. */
function usualOfBoth(first: string, second: string): readonly string[] {
  const sides = [first, second.replace(usual, '')]
  return sides.every((side) => sideOfBooks.test(side)) ? (usual.exec(second) ?? []) : []
}

const timeOfBoth = /, (this|last|in|since|over|during|for) [\w ]+\W*$/i

/** "Do I spend more on weekends? How much was it in March?" */
function sentencesOf(message: string): readonly [first: string, second: string] | undefined {
  const [first, second, ...others] = message.split(/(?<=\?)\s+/)
  if (first === undefined || second === undefined || others.length > 0) return undefined
  return asks.test(first) && asks.test(second) ? [first, `and ${second}`] : undefined
}

/** "When is the rent due and how much have I paid this year?": of what comes, and of what has been. */
const ofDues = /\b(?:due|overdue|coming up)\b/i
const ofPast = /^and (?:how much|what) (?:have|had|did) (?:i|we)\b/i

const sharesOfOne =
  /^(.*\bhow much of (?:my|our|the) \S.*? (?:gone|went|goes?|spent|was|is) (?:to|on|at|with) )(\S[^,?]*?),? and how much(?: of it)?(?: went| has gone| goes| was spent)? (?:to|on|at|with) ([^,?]+?)[\s?.!]*$/is
const sharesLengthMax = 300
const timeAtEnd = / (?:this|last|in|since|so far|over|during) [\w ]+$/i

/** "How much of the food money went to Aldi, and how much to Lidl?": each share is of that money. */
function sharesOf(message: string): readonly [first: string, second: string] | undefined {
  if (message.length > sharesLengthMax) return undefined
  const [, asked, first, second] = sharesOfOne.exec(message) ?? []
  if (asked === undefined || first === undefined || second === undefined) return undefined
  const [time = ''] = timeAtEnd.exec(second) ?? []
  return [`${asked}${first}${timeAtEnd.test(first) ? '' : time}`, `${asked}${second}`]
}

/** The two questions of a message that joins them with an "and". */
function halvesOf(message: string): readonly [first: string, second: string] | undefined {
  const [, first = '', second = ''] = joint.exec(message) ?? []
  if (!asks.test(first)) return undefined
  // "How many orders and how much, this year?": the time is that of both.
  const [time = ''] = timeOfBoth.exec(second) ?? usualOfBoth(first, second)
  return [first.replace(/[\s,;–—-]+$/u, '') + time, `and ${second}`]
}
