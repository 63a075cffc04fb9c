import { categoriesAt } from '../../reading/payeesWithin.ts'
import type { Ask, Said } from '../ask.ts'

const highest = ['max', 'most']
const lowest = ['min', 'least']

/** "My cheapest and dearest month": a question for both ends is answered once for each. */
export function bothEnds(run: (ask: Ask) => Promise<Said>): (ask: Ask) => Promise<Said> {
  return async (ask) => {
    const { features, rank } = ask.query
    const hasBoth = [highest, lowest].every((ends) => ends.some((each) => features.has(each)))
    if (!hasBoth || rank !== undefined) return run(ask)
    const top = await run(without(ask, lowest))
    const bottom = await run(without(ask, highest))
    if (top.kind !== 'answer' || bottom.kind !== 'answer') return top
    return { ...top, text: [top.text, '\n', bottom.text] }
  }
}

/** "What do I earn and spend in a month?": an average of each side of the books. */
export function bothSides(run: (ask: Ask) => Promise<Said>): (ask: Ask) => Promise<Said> {
  return async (ask) => {
    const { features, names, text } = ask.query
    const isOfBoth =
      /\b(?:and|or|vs|versus)\b/.test(text) &&
      features.has('earn') &&
      (features.has('spend') || features.has('expenseRow'))
    if (!isOfBoth || names.length > 0 || features.has('net')) return run(ask)
    const earned = await run(without(ask, ['spend', 'expenseRow']))
    const spent = await run(without(ask, ['earn', 'incomeRow', 'salaryWord']))
    return { ...earned, text: [earned.text, ' ', spent.text] }
  }
}

/** "Break groceries and kids down": each of them on its own. */
export function eachOfNames(run: (ask: Ask) => Promise<Said>): (ask: Ask) => Promise<Said> {
  return async (ask) => {
    const parts: Said[] = []
    for (const name of ask.query.names)
      parts.push(await run({ ...ask, query: { ...ask.query, names: [name] } }))
    const [first = await run(ask)] = parts
    const text = parts.flatMap((part, at) => (at === 0 ? [part.text] : ['\n', part.text]))
    return { ...(parts.find(({ kind }) => kind === 'answer') ?? first), text }
  }
}

/** "Stock and groceries at Makro": what was bought there of each. */
export function eachAtPayee(run: (ask: Ask) => Promise<Said>): (ask: Ask) => Promise<Said> {
  return async (ask) => {
    const { payee, categories } = categoriesAt(ask.query) ?? { categories: ask.query.names }
    const parts: Said[] = []
    for (const category of categories) {
      const names = payee ? [category, payee] : [category]
      const query = { ...ask.query, names, isPayeeWithin: payee !== undefined }
      parts.push(await run({ ...ask, query }))
    }
    const text = parts.flatMap((part, at) => (at === 0 ? [part.text] : ['\n', part.text]))
    const [first = await run(ask)] = parts
    return { ...(parts.find(({ kind }) => kind === 'answer') ?? first), text }
  }
}

function without(ask: Ask, ends: readonly string[]): Ask {
  const features = new Set([...ask.query.features].filter((each) => !ends.includes(each)))
  return { ...ask, query: { ...ask.query, features } }
}
