import * as z from 'zod'
import { ownTab } from '#lib/storage.ts'

/** What somebody had typed and not yet saved, in this tab only, by the name of its form. */
const draftsKey = 'evenkeel:drafts'

const Drafts = z.object({ userId: z.string(), forms: z.record(z.string(), z.unknown()) })
type Drafts = z.output<typeof Drafts>

let owner: string | undefined
const listeners = new Set<() => void>()

/** Somebody has signed in: their drafts are theirs again, anybody else's are dropped. */
export function claimDrafts(userId: string) {
  if (read()?.userId !== userId) ownTab.remove(draftsKey)
  owner = userId
  for (const listener of listeners) listener()
}

/** Somebody has signed out by hand: nothing is left for whoever sits here next. */
export function dropDrafts() {
  ownTab.remove(draftsKey)
  owner = undefined
}

/** Whose drafts these are; undefined until the identity call has answered. */
export function draftOwner(): string | undefined {
  return owner
}

export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function readDraft(form: string): unknown {
  const drafts = read()
  return drafts && drafts.userId === owner ? drafts.forms[form] : undefined
}

export function writeDraft(form: string, values: unknown) {
  writeForms({ ...ownForms(), [form]: values })
}

export function forgetDraft(form: string) {
  const { [form]: _, ...forms } = ownForms()
  writeForms(forms)
}

/**
 * The idempotency key under which this draft was sent, or is sent now. The answer may have been lost: whoever sends the
 * draft again, after a reload too, makes no second thing; nor does whoever gives it up and types it anew.
 * @param fresh the key where the draft has none yet
 */
export function keyOfDraft(form: string, fresh: string): string {
  const kept = readDraft(keyName(form))
  if (typeof kept === 'string') return kept
  writeDraft(keyName(form), fresh)
  return fresh
}

/** The draft was kept on the server: what stands in the form now is another thing. */
export function forgetKeyOfDraft(form: string) {
  forgetDraft(keyName(form))
}

function keyName(form: string): string {
  return `${form}:key`
}

function writeForms(forms: Drafts['forms']) {
  if (owner !== undefined) ownTab.write(draftsKey, JSON.stringify({ userId: owner, forms }))
}

function ownForms(): Drafts['forms'] {
  const drafts = read()
  return drafts && drafts.userId === owner ? drafts.forms : {}
}

function read(): Drafts | undefined {
  const text = ownTab.read(draftsKey)
  if (text === null) return undefined
  try {
    return Drafts.parse(JSON.parse(text))
  } catch {
    // Not ours, or of another version of this page: as good as nothing.
    return undefined
  }
}
