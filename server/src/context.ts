import type { CardService } from '#adapters/cards.ts'
import type { Clock } from '#adapters/clock.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/db.ts'
import type { Log } from '#log.ts'

/** What a use case may ask of its surroundings; `db` is the open transaction where there is one. */
export type Context = {
  db: Db
  clock: Clock
  config: Config
  log: Log
  /** Absent where nobody pays (`BILLING=off`). */
  cards: CardService | undefined
}
