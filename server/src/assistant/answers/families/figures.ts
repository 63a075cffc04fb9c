import { isOnlyTime } from '../../reading/summaries.ts'
import { adviceAnswer } from '../advice.ts'
import type { Ask, Said } from '../ask.ts'
import { areNextDatesAsked, billsAnswer, isNextAsked } from '../bills.ts'
import { categoryNetAnswer } from '../categoryNet.ts'
import { netOfEach } from '../compareNets.ts'
import { incomeLessAnswer } from '../incomeLess.ts'
import { multipleAnswer } from '../multiple.ts'
import { rankAnswer } from '../ranks.ts'
import { rowOrders } from '../rowOrder.ts'
import { extremeAnswer, lastAnswer, listAnswer } from '../rows.ts'
import { summaryAnswer } from '../summary.ts'
import { averageAnswer, countAnswer, netAnswer, sumAnswer } from '../sums.ts'
import { timeAnswer } from '../times.ts'
import { bothEnds, bothSides, eachOfNames } from './bothEnds.ts'
import { type Family, money, ranks } from './family.ts'
import {
  asksBoth,
  asksCategoryNet,
  asksHowToCut,
  asksWhichDay,
  isBestEarned,
  isBySpan,
  isComparedAlone,
  isEveryTwoWeeks,
  isLimited,
  isList,
  isOfDates,
  isOneCategory,
  isOver,
  listsMonths,
  savedIn,
} from './meant.ts'
import { asksIfPaid, isLeastBill, isUntilPayday } from './meantOfBills.ts'

async function withEachMonth(ask: Ask): Promise<Said> {
  const average = await averageAnswer(ask)
  if (average.kind !== 'answer') return average
  const features = new Set([...ask.query.features, 'month'].filter((each) => each !== 'perMonth'))
  const months = await timeAnswer({ ...ask, query: { ...ask.query, features } })
  return { ...average, text: [average.text, '\n', months.text] }
}

/** Averages, rankings, counts, lists and sums. */
export const figures: readonly Family[] = [
  {
    name: 'multiple of a sum',
    isMeant: (has) => has('multiple'),
    takes: `multiple ${money}`,
    names: 3,
    periods: 1,
    excepts: true,
    run: multipleAnswer,
  },
  {
    name: 'income less costs',
    isMeant: (has) => has('incomeLess'),
    takes: 'incomeLess',
    names: 7,
    periods: 1,
    run: incomeLessAnswer,
  },
  {
    name: 'average',
    isMeant: (has, query) =>
      !/\bthere (a|any) (day|week|month|year)\b/.test(query.text) &&
      !(has('net') && query.names.length > 0) &&
      // "My average bill" is one of the recurring bills.
      !(has('bill') && query.names.length + query.periods.length === 0) &&
      ((has('average') &&
        (query.names.length > 0 ||
          ['spend', 'earn', 'expenseRow', 'incomeRow', 'anyRow', 'net', 'howMuch', 'visit'].some(
            (feature) => has(feature),
          ))) ||
        has('each') ||
        isEveryTwoWeeks(has, query) ||
        has('perDay') ||
        has('perWeek') ||
        has('perMonth') ||
        has('perYear')),
    takes: `rise bill average each count frequency perDay perWeek perMonth perYear net visit anyRow month ${money}`,
    names: 3,
    periods: 1,
    leavesOut: true,
    excepts: true,
    threshold: true,
    run: bothSides((ask) => (listsMonths(ask.query) ? withEachMonth(ask) : averageAnswer(ask))),
  },
  {
    name: 'times',
    isMeant: (has, query) =>
      (!has('count') || has('net') || has('saveVerb')) &&
      ((['month', 'day', 'week', 'quarter', 'year'].filter((unit) => has(unit)).length === 1 &&
        (has('most') || has('least') || has('max') || has('min') || isBestEarned(has, query))) ||
        asksWhichDay(has, query) ||
        ((has('net') || savedIn(has, query)) && has('month') && query.names.length === 0) ||
        isBySpan(query)),
    takes: `month day week quarter year count bill when visit more breakdown net saveVerb best worst ${rowOrders} ${ranks} ${money}`,
    ranks: true,
    names: 2,
    periods: 1,
    excepts: true,
    spansOut: true,
    limit: true,
    run: bothEnds(timeAnswer),
  },
  {
    name: 'breakdown of several',
    isMeant: (has, { names }) =>
      has('breakdown') &&
      names.length > 1 &&
      names.every((item) => item.names.length === 1 && item.names[0]?.kind === 'category'),
    takes: `breakdown payee ${money}`,
    names: 3,
    periods: 1,
    run: eachOfNames(rankAnswer),
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
          has('whatIs') ||
          // "Which shops did we use for groceries?"
          (has('payee', 'visit') && query.names.length > 0 && !has('often')) ||
          // "Which categories exceeded $100?"
          isLimited(query))) ||
      ((has('most') || has('least')) && query.names.length === 0 && (has('spend') || has('earn'))),
    takes: `breakdown category payee where visit order smallestFirst ${ranks} ${money} anyRow`,
    names: 1,
    periods: 1,
    excepts: true,
    threshold: true,
    limit: true,
    ranks: true,
    run: bothEnds(rankAnswer),
  },
  {
    name: 'extremes',
    isMeant: (has, query) =>
      (has('max') || has('min') || has('most') || has('least')) &&
      !isLeastBill(has, query) &&
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
    run: bothEnds(extremeAnswer),
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
    name: 'net of a category',
    isMeant: asksCategoryNet,
    takes: `paysItself net compare except ${money}`,
    names: 1,
    periods: 1,
    run: categoryNetAnswer,
  },
  {
    name: 'net of each',
    isMeant: (has, { periods }) =>
      (has('net') || has('saveVerb')) &&
      periods.length > 1 &&
      periods.every(({ isAhead }) => !isAhead),
    takes: `net saveVerb month list eachOne ${money}`,
    periods: 6,
    run: netOfEach,
  },
  {
    name: 'net',
    isMeant: (has, query) =>
      ((has('net') || has('saveVerb')) && !isComparedAlone(has)) ||
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
    takes: `list whatIs nowIs anyRow recent expenseRow incomeRow spend earn ever visit last salaryWord when still ${rowOrders}`,
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
    run: (ask) => {
      if (isNextAsked(ask)) return billsAnswer(ask)
      if (!isOfDates(ask.query)) return lastAnswer(ask)
      return areNextDatesAsked(ask) ? billsAnswer(ask) : listAnswer(ask)
    },
  },
  {
    name: 'advice',
    isMeant: (has, query) => has('advice') && (query.names.length === 0 || asksHowToCut(query)),
    takes: `nowIs advice net howMuch list whatIs spend expenseRow more lessWord saveVerb perMonth category bill subscription count where total`,
    names: 1,
    periods: 1,
    run: adviceAnswer,
  },
  {
    name: 'sum',
    isMeant: (has, query) =>
      !asksBoth(has, query) &&
      !isUntilPayday(has, query) &&
      !/^pay ?days$/.test(query.raws.get('payday') ?? '') &&
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
    leavesOut: true,
    excepts: true,
    threshold: true,
    run: sumAnswer,
  },
  {
    name: 'summary',
    isMeant: (has, query) => has('summary') || isOnlyTime(query),
    takes: 'summary still',
    periods: 1,
    run: summaryAnswer,
  },
]
