import type { Match, Name, Vocabulary } from './vocabulary.ts'

// "My car insurance", where the payee is called Geico and the category Insurance.

/** What tells that a payee insures a thing: words of that thing, and companies that insure little else. */
const kinds: readonly (readonly [called: RegExp, signs: RegExp])[] = [
  [/^(?:car|auto|vehicle|motor)$/, /\b(?:cars?|autos?|vehicles?|motor|geico|progressive)\b/],
  [
    /^(?:health|medical)$/,
    /\b(?:health\p{L}*|medical|aetna|anthem|bupa|cigna|humana|kaiser|unitedhealthcare|blue (?:cross|shield))\b/u,
  ],
  [/^(?:renters?|tenants?|contents)$/, /\b(?:renters?|tenants?|contents|lemonade)\b/],
  [/^(?:home|homeowners?|house|buildings?)$/, /\b(?:home|homeowners?|house|buildings?)\b/],
  [/^life$/, /\blife\b/],
  [/^dental$/, /\bdental\b/],
  [/^(?:pet|dog|cat)$/, /\b(?:pets?|dogs?|cats?|animals?|trupanion)\b/],
  [/^travel$/, /\b(?:travel|trips?)\b/],
]

/** Insurance for a thing at a position: its payees, or a sentence that there is none; undefined where nothing is insured. */
export function matchInsurance(
  words: readonly string[],
  at: number,
  { names, byWord }: Vocabulary,
): Match | { mistake: string } | undefined {
  const [thing = '', noun] = words.slice(at, at + 2)
  const [, signs] = kinds.find(([called]) => called.test(thing)) ?? []
  if (signs === undefined || noun !== 'insurance') return undefined
  const isCalledSo = byWord
    .get(noun)
    ?.some((name) => name.words.join(' ').includes(`${thing} ${noun}`))
  const insurers = names.filter(isInsurer)
  if (isCalledSo || insurers.length === 0) return undefined
  const found = insurers.filter((name) => signs.test(name.words.join(' ')))
  if (found.length > 0) return { names: found, length: 2, how: 'synonym' }
  const shown = insurers.slice(0, shownMax).map(({ name }) => name)
  return {
    mistake: `Nothing in your records is called “${thing} insurance”. For insurance you pay ${listFormat.format(shown)}. Do you mean ${shown.length === 1 ? 'that' : 'one of these'}?`,
  }
}

const shownMax = 3
const listFormat = new Intl.ListFormat('en')

function isInsurer(name: Name): boolean {
  if (name.kind !== 'payee' || !name.types.includes('expense')) return false
  return (
    name.words.includes('insurance') || name.categories.some((each) => /\binsurance\b/i.test(each))
  )
}
