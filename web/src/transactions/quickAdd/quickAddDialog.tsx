import { useRef } from 'react'
import { FormDialog, useOpening } from '#ui/dialogs/formDialog.tsx'
import { QuickAddFields } from './quickAddFields.tsx'
import { useQuickAdd } from './useQuickAdd.ts'

type QuickAddDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function QuickAddDialog(props: QuickAddDialogProps) {
  return <QuickAddForm key={useOpening(props.open)} {...props} />
}

function QuickAddForm({ open, onOpenChange }: QuickAddDialogProps) {
  const amount = useRef<HTMLInputElement>(null)
  const entry = useQuickAdd({
    type: 'expense',
    draft: 'quickAdd',
    onAdded: () => onOpenChange(false),
  })

  function close() {
    entry.discard()
    onOpenChange(false)
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Quick Add Transaction"
      description="Add a new income or expense quickly"
      initialFocus={amount}
      onSubmit={entry.submit}
      submitLabel="Add"
      pendingLabel="Adding..."
      pending={entry.pending}
    >
      <QuickAddFields entry={entry} amount={{ size: 'figure', inputRef: amount }} />
    </FormDialog>
  )
}
