import { type Cents, parseCents } from '@evenkeel/domain/money'
import { numberAt } from './numberWords.ts'

/** An amount of money in a question, and how many words it takes up. */
export type FoundAmount = {
  cents: Cents
  length: number
  isMoney: boolean
  count: number | undefined
}

const units = new Set(['dollars', 'dollar', 'bucks', 'buck', 'usd'])

/** `$200`, `1,250.50`, `1.5k`, `200 dollars`, `a hundred and fifty`, `2 grand`; a bare whole number may be money or a count. */
export function readAmount(words: readonly string[], at: number): FoundAmount | undefined {
  const spelled = readSpelled(words, at)
  if (spelled) return spelled
  const match = /^(\$?)(\d[\d,]*)?(\.\d+)?(k?)$/.exec(words[at] ?? '')
  if (match === null || (match[2] === undefined && match[3] === undefined)) return undefined
  const [, sign = '', whole = '0', decimals = '', thousand = ''] = match
  if (whole.includes(',') && !/^\d{1,3}(,\d{3})+$/.test(whole)) return undefined
  const digits = whole.replaceAll(',', '')
  const hasUnit = units.has(words[at + 1] ?? '')
  const cents = thousand ? centsOfThousands(digits, decimals) : parseCents(`${digits}${decimals}`)
  if (cents === undefined) return undefined
  const isCount = sign === '' && decimals === '' && !hasUnit && !thousand
  return {
    cents,
    length: hasUnit ? 2 : 1,
    isMoney: !isCount,
    count: isCount ? Number(digits) : undefined,
  }
}

function centsOfThousands(digits: string, decimals: string): Cents | undefined {
  const places = decimals.slice(1)
  return places.length > 3 ? undefined : parseCents(`${digits}${places.padEnd(3, '0')}`)
}

/** A number of several words, or with a scale: "fifty" alone is read like "50" by the caller. */
function readSpelled(words: readonly string[], at: number): FoundAmount | undefined {
  const found = numberAt(words, at)
  if (found === undefined) return undefined
  const { count, length, isScaled, isGrand } = found
  const hasUnit = units.has(words[at + length] ?? '')
  const isBare = length === 1 && !isScaled
  if (isBare && (!hasUnit || /^\d/.test(words[at] ?? ''))) return undefined
  const isMoney = hasUnit || isGrand
  const whole = length + (hasUnit ? 1 : 0)
  return { cents: count * 100, length: whole, isMoney, count: isMoney ? undefined : count }
}
