const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/
const plain = /^\d*\.?\d*$/
const spaced = /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/
const continentalGrouped = /^\d{1,3}(?:[. ]\d{3})+,\d{1,2}$/
const continentalPlain = /^\d+,\d{1,2}$/

/** "$", "€", "US$", or a code such as "USD". */
const currency = String.raw`(?:[a-z]{0,3}\p{Sc}|(?<code>[a-z]{3}))?`
const currencyBehind = currency.replace('code', 'codeBehind')
const sign = '[-+−–]?'
const parts = new RegExp(
  `^(?<before>${sign} ?${currency} ?${sign}) ?(?<digits>[\\d.,](?:[\\d., ]*[\\d.,])?) ?${currencyBehind} ?(?<after>-?)$`,
  'iu',
)

/**
 * Whether a number field can take the text as it is. Anything else must go through `readAmount`, because browsers drop
 * characters they do not know: "12,50" would become 1250.
 */
export function isPlainAmount(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text)
}

/**
 * Reads a copied amount, such as "$1,234.50", "USD 1 234.50", "-€45.00", "(45.00)" or "1.234,50", as plain decimal
 * text: "1234.50". A minus is kept, "-45.00", so that the form rejects a debit instead of silently recording income.
 * Undefined if the text is not an amount or is ambiguous.
 */
export function readAmount(text: string): string | undefined {
  const flat = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  const bracketed = /^\( ?(.*?) ?\)$/.exec(flat)?.[1]
  const found = parts.exec(bracketed ?? flat)?.groups
  const size = found && hasKnownCurrency(found) ? sizeOf(found.digits ?? '') : undefined
  if (found === undefined || size === undefined) return undefined
  const isNegative = bracketed !== undefined || /[-−–]/.test(`${found.before}${found.after}`)
  return isNegative ? `-${size}` : size
}

/** "May 12" is a day, not an amount in a currency called MAY. */
function hasKnownCurrency({ code, codeBehind }: Record<string, string | undefined>): boolean {
  const known = Intl.supportedValuesOf('currency')
  return [code, codeBehind].every((one) => one === undefined || known.includes(one.toUpperCase()))
}

function sizeOf(digits: string): string | undefined {
  if (!/\d/.test(digits)) return undefined
  if (plain.test(digits) || grouped.test(digits) || spaced.test(digits)) {
    return tidy(digits.replace(/[, ]/g, ''))
  }
  if (continentalGrouped.test(digits) || continentalPlain.test(digits)) {
    return tidy(digits.replace(/[. ]/g, '').replace(',', '.'))
  }
  return undefined
}

function tidy(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.')
  const head = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction ? `${head}.${fraction}` : head
}
