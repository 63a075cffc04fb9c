import { againstAverageAnswer } from '../againstAverage.ts'
import { cancelAnswer } from '../billCosts.ts'
import { frequenciesIn } from '../billFrequencies.ts'
import { billShareAnswer } from '../billShare.ts'
import { asksIfItIsPaid, ifPaidAnswer, statusAnswer } from '../billStatus.ts'
import { aheadAnswer, billsAnswer } from '../bills.ts'
import { billsThenAnswer } from '../billsThen.ts'
import { categoriesAnswer } from '../categoriesInUse.ts'
import { changeAnswer } from '../compare.ts'
import { debtAnswer } from '../debts.ts'
import { leftUntilPaydayAnswer } from '../leftUntilPayday.ts'
import { netOfRefunds } from '../netOfRefunds.ts'
import { paydayAnswer } from '../paydays.ts'
import { affordAnswer, forecastAnswer, leftAnswer, scoreAnswer, usageAnswer } from '../plans.ts'
import { priceAnswer, priceLimitAnswer } from '../prices.ts'
import { lastAnswer } from '../rows.ts'
import { asksForScore, hasNumber } from '../scoreTarget.ts'
import { suppositionAnswer } from '../suppositions.ts'
import { unnamedAnswer } from '../unnamed.ts'
import { unusualAnswer } from '../unusual.ts'
import {
  asksHowMuchUp,
  duplicateAnswer,
  payRiseAnswer,
  refundAnswer,
  riseAnswer,
  sinceRiseAnswer,
} from '../watch.ts'
import { type Family, type Has, money, ranks } from './family.ts'
import { isIncomeOnly, isLimited, isOfLastRows, isTold, isToldOf, onlyPayees } from './meant.ts'
import {
  asksIfBillsExceed,
  asksIfShort,
  asksIncomeAhead,
  asksPaydays,
  asksPrice,
  asksPriceLimit,
  billsWithin,
  cancelsAll,
  comparesWithThen,
  isChargeRanked,
  isIncomeAfterBills,
  isPast,
  isThisMonth,
  isUntilPayday,
  savesBy,
} from './meantOfBills.ts'

/** What else tells which bills are meant; next to "until payday" it would be lost. */
const otherLimits = ['monthEnd', 'paused', 'overdue', 'forgotten']

function asksPerTime(has: Has): boolean {
  return has('perYear') || has('perMonth')
}

