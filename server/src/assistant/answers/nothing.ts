import type { TransactionType } from '@evenkeel/domain/transactions'
import { type Piece, say } from '../facts/sentence.ts'
import type { Period } from '../reading/period.ts'
import { type Ask, chosen, empty, narrowed, periodText, type Said } from './ask.ts'
import { billName, namedBills } from './billDues.ts'

/** Says in words that there is nothing: a zero could be taken for a computed figure. */
export function nothingIn(ask: Ask, type: TransactionType | undefined, period: Period): Said {
  if (ask.vocabulary.names.length === 0) return noneYet()
  if (period.isAhead) {
    return empty(`That time is still ahead: you have no transactions ${periodText(period)} yet.`)
  }
  const noun = type === 'income' ? 'income' : type === 'expense' ? 'spending' : 'transactions'
  return {
    ...empty(
      `You have no ${noun}`,
      narrowed(ask),
      ` ${periodText(period)}.`,
      otherType(ask, type),
      type === 'expense' ? dueInstead(ask) : '',
    ),
    suggestions: elsewhere(ask),
  }
}

/** A bill that was never marked as paid has no entries; what it costs is known all the same. */
function dueInstead(ask: Ask): Piece {
  // "On kids at City Zoo": a bill of another payee in that category is not what was asked for.
  const [bill] =
    ask.query.names.length > 0 && !ask.query.isPayeeWithin
      ? namedBills(ask).filter(({ isActive }) => isActive)
      : []
  if (bill === undefined) return ''
  const due = { bill, due: bill.nextDueDate }
  const name = billName(bill)
  return say` The ${bill.frequency} bill ${name} is ${ask.book.dueAmount(name, due)}, ${due.due < ask.today ? 'overdue since' : 'next due on'} ${ask.book.dueDay(`Next ${name}`, due)}.`
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
