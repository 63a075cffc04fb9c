import type { Cents } from '#money'

/** How sure a number is to be the amount: 12.50 and $12 are, 12 may be, 1.234 may be two things. */
type Certainty = 'marked' | 'bare' | 'odd'

/** A number in an entry line that may be its amount. */
export type LineNumber = {
  at: number
  /** Words before and after it that belong to it: "$", "USD", "dollars", "dollars 50 cents". */
  from: number
  to: number
  sign: '' | '+' | '-'
  cents: Cents | undefined
  certainty: Certainty
}

export type PartWords = {
  /** Lower-case words; those that another field or a name has used up are empty. */
  open: readonly string[]
  isName: (at: number) => boolean
  /** Whether a comma follows the word. */
  hasComma: (at: number) => boolean
  isYear: (at: number) => boolean
}

export type LineWords = Omit<PartWords, 'isYear'> & {
  words: readonly string[]
  year: number
}

const forAll = 'For one, or for all? Write what it came to.'
const isAll = 'Is that all? Write what it came to.'
const whichPart = 'All of it, or a part? Write what you paid.'

/** What to ask where a number may be only a part of what was paid, or more than that. */
export function partQuestion(numbers: readonly LineNumber[], line: PartWords): string | undefined {
  if (isForEach(numbers, line)) return forAll
  if (isShare(numbers, line)) return whichPart
  const marked = numbers.filter(({ certainty }) => certainty === 'marked')
  const [amount, ...more] = marked.length > 0 ? marked : numbers
  // Which of several it is, is asked elsewhere.
  return amount && more.length === 0 && isSum(amount, numbers, line) ? isAll : undefined
}

const eachWord = /^(each|apiece|ea|pp|twice|thrice)$/
const eachWords =
  /(?<!\bas )\bper (?!diem\b)\S|\ba (piece|pop|person|head)\b(?! of\b)|(^| )(\$|usd)?\d[\d.,]*\/\p{L}/u
const unitPrice =
  /^an? (day|night|week|month|year|hour|person|head|piece|pop|pair|dozen|gallon|lb|pound|kilo|kg|ticket|item)$/

/** "$15 each", "12 per person", "80 a night", "4.50 coffee x2", "2 for 5", "3 tickets at 12.50". */
function isForEach(numbers: readonly LineNumber[], { open }: PartWords): boolean {
  if (open.some((word) => eachWord.test(word)) || eachWords.test(open.join(' '))) return true
  return numbers.some(({ at, from, to }) => {
    const next = open[to + 1] ?? ''
    const isCounted = open.some((word, other) => other !== at && /^([x×]\d+|\d+[x×])$/.test(word))
    const isDeal = next === 'for' && isOffer(open[at], open[to + 2])
    const isTimes = next === 'times' && /^\$?\d/.test(open[to + 2] ?? '')
    const isAt = /^(at|@)$/.test(open[from - 1] ?? '') && isCount(open.slice(0, from - 1))
    const isPriced = isAt && /[.$]/.test(open.slice(from, to + 1).join(''))
    return isCounted || isDeal || isTimes || isPriced || unitPrice.test(`${next} ${open[to + 2]}`)
  })
}

const several =
  /(^| )(?<!\b(for|with|of) )\d+(\.\d+)?( (\p{L}+s|gal|gallon|lb|pound|oz|ounce|kg|kilo|g|gram|l|liter|litre))?$/u

/** Whether the words end in a number of things: "2", "3 tickets", "10 gal"; the 2 of "for 2" are people. */
function isCount(words: readonly string[]): boolean {
  return several.test(words.join(' '))
}

/** "2 for 5" and "2 for 1" are offers; "15 for 2 pizzas" is a price. */
function isOffer(count = '', price = ''): boolean {
  const isNumbers = /^\d+$/.test(count) && /^\d+$/.test(price)
  return isNumbers && (Number(count) < Number(price) || Number(count) <= 3)
}

