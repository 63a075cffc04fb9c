import { Button } from '../button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps = Omit<DialogProps, 'footer' | 'onOpenChange' | 'role'> &
  Required<Pick<DialogProps, 'onSubmit'>> & {
    onClose: () => void
    /** A verb: "Add Bill", not "OK". */
    submitLabel: string
    pendingLabel: string
    pending: boolean
  }

/** A dialog with one form, Cancel and a submit button. */
export function FormDialog(props: FormDialogProps) {
  const { onClose, submitLabel, pendingLabel, pending, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingText={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    />
  )
}
