import type { Query } from '../../reading/slots.ts'
import { areIncomeOnly } from '../../reading/vocabulary.ts'
import { setOfWeekdays } from '../ranks.ts'
import { orderOf } from '../rowOrder.ts'
import { type Has, rankedWords, ranks } from './family.ts'

// Whether a question is of a certain kind, where its features alone don't tell.

/** "Is Lidl cheaper than Aldi per visit?", "how many visits to each?": how much each time, or how often. */
export function comparesVisits(has: Has, { names, isPayeeWithin }: Query): boolean {
  const isCompared = ['compare', 'more', 'lessWord', 'eachOne'].some((each) => has(each))
  const isOfVisits =
    has('each') ||
    has('count') ||
    has('often') ||
    (has('average') && ['visit', 'expenseRow', 'incomeRow', 'anyRow'].some((each) => has(each)))
  return names.length > 1 && isPayeeWithin !== true && isCompared && isOfVisits
}

/** "Did I go to Lidl more times in May than in April?", "have we eaten out more often this year than last?" */
export function comparesTimesThen(has: Has, { periods }: Query): boolean {
  const isOfTimes = has('count') || has('often') || has('howOften')
  const isCompared = has('compare') || has('more') || has('lessWord')
  const isOfTwo =
    periods.length === 2 ||
    (periods.length === 1 && has('compare', 'last') && !has('visit', 'when'))
  return isOfTimes && isCompared && isOfTwo && periods.every(({ isAhead }) => !isAhead)
}

/** "The average of my last 5 Kroger trips": of so many rows, while "my last average week" is of a time. */
export function isOfLastRows({ limit = 1, names, features, periods }: Query): boolean {
  const isOfRows = ['visit', 'expenseRow', 'incomeRow', 'anyRow', 'bill'].some((each) =>
    features.has(each),
  )
  return limit > 1 && periods.length === 0 && (isOfRows || names.length > 0)
}

/** "Did I spend more this month?", "how much less did I spend on shopping this year?": than in the time before. */
export function asksMoreIn(has: Has, { periods, text }: Query): boolean {
  const [period, ...others] = periods
  return (
    period?.from !== undefined &&
    others.length === 0 &&
    !period.isAhead &&
    has('more') !== has('lessWord') &&
    !has('compare') &&
    (has('spend') || has('earn')) &&
    moreAlone.test(text)
  )
}

const moreAlone =
  /^(?:(?:and|so|but|ok) )*(?:(?:did|have|am|are) (?:i|we) (?:been )?\p{L}+ (?:(?:any|much|a lot|a bit|a little) )?(?:more|less)(?: money)?|(?:by )?how much (?:more|less)(?: money)? (?:did|have|am|are) (?:i|we) (?:been )?\p{L}+)(?: (?:on|at|for|from|in|this|last|so far|since)\b|$)/u

export function isLimited({ min, max }: Query): boolean {
  return min !== undefined || max !== undefined
}

export function perUnit(has: Has): boolean {
  return has('perYear') || has('perMonth')
}

/** "The category with the largest number of expenses". */
export function isOfGroups(has: Has): boolean {
  return (
    ['most', 'max', 'min', 'least'].some((rank) => has(rank)) &&
    (has('payee') || has('where') || has('category'))
  )
}

/** "In which of June and July did I spend most?" */
export function asksWhichPeriod(has: Has, { text }: Query): boolean {
  return /\b(which|when)\b/.test(text) && ranks.split(' ').some((rank) => has(rank))
}

/** "Aldi or Costco - who got more": one against the other, not against the time before. */
export function asksWhichName({ names, text }: Query): boolean {
  return names.length > 1 && /\b(or|vs|versus)\b/.test(text)
}

/** "The category with the most expenses, by number": how many they are, not what they come to. */
export function isByNumber(has: Has): boolean {
  return has('byNumber') && (has('payee') || has('where') || has('category'))
}

/** "Weekends or weekdays", "Fridays or Mondays". */
export function comparesWeekdays(has: Has, { weekdays, raws, text }: Query): boolean {
  // "My biggest expense on Fridays and Saturdays"
  if ((has('max') || has('min')) && (has('expenseRow') || has('anyRow'))) return false
  // "Do we spend more on weekends?": than on the other days.
  const isOfHabit =
    raws.get('weekend')?.endsWith('weekends') || raws.get('weekday')?.endsWith('weekdays')
  const isAgainstRest =
    (has('more') || has('lessWord')) &&
    isOfHabit === true &&
    !/\b(than|which|what|when)\b/.test(text)
  if (isAgainstRest && weekdays.length === 0) return true
  return has('weekend', 'weekday') || (has('weekend') ? 1 : 0) + weekdays.length === 2
}

