import { useEffect } from 'react'
import { today } from '#lib/today.ts'
import { blankEntry, type EntryForm } from '../entryForm.ts'

/** A form that was left open over midnight is dated anew when somebody comes back to it, unless they had begun. */
export function useFreshDay(form: EntryForm) {
  const { isDirty } = form.formState

  useEffect(() => {
    if (isDirty) return
    const freshen = () => {
      const { type, date } = form.getValues()
      if (!document.hidden && date !== today()) form.reset(blankEntry(type, today()))
    }
    document.addEventListener('visibilitychange', freshen)
    window.addEventListener('focus', freshen)
    return () => {
      document.removeEventListener('visibilitychange', freshen)
      window.removeEventListener('focus', freshen)
    }
  }, [form, isDirty])
}
