import type { Transaction } from '@evenkeel/domain/transactions'

const lettersMin = 3
const searchLengthMax = 100

/** What to look for in the past; undefined while it is too little to mean something. */
export function searchFor(description: string): string | undefined {
  const text = description.trim()
  return text.length >= lettersMin && text.length <= searchLengthMax ? text : undefined
}

/** The category of the newest entry with the same description, whatever its case. */
export function lastCategoryOf(
  newestFirst: readonly Pick<Transaction, 'description' | 'category'>[],
  description: string,
): string | undefined {
  const wanted = plain(description)
  return newestFirst.find((entry) => plain(entry.description) === wanted)?.category
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('en-US')
}
