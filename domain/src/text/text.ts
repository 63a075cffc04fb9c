import * as z from 'zod'

const cannotBeStored = 'This text contains characters that cannot be stored'

/** False for control characters and lone surrogates, which a database cannot store unchanged. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** Free text. Line breaks are kept; other control characters and lone surrogates are rejected. */
export function freeText(max: number, tooLong: string) {
  return z
    .string()
    .max(max, tooLong)
    .refine((text) => isStorable(text.replace(/[\n\r]/g, '')), cannotBeStored)
}

/** Trimmed one-line search text; may be empty. */
export function searchText(max: number) {
  return z.string().trim().max(max).refine(isStorable, cannotBeStored)
}

/** A trimmed name on one line. */
export function nameText(required: string, max: number, tooLong: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, tooLong)
    .refine(isStorable, cannotBeStored)
}
