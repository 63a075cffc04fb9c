import { formatMoney } from '@evenkeel/domain/money'
import { formatPlural } from '@evenkeel/domain/text'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { rangeWords } from '#lib/rangeWords.ts'

/** One condition of a filter in words, and the fields it covers. */
export type FilterWord = { text: string; fields: readonly (keyof TransactionFilter)[] }

export function filterWords(filter: TransactionFilter): FilterWord[] {
  const { q, description, ids, type, category } = filter
  const words: (FilterWord | undefined)[] = [
    q ? { text: `“${q}”`, fields: ['q'] } : undefined,
    description === undefined
      ? undefined
      : { text: `Description “${description}”`, fields: ['description'] },
    ids && { text: formatPlural(ids.length, 'chosen transaction'), fields: ['ids'] },
    type && { text: type === 'income' ? 'Income' : 'Expenses', fields: ['type'] },
    category === undefined ? undefined : { text: category, fields: ['category'] },
    daysOf(filter),
    amountsOf(filter),
  ]
  return words.filter((word) => word !== undefined)
}

function daysOf({ startDate, endDate }: TransactionFilter): FilterWord | undefined {
  const text = rangeWords(startDate, endDate)
  return text === undefined ? undefined : { text, fields: ['startDate', 'endDate'] }
}

function amountsOf({ minAmount, maxAmount }: TransactionFilter): FilterWord | undefined {
  const fields = ['minAmount', 'maxAmount'] as const
  const min = minAmount === undefined ? undefined : formatMoney(minAmount)
  const max = maxAmount === undefined ? undefined : formatMoney(maxAmount)
  if (min && max) return { text: min === max ? min : `${min} – ${max}`, fields }
  if (min) return { text: `${min} or more`, fields }
  return max ? { text: `${max} or less`, fields } : undefined
}

export function withoutWord(filter: TransactionFilter, word: FilterWord): TransactionFilter {
  const rest = Object.entries(filter).filter(
    ([name]) => !(word.fields as readonly string[]).includes(name),
  )
  return Object.fromEntries(rest)
}
