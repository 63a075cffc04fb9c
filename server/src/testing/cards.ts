import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardSimulator } from '#adapters/cardSimulator.ts'
import type { CardService } from '#adapters/cards.ts'
import type { Clock } from '#adapters/clock.ts'
import { createCards } from '#adapters/createCards.ts'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { afterFile } from './afterFile.ts'

/** The card service of an app under test. The simulator gets its own folder, and its slow replies arrive at once. */
export function testCards(config: Config, clock: Clock, log: Log): CardService | undefined {
  if (config.billing !== 'simulator') return createCards(config, clock, log)
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-cards-'))
  afterFile(() => rmSync(folder, { recursive: true, force: true }))
  return cardSimulator({ folder, clock, pause: async () => {} })
}
