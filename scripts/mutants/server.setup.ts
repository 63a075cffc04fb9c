import pg from 'pg'
import { inject } from 'vitest'

/**
 * Drops the databases of earlier files. A mutant's run is broken off at its first failure, before
 * the files close theirs, and a thousand mutants would fill the disk. The PostgreSQL of the run
 * belongs to one worker, which runs its files one after the other.
 */
const { address, template } = inject('postgres')
if (!('connectionString' in address)) {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'evenkeel_test_%' and datname <> $1`,
    [template],
  )
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  await client.end()
}
