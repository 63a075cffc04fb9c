import type { Period } from '../reading/period.ts'
import type { Query } from '../reading/query.ts'
import { adviceAnswer } from './advice.ts'
import type { Ask, Said } from './ask.ts'
import { aheadAnswer, billsAnswer, cancelAnswer, paydayAnswer } from './bills.ts'
import { changeAnswer, compareNames, comparePeriods } from './compare.ts'
import { averageWeekday, compareSeveral, compareWeekdays } from './compareMore.ts'
import { affordAnswer, forecastAnswer, leftAnswer, scoreAnswer, usageAnswer } from './plans.ts'
import { distinctAnswer, oftenAnswer, rankAnswer, timeAnswer, weekdayAnswer } from './ranks.ts'
import { extremeAnswer, lastAnswer, listAnswer, medianAnswer, priceAnswer } from './rows.ts'
import {
  averageAnswer,
  countAnswer,
  howOftenAnswer,
  limitAnswer,
  netAnswer,
  shareAnswer,
  sumAnswer,
} from './sums.ts'
import { duplicateAnswer, isAboutPrice, refundAnswer, riseAnswer, unusualAnswer } from './watch.ts'

/** "If I dropped Netflix, what would that free up?" */
function savesBy(has: Has, query: Query): boolean {
  const { names, periods, text } = query
  return (
    has('saveVerb') &&
    names.length > 0 &&
    periods.length === 0 &&
    onlyPayees(query) &&
    /\b(if|by|without|drop\w*)\b/.test(text)
  )
}

type Has = (...features: readonly string[]) => boolean

/** A kind of question: when it applies, and everything it can use. Anything else in the question rules it out. */
type Family = {
  name: string
  isMeant(has: Has, query: Query): boolean
  /** The features it uses, separated by spaces. */
  takes: string
  names?: number
  periods?: number
  excepts?: true
  threshold?: true
  limit?: true
  /** It can give the second biggest. */
  ranks?: true
  weekdays?: true
  amounts?: true
  /** A period may be "by Friday". */
  deadlines?: true
  /** Unknown words are allowed: "a new jacket". */
  unknown?: true
  run(ask: Ask): Promise<Said>
}

const money =
  'nowIs spend earn expenseRow incomeRow howMuch total ever still whatIs list salaryWord'
const ranks = 'max min most least'
const rankedWords = [...ranks.split(' '), 'often']

