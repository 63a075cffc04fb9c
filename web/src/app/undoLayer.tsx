import { Suspense, useEffect, useState } from 'react'
import { forgetSteps } from '#ledger/steps.ts'
import { openedRecord, useUndoKeys } from '#ledger/undo.ts'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { EditTransactionDialog } from '#transactions/entry/editTransactionDialog.tsx'

const billDialog = lazyPart(() => import('#bills/form/editBillDialog.tsx'), 'EditBillDialog')

/** What Undo needs on every page: its keys, and the dialog of the record that a refused undo names. */
export function UndoLayer() {
  useUndoKeys()
  useEffect(() => forgetSteps, [])
  const opened = openedRecord.use()
  // The dialog still shows its record while it closes.
  const [last, setLast] = useState(opened)
  useEffect(() => {
    if (opened === undefined) return
    if ('date' in opened) setLast(opened)
    else void whenLoaded(billDialog, () => setLast(opened))
  }, [opened])

  if (last === undefined) return null
  const dialog = { open: opened === last, onOpenChange: () => openedRecord.write(undefined) }
  return (
    <OwnCategories>
      {'date' in last ? (
        <EditTransactionDialog transaction={last} {...dialog} />
      ) : (
        <Suspense>
          <billDialog.Part bill={last} {...dialog} />
        </Suspense>
      )}
    </OwnCategories>
  )
}