const shareWords =
  /\b(half|thirds?|quarters?|fourth|part|most|rest|percent|pct) of\b|% of\b|\b(my|your|his|her|our|their) (half|share|part)\b|\bshared with\b|\bhalf (mine|each)\b|(?<!\bbanana )\bsplit\b(?! peas?\b)|\bhalve[ds]\b|\band a half\b/
const percent = /^(\d[\d.,]*)?%$|^(percent|pct)$/

/** "Half of 40", "40 dinner split with Ann", "50% of 80", "40 dinner 50%". */
function isShare(numbers: readonly LineNumber[], { open, isName }: PartWords): boolean {
  if (shareWords.test(open.join(' '))) return true
  return numbers.some(({ from, to }) => {
    const isHalf = open[from - 1] === 'half' || open[to + 1] === 'half'
    const isLater = open.some((word, at) => at > to && (percent.test(word) || isLast(open, at)))
    const isLed =
      percent.test(open[from - 1] ?? '') && !open.some((_, at) => at < from - 1 && isName(at))
    return isHalf || isLater || isLed
  })
}

function isLast(open: readonly string[], at: number): boolean {
  return open[at] === 'half' && !open.slice(at + 1).some((word) => word !== '')
}

const adding = /^(\+|plus|and|&|minus|less|-|–|—|−|then|also|or)$/
const always = /^(\+|plus|minus|less|or)$/
const extras =
  /^(tip|tips|tax|fee|fees|shipping|delivery|service|gratuity|change|cashback|off|discount|coupon|voucher|extra)$/
const beforeExtras =
  /(?:^| )(plus|\+|minus|less|before|without|excluding|excl|not including) (the |a )?(tip|tips|tax|taxes|fees?|shipping|delivery|service)\b/

/** "4.50 coffee + 2 bagel", "12.50 lunch plus tip", "5 dollars 25", "$5 off". */
function isSum(amount: LineNumber, numbers: readonly LineNumber[], line: PartWords): boolean {
  const { open } = line
  const text = open.join(' ')
  const isMore = open.some(
    (word, at) => at > amount.to && /^(plus|minus)$/.test(word) && (open[at + 1] ?? '') !== '',
  )
  if (
    isMore ||
    / and change\b| or so\b/.test(text) ||
    beforeExtras.test(text) ||
    /^off$/.test(open[amount.to + 1] ?? '')
  )
    return true
  const others = numbers.filter((one) => one !== amount && !line.isYear(one.at))
  if (others.length === 0) return false
  const isJoined =
    adding.test(open[amount.from - 1] ?? '') && others.some(({ at }) => at < amount.at)
  const isCents = open[amount.to] === 'cents'
  return isJoined || isCents || others.some((other) => isSecond(other, amount, line))
}

/** "$1200 rent month 3", "$60 dinner people 4" */
const countedBefore = /^((day|night|week|month|year|hour|hr|person|guest)s?|people)$/

/** Whether the other number may be a second price, and not a count or part of a name. */
function isSecond({ at, to }: LineNumber, amount: LineNumber, line: PartWords): boolean {
  const { open, isName, hasComma } = line
  const isAfter = at > amount.at
  const [before, next] = [open[at - 1] ?? '', open[to + 1] ?? '']
  if (always.test(before) || (isAfter && (adding.test(before) || hasComma(at - 1)))) return true
  if (extras.test(before) || extras.test(next)) return true
  if (before === 'at' || countedBefore.test(before)) return false
  if (isAfter && at === amount.to + 1) return isCentsLike(open[at] ?? '', amount)
  if (isAfter && !open.some((_, other) => other > to && isName(other))) return true
  const isInside = open.some((_, other) => other < at && isName(other)) && isName(to + 1)
  return isInside && (/^(and|plus)$/.test(next) || (!/s$/.test(next) && !isJoint(next)))
}

function isJoint(word: string): boolean {
  return /^(with|at|for|from|on|in|to|by|@)$/.test(word)
}

/** "5 dollars 25", "$5 25". */
function isCentsLike(word: string, { cents = 0, at, to }: LineNumber): boolean {
  return to > at || (/^\d\d$/.test(word) && cents % 100 === 0)
}
