import { categories, type TransactionType } from '@evenkeel/domain/transactions'

// Everyday words by the default category they usually belong to.

const common: readonly (readonly [words: string, category: string])[] = [
  [
    `lunch dinner breakfast brunch coffee coffees groceries grocery food pizza burger burgers snack snacks restaurant restaurants
    drinks beer meal meals tea sushi takeout takeaway takeaways supermarket supermarkets`,
    'Food & Dining',
  ],
  [
    'gas gasoline fuel bus train taxi taxis cab cabs uber lyft parking subway metro ticket toll tolls petrol diesel car',
    'Transportation',
  ],
  ['rent mortgage landlord', 'Housing'],
  ['movie movies cinema concert concerts game games netflix spotify streaming', 'Entertainment'],
  ['clothes clothing shoes shirt jacket books book dress amazon', 'Shopping'],
  [
    'doctor doctors dentist pharmacy medicine medicines meds medication prescription prescriptions chemist hospital',
    'Healthcare',
  ],
  ['electricity electric water internet broadband wifi phone power heating', 'Utilities'],
  ['vet vets puppy kitten dog dogs cat cats', 'Pets'],
  ['vacation holiday flight flights hotel hotels airfare', 'Travel'],
  ['salary paycheck wages', 'Salary'],
  ['freelance freelancing gig', 'Freelance'],
  ['dividend dividends interest', 'Investment'],
  ['gift birthday', 'Gift'],
]

const byWord: ReadonlyMap<string, readonly string[]> = new Map(
  Map.groupBy(
    common.flatMap(([words, category]) => words.split(/\s+/).map((word) => ({ word, category }))),
    ({ word }) => word,
  )
    .entries()
    .map(([word, found]) => [word, found.map(({ category }) => category)]),
)

/** Everyday nouns that money is spent on or comes from. */
export const everydayNouns: readonly string[] = [...byWord.keys()]

/** The category that the first everyday word usually belongs to; undefined if there is none. */
export function usualCategoryOf(words: readonly string[]): string | undefined {
  return words.flatMap((word) => byWord.get(word) ?? [])[0]
}

/** "Phone case", "power drill": a thing for what is paid monthly, unless the next word says so. */
function isOfThing(words: readonly string[], at: number): boolean {
  return !/^(|bill|plan|payment|company|service|provider|topup|credit|on|for|at|from|with|and|in)$/.test(
    words[at + 1] ?? '',
  )
}

/** The same of the default categories only. */
export function commonCategory(
  words: readonly string[],
  type: TransactionType,
): string | undefined {
  return common.find(
    ([, category]) =>
      categories[type].includes(category) &&
      words.some(
        (word, at) =>
          byWord.get(word)?.includes(category) &&
          !(category === 'Utilities' && isOfThing(words, at)),
      ),
  )?.[1]
}
