import { peopleWords } from './asideWords.ts'
import { distance } from './spelling.ts'
import type { Token } from './tokens.ts'

// What a clause does is told by where its words stand, and not by what they are about: a statement has a subject
// and a finite verb after it, a question its question word or its auxiliary before the subject. What is neither
// belongs to the clause beside it. Only words of the grammar are listed here.

export type ClauseKind = 'question' | 'statement' | 'command' | 'part'

export function kindOf(tokens: readonly Pick<Token, 'text' | 'raw'>[]): ClauseKind {
  const words = withoutOpeners(tokens.map(formOf))
  if (asks(words)) return 'question'
  if (isRemarkTo(words)) return 'command'
  return states(words) ? 'statement' : 'part'
}

/** A possessive keeps its apostrophe: "money's tight" has a verb in it, "moneys" has none. */
function formOf({ text, raw }: Pick<Token, 'text' | 'raw'>): string {
  return /\p{L}'s$/u.test(raw) ? raw.toLowerCase() : text
}

function listOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

const openers = listOf(`
  and but so well ok okay hey hi hello oh now look listen right anyway also honestly basically lol haha ugh hmm yeah
  yes no man dude sorry please omg wow gosh jeez geez damn dang yo bro tbh ngl god ah btw then - – —`)

/** The words of a clause without a "well" or "and" before it. */
export function withoutOpeners(words: readonly string[]): readonly string[] {
  const from = words.findIndex(
    (word, at) => !openers.has(word) || (word === 'now' && words[at + 1] === 'that'),
  )
  return words.slice(Math.max(0, from))
}

const questionWords = listOf('how what which when where who whose why whats hows whens wheres whos')
const auxiliaries = listOf(`
  am is are was were has have had do does did will would can could shall should may might must`)
const pronouns = listOf('i we you he she it they there everyone everybody someone somebody nobody')
const pointers = listOf('this that these those')
const determiners = listOf(
  'my our his her their your its the a an some any all every each no another',
)
const objects = listOf('me us him them myself ourselves')
const particles = listOf('up out off down away back')
const prepositions = listOf(`
  in on at to of from for by with without about during over under between among within through throughout via per into
  onto upon besides than like as not only just even except excluding including`)
const asking = listOf(`
  show list give gimme tell compare find rank sort add total sum break calculate check display name count figure search
  pull look see let find`)
const conditions = listOf(`
  when while if since as after before until till unless once whenever where how suppose supposing assuming imagine say`)

function asks(words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  const isFree = conditions.has(first) && !auxiliaries.has(second)
  if (isFree && first !== 'how') return false
  return (
    questionWords.has(first) ||
    isSlipOfQuestion(first, second) ||
    (isAuxiliary(first, second) && second !== 'not' && !isImplied(words)) ||
    (asking.has(first) && !isImplied(words) && !isRemarkTo(words)) ||
    words.some((_, at) => at > 0 && isInverted(words, at)) ||
    /\b(how (much|many|often)|what|which)\b/.test(words.join(' '))
  )
}

/** "May was rough" tells of a month. */
function isAuxiliary(word: string, next: string): boolean {
  const isMonth =
    word === 'may' && (auxiliaries.has(next) || /^(felt|seemed|looked|went)$/.test(next))
  return auxiliaries.has(word) && !isMonth
}

/** Words in their own right, one letter from a question word. */
const notQuestionWords = listOf('that then than there here now show hat they')

/** "Whot was my largest expense?": taken for a statement, it would be dropped with all that it asks. */
function isSlipOfQuestion(first: string, second: string): boolean {
  return (
    auxiliaries.has(second) &&
    !notQuestionWords.has(first) &&
    ['what', 'which', 'when', 'where', 'how', 'who'].some((word) => distance(first, word, 1) <= 1)
  )
}

/** "Subscriptions did I forget about": an auxiliary before its subject, after what is asked about. */
function isInverted(words: readonly string[], at: number): boolean {
  const isSubject = /^(i|we|you|he|she|they)$/.test(words[at + 1] ?? '')
  const before = words[at - 1] ?? ''
  return (
    isSubject && auxiliaries.has(words[at] ?? '') && !pronouns.has(before) && before !== 'whatever'
  )
}

function states(words: readonly string[]): boolean {
  const said = words.slice(framed.exec(words.join(' '))?.[0].split(' ').length ?? 0)
  if (said.length < words.length && said[0] === 'one') return said.length > 1
  return hasSubject(said) || isReason(said) || isImplied(said)
}

/** "At my age one forgets", "according to my better half we paid it twice": what stands before the subject. */
const framed =
  /^(?:at (?:my|our) (?:age|time of life)|according to (?:(?:my|our|the) )?(?:better |other |significant )?\p{L}+)(?= (?:i|we|it|he|she|they|one|you|the|my|our) \p{L})/u

