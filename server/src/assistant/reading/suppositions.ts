import type { Cents } from '@evenkeel/domain/money'
import { readAmount } from './amount.ts'
import type { Query } from './slots.ts'
import type { Rate, Span, Supposition, TimeUnit } from './supposed.ts'
import { fold } from './tokens.ts'

// "If I put away 15 a week, how much is that in a year?": amounts of the person's own, which no record holds.

const money = '\\$?\\d[\\d,]*(?:\\.\\d{1,2})?k?(?: (?:dollars?|bucks?|quid|usd))?'
const rates = new RegExp(
  `(${money})(?: (more|less|extra))? (?:(?:a|an|per|each|every|one) (?:single )?(day|week|month|year)\\b(?: (more|less|extra)\\b)?|(daily|weekly|monthly|yearly|annually)\\b)`,
  'g',
)
const spans =
  /\b(?:(?:in|over|after|for|within|by|during) )?(?:(?:a|an|per|each|every|one|the|this|next|whole|full|entire|coming) )*(?:(\d{1,3}|two|three|four|five|six|ten|twelve) )?(day|week|month|year)s?\b(?: time\b)?/g
const counts = new Map(
  Object.entries({ two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12 }),
)

const rateMark = '#rate'
const spanMark = '#span'

const lead = new Set(
  'and so ok okay but say hm hmm then now well hey also let us what how about suppose supposing assuming imagine if'.split(
    ' ',
  ),
)

/** Words of "how much is that", "what would it add up to", "how much will I have saved". */
const comesTo = new Set(
  'how much what is would will does do can could be make makes come comes up to add adds amount amounts work works out at have got get save saved saving pay paying cost costs spend end with i we that it this me us extra more less put away aside in all total altogether then mean by if'.split(
    ' ',
  ),
)

const compared = new Set([
  ...comesTo,
  ...'than did was spent spending last previous year usual usually now currently normally on'.split(
    ' ',
  ),
])

/** Words that would make several amounts of it, or leave days out. */
const severally =
  /\b(?:each|every|both|all|half|twice|double|per|times|weekdays?|weekends?|workdays?|percent|or|than|until|till|other|which|when|who|instead|tax|interest|if not)\b/

type Marked = { text: string; rate: Rate | undefined; span: Span | undefined }

/** The text with its one rate and its one span set apart; undefined if it has more of them. */
function marked(text: string): Marked | undefined {
  const found = [...text.matchAll(rates)]
  const [first] = found
  if (found.length > 1) return undefined
  const rest = first ? text.replace(first[0], rateMark) : text
  const times = [...rest.matchAll(spans)].filter(
    ([whole]) => !/^(?:this|next|by)? ?years?$/.test(whole),
  )
  const [time] = times
  if (times.length > 1) return undefined
  const rate = first && rateOf(first)
  if (first && rate === undefined) return undefined
  return {
    text: time ? rest.replace(time[0], spanMark) : rest,
    rate,
    span: time && {
      count: time[1] === undefined ? 1 : (counts.get(time[1]) ?? Number(time[1])),
      unit: unitOf(time[2]) ?? 'year',
    },
  }
}

function suppositionOf(query: Query): Supposition | undefined {
  const { text } = query
  if (text.length > textMax || !/\d/.test(text) || !/\b(?:how|what)\b/.test(text)) return undefined
  const goal = goalOf(query) ?? needOf(text)
  if (goal) return goal
  const parts = marked(text)
  return parts && (capOf(parts) ?? productOf(parts) ?? stepOf(parts))
}

/** Nobody supposes in longer sentences. */
const textMax = 300

function productOf({ text, rate, span }: Marked): Supposition | undefined {
  if (rate === undefined || span === undefined) return undefined
  const rest = text.replace(rateMark, '').replace(spanMark, '')
  if (/\d/.test(rest) || severally.test(rest) || isTo.test(text)) return undefined
  const { before, after } = aroundQuestion(text)
  const isSupposedFirst = before.includes(rateMark) && isOnly(comesTo, after)
  // "How much is 75 a month over a year?"
  const isAskedAlone =
    before.length === 0 &&
    isOnly(comesTo, after) &&
    !/\b(?:less|more|extra)\b/.test(after.join(' '))
  const at = after.indexOf('if')
  // "How much will I have after a year if I put away 20 a month?"
  const isSupposedLast =
    before.length === 0 &&
    at > 0 &&
    isOnly(comesTo, after.slice(0, at)) &&
    after.slice(at).includes(rateMark)
  return isSupposedFirst || isAskedAlone || isSupposedLast
    ? { kind: 'product', rate, over: span }
    : undefined
}