/** "My best month for income": a best month of spending could be the dearest or the cheapest. */
export function isBestEarned(has: Has, query: Query): boolean {
  const isOfIncome = has('earn') || has('net') || isIncomeOnly(has, query)
  return (has('best') || has('worst')) && isOfIncome && !has('spend')
}

/** "On which day did I spend the most": the day of the highest sum, not the day of one expense. */
export function asksWhichDay(has: Has, { raws }: Query): boolean {
  const isDay = /\b(which|what) (day|date)\b/.test(raws.get('when') ?? '')
  const isRanked = ['most', 'least', 'max', 'min'].some((rank) => has(rank))
  return isDay && has('spend') && !has('expenseRow') && isRanked
}

/** "Spending by month", "month by month". */
export function isBySpan({ raws }: Query): boolean {
  return ['day', 'week', 'month', 'quarter', 'year'].some((unit) =>
    /\b(by|each|per|monthly|quarterly|every quarter)\b ?/.test(raws.get(unit) ?? ''),
  )
}

/** "Net cash flow per month for 2027": each of its months, while "how much per month" asks for the average. */
export function listsMonths({ features, periods, text, min, max }: Query): boolean {
  const [period, ...others] = periods
  return (
    features.has('perMonth') &&
    !['average', 'count', 'each', 'bill'].some((each) => features.has(each)) &&
    others.length === 0 &&
    min === undefined &&
    max === undefined &&
    period?.from !== undefined &&
    !period.isAhead &&
    period.from.slice(0, 7) < period.to.slice(0, 7) &&
    !/\b(?:how|what|do|does|did|am|are|is|will|would|typical|usually|in general)\b/.test(text)
  )
}

/** True if a question looks back: "what did it cost", not "what does it cost". */
export function isTold({ text }: Query): boolean {
  return /\b(did|was|were|spent|paid|bought|have|has|had|went|been|got|gave|sent|made)\b/.test(text)
}

/** "Did I ...": a question about what has been, which no bill to come can answer. */
export function isToldOf({ opening, text }: Query): boolean {
  return opening === 'did' || /\bdid (i|we)\b/.test(text)
}

/** "What did I spend and earn?"; "made a purchase" is not income. */
export function asksBoth(has: Has, { raws }: Query): boolean {
  if (!has('earn') || !(has('spend') || has('expenseRow'))) return false
  return has('spend') || !/^(make|made|receive|received)$/.test(raws.get('earn') ?? '')
}

/** "the category Other": a word beside a name, not a question about categories. */
export function isOneCategory({ names, raws }: Query): boolean {
  return names.length > 0 && /^category/.test(raws.get('category') ?? '')
}

export function isIncomeOnly(has: Has, { names }: Query): boolean {
  if (['salaryWord', 'incomeRow', 'earn', 'payday'].some((each) => has(each))) return true
  return names.length > 0 && names.every((item) => areIncomeOnly(item.names))
}

export function onlyPayees({ names }: Query): boolean {
  return names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
}

/** "Spent more than I earned" or "less than I made"; undefined where the words don't tell. */
export function incomeSideOf({ raws, features }: Query): 'over' | 'under' | undefined {
  const said = raws.get('overIncome') ?? ''
  if (/^(over|more than|above|exceed|go|went|gone|going|outpace|spending exceed)/.test(said))
    return 'over'
  if (/^(less than|under|below|earn|made|make|income exceed)/.test(said)) return 'under'
  if (!said.startsWith('than ') || features.has('more') === features.has('lessWord'))
    return undefined
  return features.has('more') ? 'over' : 'under'
}

/** "How much more than $400 did I spend?", "how far under 500 was my grocery spending?": a sum against a limit. */
export function asksHowFar({ text }: Query): boolean {
  return /^((and|so|by) )*(by )?how (much|far) (more than|less than|over|under|above|below|higher than|lower than)\b/.test(
    text,
  )
}

