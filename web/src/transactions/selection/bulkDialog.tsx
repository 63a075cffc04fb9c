import { formatPlural } from '@evenkeel/domain/text'
import { NewTransaction, transactionTypes } from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useSubmit } from '#forms/useSubmit.ts'
import { today } from '#lib/today.ts'
import { DeleteDialog, FormDialog, useOpening } from '#ui/dialogs/formDialog.tsx'
import {
  type CategoryOptions,
  CategoryOptionsContext,
  useCategoryOptions,
} from '../categoryOptions.ts'
import { CategoryField, DateField } from '../entryFields.tsx'
import { blankEntry } from '../entryForm.ts'
import { useBulkChange } from './useBulkChange.ts'
import type { Selection } from './useSelection.ts'

export type BulkAction = 'category' | 'date' | 'delete'

type BulkDialogProps = {
  action: BulkAction
  selection: Selection
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function BulkDialog(props: BulkDialogProps) {
  const opening = useOpening(props.open)
  return props.action === 'delete' ? (
    <DeleteSelected {...props} />
  ) : (
    <ChangeSelected key={opening} {...props} action={props.action} />
  )
}

function DeleteSelected({ selection, open, onOpenChange }: BulkDialogProps) {
  const close = () => onOpenChange(false)
  const { change, pending } = useBulkChange(selection, close)
  const transactions = formatPlural(selection.count, 'transaction')
  return (
    <DeleteDialog
      open={open}
      onClose={close}
      title={`Delete ${transactions}`}
      description={`Are you sure you want to delete ${selection.count === 1 ? 'this transaction' : `these ${transactions}`}?`}
      pending={pending}
      onDelete={() => void change({ delete: true })}
    />
  )
}

const { category, date } = NewTransaction.shape
const forms = {
  category: {
    Changes: z.object({ category }),
    submitLabel: 'Recategorize',
    pendingLabel: 'Recategorizing...',
  },
  date: { Changes: z.object({ date }), submitLabel: 'Move', pendingLabel: 'Moving...' },
}

function ChangeSelected(props: BulkDialogProps & { action: keyof typeof forms }) {
  const { action, selection, open, onOpenChange } = props
  const { Changes, ...labels } = forms[action]
  const form = useForm({
    resolver: zodResolver(Changes as z.ZodMiniType<{ category?: string; date?: string }, object>),
    defaultValues: blankEntry('expense', today()),
  })
  const close = () => onOpenChange(false)
  const { change, pending } = useBulkChange(selection, close)
  const transactions = formatPlural(selection.count, 'transaction')
  const offered = offeredTo(selection, useCategoryOptions())
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={
        action === 'date' ? `Move ${transactions} to another day` : `Recategorize ${transactions}`
      }
      onSubmit={useSubmit(form, (set) => change({ set }))}
      {...labels}
      pending={pending}
    >
      <FormProvider {...form}>
        <CategoryOptionsContext value={{ income: offered, expense: offered }}>
          {action === 'date' ? <DateField /> : <CategoryField />}
        </CategoryOptionsContext>
      </FormProvider>
    </FormDialog>
  )
}

/** The categories of the selected types, or of both types if some are unknown. */
function offeredTo({ rows, isAll }: Selection, options: CategoryOptions): readonly string[] {
  const selected = [...rows.values()]
  const types = transactionTypes.filter(
    (type) => isAll || selected.some((row) => row.type === type),
  )
  return [...new Set(types.flatMap((type) => options[type]))]
}
