import { formatPlural } from '@evenkeel/domain/text'
import { type BulkChange, changeTransactions } from '@evenkeel/domain/transactions'
import { useUndo } from '#ledger/undo.ts'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { toastFailure } from '#ui/toasts/toastStore.ts'
import type { Selection } from './useSelection.ts'

type Change = { delete: true } | { set: { category?: string; date?: string } }

/** Changes or deletes every selected transaction in one step, or none of them. */
export function useBulkChange(selection: Selection, onDone: () => void) {
  const bulk = useCall(changeTransactions)
  const { tellDone } = useUndo()

  async function change(wanted: Change) {
    const verb = 'delete' in wanted ? 'deleted' : 'updated'
    try {
      const body = { ...selection.target, ...wanted } as BulkChange
      const { data, headers } = await bulk.mutateAsync({ body })
      const description = `${formatPlural(data.count, 'transaction')} ${verb} successfully`
      tellDone(description, headers)
      selection.clear()
    } catch (error) {
      toastFailure(error, 'Nothing was changed', 'Something went wrong. Please try again.')
      if (!isStatus(error, 409)) return
      // The matches have changed: the list reloads, and the user decides again.
      if (!selection.isAll) selection.clear()
    }
    onDone()
  }

  return { change, pending: bulk.isPending }
}
