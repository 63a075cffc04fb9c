import { searchText } from '@evenkeel/domain/text'

const Search = searchText(100)

/** What to look up for a description; undefined if it is too short or too long, or if no entry can hold it. */
export function searchFor(description: string, lettersMin = 1): string | undefined {
  const search = Search.safeParse(description).data
  return search !== undefined && search.length >= lettersMin ? search : undefined
}
