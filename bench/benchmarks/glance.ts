import { databaseMs } from '../environment/databaseTime.ts'
import { type Environment, withEnvironment } from '../environment/environment.ts'
import { captureStatements, type Statement } from '../environment/statements.ts'
import { addRows, signUp, type User, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement, Options } from '../lib/benchmark.ts'
import { spreadOf } from '../lib/stats.ts'

/** The rows end with this year, so this month is one that is still running. */
const today = '2025-12-20'

type Case = { what: string; url: string; isRepeated?: true }

const cases: readonly Case[] = [
  { what: 'outlook', url: `/api/outlook?today=${today}` },
  {
    what: 'comparison of a month',
    url: `/api/comparison?startDate=2025-12-01&endDate=2025-12-31&today=${today}`,
  },
  {
    what: 'comparison of a year',
    url: `/api/comparison?startDate=2025-01-01&endDate=2025-12-31&today=${today}`,
  },
  ...['m', 'mar', 'market hall 7', 'plan', 'xylophone', 'zzz'].map((typed) => ({
    what: `suggestions for "${typed}"`,
    url: `/api/transactions/suggestions?q=${encodeURIComponent(typed)}`,
  })),
  ...['2024-10', '2025-12'].flatMap((month): Case[] => {
    const url = `/api/months/${month}?today=${today}`
    const what = month === '2025-12' ? 'review of the running month' : 'review of a month'
    return [
      { what: `${what}, first after a change`, url },
      { what: `${what}, again`, url, isRepeated: true },
    ]
  }),
]

/** Milliseconds of database time that each of these requests may take. */
const goalMs = 10

export const glance: Benchmark = {
  name: 'glance',
  title: 'Database time of the line, the comparisons, the suggestions and the month review',
  run: (options) =>
    withEnvironment(async (environment) => {
      const user = await signUp(environment)
      await addRows(environment, user, options.rowsMany, 2)
      await vacuum(environment)
      const measurements: Measurement[] = []
      for (const each of cases) {
        measurements.push(await measure(environment, user, each, options))
      }
      return measurements
    }),
}

async function measure(
  environment: Environment,
  user: User,
  { what, url, isRepeated }: Case,
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
    goal: { atMost: goalMs },
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
