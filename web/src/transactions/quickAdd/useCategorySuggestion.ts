import { findLastCategory, type TransactionType } from '@evenkeel/domain/transactions'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endpointQuery } from '#lib/api/hooks.ts'
import { useSettled } from '#lib/useSettled.ts'
import type { EntryForm } from '../entryForm.ts'
import { searchFor } from './searchFor.ts'

/** How long a pause in typing is before a category is looked up. */
const typingPauseMs = 300
/** Fewer letters begin too many descriptions. */
const lettersMin = 3

/**
 * Fills an empty category with that of the last transaction with the same description. When the description changes,
 * a category filled in for the old one goes with it. So it does when the user names a category that is unclear: that is
 * asked about, and no guess replaces the answer.
 * @returns that category while it is in the form, so that the form can say where it comes from
 */
export function useCategorySuggestion(form: EntryForm, isAsked: boolean): string | undefined {
  const [type, category, description] = form.watch(['type', 'category', 'description'])
  const typed = useSettled(description ?? '', typingPauseMs)
  const found = useLastCategory(type, typed)
  const last = isAsked ? null : found
  const filled = useRef<string>(undefined)
  const isKnown = isAsked || (last !== undefined && typed === description)

  useEffect(() => {
    const now = form.getValues('category')
    if (!isKnown || now === (last ?? '') || (now !== '' && now !== filled.current)) return
    filled.current = last ?? undefined
    form.setValue('category', last ?? '', { shouldValidate: form.formState.isSubmitted })
  }, [isKnown, last, form])

  return isKnown && last !== null && last === category ? last : undefined
}

/** Null if the description is new or too short; undefined while that is being looked up. */
function useLastCategory(type: TransactionType, description: string): string | null | undefined {
  const search = searchFor(description, lettersMin)
  const { data } = useQuery({
    ...endpointQuery(findLastCategory, { query: { type, description: search ?? '' } }),
    enabled: search !== undefined,
    // A failed suggestion needs no message; the list shows that the connection is lost.
    throwOnError: false,
  })
  return search === undefined ? null : data?.category
}

/** The same at once, for a form that is being saved. */
export async function fetchLastCategory(
  client: QueryClient,
  type: TransactionType,
  typed: string,
): Promise<string | undefined> {
  const description = searchFor(typed, lettersMin)
  if (description === undefined) return undefined
  try {
    const query = { type, description }
    const { category } = await client.fetchQuery(endpointQuery(findLastCategory, { query }))
    return category ?? undefined
  } catch {
    return undefined
  }
}
