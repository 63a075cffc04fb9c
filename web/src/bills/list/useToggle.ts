import type { Bill } from '@evenkeel/domain/bills'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isStatus } from '#lib/api/errors.ts'
import { formatDay } from '#lib/format.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { currentOf } from '../currentBill.ts'
import { putBill, useToggleBill } from '../queries.ts'
import { cardName } from '../words.ts'

/** Pauses a bill or makes it active again: sends the state that is wanted, over the version that is seen. */
export function useToggle(bill: Bill): () => void {
  const client = useQueryClient()
  const toggle = useToggleBill()
  const isBusy = useRef(false)

  async function turn(seen: Bill, isActive: boolean) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const call = { params: { id: seen.id }, body: { isActive }, ifMatch: seen.version }
      const turned = await toggle.mutateAsync(call)
      putBill(client, turned)
      toast({ title: 'Success', description: wordsOf(turned), variant: 'success' })
    } catch (error) {
      tellFailure(error, isActive)
    } finally {
      isBusy.current = false
    }
  }

  function tellFailure(error: unknown, isActive: boolean) {
    const title = 'Failed to update recurring bill status'
    const current = currentOf(error)
    // Whoever was faster did what was wanted here.
    if (current?.isActive === isActive) return toast({ description: wordsOf(current) })
    if (current) {
      return toast({
        title,
        description: 'This recurring bill was changed elsewhere in the meantime.',
        variant: 'destructive',
        action: {
          label: isActive ? 'Activate anyway' : 'Deactivate anyway',
          onSelect: () => void turn(current, isActive),
        },
      })
    }
    if (isStatus(error, 404)) {
      const description = 'This recurring bill was deleted elsewhere in the meantime.'
      return toast({ title, description, variant: 'destructive' })
    }
    return toast({ title: 'Error', description: title, variant: 'destructive' })
  }

  return () => void turn(bill, !bill.isActive)
}

function wordsOf(bill: Bill): string {
  return bill.isActive
    ? `${cardName(bill)} is active. Next due ${formatDay(bill.nextDueDate)}.`
    : `${cardName(bill)} is inactive. Nothing is due until you activate it.`
}
