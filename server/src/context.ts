import type { CardService } from '#adapters/cards.ts'
import type { Clock } from '#adapters/clock.ts'
import type { LanguageModel } from '#adapters/languageModel.ts'
import type { Config } from '#config.ts'
import type { Db } from '#db/db.ts'
import type { LedgerReads } from '#db/readLedger.ts'
import type { LedgerChange } from '#db/rows.ts'
import type { Log } from '#log.ts'

/** What a use case needs from its environment; `db` is the open transaction when there is one. */
export type Context = LedgerReads & {
  clock: Clock
  config: Config
  log: Log
  /** Undefined with `BILLING=off`. */
  cards: CardService | undefined
  /** Undefined if the assistant words its answers itself. */
  model: LanguageModel | undefined
  followers: readonly Follower[]
}

/** A slice that adds its own changes to every action on transactions and bills. */
export type Follower = {
  /** True if this change may require others. Of a bulk change or an undo, only payments and bills are passed. */
  watches(change: LedgerChange): boolean
  /**
   * Runs in the transaction of the action, after its changes are applied.
   * @param changes the ones it watches
   * @param undoes the action that this one undoes
   * @returns the changes to add; called again with the result, it returns nothing
   */
  follow(
    db: Db,
    userId: string,
    changes: readonly LedgerChange[],
    undoes: string | undefined,
  ): Promise<LedgerChange[]>
}
