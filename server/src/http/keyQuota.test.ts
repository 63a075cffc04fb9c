import { expect, test } from 'vitest'
import { countKey } from './keyQuota.ts'

test('a user may use 20,000 idempotency keys per day', () => {
  const now = new Date('2026-03-15T23:30:00Z')
  for (let count = 0; count < 20_000; count += 1) countKey('ann', now)
  const refusal = refusalOf(() => countKey('ann', now))
  expect(refusal).toMatchObject({
    code: 'too_many_requests',
    message: 'You have made 20,000 changes today. Please go on tomorrow.',
    details: { retryAfterSeconds: 1800 },
  })
  countKey('bob', now)
  countKey('ann', new Date('2026-03-16T00:00:00Z'))
})

function refusalOf(count: () => void): unknown {
  try {
    count()
    return undefined
  } catch (error) {
    return error
  }
}
