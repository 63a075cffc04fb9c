import { asideWords } from './asideWords.ts'
import { type Clause, isStatement, textOf } from './clauses.ts'
import type { Item } from './items.ts'

// "I spend too much on sushi. How much in May?" may ask about sushi only, although no record is named so. A word that
// was not understood can be left out only where its place in the sentence shows that it names nothing money goes to.

/** People, and matters of mind that money is not spent on. */
const nobodyBuys = new Set(
  `kids guests mother-in-law father-in-law in-laws bank suspense stress anxiety wait waiting inflation economy traffic
  weather work job life wallet purse note notebook app holidays season chore chores guests sense notion bed claim form
  application news age surprise penny affair`.split(/\s+/),
)

const auxiliary =
  /^(i|we|you|he|she|they|it|one|who|gotta|gonna|tryna|not|never|will|would|can|could|should|might|must|did|do|does|have|has|had|is|are|am|was|were|be|been|being|get|got|feel|feels|felt|so|very|really|too|pretty|quite|just|also|kinda|almost|only|always|still|keep|keeps|kept|let|and|finally|something|look|looks|seem|seems|go|goes|went|gone|going)$/

/** A verb after its subject, an adjective after "is", an adverb, a time: not a noun that names something. */
function isNoun(item: Item, clause: Clause): boolean {
  const { words, from } = clause
  const word = item.raw.toLowerCase().replace(/'s?$/, '')
  if (isNobody(word) || /ly$/.test(word) || particle.test(word) || isModifier(item, clause))
    return false
  const at = item.at - from
  if (isSaidOfTime(item, clause)) return false
  const before = words[at - 1] ?? ''
  const after = words[at + 1] ?? ''
  if (!/\p{L}/u.test(word) || /ly$/.test(before)) return false
  if (/^((seem|feel|sound)s?|felt|seemed)$/.test(word)) return false
  // "Trying to cut back", "bear with me": a verb whose subject is left out.
  if (
    at === 0 &&
    isStatement(clause) &&
    (/ing$|^(feel|felt|seem|seemed|sound|sounded|look|looked)s?$/.test(word) ||
      clause.kind === 'command')
  )
    return false
  // "Christmas wiped me out", "rip the band-aid off"
  if (/^(me|us|him|them|it|myself|ourselves)$/.test(after)) return false
  if (at === 0 && determiner.test(after)) return false
  if (/^(do|does|did)$/.test(before) && /^(i|we|they)$/.test(words[at - 2] ?? '')) return true
  if (before === 'to') return /^\p{Lu}/u.test(item.raw) || going.test(words[at - 2] ?? '')
  if (auxiliary.test(before)) return false
  let lead = at - 1
  while (skipped.test(words[lead] ?? '') || isUnknown(clause, lead)) lead -= 1
  return !/^(before|after|during|until|till|over|despite|as|than)$/.test(words[lead] ?? '')
}

/** "December was a blur": the one noun that is said of a time. */
function isSaidOfTime({ at }: Item, { items, words, from }: Clause): boolean {
  const verb = words.findIndex((word) => /^(is|was|were|has|had)$/.test(word))
  const subject = items.filter((item) => item.at < from + verb && item.raw.toLowerCase() !== 'so')
  const isOfTime = subject.some(({ kind }) => kind === 'period')
  const others = subject.filter((item) => item.kind !== 'period' && !isWord(item, ['filler']))
  const unknown = items.filter(({ kind }) => kind === 'unknown')
  const isCalled = /^(a|an)$/.test(words[at - from - 1] ?? '')
  const isLast = items.every((item) => item.at <= at || isWord(item, ['filler']))
  return isOfTime && others.length === 0 && unknown.length === 1 && isCalled && isLast
}

function isNobody(word: string): boolean {
  return [word, word.replace(/s$/, '')].some((each) => asideWords.has(each) || nobodyBuys.has(each))
}

const going =
  /^(go|goes|going|went|gone|been|back|trip|trips|drove|flew|fly|moved|moving|head|headed|visit|visits)$/

/** The "tax" of "my tax guy": the last noun tells what is named. */
function isModifier({ at }: Item, clause: Clause): boolean {
  let last = at - clause.from
  while (isUnknown(clause, last + 1)) last += 1
  return last > at - clause.from && isNobody(clause.words[last] ?? '')
}

function isWord(item: Item, features: readonly string[]): boolean {
  return item.kind === 'word' && features.includes(item.feature)
}

function isUnknown({ items, from }: Clause, index: number): boolean {
  return items.some((item) => item.at === from + index && item.kind === 'unknown')
}

const spending =
  /\b(spend\w*|spent|pay\w*|paid|sav\w+|wast\w+|money|cash|splurg\w*|blow\w*|blew|drop\w*|cut\w*|less|more|much|back|down|lot|budget|cost\w*|charg\w*)\b/
const towards = /^(on|at|for|from|with|by|via|through|to|using|of|about)$/
const skipped = /^(my|the|our|his|her|their|a|an|all|some|any|this|that|these|those|new|more|much)$/
const buying =
  /^(buy|bought|buying|order|ordered|ordering|use|used|using|purchased?|pay|paid|paying|cancel\w*|eat|eating|ate|drink|drank|drinking)$/
const particle =
  /^(back|away|off|down|over|apart|together|around|along|aside|up|out|ahead|forward)$/
const habit =
  /\b(too (much|many|often)|so (much|many|often)|way more|a lot|lots|often|constantly|always|all the time|every (single )?(day|week|weekend|month|morning|night|\w+day)|nonstop|daily|weekly)\b/
const judgement =
  /\b(crazy|insane|nuts|ridiculous|expensive|pricey|high|cost(s|ing)? (a|me|us|so)|out of (hand|control)|through the roof|kill\w*|eat(s|ing)? (me|us|up|into)|draining|drains|adding up|adds up|add up|blown|a fortune|gone up|went up)\b/
const craving =
  /\b(obsess\w*|addict\w*|hooked|crav\w*|bing\w*|kick|habit|thing for|fan of|sucker for|weakness for|love|loves|enjoy|(?:i|we) like(?! to\b)|(ask|asking|asked|talk|talking|wonder|wondering|worried|worry|thinking|curious) about)\b/
const moneyNouns = new Set([
  'habit',
  'spend',
  'expenseRow',
  'incomeRow',
  'bill',
  'subscription',
  'usage',
  'anyRow',
])

/** True if a word that was not understood may be what the question is about. */
export function namesSubject(
  clause: Clause,
  unknown: readonly Item[],
  asked: readonly Clause[],
): boolean {
  const question = asked.flatMap(({ items }) => items)
  if (unknown.every((item) => isSaidOfTime(item, clause))) return false
  const hasName = question.some(({ kind }) => kind === 'name')
  const isBack = pointsBack(asked)
  if (hasName && unknown.some((item) => /^\p{Lu}/u.test(item.raw) && isBack)) return true
  const nouns = unknown.filter((item) => isNoun(item, clause))
  if (clause.items.some(({ kind }) => kind === 'name'))
    return nouns.some((item) => isPaidFor(clause, item))
  if (nouns.length === 0) return !hasName && isBack && unknown.length > 0 && !isComplete(question)
  if (nouns.some((item) => isPaidFor(clause, item)) || !isStatement(clause)) return true
  if (hasName) return false
  if (isBack || !isComplete(question)) return true
  const text = textOf(clause)
  return (
    habit.test(text) ||
    judgement.test(text) ||
    craving.test(text) ||
    /^there (is|are|was|were)\b/.test(text) ||
    /^(it|that|this|they) (is|are|was|were) (?!(my|our|his|her|their) )/.test(text) ||
    /\b(want|wanted|need|see) (the|my|our)\b/.test(text) ||
    nouns.some((item) => isKind(clause, item)) ||
    nouns.some((item) => isPayeeLike(clause, item))
  )
}

/** "Spent on sushi", "bought sushi", "the sushi bill". */
function isPaidFor(clause: Clause, item: Item): boolean {
  const { words, from, items } = clause
  let before = item.at - from - 1
  while (skipped.test(words[before] ?? '') || isUnknown(clause, before)) before -= 1
  const lead = words[before] ?? ''
  const sofar = words.slice(0, before).join(' ')
  // What is saved for is not bought yet.
  if (towards.test(lead) && spending.test(sofar) && !/\bsav(e|ing|ed)( up)?$/.test(sofar))
    return true
  if (
    /^(habit|habits|addiction|obsession|budget|bill|bills)$/.test(words[item.at - from + 1] ?? '')
  )
    return true
  if (/^(i|we)$/.test(words[before - 1] ?? '') && habit.test(words.join(' '))) return true
  if (buying.test(lead) && /\b(i|we)\b/.test(sofar)) return true
  if (/^(it|that|this) (is|was)$/.test(sofar) && towards.test(lead)) return true
  const next = items.find(({ at }) => at === item.at + 1)
  return next?.kind === 'word' && moneyNouns.has(next.feature)
}

/** "We do pottery on Mondays", "pottery is my downfall": a noun without an article names a kind of thing. */
function isKind(clause: Clause, { at }: Item): boolean {
  const { words, from } = clause
  let before = at - from - 1
  const isOwner = (index: number) => /'s$/.test(clause.tokens[index]?.raw ?? '')
  // "A cup of tea": the article stands before the first noun.
  while ((isUnknown(clause, before) || isOf(clause, before)) && !isOwner(before)) before -= 1
  if (isOwner(before)) return false
  if (words[before] === 'at') return /^look/.test(words[before - 1] ?? '')
  return !(determiner.test(words[before] ?? '') || /^(in|and|or|but)$/.test(words[before] ?? ''))
}

/** The "of" between two nouns that were not understood. */
function isOf(clause: Clause, index: number): boolean {
  return clause.words[index] === 'of' && isUnknown(clause, index - 1)
}

const determiner =
  /^(my|the|our|his|her|their|your|a|an|this|that|these|those|some|any|every|each|no|another|two|three|four|five|\d+|.*'s|.*s')$/

/** "At Lidl", "with Visa", "in Paris": where a payee or a place would stand. */
function isPayeeLike({ words, from, items }: Clause, { at, raw }: Item): boolean {
  const before = words[at - from - 1] ?? ''
  if (/^\p{Lu}/u.test(raw) && /^(at|from|with|to)$/.test(before)) return true
  const isSpent = items.some((item) => isWord(item, ['visit', 'spend', 'expenseRow']))
  return before === 'in' || (before === 'at' && isSpent)
}

/** "How much did I spend there?" */
function pointsBack(asked: readonly Clause[]): boolean {
  return asked.some(({ words }) =>
    /(?<!\b(is|are|was|were) )\bthere\b|\b(it|them|that|those|one|ones)\b/.test(words.join(' ')),
  )
}

const whole = new Set(
  'bill due overdue subscription payday left score usage duplicate unusual rise category payee net average max min most least forecast ever breakdown monthEnd month where savingsRate overIncome'.split(
    ' ',
  ),
)

/** True for a question that needs nothing from the sentence before: it names its time, or is about one known thing. */
function isComplete(question: readonly Item[]): boolean {
  return question.some(
    (item) =>
      item.kind === 'period' ||
      item.kind === 'name' ||
      (item.kind === 'word' && whole.has(item.feature)),
  )
}
