import { asideWords } from './asideWords.ts'
import { type Clause, clausesOf, isDash, isStatement, textOf } from './clauses.ts'
import type { Period } from './period.ts'
import type { Item, Reading } from './read.ts'
import { namesSubject } from './subjects.ts'
import type { Token } from './tokens.ts'

// People say why they ask: "I'm trying to cut back. How much ...?" A statement beside the question is set aside unless
// something in it could narrow the figure: a name, an amount, a period the question lacks, a limit such as "only", or
// a noun in a place where money goes. What could is kept, so that the question is answered with it or not at all.

/** "I worry about rent. How much is it?" */
const backwards = new Set(['it', 'they', 'them', 'that', 'those', 'there'])

/** A question without the asides in it; `leftAside` are those that could have been about something. */
type Rest = { tokens: readonly Token[]; leftAside: readonly string[] }

/** The tokens of a question without the asides; undefined if there are none. */
export function withoutAsides(reading: Reading): Rest | undefined {
  const clauses = clausesOf(reading)
  if (clauses.length < 2 || clauses.some(isUnheard)) return undefined
  const open = openClauses(clauses)
  const asked = clauses.filter((_, index) => open[index])
  // "He raised his price. Is that so?": without the statement nothing is asked.
  const asks = asked.some(({ items }) => items.some((item) => !isWord(item, ['filler'])))
  if (!asks) return undefined
  const topics: Token[] = []
  const leftAside: string[] = []
  let isTold = false
  const kept = clauses.flatMap((clause, index) => {
    if (open[index]) return [...clause.tokens]
    const found = isTag(clause) ? noTopics : topicsOf(clause, asked)
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

/**
 * What an aside names that the question is about; `isTold` if "it" in the question means just that, and `isUnused` if
 * the answer has to say that it was left aside.
 */
type Topics = { tokens: readonly Token[]; isTold: boolean; isUnused?: true }
const noTopics: Topics = { tokens: [], isTold: false }

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

/** "Did they?", "which ones?", "right?": asks about what was just said. */
function isTag({ words }: Clause): boolean {
  return tags.some((form) => form.test(words.join(' ')))
}

const tags: readonly RegExp[] = [
  /^((and|or|so) )*(did|does|do|is|are|was|were|has|have|am) (they|it|that|i|we|there|he|she)( not)?( any)?$/,
  /^(which|what) ones?( are they)?$/,
  /^(i |we )?(do not (need|want|show me|give me|need to see)|no|never mind|skip) (for )?(the |a |any |all the )?(full |whole |long )?(breakdown|details?|list|explanation|speech|lecture)( needed| please| though| thanks)*$/,
  /^((is|am|are) (that|it|this|i|he|she|they) )?(right|wrong|mistaken|true|correct|so)$|^yes or no$|^or (not|no)$/,
  /^(please )?((can|could|would|will) you )?(please )?(check|look|confirm|verify|look into (it|that|this)|take a look|check (it|that|this)|find out|have a look)( please| for me)*$/,
]

function looksAside(clause: Clause): boolean {
  if (isBareList(clause)) return false
  if (isGuess(clause) || isComplaint(clause)) return true
  if (isIdle(clause) || isStateOfThings(clause)) return true
  return clause.isApart ? isStatement(clause) : isLead(clause)
}

/** "June, July and August": the rest of a list, and no remark. */
function isBareList({ items, words }: Clause): boolean {
  // "New year, new me."
  if (/^(happy|merry|new|good)$/.test(words[0] ?? '')) return false
  const named = items.filter(({ kind }) => kind === 'period' || kind === 'name')
  const others = items.filter((item) => !named.includes(item))
  return (
    named.length > 0 &&
    others.every(({ raw }) => /^(and|or|plus|the|my|both|also|then)$/i.test(raw))
  )
}

/** "Bet it was the flights": what the answer may be. */
function isGuess({ words, isApart }: Clause): boolean {
  return (
    isApart &&
    /^((i|we) )?(bet|am betting|guess|am guessing|reckon|suspect|assume|imagine|hope|am hoping|bet you|prob|probably|presumably) (that )?(it|that|they|this) (is|was|are|were|will be) /.test(
      words.join(' '),
    )
  )
}

/** "Is Netflix ripping me off?": asks for an opinion, and names what the question after it is about. */
function isComplaint({ words, items, isApart }: Clause): boolean {
  return (
    isApart &&
    /^(is|are) /.test(words.join(' ')) &&
    /\b(me|us)\b/.test(words.slice(2).join(' ')) &&
    items.filter(({ kind }) => kind === 'name').length === 1 &&
    items.some(({ kind }) => kind === 'unknown') &&
    items.every(
      (item) => item.kind === 'name' || item.kind === 'unknown' || isWord(item, ['filler']),
    )
  )
}

/** "Where things stand", "how bad it is": asked in general, beside the question itself. */
function isStateOfThings({ items, words }: Clause): boolean {
  return (
    /^(where|how|why) (\p{L}+ )?(things|i|we|it|stuff|everything|life) \p{L}+$/u.test(
      words.join(' '),
    ) &&
    items.every((item) => item.kind === 'unknown' || isWord(item, [...idle, 'where', 'whereAt']))
  )
}

/** "I wonder", "my flurby brain forgot", "my wife wants to know": stands before what is asked. */
function isLead(clause: Clause): boolean {
  const { items, words } = clause
  const isKnown = words.every((word) => asideWords.has(word)) && asking.test(textOf(clause))
  return (
    (isStatement(clause) || isKnown) &&
    items.every(
      (item) =>
        item.kind === 'unknown' ||
        isInert(item) ||
        isDayOfToday(item, clause) ||
        isWord(item, [...idle, 'list', 'overdue', 'except']),
    )
  )
}

/** "It's Friday and I'm broke" */
function isDayOfToday({ kind }: Item, clause: Clause): boolean {
  return kind === 'period' && /^(it|today) is (?!for\b)/.test(textOf(clause))
}

const asking =
  /\b(know|see|wonder\w*|ask\w*|tell|remember|forgot|figure|sure|idea|clue|curious|interested|check|hear|find out|understand|remind|guess|recall|lie|say|unsure|explain|want|wants|need|needs|give|gimme|show|looking|look|mean|meant|talk\w*|thinking|think|focus\w*|care|interested|let)\b/

const wanting =
  /\b(want|wants|need|needs|like to|give|gimme|show|mean|meant|talking|looking for|interested|care|by|per)\b/

/** A clause of words that mean nothing for a figure: "good morning", "quick one", "for my own peace of mind". */
function isIdle({ items, words, isApart, kind }: Clause): boolean {
  return (
    isApart &&
    !/^(suppose|supposing|assuming|imagine|if|since|after|before|during|until|till|while|when)$/.test(
      words[0] ?? '',
    ) &&
    !isNounPhrase(words) &&
    !(kind === 'part' && narrowed.test(words.join(' '))) &&
    items.every(
      (item) =>
        isGreeting(item, words) ||
        (item.kind === 'word'
          ? idle.has(item.feature) && areIdle(item.raw)
          : item.kind === 'unknown' && areIdle(item.raw)),
    )
  )
}

function areIdle(raw: string): boolean {
  return raw
    .toLowerCase()
    .split(' ')
    .every((word) => asideWords.has(word.replaceAll("'", '')) || isDash(word))
}

/** "Happy Friday!", "New year, new me." */
function isGreeting({ kind }: Item, words: readonly string[]): boolean {
  return kind === 'period' && /^(happy|merry|new|good)$/.test(words[0] ?? '')
}

/** "The work stuff" names something; "my friend" is who is spoken to. */
function isNounPhrase(words: readonly string[]): boolean {
  return (
    /^(the|my|our|his|her|their|these|those)$/.test(words[0] ?? '') &&
    !/^my (dear|friend|love|man|bad)$/.test(words.join(' '))
  )
}

/** "For my daughter", "kids", "small ones": may narrow what is counted, unless it stands in a sentence of its own. */
const narrowed =
  /\b(husband|hubby|wife|partner|spouse|daughters?|sons?|kids?|child|children|family|mom|mum|mother|dad|father|parents|brother|sister|friends|roommates?|couple|person|everyone|boss)\b|(?<!^)\b(ones|stuff|things|accounts?|expenses?|spending)$|^just (me|us|mine|ours)$|\b(cash|money)\b/

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

/** Taken for a part of a name, but only a common word. */
function isInert(item: Item): boolean {
  const isCommon = item.raw
    .toLowerCase()
    .split(' ')
    .every((word) => asideWords.has(word))
  return isCommon && (item.kind === 'unknown' || (item.kind === 'name' && item.how !== 'exact'))
}

/** Features that would turn the question into another one. */
const deciding = [
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

/** "I got refunds in May. How much did I spend?": a statement that can't be left out, and would change what is asked. */
export function isMixed(reading: Reading): boolean {
  const clauses = clausesOf(reading)
  if (clauses.length > 1 && clauses.some((each) => isUnheard(each) || leavesOutByAmount(each)))
    return true
  return (
    clauses.some(
      ({ kind, items }) => kind === 'statement' && items.some((item) => isWord(item, deciding)),
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
  /\b(only|specifically|regarding|concerning|talking|speaking of|as for|when it comes to|in terms of|focus|focusing|limit|limited|count|counting|counts|counted|include|including|includes|included|mostly|mainly|partly|half of|exclude|excluding|ignore|ignoring|leave \w+ out|leave out|leaving out|skip|skipping|without|except|do not want(?! to\b)|other than|convert|euros?|pounds?|\w+-wise)\b/

/** Undefined if the aside can't be left out. */
function topicsOf(clause: Clause, asked: readonly Clause[]): Topics | undefined {
  const text = clause.words.join(' ')
  const items = clause.items.filter((item) => !isInert(item))
  if (focusing.test(text) && !isIdle(clause)) return undefined
  if (
    /\b(i|we) (just |only |really )?(mean|meant)\b/.test(text) &&
    items.some(({ kind }) => kind !== 'word')
  )
    return undefined
  if (items.some((item) => shapesFigure(item, clause))) return undefined
  const question = asked.flatMap((each) => each.items)
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
  if (mayNarrow && !takesNoName(clause, asked)) return undefined
  const hasName = question.some(({ kind }) => kind === 'name')
  const hasTopic = items.some(({ kind }) => kind === 'name')
  if (!hasName && !hasTopic && spentOn.test(text)) return undefined
  const periods = periodTopics(clause, items, question)
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
    ...((mayNarrow || isByChance) && { isUnused: true as const }),
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

/** "Did I come out ahead in May? Felt like I was bleeding money on the trip." */
function takesNoName(clause: Clause, asked: readonly Clause[]): boolean {
  const question = asked.flatMap(({ items }) => items)
  return (
    isStatement(clause) &&
    !goesOn(clause, asked) &&
    !/\b(mean|meant|about|count\w*|includ\w*)\b/.test(textOf(clause)) &&
    question.some(({ kind }) => kind === 'period') &&
    (question.some((item) => isWord(item, ofAllMoney)) || asked.some(asksWhatWasBought))
  )
}

/** "What did I buy on Friday?": its answer shows every row, whatever the statement was about. */
function asksWhatWasBought({ words }: Clause): boolean {
  return /\bwhat (all |else )?did (i|we) (all )?(buy|order|purchase)\b/.test(words.join(' '))
}

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
      return binding.has(item.feature) || (habitual.has(item.feature) && !isTelling)
    case 'weekday':
      return !isTelling
    case 'number':
      return !isCounted(item, clause)
    default:
      return item.kind === 'amount' || item.kind === 'mistake'
  }
}

/** "Not to be dramatic but I am sweating": joins two statements. */
function isConjunction({ at }: Item, { words, from }: Clause): boolean {
  const next = words[at - from + 1]
  return at === from || next === undefined || /^(i|we|it|he|she|they|you|my|this|that)$/.test(next)
}

/** "Two kids", "at 3", "I'm 34": a number of something, a time of day or an age. */
function isCounted(item: Item, { items, words, from }: Clause): boolean {
  if (/^(at|am)$/.test(words[item.at - from - 1] ?? '')) return true
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
    !items.some((item) => isWord(item, moneyWords)) &&
    /^(my|our|the) \p{L}+ (just )?(died|crashed|collapsed|broke|broke down|exploded|went|fell|vanished|arrived)\b/u.test(
      text,
    )
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
    (item) => isDayOfToday(item, clause) || item.kind === 'unknown' || isWord(item, [...idle]),
  )
  if (isOfToday) return []
  const isAboutMoney = items.some((item) => isWord(item, moneyWords))
  const isSubject = periods[0]?.at === clause.from + (clause.words.length - text.split(' ').length)
  const own = question.filter((item) => item.kind === 'period')
  if (own.length > 0) {
    if (periods.every((item) => own.some(({ period }) => isSameSpan(item.period, period))))
      return []
    // "2025 was rough. How much was it in May?"
    const isYear = periods.some(({ period }) => period.kind === 'year')
    if (isYear && (isAboutMoney || isSubject) && own.some(({ period }) => period.isBare === true))
      return undefined
    if (!question.some((item) => isWord(item, relative))) return []
    // "September was brutal. Was it worse than August?"
    const isPointedAt = question.some((item) => /^(it|that)$/i.test(item.raw)) && own.length === 1
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

function isSameSpan(a: Period, b: Period): boolean {
  return a.from === b.from && a.to === b.to
}

const moneyWords = ['spend', 'visit', 'earn', 'expenseRow']
/** What needs a second period. */
const relative = ['compare', 'more', 'lessWord', 'change', 'spanAfter', 'spanBefore', 'sameSpan']

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
