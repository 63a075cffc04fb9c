import { monthPeriod, type Period, rangePeriod } from '../reading/period.ts'
import type { Query } from '../reading/slots.ts'
import { periodOf, typeOf } from './ask.ts'
import { comparisons } from './families/comparisons.ts'
import type { Family, Has } from './families/family.ts'
import { figures } from './families/figures.ts'
import { habits } from './families/habits.ts'
import { plans } from './families/plans.ts'
import { nothingIn } from './nothing.ts'
import { sincePayday } from './sincePayday.ts'
import { pickedPeriod } from './times.ts'

/** The first match answers, so specific families come before general ones. */
const families: readonly Family[] = [...plans, ...habits, ...comparisons, ...figures]

/** The family that understands the whole question, if any. */
export function familyOf(query: Query): Family | undefined {
  if (query.features.has('sincePayday')) return familySincePayday(query)
  const { picked, ...rest } = query
  if (picked) return familyOfPicked(rest, picked)
  if (
    query.unknown.length > 0 &&
    !families.some((family) => family.unknown && family.isMeant(hasOf(query), query))
  )
    return undefined
  return families.find((family) => family.isMeant(hasOf(query), query) && usesAll(family, query))
}

/** Of the time that the answer before picked out, which only the records tell. */
function familyOfPicked(query: Query, picked: Query): Family | undefined {
  const at = (period: Period): Query => ({ ...query, periods: [period, ...query.periods] })
  const family = familyOf(at(someMonth))
  return (
    family && {
      ...family,
      run: async (ask) => {
        const period = await pickedPeriod({ ...ask, query: picked })
        if (period) return family.run({ ...ask, query: at(period) })
        const before = { ...ask, query: picked }
        return nothingIn(before, typeOf(picked) ?? 'expense', periodOf(before))
      },
    }
  )
}

/** Of the days since the last payday, which only the records tell. */
function familySincePayday(query: Query): Family | undefined {
  if (query.periods.length > 0) return undefined
  const features = new Set([...query.features].filter((feature) => feature !== 'sincePayday'))
  const at = (period: Period): Query => ({ ...query, features, periods: [period] })
  const family = familyOf(at(someDays))
  return (
    family && {
      ...family,
      run: async (ask) => {
        const period = await sincePayday(ask)
        if (period) return family.run({ ...ask, query: at(period) })
        return {
          kind: 'clarify',
          text: 'I cannot tell when you were last paid: there is no entry of a recurring income or of a salary. Since which day do you mean?',
        }
      },
    }
  )
}

const someDays = rangePeriod('2000-01-01', '2000-01-31')
const someMonth = monthPeriod('2000-01-01', '2000-12-31')

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
    (family.leavesOut || query.leftOut === undefined) &&
    (family.spansOut || query.spansOut === undefined) &&
    (family.threshold || (query.min === undefined && query.max === undefined)) &&
    (family.limit || query.limit === undefined) &&
    (family.ranks || query.rank === undefined) &&
    (family.weekdays || query.weekdays.length === 0) &&
    (family.amounts || (query.amounts.length === 0 && query.numbers.length === 0)) &&
    (family.unknown || query.unknown.length === 0) &&
    (family.deadlines || !query.periods.some(isDeadline)) &&
    // "The same months of 2024", without the months
    !query.periods.some(({ isSameDays }) => isSameDays)
  )
}

/** "By Friday": for what is due it runs from today, and for what has been it could begin anywhere. */
function isDeadline({ from, until }: Period): boolean {
  return until?.joint === 'by' && from === undefined
}

export type { Family }
