import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** A verb: "Delete", not "OK". */
  confirmLabel: string
  pendingLabel?: string
  danger?: boolean
  pending?: boolean
  onConfirm: () => void
}

/** Asks before something that can't be undone. Cancel has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { pendingLabel, danger = false, pending = false } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      role="alertdialog"
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.description}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={() => props.onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            {...(pendingLabel ? { pendingText: pendingLabel } : {})}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    />
  )
}
