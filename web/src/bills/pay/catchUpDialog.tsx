import {
  type Bill,
  type Cycle,
  catchUp,
  catchUpMax,
  cycleCounts,
  overdueDates,
} from '@evenkeel/domain/bills'
import { formatDay, type LocalDate } from '@evenkeel/domain/calendar'
import { caughtUpWords } from '@evenkeel/domain/ledger'
import { formatCount, formatPlural } from '@evenkeel/domain/text'
import { useQueryClient } from '@tanstack/react-query'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { useUndo } from '#ledger/undo.ts'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useToday } from '#lib/today.ts'
import { cx } from '#ui/cx.ts'
import { FormDialog, useOpening } from '#ui/dialogs/formDialog.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { SegmentedControl } from '#ui/fields/segmentedControl.tsx'
import { Money } from '#ui/money.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { QueryView } from '#ui/states.tsx'
import { billsResource, currentBillOf, putBill, putPaidBill, usePaidDueDates } from '../queries.ts'

type CatchUpDialogProps = {
  bill: Bill
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function CatchUpDialog(props: CatchUpDialogProps) {
  return <CatchUpForm key={useOpening(props.open)} {...props} />
}

const choices = [
  { value: 'owed', label: 'Still owed' },
  { value: 'paid', label: 'Paid' },
  { value: 'skipped', label: 'Skipped' },
  { value: 'notOwed', label: 'Not owed' },
] as const
type Choice = (typeof choices)[number]['value']

/** What became of each due date, and whether entries get the day of saving or their due date. */
type Fields = { as: Record<LocalDate, Choice>; dated: 'today' | 'due' }

function CatchUpForm({ bill, name, open, onOpenChange }: CatchUpDialogProps) {
  const client = useQueryClient()
  const today = useToday()
  const settled = usePaidDueDates(bill.id)
  const missed = overdueDates(bill, today, new Set(settled.data))
  const form = useForm<Fields>({ defaultValues: { as: {}, dated: 'today' } })
  const { root } = form.formState.errors
  const draft = useDraft(`catchUp:${bill.id}`, form)
  const values = useWatch({ control: form.control }) as Fields
  const cycles = missed.slice(0, catchUpMax).flatMap((dueDate) => cycleOf(dueDate, values))
  const { mutateAsync, isPending } = useCall(catchUp, { except: billsResource })
  const { tellDone } = useUndo()

  async function save(_: Fields, idempotencyKey: string) {
    if (cycles.length === 0) {
      return form.setError('root', { message: 'Choose what became of at least one date.' })
    }
    const call = { params: { id: bill.id }, body: { cycles }, ifMatch: bill.version }
    const { data, headers } = await mutateAsync({ ...call, idempotencyKey })
    await putPaidBill(client, data)
    const words = caughtUpWords(data, cycleCounts(cycles))
    tellDone(`${words}. Next due ${formatDay(data.nextDueDate)}.`, headers)
    draft.forget()
    onOpenChange(false)
  }

  function failure(error: unknown) {
    const current = currentBillOf(error)
    if (current) {
      putBill(client, current)
      void settled.refetch()
      return { description: 'This bill has changed since you opened it. Nothing was saved.' }
    }
    return { description: refusalWords(error) }
  }

  return (
    <FormDialog
      open={open}
      // Closed by Escape, maybe by mistake, the choices are there when the dialog is opened again.
      onClose={() => onOpenChange(false)}
      onCancel={() => {
        draft.forget()
        onOpenChange(false)
      }}
      title="Catch up"
      description={<EachPayment bill={bill} name={name} />}
      onSubmit={useSubmit(form, save, { failure })}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={isPending}
    >
      <QueryView
        query={settled}
        error="The missed dates could not be loaded."
        skeleton={<Skeleton className="h-64" />}
      >
        {() => (
          <>
            <MissedDates missed={missed} form={form} onSet={draft.keep} />
            <Result bill={bill} cycles={cycles} left={missed.length - cycles.length} />
            {root && <FieldError>{root.message}</FieldError>}
          </>
        )}
      </QueryView>
    </FormDialog>
  )
}

function EachPayment({ bill, name }: Pick<CatchUpDialogProps, 'bill' | 'name'>) {
  return (
    <>
      {name}, <Money cents={bill.amount} kind={bill.type} /> each
    </>
  )
}

function refusalWords(error: unknown): string {
  if (isStatus(error, 404)) return 'This recurring bill was deleted.'
  return sentenceOf(error) ?? 'Your choices could not be saved.'
}

function cycleOf(dueDate: LocalDate, { as, dated }: Fields): Cycle[] {
  const choice = as[dueDate] ?? 'owed'
  if (choice === 'owed') return []
  if (choice !== 'paid') return [{ dueDate, as: choice }]
  return [{ dueDate, as: choice, ...(dated === 'due' && { paymentDate: dueDate }) }]
}

type MissedDatesProps = {
  missed: readonly LocalDate[]
  form: UseFormReturn<Fields>
  /** Keeps what was chosen for several dates at once. */
  onSet: () => void
}

function MissedDates({ missed, form, onSet }: MissedDatesProps) {
  const today = useToday()
  const { as, dated } = useWatch({ control: form.control }) as Fields
  const shown = missed.slice(0, catchUpMax)
  const chosen = new Set(shown.map((date) => as[date] ?? 'owed'))

  function setAll(choice: Choice) {
    form.setValue('as', Object.fromEntries(shown.map((date) => [date, choice])))
    onSet()
  }

  return (
    <>
      <ul className="-mt-3">
        <li className={line}>
          <span className={cx(lineStart, 'font-medium')}>{formatPlural(shown.length, 'date')}</span>
          <Select
            aria-label="All dates"
            className="w-36 shrink-0 max-[14rem]:w-44"
            value={chosen.size === 1 ? [...chosen][0] : ''}
            onChange={(event) => setAll(event.target.value as Choice)}
          >
            {chosen.size > 1 && <option value="">Mixed</option>}
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                All {label.toLowerCase()}
              </option>
            ))}
          </Select>
        </li>
        {shown.map((date) => (
          <li key={date} className={line}>
            <span className={lineStart}>
              <span className="block">{formatDay(date)}</span>
              {as[date] === 'paid' && <EntryDay day={dated === 'due' ? date : today} />}
            </span>
            <Select
              aria-label={formatDay(date)}
              className="w-36 shrink-0"
              options={choices}
              {...form.register(`as.${date}`)}
            />
          </li>
        ))}
      </ul>
      {missed.length > shown.length && (
        <p className="text-small text-quiet">
          These are the earliest {catchUpMax} of {formatCount(missed.length)} missed dates. Save
          them, then catch up on the rest.
        </p>
      )}
      <SegmentedControl
        label="Date of the entries"
        options={[
          { value: 'today', label: `Today, ${formatDay(today, 'short')}` },
          { value: 'due', label: 'Each on its due date' },
        ]}
        value={dated}
        onChange={(value) => {
          form.setValue('dated', value)
          onSet()
        }}
      />
      <p className="text-small text-quiet">
        A skipped date was due and you let it pass. Not owed means that nothing was due. Both add no
        entry and are listed on the bill’s page.
      </p>
    </>
  )
}

function EntryDay({ day }: { day: LocalDate }) {
  return <span className="block text-small text-quiet">Entry on {formatDay(day)}</span>
}

const line = 'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-1.5'
/** A date on one line; where that leaves too little room for the choice, the choice comes below it. */
const lineStart = 'min-w-0 flex-[1_1_6.5rem]'

/** What saving does. */
function Result({ bill, cycles, left }: { bill: Bill; cycles: readonly Cycle[]; left: number }) {
  const { paid, skipped, notOwed } = cycleCounts(cycles)
  const counts = [
    [skipped, 'skipped'],
    [notOwed, 'not owed'],
    [left, 'still owed'],
  ] as const
  const told = counts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)
  return (
    <p role="status" className="flex flex-wrap gap-x-3 font-medium">
      {paid > 0 && (
        <span className="whitespace-nowrap">
          {paid} paid <Money cents={paid * bill.amount} kind={bill.type} />
        </span>
      )}
      {told.map((words) => (
        <span key={words} className="whitespace-nowrap">
          {words}
        </span>
      ))}
    </p>
  )
}