/** "My landlord is breathing down my neck": a subject at the beginning, and its verb. */
function hasSubject(words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  if (isPossessiveIs(words) || /^(he|she)'s$/.test(first)) return true
  if (first === 'one')
    return /^(does|must|should|can|cannot|never|always|likes|forgets|tries)$/.test(second)
  if (pronouns.has(first)) return isVerbAfterPronoun(words, afterAdverbs(words, 1))
  if (pointers.has(first) && (isVerb(second) || second === 'one')) return true
  if (startsNoSubject(first) && !(auxiliaries.has(first) && !isAuxiliary(first, second)))
    return false
  for (let at = 1; at < Math.min(words.length, 9); at += 1) {
    const word = words[at] ?? ''
    if (pronouns.has(word) && words[at - 1] !== 'and') return false
    if (questionWords.has(word)) return false
    if (isVerbAt(words, at, determiners.has(first))) return true
    if (prepositions.has(word) && !determiners.has(first)) return false
  }
  return false
}

function startsNoSubject(word: string): boolean {
  return (
    prepositions.has(word) ||
    conditions.has(word) ||
    asking.has(word) ||
    questionWords.has(word) ||
    auxiliaries.has(word)
  )
}

/** "Money's tight", "wife's asking"; "hubby's birthday" has an owner in it. */
function isPossessiveIs(words: readonly string[]): boolean {
  const next = words[afterAdverbs(words, 1)] ?? ''
  return /'s$/.test(words[0] ?? '') && (/\p{L}{2}ing$/u.test(next) || shortAdjectives.has(next))
}

const shortAdjectives = listOf(
  'tight short scarce broke bad crazy mad worried curious gone low sick away',
)

const adverbs = listOf(`
  just also really never always still already even kinda sorta both so not only actually almost nearly all too finally
  usually often barely hardly`)

function afterAdverbs(words: readonly string[], from: number): number {
  let at = from
  while (adverbs.has(words[at] ?? '') || isAdverb(words[at] ?? '')) at += 1
  return at
}

/** "Yearly cost, please" asks, where "really cost me" tells. */
function isAdverb(word: string): boolean {
  return (
    /\p{L}{2}ly$/u.test(word) &&
    !/^(dai|week|month|quarter|year|hour|night|fortnight)ly$/.test(word)
  )
}

/** After "I" stands a verb, unless it is a word of the grammar that can't be one. */
function isVerbAfterPronoun(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  // "I like to plan ahead"
  if (word === 'like') return at === 1 && words.length > 2
  return (
    word !== '' &&
    !prepositions.has(word) &&
    !determiners.has(word) &&
    !/^(month|week|year|day|and|or)$/.test(word)
  )
}

/** Past forms that are no participles: "the kids went", while "the money spent" has no verb in it. */
const past = listOf(`
  went came gave knew took wrote broke woke ate drank drove flew grew began swore forgot saw sang chose threw wore
  tore froze spoke stole rose fell shook lay became ran died crashed collapsed happened arrived vanished`)
/** Past forms that are participles too: verbs only where an object or a "that" follows. */
const participles = listOf(`
  said told thought felt kept left lost met paid read sent spent bought brought got had made put set let hit quit cut
  caught dealt found held heard led meant sold stood taught understood won cost`)
const thirdPerson = listOf(`
  says thinks wants needs asks keeps tells knows feels looks seems goes makes gets hates loves likes swears claims
  insists believes complains worries wonders costs eats sucks hurts drives reckons bets suspects nags argues owes means
  jumps varies fluctuates swings works helps handles manages controls watches likes lives gives takes spends comes happens sounds hits runs stays uses`)
/** Third persons that are no plurals of nouns. */
const onlyVerbs = listOf(
  'says thinks asks wonders tells knows seems feels goes hates loves swears insists believes owes',
)

function isVerb(word: string): boolean {
  return auxiliaries.has(word) || past.has(word) || participles.has(word) || thirdPerson.has(word)
}

/** A finite verb after a subject that is a noun. */
function isVerbAt(words: readonly string[], at: number, isDetermined: boolean): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]]
  // "My partner and I split chores"
  if (pronouns.has(before)) return isVerbAfterPronoun(words, at)
  if (determiners.has(before) || prepositions.has(before)) return false
  if (/^(that|who|which)$/.test(before)) return false
  if (auxiliaries.has(word) || word === 'keep' || word === 'gotta') return true
  if (past.has(word) || onlyVerbs.has(word)) return true
  if (objects.has(next) && !prepositions.has(word) && !/^(and|or)$/.test(word)) return true
  const isEdge = !isDetermined && at > 2
  if (isEdge) return false
  // "Kids start school on Monday"
  if (peopleWord(before) && /s$/.test(before) && ofMany.has(word)) return next !== ''
  // "My feet hurt"
  if (/^(hurts?|aches?|sucks?)$/.test(word)) return next === ''
  // "December felt really expensive"
  if (/^(felt|seemed|looked|sounded)$/.test(word)) return next !== ''
  if (participles.has(word) || thirdPerson.has(word)) return takesObject(next)
  if (isSaidOfPeople(before, word)) return true
  if (/\p{L}{2}ed$/u.test(word) && (isDetermined ? at > 1 : at > 0))
    return next === '' || takesObject(next)
  return false
}