/** "In which months did I spend over $1,500?": what each came to, while "expenses over $200" are single ones. */
export function asksTimesOver(has: Has, { min, max, text, names, periods }: Query): boolean {
  if ((min === undefined) === (max === undefined) || periods.some(({ isAhead }) => isAhead))
    return false
  const units = ['month', 'week', 'day', 'quarter', 'year']
  if (units.filter((unit) => has(unit)).length !== 1) return false
  const isOfSum =
    (has('spend') || has('earn') || names.length > 0) &&
    !['expenseRow', 'incomeRow', 'anyRow'].some((noun) => has(noun))
  return (
    isOfSum &&
    /(?:^|\b(?:which|what|how many|any|there|list|show|the) )(?:days|weeks|months|quarters|years|day|week|month|quarter|year)\b/.test(
      text,
    )
  )
}

/** "Did the Council Tax go up in April?": what it charges each time may have risen. */
export function asksOfStep(query: Query): boolean {
  return (
    query.names.length === 1 && query.periods.length === 1 && onlyPayees(query) && goesUp(query)
  )
}

/** "Why did Netflix go up?", of payees at any time. */
export function asksWhyUp({ features, names, periods, text }: Query): boolean {
  return (
    features.has('why') &&
    names.length > 0 &&
    periods.length === 0 &&
    !features.has('spend') &&
    (features.has('rise') || /\b(?:go|goes|going|went|gone) up\b/.test(text))
  )
}

/** "Has the rent gone up?", while "did I spend more on rent?" is of sums. */
export function goesUp({ features, text }: Query): boolean {
  const isOfSums = ['spend', 'earn', 'expenseRow', 'compare', 'more', 'lessWord', 'why'].some(
    (each) => features.has(each),
  )
  return (
    !isOfSums &&
    /\b((go|goes|going|went|gone|creep|creeps|creeping|crept|shoot|shot) up|rise|rises|rose|risen|rising|increas\w+|jump\w*|climb\w*)\b/.test(
      text,
    )
  )
}

/** "Which of our streaming things went up?", "did any utilities go up?": the charges in a category, and not their sum. */
export function asksWhichRose(query: Query): boolean {
  const [item, ...others] = query.names
  if (item === undefined || others.length > 0 || query.features.has('payee')) return false
  const before = query.text.split(' ').slice(0, item.at).join(' ')
  const isCategory = item.names.every(({ kind }) => kind === 'category')
  return isCategory && goesUp(query) && ofEach.test(before)
}

const ofEach = /\b(?:which|what|any)(?: ones?)?(?: of)?(?: (?:my|our|the))?$/

/** Words for what is left of an income after its costs, and not for what was saved on them. */
const ofNet =
  /^(net\b|profit|loss|surplus|deficit|break|broke|breaking|in the (red|black)|after|bottom line|c[oa]me out ahead|ahead or behind|positive or negative)/

/** "Is the caravan paying for itself?", "net on Caravan": of a category or payee with which money comes in as well. */
export function asksCategoryNet(has: Has, { names, raws, text }: Query): boolean {
  const isAsked =
    ofNet.test(raws.get('net') ?? '') ||
    has('paysItself') ||
    (has('earn') && /\b(make|makes|made|making) (any )?money\b/.test(text))
  const [item, ...others] = names
  return (
    others.length === 0 &&
    item?.names.length === 1 &&
    (asksOfBothSides(has, text) ||
      (isAsked && item.names.every(({ kind, types }) => kind === 'category' && types.length === 2)))
  )
}

/** "In how many months did I save?", while "how many months can I save?" looks ahead. */
export function savedIn(has: Has, { text }: Query): boolean {
  return has('saveVerb') && /\b(did|have) (i|we)\b/.test(text)
}

/** "Etsy: what I earned vs what I spent" */
function asksOfBothSides(has: Has, text: string): boolean {
  return (
    has('earn', 'spend') &&
    !has('more') &&
    !has('lessWord') &&
    /\b(?:vs|versus|against|minus|compared (?:to|with)|and)\b/.test(text)
  )
}

/** "How much do I bring home every two weeks?", while "biweekly bills" are those of that frequency. */
export function isEveryTwoWeeks(has: Has, { raws }: Query): boolean {
  const isOfTime =
    /^(every|fortnight)/.test(raws.get('frequency') ?? '') || has('average') || has('earn')
  return has('frequency') && isOfTime && (has('spend') || has('earn')) && !has('bill')
}

