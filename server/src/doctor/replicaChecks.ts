import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '#db/db.ts'
import { openPool } from '#db/openDatabase.ts'
import { examineReplica, type Lag, measureLag } from '#db/replica.ts'
import { type Check, type Finding, ok, problem, reasonOf, warning } from './check.ts'
import type { Connected } from './setup.ts'

/** Checks of the replica that `DATABASE_READ_URL` names. */
export const replicaChecks: readonly Check<Connected>[] = [{ name: 'replica', run: checkReplica }]

const closeMsMax = 1000

async function checkReplica({ db, config, log }: Connected): Promise<Finding> {
  const { isPooler, databaseReadUrl } = config
  const address = { connectionString: databaseReadUrl }
  const pool = openPool(address, log, { isReadOnly: true, isPooler })
  const replica = openDb(pool)
  try {
    await examineReplica(db, replica)
    return judgeLag(await measureLag(db, replica))
  } catch (error) {
    return problem(`DATABASE_READ_URL cannot be used, so the primary is read: ${reasonOf(error)}`)
  } finally {
    await Promise.race([pool.end(), wait(closeMsMax, undefined, { ref: false })])
  }
}

/** Longer, and most people's reads after a write go to the primary for a long time. */
const secondsMax = 60

export function judgeLag({ bytes, seconds }: Lag): Finding {
  const text = seconds === null ? `${bytes} bytes behind` : `${Math.round(seconds)} seconds behind`
  return (seconds ?? 0) > secondsMax
    ? warning(`it is ${text}: whoever has written since then is answered by the primary`)
    : ok(text)
}