const ofMany = listOf(
  'start begin come visit arrive leave love hate like think say insist believe swear keep',
)

function peopleWord(word: string): boolean {
  return /^(kids|guests)$/.test(word) || (peopleWords.has(word) && !pronouns.has(word))
}

/** "My cousin moved in", while "the family related costs" have no verb. */
function isSaidOfPeople(before: string, word: string): boolean {
  const isPast = /\p{L}{2}ed$/u.test(word) && !/^(related|based|sized|shared|themed)$/.test(word)
  return isPast && peopleWords.has(before) && !pronouns.has(before)
}

/** What follows a verb, and neither a participle nor the noun that one stands before. */
function takesObject(word: string): boolean {
  return (
    determiners.has(word) ||
    pronouns.has(word) ||
    pointers.has(word) ||
    objects.has(word) ||
    particles.has(word) ||
    /^(to|like|so|too|up|\p{L}{2,}ing)$/u.test(word)
  )
}

/** "Because it feels like a lot", "since we want to move"; "since we moved" is a time. */
function isReason(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = words
  const text = words.join(' ')
  if (
    /^(because|cuz|coz|cause|although|though|even though|now that|given that|in case|in order to|so that|as usual|as you know|whether (i|we)|not that (i|we|it))\b/.test(
      text,
    )
  )
    return true
  if (/^(since|as)$/.test(first) && pronouns.has(second)) return !isPast(third)
  return polite.test(text)
}

function isPast(word: string): boolean {
  return (
    past.has(word) || participles.has(word) || /^(was|were|had)$/.test(word) || /ed$/.test(word)
  )
}

/** "If you don't mind", "before I go to bed": said about asking. */
const polite =
  /^if (you|it|that is|that was|i am|we are|i had|i may|possible|not|i remember|(my )?memory)\b|^before (i|we) (go|buy|order|book|sign|commit|decide|head|leave|forget|panic|get|do|make|start|ask|say|check|freak|lose)\b/

const gerundsOfGrammar = listOf(`
  during regarding concerning excluding including counting ignoring using following barring considering according
  leaving starting beginning ending setting subtracting dropping cancelling canceling skipping omitting comparing
  spending clothing parking dining shopping housing`)

/** "Trying to save", "just woke up", "not gonna lie", "feels like a lot": the subject is left out. */
function isImplied(words: readonly string[]): boolean {
  const at = afterAdverbs(words, 0)
  const [word = '', next = ''] = words.slice(words[at] === 'been' ? at + 1 : at)
  const text = words.join(' ')
  if (/^do not (have|know|remember|think|care|feel|(want|need|wanna) to|wanna)\b/.test(text))
    return true
  if (/^not (gonna|going|to|sure)\b|^(feels|seems|sounds|felt|seemed|looks) like\b/.test(text))
    return true
  if (/^(gotta|tryna)$/.test(word) || /^need (it|this|that) for\b|^got (to|a lot)\b/.test(text))
    return true
  if (/^(had|went|took|saw|made|did|have|want|need) (a|an|the|my|to|out|on|some)\b/.test(text))
    return !/^(want|need) (a|an|the|my|some|on)\b/.test(text)
  if (/^been (a|an|so|very|really|pretty|quite) \p{L}/u.test(text)) return true
  // "Love that kid", "hate these fees"
  if (
    /^(love|loved|adore|hate|hated|miss|like|liked) (that|this|these|those|the|my|our|him|her|them|it|\p{L}+ing)\b/u.test(
      text,
    )
  )
    return true
  const isGerund = /\p{L}{2}ing$/u.test(word) && !gerundsOfGrammar.has(word) && !/thing$/.test(word)
  if (/^(checking|asking|wondering|worrying|panicking|looking)$/.test(word) && conditions.has(next))
    return true
  if (isGerund) return words[at] === 'been' || at > 0 || determiners.has(next) || goesOn.has(next)
  return (past.has(word) || participles.has(word)) && (at > 0 || pronouns.has(next)) && word !== ''
}

const goesOn = listOf(
  'to out up down about around here back ahead into in if whether it this that what how for',
)

/** "Settle a bet", "hit me with it": asked of whoever answers, and not about money. */
function isRemarkTo(words: readonly string[]): boolean {
  const text = words.join(' ')
  if (
    /^(?:tell|give|hit|show) (?:me|us) (?:with )?(?:all )?the (?:\p{L}+ )?(?:news|truth|verdict|worst|gory details|ugly truth)\b/u.test(
      text,
    )
  )
    return true
  return /^(humou?r|settle|rip|hit|lay|be|do not (judge|laugh|worry|tell|ask|hate|panic)|bear|brace|spill|help|forgive|excuse|pardon|trust|spare|wish|hope|thanks|thank you|bless (you|your)|god bless|between (you|us)|let (me|us) have it)\b/.test(
    text,
  )
}
