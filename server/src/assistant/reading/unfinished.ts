import { monthNames, partsOf } from '@evenkeel/domain/calendar'
import { wholeNumberOf } from './numberWords.ts'
import { type Query, sideOf } from './slots.ts'
import type { Vocabulary } from './vocabulary.ts'

// Follow-ups that leave out a word which only the question before tells: a unit, a whole, a dollar sign.

const countsOn =
  /^(?:(?:and|but|so|ok|what about|how about|for|in|over) )*(?:the )?(?:next|last|past|coming) ([a-z]+|\d{1,3})$/
const counted =
  /\b(?:next|last|past|coming|previous) (?:[a-z]+|\d{1,3}) (days|weeks|months|quarters|years)\b/

/** "And the next 30?" after "in the next 7 days": counts on in the same unit. */
export function withUnit(message: string, turns: readonly string[]): string {
  const numberOf = (turn: string) => countsOn.exec(plainText(turn))?.[1]
  const number = numberOf(message)
  if (number === undefined || !isNumber(number)) return message
  const before = turns.findLast((turn) => numberOf(turn) === undefined)
  const unit = counted.exec(plainText(before ?? ''))?.[1]
  return unit === undefined ? message : `${plainText(message)} ${unit}`
}

function isNumber(word: string): boolean {
  return word !== 'one' && (/^\d/.test(word) || wholeNumberOf(word) !== undefined)
}

