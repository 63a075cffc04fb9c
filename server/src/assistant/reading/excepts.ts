import type { Item, Reading } from './items.ts'
import type { Slots } from './slots.ts'

/** "Costco last month, not the gas": a name after "not" and what it is said of; "not in May" is no name. */
export function isNotThose(items: readonly Item[], at: number, tokens: Reading['tokens']): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]]
  if (item?.kind !== 'word' || !/^not$/i.test(item.raw) || next?.kind !== 'name') return false
  const between = tokens.slice(item.at + 1, next.at)
  if (between.some(({ text }) => !/^(the|my|our|at|on|for|from|in)$/.test(text))) return false
  return before?.kind === 'name' || before?.kind === 'period'
}

/** "Costco, not the gas", with payees Costco Gas and City Gas: of a part of several names, those named beside it. */
export function narrowExcepts(query: Slots): void {
  const named = new Set(query.names.flatMap(({ names }) => names.flatMap(({ words }) => words)))
  query.excepts = query.excepts.map((item) => {
    if (item.how !== 'part' || item.names.length < 2) return item
    const names = item.names.filter(({ words }) => words.some((word) => named.has(word)))
    return names.length === 0 ? item : { ...item, names }
  })
}
