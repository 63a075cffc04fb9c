import { findLastCategory, type TransactionType } from '@evenkeel/domain/transactions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointQuery } from '#lib/api/hooks.ts'
import type { EntryForm } from '../entryForm.ts'

/** How long somebody may pause between two letters before the past is looked into. */
const typingPauseMs = 300

/**
 * Fills an empty category with the one that the same description had last.
 * @returns that category while it stands in the form, so that the form can say where it comes from
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
    // A guess that could not be made is missed by nobody, and the list below says that the line is down.
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

/** What to look for in the past; undefined while it is too little to mean something. */
export function searchFor(description: string): string | undefined {
  const text = description.trim()
  return text.length >= lettersMin && text.length <= searchLengthMax ? text : undefined
}
