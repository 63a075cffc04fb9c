import type { Feature } from './lexicon.ts'
import { isPartOf } from './payeesWithin.ts'
import type { NameItem, Slots } from './slots.ts'

/** "Which paycheck is bigger, Harmon's or Delgado's?": one of each, where both are of that category. */
export function readOneOfKind(query: Slots, features: Set<Feature>): void {
  const [kind, ...payees] = query.names
  const isCompared = (['compare', 'more', 'lessWord'] as const).some((each) => features.has(each))
  if (kind === undefined || payees.length !== 2 || !isCompared) return
  const words = query.text.split(' ')
  const isOne =
    /^(?:which|what)$/.test(words[kind.at - 1] ?? '') && !kind.raw.toLowerCase().endsWith('s')
  if (!isOne || !payees.every((payee) => isPayee(payee) && isPartOf(payee, kind))) return
  query.names = payees
  features.add('each')
}

/** "Costco gas vs Costco groceries": a part of what is bought there, and not all groceries. */
export function askWhichPart({ names, features, mistakes, text }: Slots): void {
  const isCompared = features.has('compare') || /\b(?:vs|versus|than)\b/.test(text)
  const isPart = names.some((item) => {
    const next = names.find(({ at }) => at === item.at + item.raw.split(' ').length)
    return isPayee(item) && next !== undefined && !isPayee(next)
  })
  if (isCompared && isPart && names.length > 2) mistakes.push('Which two do you want to compare?')
}

function isPayee({ names }: NameItem): boolean {
  return names.every(({ kind }) => kind === 'payee')
}
