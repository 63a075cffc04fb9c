import * as z from 'zod'
import { ownTab } from './storage.ts'

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
  if (owner === undefined) return
  const forms = { ...ownForms(), [form]: values }
  ownTab.write(draftsKey, JSON.stringify({ userId: owner, forms }))
}

export function forgetDraft(form: string) {
  const { [form]: _, ...forms } = ownForms()
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
