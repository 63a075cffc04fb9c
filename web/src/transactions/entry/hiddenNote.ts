import { formatDay } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import { createContext, use } from 'react'
import type { ToastMessage } from '#ui/toasts/toastStore.ts'
import { filterWords } from '../filter/filterWords.ts'
import { isDay, type Shown, showing, shownBy, unmetBy } from '../filter/shownRows.ts'
import { soughtEntry } from '../table/soughtEntry.ts'

/** How to find out what the page shows at this moment, and how to show something else. */
export type ShownRows = { read: () => Shown; show: (next: Shown) => void }

/** Undefined where the page has no table of entries. */
export const ShownRowsContext = createContext<ShownRows | undefined>(undefined)

/** Says that the table does not list an entry that was saved, and offers to show it. */
export function useHiddenNote(): (entry: Transaction) => ToastMessage['more'] {
  const rows = use(ShownRowsContext)
  return (entry) => {
    const text = rows && hiddenBecause(entry, rows.read())
    if (rows === undefined || text === undefined) return undefined
    return {
      text,
      label: 'Show',
      onSelect() {
        rows.show(showing(entry, rows.read()))
        soughtEntry.write(entry)
      },
    }
  }
}

/** Why the table does not list an entry; undefined if it does. */
function hiddenBecause(entry: Transaction, shown: Shown): string | undefined {
  const filter = shownBy(shown)
  const unmet = unmetBy(entry, filter)
  if (unmet.length === 0) return undefined
  if (unmet.some(isDay)) return `It is dated ${formatDay(entry.date)}, outside the dates shown.`
  const words = filterWords(filter).filter(({ fields }) =>
    fields.some((one) => unmet.includes(one)),
  )
  return `Hidden by the filter: ${words.map(({ text }) => text).join(', ')}.`
}
