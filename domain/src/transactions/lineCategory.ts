import type { TransactionType } from '#ledger'

type Names = Readonly<Record<TransactionType, readonly string[]>>

export type CategoryFound =
  | { category: string; isIncomeOnly: boolean; length: number }
  | { unclear: string; length: number }

/** A category in a line: "#food", "#Food & Dining"; "#12" is part of a name. */
export function findCategory(
  raw: readonly string[],
  at: number,
  names: Names,
  type: TransactionType | undefined,
): CategoryFound | undefined {
  const tag = raw[at] ?? ''
  if (!tag.startsWith('#') || /^#+\d/.test(tag)) return undefined
  const types: readonly TransactionType[] = type ? [type] : ['expense', 'income']
  const known = types.flatMap((each) => names[each].map((name) => ({ name, type: each })))
  const whole = longestName(
    raw,
    at,
    known.map(({ name }) => name),
  )
  const length = whole?.length ?? 1
  const typed = squash(whole?.name ?? tag)
  const match = typed === '' ? [] : matchesOf(typed, types, names)
  const [category, ...others] = match
  if (category === undefined || others.length > 0) {
    return { unclear: unclearWords(tag, match, type), length }
  }
  const isIncomeOnly = types.includes('income') && !names.expense.includes(category)
  return { category, isIncomeOnly, length }
}

/** The longest category name that the words from here on spell out. */
function longestName(raw: readonly string[], at: number, names: readonly string[]) {
  const rest = raw.slice(at).join(' ').slice(1).toLowerCase()
  const [longest] = names
    .filter((name) => name.includes(' ') && `${rest} `.startsWith(`${name.toLowerCase()} `))
    .sort((one, other) => other.length - one.length)
  return longest === undefined ? undefined : { name: longest, length: longest.split(' ').length }
}

/** The exact name if there is one, otherwise all of the first type that begin with it, or have a word that does. */
function matchesOf(typed: string, types: readonly TransactionType[], names: Names): string[] {
  for (const type of types) {
    const exact = names[type].find((name) => squash(name) === typed)
    if (exact !== undefined) return [exact]
  }
  for (const type of types) {
    const found = names[type].filter((name) => startsLike(name, typed))
    if (found.length > 0) return [...new Set(found)]
  }
  return []
}

function startsLike(name: string, typed: string): boolean {
  return [name, ...name.split(/\s+/)].some((part) => squash(part).startsWith(typed))
}

function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function unclearWords(tag: string, match: readonly string[], type: TransactionType | undefined) {
  if (match.length > 0) return `${match.slice(0, 3).join(' or ')}?`
  if (squash(tag) === '') return 'Which category?'
  const kind = type === 'income' ? 'income category' : 'category'
  return `There is no ${kind} “${tag.slice(1)}” yet.`
}
