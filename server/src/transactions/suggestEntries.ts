import type { EntrySuggestion, TransactionType } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { type EarlierEntry, listEarlierEntries } from './suggestStore.ts'

const suggestionsMax = 6

/** The user's own earlier entries that match what is being typed, each with its usual amount. */
export async function suggestEntries(
  context: Context,
  userId: string,
  { q, type }: { q: string; type?: TransactionType | undefined },
): Promise<EntrySuggestion[]> {
  if (q === '') return []
  const entries = await listEarlierEntries(context.db, userId, q.normalize())
  const ofType = entries.filter((entry) => type === undefined || entry.type === type)
  const byPayee = Map.groupBy(ofType, ({ payee }) => payee)
  return [...byPayee.values()].slice(0, suggestionsMax).map(usualOf)
}

/** The newest entry of a payee with the usual amount: null unless at least half of the entries have the same. */
function usualOf(newestFirst: readonly EarlierEntry[]): EntrySuggestion {
  const [newest] = newestFirst
  if (newest === undefined) throw new RangeError('A payee without entries')
  const same = newestFirst.filter(({ type }) => type === newest.type)
  const byAmount = [...Map.groupBy(same, ({ amount }) => amount)]
  const [amount, entries] = byAmount.reduce((one, other) =>
    other[1].length > one[1].length ? other : one,
  )
  return {
    type: newest.type,
    description: newest.description,
    category: newest.category,
    amount: entries.length * 2 >= same.length ? amount : null,
  }
}
