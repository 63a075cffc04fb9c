import { expect, test } from 'vitest'
import { judgeLag } from './replicaChecks.ts'

// What it says of a replica that runs is in db/replica.test.ts.

test.each([
  [{ bytes: 0, seconds: 0 }, 'ok: 0 seconds behind'],
  [{ bytes: 5000, seconds: 59.6 }, 'ok: 60 seconds behind'],
  [{ bytes: 5000, seconds: null }, 'ok: 5000 bytes behind'],
  [
    { bytes: 5000, seconds: 61 },
    'warning: it is 61 seconds behind: whoever has written since then is answered by the primary',
  ],
])('a lag of %o: %s', (lag, line) => {
  const { state, text } = judgeLag(lag)
  expect(`${state}: ${text}`).toBe(line)
})
