import { isTold } from './told.ts'

const price = String.raw`\$?\d[\d,]*(?:\.\d{1,2})?`
const corrected = new RegExp(
  String.raw`^(?:(?:(?:no|nope|sorry|oops|wait|actually|hm+|oh|ok|well|my bad|correction),? )+(?:(?:it|that) (?:was|is|cost|should be|should have been|came to) (?:actually |really |only |just )?|i (?:mean|meant) |make (?:it|that) |rather )?|i (?:mean|meant) |make (?:it|that) |change (?:it|that) to |(?:it|that) (?:was|should be|should have been) (?:actually |really |only |just ))(${price})(?: dollars| bucks)?(?: actually| sorry| instead| not [$\d.]+)?[.!]?$`,
  'iu',
)
const anyNumber = /\$?\d[\d,]*(?:\.\d{1,2})?/g

/** "Actually it was 23", after "spent 18 on pizza": the entry with that price; undefined after anything else. */
export function withOtherPrice(message: string, before: string | undefined): string | undefined {
  const said = corrected.exec(message.trim().replace(/[’]/g, "'"))?.[1]
  if (said === undefined || before === undefined || !isTold(before)) return undefined
  // With a date or a count beside the price, it is not certain which number is corrected.
  const [number, ...others] = before.match(anyNumber) ?? []
  if (number === undefined || others.length > 0) return undefined
  return before.replace(number, `$${said.replace('$', '')}`)
}
