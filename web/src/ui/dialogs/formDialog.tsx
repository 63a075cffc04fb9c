import { Button } from '../button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps = Omit<DialogProps, 'footer' | 'onOpenChange' | 'role'> &
  Required<Pick<DialogProps, 'onSubmit'>> & {
    onClose: () => void
    /** What happens: "Add Bill", not "OK". */
    submitLabel: string
    pendingLabel: string
    pending: boolean
  }

/** A dialog that is one form: what is typed can be sent, or left with Cancel. */
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
