import { createTransaction, NewTransaction } from '@evenkeel/domain/transactions'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { draftOwner, readDraft, writeDraft } from '#forms/drafts.ts'
import { useUndo } from '#ledger/undo.ts'
import { useCall } from '#lib/api/hooks.ts'
import { createStore } from '#lib/store.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toastFailure } from '#ui/toasts/toastStore.ts'
import { useHiddenNote } from '../entry/hiddenNote.ts'

/** An entry that could not be saved, with the key under which the server adds it once. */
const Unsaved = z.object({ entry: NewTransaction, key: z.string() })
const UnsavedList = z.array(Unsaved)
export type Unsaved = z.output<typeof Unsaved>

type Kept = { owner: string | undefined; list: readonly Unsaved[] }

/** The name under which they survive a reload. */
const draftName = 'unsavedEntries'
const none: readonly Unsaved[] = []
const store = createStore<Kept>({ owner: undefined, list: none })

export const notAdded = 'Failed to add transaction'
export const added = { income: 'Income added successfully', expense: 'Expense added successfully' }

/** Keeps an entry that could not be saved, because the form holds the next one by now. */
export function keepUnsaved(unsaved: Unsaved) {
  write([...own(), unsaved])
}

/** The entries that wait to be saved again or discarded. */
export function useUnsaved() {
  const owner = draftOwner.use()
  const kept = store.use()
  const { mutateAsync } = useCall(createTransaction)
  const { tellDone } = useUndo()
  const noteOf = useHiddenNote()

  useEffect(() => {
    if (owner !== undefined && store.read().owner !== owner)
      store.write({ owner, list: ownDraft() })
  }, [owner])

  const drop = ({ key }: Unsaved) => write(own().filter((one) => one.key !== key))

  const retry = useOnce(async (unsaved: Unsaved) => {
    const { entry, key } = unsaved
    try {
      const { data, headers } = await mutateAsync({ body: entry, idempotencyKey: key })
      drop(unsaved)
      tellDone(added[entry.type], headers, noteOf(data))
    } catch (error) {
      toastFailure(error, notAdded, 'Something went wrong. Please try again.')
    }
  })

  return { list: kept.owner === owner ? kept.list : none, retry, drop }
}

function own(): readonly Unsaved[] {
  const { owner, list } = store.read()
  return owner === draftOwner.read() ? list : ownDraft()
}

function ownDraft(): readonly Unsaved[] {
  return UnsavedList.safeParse(readDraft(draftName)).data ?? none
}

function write(list: readonly Unsaved[]) {
  store.write({ owner: draftOwner.read(), list })
  writeDraft(draftName, z.encode(UnsavedList, [...list]))
}
