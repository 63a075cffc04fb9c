import {
  idle,
  isComplaint,
  isDayOfToday,
  isGuess,
  isIdle,
  isInert,
  isSituation,
  isWord,
} from './asideKinds.ts'
import { type Clause, isStatement, textOf } from './clauses.ts'
import type { Item } from './items.ts'
import { isSameSpan } from './period.ts'
import { namesSubject } from './subjects.ts'
import type { Token } from './tokens.ts'

// What a clause beside the question names that the question is about, and whether it can be left out at all.

/** "I worry about rent. How much is it?" */
export const backwards = new Set(['it', 'they', 'them', 'that', 'those', 'there'])

/**
 * What an aside names that the question is about; `isTold` if "it" in the question means just that, and `isUnused` if
 * the answer has to say that it was left aside.
 */
type Topics = { tokens: readonly Token[]; isTold: boolean; isUnused?: true }

export const noTopics: Topics = { tokens: [], isTold: false }

const wanting =
  /\b(want|wants|need|needs|like to|give|gimme|show|mean|meant|talking|looking for|interested|care|by|per)\b/

/** Features that change what is worked out wherever they stand. */
const binding = new Set(['except', 'netOfRefunds', 'cancel', 'duplicate', 'share', 'median'])

/** Features that may only tell a habit: "I put something away every month". */
const habitual = new Set([
  'compare',
  'average',
  'each',
  'perDay',
  'perWeek',
  'perMonth',
  'perYear',
  'weekday',
  'weekend',
  'payday',
])

const focusing =
  /\b(only|specifically|regarding|concerning|talking|speaking of|as for|when it comes to|in terms of|focus|focusing|limit|limited|count(?! (?:every|each|the|my|our) (?:penny|pennies|cents?)\b)|counting|counts|counted|include|including|includes|included|mostly|mainly|partly|half of|exclude|excluding|ignore|ignoring|leave \w+ out|leave out|leaving out|skip|skipping|without|except|do not want(?! to\b)|other than|convert|euros?|pounds?|\w+-wise)\b/

