import * as z from 'zod/mini'
import { ownTab } from '#lib/storage.ts'
import { createStore } from '#lib/store.ts'

/** Unsaved input, kept in this tab only, by the name of its form. */
const draftsKey = 'evenkeel:drafts'

const Drafts = z.object({ userId: z.string(), forms: z.record(z.string(), z.unknown()) })
type Drafts = z.output<typeof Drafts>

/** Whose drafts these are; undefined until the user is known. */
export const draftOwner = createStore<string | undefined>(undefined)

/** Restores a user's own drafts when they sign in, and drops anybody else's. */
export function claimDrafts(userId: string) {
  if (read()?.userId !== userId) ownTab.remove(draftsKey)
  draftOwner.write(userId)
}

/** Leaves nothing behind for the next user after someone logs out. */
export function dropDrafts() {
  ownTab.remove(draftsKey)
  draftOwner.write(undefined)
}

export function readDraft(form: string): unknown {
  return ownForms()[form]
}

export function writeDraft(form: string, values: unknown) {
  writeForms({ ...ownForms(), [form]: values })
}

export function forgetDraft(form: string) {
  const { [form]: _, ...forms } = ownForms()
  writeForms(forms)
}

/**
 * The idempotency key of a draft. It outlasts a reload and a cancel, because the reply to an earlier try may have been
 * lost: sending the same input again must not create a second record.
 * @param fresh the key to use if the draft has none yet
 */
export function keyOfDraft(form: string, fresh: string): string {
  const kept = readDraft(keyName(form))
  if (typeof kept === 'string') return kept
  writeDraft(keyName(form), fresh)
  return fresh
}

/** Called once the server has saved the draft: the next input is a new record. */
export function forgetKeyOfDraft(form: string) {
  forgetDraft(keyName(form))
}

function keyName(form: string): string {
  return `${form}:key`
}

function writeForms(forms: Drafts['forms']) {
  const userId = draftOwner.read()
  if (userId !== undefined) ownTab.write(draftsKey, JSON.stringify({ userId, forms }))
}

function ownForms(): Drafts['forms'] {
  const drafts = read()
  return drafts && drafts.userId === draftOwner.read() ? drafts.forms : {}
}

function read(): Drafts | undefined {
  try {
    return Drafts.safeParse(JSON.parse(ownTab.read(draftsKey) ?? 'null')).data
  } catch {
    // Not JSON, so not written by us.
    return undefined
  }
}
