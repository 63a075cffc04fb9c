import type { TransactionType } from '@evenkeel/domain/transactions'
import type { Period } from '../reading/period.ts'
import { type Ask, chosen, empty, narrowed, periodText, type Said } from './ask.ts'

/** Says in words that there is nothing: a zero could be taken for a computed figure. */
export function nothingIn(ask: Ask, type: TransactionType | undefined, period: Period): Said {
  if (ask.vocabulary.names.length === 0) return noneYet()
  if (period.isAhead) {
    return empty(`That time is still ahead: you have no transactions ${periodText(period)} yet.`)
  }
  const noun = type === 'income' ? 'income' : type === 'expense' ? 'spending' : 'transactions'
  return {
    ...empty(`You have no ${noun}`, narrowed(ask), ` ${periodText(period)}.`, otherType(ask, type)),
    suggestions: elsewhere(ask),
  }
}

/** A name used only with the other type. */
function otherType({ query }: Ask, type: TransactionType | undefined): string {
  const names = query.names.flatMap(chosen)
  if (type === undefined || names.length === 0 || names.some(({ types }) => types.includes(type)))
    return ''
  return type === 'expense'
    ? ' It stands only among your income.'
    : ' It stands only among your expenses.'
}

function elsewhere({ query }: Ask): string[] {
  const [name] = query.names.flatMap(chosen)
  if (name === undefined)
    return ['How much did I spend in total?', 'What are my biggest expense categories?']
  return [
    `How much did I spend on ${name.name} in total?`,
    `When was my last ${name.name} transaction?`,
  ]
}

export function noneYet(): Said {
  return {
    ...empty('You have no transactions yet. Add your first with Quick Add, and ask again.'),
    suggestions: ['How do I add a transaction?', 'What can you do?'],
  }
}
