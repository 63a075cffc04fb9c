const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const plain = /^\d*\.?\d*$/
const spaced = /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/
const continentalGrouped = /^\d{1,3}(?:[. ]\d{3})+,\d{1,2}$/
const continentalPlain = /^\d+,\d{1,2}$/

/**
 * What a number field would take as it is: digits with at most one point. Everything else must be
 * read by `readAmount`, because browsers drop what they do not know: "12,50" would become 1250.
 */
export function isPlainAmount(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text)
}

/**
 * Reads a copied amount, such as "$1,234.50", "USD 1 234.50", "-$45.00", "(45.00)" or "1.234,50",
 * as the plain decimal text of its size: "1234.50". The sign is left out, because income or
 * expense says it. Undefined where the text is no amount, or could mean two.
 */
export function readAmount(text: string): string | undefined {
  const digits = unwrap(text)
  if (!/\d/.test(digits)) return undefined
  if (plain.test(digits) || grouped.test(digits) || spaced.test(digits)) {
    return tidy(digits.replace(/[, ]/g, ''))
  }
  if (continentalGrouped.test(digits) || continentalPlain.test(digits)) {
    return tidy(digits.replace(/[. ]/g, '').replace(',', '.'))
  }
  return undefined
}

/** Takes off spaces, sign, brackets and currency, in whatever order a bank puts them. */
function unwrap(text: string): string {
  const flat = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  const inner = /^\((.*)\)$/.exec(flat)?.[1] ?? flat
  return inner
    .replace(/^[-+−–]?\s*(?:USD|US\$|\$)?\s*[-+−–]?\s*/i, '')
    .replace(/\s*(?:USD|\$)?\s*-?$/i, '')
}

function tidy(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.')
  const head = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction ? `${head}.${fraction}` : head
}
