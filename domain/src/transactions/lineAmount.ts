import { amountCentsMax, type Cents, parseCents } from '#money'

/** How sure a number is to be the amount: 12.50 and $12 are, 12 may be, 1.234 may be two things. */
type Certainty = 'marked' | 'bare' | 'odd'

/** A number in an entry line that may be its amount. */
export type LineNumber = {
  at: number
  /** Words before and after it that belong to it: "$", "USD", "dollars". */
  from: number
  to: number
  sign: '' | '+' | '-'
  cents: Cents | undefined
  certainty: Certainty
}

const unitsBefore = new Set(['$', 'us$', 'usd'])
const unitsAfter = new Set(['$', 'usd', 'dollar', 'dollars', 'buck', 'bucks'])
const foreign = new Set('eur euro euros gbp chf jpy yen inr cad aud cny mxn'.split(' '))

const number =
  /^(?<sign>[-+−–]?)(?<unit>(?:us)?\$|usd)?(?<inner>[-+−–]?)(?<digits>\d[\d.,]*|\.\d+)(?<thousand>k?)(?<behind>\$|usd)?$/

/** Reads the word as a number that may be the amount; undefined if it is something else, such as "7-eleven" or "5k". */
export function readNumber(words: readonly string[], at: number): LineNumber | undefined {
  const word = (words[at] ?? '').replace(/^\((.*)\)$/, '$1').replace(/(?<=\d)[.!;]$/, '')
  if (/^[-+]?\p{Sc}?[\d.,]+\p{Sc}?$/u.test(word) && /(?!\$)\p{Sc}/u.test(word)) return odd(at)
  const found = number.exec(word)?.groups
  if (found === undefined || (found.sign && found.inner)) return undefined
  const before = unitsBefore.has(words[at - 1] ?? '') ? 1 : 0
  const after = unitsAfter.has(words[at + 1] ?? '') ? 1 : 0
  const hasUnit = Boolean(found.unit || found.behind || before || after)
  if (found.thousand && !hasUnit) return undefined
  if (foreign.has(words[at - 1] ?? '') || foreign.has(words[at + 1] ?? '')) return odd(at)
  const decimal = decimalOf(found.digits ?? '')
  const cents = decimal === undefined ? undefined : centsOf(decimal, Boolean(found.thousand))
  const sign = signOf(`${found.sign}${found.inner}`)
  const isMarked = hasUnit || sign !== '' || /\D/.test(found.digits ?? '')
  return {
    at,
    from: at - before,
    to: at + after,
    sign,
    cents,
    certainty: cents === undefined ? 'odd' : isMarked ? 'marked' : 'bare',
  }
}

function odd(at: number): LineNumber {
  return { at, from: at, to: at, sign: '', cents: undefined, certainty: 'odd' }
}

function signOf(text: string): LineNumber['sign'] {
  return text === '' ? '' : text === '+' ? '+' : '-'
}

/** "1,234.50", "1234,5" and "1.234,50" as plain decimal text; undefined where it could be two amounts: "1.234". */
function decimalOf(digits: string): string | undefined {
  if (/^0\d/.test(digits)) return undefined
  if (/^(\d+|\d+\.\d{0,2}|\.\d{1,2})$/.test(digits)) return plain(digits)
  if (/^\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(digits)) return plain(digits.replaceAll(',', ''))
  if (/^\d+,\d{1,2}$/.test(digits)) return digits.replace(',', '.')
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(digits)) {
    return digits.replaceAll('.', '').replace(',', '.')
  }
  return undefined
}

function plain(digits: string): string {
  return digits.replace(/\.$/, '').replace(/^\./, '0.')
}

function centsOf(decimal: string, isThousands: boolean): Cents | undefined {
  const cents = parseCents(decimal)
  return cents === undefined || !isThousands ? cents : cents * 1000
}

