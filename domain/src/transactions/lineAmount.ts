import { amountCentsMax, type Cents, parseCents } from '#money'
import { centsAt, centsBehind, isForeign, isOtherAfter, isUnitAfter } from './lineCurrency.ts'
import { type LineNumber, type LineWords, partQuestion } from './linePart.ts'
import { isAfterOwner, isOwned, isOwner, isRival, isWeight } from './lineRival.ts'
import { hasSpelledAmount } from './spelledAmount.ts'

const unitsBefore = new Set(['$', 'us$', 'usd'])

const number =
  /^(?<sign>[-+−–]?)(?<unit>(?:us)?\$|usd)?(?<inner>[-+−–]?)(?<digits>\d[\d.,]*|\.\d+)(?<thousand>k?)(?<behind>\$|usd)?$/

/** Reads the word as a number that may be the amount; undefined if it is something else, such as "7-eleven" or "5k". */
export function readNumber(words: readonly string[], at: number): LineNumber | undefined {
  const word = (words[at] ?? '').replace(/^\((.*)\)$/, '$1').replace(/(?<=\d)[.!;]$/, '')
  if (/^[-+]?\p{Sc}?[\d.,]+\p{Sc}?$/u.test(word) && /(?!\$)\p{Sc}/u.test(word)) return odd(at)
  const found = number.exec(word)?.groups
  if (found === undefined) return /^[.,'\d]*\d[.,'\d]*$/.test(word) ? odd(at) : undefined
  if (found.sign && found.inner) return undefined
  const before = unitsBefore.has(words[at - 1] ?? '') ? 1 : 0
  const after = isUnitAfter(words, at + 1) ? 1 : 0
  const hasUnit = Boolean(found.unit || found.behind || before || after)
  if (found.thousand && !hasUnit) return undefined
  if (isOtherAfter(words[at + 1] ?? '')) return odd(at)
  const sign = signOf(`${found.sign}${found.inner}`)
  const coins = hasUnit ? undefined : centsAt(words, at)
  if (coins) return { at, from: at, to: at + 1, sign, cents: coins.cents, certainty: 'marked' }
  if (/^cents?$/.test(words[at + 1] ?? '')) return odd(at)
  const decimal = decimalOf(found.digits ?? '')
  const whole = decimal === undefined ? undefined : centsOf(decimal, Boolean(found.thousand))
  const isWhole = hasUnit && /^\d+$/.test(found.digits ?? '')
  const behind = isWhole ? centsBehind(words, at + after + 1) : undefined
  const cents = whole === undefined ? undefined : whole + (behind?.cents ?? 0)
  const isMarked = hasUnit || sign !== '' || /\D/.test(found.digits ?? '')
  return {
    at,
    from: at - before,
    to: at + after + (behind?.length ?? 0),
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

/** After these a small number counts people or pieces: "lunch for 2". */
const people = new Set(['for', 'with', 'of'])

/** Words that may follow an amount in the middle of a line. */
const joints = new Set('with at for from on in to by and @'.split(' '))

const writeAmount = 'Write the amount like 12.50.'

export type AmountFound = { amount: LineNumber } | { unclear: string } | undefined

/** The one number that must be the amount. Undefined if there is none. */
export function findAmount(numbers: readonly LineNumber[], line: LineWords): AmountFound {
  if (numbers.length > 0 && isForeign(line.open)) return { unclear: 'How much was it in dollars?' }
  if (numbers.length > 0 && hasSpelledAmount(line.open)) return { unclear: writeAmount }
  const free = numbers.filter((one) => !isOwned(one, line))
  const [only, ...more] = free.filter(({ certainty }) => certainty === 'marked')
  const bare = free.filter(({ certainty }) => certainty === 'bare')
  const isOdd = free.some(({ certainty }) => certainty === 'odd')
  if (isOdd) return { unclear: writeAmount }
  if (free.some(({ at }) => isTimes(at, line))) {
    return { unclear: 'For one, or for all? Write what it came to.' }
  }
  const part = partQuestion(free, { ...line, isYear: (at) => isYear(at, line) })
  if (part !== undefined) return { unclear: part }
  if (more.length > 0) return { unclear: 'There are two amounts. Which one is it?' }
  if (only && isDayLike(only, bare, line)) return unsure([only, ...bare], line, bare)
  if (only && isGroup(only, bare, line)) return { unclear: 'Write the amount like 1234.50.' }
  const [first] = bare
  const found = only ?? first
  if (found === undefined) return ownedQuestion(numbers, line)
  if (!only && (bare.length > 1 || isDoubtful(found, line))) return unsure(bare, line)
  const rivals = numbers.filter(
    (one) => one !== found && !isYear(one.at, line) && isRival(one, found, line),
  )
  return rivals.length > 0 ? unsure([found, ...rivals], line) : inRange(found)
}

/** The one number of a line may be the amount after all where it ends: "train ticket 45", "new tires for 400". */
function ownedQuestion(numbers: readonly LineNumber[], line: LineWords): AmountFound {
  const [only, ...more] = numbers.filter(({ certainty }) => certainty === 'bare')
  if (only === undefined || more.length > 0 || !isAfterOwner(only, line)) return undefined
  const isLast = !line.words.some((_, at) => at > only.at && line.isName(at))
  const isCount = people.has(line.words[only.at - 1] ?? '') && (only.cents ?? 0) <= countMax * 100
  return isLast && !isCount ? unsure([only], line) : undefined
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

const monthFirst = /^(0?[1-9]|1[0-2])\.(0[1-9]|[12]\d|3[01])\.?$/
const dayFirst = /^(0?[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])\.?$/

/** "Singles day 11.11 50", "12 coffee on 5.11", "12 coffee 31.12.": a day written with points, beside what may be the amount. */
function isDayLike({ at }: LineNumber, bare: readonly LineNumber[], line: LineWords): boolean {
  const word = line.words[at] ?? ''
  const [isMonthFirst, isDayFirst] = [monthFirst.test(word), dayFirst.test(word)]
  if (!isMonthFirst && !isDayFirst) return false
  if (line.words[at - 1] === 'on' || word.endsWith('.')) return bare.length > 0
  return isMonthFirst ? bare.some((one) => one.at > at) : bare.some((one) => !isDoubtful(one, line))
}

/** "1 234,56", "4 .50": the number before it may be its thousands or its dollars. */
function isGroup({ at }: LineNumber, bare: readonly LineNumber[], { words }: LineWords): boolean {
  const isRest = /^(\d{3}(\D|$)|\.)/.test(words[at] ?? '')
  return isRest && bare.some((one) => one.at === at - 1 && (words[at - 1] ?? '').length <= 3)
}

const countMax = 12
const yearsAround = 3

/** A bare number that may be a count, a time, a year or part of a name. */
function isDoubtful({ at }: LineNumber, line: LineWords): boolean {
  const { words, isName } = line
  const value = Number(words[at])
  const before = words.slice(Math.max(at - 2, 0), at).join(' ')
  if (isYear(at, line) || /(^| )(at|than|almost|nearly)$/.test(before)) return true
  if (/^(a|one|two|three|four|five|ten) (dollars?|bucks?)$/.test(before)) return true
  const next = words[at + 1] ?? ''
  const isFirst = !words.some((_, other) => other < at && isName(other))
  const isLast = !words.some((_, other) => other > at && isName(other))
  if (isFirst && value <= countMax && isName(at + 1) && isPlural(next)) return true
  const isWeighed = value > countMax && isWeighedLast(at + 1, line)
  return !isFirst && !isLast && !joints.has(next) && !isOwner(next) && !isWeighed
}

/** "10 gal" at the end of the line: "gas 40 10 gal". */
function isWeighedLast(at: number, { words }: LineWords): boolean {
  const [number = '', unit = ''] = words.slice(at)
  return words.length === at + 2 && /^\d+(\.\d+)?$/.test(number) && isWeight(unit)
}

/** Words that end in s and cannot be counted, and shops that do. */
const uncounted = new Set(
  (
    'gas bus news groceries supplies utilities dues taxes clothes electronics cosmetics toiletries christmas tennis ' +
    'gymnastics physics athletics us plus paris texas vegas ' +
    'mcdonalds wendys dennys arbys chilis applebees popeyes dominos culvers jasons starbucks walgreens lowes kohls ' +
    'macys marshalls staples michaels sams cabelas dicks nordstroms aldis traders'
  ).split(' '),
)

function isPlural(word: string): boolean {
  return /[^s'’]s$/.test(word) && !uncounted.has(word)
}

function isYear(at: number, { words, year }: LineWords): boolean {
  return /^\d{4}$/.test(words[at] ?? '') && Math.abs(Number(words[at]) - year) <= yearsAround
}

/** The greatest is proposed, because the others count, or tell the time: "40 dinner at 8". */
function unsure(
  numbers: readonly LineNumber[],
  line: LineWords,
  likely: readonly LineNumber[] = numbers.filter(({ at }) => !isYear(at, line)),
): AmountFound {
  const textOf = ({ at }: LineNumber) => (line.words[at] ?? '').replace(/\.$/, '')
  const all = numbers.toSorted((a, b) => a.at - b.at).map(textOf)
  const [proposed = numbers[0]] = likely.toSorted((a, b) => (b.cents ?? 0) - (a.cents ?? 0))
  const [, sign = '', digits = ''] = /^([-+−–]?)(.*)$/.exec(proposed ? textOf(proposed) : '') ?? []
  const example = `Put a $ before the amount: ${sign}$${digits.replace('$', '')}.`
  return { unclear: all.length > 1 ? `${all.join(' or ')}? ${example}` : example }
}

function inRange(amount: LineNumber): AmountFound {
  const { cents = 0 } = amount
  if (cents === 0) return { unclear: 'Amount must be a positive number' }
  if (cents > amountCentsMax) return { unclear: 'Amount must be at most 99,999,999.99' }
  return { amount }
}