/** True where all of the one period that is named has been. */
export function isOver({ periods }: Query): boolean {
  const [period] = periods
  return period?.from !== undefined && !period.isAhead && !period.whole && period.isPresent !== true
}

/** "Show me yesterday", "list everything from May" */
function isOfAll({ features, periods, text }: Query): boolean {
  const isBare =
    features.size === 1 &&
    !periods.some(({ isAhead }) => isAhead) &&
    !/\b(?:how|what|where|why|who)\b/.test(text)
  return isBare || /\b(everything|anything|it all|what happened)\b/.test(text)
}

export function isList(has: Has, query: Query): boolean {
  if (has('howMuch') || has('total') || has('count')) return false
  if (listsInOrder(has, query)) return true
  const noun = query.raws.get('expenseRow') ?? query.raws.get('spend') ?? ''
  const isSumNoun = /^(expenses|spending|spendings|expenditure|expenditures)$/.test(noun)
  const hasRows = has('anyRow') || has('expenseRow') || has('incomeRow')
  if (has('list'))
    return (
      hasRows ||
      query.min !== undefined ||
      query.max !== undefined ||
      query.names.length > 0 ||
      has('spend') ||
      has('earn') ||
      (query.periods.length > 0 && isOfAll(query))
    )
  if (has('recent')) return hasRows || has('spend')
  const isLimited = query.min !== undefined || query.max !== undefined
  // "Which Ubers cost more than 20?"
  if (
    isLimited &&
    !hasRows &&
    query.names.length > 0 &&
    /^(which|what|any) (?!did\b)/.test(query.text)
  )
    return true
  // "Aldi over 60", with no word for what is wanted
  const isBare = [...query.features].every((each) => each === 'over' || each === 'under')
  if (isLimited && isBare && query.names.length > 0) return true
  if (isLimited && !hasRows && /\b(anything|everything|something|what)\b/.test(query.text))
    return true
  return (
    hasRows &&
    (!isSumNoun || query.min !== undefined || query.max !== undefined) &&
    (has('anyRow') ||
      query.min !== undefined ||
      query.max !== undefined ||
      has('whatIs') ||
      has('nowIs') ||
      query.limit !== undefined ||
      query.periods.length > 0)
  )
}

/** "Petco dates in February", "which dates did I pay the vet": all of them, unless it is the first or the last. */
export function isOfDates({ raws, features }: Query): boolean {
  return /\bdates$/.test(raws.get('when') ?? '') && !features.has('first') && !features.has('last')
}

/** "Costco trips over $120, biggest first": told in an order, so one by one. */
function listsInOrder(has: Has, query: Query): boolean {
  if (orderOf(query) === undefined) return false
  const isGrouped = ['day', 'week', 'month', 'year', 'category', 'payee', 'where', 'breakdown']
  if ([...isGrouped, ...rankedWords].some((each) => has(each))) return false
  const isLimited = query.min !== undefined || query.max !== undefined
  return (
    isLimited ||
    query.names.length > 0 ||
    ['anyRow', 'expenseRow', 'incomeRow', 'list'].some((each) => has(each))
  )
}

/** "On how many days in May did I buy groceries?": counts days, however often it was on each. */
export function asksDaysWith(has: Has, { text, names, features }: Query): boolean {
  const isOfDays = /\b(how many|number of|count of) (\p{L}+ )?days\b/u.test(text) || has('howMany')
  return (
    isOfDays &&
    /\bdays\b/.test(text) &&
    !/\bdays (ago|since|until|till|left|before|away|to go|passed)\b/.test(text) &&
    !['not', 'except', 'when', 'days', 'payday', 'due', 'left'].some((each) =>
      features.has(each),
    ) &&
    (['spend', 'expenseRow', 'earn', 'visit'].some((each) => features.has(each)) ||
      names.length > 0)
  )
}

/** "New payees this month", "payees I haven't paid this year". */
export function asksNewPayees(has: Has, { periods, text, raws }: Query): boolean {
  const [period] = periods
  if (period && (period.from === undefined || period.isAhead)) return false
  const isOfOld =
    has('payee', 'not') &&
    period !== undefined &&
    (has('visit') || has('spend')) &&
    // "Who have I not paid?" may ask about bills.
    !/^who/.test(raws.get('payee') ?? '') &&
    /\b(have|did|do) (i |we )?not\b/.test(text)
  return has('newPayee') || isOfOld
}

