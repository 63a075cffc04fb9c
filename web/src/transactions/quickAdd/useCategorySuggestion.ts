import { findLastCategory, type TransactionType } from '@evenkeel/domain/transactions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointQuery } from '#lib/api/hooks.ts'
import type { EntryForm } from '../entryForm.ts'

/** How long a pause in typing is before a category is looked up. */
const typingPauseMs = 300

/**
 * Fills an empty category with that of the last transaction with the same description.
 * @returns that category while it is in the form, so that the form can say where it comes from
 */
export function useCategorySuggestion(form: EntryForm): string | undefined {
  const [type, category, description] = form.watch(['type', 'category', 'description'])
  const typed = useSettled(description ?? '')
  const last = useLastCategory(type, typed)
  const isMeant = last !== undefined && typed === description

  useEffect(() => {
    if (isMeant && form.getValues('category') === '') {
      form.setValue('category', last, { shouldValidate: form.formState.isSubmitted })
    }
  }, [isMeant, last, form])

  return isMeant && last === category ? last : undefined
}

function useLastCategory(type: TransactionType, description: string): string | undefined {
  const search = searchFor(description)
  const { data } = useQuery({
    ...endpointQuery(findLastCategory, { query: { type, description: search ?? '' } }),
    enabled: search !== undefined,
    // A failed suggestion needs no message; the list shows that the connection is lost.
    throwOnError: false,
  })
  return search === undefined ? undefined : (data?.category ?? undefined)
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === settled) return
    const soon = setTimeout(() => setSettled(text), typingPauseMs)
    return () => clearTimeout(soon)
  }, [text, settled])
  return settled
}

const lettersMin = 3
const searchLengthMax = 100

/** The description to look up; undefined while it is too short or too long. */
export function searchFor(description: string): string | undefined {
  const text = description.trim()
  return text.length >= lettersMin && text.length <= searchLengthMax ? text : undefined
}
