import { addMonths, type DateRange, monthOf, monthRange, utcDay } from '@evenkeel/domain/calendar'
import { databaseMs } from '../environment/databaseTime.ts'
import { type Environment, withEnvironment } from '../environment/environment.ts'
import { makeOrderedRows } from '../environment/rows.ts'
import { captureStatements, type Statement } from '../environment/statements.ts'
import { addRows, signUp, type User, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement, Options } from '../lib/benchmark.ts'
import { spreadOf } from '../lib/stats.ts'

const today = utcDay(new Date())
const thisMonth = monthRange(today)
const thisYear = { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }

type Case = { what: string; url: string } & Partial<
  Record<'isOrdered' | 'isRepeated' | 'hasNoGoal', true>
>

/** With rows in random order, the harder case, two months have 12,000 payees, more than anybody has. */
const reviews = [
  { what: 'review of a month', month: monthOf(addMonths(thisMonth.from, -13)) },
  { what: 'review of the running month', month: monthOf(today) },
].flatMap(({ what, month }): Case[] => {
  const url = `/api/months/${month}`
  return [
    { what: `${what}, 600 payees`, url, isOrdered: true },
    { what: `${what}, 12,000 payees`, url, hasNoGoal: true },
    { what: `${what}, 12,000 payees, again`, url, isRepeated: true },
  ]
})

const cases: readonly Case[] = [
  { what: 'outlook', url: '/api/outlook' },
  { what: 'outlook on the first day', url: `/api/outlook?today=${thisMonth.from}` },
  { what: 'comparison of a month', url: comparisonOf(thisMonth) },
  { what: 'comparison of a year', url: comparisonOf(thisYear) },
  ...['m', 'mar', 'market hall 7', 'plan', 'xylophone', 'zzz'].map((typed) => ({
    what: `suggestions for "${typed}"`,
    url: `/api/transactions/suggestions?q=${encodeURIComponent(typed)}`,
  })),
  ...reviews,
]

function comparisonOf({ from, to }: DateRange): string {
  return `/api/comparison?startDate=${from}&endDate=${to}`
}

/** Milliseconds of database time that each of these requests may take. */
const goalMs = 10

export const glance: Benchmark = {
  name: 'glance',
  title: 'Database time of the line, the comparisons, the suggestions and the month review',
  run: (options) =>
    withEnvironment(async (environment) => {
      const random = await signUp(environment)
      const ordered = await signUp(environment)
      await addRows(environment, random, options.rowsMany, 2, thisMonth.to)
      await addRows(environment, ordered, options.rowsMany, 2, thisMonth.to, makeOrderedRows)
      await vacuum(environment)
      const measurements: Measurement[] = []
      for (const each of cases) {
        const user = each.isOrdered ? ordered : random
        measurements.push(await measure(environment, user, each, options))
      }
      return measurements
    }),
}

async function measure(
  environment: Environment,
  user: User,
  { what, url, isRepeated, hasNoGoal }: Case,
  { rounds, rowsMany }: Options,
): Promise<Measurement> {
  const first = await statementsOf(environment, user, url)
  const statements = isRepeated ? await statementsOf(environment, user, url) : first
  await databaseMs(environment.pool, statements)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(await databaseMs(environment.pool, statements))
  }
  return {
    what,
    unit: 'ms',
    value: spreadOf(times),
    ...(hasNoGoal ? {} : { goal: { atMost: goalMs } }),
    absolute: `${statements.length} statements on ${rowsMany} entries`,
    details: { url, times },
  }
}

function statementsOf({ app }: Environment, { cookie }: User, url: string): Promise<Statement[]> {
  return captureStatements(async () => {
    const { statusCode, body } = await app.inject({ url, headers: { cookie } })
    if (statusCode !== 200) throw new Error(`${url} failed with ${statusCode}: ${body}`)
  })
}
