import { type Bill, nextAfter } from '@evenkeel/domain/bills'
import { useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { useToday } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'

const dialog = lazyPart(() => import('./catchUpDialog.tsx'), 'CatchUpDialog')

/** For a bill that missed more than one due date: settles them together. */
export function CatchUp({ bill, name }: { bill: Bill; name: string }) {
  const [open, setOpen] = useState<boolean>()
  const today = useToday()
  const isBehind = bill.isActive && nextAfter(bill, bill.nextDueDate) < today
  return (
    <>
      {isBehind && (
        <Button
          size="small"
          aria-label={`Catch up: ${name}`}
          onClick={() => void whenLoaded(dialog, () => setOpen(true))}
        >
          Catch up
        </Button>
      )}
      {open !== undefined && (
        <dialog.Part bill={bill} name={name} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}
