import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps = Omit<DialogProps, 'footer' | 'onOpenChange'> &
  Required<Pick<DialogProps, 'onSubmit'>> & {
    onClose: () => void
    /** What Cancel does, where it is more than closing. */
    onCancel?: () => void
    /** A verb: "Add bill", not "OK". */
    submitLabel: string
    pendingLabel?: string
    pending?: boolean
    danger?: boolean
  }

/** A dialog with one form, Cancel and a submit button. Where there is nothing to fill in, Cancel has the focus. */
export function FormDialog(props: FormDialogProps) {
  const {
    onClose,
    onCancel = onClose,
    submitLabel,
    pendingLabel,
    pending,
    danger = false,
    ...dialog
  } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      {...(!dialog.children && { initialFocus: cancel })}
      {...dialog}
      onOpenChange={onClose}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            pendingText={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    />
  )
}

type DeleteDialogProps = Omit<FormDialogProps, 'onSubmit' | 'submitLabel'> & {
  onDelete: () => void
}

/** Asks before something is deleted. */
export function DeleteDialog({ onDelete, ...dialog }: DeleteDialogProps) {
  return (
    <FormDialog
      {...dialog}
      role="alertdialog"
      danger
      submitLabel="Delete"
      pendingLabel="Deleting..."
      onSubmit={(event) => {
        event.preventDefault()
        onDelete()
      }}
    />
  )
}

/** Counts the openings of a dialog: the key of a form that starts fresh each time, but stays while the dialog closes. */
export function useOpening(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: 0 })
  if (seen.open !== open) setSeen({ open, count: seen.count + (open ? 1 : 0) })
  return seen.count
}
