import { categoriesAt } from '../../reading/payeesWithin.ts'
import type { Query } from '../../reading/slots.ts'
import { type Ask, namesText, type Said } from '../ask.ts'
import { areOfBothTypes, changeAnswer, compareNames, comparePeriods } from '../compare.ts'
import { compareSeveral } from '../compareMore.ts'
import { compareNets } from '../compareNets.ts'
import { compareTimesThen, compareVisits } from '../compareVisits.ts'
import { asksIfCovered, coversAnswer } from '../covers.ts'
import { netAnswer, sumAnswer } from '../sums.ts'
import { sinceThen } from '../thenAndNow.ts'
import { limitTimes, overIncomeTimes } from '../times.ts'
import { usualAnswer } from '../usual.ts'
import { areAllPayers, isAboutPrice, isOfOnePrice, riseAnswer } from '../watch.ts'
import { eachAtPayee } from './bothEnds.ts'
import { comparing, comparingOrRanked, type Family, money, ranks } from './family.ts'
import {
  asksCategoryNet,
  asksMoreIn,
  asksOfStep,
  asksTimesOver,
  asksWhichName,
  asksWhichPeriod,
  asksWhichRose,
  asksWhyUp,
  comparesNets,
  comparesTimesThen,
  comparesVisits,
  goesUp,
  incomeSideOf,
  onlyPayees,
} from './meant.ts'

/** What one payment rose by; of what is paid again and again, a sum per year would tell how often it was. */
async function stepAnswer(ask: Ask): Promise<Said | undefined> {
  if (asksWhyUp(ask.query)) {
    const rise = await riseAnswer(ask)
    const reason = ' Why a price changed is not in your records.'
    return rise.kind === 'answer' ? { ...rise, text: [rise.text, reason] } : undefined
  }
  const isOfOne = isOfOnePrice(ask) || areAllPayers(ask.query)
  if (!asksOfStep(ask.query) && !(isOfOne && goesUp(ask.query))) return undefined
  const rise = await riseAnswer(ask)
  return rise.kind === 'answer' || isAboutPrice(ask) ? rise : undefined
}

/** "Why has National Grid become so much dearer?", of whom no charge is repeated */
function asksWhyDearer(query: Query): boolean {
  return (
    asksWhyUp(query) &&
    query.periods.length === 0 &&
    onlyPayees(query) &&
    /\bprice\b/.test(query.text)
  )
}

function whyDearer({ query }: Ask): Said {
  return {
    kind: 'refuse',
    text: [
      'Why ',
      namesText(query.names),
      ' charges more is not in your records, and no repeated charge has risen there. I can tell what you paid each month.',
    ],
    suggestions: ['Did any prices go up?', 'How much did I spend by month this year?'],
  }
}

/** Which charges in a category rose; without such a rise, to whom more was paid. */
async function whichRose(ask: Ask): Promise<Said | undefined> {
  if (!asksWhichRose(ask.query)) return undefined
  const rise = await riseAnswer(ask)
  if (rise.kind === 'answer' || isOfOnePrice(ask)) return rise
  const features = new Set([...ask.query.features, 'payee'])
  const change = await changeAnswer({ ...ask, query: { ...ask.query, features } })
  return change.kind === 'answer' ? { ...change, text: [rise.text, ' ', change.text] } : rise
}

