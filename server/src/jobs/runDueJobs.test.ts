import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { enqueueJob } from '#db/jobStore.ts'
import { jobs } from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson } from '#testing/person.ts'
import { JobFailure, type JobKind } from './jobKind.ts'
import { runDueJobs } from './runDueJobs.ts'

const lines: string[] = []
const app = await openTestApp({ logTo: (line) => lines.push(line) })
const { db } = app.database
const secondMs = 1000

beforeEach(async () => {
  await db.delete(jobs)
})

function enqueue(number: number, kind = 'planted') {
  return enqueueJob(db, app.clock.now(), { kind, data: { number } })
}

/** A kind that records what it has run. */
function plantKind(run: JobKind['run'] = async () => {}) {
  const ran: unknown[] = []
  const kind: JobKind = {
    name: 'planted',
    keptMsMax: 60 * secondMs,
    firstDelayMs: 5 * secondMs,
    delayMsMax: 15 * secondMs,
    run: async (context, job) => {
      ran.push(job.data.number)
      await run(context, job)
    },
  }
  return { kind, ran }
}

const numbersLeft = async () => {
  const rows = await db.select().from(jobs).orderBy(asc(jobs.id))
  return rows.map(({ data }) => data.number)
}

test('jobs run in order of their due time and are then deleted', async () => {
  for (const number of [1, 2, 3]) {
    await enqueue(number)
    app.clock.advance({ ms: 1 })
  }
  const { kind, ran } = plantKind()
  await runDueJobs(app.context, kind)
  expect(ran).toEqual([1, 2, 3])
  expect(await numbersLeft()).toEqual([])
})

test('a job of an unknown kind, perhaps from a newer server, is left alone', async () => {
  await enqueue(1, 'unknown')
  const { kind, ran } = plantKind()
  await runDueJobs(app.context, kind)
  expect(ran).toEqual([])
  expect(await numbersLeft()).toEqual([1])
})

test('a job is retried with a delay that doubles up to a maximum, then dropped', async () => {
  await enqueue(1)
  const startedAt = app.clock.now().getTime()
  const triedAt: number[] = []
  const { kind } = plantKind(async () => {
    triedAt.push((app.clock.now().getTime() - startedAt) / secondMs)
    throw new Error('not yet')
  })
  for (let second = 0; second < 120; second += 1) {
    await runDueJobs(app.context, kind)
    app.clock.advance({ seconds: 1 })
  }
  expect(triedAt).toEqual([0, 5, 15, 30, 45, 60])
  expect(await numbersLeft()).toEqual([])
  expect(lines.findLast((line) => line.includes('given up'))).toContain('"kind":"planted"')
})

test('jobs enqueued during preparation run in the same poll', async () => {
  const { kind, ran } = plantKind()
  await runDueJobs(app.context, { ...kind, prepare: () => enqueue(7) })
  expect(ran).toEqual([7])
})

test('many servers run each job once', async () => {
  for (let number = 0; number < 50; number += 1) await enqueue(number)
  const workers = Array.from({ length: 6 }, () => plantKind())
  await Promise.all(workers.map(({ kind }) => runDueJobs(app.context, kind)))
  const ran = workers.flatMap((worker) => worker.ran) as number[]
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index))
})

test('an attempt that never finishes is retried by another server after its delay', async () => {
  await enqueue(1)
  const begun = Promise.withResolvers<void>()
  const stuck = plantKind(() => {
    begun.resolve()
    return new Promise<void>(() => {})
  })
  void runDueJobs(app.context, stuck.kind)
  await begun.promise
  const other = plantKind()
  await runDueJobs(app.context, other.kind)
  expect(other.ran).toEqual([])
  app.clock.advance({ seconds: 5 })
  await runDueJobs(app.context, other.kind)
  expect(other.ran).toEqual([1])
})

test('the log names a failed job without its data or the error message', async () => {
  await enqueueJob(db, app.clock.now(), { kind: 'planted', data: { email: 'ada@example.com' } })
  const { kind } = plantKind(async () => {
    throw new JobFailure({ responseCode: 451 })
  })
  lines.length = 0
  await runDueJobs(app.context, kind)
  const line = JSON.parse(lines.find((text) => text.includes('will be retried')) ?? '{}')
  expect(line).toMatchObject({ kind: 'planted', attempt: 1, responseCode: 451 })
  expect(lines.join('')).not.toContain('ada@example.com')
})

test('a job is deleted with its account, unless it has none', async () => {
  const person = await addPerson(app)
  const now = app.clock.now()
  await enqueueJob(db, now, { kind: 'planted', data: { number: 1 }, userId: person.id })
  await enqueue(2)
  const { password: currentPassword } = person
  expect((await person.post('/api/auth/delete-account', { currentPassword })).status).toBe(200)
  expect(await numbersLeft()).toEqual([2])
  expect(await db.select().from(jobs).where(eq(jobs.userId, person.id))).toEqual([])
})
