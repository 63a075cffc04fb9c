import { type Bill, nextAfter } from '@evenkeel/domain/bills'
import { useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { useToday } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'

const dialog = lazyPart(() => import('./catchUpDialog.tsx'), 'CatchUpDialog')

type CatchUpProps = { bill: Bill; name: string }

/** For a bill that missed more than one due date: settles them together. */
export function CatchUp(props: CatchUpProps) {
  const { button, window } = useCatchUp(props)
  return (
    <>
      {button}
      {window}
    </>
  )
}

/** What opens the dialog, if the bill is behind, and the dialog. */
export function useCatchUp({ bill, name }: CatchUpProps) {
  const [open, setOpen] = useState<boolean>()
  const today = useToday()
  const isBehind = bill.isActive && nextAfter(bill, bill.nextDueDate) < today
  const start = () => void whenLoaded(dialog, () => setOpen(true))
  return {
    start: isBehind ? start : undefined,
    button: isBehind && (
      <Button size="small" aria-label={`Catch up: ${name}`} onClick={start}>
        Catch up
      </Button>
    ),
    window: open !== undefined && (
      <dialog.Part bill={bill} name={name} open={open} onOpenChange={setOpen} />
    ),
  }
}
