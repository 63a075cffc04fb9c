import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import type { DatabaseAddress } from '#db/openDatabase.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A set-up whose settings are valid. */
export type Settings = Pick<Context, 'config' | 'clock' | 'log'> & {
  environment: Environment
  isRoot: boolean
}

/** A set-up whose database answers. */
export type Connected = Settings & {
  db: Db
  address: DatabaseAddress
  /** Where the embedded database keeps its files; undefined with `DATABASE_URL`. */
  folder: string | undefined
}
