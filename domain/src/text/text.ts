import * as z from 'zod'

const unusable = 'This text contains characters that cannot be stored'

/** False for control characters and for half a surrogate pair, which no database keeps as it was typed. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

/** Text that somebody typed: line breaks are kept, other control characters and broken surrogates refused. */
export function freeText(max: number, tooLong: string) {
  return z
    .string()
    .max(max, tooLong)
    .refine((text) => isStorable(text.replace(/[\n\r]/g, '')), unusable)
}

/** Trimmed text on one line that somebody looks for; it may be empty. */
export function searchText(max: number) {
  return z.string().trim().max(max).refine(isStorable, unusable)
}

/** A trimmed name on one line. */
export function nameText(required: string, max: number, tooLong: string) {
  return z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, tooLong)
    .refine(isStorable, unusable)
}
