import * as z from 'zod/mini'

const cannotBeStored = 'This text contains characters that cannot be stored'

/** False for control characters and lone surrogates, which a database cannot store unchanged. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text)
}

const invisible = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]*$/u

/** True for text that shows nothing: spaces, control characters, and characters of no width or without a glyph. */
export function looksEmpty(text: string): boolean {
  return invisible.test(text)
}

/**
 * The text as given and in its composed form (NFC), which new text is stored in. Text stored before that was a rule is
 * found by the form it was given in.
 */
export function spellingsOf(text: string): string[] {
  return [...new Set([text, text.normalize()])]
}

function isFreeText(text: string): boolean {
  return isStorable(text.replace(/[\n\r]/g, ''))
}

/** Free text. Line breaks are kept; other control characters and lone surrogates are rejected. */
export function freeText(max: number, tooLong: string) {
  return z.string().check(z.maxLength(max, tooLong), z.refine(isFreeText, cannotBeStored))
}

/** Free text in its composed form (NFC), so that text that looks the same is the same. */
export function composedText(max: number, tooLong: string) {
  return z
    .string()
    .check(z.normalize(), z.maxLength(max, tooLong), z.refine(isFreeText, cannotBeStored))
}

/** Trimmed one-line search text; may be empty. */
export function searchText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.refine(isStorable, cannotBeStored))
}

/** A trimmed name on one line, in its composed form (NFC), so that two names that look the same are the same. */
export function nameText(required: string, max: number, tooLong: string) {
  return z.string({ error: required }).check(
    z.normalize(),
    z.trim(),
    z.minLength(1, { error: required, abort: true }),
    z.refine((text) => !looksEmpty(text), { error: required, abort: true }),
    z.maxLength(max, tooLong),
    z.refine(isStorable, cannotBeStored),
  )
}
