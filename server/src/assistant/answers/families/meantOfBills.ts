import type { Query } from '../../reading/slots.ts'
import { type Has, ranks } from './family.ts'
import { isIncomeOnly, isLimited, isTold, onlyPayees, perUnit } from './meant.ts'

// Whether a question is of bills, pay or what something costs, where its features alone don't tell.

/** "If I dropped Netflix, what would that free up?" */
export function savesBy(has: Has, query: Query): boolean {
  const { names, periods, text } = query
  return (
    has('saveVerb') &&
    names.length > 0 &&
    periods.length === 0 &&
    onlyPayees(query) &&
    (/\b(if|by|without|drop\w*)\b/.test(text) || (perUnit(has) && !isTold(query)))
  )
}

/** "Bills over $100", "which subscriptions cost less than 20": those of an amount. */
export function billsWithin(has: Has, query: Query): boolean {
  const { opening, text } = query
  if (!isLimited(query) || !(has('bill') || has('subscription')) || has('earn')) return false
  const isOfThem = /\b(?:any|which|what|how many|have (?:i|we)|(?:i|we) have|list|show)\b/.test(
    text,
  )
  return (
    isOfThem || !/^(?:is|are|was|were|do|does|did|have|has|will|would|can|could)$/.test(opening)
  )
}

/** "Do my bills come to more than $2000 a month?": all of them against a limit. */
export function asksIfBillsExceed(has: Has, query: Query): boolean {
  const { min, max, names, periods } = query
  return (
    (min === undefined) !== (max === undefined) &&
    (has('bill') || has('subscription')) &&
    !billsWithin(has, query) &&
    !has('due') &&
    names.length + periods.length === 0 &&
    !isTold(query)
  )
}

/** "What is my rent?", "what does Netflix cost a month?": what something costs now, and not what it has cost. */
export function asksPrice(has: Has, query: Query): boolean {
  const { names, periods } = query
  // "What do I pay a month, and how much in total?"
  const [text = '', second] = query.text.split(/ and (?=how much\b)/)
  if (has('total') && second === undefined) return false
  if (names.length === 0 || periods.length > 0 || isOfSum(query, text)) return false
  if (has('nowIs') && names.length === 1 && (onlyPayees(query) || !has('expenseRow'))) return true
  return priceAsked.test(text) || (has('nowIs') && onlyPayees(query) && !has('expenseRow'))
}

/** "Is Netflix over $20?", "do I pay more than $1,000 for rent?": its price, and not what it has cost so far. */
export function asksPriceLimit(has: Has, query: Query): boolean {
  const { min, max, names, periods, text } = query
  return (
    (min === undefined) !== (max === undefined) &&
    names.length === 1 &&
    periods.length === 0 &&
    !isOfSum(query, text) &&
    !has('expenseRow') &&
    onlyPayees(query) &&
    isOfOnePrice(query)
  )
}

/** Asks about what is named as a whole: not about one of its charges, and not about a rise of its price. */
function isOfOnePrice({ names, text }: Query): boolean {
  const [item] = names
  if (item === undefined) return false
  const words = text.split(' ')
  const before = words.slice(0, item.at).join(' ')
  const after = words.slice(item.at + item.raw.split(' ').length).join(' ')
  return (
    (asksOfIt.test(before) && itsPrice.test(after)) ||
    (asksPaid.test(before) &&
      /^(?:(?:now|still|a month|a year|a week|per \p{L}+) ?)*$/u.test(after))
  )
}

const asksOfIt = /^(?:(?:and|so|ok|but|hey) )*(?:is|are|does|do)(?: (?:my|our|the))?$/
const itsPrice =
  /^(?:(?:bill|subscription|plan|membership|premium|fee|price|now|still|currently|really) )*(?:(?:cost|charge|run) )?(?:(?:me|us) )?(?:over|under|above|below|more than|less than|at least|at most|higher than|lower than|cheaper than)\b/
const asksPaid =
  /^(?:(?:and|so|ok|but|hey) )*(?:do (?:i|we) (?:still )?pay|(?:am|are) (?:i|we) (?:still )?paying) (?:over|under|more than|less than|at least|at most) .* (?:for|in)(?: (?:my|our|the))?$/

/** What something has cost, all told. */
function isOfSum(query: Query, text: string): boolean {
  return inAll.test(text) || isTold(query) || /^spend/.test(query.raws.get('spend') ?? '')
}

const inAll =
  /\b(?:average|typical|usual|normal|total|totals|sum|overall|altogether|in all|so far|until now|to date|ever|add up)\b/
const priceAsked =
  /^(?:(?:and|so|ok|but|hey) )*(?:how much|what) (?:does|do|is|are|will|would) .*\b(?:costs?|runs?|charges?|sets?|pay)\b|^(?:the |my |our )?(?:(?:monthly|yearly|annual) )?costs? (?:of|for) |^(?:[^ ]+ ){1,4}costs?(?: (?:(?:a|per|each|every) (?:month|week|year)|monthly|yearly))?$|\b(?:comes?|adds? up|works? out) (?:to|at) /

