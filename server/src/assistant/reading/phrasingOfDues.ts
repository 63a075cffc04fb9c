import type { Feature } from './lexicon.ts'
import type { Period } from './period.ts'
import { type Query, type Slots, sideOf } from './slots.ts'

// What is due, to come or in a list of bills, where only the phrasing tells.

const leftOut =
  '(?:without|excluding|exclude|not counting|(?:but )?not including|ignoring|ignore|disregarding|leaving out|leave out|leaving aside|setting aside|skipping|except(?: for)?|apart from|aside from|other than|minus|less)'
const late = '(?:overdue|late|past due|unpaid|missed)'
const lateBills = `(?:(?:the|any|all|my|our|whats?|whatever|anything|everything|those|ones|bills?|payments?|stuff|of|that|which|is|are|has|have|been|already) )*${late}(?: (?:bills?|ones?|payments?|stuff|already))?`

const withoutLate = new RegExp(
  `\\b${leftOut} ${lateBills}\\b|\\b${lateBills} (?:aside|apart|excluded|left out|not (?:counted|included))\\b`,
)

/**
 * "What is left this month without the overdue bills?": they are not taken off. "Bills left to pay this month, not
 * counting overdue ones": they are told apart anyway.
 */
export function readWithoutLate({ text, periods }: Slots, features: Set<Feature>): void {
  if (!features.has('overdue') || !withoutLate.test(text)) return
  if (features.has('left') || features.has('afford')) {
    for (const each of ['overdue', 'except', 'whatIs', 'not']) features.delete(each)
    if (!/\bafter (?:all )?(?:(?:my|our|the) )?(?:other )?bills\b/.test(text))
      features.delete('bill')
    features.add('withoutLate')
    return
  }
  const isOfTime = features.has('due') || features.has('monthEnd') || periods.length > 0
  if (!features.has('except') || !isOfTime) return
  if (!features.has('due') && !features.has('bill')) return
  for (const each of ['overdue', 'except']) features.delete(each)
  features.add('due')
}

const counted =
  '(?:(?:also )?(?:including|incl|include|includes|counting|plus|with|adding(?: in)?|together with|along with|as well as|on top of|and not forgetting|not forgetting)|and(?: also)?(?= .*\\b(?:included|too|as well|counted|added)\\b))'
const withLate = new RegExp(
  `\\b${counted} ${lateBills}\\b(?! (?:aside|apart|excluded|left out|not)\\b)|(?<!\\b(?:and|is|are|anything|what) )\\b${lateBills} (?:included|too|as well|also|counted|added(?: in)?)\\b`,
)

/**
 * "What is due this month, the overdue ones included?": both, and their sum. "What is left, with the overdue bills
 * counted?": they are taken off anyway.
 */
export function readWithLate(query: Slots, features: Set<Feature>): void {
  const { text, periods } = query
  if (!features.has('overdue') || features.has('except') || !withLate.test(text)) return
  const isOfDues = features.has('due') || features.has('bill') || features.has('monthEnd')
  const isOfLeft = features.has('left') || features.has('afford')
  if (
    !isOfLeft &&
    !(isOfDues && (periods.length > 0 || features.has('due') || features.has('monthEnd')))
  )
    return
  features.delete('overdue')
  query.unknown = query.unknown.filter(
    ({ raw }) =>
      !/^(?:incl|includ(?:e|es|ed|ing)|counting|counted|adding|added|forgetting)$/i.test(raw),
  )
  if (isOfLeft) {
    features.delete('bill')
    return
  }
  for (const each of ['due', 'withLate']) features.add(each)
}

/** "And without the overdue ones?" */
export function asksWithoutLate({ text, names, periods }: Query): boolean {
  return (
    names.length + periods.length === 0 &&
    new RegExp(
      `^(?:(?:and|but|so|ok|now|what about|how about|what if|if i) )*(?:${withoutLate.source})$`,
    ).test(text)
  )
}

const goesOut =
  /^(?:(?:and|so|ok|hey) )*(?:(?:how much|what) (?:is|are|does|do) .* and )?(?:when|what (?:day|date)|on (?:what|which) (?:day|date)|which (?:day|date)) (?:(?:do|does|is|are|will|would|should) )?.* (?:(?:go|goes|going|come|comes|coming) (?:out|off)|(?:be |get |gets )?(?:taken|collected|debited|charged|billed|renewed|deducted))(?: (?:again|next|from|of|my|our|the|account|bank))*$/

/** "When does the mortgage go out?", "how much is the insurance and when does it come out?": the next time, where the person pays it. */
export function readGoesOut({ text, names, periods }: Slots, features: Set<Feature>): void {
  if (names.length === 0 || periods.length > 0 || !features.has('when')) return
  if (!goesOut.test(text) || /\b(?:did|was|were|last)\b/.test(text)) return
  for (const each of ['spend', 'expenseRow', 'visit']) features.delete(each)
  features.add('due')
}

/** "Anything going out on Friday?": what is due then. */
export function readGoingOutThen({ raws, text, names, periods }: Slots, features: Set<Feature>) {
  if (!/^going out$/.test(raws.get('spend') ?? '') || names.length > 0) return
  const [period, ...others] = periods
  const isOpen = period?.isBare === true || period?.isAhead === true
  if (!isOpen || others.length > 0 || /\b(?:did|was|were|has|have|been|went)\b/.test(text)) return
  features.delete('spend')
  features.add('due')
}

const changing =
  /\b(?:up|rais\w+|increas\w+|ris(?:e|es|en|ing)|rose|higher|more|hik\w+|jump\w*|bump\w*|before|since|old|new|former|earlier|previous|history|than)\b/