/** What is due, left, affordable or worth a look, and single payments. */
export const plans: readonly Family[] = [
  {
    name: 'suppositions',
    isMeant: (has) => has('supposed'),
    takes: 'supposed',
    names: 1,
    periods: 1,
    run: suppositionAnswer,
  },
  {
    name: 'against the average',
    isMeant: (has) => has('againstAverage'),
    takes: `againstAverage ${money}`,
    names: 3,
    periods: 2,
    excepts: true,
    run: againstAverageAnswer,
  },
  {
    name: 'score',
    isMeant: (has, query) => has('score') && (!hasNumber(query) || asksForScore(query)),
    takes:
      'nowIs score raise advice why lessWord max more howMuch list whatIs change still most net pronoun not earn',
    periods: 1,
    amounts: true,
    threshold: true,
    run: scoreAnswer,
  },
  {
    name: 'duplicates',
    isMeant: (has) => has('duplicate'),
    takes: `duplicate ${money} visit anyRow count bill recent pronoun when`,
    names: 1,
    periods: 1,
    run: duplicateAnswer,
  },
  {
    name: 'unusual',
    isMeant: (has) => has('unusual'),
    takes: `unusual ${money} anyRow count recent max change bill whatIs ever`,
    names: 1,
    periods: 1,
    run: unusualAnswer,
  },
  {
    name: 'without a description',
    isMeant: (has) => has('noDescription'),
    takes: `noDescription ${money} anyRow count`,
    periods: 1,
    run: unnamedAnswer,
  },
  {
    name: 'net of refunds',
    isMeant: (has) => has('netOfRefunds'),
    takes: `refund netOfRefunds ${money} anyRow count net recent`,
    names: 2,
    periods: 4,
    run: netOfRefunds,
  },
  {
    name: 'refunds',
    isMeant: (has) => has('refund'),
    takes: `refund payee ${money} anyRow count net recent when last first max min newestFirst`,
    names: 2,
    periods: 1,
    excepts: true,
    run: refundAnswer,
  },
  {
    name: 'debt',
    isMeant: (has) => has('debtLeft'),
    takes: 'debtLeft',
    names: 2,
    run: debtAnswer,
  },
  {
    name: 'share of bills',
    isMeant: (has) => has('billShare'),
    takes: 'billShare',
    run: billShareAnswer,
  },
  {
    name: 'bills then',
    isMeant: comparesWithThen,
    takes:
      'bill subscription compare more lessWord change spanBefore howMuch nowIs whatIs perMonth total spend',
    periods: 1,
    run: billsThenAnswer,
  },
  {
    name: 'left until payday',
    isMeant: (has, { text, raws }) =>
      has('left', 'payday') &&
      // "Am I going to run out before payday?" asks what nobody knows.
      /^(?:(?:and|so|then) )*(?:how much|whats?)\b/.test(text) &&
      (!has('bill') || /\bafter (?:(?:all|my|our|the) )*bills\b/.test(text)) &&
      (/^(?:until|till|before|by)\b/.test(raws.get('payday') ?? '') ||
        /\b(?:until|till|to|before|by) (?:(?:my|the|our|next) )*(?:payday|pay ?check|salary|pay)\b/.test(
          text,
        )),
    takes: 'withoutLate left payday perDay howMuch spend still nowIs whatIs bill',
    run: leftUntilPaydayAnswer,
  },
  {
    name: 'categories in use',
    isMeant: (has, { text }) =>
      has('category') &&
      /^(?:(?:and|so|please|can you|show me|tell me|list) )*(?:(?:what|which) (?:(?:are|kind of|kinds of) )?(?:(?:all|my|our|the|of) )*categories(?: (?:do|have|are|did) (?:i|we|there)(?: have| got| use| used)?)?|(?:all )?(?:(?:my|our|the) )?categories (?:i|we) (?:have|use))$/.test(
        text,
      ),
    takes: 'category whatIs list nowIs visit',
    run: categoriesAnswer,
  },
  {
    name: 'payday',
    isMeant: (has, query) =>
      asksPaydays(has, query) ||
      asksIncomeAhead(has, query) ||
      (has('payday') &&
        !has('howOften') &&
        query.periods.length === 0 &&
        !/\bdid\b/.test(query.text) &&
        !isUntilPayday(has, query)) ||
      ((has('when') || has('days')) && (has('due') || has('earn')) && isIncomeOnly(has, query)),
    takes:
      'forecast monthEnd nowIs payday when days due earn incomeRow salaryWord list whatIs howMuch still bill howOften oneAfter count',
    names: 1,
    periods: 1,
    run: paydayAnswer,
  },
  {
    name: 'bill status',
    isMeant: (has, query) =>
      has('active') &&
      query.names.length > 0 &&
      onlyPayees(query) &&
      (/^(is|are|was|were|do|does|am|did|have|has|had|and|so|wait|hey|ok)$/.test(query.opening) ||
        // "Dropbox still active?"
        /\b(active|running|going|paused|inactive|cancell?ed)$/.test(query.text)),
    takes: 'active still nowIs subscription bill spend pronoun',
    names: 3,
    run: statusAnswer,
  },
  {
    name: 'cancel',
    isMeant: (has, query) =>
      ((has('cancel') || (query.excepts.length > 0 && has('saveVerb')) || savesBy(has, query)) &&
        query.names.length + query.excepts.length > 0) ||
      cancelsAll(has, query) ||
      has('cutPart'),
    takes:
      'nowIs cancel cutPart saveVerb net howMuch subscription bill perYear perMonth total spend whatIs pronoun visit',
    names: 6,
    excepts: true,
    run: cancelAnswer,
  },
  {
    name: 'pay rise',
    isMeant: (has) => has('payRise') && !has('score'),
    takes: `payRise when last howMuch whatIs ever still earn incomeRow nowIs share total count recent list`,
    names: 1,
    periods: 1,
    run: payRiseAnswer,
  },
  {
    name: 'since the rise',
    isMeant: (has, query) => has('sinceRise') && query.names.length === 1 && onlyPayees(query),
    takes: `sinceRise ${money} bill subscription`,
    names: 1,
    run: sinceRiseAnswer,
  },
  {
    name: 'rises',
    isMeant: (has, query) =>
      (has('rise') && !(asksPerTime(has) && !/\b(extra|more)\b/.test(query.text))) ||
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
      'when last nowIs rise change bill subscription list whatIs more recent howMuch total share count expenseRow spend earn incomeRow salaryWord ever active still payee max perYear perMonth pronoun',
    names: 2,
    periods: 1,
    excepts: true,
    run: async (ask) => {
      const said = await riseAnswer(ask)
      if (said.kind !== 'empty' || !asksHowMuchUp(ask)) return said
      const change = await changeAnswer(ask)
      return change.kind === 'answer' ? change : said
    },
  },
  {
    name: 'afford',
    isMeant: (has, query) =>
      has('afford') ||
      (has('left') && query.amounts.length + query.numbers.length === 1 && !has('bill')),
    takes:
      'withoutLate afford stillPays left bill howMuch spend still perMonth monthEnd expenseRow visit anyRow nowIs whatIs weekend forecast',
    names: 3,
    periods: 1,
    amounts: true,
    unknown: true,
    run: affordAnswer,
  },
  {
    name: 'left',
    isMeant: (has, query) =>
      (has('left') || has('overIncome', 'forecast') || asksIfShort(has, query)) &&
      (query.names.length === 0 || has('leftAfter')) &&
      !has('usage', 'share') &&
      (isThisMonth(query) ||
        has('balance') ||
        (query.periods.length === 1 && query.periods[0]?.until !== undefined)),
    takes:
      'withoutLate balance more overIncome forecast left monthEnd nowIs howMuch spend bill still usage total net expenseRow perMonth perDay perWeek due month whatIs list endWord leftAfter',
    names: 4,
    periods: 1,
    deadlines: true,
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
    deadlines: true,
    run: forecastAnswer,
  },
  {
    name: 'usage',
    isMeant: (has) => has('usage'),
    takes: 'visit nowIs usage howMuch share spend total still whatIs list count compare',
    periods: 3,
    run: usageAnswer,
  },
  {
    name: 'last',
    isMeant: (has, query) =>
      (has('last') || has('first')) &&
      (!(has('average') || has('each')) || isOfLastRows(query)) &&
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
    takes: `payday last first when average each ${money} visit anyRow bill subscription count recent days`,
    names: 3,
    periods: 1,
    threshold: true,
    limit: true,
    ranks: true,
    excepts: true,
    run: (ask) => (asksIfItIsPaid(ask.query) ? ifPaidAnswer(ask) : lastAnswer(ask)),
  },
  {
    name: 'bills ahead',
    isMeant: (has, query) =>
      query.names.length > 0 &&
      query.periods.length === 1 &&
      (query.periods[0]?.isAhead === true ||
        (query.periods[0]?.whole !== undefined && has('forecast')) ||
        (query.periods[0]?.isBare === true &&
          !isTold(query) &&
          (onlyPayees(query) || has('forecast')))) &&
      (has('spend') ||
        has('howMuch') ||
        has('nowIs') ||
        has('forecast') ||
        [...query.features].join() === 'whatIs') &&
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
        (has('frequency') && frequenciesIn(query.text).length > 0) ||
        (has('when', 'forecast') && query.names.length > 0) ||
        (query.periods[0]?.isAhead === true &&
          /\b(go|goes|going|coming|comes) out\b/.test(query.text)) ||
        has('bothDue') ||
        (has('due') &&
          (query.names.length > 0 ||
            /\b(due|owe|to come|outstanding|owing)\b/.test(query.text) ||
            has('expenseRow') ||
            has('spend') ||
            has('when') ||
            has('whatIs') ||
            has('monthEnd') ||
            has('howMuch') ||
            has('payday') ||
            query.periods.length > 0))) &&
      !isPast(query, has) &&
      // "Overdue next week": what is late is late today.
      !(has('overdue') && !has('due') && !has('bill') && query.periods[0]?.isAhead === true) &&
      !isChargeRanked(has, query) &&
      !isIncomeAfterBills(query) &&
      (!isLimited(query) || billsWithin(has, query) || asksIfBillsExceed(has, query)) &&
      (!has('average') || query.names.length + query.periods.length === 0) &&
      ((!has('first') && !has('last')) || has('overdue')) &&
      (!has('oldestFirst') || query.periods.length > 0 || has('due') || has('overdue')) &&
      !(has('frequency') && frequenciesIn(query.text).length === 0) &&
      !(has('payday') && (query.periods.length > 0 || otherLimits.some((each) => has(each)))) &&
      (!has('due') || has('bill') || has('overdue') || has('subscription') || !isToldOf(query)),
    takes: `forecast bill due bothDue overdue withLate subscription paused frequency ${money} count when perMonth perYear perWeek ${ranks} active days monthEnd cancel forgotten payday order smallestFirst oldestFirst average first last over oneAfter`,
    names: 4,
    periods: 1,
    excepts: true,
    limit: true,
    threshold: true,
    deadlines: true,
    run: billsAnswer,
  },
  {
    name: 'priceLimit',
    isMeant: asksPriceLimit,
    takes: 'nowIs spend bill subscription howMuch still perWeek perMonth perYear',
    names: 1,
    threshold: true,
    run: priceLimitAnswer,
  },
  {
    name: 'price',
    isMeant: asksPrice,
    takes:
      'forecast nowIs howMuch total spend expenseRow bill subscription still perWeek perMonth perYear',
    names: 4,
    run: priceAnswer,
  },
]