/** "On how many days in May did I spend nothing?" */
export function asksFreeDays(has: Has, { periods, excepts, text }: Query): boolean {
  const isOfDays = has('howMany') || (has('count') && has('day'))
  const [period] = periods
  return (
    isOfDays &&
    /\bdays?\b/.test(text) &&
    (has('not') || has('except')) &&
    (has('spend') || has('expenseRow')) &&
    excepts.length === 0 &&
    period?.from !== undefined &&
    !period.isAhead
  )
}

/** "Was there a month without income?", "which months did I spend nothing?" */
export function asksFreeMonths(has: Has, { periods, excepts, names, text }: Query): boolean {
  const isOfOne = has('earn') !== has('spend')
  return (
    isOfOne &&
    /\bmonths?\b/.test(text) &&
    /\b(any|which|what|ever|was there|were there|list|show|how many|months (?:with|without))\b/.test(
      text,
    ) &&
    (has('not') || has('except')) &&
    names.length + excepts.length === 0 &&
    periods.every(({ isAhead }) => !isAhead)
  )
}

/** "My biggest expense on a Saturday", "on weekdays": one of many, and not what those days came to. */
export function picksWithinDay(has: Has, query: Query): boolean {
  const isOfDays = query.weekdays.length > 0 || setOfWeekdays(query).length > 0
  return (has('max') || has('min')) && isOfDays && (!has('weekday') || has('expenseRow'))
}

/** "What day of the week do I usually order pizza?": the one with the most orders, and no amount. */
export function asksUsualWeekday(has: Has, { weekdays, names, text, raws }: Query): boolean {
  if (!has('weekday') || weekdays.length > 0) return false
  // "On which weekday do I buy things most often?"
  if (names.length === 0 && !/\bmost (?:often|frequently|commonly)\b/.test(text)) return false
  if (['howMuch', 'total', 'max', 'min', 'least'].some((each) => has(each))) return false
  const isWhich = /\b(which|what) (day of the week|day of week|weekday|week day)\b/.test(text)
  // "What weekday do I order pizza the most?"
  const isDone =
    !has('spend') &&
    has('most') &&
    (has('visit') ||
      /\b(i|we) orders?\b/.test(text) ||
      /^order(ed)?$/.test(raws.get('expenseRow') ?? ''))
  const isHabit =
    isDone ||
    /\b(usually|normally|typically|generally|mostly|mainly|most often|most frequently|most commonly|tend to)\b/.test(
      text,
    )
  return (
    isWhich && isHabit && !/\bspend\w* (the )?most\b(?! (often|frequently|commonly))/.test(text)
  )
}

/** "Did I save more in May than in April?": what was kept in one time against another, and not income against spending. */
export function comparesNets(has: Has, query: Query): boolean {
  const { periods, text } = query
  const isOfNets = has('net') || has('saveVerb') || has('savingsRate')
  // "How much of our income did we keep?"
  const isOfIncome =
    !has('earn') || /\bof (?:all )?(?:of )?(?:my|our|the) (?:income|earnings)\b/.test(text)
  const isOfSides = has('overIncome') || !isOfIncome || has('spend') || has('expenseRow')
  const isMore = (has('more') || has('lessWord')) && isToldOf(query)
  if (!isOfNets || isOfSides || !(has('compare') || isMore)) return false
  const [first, ...others] = periods
  return (
    first !== undefined && (others.length === 1 || /^(week|month|quarter|year)$/.test(first.kind))
  )
}

/** "Am I up or down on the last 10 days?": what stands beside "than" is no time to tell the net balance of. */
export function isComparedAlone(has: Has): boolean {
  return has('compare') && !['earn', 'spend', 'expenseRow', 'overIncome'].some((each) => has(each))
}

/** "How can I spend less on groceries?", while "did I cut down on groceries?" looks back. */
export function asksHowToCut({ text, names }: Query): boolean {
  return (
    !names.some((item) => areIncomeOnly(item.names)) &&
    /\b(?:how|where|what|ways?|tips?|advice|advise|suggest\w*|recommend\w*|ideas?|help)\b/.test(
      text,
    ) &&
    !/\b(?:did|have|has|had|was|were|much|many|if|would i save|would we save)\b/.test(text)
  )
}
