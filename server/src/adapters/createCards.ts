import { join } from 'node:path'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { cardSimulator } from './cardSimulator.ts'
import type { CardService } from './cards.ts'
import type { Clock } from './clock.ts'
import { squareCards } from './squareCards.ts'
import { squareClient } from './squareClient.ts'
import { settingsCheck } from './squareSettings.ts'

/** The configured card service; undefined with billing off. */
export function createCards(config: Config, clock: Clock, log: Log): CardService | undefined {
  if (config.billing === 'off') return undefined
  if (config.square === undefined) {
    return cardSimulator({ folder: join(config.dataDir, 'simulator'), clock })
  }
  const { locationId } = config.square
  const ask = squareClient(config.square)
  return squareCards(ask, locationId, settingsCheck(ask, locationId, log))
}