/** Periods, names, and income against each other. */
export const comparisons: readonly Family[] = [
  {
    name: 'compare several periods',
    isMeant: (has, query) =>
      query.periods.length > 2 && comparingOrRanked.some((feature) => has(feature)),
    takes: `compare more lessWord eachOne month visit ${ranks} ${money}`,
    names: 3,
    periods: 6,
    excepts: true,
    threshold: true,
    run: compareSeveral,
  },
  {
    name: 'covers',
    isMeant: (_has, query) => asksIfCovered(query),
    takes: `covers forecast ${money}`,
    names: 4,
    periods: 1,
    run: coversAnswer,
  },
  {
    name: 'compare what was kept',
    isMeant: comparesNets,
    takes: `net saveVerb savingsRate compare change share more lessWord last ${money}`,
    periods: 2,
    run: compareNets,
  },
  {
    name: 'compare how often',
    isMeant: comparesTimesThen,
    takes: `compare more lessWord count often howOften visit anyRow last ${money}`,
    names: 3,
    periods: 2,
    excepts: true,
    threshold: true,
    run: compareTimesThen,
  },
  {
    name: 'compare periods',
    isMeant: (has, query) =>
      query.periods.length === 2 &&
      !(has('bill') && query.names.length === 0) &&
      (comparing.some((feature) => has(feature)) || has('eachOne') || asksWhichPeriod(has, query)),
    takes: `bill max min eachOne compare more lessWord change why rise category payee share most least list visit month when breakdown ${money}`,
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
    name: 'compare visits',
    isMeant: comparesVisits,
    takes: `compare more lessWord eachOne each count often average visit anyRow max ${money}`,
    names: 4,
    periods: 1,
    excepts: true,
    run: compareVisits,
  },
  {
    name: 'categories at one payee',
    isMeant: (has, query) =>
      categoriesAt(query) !== undefined && !has('more') && !has('lessWord') && !has('share'),
    takes: `compare eachOne breakdown visit ${money}`,
    names: 5,
    periods: 1,
    run: eachAtPayee(sumAnswer),
  },
  {
    name: 'compare names',
    isMeant: (has, query) =>
      query.names.length >= 2 &&
      (has('compare') ||
        has('eachOne') ||
        has('more') ||
        has('lessWord') ||
        has('most') ||
        has('least') ||
        (has('overIncome') && areOfBothTypes(query))),
    takes: `overIncome compare more lessWord eachOne most least max rise list visit where payee category ${money}`,
    names: 5,
    periods: 1,
    excepts: true,
    run: compareNames,
  },
  {
    name: 'times over income',
    isMeant: (has, query) =>
      has('overIncome') &&
      ['month', 'week', 'quarter', 'year'].filter((unit) => has(unit)).length === 1 &&
      incomeSideOf(query) !== undefined,
    takes: `overIncome more lessWord month week quarter year when count ${money}`,
    periods: 1,
    run: overIncomeTimes,
  },
  {
    name: 'times over a limit',
    isMeant: asksTimesOver,
    takes: `month week quarter year day visit count list ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    threshold: true,
    run: limitTimes,
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
    name: 'compare with usual',
    isMeant: (has, { periods, text }) =>
      has('compare', 'average') &&
      /\b(than|to|with|against|vs|versus) (my |the |a )?(usual|usually|normal|normally|average|typical)\b/.test(
        text,
      ) &&
      periods.every(({ kind }) => kind === 'month'),
    takes: `compare more lessWord average visit perMonth ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    run: usualAnswer,
  },
  {
    name: 'changes',
    isMeant: (has, query) =>
      !asksWhichName(query) &&
      !asksCategoryNet(has, query) &&
      (has('change') ||
        (has('rise') && (has('category') || has('payee'))) ||
        has('why') ||
        (has('compare') && query.periods.length === 1) ||
        asksMoreIn(has, query) ||
        ((has('more') || has('lessWord')) && has('compare') && query.periods.length < 2)),
    takes: `change why more lessWord compare max recent rise category payee share most least bill ${money}`,
    names: 2,
    periods: 1,
    excepts: true,
    run: async (ask) => {
      const since = await sinceThen(ask)
      if (since) return since
      if (isAboutPrice(ask) && ask.query.features.has('rise') && !asksWhyUp(ask.query))
        return riseAnswer(ask)
      const step = (await whichRose(ask)) ?? (await stepAnswer(ask))
      if (step) return step
      if (asksWhyDearer(ask.query)) return whyDearer(ask)
      // "Has my phone bill gone up?", of which this month's may still be to come.
      const isOfBill = ask.query.features.has('bill') && goesUp(ask.query)
      if (isOfBill && ask.query.periods.length === 0 && isOfOnePrice(ask)) return riseAnswer(ask)
      const change = await changeAnswer(ask)
      return change.kind === 'answer' || !isOfOnePrice(ask) ? change : riseAnswer(ask)
    },
  },
]
