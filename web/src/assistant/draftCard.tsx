import { formatDay } from '@evenkeel/domain/calendar'
import {
  createTransaction,
  listTransactions,
  NewTransaction,
  type Transaction,
} from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { useUndo } from '#ledger/undo.ts'
import { isStatus } from '#lib/api/errors.ts'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'
import { randomId } from '#lib/randomId.ts'
import {
  AmountField,
  CategoryField,
  DateField,
  DescriptionField,
  TypeToggle,
} from '#transactions/entryFields.tsx'
import type { EntryInput } from '#transactions/entryForm.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Money } from '#ui/money.tsx'
import type { ConversationEvent, Draft } from './conversation.ts'

type DraftCardProps = { draft: Draft; tell: (event: ConversationEvent) => void }

/** A transaction the assistant has read from a sentence; it is added like any other. */
export function DraftCard({ draft, tell }: DraftCardProps) {
  const [wasOpen] = useState(draft.added === undefined)
  if (draft.added === undefined) return <DraftForm draft={draft} tell={tell} />
  return (
    <AddedLine
      added={draft.added}
      takesFocus={wasOpen}
      onReopen={() => tell({ type: 'draftReopened', id: draft.id, key: randomId() })}
    />
  )
}

const addedWords = { income: 'Income added successfully', expense: 'Expense added successfully' }
const submitText = { income: 'Add Income', expense: 'Add Expense' }

function useDraftForm({ draft, tell }: DraftCardProps) {
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: draft.input,
  })
  const create = useCall(createTransaction)
  const { tellDone } = useUndo()
  const keep = useEffectEvent((input: EntryInput, changed: string | undefined) => {
    const guesses = draft.guesses.filter((field) => field !== changed)
    tell({ type: 'draftChanged', id: draft.id, change: { input, guesses } })
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => keep(values, name),
      }),
    [form],
  )

  async function save(body: NewTransaction) {
    const { data, headers } = await create.mutateAsync({ body, idempotencyKey: draft.key })
    tell({ type: 'draftChanged', id: draft.id, change: { added: data } })
    tellDone(addedWords[body.type], headers)
  }

  function failureOf(error: unknown) {
    // An earlier attempt was saved with other input: the current input needs its own key.
    if (isStatus(error, 422)) {
      tell({ type: 'draftChanged', id: draft.id, change: { key: randomId() } })
    }
    return { description: 'Failed to add transaction' }
  }

  const submit = useSubmit(form, save, { failure: failureOf, again: 'adds a second transaction' })
  return { form, submit, pending: create.isPending }
}

function DraftForm(props: DraftCardProps) {
  const { form, submit, pending } = useDraftForm(props)
  const { guesses } = props.draft
  const { root } = form.formState.errors
  const type = form.watch('type')
  return (
    <form
      noValidate
      aria-label="Transaction to add"
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-card border border-hairline bg-raised p-4"
    >
      <TypeToggle
        hideLabel
        value={type}
        onChange={(next) => form.setValue('type', next, { shouldDirty: true })}
      />
      {guesses.includes('type') && <Guess what="Income or expense" />}
      <FormProvider {...form}>
        <div className="grid gap-3 sm:grid-cols-2">
          <AmountField />
          <CategoryField aside={guesses.includes('category') && <Guess />} />
          <DateField aside={guesses.includes('date') && <Guess />} />
          <DescriptionField />
        </div>
      </FormProvider>
      {root && <FieldError>{root.message}</FieldError>}
      <p className="text-small text-quiet">Nothing is saved until you press {submitText[type]}.</p>
      <Button
        type="submit"
        variant="primary"
        className="scroll-mb-4"
        pending={pending}
        pendingText="Adding..."
      >
        {submitText[type]}
      </Button>
    </form>
  )
}

/** Marks a value that the sentence did not state. */
function Guess({ what }: { what?: string }) {
  return <span className="text-small text-warn">{what ? `${what} is a guess` : 'A guess'}</span>
}

type AddedLineProps = {
  added: Transaction
  /** Set if this replaces the form, whose button had the focus. */
  takesFocus: boolean
  onReopen: () => void
}

/** The added transaction in its current state: it may have been edited or undone elsewhere. */
function AddedLine({ added, takesFocus, onReopen }: AddedLineProps) {
  const { data } = useQuery({
    ...endpointQuery(listTransactions, { query: { ids: [added.id] } }),
    initialData: [added],
  })
  const [saved] = data
  const { type, amount, category, date, description } = saved ?? added
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) line.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={line}
      tabIndex={-1}
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-hairline px-4 py-3 outline-none',
        saved ? 'bg-in-soft' : 'bg-sunken',
      )}
    >
      <p className="flex min-w-0 items-start gap-2">
        <Icon of={saved ? CircleCheck : Undo2} className={cx('mt-0.5', saved && 'text-in')} />
        <span className="min-w-0 wrap-anywhere">
          {saved ? 'Added: ' : 'No longer saved: '}
          <Money cents={amount} kind={type} />, {category},{' '}
          <span className="whitespace-nowrap">{formatDay(date)}</span>
          {description && (
            <>
              , “<bdi>{description}</bdi>”
            </>
          )}
        </span>
      </p>
      {!saved && (
        <Button size="small" onClick={onReopen}>
          Add again
        </Button>
      )}
    </div>
  )
}