/** "Savings from cancelling all subscriptions", "if I dropped all my bills but the rent". */
export function cancelsAll(has: Has, { names, text }: Query): boolean {
  return (
    has('cancel') &&
    names.length === 0 &&
    (has('saveVerb') || has('net')) &&
    /\b(?:all|every|each|my|our|the) (?:(?:of|my|our|the|these|those|single|active|recurring|other) )*(?:bills?|subscriptions?|subs|memberships)\b|\beverything\b/.test(
      text,
    ) &&
    !/\b(?:which|what) (?:bills?|subscriptions?)\b|\bone of\b/.test(text)
  )
}

/** "Bills now vs a year ago", "how much more are our bills now than in January?" */
export function comparesWithThen(has: Has, query: Query): boolean {
  const { names, periods, text } = query
  if (!(has('bill') || has('subscription')) || names.length > 0) return false
  if (has('spanBefore')) return periods.length === 0 && (has('compare') || has('change'))
  const [period, ...others] = periods
  const isNow = /\b(?:now|today|nowadays|these days|currently)\b/.test(text)
  const isThen = period !== undefined && others.length === 0 && period.isAhead !== true
  return isThen && isNow && period.isPresent !== true && (has('compare') || has('more'))
}

/** "Was rent paid in May?" */
export function asksIfPaid({ names, periods, text }: Query): boolean {
  return names.length > 0 && periods.length > 0 && /^(is|was|were) .*\bpaid\b/.test(text)
}

/**
 * "My highest electric bill", "the biggest bill ever": what was charged. Only "my biggest bills", with nothing else, ranks
 * the recurring ones.
 */
export function isChargeRanked(has: Has, { names, periods }: Query): boolean {
  if (!ranks.split(' ').some((rank) => has(rank))) return false
  if (['due', 'overdue', 'paused'].some((each) => has(each))) return false
  const isOfTime = has('ever') || periods.some(({ isAhead }) => isAhead !== true)
  return (has('bill') && (names.length > 0 || isOfTime)) || (has('subscription') && isOfTime)
}

/** "Settlement after bills": not the bill of that name. */
export function isIncomeAfterBills({ names, raws }: Query): boolean {
  return names.length > 0 && /^(?:after|once)\b/.test(raws.get('bill') ?? '')
}

/** "My lowest bill last month": the smallest of all expenses is hardly a bill. */
export function isLeastBill(has: Has, { names }: Query): boolean {
  return has('bill') && (has('min') || has('least')) && names.length === 0
}

/** "How much do I need for bills until payday?": what is due before it, and not its date. */
export function isUntilPayday(has: Has, { raws, text }: Query): boolean {
  if (!has('payday') || has('when') || has('days')) return false
  const isUntil = /^(until|till|before|by)\b/.test(raws.get('payday') ?? '')
  const isOfDues = ['bill', 'due', 'overdue', 'subscription'].some((each) => has(each))
  const isJoined = /\b(until|till|before|by)\b/.test(text)
  return isOfDues ? isUntil || isJoined : isUntil && (has('howMuch') || has('nowIs'))
}

export function isThisMonth({ periods }: Query): boolean {
  const [period] = periods
  return period === undefined || period.isPresent === true || period.endsMonth === true
}

/** A question about bills that looks back asks what was spent. */
export function isPast(query: Query, has: Has): boolean {
  const [period] = query.periods
  if (period === undefined) return false
  // "Any bills today?"
  if (period.isToday && !isTold(query)) return false
  if (period.from === undefined) return period.until === undefined
  if (period.isBareSpan) return false
  return (
    !period.isAhead &&
    !period.isBare &&
    period.whole === undefined &&
    !has('due') &&
    !has('overdue')
  )
}

/** "How often do I get paid?", "how many paydays are in March?": of a time that is still ahead. */
export function asksPaydays(has: Has, query: Query): boolean {
  const { names, periods, text } = query
  if (has('spend') || /\bdid\b/.test(text)) return false
  const isOfIncome = names.every((item) =>
    item.names.every(({ types }) => types.includes('income')),
  )
  if (has('howOften')) return isIncomeOnly(has, query) && isOfIncome && periods.length === 0
  const [period] = periods
  const isOfDays = has('payday', 'count') && names.length === 0 && period !== undefined
  return (
    isOfDays && (period.isAhead === true || period.isBare === true || period.isPresent === true)
  )
}

/** "Will I go into the red this month?" */
export function asksIfShort(has: Has, { raws }: Query): boolean {
  return (
    has('net', 'forecast') &&
    /\b(red|black|hole|minus|plus|left over|leftover)$/.test(raws.get('net') ?? '')
  )
}

/** "How much income can I expect in October?": what is due to be paid to the person. */
export function asksIncomeAhead(has: Has, query: Query): boolean {
  const [period, ...others] = query.periods
  const isToEnd = has('monthEnd') && period === undefined
  if ((period === undefined && !isToEnd) || others.length > 0 || isTold(query)) return false
  const isToCome = isToEnd || period?.isAhead || period?.isBare || period?.isPresent
  return isToCome === true && has('forecast') && isIncomeOnly(has, query) && !has('spend')
}
