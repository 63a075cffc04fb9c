import { AppError } from '@evenkeel/domain/errors'
import type { CardService, HostedPages } from '#adapters/cards.ts'
import type { Context } from '#context.ts'

/** @throws AppError not_found with billing off */
export function requireCards({ cards }: Context): CardService {
  if (cards === undefined) throw new AppError('not_found')
  return cards
}

/** @throws AppError not_found if the card service has no hosted pages */
export function requirePages(context: Context): HostedPages {
  const { pages } = requireCards(context)
  if (pages === undefined) throw new AppError('not_found')
  return pages
}
