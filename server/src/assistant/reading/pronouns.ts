import type { Item } from './items.ts'
import type { Feature } from './lexicon.ts'
import { featureAt, type Query, rankWords, type Slots, sideOf } from './slots.ts'

// Whether "it", "those" and "there" mean the question before, or something in the question itself.

/** What only points to the question before. */
export const pointing: ReadonlySet<Feature> = new Set(['pronoun', 'again', 'sameSpan'])

/** "How much did I spend there?" */
export function isThere(text: string): boolean {
  return /(?<!\b(is|are|was|were|have|has|been|out|hi|hey|hello)) there\b(?! (a|an|any|is|are|was|were|been)\b)/.test(
    text,
  )
}

/** "How many purchases was that?": what the question before was about. */
export function pointsBack(text: string): boolean {
  return /\b(was|were|is|are|whats|does|did|of|for|about|on|at) (that|those|these)( (in total|altogether|all together|in all|on average|cost|come|amount|add|make|run|set|total|per|a (day|week|month|year)|each|every)\b.*)?$/.test(
    text,
  )
}

/** "What's it cost me now?", "is it due soon?", "has it gone up?", "more than in May?", with nothing named that it is. */
export function leavesItOpen({ text, names }: Pick<Query, 'text' | 'names'>): boolean {
  return names.length === 0 && itsForms.some((form) => form.test(text))
}

const itsForms: readonly RegExp[] = [
  /\b(it|that|this) (costs?|costing|runs?|sets?)\b/,
  /^((and|so|ok|but|when) )*(is|was|will|has|does) it (be )?(again |already |still )?(due|overdue|late)\b/,
  /^((and|so|ok|but|how much) )*(has|did|is|does) it (gone|going|go|changed?|risen|increased?|dropped|come) ?(up|down)?\b/,
  /^((and|so) )*(more|less|higher|lower|fewer) than\b/,
  /\b(would|will|does|could) (that|it|this) (save|free up)\b/,
  /^((and|so|ok|but) )*(is|are|was|were) (it|they|these|those) ((any|a lot|much|even|still|really) )*(more|less|higher|lower|cheaper|pricier|dearer|bigger|smaller|larger|better|worse|fewer|more expensive|less expensive) than\b/,
]

/** "How many paychecks was that?", "in how many deposits?": the rows of what the question before was about. */
export function countsThose({ text, names, periods }: Pick<Query, 'text' | 'names' | 'periods'>) {
  // "How many stops was that?", where a category is called Truck Stop.
  const isOfThat = /\b(?:was|were|is|are) (?:that|those|it|they)\b/.test(text)
  const isUnnamed = names.every(
    (item) =>
      item.how === 'synonym' || (isOfThat && item.how !== 'exact' && sideOf(item) === 'expense'),
  )
  return (
    isUnnamed &&
    periods.length === 0 &&
    /^((and|so|ok) )*(in |from |across |over |on )?how many( different| separate)? [a-z]+( (was|were|is|are|did) (that|those|this|it|there|they))?( (in total|altogether|in all))?$/.test(
      text,
    )
  )
}

const partOf =
  /\b(?:how much|how many|share|part|percent|percentage|fraction|portion|proportion|most|half) of (?:that|it|this|those|these|them)\b(?! (?:day|week|month|quarter|year|time|date)s?\b)/

/** "How much of that was food": a part of what the question before was about, unless a name or a time stands before it. */
export function pointsToWhole({ text, names, periods }: Pick<Query, 'text' | 'names' | 'periods'>) {
  const found = partOf.exec(text)
  if (found === null || periods.length > 0) return false
  const at = text.slice(0, found.index).split(' ').length - 1
  return names.every((name) => name.at > at)
}

/** "My last Kroger purchase, how much was it?": the pronoun refers to what the question named before. */
export function namesItself(items: readonly Item[], features: ReadonlySet<Feature>): boolean {
  if (features.has('compare')) return false
  const pronoun = items.findIndex((item) => item.kind === 'word' && item.feature === 'pronoun')
  return items.slice(0, Math.max(0, pronoun)).some((item) => item.kind === 'name')
}

const picking: readonly Feature[] = [...rankWords, 'last', 'first', 'due', 'payday']

const nouns: readonly Feature[] = [
  'bill',
  'subscription',
  'payday',
  'expenseRow',
  'incomeRow',
  'anyRow',
  'category',
  'payee',
  'day',
  'week',
  'month',
]

/** "Fridays in June, how much did I spend on those days?" */
export function pointToWeekdays({ weekdays, text }: Slots, features: Set<Feature>): void {
  if (weekdays.length === 0 || !/\b(those|these|them|then)\b/.test(text)) return
  features.delete('pronoun')
  if (/\b(those|these) days\b/.test(text)) features.delete('day')
}

/** "My next bill and how much is it": one thing was picked out before the pronoun. */
export function asksOnAboutIt(items: readonly Item[]): boolean {
  const at = items.findIndex((item) => featureAt(item) === 'pronoun')
  const pronoun = items[at]?.raw.toLowerCase() ?? ''
  const before = items.slice(0, Math.max(0, at)).map((item) => featureAt(item) ?? '')
  // "Which bills are due, and how much are they?"
  if (/^(they|them)$/.test(pronoun))
    return [...nouns, 'over', 'under', 'atLeast', 'atMost'].some((word) => before.includes(word))
  if (pronoun !== 'it') return false
  if (before.includes('when') && (before.includes('last') || before.includes('first'))) return true
  if (['usage', 'score', 'net'].some((word) => before.includes(word))) return true
  return [picking, nouns].every((words) => words.some((word) => before.includes(word)))
}
