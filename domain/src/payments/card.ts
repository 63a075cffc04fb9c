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

/** The fields of a card, in the order in which they are typed. */
export const cardFields = ['number', 'expiry', 'cvv', 'name'] as const

type CardMistake = { field: (typeof cardFields)[number]; title: string; message: string }

/** The notice for the first mistake in a card; undefined if it can be sent. */
export function manualCardMistake(card: ManualCard): CardMistake | undefined {
  const missing = cardFields.find((field) => !card[field].trim())
  if (missing) {
    const message = 'Please fill in all card details.'
    return { field: missing, title: 'Missing Information', message }
  }
  const invalid = cardFields.find((field) => isInvalid[field](card[field]))
  return invalid && { field: invalid, title: 'Invalid Card', message: invalidMessages[invalid] }
}

const isInvalid: Record<CardMistake['field'], (text: string) => boolean> = {
  number: (text) => !holdsCardNumber(text),
  expiry: (text) => !/^(0[1-9]|1[0-2])\/\d\d$/.test(text),
  cvv: (text) => text.length < 3,
  name: holdsCardNumber,
}

const invalidMessages: Record<CardMistake['field'], string> = {
  number: 'Please enter a valid card number.',
  expiry: 'Please enter the expiry date as MM/YY.',
  cvv: 'Please enter the CVV from the card.',
  name: 'Please enter the name on the card, without its number.',
}
