import { categories, type TransactionType } from '@evenkeel/domain/transactions'

// Everyday words by the default category they usually belong to.

const common: readonly (readonly [RegExp, string])[] = [
  [
    /^(lunch|dinner|breakfast|brunch|coffee|groceries|grocery|food|pizza|burger|snack|snacks|restaurant|drinks|beer|meal|tea|sushi|takeout)$/,
    'Food & Dining',
  ],
  [
    /^(gas|fuel|bus|train|taxi|uber|lyft|parking|subway|metro|ticket|toll|petrol)$/,
    'Transportation',
  ],
  [/^(rent|mortgage)$/, 'Housing'],
  [/^(movie|movies|cinema|concert|game|games|netflix|spotify)$/, 'Entertainment'],
  [/^(clothes|shoes|shirt|jacket|books|book|dress|amazon)$/, 'Shopping'],
  [/^(doctor|dentist|pharmacy|medicine|prescription)$/, 'Healthcare'],
  [/^(electricity|water|internet|phone|power)$/, 'Utilities'],
  [/^(salary|paycheck|wages)$/, 'Salary'],
  [/^(freelance|freelancing|gig)$/, 'Freelance'],
  [/^(dividend|dividends|interest)$/, 'Investment'],
  [/^(gift|birthday)$/, 'Gift'],
]

/** The default category of the first everyday word; undefined if there is none. */
export function commonCategory(
  words: readonly string[],
  type: TransactionType,
): string | undefined {
  return common.find(
    ([pattern, category]) =>
      categories[type].includes(category) && words.some((word) => pattern.test(word)),
  )?.[1]
}
