import { AppError } from '@evenkeel/domain/errors'
import type { CardService, HostedPages } from '#adapters/cards.ts'
import type { Context } from '#context.ts'

/** @throws AppError not_found where nobody pays */
export function requireCards({ cards }: Context): CardService {
  if (cards === undefined) throw new AppError('not_found')
  return cards
}

/** @throws AppError not_found where the card service has no pages of its own */
export function requirePages(context: Context): HostedPages {
  const { pages } = requireCards(context)
  if (pages === undefined) throw new AppError('not_found')
  return pages
}
