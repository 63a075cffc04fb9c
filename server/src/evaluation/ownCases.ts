import { aroundTheQuestion } from './aroundCases.ts'
import { askedOtherwise } from './askedOtherwiseCases.ts'
import type { Make, Put } from './caseFigures.ts'
import { colloquial } from './colloquialCases.ts'
import { everyday } from './everydayCases.ts'
import { goingOn } from './goingOnCases.ts'
import { goingOnFurther } from './goingOnFurtherCases.ts'
import { helps } from './helpCases.ts'
import { household } from './householdCases.ts'
import type { MakeCases, OwnCase } from './judgeCases.ts'
import type { Ledger } from './ledger.ts'
import { moreEveryday } from './moreEverydayCases.ts'
import { plain } from './plainCases.ts'
import { bills, oddities, others, plans, talks } from './planCases.ts'
import { pointing } from './pointingCases.ts'
import { comparisons, lists, ranks } from './rankCases.ts'
import { rowsOf, type Where } from './rawFigures.ts'
import { slang } from './slangCases.ts'
import { spans } from './spanCases.ts'
import { averages, counts, periods, sharesAndNets, sums } from './sumCases.ts'
import { moreWordings, partsOfTime, wordings } from './wordingCases.ts'

/** The days the cases are asked on: mid-month, the end of a month and of a year, the first, and a leap day. */
const days = ['2026-11-22', '2026-12-31', '2027-01-01', '2028-02-29', '2026-05-31']

export function ownCases(): { day: string; make: MakeCases }[] {
  const sets = days.map((day) => ({ day, make: casesOn }))
  return [
    ...sets,
    {
      day: '2026-11-22',
      make: (ledger, day) =>
        casesOf(ledger, day, [
          everyday,
          moreEveryday,
          askedOtherwise,
          goingOn,
          goingOnFurther,
          pointing,
          helps,
          household,
          slang,
          spans,
        ]),
    },
    ...days.map((day) => ({
      day,
      make: (ledger: Ledger, on: string) => casesOf(ledger, on, [colloquial, plain]),
    })),
  ]
}

/** What these makers put, asked by the same user. */
function casesOf(
  ledger: Ledger,
  day: string,
  makers: readonly ((make: Make) => void)[],
): OwnCase[] {
  const cases: OwnCase[] = []
  const put: Put = (question, expected, history) =>
    cases.push({ day, user: 'ada', question, expected, ...(history && { history }) })
  const of = (where: Where) => rowsOf(ledger, 'ada', where)
  for (const add of makers) add({ day, ledger, put, of })
  return cases
}

function casesOn(ledger: Ledger, day: string): OwnCase[] {
  const cases = casesOf(ledger, day, [
    sums,
    sharesAndNets,
    periods,
    counts,
    averages,
    ranks,
    comparisons,
    wordings,
    moreWordings,
    partsOfTime,
    lists,
    bills,
    plans,
    oddities,
    talks,
    others,
    aroundTheQuestion,
  ])
  cases.push({
    day,
    user: 'new',
    question: 'How much did I spend this month?',
    expected: { kinds: ['empty'] },
  })
  cases.push({
    day,
    user: 'new',
    question: 'What are my biggest expense categories?',
    expected: { kinds: ['empty'] },
  })
  cases.push({
    day,
    user: 'new',
    question: 'When is rent due?',
    expected: { kinds: ['empty', 'clarify'] },
  })
  return cases
}