/** Words that a number after them belongs to, as in "Route 66"; a number of people or pieces, as in "for 2". */
const owners = new Set(
  (
    'route rt hwy highway interstate terminal gate unit apt apartment suite ste room rm level floor platform ' +
    'track lane pump store exit pier studio motel super forever office microsoft xbox windows iphone galaxy ' +
    'table zone lot bay channel grade phase version vol volume season episode chapter part catch area ' +
    'invoice order ticket check cheque receipt ref no nr number for with of'
  ).split(' '),
)

/** Words that may follow an amount in the middle of a line. */
const joints = new Set('with at for from on in to by and @'.split(' '))

export type LineWords = {
  words: readonly string[]
  /** Whether the word is part of what the entry is called. */
  isName: (at: number) => boolean
  year: number
}

export type AmountFound = { amount: LineNumber } | { unclear: string } | undefined

/** The one number that must be the amount. Undefined if there is none. */
export function findAmount(numbers: readonly LineNumber[], line: LineWords): AmountFound {
  const free = numbers.filter((one) => !isOwned(one, line))
  const [only, ...more] = free.filter(({ certainty }) => certainty === 'marked')
  const bare = free.filter(({ certainty }) => certainty === 'bare')
  const isOdd = free.some(({ certainty }) => certainty === 'odd')
  if (isOdd) return { unclear: 'Write the amount like 12.50.' }
  if (free.some(({ at }) => isTimes(at, line))) {
    return { unclear: 'For one, or for all? Write what it came to.' }
  }
  if (more.length > 0) return { unclear: 'There are two amounts. Which one is it?' }
  if (only) return isGroup(only, bare, line) ? unsure(bare, line) : inRange(only)
  const [first] = bare
  if (first === undefined) return undefined
  return bare.length > 1 || isDoubtful(first, line) ? unsure(bare, line) : inRange(first)
}

function isOwned({ at, certainty }: LineNumber, { words }: LineWords): boolean {
  return certainty === 'bare' && owners.has(words[at - 1] ?? '')
}

/** "3 x 4.50", "4.50 x3" or "3 @ 4.50": of one or of all. */
function isTimes(at: number, { words }: LineWords): boolean {
  const is = (by: number, pattern: RegExp) => pattern.test(words[at + by] ?? '')
  return (
    is(-1, /^\d+[x×]$/) ||
    is(1, /^[x×]\d+$/) ||
    (is(1, /^[x×*@]$/) && is(2, /^[$\d]/)) ||
    (is(-1, /^[x×*@]$/) && is(-2, /^[$\d]/))
  )
}

/** "1 234,56": the number before it may be its thousands. */
function isGroup({ at }: LineNumber, bare: readonly LineNumber[], { words }: LineWords): boolean {
  const isThree = /^\d{3}(\D|$)/.test(words[at] ?? '')
  return isThree && bare.some((one) => one.at === at - 1 && (words[at - 1] ?? '').length <= 3)
}

const countMax = 12
const yearsAround = 3

/** A bare number that may be a count, a time, a year or part of a name. */
function isDoubtful({ at }: LineNumber, { words, isName, year }: LineWords): boolean {
  const value = Number(words[at])
  const isYear = Math.abs(value - year) <= yearsAround
  if (isYear || words[at - 1] === 'at') return true
  const next = words[at + 1] ?? ''
  const isFirst = !words.some((_, other) => other < at && isName(other))
  const isLast = !words.some((_, other) => other > at && isName(other))
  if (isFirst && value <= countMax && isName(at + 1) && /[^s]s$/.test(next)) return true
  return !isFirst && !isLast && !joints.has(next) && !owners.has(next)
}

function unsure(bare: readonly LineNumber[], { words }: LineWords): AmountFound {
  const all = bare.map(({ at }) => words[at])
  const example = `Put a $ before the amount: $${all.at(-1)}.`
  return { unclear: all.length > 1 ? `${all.join(' or ')}? ${example}` : example }
}

function inRange(amount: LineNumber): AmountFound {
  const { cents = 0 } = amount
  if (cents === 0) return { unclear: 'Amount must be a positive number' }
  if (cents > amountCentsMax) return { unclear: 'Amount must be at most 99,999,999.99' }
  return { amount }
}
