import { useEffect, useState } from 'react'
import { forgetSteps } from '#ledger/steps.ts'
import { openedTransaction, useUndoKeys } from '#ledger/undo.ts'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { EditTransactionDialog } from '#transactions/entry/editTransactionDialog.tsx'

/** What Undo needs on every page: its keys, and the dialog of the transaction that a refused undo names. */
export function UndoLayer() {
  useUndoKeys()
  useEffect(() => forgetSteps, [])
  const opened = openedTransaction.use()
  // The dialog still shows its transaction while it closes.
  const [last, setLast] = useState(opened)
  if (opened !== undefined && opened !== last) setLast(opened)
  return (
    last && (
      <OwnCategories>
        <EditTransactionDialog
          transaction={last}
          open={opened !== undefined}
          onOpenChange={() => openedTransaction.write(undefined)}
        />
      </OwnCategories>
    )
  )
}
