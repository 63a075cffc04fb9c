import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@evenkeel/domain/errors'
import { expect, test } from 'vitest'
import { createShare } from './share.ts'

/** Work that finishes when the test releases it. */
function heldWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => void ends.push(end))
  return { work, ends }
}

const here = (kind: string) => ({ kind, isGone: () => false })

/** Long enough for a request to start after another one's end. */
async function turn() {
  for (let count = 0; count < 5; count += 1) await new Promise((done) => setImmediate(done))
}

test("a user's third request waits for the first; another user's does not", async () => {
  const share = createShare()
  const ann = heldWork()
  const bob = heldWork()
  for (const kind of ['a', 'b', 'c']) void share('ann', here(kind), ann.work)
  void share('bob', here('a'), bob.work)
  await turn()
  expect([ann.ends.length, bob.ends.length]).toEqual([2, 1])
  ann.ends[0]?.()
  await turn()
  expect(ann.ends).toHaveLength(3)
})

test("a user's second request of a kind waits for the first; another kind does not", async () => {
  const share = createShare()
  const [searches, others] = [heldWork(), heldWork()]
  for (let count = 0; count < 3; count += 1) void share('ann', here('search'), searches.work)
  void share('ann', here('other'), others.work)
  await turn()
  expect([searches.ends.length, others.ends.length]).toEqual([1, 1])
  searches.ends[0]?.()
  await turn()
  expect([searches.ends.length, others.ends.length]).toEqual([2, 1])
})

test('a user with more waiting than a page sends pauses three times as long as each request took', async () => {
  const share = createShare()
  const times: { startMs: number; endMs: number }[] = []
  const work = async () => {
    const startMs = performance.now()
    await wait(20)
    times.push({ startMs, endMs: performance.now() })
  }
  await Promise.all(Array.from({ length: 14 }, () => share('ann', here('a'), work)))
  const [first, second] = times
  if (first === undefined || second === undefined) throw new Error('Nothing ran')
  const tookMs = first.endMs - first.startMs
  // A timer may fire a fraction of a millisecond early.
  expect(second.startMs - first.endMs).toBeGreaterThan(tookMs * 3 - 4)
})

test("at most 250 of a user's requests wait", async () => {
  const share = createShare()
  const { work } = heldWork()
  void share('ann', here('a'), work)
  await turn()
  for (let count = 0; count < 250; count += 1) void share('ann', here('a'), work)
  const refusal = await share('ann', here('a'), work).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } })
})

test('requests whose sender has left neither run nor take a place', async () => {
  const share = createShare()
  const { work, ends } = heldWork()
  let hasLeft = false
  const first = share('ann', here('a'), work)
  const left = Array.from({ length: 250 }, () =>
    share('ann', { kind: 'a', isGone: () => hasLeft }, work).catch(({ code }: AppError) => code),
  )
  hasLeft = true
  const last = share('ann', here('a'), work)
  expect(new Set(await Promise.all(left))).toEqual(new Set(['unavailable']))
  ends[0]?.()
  await first
  await turn()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await last
})

test('results and errors are passed on, and a failed request frees its slot', async () => {
  const share = createShare()
  expect(await share('ann', here('a'), async () => 7)).toBe(7)
  for (let count = 0; count < 6; count += 1) {
    await expect(share('ann', here('a'), () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
  }
  await turn()
  expect(await share('ann', here('a'), async () => 8)).toBe(8)
})
