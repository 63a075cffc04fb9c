import { priceCurrency } from '@evenkeel/domain/payments'
import * as z from 'zod'
import type { Log } from '#log.ts'
import { CardServiceError } from './cards.ts'
import type { Ask, SquareAnswer } from './squareClient.ts'

const Location = z.object({
  location: z.object({
    currency: z.string(),
    status: z.string().optional(),
    capabilities: z.array(z.string()).optional(),
  }),
})

/** Square rejects a setting, which the message names. */
export class SquareRefusesError extends CardServiceError {}

/**
 * Checks the settings with Square.
 * @throws SquareRefusesError naming the wrong setting
 * @throws CardServiceError if Square does not answer
 */
async function checkSettings(ask: Ask, locationId: string): Promise<void> {
  const answer = await ask('GET', `locations/${encodeURIComponent(locationId)}`)
  const refusal = refusalOf(answer)
  if (refusal) throw new SquareRefusesError(refusal)
  if (!answer.ok) throw new CardServiceError('Square did not answer')
  const result = Location.safeParse(answer.body)
  if (!result.success) throw new CardServiceError('Square answered something else')
  const { currency, status, capabilities } = result.data.location
  if (currency !== priceCurrency) {
    throw new SquareRefusesError(
      `SQUARE_LOCATION_ID is a location that takes ${currency}; premium is sold in ${priceCurrency}`,
    )
  }
  if (status === 'INACTIVE') {
    throw new SquareRefusesError('SQUARE_LOCATION_ID is a location that is no longer active')
  }
  if (capabilities && !capabilities.includes('CREDIT_CARD_PROCESSING')) {
    throw new SquareRefusesError('SQUARE_LOCATION_ID is a location that cannot take cards')
  }
}

function refusalOf(answer: SquareAnswer): string | undefined {
  if (answer.ok) return undefined
  switch (answer.status) {
    case 401:
      return 'SQUARE_ACCESS_TOKEN was refused by Square'
    case 403:
      return 'SQUARE_ACCESS_TOKEN may not read the location at Square'
    case 400:
    case 404:
      return 'SQUARE_LOCATION_ID is not known to Square'
    default:
      return undefined
  }
}

/**
 * Returns a function that checks the settings until they have been accepted once.
 */
export function settingsCheck(ask: Ask, locationId: string, log: Log): () => Promise<void> {
  let checked: Promise<void> | undefined
  return async () => {
    checked ??= checkSettings(ask, locationId)
    try {
      await checked
    } catch (error) {
      checked = undefined
      if (error instanceof SquareRefusesError) {
        log.error({ reason: error.message }, 'payments are off')
      }
      throw error
    }
  }
}
