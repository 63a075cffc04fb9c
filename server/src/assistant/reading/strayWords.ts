import { usualCategoryOf } from './commonCategories.ts'
import { turning } from './idleWords.ts'
import type { NameItem, Query } from './slots.ts'
import type { Vocabulary } from './vocabulary.ts'

// "When did we last take the dog to Bark Avenue, he's getting so shaggy": what is asked about is named in full, and the
// words that were not understood stand where they can hardly narrow it. The answer leaves them aside and says so.

type Unknown = Query['unknown'][number]

/** The question without its stray words; undefined if one of them may narrow what is asked. */
export function withoutStrays(query: Query, { byWord }: Vocabulary): Query | undefined {
  const { unknown, features, mistakes, excepts } = query
  if (unknown.length === 0 || unknown.length > straysMax) return undefined
  if (mistakes.length > 0 || excepts.length > 0) return undefined
  if (features.has('except') || features.has('why') || hasAmount(query)) return undefined
  const words = query.text.split(' ')
  const isStray = (each: Unknown) =>
    !each.isNamePlace && !byWord.has(words[each.at] ?? '') && !mayNarrow(each, words, query.names)
  if (!unknown.every(isStray)) return undefined
  return { ...query, unknown: [], strays: unknown }
}

/** "We agreed on max $300 for shopping": an amount beside a word that is not understood may be of that. */
function hasAmount({ min, max, amounts, numbers }: Query): boolean {
  return min !== undefined || max !== undefined || amounts.length + numbers.length > 0
}

/** With more of them, the question as a whole was hardly understood. */
const straysMax = 4

function mayNarrow({ at }: Unknown, words: readonly string[], names: readonly NameItem[]): boolean {
  const word = words[at] ?? ''
  if (turning.test(word) || deciding.test(word) || usualCategoryOf([word]) !== undefined)
    return true
  if (beforeRows.test(words[at + 1] ?? '') || names.some((name) => touches(name, at))) return true
  const start = Math.max(0, ...names.map(endOf).filter((end) => end <= at))
  const before = words.slice(start, at)
  const sinceVerb = before.slice(
    before.findLastIndex((each) => verbOrSubject.test(each) || isTime.test(each)) + 1,
  )
  return (
    sinceVerb.slice(-3).some((each) => ofPhrase.test(each)) ||
    before.some(
      (each, index) => ofClause.test(each) && !(each === 'when' && start + index === 0),
    ) ||
    (isVerb.test(before.at(-1) ?? '') && !word.endsWith('ing')) ||
    picks.test(before.at(-1) ?? '') ||
    (takesObject.test(before.at(-1) ?? '') && !word.endsWith('ly')) ||
    (at === words.length - 1 && isTime.test(before.at(-1) ?? '') && !tags.test(word))
  )
}

/** "Did I buy electronics at Amazon?" */
const takesObject =
  /^(?:buy|buys|buying|bought|get|gets|getting|got|order|orders|ordering|ordered|eat|ate|drink|drank|sell|sold|take|took|use|used|make|made|spend|spent|pay|paid)$/

/** "Lidl in July, right?", while "Amazon last year electronics" tells what was bought. */
const tags = /^(?:right|correct|yeah|huh|eh|ugh|lol|wow|tho|though|mate|man|bro|dude|innit|bet)$/

function endOf({ at, raw }: NameItem): number {
  return at + raw.split(' ').length
}

/** "Kids clothes", "heating oil": a word beside a name may be a part of it. */
function touches(name: NameItem, word: number): boolean {
  return word === name.at - 1 || word === endOf(name)
}

/** "Vegan stuff", "Bob and I" */
const beforeRows = /^(?:and|stuff|things?|items?|purchases?|payments?|charges?|ones?|bits?)$/

const isTime =
  /^(?:days?|weeks?|months?|years?|quarters?|weekends?|today|yesterday|lately|recently|ago|january|february|march|april|may|june|july|august|september|october|november|december|\d+)$/

/** What stands after it begins anew: "I feel", "have eaten", "in July, right?" */
const verbOrSubject =
  /^(?:i|we|he|she|they|you|it|is|was|are|were|am|be|been|has|have|had|do|does|did|will|would|can|could|to)$/

/** "Was lumber": says what something is. */
const isVerb = /^(?:is|was|are|were|be|been|being)$/

/** "The tripod", "in Austin", "coffee and pastries": a thing or place. */
const ofPhrase =
  /^(?:the|an?|my|our|his|her|their|your|its|this|that|these|those|some|any|no|new|of|in|on|at|for|from|with|without|by|via|under|over|near|around|about|through|as|and|or|than|per|between|among|using)$/

/** "When I was sick": a time of their own. */
const ofClause =
  /^(?:when|while|since|before|after|until|till|during|if|once|unless|where|suppose|say|imagine)$/

/** "How many hours", "my biggest night": it is what is asked for. */
const picks =
  /^(?:many|much|which|what|not|never|only|just|every|each|all|both|other|another|most|least|first|last|next|top|best|worst|\p{L}+est)$/u

/** Words that ask for something else than what was spent. */
const deciding =
  /^(?:back|rais\w+|hours?|miles?|gallons?|lit(?:er|re)s?|accounts?|worth|balances?|off|away|half|double|instead|early|late|together|split|less|more|mostly|mainly|usually|typically|normally|generally|only|suppose|after|before|while|during)$/

/** Stray words as they were typed, those beside each other as one text. */
export function runsOf(strays: readonly Unknown[]): string[] {
  const runs: { text: string; end: number }[] = []
  for (const { at, raw } of strays) {
    const last = runs.at(-1)
    if (last?.end === at) Object.assign(last, { text: `${last.text} ${raw}`, end: at + 1 })
    else runs.push({ text: raw, end: at + 1 })
  }
  return runs.map(({ text }) => text)
}
