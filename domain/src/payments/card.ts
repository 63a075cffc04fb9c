/** The length limits of the card fields, with spaces and slash. */
export const cardNumberLengthMax = 19
export const expiryLengthMax = 5
export const cvvLengthMax = 4

const cardDigitsMin = 13

/** A card typed into our own fields. Its number and CVV never leave the page. */
export type ManualCard = { number: string; expiry: string; cvv: string; name: string }

/** Formats a card number as it is typed or pasted: '4111 1111 1111 1111'. */
export function formatCardNumber(text: string): string {
  const groups = text.replace(/\D/g, '').match(/\d{1,4}/g) ?? []
  return groups.join(' ').slice(0, cardNumberLengthMax).trimEnd()
}

/** Formats an expiry date as it is typed or pasted, as MM/YY. A first digit above 1 is a whole month. */
export function formatExpiry(text: string): string {
  const [first = '', second] = text.split('/')
  const isMonth = second !== undefined || /^\s*[2-9]/.test(first)
  const month = isMonth && first.trim().length === 1 ? `0${first.trim()}` : first
  const digits = `${month}${second ?? ''}`.replace(/\D/g, '')
  // A pasted year of four digits keeps its last two.
  const year =
    digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(4) : digits.slice(2)
  const formatted = digits.length > 2 ? `${digits.slice(0, 2)}/${year}` : digits
  return formatted.slice(0, expiryLengthMax)
}

export function formatCvv(text: string): string {
  return text.replace(/\D/g, '').slice(0, cvvLengthMax)
}

export function lastFour(number: string): string {
  return number.replace(/\D/g, '').slice(-4)
}

/** Whether a text could contain a card number, however it is spaced. */
export function holdsCardNumber(text: string): boolean {
  return (text.match(/\p{Nd}/gu) ?? []).length >= cardDigitsMin
}

/** The notice for the first mistake in a card; undefined if it can be sent. */
export function manualCardMistake(
  card: ManualCard,
): { title: string; message: string } | undefined {
  const isMissing = [card.number, card.expiry, card.cvv, card.name].some((text) => !text.trim())
  if (isMissing) {
    return { title: 'Missing Information', message: 'Please fill in all card details.' }
  }
  const message = invalidField(card)
  return message === undefined ? undefined : { title: 'Invalid Card', message }
}

function invalidField({ number, expiry, cvv, name }: ManualCard): string | undefined {
  if (!holdsCardNumber(number)) return 'Please enter a valid card number.'
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(expiry)) return 'Please enter the expiry date as MM/YY.'
  if (cvv.length < 3) return 'Please enter the CVV from the card.'
  return holdsCardNumber(name)
    ? 'Please enter the name on the card, without its number.'
    : undefined
}
