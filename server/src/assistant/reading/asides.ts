import { asideWords } from './asideWords.ts'
import { everyCalendarWord } from './calendarWords.ts'
import type { Item, Reading } from './read.ts'
import type { Token } from './tokens.ts'

// People say why they ask: "I'm trying to cut back. How much ...?" A statement beside the question is set aside when
// nothing in it could narrow the figure. What could is kept, so that the question is answered with it or not at all.

/** "I worry about rent. How much is it?" */
const backwards = new Set(['it', 'them', 'that', 'those', 'there'])

type Clause = {
  from: number
  words: readonly string[]
  tokens: readonly Token[]
  items: readonly Item[]
  /** A punctuation mark separates it from the clause after it. */
  isApart: boolean
}

/** The tokens of a question without the asides; undefined if there are none. */
export function withoutAsides(reading: Reading): readonly Token[] | undefined {
  const clauses = clausesOf(reading)
  if (clauses.length < 2) return undefined
  const open = clauses.map((clause) => !looksAside(clause))
  const asked = clauses.filter((_, index) => open[index])
  if (asked.length === 0) return undefined
  const topics: Token[] = []
  const kept = clauses.flatMap((clause, index) => {
    if (open[index]) return [...clause.tokens]
    const found = topicsOf(clause, asked)
    if (found === undefined) return [...clause.tokens]
    topics.push(...found)
    return []
  })
  if (kept.length + topics.length === reading.tokens.length) return undefined
  const isNamed = topics.some(({ text }) => !everyCalendarWord.has(text))
  return [...(isNamed ? kept.filter(({ text }) => !backwards.has(text)) : kept), ...topics]
}

function clausesOf({ tokens, items }: Reading): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 1; at <= tokens.length; at += 1) {
    const isEnd = at === tokens.length
    const isApart = isEnd || tokens[at - 1]?.isPause === true || isDash(tokens[at])
    if (!isApart && !startsClause(tokens, from, at)) continue
    if (!isEnd && !items.some((item) => item.at === at)) continue
    const part = tokens.slice(from, at)
    clauses.push({
      from,
      words: part.map(({ text }) => text),
      tokens: part,
      items: items.filter((item) => from <= item.at && item.at < at),
      isApart,
    })
    from = at
  }
  return clauses
}

function isDash(token: Token | undefined): boolean {
  return /^[-–—]$/.test(token?.text ?? '')
}

const prepositions =
  /^(in|on|at|to|of|from|for|by|with|about|during|and|or|exactly|roughly|about|just)$/

/** "I wonder how much ...", "... because it feels like a lot": no punctuation, but a new clause. */
function startsClause(tokens: readonly Token[], from: number, at: number): boolean {
  const next = tokens
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join(' ')
  if (
    /^(because|cuz|coz)\b|^so (that|i|we) (can|could|know|do|may)\b|^as (i|we) (am|are|need|want)\b/.test(
      next,
    )
  )
    return true
  const before = tokens.slice(from, at).map(({ text }) => text)
  if (prepositions.test(before.at(-1) ?? '')) return false
  if (/^(how|what|which|when|where|who|whether)\b/.test(next)) return true
  return asksFor.test(before.join(' ')) && !/^(out|about|for|in|to|if|it|that|more)\b/.test(next)
}

/** "My accountant needs to know my total income", "I'd like to see our spending". */
const asksFor =
  /^(i|we|he|she|they|(my|our|the) \w+( \w+)?) (\w+ ){0,3}(know|see|hear|check|find out|asking (for|about)|asks (for|about)|asked (for|about)|wondering about|curious about|curious to know|curious to see)$/

const leads =
  /^((and|but|so|well|ok|okay|hey|hi|hello|oh|now|look|listen|right|anyway|also|honestly|basically|lol|haha|ugh|hmm|yeah|yes|no|man|dude|sorry|[-–—]) )+/

const subjects =
  '(i|we|you|it|he|she|they|there|everyone|everybody|someone|somebody|people|money|life|things|stuff)'
const finite =
  '(is|are|was|were|has|have|had|says?|said|thinks?|thought|wants?|wanted|needs?|needed|asks?|asked|asking|keeps?|kept|swears?|swore|claims?|claimed|told|tells|seems?|feels?|felt|looks?|gets?|got|goes|went|will|would|can|could|should|might|does|do|did|insists?|believes?|complains?|worr(y|ies)|hates?|loves?|likes?|knows?|wonders?|makes?|made|costs?|eats?|sucks?|hurts?|drives?|drove|reckons?|bets?|suspects?|nags?|argues?)'

