import { AppError } from '@evenkeel/domain/errors'
import { expect, test } from 'vitest'
import { createShare } from './share.ts'

/** Work that finishes when the test releases it. */
function heldWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => void ends.push(end))
  return { work, ends }
}

const turn = () => new Promise((done) => setImmediate(done))

test("a user's third request waits for the first; another user's does not", async () => {
  const share = createShare()
  const ann = heldWork()
  const bob = heldWork()
  for (let count = 0; count < 3; count += 1) void share('ann', ann.work)
  void share('bob', bob.work)
  await turn()
  expect([ann.ends.length, bob.ends.length]).toEqual([2, 1])
  ann.ends[0]?.()
  await turn()
  expect(ann.ends).toHaveLength(3)
})

test("a user's second search waits for the first; another request does not", async () => {
  const share = createShare()
  const [searches, others] = [heldWork(), heldWork()]
  for (let count = 0; count < 3; count += 1) void share('ann', searches.work, 'search')
  void share('ann', others.work)
  await turn()
  expect([searches.ends.length, others.ends.length]).toEqual([1, 1])
  searches.ends[0]?.()
  await turn()
  expect([searches.ends.length, others.ends.length]).toEqual([2, 1])
})

test("at most 250 of a user's requests wait", async () => {
  const share = createShare()
  const { work } = heldWork()
  for (let count = 0; count < 252; count += 1) void share('ann', work)
  const refusal = await share('ann', work).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } })
})

test('results and errors are passed on, and a failed request frees its slot', async () => {
  const share = createShare()
  expect(await share('ann', async () => 7)).toBe(7)
  for (let count = 0; count < 6; count += 1) {
    await expect(share('ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  }
  await turn()
  expect(await share('ann', async () => 8)).toBe(8)
})
