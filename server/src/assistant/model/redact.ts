const address = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g
const id = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi
/** Longer than any amount: card, account and phone numbers. */
const longNumber = /\+?\d(?:[ -]?\d){8,}/g

/** Removes what a model has no use for: email addresses, ids, and card and account numbers. */
export function redact(text: string): string {
  return text.replace(address, '[address]').replace(id, '[id]').replace(longNumber, '[number]')
}

/** A name from the records as the model sees it: short, on one line, and only data. */
export function quoted(text: string, lengthMax = 60): string {
  const line = redact(text.replace(/[\s\p{C}]+/gu, ' ').trim()).replace(/\[\[|\]\]/g, '')
  return [...line].length > lengthMax ? `${[...line].slice(0, lengthMax - 1).join('')}…` : line
}