const statements: readonly RegExp[] = [
  new RegExp(`^${subjects} (?!month|week|year|day)`),
  /^(this|that) (is|was|has|feels|seems|would|will|one is|stuff is|all)\b/,
  new RegExp(
    `^(my|our|the|his|her|their|all|these|those|some|every) ([\\p{L}'-]+ ){1,4}${finite}\\b`,
    'u',
  ),
  /^(?!what|which|who|where|when|how|why|is|are|was|were|do|does|did|can|could|will|would|any|show|list|give|tell|compare)([\p{L}'-]+ ){1,3}(is|are|was|were|has|have|felt|feels) (?!how\b)/u,
  /^(just |currently |here |been )?(tryna|gotta|trying|planning|doing|going|sitting|working|preparing|looking|thinking|wondering|checking|reviewing|setting|filling|getting|putting|wrapping|budgeting|hoping|feeling|asking|making|writing|having|being|updating|organi[sz]ing|sorting|tracking|starting|arguing|talking|prepping|saving|cleaning|reflecting|not (gonna|going|to|sure))\b/,
  /^(because|cuz|coz|cause|although|though|even though|now that|given that|in case|in order to|so that|so (i|we) (can|could|know|do|may|am|are|got|have)|since (i|we|it) (am|are|is|want|need|feel|think|have|do|keep)|as (i|we) (am|are|need|want|have)|as you know|as usual)\b/,
  /^if (you|it|that is|that was|i am|we are|i had|i may|possible|not|i remember|memory)\b/,
  /^before (i|we) (go|buy|order|book|sign|commit|decide|head|leave|forget|panic|get|do|make|start|ask|say|check|freak|lose)\b/,
]

function looksAside(clause: Clause): boolean {
  const text = clause.words.join(' ').replace(leads, '')
  if (isIdle(clause)) return true
  if (!clause.isApart) return isAsking(clause)
  return (
    statements.some((form) => form.test(text)) &&
    !/\b(how (much|many|often)|what|which)\b/.test(text)
  )
}

/** "I wonder", "my wife wants to know": stands before what is asked. */
function isAsking({ items, words }: Clause): boolean {
  const text = words.join(' ').replace(leads, '')
  const isKnown = words.every((word) => asideWords.has(word))
  return (
    /\b(know|see|wonder|wondering|wonders|ask|asking|asks|asked|tell|remember|forgot|figure|sure|idea|clue|curious|interested|check|hear|find out|understand|remind|asks|guess|recall|lie|say|unsure|explain)\b/.test(
      text,
    ) &&
    (statements.some((form) => form.test(text)) || isKnown) &&
    items.every((item) => item.kind === 'unknown' || isWord(item, ['filler', 'list']))
  )
}

/** A clause of words that mean nothing for a figure: "good morning", "quick one", "for my own peace of mind". */
function isIdle({ items, words, isApart }: Clause): boolean {
  return (
    isApart &&
    words.every((word) => asideWords.has(word) || isDash({ text: word } as Token)) &&
    items.every((item) => (item.kind === 'word' ? idle.has(item.feature) : isInert(item)))
  )
}

const idle = new Set([
  'filler',
  'again',
  'why',
  'not',
  'usage',
  'still',
  'whatIs',
  'nowIs',
  'pronoun',
])

function isWord(item: Item, features: readonly string[]): boolean {
  return item.kind === 'word' && features.includes(item.feature)
}

/** Not understood, or taken for a part of a name, but only a common word. */
function isInert(item: Item): boolean {
  const isCommon = item.raw
    .toLowerCase()
    .split(' ')
    .every((word) => asideWords.has(word))
  return isCommon && (item.kind === 'unknown' || (item.kind === 'name' && item.how !== 'exact'))
}

/** Features that narrow or shape a figure wherever they stand. */
const binding = new Set([
  'except',
  'refund',
  'netOfRefunds',
  'average',
  'each',
  'perDay',
  'perWeek',
  'perMonth',
  'perYear',
  'weekday',
  'weekend',
  'cancel',
  'duplicate',
  'overdue',
  'payday',
  'share',
])

const focusing =
  /\b(only|specifically|regarding|concerning|talking|focus|focusing|limit|limited|count|counting|counts|counted|include|including|includes|exclude|excluding|ignore|ignoring|leave out|leaving out|skip|skipping|without|except|do not want|other than)\b/

/** What an aside names that the question is about; undefined if the aside can't be left out. */
function topicsOf(clause: Clause, asked: readonly Clause[]): Token[] | undefined {
  const text = clause.words.join(' ')
  const items = clause.items.filter((item) => !isInert(item))
  if (focusing.test(text) && !isIdle(clause)) return undefined
  if (items.some((item) => item.kind === 'word' && binding.has(item.feature))) return undefined
  if (items.some(({ kind }) => ['amount', 'number', 'weekday', 'mistake'].includes(kind)))
    return undefined
  const question = asked.flatMap((each) => each.items)
  const hasName = question.some(({ kind }) => kind === 'name')
  const unknown = items.filter(({ kind }) => kind === 'unknown')
  if (!hasName && clause.isApart && unknown.length > 0 && !isScene(text, unknown)) return undefined
  if (hasName && unknown.some((item) => /^\p{Lu}/u.test(item.raw) && pointsBack(asked)))
    return undefined
  const hasTopic = items.some(({ kind }) => kind === 'name')
  if (!hasName && !hasTopic && spentOn.test(text)) return undefined
  const periods = periodTopics(clause, items, question)
  const names = nameTopics(clause, items, question)
  return periods && names && [...names, ...periods]
}

/** "I spend too much on drinks": the question may be about them alone, even if the word can't be placed. */
const spentOn =
  /\b(less|more|much|back|down|lot|spend\w*|spent|pay\w*|paid|sav\w+|wast\w+|money|cash|splurg\w*|blow\w*) (on|at|for) (my |the |our |all |some )*(?!(it|them|this|that|things|stuff|everything|anything|purpose|track|budget|myself|ages|now|too|once|me|us|you|him|her)\b)\w/

/** "Sitting here with my coffee": what one does meanwhile is no subject. */
function isScene(text: string, unknown: readonly Item[]): boolean {
  return (
    /^((i|we) (am|are) )?(just |here |currently )*(sitting|having|drinking|waiting|lying|standing|cooking|packing|driving|chatting|cleaning|lounging|relaxing|procrastinating|getting ready|heading)\b/.test(
      text.replace(leads, ''),
    ) && unknown.every(({ raw }) => !/^\p{Lu}/u.test(raw))
  )
}

function pointsBack(asked: readonly Clause[]): boolean {
  return asked.some(({ words }) => /\b(there|it|them|that|those)\b/.test(words.join(' ')))
}

const plans =
  /\b(not|no longer|forget|save|saving|buy|buying|plan|planning|want|need|afford|book|booking|moving|might|used to|never|instead|rather|stopped|quit|gave up|getting|thinking of|love to|like to|had love|did love|did like|job|birthday)\b/

/** "I barely use it": what a question about cancelling is about. */
const isUnused =
  /\b(barely|hardly|rarely|seldom|scarcely|never|not|no longer) (ever |even |really )?(use|using|watch|watching|touch|open|need)\b/

function nameTopics(clause: Clause, items: readonly Item[], question: readonly Item[]) {
  const names = items.filter((item) => item.kind === 'name')
  if (names.length === 0 || question.some(({ kind }) => kind === 'name')) return []
  const text = clause.words.join(' ')
  const isCancelled = question.some((item) => isWord(item, ['cancel', 'saveVerb']))
  if (isCancelled && isUnused.test(text))
    return names.flatMap((item) => tokensOf(clause, item, false))
  const isTopic =
    items.some((item) => isWord(item, ['spend', 'visit', 'max', 'expenseRow', 'rise', 'change'])) ||
    /\b(about|too much|a lot|out of hand|out of control|crazy|insane|ridiculous|nuts)\b/.test(text)
  if (!isTopic || plans.test(text)) return undefined
  return names.flatMap((item) => tokensOf(clause, item, true))
}

function periodTopics(clause: Clause, items: readonly Item[], question: readonly Item[]) {
  const periods = items.filter((item) => item.kind === 'period')
  if (periods.length === 0) return []
  const text = clause.words.join(' ').replace(leads, '')
  if (
    /^(it is|today is) (almost |already |nearly |only )*/.test(text) &&
    items.every((item) => item.kind === 'period' || isWord(item, [...idle]))
  )
    return []
  if (question.some(({ kind }) => kind === 'period')) return undefined
  const [first] = periods
  const isSubject = first?.at === clause.from + (clause.words.length - text.split(' ').length)
  const isSpent = items.some((item) => isWord(item, ['spend', 'visit', 'earn', 'expenseRow']))
  if (periods.length > 1 || !(isSubject || isSpent)) return undefined
  return periods.flatMap((item) => tokensOf(clause, item, false))
}

const beside = { text: 'at', name: 'at', bare: 'at', raw: 'at' }

/** The tokens of an item, with "on the" before a name. */
function tokensOf({ from, tokens }: Clause, item: Item, isName: boolean): Token[] {
  const at = item.at - from
  const length = item.raw.split(' ').length
  const own = tokens.slice(at, at + length)
  if (!isName) return own
  const before = tokens.slice(Math.max(0, at - 2), at)
  const lead = before.findIndex(({ text }) => /^(on|at|from|to|with)$/.test(text))
  // After a year, "to Friday Market" would be read as a span.
  const led = before
    .slice(lead)
    .map((token) => (token.text === 'to' ? { ...token, ...beside } : token))
  return lead < 0 ? own : [...led, ...own]
}
