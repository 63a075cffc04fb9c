/** Separates the thousands of plain digits, with decimals or without: `1234567.50` becomes `1,234,567.50`. */
export function groupThousands(digits: string): string {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** `200000` becomes `200,000`. */
export function formatCount(count: number): string {
  return groupThousands(String(count))
}

/** formatPlural(2, 'transaction') → "2 transactions"; pass an irregular plural as the third argument. */
export function formatPlural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
