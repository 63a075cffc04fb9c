export const smallNumbers: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000 }
const groups: Readonly<Record<string, number>> = { couple: 2, dozen: 12 }

/** All number words but zero and one, which may also be "a" or a pronoun. */
export const numberWords: readonly string[] = [
  ...smallNumbers.slice(2),
  ...tens,
  'hundred',
  'thousand',
  'couple',
  'dozen',
]

/** A whole number below a hundred in one word, in digits or spelled out. */
export function wholeNumberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined
  if (/^\d{1,6}$/.test(word)) return Number(word)
  const index = smallNumbers.indexOf(word)
  if (index > 0) return index
  const ten = tens.indexOf(word)
  if (ten >= 0) return (ten + 2) * 10
  return scales[word] ?? groups[word]
}

export type FoundNumber = { count: number; length: number; isScaled: boolean; isGrand: boolean }

/** The longest number at a position: `12`, `twenty five`, `two hundred and fifty`, `a thousand`, `5 hundred`, `2 grand`. */
export function numberAt(words: readonly string[], at: number): FoundNumber | undefined {
  const start = words[at] === 'a' && scales[words[at + 1] ?? ''] !== undefined ? at + 1 : at
  // "A grand", "2 grand": alone, as in "grand day out", it is praise.
  if (words[at] === 'grand') return undefined
  let [total, part, next, isScaled, isGrand] = [0, 0, start, false, false]
  for (;;) {
    const word = words[next] ?? ''
    const scale = scales[word]
    const value = scale === undefined ? wholeNumberOf(word) : undefined
    if (scale !== undefined && part < scale) {
      ;[total, part] =
        scale === 100 ? [total, Math.max(part, 1) * 100] : [total + Math.max(part, 1) * scale, 0]
      isScaled = true
      isGrand ||= word === 'grand'
    } else if (value !== undefined && (next === start || canFollow(words, next, part, value)))
      part += value
    else if (!(word === 'and' && isScaled && joins(words, next))) break
    next += 1
  }
  return next === start ? undefined : { count: total + part, length: next - at, isScaled, isGrand }
}

/** True if a word goes on with the number before it: "five" after "twenty", "twenty" after "hundred". */
function canFollow(words: readonly string[], at: number, part: number, value: number): boolean {
  const isWord = isSmall(words[at]) && !/^\d/.test(words[at - 1] ?? '')
  const rest = part % 100
  return isWord && (rest === 0 || (rest >= 20 && rest % 10 === 0 && value < 10))
}

function isSmall(word: string | undefined): boolean {
  return word !== undefined && (smallNumbers.includes(word) || tens.includes(word))
}

/** "Two hundred and fifty": not "a hundred and Costco" or "one hundred and 5 purchases". */
function joins(words: readonly string[], at: number): boolean {
  return scales[words[at - 1] ?? ''] !== undefined && isSmall(words[at + 1])
}