/** "If the rent goes up to 1300" names another figure than the step. */
const isTo =
  /\b(?:go|goes|going|went|rises?|up|down|drops?|increase\w*|change\w*|to) to (?:\$?\d|#rate)|\b(?:up|down) to #rate/

const question = /\b(?:how much|what)\b(?! (?:if|about)\b)/

/** The words before "how much" or "what", without those that only lead to it, and the words from there. */
function aroundQuestion(text: string): { before: string[]; after: string[] } {
  const at = text.search(question)
  if (at < 0) return { before: [], after: ['?'] }
  const words = text.slice(0, at).split(' ').filter(Boolean)
  const from = words.findIndex((word) => !lead.has(word))
  return {
    before: from < 0 ? [] : words.slice(from),
    after: text.slice(at).split(' ').filter(Boolean),
  }
}

function isOnly(allowed: ReadonlySet<string>, words: readonly string[]): boolean {
  return words.every((word) => allowed.has(word) || word === rateMark || word === spanMark)
}

const spending =
  /\b(?:spend|spent|spending|pay|paid|paying|cap|capped|limit|limited|limiting|keep|kept|stick|stuck|cut|budget|budgeted)\b/
const comparing =
  /\bhow much (?:less|more|cheaper)\b|\bhow much (?:would|will|could|can|do|does) (?:that|it|i|we) (?:be )?sav(?:e|ing)\b|\bthan\b/

/** "If I only spent 250 a month on groceries, how much less is that than in 2026?" */
function capOf({ text, rate }: Marked): Supposition | undefined {
  if (rate === undefined || rate.is !== '') return undefined
  const { before, after } = aroundQuestion(text)
  const at = after.indexOf('if')
  const isLast = before.length === 0 && at > 0 && after.slice(at).includes(rateMark)
  const supposed = (isLast ? after.slice(at) : before).join(' ')
  const asked = (isLast ? after.slice(0, at) : after).filter(
    (word) => !/^(?:19|20)\d\d$/.test(word),
  )
  if (!supposed.includes(rateMark) || !spending.test(supposed) || !comparing.test(text))
    return undefined
  const rest = supposed.replace(rateMark, '')
  return isOnly(compared, asked) && !/\d/.test(rest) && !severally.test(rest)
    ? { kind: 'cap', rate }
    : undefined
}

const steps = new RegExp(
  `\\b(?:go|goes|going|went|rises?|rose|raised?|raises|increases?|increased|drops?|dropped|falls?|fell|up|down)\\b(?: (?:in price|my rent|the price|the rent|its price))?(?: (by|to))?(?: (?:another|about|an extra))? (?:(\\d{1,2}(?:\\.\\d)?) ?(?:%|percent\\b|per cent\\b)|(${money})(?: (?:extra|more|less))?)$`,
)

/** "If Netflix goes up by 3 dollars, how much more is that a year?", "what if the rent goes up to 1300": of one bill. */
function stepOf({ text, rate, span }: Marked): Supposition | undefined {
  const { before, after } = aroundQuestion(text)
  const told = before.join(' ')
  const [found, joint, percent, sum] = steps.exec(told) ?? []
  if (rate || found === undefined || !isOnly(comesTo, after)) return undefined
  const subject = told.slice(0, -found.length)
  if (/\d/.test(subject) || severally.test(subject)) return undefined
  const isDown = /\b(?:down|drop\w*|falls?|fell|less)\b/.test(told)
  const over = span ?? { count: 1, unit: 'year' }
  const cents = centsOf(sum)
  if (percent !== undefined && joint !== 'to')
    return { kind: 'step', change: { isDown, percent }, over }
  if (cents === undefined) return undefined
  return {
    kind: 'step',
    change: { isDown, ...(joint === 'to' ? { to: cents } : { by: cents }) },
    over,
  }
}

const goalWords = new Set(
  'and so ok okay but say then now well hey what if suppose assuming i we am are keep kept put putting add adding set setting save saving saved pay paying away aside by in on into it to till til until before its is reach reaches reached hit hits get gets got there have has had own want wants wanted need needs would will could do does that this take takes at a an the my our like from left up total of with goal least just only be being been makes comes money for me us going about like another'.split(
    ' ',
  ),
)

const howLong = /\bhow (?:long|many (day|week|month|year)s?)\b/
const amounts = new RegExp(money, 'g')
/** "For a bike": what the money is for. */
const purpose =
  /\bfor (?:(?:a|an|the|my|our|new|some) )*[\p{L}'’]+(?=$| at| if| how| i| with| by|#)/u

/** "If I keep putting in 250 a month, how many months till it's 6000?" */
function goalOf({ text, names }: Query): Supposition | undefined {
  const asked = howLong.exec(text)
  const [first, ...others] = [...text.matchAll(rates)]
  if (asked === null || first === undefined || others.length > 0) return undefined
  const rate = rateOf(first)
  const rest = text.replace(first[0], '').replace(asked[0], '')
  const [sum, ...more] = [...rest.matchAll(amounts)]
  const goal = centsOf(sum?.[0])
  if (rate?.is !== '' || goal === undefined || more.length > 0) return undefined
  const named = new Set(names.flatMap(({ raw }) => fold(raw).split(' ')))
  const words = rest
    .replace(sum?.[0] ?? '', '')
    .replace(purpose, '')
    .split(' ')
    .filter(Boolean)
  if (!words.every((word) => goalWords.has(word) || named.has(fold(word)))) return undefined
  const isOfFund =
    (names.length > 0 && words.some((word) => named.has(fold(word)))) ||
    /\b(?:it|its|that)(?: (?:is|has|reaches|hits|gets|makes|comes|to|at))* \$?\d/.test(rest)
  return { kind: 'goal', rate, goal, isOfFund, unit: unitOf(asked[1]) ?? rate.unit }
}

const needs = new RegExp(
  `^(?:how much|what) (?:do|would|must|should|will) (?:i|we) (?:need to |have to )?(?:save|put away|set aside|put aside|put by|save up) (?:(?:a|per|each|every) (day|week|month|year)|(daily|weekly|monthly|yearly)) (?:to|for|if (?:i|we) want to|so (?:i|we)) (?:(?:have|reach|save|get|get to|hit|make|own) )?(${money}) (?:in |within |after |over )?(?:(?:a|one) )?(?:(\\d{1,3}|two|three|four|five|six|ten|twelve) )?(day|week|month|year)s?$`,
)

/** "How much do I need to save a month to have 3000 in a year?" */
function needOf(text: string): Supposition | undefined {
  const [, per, adverb, sum, many, over] = needs.exec(text.replace(leads, '')) ?? []
  const goal = centsOf(sum)
  const unit = unitOf(per) ?? unitOf(adverb)
  if (goal === undefined || unit === undefined) return undefined
  const count = many === undefined ? 1 : (counts.get(many) ?? Number(many))
  return { kind: 'need', goal, unit, over: { count, unit: unitOf(over) ?? 'year' } }
}

const leads = /^(?:(?:and|so|ok|okay|but|then|well|hey) )+/

function rateOf([, sum, before, unit, after, adverb]: readonly (string | undefined)[]):
  | Rate
  | undefined {
  const cents = centsOf(sum)
  const per = unitOf(unit) ?? unitOf(adverb)
  if (cents === undefined || per === undefined) return undefined
  const said = before ?? after
  return { cents, unit: per, is: said === undefined ? '' : said === 'less' ? 'less' : 'more' }
}

function centsOf(text: string | undefined): Cents | undefined {
  return text === undefined ? undefined : readAmount(text.split(' ').slice(0, 1), 0)?.cents
}

const units = [
  ['day', /^(?:day|daily)$/],
  ['week', /^(?:week|weekly)$/],
  ['month', /^(?:month|monthly)$/],
  ['year', /^(?:year|yearly|annually)$/],
] as const

function unitOf(word: string | undefined): TimeUnit | undefined {
  return units.find(([, form]) => form.test(word ?? ''))?.[0]
}

const onlyAmount = new RegExp(
  `^(?:(?:and|ok|okay|so|or|but|what|how|about|if|only|just|i|we|it|was|were|is|put|puts|away|aside|save|saved|spend|spent|did|do|make|say|maybe|with|at) )*(${money})(?: (?:a|an|per|each|every) (day|week|month|year))?(?: (?:instead|then|away|aside))*$`,
)

/** "And 20?", "what if I put away 10 a month instead?": another amount, and perhaps another unit. */
export function otherAmount(
  text: string,
): { cents: Cents; unit: TimeUnit | undefined } | undefined {
  const [, sum, unit] = onlyAmount.exec(text) ?? []
  const cents = centsOf(sum)
  return cents === undefined ? undefined : { cents, unit: unitOf(unit) }
}

const onlySpan =
  /^(?:(?:and|ok|okay|so|or|but|what|how|about|much|is|that|it|would|be) )*(?:in|over|after|for|per|a|each) (?:(?:a|an|one|whole|full) )*(?:(\d{1,3}|two|three|four|five|six|ten|twelve) )?(day|week|month|year)s?$/

/** "And in five years?" */
export function otherSpan(text: string): Span | undefined {
  const [, many, over] = onlySpan.exec(text) ?? []
  const unit = unitOf(over)
  if (unit === undefined) return undefined
  return { count: many === undefined ? 1 : (counts.get(many) ?? Number(many)), unit }
}

/** A question with what it supposes; nothing else in it is a price, a limit or a time of the records. */
export function supposing(query: Query): Query {
  const supposed = suppositionOf(query)
  if (supposed === undefined) return query
  const isOfNames = /^(?:cap|step|goal)$/.test(supposed.kind)
  return {
    ...query,
    supposed,
    features: new Set(['supposed']),
    names: isOfNames ? query.names : [],
    excepts: [],
    periods: supposed.kind === 'cap' ? query.periods.filter(({ isAhead }) => isAhead !== true) : [],
    weekdays: [],
    amounts: [],
    numbers: [],
    unknown: [],
    mistakes: [],
  }
}
