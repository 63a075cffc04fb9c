import type { Feature } from './lexicon.ts'
import { previousOf } from './places.ts'
import { type NameItem, type Slots, sideOf } from './slots.ts'

// Which side of the books a name stands for, income or spending, where its records alone leave that open.

/** "Gigs minus Band": an income and an expense, of which neither can be left out of the other. */
export function takeOff(query: Slots, features: Set<Feature>): void {
  const [from, ...others] = query.names
  const [off, ...more] = query.excepts
  if (from === undefined || off === undefined || others.length + more.length > 0) return
  const isOnly = ({ names }: NameItem, side: string) =>
    names.every(({ types }) => types.every((type) => type === side))
  const areApart =
    (isOnly(from, 'income') && isOnly(off, 'expense')) ||
    (isOnly(from, 'expense') && isOnly(off, 'income'))
  if (!areApart || previousOf(query.text.split(' '), off.at) !== 'minus') return
  query.names = [from, off]
  query.excepts = []
  features.add('lessWord')
}

/** "What is coffee costing me?": no part of it is "Coffee shop logo", which only ever paid. */
export function dropOtherSide(query: Slots): void {
  const has = (...any: Feature[]) => any.some((each) => query.features.has(each))
  const isSpent = has('spend', 'expenseRow', 'visit')
  const isEarned = has('earn', 'incomeRow', 'salaryWord', 'payday')
  if (isSpent === isEarned || has('net', 'refund', 'netOfRefunds', 'share', 'overIncome', 'anyRow'))
    return
  const side = isSpent ? 'expense' : 'income'
  setGuessAside(query, side)
  const onSide = (names: NameItem['names']) => names.filter(({ types }) => types.includes(side))
  query.names = query.names.map((item) => {
    const names = onSide(item.names)
    if (item.how === 'part' && names.length > 0) return { ...item, names }
    // "Gift spending", where Gift is for income and Gifts is for expenses.
    const siblings = onSide(item.siblings ?? [])
    return names.length === 0 && siblings.length > 0 ? { ...item, names: siblings } : item
  })
}

/** "When did June Adeyemi first pay me rent?": beside her, the rent that I pay is no guess for it. */
function setGuessAside(query: Slots, side: 'income' | 'expense'): void {
  const isOf = ({ names }: NameItem) => names.some(({ types }) => types.includes(side))
  if (!query.names.some((item) => item.how === 'exact' && isOf(item))) return
  const guessed = query.names.filter((item) => item.how !== 'exact' && !isOf(item))
  query.names = query.names.filter((item) => !guessed.includes(item))
  for (const { at, raw } of guessed)
    query.unknown.push({ kind: 'unknown', at, raw, isNamePlace: false })
}

/** "Did I make more on eBay than I spent on postage?": of what comes in and goes out at eBay, only what comes in. */
export function keepSide(query: Slots, features: ReadonlySet<Feature>): void {
  const both = [...query.names, ...query.excepts]
  const isHeldTogether =
    query.excepts.length === 1 ||
    (['compare', 'more', 'lessWord'] as const).some((each) => features.has(each))
  if (both.length !== 2 || !isHeldTogether) return
  const open = both.find((item) => sideOf(item) === undefined)
  const other = both.find((item) => sideOf(item) !== undefined)
  if (open === undefined || other === undefined) return
  const isEarned = features.has('earn') || features.has('incomeRow')
  const isSpent = features.has('spend') || features.has('expenseRow')
  const side =
    sideOf(other) === 'expense' && isEarned
      ? 'income'
      : sideOf(other) === 'income' && isSpent
        ? 'expense'
        : undefined
  if (side === undefined) return
  const kept: NameItem = {
    ...open,
    names: open.names.map((name) => ({ ...name, types: [side] })),
  }
  const put = (item: NameItem) => (item === open ? kept : item)
  query.names = query.names.map(put)
  query.excepts = query.excepts.map(put)
}
