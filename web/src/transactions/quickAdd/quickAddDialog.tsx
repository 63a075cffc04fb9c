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
  const line = useRef<HTMLInputElement>(null)
  const entry = useQuickAdd({
    type: 'expense',
    draft: 'quickAdd',
    // It stays open for an entry that is begun already.
    onAdded: (isBegun) => onOpenChange(isBegun),
  })

  function cancel() {
    entry.discard()
    onOpenChange(false)
  }

  /** Closed by Escape, maybe by mistake, the input is there when the dialog is opened again. */
  function close() {
    if (entry.isBegun()) onOpenChange(false)
    else cancel()
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      onCancel={cancel}
      title="Quick Add Transaction"
      description="Add a new income or expense quickly"
      initialFocus={line}
      onSubmit={entry.submit}
      submitLabel="Add"
      pendingLabel="Adding..."
      pending={entry.pending}
    >
      <QuickAddFields entry={entry} lineRef={line} place="dialog" />
    </FormDialog>
  )
}
