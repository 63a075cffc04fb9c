import { averageWeekday, compareWeekdays } from '../compareMore.ts'
import {
  daysWithAnswer,
  freeDaysAnswer,
  freeMonthsAnswer,
  intervalAnswer,
  streakAnswer,
} from '../freeDays.ts'
import { isBiggestAnswer, isBiggestAsked } from '../isBiggest.ts'
import { newPayeesAnswer } from '../newPayees.ts'
import { distinctAnswer, oftenAnswer, setOfWeekdays, weekdayAnswer } from '../ranks.ts'
import { medianAnswer } from '../rows.ts'
import { shareOfDaysAnswer } from '../shareOfDays.ts'
import { shareAnswer } from '../shares.ts'
import { howOftenAnswer, limitAnswer } from '../sums.ts'
import { topByMonthAnswer } from '../topByMonth.ts'
import { usualWeekdayAnswer } from '../usualWeekday.ts'
import { comparingOrRanked, type Family, money, rankedWords, ranks } from './family.ts'
import {
  asksDaysWith,
  asksFreeDays,
  asksFreeMonths,
  asksHowFar,
  asksNewPayees,
  asksUsualWeekday,
  comparesWeekdays,
  isByNumber,
  isBySpan,
  isOfGroups,
  isOneCategory,
  picksWithinDay,
} from './meant.ts'

/** How often, where and on which weekdays; medians, shares and limits. */
export const habits: readonly Family[] = [
  {
    name: 'is biggest',
    isMeant: (_has, query) => isBiggestAsked(query),
    takes: `max category payee where breakdown still ${money}`,
    names: 1,
    periods: 1,
    excepts: true,
    ranks: true,
    run: isBiggestAnswer,
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
    name: 'streak',
    isMeant: (has, { names, excepts }) =>
      has('streak') &&
      (has('spend') || has('expenseRow') || has('visit') || names.length + excepts.length > 0),
    takes: `streak howMany count day not except visit max ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    run: streakAnswer,
  },
  {
    name: 'interval',
    isMeant: (has, { names }) => has('interval') && names.length === 1,
    takes: `interval average visit anyRow ${money}`,
    names: 1,
    periods: 1,
    threshold: true,
    run: intervalAnswer,
  },
  {
    name: 'new payees',
    isMeant: asksNewPayees,
    takes: `newPayee payee where not visit ${money}`,
    periods: 1,
    run: newPayeesAnswer,
  },
  {
    name: 'top of each month',
    isMeant: (has, query) =>
      (has('perMonth') || (has('month') && isBySpan(query))) &&
      rankedWords.some((rank) => has(rank)) &&
      (has('category') || has('payee') || has('where')) &&
      !has('average'),
    takes: `perMonth month category payee where ${ranks} ${money}`,
    names: 1,
    periods: 1,
    excepts: true,
    run: topByMonthAnswer,
  },
  {
    name: 'days without spending',
    isMeant: asksFreeDays,
    takes: `howMany count day not except visit ${money}`,
    periods: 1,
    run: freeDaysAnswer,
  },
  {
    name: 'days with spending or income',
    isMeant: asksDaysWith,
    takes: `howMany count day visit distinct ${money}`,
    names: 3,
    periods: 1,
    excepts: true,
    run: daysWithAnswer,
  },
  {
    name: 'months without income or spending',
    isMeant: asksFreeMonths,
    takes: `howMany count month perMonth ever list not except ${money}`,
    periods: 1,
    run: freeMonthsAnswer,
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
      isByNumber(has) ||
      (has('count') && /number/.test(query.raws.get('count') ?? '') && isOfGroups(has)) ||
      (/\b(most|fewest|least) (purchases|payments|charges|orders|receipts|visits|trips)\b/.test(
        query.text,
      ) &&
        (has('payee') || has('where') || has('category'))) ||
      (has('anyRow') &&
        (has('most') || has('least')) &&
        (has('payee') || has('where') || has('category'))),
    takes: `often where payee visit category count byNumber ${ranks} ${money} anyRow`,
    periods: 1,
    names: 1,
    limit: true,
    ranks: true,
    run: oftenAnswer,
  },
  {
    name: 'share of weekdays',
    isMeant: (has, query) =>
      has('share') &&
      !rankedWords.some((rank) => has(rank)) &&
      (query.weekdays.length > 0 || setOfWeekdays(query).length > 0) &&
      !(has('earn') && has('spend')),
    takes: `share weekday weekend visit anyRow ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    weekdays: true,
    run: shareOfDaysAnswer,
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
    name: 'usual weekday',
    isMeant: asksUsualWeekday,
    takes: `average often weekday when visit order most anyRow nowIs ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    threshold: true,
    run: usualWeekdayAnswer,
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
    isMeant: (has, query) =>
      (has('weekday') || has('weekend') || query.weekdays.length > 0) &&
      !picksWithinDay(has, query),
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
      (asksHowFar(query) || /^(did|have|has|am|are|is|was|were|do|does)$/.test(query.opening)) &&
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
]