/** Undefined if the aside can't be left out. */
export function topicsOf(clause: Clause, asked: readonly Clause[]): Topics | undefined {
  const text = clause.words.join(' ')
  const items = clause.items.filter((item) => !isInert(item))
  if (focusing.test(text) && !isIdle(clause)) return undefined
  if (
    /\b(i|we) (just |only |really )?(mean|meant)\b/.test(text) &&
    items.some(({ kind }) => kind !== 'word')
  )
    return undefined
  const question = asked.flatMap((each) => each.items)
  const isSaidAgain = (item: Item) => item.kind === 'word' && has(question, [item.feature])
  if (items.some((item) => shapesFigure(item, clause) && !isSaidAgain(item))) return undefined
  if (isSituation(clause)) return { ...noTopics, isUnused: true }
  if (isGuess(clause) && question.some((item) => isWord(item, picking)))
    return { ...noTopics, isUnused: true }
  if (isGuess(clause) && !isStatement(clause)) return undefined
  if (isComplaint(clause)) {
    const pointsBack = question.some(({ raw }) => backwards.has(raw.toLowerCase()))
    const [name] = items.filter(({ kind }) => kind === 'name')
    if (!pointsBack || name === undefined) return undefined
    return { tokens: tokensOf(clause, name, false), isTold: true, isUnused: true }
  }
  const unknown = items.filter(({ kind }) => kind === 'unknown')
  const mayNarrow = unknown.length > 0 && namesSubject(clause, unknown, asked)
  const isPlan = isToCome(clause, asked)
  if (mayNarrow && !isPlan && !takesNoName(clause, asked) && !isApartFrom(clause, asked))
    return undefined
  const hasName = question.some(({ kind }) => kind === 'name')
  const hasTopic = items.some(({ kind }) => kind === 'name')
  if (!hasName && !hasTopic && spentOn.test(text)) return undefined
  const isListed = asksInFull(question) && takesNoName(clause, asked)
  const periods = isListed || isPlan || isIdle(clause) ? [] : periodTopics(clause, items, question)
  // "How much in July i think it was sushi"
  if (
    unknown.length > 0 &&
    /\b(it|that|this) (is|was) [\p{L}'-]+$/u.test(text) &&
    goesOn(clause, asked)
  )
    return undefined
  const isByChance =
    namesByChance(clause, items, question) ||
    (items.some(({ kind }) => kind === 'name') &&
      takesNoName(clause, asked) &&
      !plans.test(textOf(clause)))
  const names = isByChance ? [] : nameTopics(clause, items, question)
  if (periods === undefined || names === undefined) return undefined
  // "I spent a lot in July. How much was it?"
  const isSpending = items.every((item) => item.kind !== 'word' || isWord(item, [...idle, 'spend']))
  const isCompared = question.some(({ kind }) => kind === 'period')
  return {
    tokens: [...names, ...periods],
    isTold: names.length > 0 || (periods.length > 0 && (isSpending || isCompared)),
    ...((mayNarrow || isByChance || isListed) && { isUnused: true as const }),
  }
}

/** Features that pick one thing out, which may be guessed. */
const picking = [
  'max',
  'min',
  'most',
  'least',
  'first',
  'last',
  'when',
  'where',
  'payee',
  'category',
]

/** Figures of all the money, which no noun can narrow: the answer says what it left aside. */
const ofAllMoney = ['net', 'score', 'savingsRate', 'overIncome', 'left', 'usage', 'forecast']

/** Answered with all there is, day by day. */
const listed = ['overdue', 'duplicate', 'unusual', 'rise', 'score', 'payday']

/** "Am I behind on any bill?", "when did I last pay Verizon?": no word or time beside it changes what is asked. */
function asksInFull(question: readonly Item[]): boolean {
  const isOfOne = question.some((item) => item.kind === 'name' && item.how === 'exact')
  return has(question, listed) || (isOfOne && has(question, ['last', 'first']))
}

/** "Did I come out ahead in May? Felt like I was bleeding money on the trip." */
function takesNoName(clause: Clause, asked: readonly Clause[]): boolean {
  const question = asked.flatMap(({ items }) => items)
  return (
    isStatement(clause) &&
    !goesOn(clause, asked) &&
    !/\b(mean|meant|about(?! (?:it|this|that)\b)|count\w*|includ\w*)\b/.test(textOf(clause)) &&
    (asksInFull(question) ||
      (question.some(({ kind }) => kind === 'period') &&
        (has(question, ofAllMoney) || asked.some(asksWhatWasBought))))
  )
}

function has(items: readonly Item[], features: readonly string[]): boolean {
  return items.some((item) => isWord(item, features))
}

/** "I think I'm addicted to coffee, how much did I spend at Dunkin in May?": asks in full what it wants to know. */
function isApartFrom(clause: Clause, asked: readonly Clause[]): boolean {
  const question = asked.flatMap(({ items }) => items)
  const isOfOne = question.some(
    (item) =>
      item.kind === 'name' &&
      item.how === 'exact' &&
      item.names.every(({ kind }) => kind === 'payee'),
  )
  return (
    isOfOne &&
    /^(?:\p{L}+ ){0,5}(?:i|we) /u.test(textOf(clause)) &&
    isStatement(clause) &&
    asked.every(({ from }) => from > clause.from) &&
    (question.some(({ kind }) => kind === 'period') ||
      (clause.isApart && !wanting.test(textOf(clause)))) &&
    !question.some(({ raw }) => backwards.has(raw.toLowerCase())) &&
    !/\b(mean|meant|about|count\w*|includ\w*)\b/.test(textOf(clause))
  )
}

/** "What did I buy on Friday?": its answer shows every row, whatever the statement was about. */
function asksWhatWasBought({ words }: Clause): boolean {
  return /\bwhat (all |else )?did (i|we) (all )?(buy|order|purchase)\b/.test(words.join(' '))
}

/** "We are planning a summer vacation. How much was spent on gas in 2025?": what is still to come narrows no past time. */
function isToCome(clause: Clause, asked: readonly Clause[]): boolean {
  const question = asked.flatMap(({ items }) => items)
  const text = textOf(clause)
  const hasName = question.some((item) => item.kind === 'name' && item.how === 'exact')
  const isFull = hasName || isJourney.test(text) || has(question, [...ofAllMoney, 'saveVerb'])
  const times = question.filter((item) => item.kind === 'period')
  return (
    clause.isApart &&
    isStatement(clause) &&
    preparing.test(text) &&
    !/\b(?:a lot|lots|often|too (?:much|many|often)|all the time|every|always)\b/.test(text) &&
    !clause.items.some(({ kind }) => kind === 'name') &&
    isFull &&
    (hasName || times.length > 0) &&
    times.every(({ period }) => period.isAhead !== true) &&
    !has(question, ['bill', 'due', 'left', 'forecast']) &&
    !question.some(({ raw }) => backwards.has(raw.toLowerCase()))
  )
}

const isJourney =
  /^(?:i|we) (?:am|are) (?:(?:all|now|just|both|also|soon) )*(?:off|heading|flying|driving|travell?ing) (?:to|away|on|back|home)\b/

const preparing =
  /^(?:i|we) (?:am|are|have been) (?:(?:all|now|just|both|also|soon|currently|already|still) )*(?:planning|preparing|getting (?:ready|married|engaged)|retiring|graduating|expecting|putting together|hoping to|about to|looking forward|off|heading|flying|driving|travell?ing)\b|^(?:i|we) (?:plan|hope|intend) to\b/

/** True if a clause goes on after all that is asked, with no punctuation between them. */
function goesOn({ from }: Clause, asked: readonly Clause[]): boolean {
  return asked.every((each) => each.from < from) && asked.at(-1)?.isApart === false
}

/** True for an item that changes the figure itself: a limit, an amount, "per week", "except". */
function shapesFigure(item: Item, clause: Clause): boolean {
  const isTelling = isStatement(clause) && !wanting.test(textOf(clause))
  const raw = item.raw.toLowerCase()
  switch (item.kind) {
    case 'word':
      if (raw === 'but') return !isConjunction(item, clause)
      if (item.feature === 'refund') return /refund|reimburs|money|cash/.test(raw)
      // "Starbucks excluded", while "jokes aside" leaves out nothing.
      if (item.feature === 'exceptBefore') return clause.items.some(({ kind }) => kind === 'name')
      if (item.feature === 'cancel' && isReported(clause)) return false
      return binding.has(item.feature) || (habitual.has(item.feature) && !isTelling)
    case 'weekday':
      return !isTelling
    case 'number':
      return !isCounted(item, clause) && !isReported(clause)
    case 'amount':
      return !isReported(clause)
    default:
      return item.kind === 'mistake'
  }
}

/** "My wife says we spent over 300": what somebody believes, and no limit. */
function isReported({ words }: Clause): boolean {
  return /^((my|our|the) )?\p{L}+ (just |always )?(keeps (?:going|saying|telling me)|says|said|thinks|thought|swears|swore|claims|claimed|believes|believed|reckons|insists|insisted|guesses|guessed|bets) (that )?(it|we|i|that|this|they|he|she)\b/u.test(
    words.join(' '),
  )
}

/** "Not to be dramatic but I am sweating": joins two statements. */
function isConjunction({ at }: Item, { words, from }: Clause): boolean {
  const next = words[at - from + 1]
  return at === from || next === undefined || /^(i|we|it|he|she|they|you|my|this|that)$/.test(next)
}

/** "Two kids", "at 3", "I'm 34": a number of something, a time of day or an age. */
function isCounted(item: Item, { items, words, from }: Clause): boolean {
  if (/^(at|am)$/.test(words[item.at - from - 1] ?? '')) return true
  if (/^(min|mins|minutes?|hours?|hrs?)$/.test(words[item.at - from + 1] ?? '')) return true
  const next = items.find(({ at }) => at > item.at)
  return next?.kind === 'unknown' && next.at === item.at + 1
}

/** "I spend too much on drinks": the question may be about them alone, even if the word can't be placed. */
const spentOn =
  /\b(less|more|much|back|down|lot|spend\w*|spent|pay\w*|paid|sav\w+(?! for)|wast\w+|money|cash|splurg\w*|blow\w*) (on|at|for) (my |the |our |all |some )*(?!(it|them|this|that|things|stuff|everything|anything|purpose|track|budget|myself|ages|now|too|once|me|us|you|him|her)\b)\w/

const plans =
  /\b(not|no longer|forget|save|saving|buy|buying|plan|planning|want|need|afford|book|booking|moving|might|used to|never|instead|rather|stopped|quit|gave up|getting|thinking of|love to|like to|had love|did love|did like|job|birthday)\b/

/** "I barely use it": what a question about cancelling is about. */
const isUnused =
  /\b(barely|hardly|rarely|seldom|scarcely|never|not|no longer) (ever |even |really )?(use|using|watch|watching|touch|open|opening|read|reading|go|wear|visit|listen|listening|play|playing|need)\b/

/** "My car died in May. What did I spend last month?": a common noun that is also a part of a name. */
function namesByChance(clause: Clause, items: readonly Item[], question: readonly Item[]): boolean {
  const text = textOf(clause)
  const names = items.filter((item) => item.kind === 'name')
  return (
    names.length > 0 &&
    names.every(({ how }) => how === 'part') &&
    isStatement(clause) &&
    clause.isApart &&
    question.some(({ kind }) => kind === 'period') &&
    !question.some((item) => item.kind === 'name' || backwards.has(item.raw.toLowerCase())) &&
    (isOccasion(text) ||
      (!items.some((item) => isWord(item, moneyWords)) &&
        /^(my|our|the) \p{L}+ (just )?(died|crashed|collapsed|broke|broke down|exploded|went|fell|vanished|arrived)\b/u.test(
          text,
        )))
  )
}

/** "That was the Portugal trip": says what the days were, and no name in it narrows them. */
function isOccasion(text: string): boolean {
  return /^(that|this|it) (was|is) (the|my|our) (\p{L}+ ){1,3}(trip|vacation|holiday|holidays|getaway|visit|tour|weekend|week|wedding|move|break|conference)$/u.test(
    text,
  )
}

function nameTopics(clause: Clause, items: readonly Item[], question: readonly Item[]) {
  const names = items.filter((item) => item.kind === 'name')
  if (names.length === 0 || question.some(({ kind }) => kind === 'name')) return []
  const text = clause.words.join(' ')
  const isCancelled = question.some((item) => isWord(item, ['cancel', 'saveVerb']))
  if (isCancelled && isUnused.test(text))
    return names.flatMap((item) => tokensOf(clause, item, false))
  const isPointedAt =
    names.length === 1 && question.some((item) => /^(it|there|them|they|that)$/i.test(item.raw))
  const isTopic =
    isPointedAt ||
    items.some((item) => isWord(item, ['spend', 'visit', 'max', 'expenseRow', 'rise', 'change'])) ||
    /\b(about|too much|a lot|out of hand|out of control|crazy|insane|ridiculous|nuts)\b|^(i|we) (am|are|go|went) (at|to)\b/.test(
      text,
    )
  // "My car broke down" does not tell of the car insurance.
  const isGuess =
    names.some(({ how }) => how === 'part') && !items.some((item) => isWord(item, moneyWords))
  if (!isTopic || isGuess || (plans.test(text) && !isPointedAt)) return undefined
  return names.flatMap((item) => tokensOf(clause, item, true))
}

function periodTopics(clause: Clause, items: readonly Item[], question: readonly Item[]) {
  const periods = items.filter((item) => item.kind === 'period')
  if (periods.length === 0) return []
  const text = textOf(clause)
  const isOfToday = items.every(
    (item) =>
      isDayOfToday(item, clause) || item.kind === 'unknown' || isWord(item, [...idle, 'change']),
  )
  if (isOfToday) return []
  const isAboutMoney = items.some((item) => isWord(item, moneyWords))
  // "September was brutal", "I worry about May"
  const start = periods[0]?.at ?? 0
  const isSubject =
    start === clause.from + (clause.words.length - text.split(' ').length) ||
    clause.words[start - clause.from - 1] === 'about'
  const own = question.filter((item) => item.kind === 'period')
  if (own.length > 0) {
    if (periods.every((item) => own.some(({ period }) => isSameSpan(item.period, period))))
      return []
    // "2025 was rough. How much was it in May?"
    const isYear = periods.some(({ period }) => period.kind === 'year')
    if (isYear && (isAboutMoney || isSubject) && own.some(({ period }) => period.isBare === true))
      return undefined
    if (!isRelative(question)) return []
    // "I am planning for the new year. How much was it in May compared to June?": both times are named.
    if (own.length > 1) return []
    // "September was brutal. Was it worse than August?"
    const isPointedAt =
      own.length === 1 &&
      // "What changed compared to November?"
      question.some((item) => /^(it|that)$/i.test(item.raw) || isWord(item, ['change']))
    return isPointedAt && periods.length === 1 && isSubject
      ? periods.flatMap((item) => tokensOf(clause, item, false))
      : undefined
  }
  const isToCome = periods.every(({ period }) => period.isAhead)
  if (isToCome && !isAboutMoney && !question.some((item) => isWord(item, ['bill', 'due'])))
    return []
  if (periods.length > 1 || !(isSubject || isAboutMoney)) return undefined
  return periods.flatMap((item) => tokensOf(clause, item, false))
}

const moneyWords = ['spend', 'visit', 'earn', 'expenseRow']

/** What needs a second period. */
const relative = ['compare', 'more', 'lessWord', 'change', 'spanAfter', 'spanBefore', 'sameSpan']

/** "Was it more than in May?"; "did we spend more than 500?" compares no times. */
function isRelative(question: readonly Item[]): boolean {
  const hasAmount = question.some(({ kind }) => kind === 'amount' || kind === 'number')
  return has(question, relative) || (!hasAmount && has(question, ['over', 'under']))
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
