import type { Match, Name, Vocabulary } from './vocabulary.ts'

// "My car insurance", where the payee is called Geico and the category Insurance.

/** How insurance for a thing is called, by the words for it that payees have in their names. */
const kinds: readonly (readonly [called: RegExp, signs: RegExp])[] = [
  [/^(?:car|auto|vehicle|motor)$/, /\b(?:cars?|autos?|vehicles?|motor)\b/],
  [/^(?:health|medical)$/, /\b(?:health|healthcare|medical)\b/],
  [/^(?:renters?|tenants?|contents)$/, /\b(?:renters?|tenants?|contents)\b/],
  [/^(?:home|homeowners?|house|buildings?)$/, /\b(?:home|homeowners?|house|buildings?)\b/],
  [/^life$/, /\blife\b/],
  [/^dental$/, /\bdental\b/],
  [/^(?:pet|dog|cat)$/, /\b(?:pets?|dogs?|cats?|animals?|paws)\b/],
  [/^travel$/, /\b(?:travel|trips?)\b/],
]

/** Companies that insure little else, which a name with a word for another thing shows. */
const companies: readonly (readonly [thing: string, names: RegExp])[] = [
  ['car', /\b(?:geico|progressive)\b/],
  [
    'health',
    /\b(?:aetna|anthem|bupa|cigna|humana|kaiser|unitedhealthcare|blue (?:cross|shield))\b/,
  ],
]

/** No such question is answered by what is paid already. */
const ofNewOne = /\b(?:afford|should|need|want|buy|get|quote)\b/

/** Insurance for a thing at a position: its payees, or a sentence that there is none; undefined where nothing is insured. */
export function matchInsurance(
  words: readonly string[],
  at: number,
  { names, byWord }: Vocabulary,
): Match | { mistake: string } | undefined {
  const [thing = '', noun] = words.slice(at, at + 2)
  const kind = kinds.find(([called]) => called.test(thing))
  if (kind === undefined || noun !== 'insurance' || ofNewOne.test(words.join(' '))) return undefined
  const isCalledSo = byWord
    .get(noun)
    ?.some((name) => name.words.join(' ').includes(`${thing} ${noun}`))
  const insurers = names.filter(isInsurer)
  if (isCalledSo || insurers.length === 0) return undefined
  const found = insurers.filter((name) => insures(name.words.join(' '), kind))
  if (found.length > 0) return { names: found, length: 2, how: 'synonym' }
  const shown = insurers.slice(0, shownMax).map(({ name }) => name)
  return {
    mistake: `Nothing in your records is called “${thing} insurance”. For insurance you pay ${listFormat.format(shown)}. Do you mean ${shown.length === 1 ? 'that' : 'one of these'}?`,
  }
}

function insures(name: string, [called, signs]: (typeof kinds)[number]): boolean {
  if (signs.test(name)) return true
  if (kinds.some(([, other]) => other.test(name))) return false
  return companies.some(([thing, names]) => called.test(thing) && names.test(name))
}

const shownMax = 3
const listFormat = new Intl.ListFormat('en')

function isInsurer(name: Name): boolean {
  if (name.kind !== 'payee' || !name.types.includes('expense')) return false
  return (
    name.words.includes('insurance') || name.categories.some((each) => /\binsurance\b/i.test(each))
  )
}
