const units = 'one two three four five six seven eight nine'
const teens =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen zero nil'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const scales =
  'hundred hundreds thousand thousands million millions billion billions trillion grand dozen dozens'
const fractions =
  'half halves quarter quarters third thirds fourth fourths fifth fifths sixth sixths seventh eighth ninth tenth tenths second'
const multiples =
  'once twice thrice double doubled doubles triple tripled triples quadruple quadrupled couple pair tenfold twofold threefold'
const money =
  'dollar dollars cent cents buck bucks usd euro euros eur pound pounds gbp yen percent percentage percents'
/** Words of other languages that are not English words. */
const foreign =
  'uno dos tres cuatro cinco siete ocho nueve diez cien ciento mil quinientos deux trois quatre cinq sept huit neuf dix vingt cent mille eins zwei drei vier fünf sechs sieben acht neun zehn hundert tausend due tre quattro cinque sei sette otto nove dieci cento dois três quatro sete oito dez'

/** A word that is a number or a unit, also as part of a hyphenated word. */
export const figureWord = wordIn(
  [units, teens, tens, scales, fractions, multiples, money, foreign].join(' '),
)

/** Dates in words. May and March are months only with a capital. */
const dateWord =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter|thanksgiving)\b|\b(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?|(?<![.!?]\s|^)\b(?:May|March)\b/im

const monthWithCapital = /(?<!^|[.!?:]\s)\b(?:May|March)\b/m

/** Whether a text names a day, a month or a holiday. */
export function namesDate(text: string): boolean {
  return dateWord.test(text.replace(/\b(?:may|march)\b/gi, '')) || monthWithCapital.test(text)
}

export const linkLike =
  /:\/\/|\bwww\b|[\w-]{2,}\.[a-z]{2,}\b|@|[[\]<>`\\|{}]|\b(?:https?|mailto|javascript|data):/i

/** Everything else is a figure, a symbol of money, markup, or in another alphabet. */
export const plainLetters = /^[\p{Script=Latin}\s.,;:!?'"’‘“”()&/•–—…+-]*$/u

/** What an answer about the user's own money has no reason to ask for. */
export const requestWord = wordIn(
  'password passwords passcode pin verify click tap login sign-in whatsapp telegram bitcoin cryptocurrency wire download install phone hotline refundable url link links website',
)

export const upWord = wordIn(
  'more higher greater larger bigger rose risen rise rises rising increase increases increased increasing grew grown grow grows growing jumped climbed climbing exceed exceeds exceeded exceeding gained up upward upwards above over costlier pricier surpassed outpaced outweighed topped',
)
export const downWord = wordIn(
  'less fewer lower smaller fell fallen fall falls falling decrease decreases decreased decreasing drop drops dropped dropping decline declines declined declining down downward downwards below under cheaper shrank shrunk reduced cut halved',
)
/** A judgement that no figure supports. */
export const judgement = wordIn(
  'better worse improved improving worsened worsening good bad great terrible excellent poor healthy unhealthy safe',
)
export const mostWord = wordIn('most largest biggest highest greatest top maximum')
export const leastWord = wordIn('least smallest lowest fewest minimum cheapest')
export const negation =
  /\b(?:not|no|never|nothing|none|without|neither|nor|cannot|hardly|barely|unable)\b|n[’']t\b/i
export const incomeWord = wordIn(
  'earn earns earned earnings income incomes receive received receives salary paycheck paychecks made',
)
export const expenseWord = wordIn(
  'spend spends spent spending expense expenses expenditure cost costs paid pay pays charge charges charged bought purchase purchases outgoings',
)

/** Stems of claims that are allowed only if the computed sentences or the question make them too. */
export const claimStems = [
  'left',
  'remain',
  'sav',
  'short',
  'afford',
  'enough',
  'cover',
  'due',
  'overdue',
  'forecast',
  'expect',
  'unusual',
  'duplicat',
  'refund',
  'subscription',
  'score',
  'budget',
  'tax',
  'debt',
  'owe',
  'balance',
  'bank',
  'invest',
  'fraud',
  'stolen',
] as const

function wordIn(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'])(?:${words.split(' ').join('|')})(?![\\p{L}’'])`, 'iu')
}
