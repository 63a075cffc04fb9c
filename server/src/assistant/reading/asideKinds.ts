import { asideWords } from './asideWords.ts'
import { type Clause, isDash, isStatement, textOf } from './clauses.ts'
import type { Item } from './items.ts'

// Which clauses stand beside a question, by their form.

/** "Did they?", "which ones?", "right?": asks about what was just said. */
export function isTag({ words }: Clause): boolean {
  return tags.some((form) => form.test(words.join(' ')))
}

const tags: readonly RegExp[] = [
  /^((and|or|so) )*(did|does|do|is|are|was|were|has|have|am) (they|it|that|i|we|there|he|she)( not)?( any)?$/,
  /^(which|what) ones?( are they)?$/,
  /^(i |we )?(do not (need|want|show me|give me|need to see)|no|never mind|skip) (for )?(the |a |any |all the )?(full |whole |long )?(breakdown|details?|list|explanation|speech|lecture)( needed| please| though| thanks)*$/,
  /^((is|am|are) (that|it|this|i|he|she|they) )?(right|wrong|mistaken|true|correct|so)$|^yes or no$|^or (not|no)$/,
  /^(please )?((can|could|would|will) you )?(please )?(check|look|confirm|verify|look into (it|that|this)|take a look|check (it|that|this)|find out|have a look)( please| for me)*$/,
]

export function looksAside(clause: Clause): boolean {
  if (isExclamation(clause)) return true
  if (isBareList(clause)) return false
  if (isGuess(clause) || isComplaint(clause) || isSituation(clause)) return true
  if (isIdle(clause) || isStateOfThings(clause)) return true
  return clause.isApart ? isStatement(clause) : isLead(clause)
}

/** "Bless him", "the dear man", "poor old Tibbles": of somebody, and of no figure. */
export function isExclamation({ words, isApart }: Clause): boolean {
  return isApart && exclamations.test(words.join(' '))
}

const exclamations =
  /^(?:god |oh )*bless (?:him|her|them|you|(?:his|her|their|your) (?:\p{L}+ )?hearts?|the \p{L}+)$|^(?:the |my |a |oh )*(?:dear|sweet|lovely|poor|silly|good)(?: (?:old|little|dear))* (?:man|woman|boy|girl|soul|thing|lad|lass|lady|fellow|chap)$|^(?:oh |ah )*poor (?:old |little |dear )*\p{L}+$/u

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
export function isGuess({ words, isApart }: Clause): boolean {
  return (
    isApart &&
    /^((i|we) )?(bet|am betting|guess|am guessing|reckon|suspect|assume|imagine|hope|am hoping|bet you|prob|probably|presumably) (that )?(it|that|they|this) (is|was|are|were|will be) /.test(
      words.join(' '),
    )
  )
}

/** "Just off a night shift", "rushing between patients", "on my lunch break": where somebody is who asks. */
export function isSituation({ words, items, isApart, kind }: Clause): boolean {
  const text = words.join(' ')
  return (
    isApart &&
    kind !== 'question' &&
    words.length <= 9 &&
    situations.test(text) &&
    items.every(
      (item) =>
        item.kind === 'unknown' ||
        item.kind === 'number' ||
        (item.kind === 'name' && item.how !== 'exact' && /\b(shift|job|work)$/.test(text)) ||
        (item.kind === 'name' && /\b(car park|parking lot|bus stop|train station)$/.test(text)) ||
        /^((running )?late|mins?)$/i.test(item.raw) ||
        isWord(item, [...idle, 'where', 'visit', 'raise', 'list', 'between', 'payee']),
    )
  )
}

const situations =
  /^(?:(?:hey|hi|ok|so|just|currently|still|only|now|finally|fresh|straight|literally|here|im|i|we are|am|got) )*(?:(?:off|back from|out of|home from|done with|through with) (?:a|an|my|the|our|another) (?:\p{L}+ ){0,2}(?:shift|job|work|flight|plane|meeting|call|lecture|class|ward|night|day)|(?:finished|done with|off|came off|come off|coming off) (?:work|nights|days|class|school|my shift|the school run)|(?:off to|back (?:at|from|in)|home from|on (?:my|the) way (?:to|home from)?|heading (?:to|for|off to)) (?:work|bed|sleep|class|school|the office|the airport|a meeting|home)|on (?:(?:a|an|my|the|our) )?(?:(?:lunch|tea|coffee|smoke|short|quick) )?break(?: (?:for )?\d+ (?:min|mins|minutes))?|on (?:call|shift|duty|hold)|(?:in )?between (?:\p{L}+ )?(?:meetings|patients|classes|lectures|shifts|calls|appointments|lessons|jobs|clients|customers)|(?:rushing|running|dashing|hurrying|racing) (?:between|to|from|around|late|out)\b(?: \p{L}+){0,3}|(?:stuck|sitting|standing|waiting|lying) (?:in|at|on|for|around|here)\b(?: \p{L}+){0,4}|in (?:a|an|the) (?:hurry|rush|meeting|queue|line|waiting room|car park|parking lot|taxi|cab|middle of \p{L}+)|at (?:the|a) (?:checkout|till|register|bus stop|train station)|late for \p{L}+|(?:my |the )?(?:customers?|clients?|guests?|kids?|boss|bus|taxi|uber|people) (?:is |are )?waiting|(?:about|going) to (?:sleep|leave|head out|board))$/u

/** "Is Netflix ripping me off?": asks for an opinion, and names what the question after it is about. */
export function isComplaint({ words, items, isApart }: Clause): boolean {
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
export function isLead(clause: Clause): boolean {
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
export function isDayOfToday({ kind }: Item, clause: Clause): boolean {
  return kind === 'period' && /^(it|today) is (?!for\b)/.test(textOf(clause))
}

const asking =
  /\b(know|see|wonder\w*|ask\w*|tell|remember|forgot|figure|sure|idea|clue|curious|interested|check|hear|find out|understand|remind|guess|recall|lie|say|unsure|explain|want|wants|need|needs|give|gimme|show|looking|look|mean|meant|talk\w*|thinking|think|focus\w*|care|interested|let)\b/

/** A clause of words that mean nothing for a figure: "good morning", "quick one", "for my own peace of mind". */
export function isIdle({ items, words, isApart, kind }: Clause): boolean {
  return (
    isApart &&
    !/^(suppose|supposing|assuming|imagine|if|since|after|before|during|until|till|while|when)$/.test(
      words[0] ?? '',
    ) &&
    !isNounPhrase(words) &&
    !/^((and|but) )*why$|^(?:for )?each\b/.test(words.join(' ')) &&
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

export const idle = new Set([
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

export function isWord(item: Item, features: readonly string[]): boolean {
  return item.kind === 'word' && features.includes(item.feature)
}

/** Taken for a part of a name, but only a common word. */
export function isInert(item: Item): boolean {
  const isCommon = item.raw
    .toLowerCase()
    .split(' ')
    .every((word) => asideWords.has(word))
  return isCommon && (item.kind === 'unknown' || (item.kind === 'name' && item.how !== 'exact'))
}
