const set = (words: string) => new Set(words.split(' '))

/** Words for other currencies that mean nothing else. */
const currencies = set(
  'eur euro euros gbp quid chf jpy yen inr cad aud nzd hkd sgd cny rmb yuan mxn peso pesos sek nok dkk kr krona ' +
    'kronor krone kroner pln zl zł zloty zlotys czk huf forint forints zar brl krw thb baht twd idr rupiah myr ' +
    'ringgit vnd aed dirham dirhams nis ils shekel shekels rupee rupees ruble rubles rouble roubles lira liras ' +
    'franc francs btc bitcoin',
)

/** Words that are something else as well, and other currencies or smaller coins after a number. */
const currenciesAfter = set(
  'won reais real rand rs rub try ron php mad sar crowns dong eth pence p c cts penny pennies dime dimes nickel ' +
    'nickels quarters',
)

/** Words that multiply the number before them: "2 grand", "3 hundred". */
const multiples = set('hundred thousand grand k m mil million billion')

const fraction = /^[¼½¾⅓⅔⅛⅜⅝⅞]$/

const otherDollars =
  /\b(canadian|australian|aussie|zealand|singapore|kong|hk|nz|taiwan|jamaican|bahamian) (dollars?|bucks?)\b/

/** Whether a line names a currency other than the dollar: "20 € lunch", "lunch 20 in euros", "C$ 20". */
export function isForeign(words: readonly string[]): boolean {
  return otherDollars.test(words.join(' ')) || words.some(isForeignWord)
}

function isForeignWord(word: string): boolean {
  if (currencies.has(word)) return true
  if (/^(?!\$)\p{Sc}$/u.test(word)) return true
  if (/^(?!us)[a-z]{1,2}\$(\d[\d.,]*)?$|^\d[\d.,]*(?!us)[a-z]{1,2}\$$/.test(word)) return true
  const glued = /^(\p{L}*)\d[\d.,]*(\p{L}*)$/u.exec(word)
  return glued !== null && (currencies.has(glued[1] ?? '') || currencies.has(glued[2] ?? ''))
}

/** Whether the word after a number makes it something else than dollars. */
export function isOtherAfter(word: string): boolean {
  return currenciesAfter.has(word) || multiples.has(word) || fraction.test(word)
}

const unitsAfter = set('$ usd dollar dollars buck bucks')
const shopsAfter = set('tree general store shave club')

/** "Dollars" after a number, but not the shop in "12.50 Dollar Tree". */
export function isUnitAfter(words: readonly string[], at: number): boolean {
  const isShop = words[at] === 'dollar' && shopsAfter.has(words[at + 1] ?? '')
  return unitsAfter.has(words[at] ?? '') && !isShop
}

/** Cents in words from here on: "75 cents", and how many words they take. "50 Cent" may be a name. */
export function centsAt(words: readonly string[], at: number) {
  const digits = /^\d{1,4}$/.exec(words[at] ?? '')?.[0]
  if (digits === undefined) return undefined
  const isUnit = words[at + 1] === 'cents' || (words[at + 1] === 'cent' && digits === '1')
  return isUnit && !shopsAfter.has(words[at + 2] ?? '')
    ? { cents: Number(digits), length: 2 }
    : undefined
}

/** The cents that go on after whole dollars: "3 dollars 50 cents", "$3 and 50 cents". */
export function centsBehind(words: readonly string[], at: number) {
  const skip = words[at] === 'and' ? 1 : 0
  const found = centsAt(words, at + skip)
  return found && found.cents < 100 ? { ...found, length: found.length + skip } : undefined
}