/** The first match answers, so specific families come before general ones. */
const families: readonly Family[] = [
  {
    name: 'score',
    isMeant: (has) => has('score'),
    takes:
      'nowIs score raise advice why lessWord max more howMuch list whatIs change still most net pronoun',
    periods: 1,
    run: scoreAnswer,
  },
  {
    name: 'duplicates',
    isMeant: (has) => has('duplicate'),
    takes: `duplicate ${money} anyRow count bill recent pronoun`,
    names: 1,
    periods: 1,
    run: duplicateAnswer,
  },
  {
    name: 'unusual',
    isMeant: (has) => has('unusual'),
    takes: `unusual ${money} anyRow count recent max change`,
    names: 1,
    periods: 1,
    run: unusualAnswer,
  },
  {
    name: 'refunds',
    isMeant: (has) => has('refund') || has('netOfRefunds'),
    takes: `refund netOfRefunds ${money} anyRow count net recent when last first`,
    names: 2,
    periods: 1,
    run: refundAnswer,
  },
  {
    name: 'payday',
    isMeant: (has, query) =>
      (has('payday') && !/\bdid\b/.test(query.text)) ||
      ((has('when') || has('days')) && (has('due') || has('earn')) && isIncomeOnly(has, query)),
    takes:
      'forecast nowIs payday when days due earn incomeRow salaryWord list whatIs howMuch still bill',
    names: 1,
    run: paydayAnswer,
  },
  {
    name: 'cancel',
    isMeant: (has, query) =>
      (has('cancel') || (query.excepts.length > 0 && has('saveVerb')) || savesBy(has, query)) &&
      query.names.length + query.excepts.length > 0,
    takes:
      'nowIs cancel saveVerb net howMuch subscription bill perYear perMonth total spend whatIs pronoun',
    names: 6,
    excepts: true,
    run: cancelAnswer,
  },
  {
    name: 'rises',
    isMeant: (has, query) =>
      has('rise') ||
      (has('change', 'bill') && onlyPayees(query)) ||
      has('change', 'subscription') ||
      (has('change') &&
        !has('spend') &&
        !has('expenseRow') &&
        !has('earn') &&
        query.names.length > 0 &&
        query.periods.length === 0 &&
        !has('compare') &&
        onlyPayees(query)),
    takes:
      'nowIs rise change bill subscription list whatIs more recent howMuch count expenseRow spend ever active still payee max',
    names: 2,
    periods: 1,
    run: riseAnswer,
  },
  {
    name: 'afford',
    isMeant: (has, query) => has('afford') || (has('left') && query.amounts.length > 0),
    takes:
      'afford left howMuch spend still perMonth monthEnd expenseRow visit anyRow nowIs whatIs weekend forecast',
    names: 3,
    periods: 1,
    amounts: true,
    unknown: true,
    run: affordAnswer,
  },
  {
    name: 'left',
    isMeant: (has, query) =>
      (has('left') || has('overIncome', 'forecast')) &&
      !has('usage', 'share') &&
      isThisMonth(query),
    takes:
      'overIncome forecast left monthEnd nowIs howMuch spend bill still usage total net expenseRow perMonth due month whatIs list',
    periods: 1,
    run: leftAnswer,
  },
  {
    name: 'forecast',
    isMeant: (has, query) =>
      (has('forecast') ||
        (has('monthEnd') && (has('spend') || has('expenseRow')) && !has('bill'))) &&
      isThisMonth(query) &&
      !has('due'),
    takes:
      'nowIs forecast monthEnd spend howMuch total still expenseRow whatIs month list endWord where',
    periods: 1,
    run: forecastAnswer,
  },
  {
    name: 'usage',
    isMeant: (has) => has('usage'),
    takes: 'visit nowIs usage howMuch share spend total still whatIs list count',
    periods: 1,
    run: usageAnswer,
  },
  {
    name: 'last',
    isMeant: (has, query) =>
      (has('last') || has('first')) &&
      !has('due') &&
      !has('overdue') &&
      !has('compare') &&
      !has('more') &&
      !has('lessWord') &&
      (has('when') ||
        has('howMuch') ||
        query.names.length > 0 ||
        has('expenseRow') ||
        has('incomeRow') ||
        has('anyRow') ||
        has('spend') ||
        has('earn') ||
        has('salaryWord') ||
        has('bill')) &&
      !(has('bill') && query.names.length === 0),
    takes: `payday last first when ${money} visit anyRow bill subscription count recent days`,
    names: 3,
    periods: 1,
    threshold: true,
    limit: true,
    excepts: true,
    run: lastAnswer,
  },
  {
    name: 'bills ahead',
    isMeant: (has, query) =>
      query.names.length > 0 &&
      query.periods.length === 1 &&
      (query.periods[0]?.isAhead === true ||
        (query.periods[0]?.isBare === true && !isTold(query) && onlyPayees(query))) &&
      (has('spend') || has('howMuch') || has('nowIs') || has('forecast')) &&
      !has('due'),
    takes: `forecast nowIs howMuch spend total still whatIs expenseRow list bill subscription`,
    names: 3,
    periods: 1,
    run: aheadAnswer,
  },
  {
    name: 'bills',
    isMeant: (has, query) =>
      (has('bill') ||
        has('overdue') ||
        has('subscription') ||
        has('paused') ||
        has('frequency') ||
        (has('when', 'forecast') && query.names.length > 0) ||
        (query.periods[0]?.isAhead === true &&
          /\b(go|goes|going|coming|comes) out\b/.test(query.text)) ||
        (has('due') &&
          (query.names.length > 0 ||
            has('expenseRow') ||
            has('spend') ||
            has('when') ||
            has('whatIs') ||
            has('monthEnd') ||
            has('howMuch') ||
            query.periods.length > 0))) &&
      !isPast(query, has) &&
      (!has('due') || has('bill') || has('overdue') || has('subscription') || !isToldOf(query)),
    takes: `forecast bill due overdue subscription paused ${money} count when perMonth perYear perWeek ${ranks} active days monthEnd cancel`,
    names: 4,
    periods: 1,
    limit: true,
    deadlines: true,
    run: billsAnswer,
  },
  {
    name: 'price',
    isMeant: (has, query) =>
      has('nowIs') &&
      query.names.length === 1 &&
      query.periods.length === 0 &&
      onlyPayees(query) &&
      !/^spend/.test(query.raws.get('spend') ?? ''),
    takes: 'nowIs spend expenseRow bill subscription still',
    names: 1,
    run: priceAnswer,
  },
  {
    name: 'how often',
    isMeant: (has, query) => has('howOften') && (query.names.length > 0 || query.min !== undefined),
    takes: `howOften visit ${money} pronoun`,
    names: 3,
    periods: 1,
    threshold: true,
    run: howOftenAnswer,
  },
  {
    name: 'distinct',
    isMeant: (has, query) =>
      (has('distinct') || has('count')) &&
      (has('category') || has('payee')) &&
      !isOneCategory(query) &&
      !rankedWords.some((rank) => has(rank)) &&
      (has('distinct') || !(has('anyRow') || has('expenseRow') || has('incomeRow'))),
    takes: `distinct count category payee visit anyRow ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    threshold: true,
    run: distinctAnswer,
  },
  {
    name: 'median',
    isMeant: (has) => has('median'),
    takes: `median visit anyRow bill ${money}`,
    names: 3,
    periods: 1,
    excepts: true,
    threshold: true,
    run: medianAnswer,
  },
  {
    name: 'most often',
    isMeant: (has, query) =>
      (has('often') && !has('average')) ||
      (has('visit') && (has('most') || has('least')) && (has('payee') || has('where'))) ||
      (has('count') && /\bby (the )?(count|number|frequency|transactions)\b/.test(query.text)) ||
      (has('count') && /number/.test(query.raws.get('count') ?? '') && isOfGroups(has)) ||
      (/\bmost (purchases|payments|charges|orders|receipts|visits|trips)\b/.test(query.text) &&
        (has('payee') || has('where') || has('category'))) ||
      (has('anyRow', 'most') && (has('payee') || has('where') || has('category'))),
    takes: `often where payee visit category count ${ranks} ${money} anyRow`,
    periods: 1,
    names: 1,
    limit: true,
    ranks: true,
    run: oftenAnswer,
  },
  {
    name: 'compare weekdays',
    isMeant: (has, query) =>
      comparesWeekdays(has, query) && comparingOrRanked.some((feature) => has(feature)),
    takes: `weekday weekend compare more lessWord where visit ${ranks} ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    weekdays: true,
    run: compareWeekdays,
  },
  {
    name: 'average weekday',
    isMeant: (has, query) =>
      has('average') &&
      !rankedWords.some((rank) => has(rank)) &&
      (has('weekday') || has('weekend') || query.weekdays.length > 0),
    takes: `average weekday weekend perDay day visit anyRow ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    weekdays: true,
    threshold: true,
    run: averageWeekday,
  },
  {
    name: 'weekdays',
    isMeant: (has, query) => has('weekday') || has('weekend') || query.weekdays.length > 0,
    takes: `weekday weekend where when visit breakdown ${ranks} ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    weekdays: true,
    threshold: true,
    run: weekdayAnswer,
  },
  {
    name: 'share',
    isMeant: (has, query) =>
      has('share') &&
      !has('change') &&
      (query.names.length > 0 || has('earn') || has('salaryWord')),
    takes: `share net saveVerb anyRow visit ${money}`,
    names: 3,
    periods: 1,
    excepts: true,
    run: shareAnswer,
  },
  {
    name: 'limit',
    isMeant: (has, query) =>
      (query.min === undefined) !== (query.max === undefined) &&
      /^(did|have|has|am|are|is|was|were|do|does)$/.test(query.opening) &&
      !/\b(any|anything|something|single|one|each|ever|there|thing|things)\b/.test(query.text) &&
      !has('expenseRow') &&
      (has('spend') || has('earn') || query.names.length > 0),
    takes: 'spend earn visit howMuch total still pronoun salaryWord change',
    names: 4,
    periods: 1,
    excepts: true,
    threshold: true,
    run: limitAnswer,
  },
  {
    name: 'compare several periods',
    isMeant: (has, query) =>
      query.periods.length > 2 && comparingOrRanked.some((feature) => has(feature)),
    takes: `compare more lessWord month visit ${ranks} ${money}`,
    names: 3,
    periods: 6,
    excepts: true,
    threshold: true,
    run: compareSeveral,
  },
  {
    name: 'compare periods',
    isMeant: (has, query) =>
      query.periods.length === 2 &&
      (comparing.some((feature) => has(feature)) || asksWhichPeriod(has, query)),
    takes: `max min compare more lessWord change why rise category payee share most least list visit month ${money}`,
    names: 3,
    periods: 2,
    excepts: true,
    threshold: true,
    run: comparePeriods,
  },
  {
    name: 'compare this with the last',
    isMeant: (has, query) =>
      query.periods.length === 1 && has('compare', 'last') && !query.periods[0]?.isAhead,
    takes: `max compare more lessWord change last why list visit ${money}`,
    names: 3,
    periods: 1,
    excepts: true,
    run: comparePeriods,
  },
  {
    name: 'compare names',
    isMeant: (has, query) =>
      query.names.length >= 2 &&
      (has('compare') || has('more') || has('lessWord') || has('most') || has('least')),
    takes: `compare more lessWord most least max rise list visit where ${money}`,
    names: 5,
    periods: 1,
    excepts: true,
    run: compareNames,
  },
  {
    name: 'over income',
    isMeant: (has) =>
      has('overIncome') ||
      has('savingsRate') ||
      (has('earn') &&
        (has('spend') || has('expenseRow')) &&
        (has('compare') || has('more') || has('lessWord'))),
    takes: `overIncome savingsRate net compare more lessWord ${money}`,
    periods: 1,
    run: netAnswer,
  },
  {
    name: 'changes',
    isMeant: (has, query) =>
      has('change') ||
      (has('rise') && (has('category') || has('payee'))) ||
      has('why') ||
      (has('compare') && query.periods.length === 1) ||
      ((has('more') || has('lessWord')) && has('compare') && query.periods.length < 2),
    takes: `change why more lessWord compare average max recent rise category payee share most least bill ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    run: (ask) =>
      isAboutPrice(ask) && ask.query.features.has('rise') ? riseAnswer(ask) : changeAnswer(ask),
  },
  {
    name: 'average',
    isMeant: (has, query) =>
      !/\bthere (a|any) (day|week|month|year)\b/.test(query.text) &&
      !(has('net') && query.names.length > 0) &&
      ((has('average') &&
        (query.names.length > 0 ||
          ['spend', 'earn', 'expenseRow', 'incomeRow', 'anyRow', 'net', 'howMuch', 'visit'].some(
            (feature) => has(feature),
          ))) ||
        has('each') ||
        has('perDay') ||
        has('perWeek') ||
        has('perMonth') ||
        has('perYear')),
    takes: `rise bill average each count perDay perWeek perMonth perYear net visit anyRow month ${money}`,
    names: 3,
    periods: 1,
    excepts: true,
    threshold: true,
    run: averageAnswer,
  },
  {
    name: 'times',
    isMeant: (has, query) =>
      (['month', 'day', 'week', 'year'].filter((unit) => has(unit)).length === 1 &&
        (has('most') || has('least') || has('max') || has('min') || isBestEarned(has))) ||
      asksWhichDay(has, query) ||
      (has('net', 'month') && query.names.length === 0) ||
      isBySpan(query),
    takes: `month day week year when visit more breakdown net saveVerb best worst order ${ranks} ${money}`,
    ranks: true,
    names: 2,
    periods: 1,
    excepts: true,
    limit: true,
    run: timeAnswer,
  },
  {
    name: 'ranking',
    isMeant: (has, query) =>
      has('breakdown') ||
      (((has('category') && !isOneCategory(query)) || has('payee') || has('where')) &&
        (has('most') ||
          has('least') ||
          has('max') ||
          has('min') ||
          has('spend') ||
          has('list') ||
          has('earn') ||
          has('expenseRow') ||
          has('nowIs') ||
          has('whatIs'))) ||
      ((has('most') || has('least')) && query.names.length === 0 && (has('spend') || has('earn'))),
    takes: `breakdown category payee where visit order ${ranks} ${money} anyRow`,
    names: 1,
    periods: 1,
    excepts: true,
    threshold: true,
    limit: true,
    ranks: true,
    run: rankAnswer,
  },
  {
    name: 'extremes',
    isMeant: (has, query) =>
      (has('max') || has('min') || has('most') || has('least')) &&
      (has('expenseRow') ||
        has('incomeRow') ||
        has('anyRow') ||
        has('spend') ||
        has('earn') ||
        query.names.length > 0 ||
        has('bill')),
    takes: `${ranks} ${money} anyRow recent visit day each bill when oneGo order`,
    names: 3,
    periods: 1,
    excepts: true,
    threshold: true,
    limit: true,
    ranks: true,
    run: extremeAnswer,
  },
  {
    name: 'count',
    isMeant: (has, query) =>
      has('count') &&
      (has('anyRow') ||
        has('expenseRow') ||
        has('incomeRow') ||
        has('visit') ||
        has('spend') ||
        has('earn') ||
        query.names.length > 0),
    takes: `count visit anyRow ${money}`,
    names: 3,
    periods: 1,
    excepts: true,
    threshold: true,
    run: countAnswer,
  },
  {
    name: 'net',
    isMeant: (has, query) =>
      has('net') ||
      has('saveVerb') ||
      asksBoth(has, query) ||
      has('earn', 'except', 'spend') ||
      (has('left') && isOver(query)),
    takes: `left net saveVerb compare more lessWord except ${money}`,
    periods: 1,
    run: netAnswer,
  },
  {
    name: 'list',
    isMeant: (has, query) => isList(has, query),
    takes: `list whatIs nowIs anyRow recent expenseRow incomeRow spend earn ever visit last salaryWord when still`,
    names: 3,
    periods: 1,
    excepts: true,
    threshold: true,
    limit: true,
    run: listAnswer,
  },
  {
    name: 'when',
    isMeant: (has, query) => has('when') && query.names.length > 0 && !has('due'),
    takes: `when visit ${money}`,
    names: 3,
    periods: 1,
    threshold: true,
    run: lastAnswer,
  },
  {
    name: 'advice',
    isMeant: (has) => has('advice'),
    takes: `nowIs advice net howMuch list whatIs spend expenseRow more lessWord saveVerb perMonth category bill subscription count where total`,
    periods: 1,
    run: adviceAnswer,
  },
  {
    name: 'sum',
    isMeant: (has, query) =>
      !asksBoth(has, query) &&
      !(has('bill') && query.names.length === 0 && query.excepts.length === 0) &&
      (query.periods.length < 2 || /\b(and|plus|both)\b/.test(query.text)) &&
      (has('howMuch') ||
        has('total') ||
        !/^(is|are|will|should|was|were)$/.test(query.opening) ||
        asksIfPaid(query)) &&
      (has('spend') ||
        has('earn') ||
        has('expenseRow') ||
        has('incomeRow') ||
        has('salaryWord') ||
        has('payday') ||
        query.names.length > 0 ||
        (query.periods.length > 0 && query.excepts.length > 0) ||
        (query.periods.length > 1 &&
          /\b(combined|together|altogether|in all)\b/.test(query.text)) ||
        ((has('howMuch') || has('total')) &&
          (query.periods.length > 0 || query.excepts.length > 0))),
    takes: `payday visit category anyRow bill ${money}`,
    names: 5,
    periods: 4,
    excepts: true,
    threshold: true,
    run: sumAnswer,
  },
]

/** "The category with the largest number of expenses". */
function isOfGroups(has: Has): boolean {
  return (
    ['most', 'max', 'min', 'least'].some((rank) => has(rank)) &&
    (has('payee') || has('where') || has('category'))
  )
}

const comparing = ['compare', 'more', 'lessWord', 'change', 'rise', 'why']
const comparingOrRanked = ['compare', 'more', 'lessWord', 'most', 'least', 'max', 'min']

/** "In which of June and July did I spend most?" */
function asksWhichPeriod(has: Has, { text }: Query): boolean {
  return /\b(which|when)\b/.test(text) && ranks.split(' ').some((rank) => has(rank))
}

/** "Weekends or weekdays", "Fridays or Mondays". */
function comparesWeekdays(has: Has, { weekdays }: Query): boolean {
  return has('weekend', 'weekday') || (has('weekend') ? 1 : 0) + weekdays.length === 2
}

/** "My best month for income": a best month of spending could be the dearest or the cheapest. */
function isBestEarned(has: Has): boolean {
  return (has('best') || has('worst')) && (has('earn') || has('net')) && !has('spend')
}

/** "On which day did I spend the most": the day of the highest sum, not the day of one expense. */
function asksWhichDay(has: Has, { raws }: Query): boolean {
  const isDay = /\b(which|what) (day|date)\b/.test(raws.get('when') ?? '')
  const isRanked = ['most', 'least', 'max', 'min'].some((rank) => has(rank))
  return isDay && has('spend') && !has('expenseRow') && isRanked
}

/** "Spending by month", "month by month". */
function isBySpan({ raws }: Query): boolean {
  return ['day', 'week', 'month', 'year'].some((unit) =>
    /\b(by|each|per|monthly) ?/.test(raws.get(unit) ?? ''),
  )
}

/** True if a question looks back: "what did it cost", not "what does it cost". */
function isTold({ text }: Query): boolean {
  return /\b(did|was|were|spent|paid|bought|have|has|had|went|been|got|gave|sent|made)\b/.test(text)
}

/** "Did I ...": a question about what has been, which no bill to come can answer. */
function isToldOf({ opening, text }: Query): boolean {
  return opening === 'did' || /\bdid (i|we)\b/.test(text)
}

/** "What did I spend and earn?"; "made a purchase" is not income. */
function asksBoth(has: Has, { raws }: Query): boolean {
  if (!has('earn') || !(has('spend') || has('expenseRow'))) return false
  return has('spend') || !/^(make|made|receive|received)$/.test(raws.get('earn') ?? '')
}

/** "Was rent paid in May?" */
function asksIfPaid({ names, periods, text }: Query): boolean {
  return names.length > 0 && periods.length > 0 && /^(is|was|were) .*\bpaid\b/.test(text)
}

/** "the category Other": a word beside a name, not a question about categories. */
function isOneCategory({ names, raws }: Query): boolean {
  return names.length > 0 && /^category/.test(raws.get('category') ?? '')
}

function isIncomeOnly(has: Has, { names }: Query): boolean {
  if (has('salaryWord') || has('incomeRow') || has('earn')) return true
  return (
    names.length > 0 &&
    names.every((item) => item.names.every(({ types }) => types.every((type) => type === 'income')))
  )
}

function onlyPayees({ names }: Query): boolean {
  return names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
}

/** True where all of the one period that is named has been. */
function isOver({ periods }: Query): boolean {
  const [period] = periods
  return period?.from !== undefined && !period.isAhead && !period.whole && period.isPresent !== true
}

function isThisMonth({ periods }: Query): boolean {
  const [period] = periods
  return period === undefined || period.isPresent === true || period.endsMonth === true
}

/** A question about bills that looks back asks what was spent. */
function isPast({ periods }: Query, has: Has): boolean {
  const [period] = periods
  if (period === undefined) return false
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

function isList(has: Has, query: Query): boolean {
  if (has('howMuch') || has('total') || has('count')) return false
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
      has('earn')
    )
  if (has('recent')) return hasRows || has('spend')
  const isLimited = query.min !== undefined || query.max !== undefined
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

/** The family that understands the whole question, if any. */
export function familyOf(query: Query): Family | undefined {
  if (
    query.unknown.length > 0 &&
    !families.some((family) => family.unknown && family.isMeant(hasOf(query), query))
  )
    return undefined
  return families.find((family) => family.isMeant(hasOf(query), query) && usesAll(family, query))
}

function hasOf({ features }: Query): Has {
  return (...wanted) => wanted.every((feature) => features.has(feature))
}

function usesAll(family: Family, query: Query): boolean {
  const takes = new Set(family.takes.split(' '))
  return (
    [...query.features].every((feature) => takes.has(feature)) &&
    query.names.length <= (family.names ?? 0) &&
    query.periods.length <= (family.periods ?? 0) &&
    (family.excepts || query.excepts.length === 0) &&
    (family.threshold || (query.min === undefined && query.max === undefined)) &&
    (family.limit || query.limit === undefined) &&
    (family.ranks || query.rank === undefined) &&
    (family.weekdays || query.weekdays.length === 0) &&
    (family.amounts || (query.amounts.length === 0 && query.numbers.length === 0)) &&
    (family.unknown || query.unknown.length === 0) &&
    (family.deadlines || !query.periods.some(isDeadline))
  )
}

/** "By Friday": for what is due it runs from today, and for what has been it could begin anywhere. */
function isDeadline({ from, until }: Period): boolean {
  return until?.joint === 'by' && from === undefined
}

export type { Family }
