/** An exact fraction; sums, shares and averages are rounded once, at the end. */
export type Quotient = { over: bigint; under: bigint }

/**
 * Reads `12`, `-12.30` or `151/7`.
 * @returns undefined if the text is none of these or divides by zero
 */
export function parseQuotient(text: string): Quotient | undefined {
  const match = /^(-?)(\d{1,18})(?:\.(\d{1,9}))?(?:\/(\d{1,18}))?$/.exec(text)
  if (match === null) return undefined
  const [, sign, whole, decimals = '', divisor = '1'] = match
  const over = BigInt(`${whole}${decimals}`) * (sign ? -1n : 1n)
  const under = 10n ** BigInt(decimals.length) * BigInt(divisor)
  return under === 0n ? undefined : { over, under }
}

export function add(a: Quotient, b: Quotient): Quotient {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

export function subtract(a: Quotient, b: Quotient): Quotient {
  return add(a, { over: -b.over, under: b.under })
}

export function multiply(a: Quotient, b: Quotient): Quotient {
  return { over: a.over * b.over, under: a.under * b.under }
}

/** @returns undefined if `b` is zero */
export function divide(a: Quotient, b: Quotient): Quotient | undefined {
  if (b.over === 0n) return undefined
  const sign = b.over < 0n ? -1n : 1n
  return { over: a.over * b.under * sign, under: a.under * b.over * sign }
}

/** Formats a fraction with a number of decimals, half away from zero; never `-0.0`. */
export function formatQuotient({ over, under }: Quotient, decimals: number): string {
  const size = over < 0n ? -over : over
  const scale = 10n ** BigInt(decimals)
  const rounded = (size * scale * 2n + under) / (under * 2n)
  const digits = String(rounded).padStart(decimals + 1, '0')
  const sign = over < 0n && rounded !== 0n ? '-' : ''
  if (decimals === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