function plainText(turn: string): string {
  return turn
    .toLowerCase()
    .replace(/[?.!,]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const halfAlone = /\b(first|second|1st|2nd|other|latter) half\b(?! of\b)/
const halved =
  /\bhalf of ((?:(?:the|this|last) )?(?:month|year)|(?:[a-z]+ )?(?:19|20|21)\d\d|(?:last )?[a-z]+)\b/

/** "And the second half?" after "in the first half of 2026": of the same year or month. */
export function withWhole(message: string, turns: readonly string[]): string {
  const text = plainText(message)
  if (!halfAlone.test(text)) return message
  const before = turns.findLast((turn) => halved.test(plainText(turn)))
  const whole = halved.exec(plainText(before ?? ''))?.[1]
  return whole === undefined ? message : text.replace(halfAlone, `$& of ${whole}`)
}

const weekAlone =
  /^(?:(?:and|but|so|ok|what about|how about|in) )*(?:the )?(first|second|third|fourth|last)(?: (?:one|week))?$/
const weekOf =
  /\b(?:first|second|third|fourth|last) week (?:of|in) ((?:(?:this|last|next) month)|[a-z]{3,9}(?: (?:19|20|21)\d\d)?)\b/
const ranked = /\b(?:big|high|larg|small|low|top|cheap|dear|pric|most|least|expensive)/

/** "And the second?" after "in the first week of April": the second week of that month. */
export function withWeek(message: string, turns: readonly string[]): string {
  const place = weekAlone.exec(plainText(message))?.[1]
  if (place === undefined) return message
  const before = plainText(turns.findLast((turn) => weekAlone.exec(plainText(turn)) === null) ?? '')
  const month = weekOf.exec(before)?.[1]
  return month === undefined || ranked.test(before)
    ? message
    : `and in the ${place} week of ${month}`
}

const explainedFigure =
  /^(?:(?:and|so|ok|hey) )*(?:what (?:does|do|is|are|counts)|explain|how (?:is|are|does))\b.*\b(budget usage|health score|savings rate|net balance)\b/

/** "What was mine in February?" after "what does budget usage mean?" */
export function withOwnFigure(message: string, before: string | undefined): string {
  const figure = explainedFigure.exec(plainText(before ?? ''))?.[1]
  return figure === undefined
    ? message
    : message.replace(
        /\b((?:what|how (?:much|high|low|good|bad))(?: is|'s| was| about)?|and) (?:mine|ours)\b/i,
        `$1 my ${figure}`,
      )
}

const helpAsked =
  /^(?:(?:please|hey|hi|so|ok) )*(?:how|where) (?:do|can|could|would|should) (?:i|we|you)\b.*?\b(bill|transaction|expense|entry|subscription|account)s?\b/
const helpOfIt =
  /^(?:(?:and|so|ok|but) )*((?:how|where) (?:do|can|could|would|should) (?:i|we|you) (?:delete|remove|edit|change|update|pause|cancel|stop|rename|fix|undo|see|find|skip|mark)) (?:one|it|them|that|this|those)( again| as paid| paid| later)?$/

/** "And how do I delete one?" after "how do I add a bill?" */
export function withHelpNoun(message: string, before: string | undefined): string {
  const noun = helpAsked.exec(plainText(before ?? ''))?.[1]
  const [, asks, rest = ''] = helpOfIt.exec(plainText(message)) ?? []
  if (noun !== undefined && asks !== undefined) return `${asks} a ${noun}${rest}`
  return helpFurther(plainText(message), plainText(before ?? '')) ?? message
}

const helpToAdd =
  /^(?:(?:please|hey|hi|so|ok) )*(?:how|where) (?:do|can|could|would|should) (?:i|we|you) (add|enter|record|create|delete|remove|edit|change|put in|log|set up) (?:an? |the |my |one )?(?:new )?(?:bill|transaction|expense|entry|subscription|income|category)/
const otherNoun =
  /^(?:(?:and|so|ok|but|or|what about|how about|for|an?|the|my|new|recurring) )*(bill|transaction|expense|entry|subscription|income|category|account)s?(?: entry)?$/
const otherVerb =
  /^(?:(?:and|so|ok|but|or|what about|how about) )*(?:to )?(delete|remove|edit|change|update|pause|add|rename) (?:one|it|them|that|this|those)$/

/** "And edit one?", "and what about income?" after "how do I add a bill?" */
function helpFurther(text: string, before: string): string | undefined {
  const verb = otherVerb.exec(text)?.[1]
  const asked = helpAsked.exec(before)?.[1]
  if (verb !== undefined && asked !== undefined) return `how do i ${verb} a ${asked}`
  const noun = otherNoun.exec(text)?.[1]
  const does = helpToAdd.exec(before)?.[1]
  return noun === undefined || does === undefined ? undefined : `how do i ${does} ${noun}`
}

const yearOrPrice = /(?<![$\d.,/-])(19|20|21)\d\d(?![\d.,/-]*\d)/
const onlyAmount =
  /^(?:(?:and|but|or|so|ok|what about|how about|what if|it is|it was|it costs?|say|make it|for|with|more than|less than|over|under|above|below|at least|at most|a|about|maybe|another|one for|one at) )*(?:19|20|21)\d\d(?: (?:one|then|instead|dollars))*$/

/** "What about 2000?" after "can I afford a $600 phone?": no year, where the question before has an amount. */
export function withPrice(message: string, hasAmount: () => boolean): string {
  if (!onlyAmount.test(plainText(message)) || !hasAmount()) return message
  return message.replace(yearOrPrice, '$$$&')
}

const aboutPayday =
  /\b(pay ?day|paid next|next paid|next pay|next paycheck|next salary|get paid|my next income)\b/
const aboutDue = /^(?:(?:and|so|hey) )*(?:when|what day|what date) .*\b(?:due|next)\b/
const daysTill =
  /^(?:(?:and|so|but|ok) )*(?:how (?:many days|long|far) (?:is (?:that|it)|away is (?:that|it)|until then|till then|to go|off is (?:that|it)|do i have)(?: (?:from now|away|off|to go|until then))?|in how many days(?: is (?:that|it))?)$/

const aboutScore = /\bscore\b/
const isItGood =
  /^(?:(?:and|so|but|ok) )*(?:is|was) (?:that|this|it) (?:(?:a|an|any|really|very|considered) )*(?:good|bad|ok|okay|fine|decent|healthy|great|poor|high|low|normal)(?: or (?:bad|good|not))?(?: (?:score|one))?$/

/** "What bills come before then?" after "when is payday?"; "is that good?" after the health score. */
export function withTopic(message: string, turns: readonly string[]): string {
  const before = plainText(turns.at(-1) ?? '')
  const text = plainText(message)
  // What is asked again tells how far away it is.
  if ((aboutPayday.test(before) || aboutDue.test(before)) && daysTill.test(text)) return before
  if (aboutPayday.test(before)) {
    return text.replace(/\b(?:before|until|till|up to|by) then\b/, 'until payday')
  }
  return aboutScore.test(before) && isItGood.test(text) ? 'why is my health score that' : message
}

const andThen =
  /^(?:(?:and|so|ok|what about|what is|what comes|what) )*(?:then|after that|afterwards|next|what)$/
const ofDues = ['due', 'bill', 'overdue', 'subscription', 'payday']

const askedHow =
  /^(?:(?:hm+|oh|and|so|but|ok|okay|well) )*how (?:was|is|were|are|did) (?:that|it|this|they|those)(?: (?:go|look|do|turn out))? (?=(?:in|during|over|last|this|the|back)\b)/

/** "And how was that last year?" asks the same of another time. */
export function withOtherTime(message: string, turns: readonly string[]): string {
  const text = plainText(message)
  return turns.length > 0 && askedHow.test(text) ? text.replace(askedHow, 'what about ') : message
}

const sameMonth = /\b(?:the )?same month (?:in |of )?((?:19|20|21)\d\d)\b/

/** "Same month in 2025?" after a question about a September. */
export function withSameMonth(message: string, baseOf: () => Query | undefined): string {
  const text = plainText(message)
  const year = sameMonth.exec(text)?.[1]
  if (year === undefined) return message
  const [period, ...others] = baseOf()?.periods ?? []
  if (period?.kind !== 'month' || period.from === undefined || others.length > 0) return message
  const name = monthNames[partsOf(period.from).month - 1]
  return text.replace(sameMonth, `in ${name} ${year}`)
}

const monthBefore = new RegExp(
  `\\b(?:the |in )?(${monthNames.join('|').toLowerCase()})(?: (?:before|prior to)(?: (?:that|it|this|then))?|(?: of)? the (?:year before|previous year|prior year)(?: that)?| (?:a|one) year (?:earlier|before))$`,
)

/** "And the December before that?" after a question about a December. */
export function withMonthBefore(message: string, baseOf: () => Query | undefined): string {
  const text = plainText(message)
  const name = monthBefore.exec(text)?.[1]
  if (name === undefined) return message
  const [period, ...others] = baseOf()?.periods ?? []
  if (period?.from === undefined || others.length > 0) return message
  const { year, month } = partsOf(period.from)
  const at = monthNames.findIndex((each) => each.toLowerCase() === name) + 1
  const isYear = /\byear\b/.test(text)
  return text.replace(monthBefore, `in ${name} ${isYear || at >= month ? year - 1 : year}`)
}

const aTime = '(?:time|day|week|month|quarter|year|weekday|weekend|category|categories|kind|type)s?'
const mostOfIt =
  /^((?:and |so |ok )*)(?:(?:which|what)(?: one)? of (?:(?:the|my|our|these|those|all the) (?:different )?\p{L}+|them|those|these)|(?:which|what) (?:company|business|firm|provider|supplier|utility|shop|store|place|restaurant|payee|merchant|one)|who) (?:gets?|got|receives?|received|takes?|took|has|had) (?:the )?(most|least)(?: (?:of (?:it|that|this|them|those)|money))*$/u
/** "Which road took the most of that?", "which chain did I give the most to?" */
const mostOfThat = new RegExp(
  `^((?:and |so |ok )*)(?:which|what) (?!${aTime}\\b)\\p{L}+ (?:(?:gets?|got|receives?|received|takes?|took|has|had|ate|swallowed) (?:the )?(most|least) (?:of|out of) (?:it|that|this|them|those)|(?:did|do|have) (?:i|we) (?:give|given|pay|paid|spend|spent|leave|left) (?:the )?(most|least)(?: money)?(?: (?:to|at|with|on|in))?)$`,
  'u',
)
const mostWent =
  /^((?:and |so |ok )*)(?:who|where|which (?:shop|store|place|company|payee)) (?:did|does|do) (?:the )?most of (?:it|that|this|them|the money) go(?: to)?$/

/** "Which of the companies received the most of it?" after what was spent on utilities: the payee that got the most. */
export function withMostOfIt(message: string, baseOf: () => Query | undefined): string {
  const text = plainText(message)
  const form = [mostOfIt, mostOfThat, mostWent].find((each) => each.test(text))
  const base = form && baseOf()
  const side = base?.names[0] && sideOf(base.names[0])
  const isOfCategories = base?.names.every(({ names }) =>
    names.every(({ kind }) => kind === 'category'),
  )
  if (form === undefined || side === undefined || isOfCategories !== true) return message
  const most = /\bleast\b/.test(text) ? 'least' : 'most'
  if (side === 'income') return text.replace(form, `$1who paid me the ${most}`)
  return text.replace(form, `$1which payee got the ${most}`)
}

const inBoth =
  /^((?:(?:and|so|ok|but|what about|how about|how is|what is) )+.*?),? (?:(?:for|in|over|during|across|of) )?(?:(?:the|those|these) (?:same )?(?:(?:two|three|four|five|six) )?|both (?:of )?(?:(?:the|those|these) )?|same )(?:months|weeks|years|quarters|days|periods|times)$/

/** "And the income for the same two months?" after two months were compared: those that it asked about. */
export function withoutSameTimes(message: string, baseOf: () => Query | undefined): string {
  const said = inBoth.exec(plainText(message))?.[1]
  return said !== undefined && (baseOf()?.periods.length ?? 0) > 1 ? said : message
}

const gotBack =
  /^(?:(?:and|so|but|ok) )*(?:did|have|had) (?:i|we) (?:(?:ever|already) )?(?:get|got|gotten|have|had|receive|received) (?:any|some|anything|something)(?: (?:money|cash|of the money))? back(?: (?:yet|so far|ever))?$/

/** "Did I get anything back?" after what was spent somewhere: from there. */
export function withRefundOfIt(message: string, baseOf: () => Query | undefined): string {
  if (!gotBack.test(plainText(message))) return message
  const { names = [], features } = baseOf() ?? {}
  return names.length > 0 && !features?.has('refund') ? 'was any of it refunded' : message
}

const otherOne =
  /^((?:(?:and|or|so|ok|but|what about|how about|at|on|for|from) )*)(?:the|my|our) (\p{L}[\p{L}']*) one$/u

/** "And the Sunday one?" after what Saturday Market brought in: the name with that word in place of another. */
export function withNamesake(vocabulary: Vocabulary) {
  return (message: string, baseOf: () => Query | undefined): string => {
    const text = plainText(message)
    const word = otherOne.exec(text)?.[2]
    if (word === undefined) return message
    const [item, ...others] = baseOf()?.names ?? []
    const [name, ...more] = item?.names ?? []
    if (name === undefined || others.length + more.length > 0 || name.words.length < 2)
      return message
    const found = name.words
      .map((_, at) => name.words.with(at, word).join(' '))
      .filter((each) => vocabulary.exact.has(each) && each !== name.words.join(' '))
    return found.length === 1 ? text.replace(otherOne, `$1${found[0]}`) : message
  }
}

const andLast = /^(?:(?:and|so|ok|what about|how about) )+(?:the )?last(?: one)?$/

/** "And last?" after "groceries this month": the month before it, and not the last time. */
export function withLastSpan(message: string, turns: readonly string[]): string {
  if (!andLast.test(plainText(message))) return message
  const unit = /\bthis (week|month|quarter|year)\b/.exec(plainText(turns.at(-1) ?? ''))?.[1]
  return unit === undefined ? message : `and last ${unit}?`
}

/** "And then?" after "which bills are due next week?": the week after. */
export function withNextSpan(message: string, baseOf: () => Query | undefined): string {
  if (!andThen.test(plainText(message))) return message
  const { features, periods, names = [] } = baseOf() ?? {}
  const [period, ...others] = periods ?? []
  const isOfDues = ofDues.some((each) => features?.has(each))
  const isSpan = period !== undefined && /^(?:day|week|month|quarter|year)$/.test(period.kind)
  if (!isOfDues || !isSpan || others.length + names.length > 0) return message
  return `and the ${period.kind} after?`
}
