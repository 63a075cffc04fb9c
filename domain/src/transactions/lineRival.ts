import type { LineNumber, LineWords } from './linePart.ts'

/** What a number before them measures: "2.5 lbs", "2.30 pm", "20 pounds", "20 %". */
const measures = new Set(
  (
    'lb lbs pound pounds oz ounce ounces g gr gram grams kg kilo kilos gal gallon gallons l liter liters litre litres ' +
    'ml km mi mile miles ft feet inch inches cm mm mph am pm a.m p.m hour hours hr hrs min mins minute minutes ' +
    'percent pct %'
  ).split(' '),
)

/** Of these, what a shop weighs or measures: no time, length or share. */
const weights = new Set(
  'lb lbs pound pounds oz ounce ounces g gr gram grams kg kilo kilos gal gallon gallons l liter liters litre litres ml'.split(
    ' ',
  ),
)

/** Of these, what a price never has after it. */
const neverPriced = new Set('am pm a.m p.m percent pct %'.split(' '))

/** What a whole number before them counts: "12 pack", "5 star hotel". */
const counted = new Set(
  (
    'dozen pack pk pair piece pc pcs ct count day night week month year way star course person people guest room ' +
    'bed bedroom man ply hole mile'
  ).split(' '),
)

/** Words that a number after them belongs to, as in "Route 66". */
const owners = new Set(
  (
    'route rt hwy highway interstate terminal gate level platform track lane exit pier studio super forever office ' +
    'microsoft xbox windows zone bay channel grade phase version vol volume season episode chapter part catch area ' +
    'nr district section mach apollo big formula century rue heinz blink maroon playstation ps pixel sims fifa ' +
    'madden gta halo act size floor no number ref lot'
  ).split(' '),
)

/** The same, but a number after them may be their price: "invoice 300", "ticket 45", "for 400". */
const pricedOwners = new Set(
  (
    'unit apt apartment suite ste room rm pump store motel iphone galaxy table invoice order ticket check cheque ' +
    'receipt for with of'
  ).split(' '),
)

/** A number that measures, counts or names: "10 gal", "2 hour parking", "Route 66", "for 2". */
export function isOwned({ at, to, sign, certainty }: LineNumber, line: LineWords): boolean {
  const next = line.open[at + 1] ?? ''
  const isPlain = to === at && sign === '' && /^\d/.test(line.words[at] ?? '')
  if (isPlain && measures.has(next)) return true
  return certainty === 'bare' && (isAfterOwner({ at }, line) || counted.has(next))
}

export function isAfterOwner({ at }: Pick<LineNumber, 'at'>, { words }: Pick<LineWords, 'words'>) {
  return isOwner(words[at - 1])
}

export function isOwner(word = ''): boolean {
  return owners.has(word) || pricedOwners.has(word)
}

/** A number that is weighed, as in "10 gal". */
export function isWeight(word = ''): boolean {
  return weights.has(word)
}

/**
 * Whether a number that seems to count, measure or name may be the amount, rather than the one found: the 80 of
 * "cleaning 80 hours 4", the 45 of "ticket 45 seat 12", the 20 of "cake 20 +5 tip".
 */
export function isRival(other: LineNumber, amount: LineNumber, line: LineWords): boolean {
  if (!isOwned(other, line)) return isSignedLater(amount, other, line)
  const next = line.open[other.at + 1] ?? ''
  if (neverPriced.has(next)) return false
  const isUnit = measures.has(next) || counted.has(next)
  if (isUnit && isPriced(other, line) && !weights.has(next)) return true
  if (isPriced(amount, line)) return false
  if (isUnit && amount.at === other.at + 2) return true
  const isSmaller = (other.cents ?? 0) < (amount.cents ?? 0)
  return !isSmaller && (isUnit || pricedOwners.has(line.words[other.at - 1] ?? ''))
}

/** "20 cake -3", but not "-20 cake 3", where the sign begins the line, nor "salary +$2500 3 weeks". */
function isSignedLater(amount: LineNumber, other: LineNumber, line: LineWords): boolean {
  if (amount.sign === '' || other.at < amount.at) return amount.sign !== ''
  const isFirst = !line.words.some((_, at) => at < amount.at && line.isName(at))
  return !isFirst && !isPriced(amount, line)
}

/** 4.50, $4 and 4 dollars are prices; 4 and 2.5 may count or measure. */
function isPriced({ at, from, to }: LineNumber, { words }: LineWords): boolean {
  return to > from || /\$|usd|[.,]\d\d$|\d,\d{3}/.test(words[at] ?? '')
}