/** "List all my subscriptions with their prices", "subscription prices": what they cost, and no rise. */
export function readPriceList({ raws, text, names }: Slots, features: Set<Feature>): void {
  if (!/^prices?$/.test(raws.get('rise') ?? '') || names.length > 0) return
  if (!features.has('bill') && !features.has('subscription')) return
  if (features.has('change') || changing.test(text)) return
  features.delete('rise')
  features.add('howMuch')
}

/** "Which bills are in the Software category?": the bills, and not what was spent on it. */
export function readBillsIn({ raws, names, text }: Slots, features: Set<Feature>): void {
  if (!features.has('bill') && !features.has('subscription')) return
  const isNamed = names.length > 0 && names.every((item) => item.names.every(isCategory))
  if (!isNamed || raws.get('category') !== 'category' || /\b(?:by|per|each) category\b/.test(text))
    return
  features.delete('category')
}

const ofPaidBills: ReadonlySet<Feature> = new Set([
  ...(['bill', 'count', 'list', 'howMuch', 'whatIs', 'nowIs', 'ever', 'visit', 'more'] as const),
  ...(['spend', 'expenseRow', 'pronoun', 'total'] as const),
])
const paidBefore =
  /\b(?:did|was|were|been|had|paid|so far)\b|\b(?:have|has) (?!(?:(?:i|we|my|our) )?(?:got|any)\b)/

/**
 * "How many of my ComEd bills were over $100?": its charges. A name that a recurring bill is paid to asks for that one,
 * unless the question looks back.
 */
export function readBillsPaid(query: Slots, features: Set<Feature>): void {
  const { max, min, names, periods, text } = query
  if (!features.has('bill') || names.length === 0) return
  if (!names.every((item) => item.names.every(({ types }) => types.includes('expense')))) return
  const isOfRows = features.has('count') || features.has('list')
  if (!isOfRows && min === undefined && max === undefined) return
  if (![...features].every((feature) => ofPaidBills.has(feature))) return
  if (periods.some(({ isAhead }) => isAhead === true)) return
  const mayRecur = names.some((item) =>
    item.names.some((name) => name.kind === 'category' || name.isBill === true),
  )
  const looksBack = paidBefore.test(text) || periods.some(isOver)
  if (mayRecur && !looksBack) return
  features.delete('bill')
  features.add('expenseRow')
  // "Which ComEd bills were over $100?": each of them.
  if (!features.has('count') && !features.has('howMuch') && !features.has('total'))
    features.add('list')
}

function isOver({ isBare, isPresent }: Period): boolean {
  return isBare !== true && isPresent !== true
}

function isCategory({ kind }: { kind: string }): boolean {
  return kind === 'category'
}

const stillComing =
  /\b(?:is|are|what|anything|any|money|cash|income|more|pay) (?:\p{L}+ )?(?:(?:still|yet) )?(?:coming in|due in|arriving)\b|\b(?:still|yet|left|due|more|money|income) (?:to )?(?:come|coming) in\b|\bwill (?:still )?come in\b|\b(?:what|much|money|cash|income|pay) comes in\b/u
const expected = /^(?:expect|expected|will|will (?:i|we|my|our)|estimate|estimated)$/

/** "How much is still coming in this month?", "what income is expected by the 20th?": what is due to be paid to the person. */
export function readStillComing(
  { raws, text, periods, names }: Slots,
  features: Set<Feature>,
): void {
  if (!features.has('earn') || features.has('spend')) return
  if (features.has('bill') || features.has('subscription')) return
  if (!names.every((item) => sideOf(item) === 'income')) return
  const [period, ...others] = periods
  if (others.length > 0 || /\b(?:did|has|have|was|were|been|had|so far)\b/.test(text)) return
  const verb = raws.get('earn') ?? ''
  // "What comes in this month?" may be about what has come in.
  const isRunning =
    (period?.isPresent === true || period?.whole !== undefined) &&
    (!/^comes/.test(verb) || features.has('still'))
  const isComing =
    /^(?:comes?|coming) in$/.test(verb) &&
    stillComing.test(text) &&
    (isRunning || period?.isAhead === true || period?.isBare === true || features.has('left'))
  const isBy = period?.until !== undefined && expected.test(raws.get('forecast') ?? '')
  if (!isComing && !isBy) return
  for (const each of ['forecast', 'left', 'still', 'more', 'list']) features.delete(each)
  features.add('due')
}

/** "Will I run out by New Year? What's the forecast?": it is asked for by its name. */
export function readForecastNamed({ raws, text }: Slots, features: Set<Feature>): void {
  const isOfRunningOut = /\b(?:run|go) (?:out|dry|short)\b/.test(raws.get('left') ?? '')
  if (isOfRunningOut && /\b(?:the|my|our|a) (?:forecast|projection|prediction)\b/.test(text))
    features.delete('left')
}

const comparingAhead =
  /\b(?:is|are|will|am) .*\b(?:going to|gonna|be|end up|turn out|cost)\b.*\b(?:worse|better|more|less|higher|lower|pricier|cheaper)\b.*\bthan\b/

/** "Is December going to be worse than November?": what is still to come is not compared. */
export function readComparedAhead(query: Slots, features: Set<Feature>): void {
  const [first, ...others] = query.periods
  if (!features.has('compare') || first === undefined || others.length > 1) return
  const isOpen = query.periods.some(
    ({ isPresent, isAhead }) => isPresent === true || isAhead === true,
  )
  const isAsked = comparingAhead.test(query.text) && /\b(?:will|going to|gonna)\b/.test(query.text)
  if (!isOpen || !isAsked || query.names.length > 0) return
  query.mistakes.push(
    'That time is not over yet. Do you want what you will have spent by the end of the month, or the days so far compared?',
  )
}
