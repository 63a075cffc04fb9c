import { type Bill, nextAfter } from '@evenkeel/domain/bills'
import { useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { useToday } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'

const dialog = lazyPart(() => import('./catchUpDialog.tsx'), 'CatchUpDialog')

type CatchUpProps = { bill: Bill; name: string }

/** For a bill that missed more than one due date: settles them together. On a phone it looks like a link. */
export function CatchUp({ bill, name }: CatchUpProps) {
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      {useIsBehind(bill) && (
        <Button
          size="small"
          aria-label={`Catch up: ${name}`}
          onClick={() => void whenLoaded(dialog, () => setOpen(true))}
          className="row:relative row:not-forced-colors:-my-3 row:ml-auto row:min-h-11 row:border-transparent row:bg-transparent row:px-1 row:text-small row:text-accent"
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

export function useIsBehind(bill: Bill): boolean {
  const today = useToday()
  return bill.isActive && nextAfter(bill, bill.nextDueDate) < today
}
