import type { LocalDate } from '@evenkeel/domain/calendar'
import { useRef } from 'react'
import { isStatus } from '#lib/api/errors.ts'
import { formatDay } from '#lib/format.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { useDeleteTransaction } from './queries.ts'

/** Deletes an entry and says so, and when the bill that it had paid is due again. */
export function useRemoval() {
  const call = useDeleteTransaction()
  const removals = useRef(new Map<string, Promise<boolean>>())

  /**
   * The second half of a double click comes before the page can say that it is busy: it shares the answer to the first.
   * @returns whether the entry is gone
   */
  function remove(id: string): Promise<boolean> {
    const removal = removals.current.get(id) ?? ask(id)
    removals.current.set(id, removal)
    return removal
  }

  async function ask(id: string): Promise<boolean> {
    try {
      const { headers } = await call.mutateAsync({ params: { id } })
      toast({
        title: 'Success',
        description: wordsOf(headers['Bill-Due-Again']),
        variant: 'success',
      })
      return true
    } catch (error) {
      const isGone = tellFailure(error)
      if (!isGone) removals.current.delete(id)
      return isGone
    }
  }

  return { remove, pending: call.isPending }
}

function wordsOf(due: LocalDate | undefined): string {
  const deleted = 'Transaction deleted successfully'
  return due === undefined ? deleted : `${deleted}. Its bill is due again on ${formatDay(due)}.`
}

function tellFailure(error: unknown): boolean {
  // Whoever deleted it first did what was wanted here.
  if (isStatus(error, 404)) {
    toast({ description: 'This transaction had been deleted elsewhere already.' })
    return true
  }
  toast({ title: 'Error', description: 'Failed to delete transaction', variant: 'destructive' })
  return false
}
