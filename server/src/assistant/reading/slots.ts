import type { Cents } from '@evenkeel/domain/money'
import type { Item, Reading } from './items.ts'
import type { Feature } from './lexicon.ts'
import type { Period } from './period.ts'
import type { Supposition } from './supposed.ts'

export type NameItem = Extract<Item, { kind: 'name' }>

/** A question as slots. A family of questions must use every filled slot, or it does not answer. */
export type Query = {
  features: ReadonlySet<Feature>
  names: readonly NameItem[]
  /** Named after "except". */
  excepts: readonly NameItem[]
  periods: readonly Period[]
  weekdays: readonly number[]
  /** Amounts that are neither a threshold nor a count. */
  amounts: readonly Cents[]
  /** Bare numbers not used by anything else. */
  numbers: readonly { count: number; cents: Cents }[]
  min?: Cents
  max?: Cents
  limit?: number
  /** "Without the one for 187.30": rows of these amounts are not counted. */
  leftOut?: readonly Cents[]
  /** "The lowest month, leaving out October": no place for these among what is ranked. */
  spansOut?: readonly Period[]
  /** 2 for the second biggest. */
  rank?: number
  /** Words that were not understood. */
  unknown: readonly Extract<Item, { kind: 'unknown' }>[]
  mistakes: readonly string[]
  /** The words behind the features, where singular or plural matters. */
  raws: ReadonlyMap<Feature, string>
  isFollowUp: boolean
  /** "Groceries at Costco": a payee's part of a category, not both of them. */
  isPayeeWithin?: boolean
  /** The first word. */
  opening: string
  /** All words in lower case, where only the phrasing tells. */
  text: string
  corrections: Reading['corrections']
  /** The question before, if "it" is the month that its answer names. */
  picked?: Query
  /** Statements beside the question that were not used. */
  leftAside?: readonly string[]
  /** Words of the question itself that were not understood, and are left aside. */
  strays?: readonly Extract<Item, { kind: 'unknown' }>[]
  /** "If I put away 15 a week": worked out from the person's own amounts. */
  supposed?: Supposition
}

export type Slots = {
  -readonly [Key in keyof Query]: Query[Key] extends readonly (infer T)[] ? T[] : Query[Key]
}

export const rankWords: readonly Feature[] = ['max', 'min', 'most', 'least']

/** Whether something was spent or earned. */
export const typeFeatures: readonly Feature[] = ['spend', 'earn', 'expenseRow', 'incomeRow']

/** Features that do not select a family of questions by themselves. */
export const plainFeatures: ReadonlySet<Feature> = new Set([
  ...typeFeatures,
  ...(['still', 'total', 'howMuch', 'pronoun', 'whatIs', 'nowIs', 'why', 'ever'] as const),
])

export const comparing: readonly Feature[] = [
  'change',
  'compare',
  'why',
  'more',
  'lessWord',
  'rise',
]

export function featureAt(item: Item | undefined): Feature | undefined {
  return item?.kind === 'word' ? item.feature : undefined
}

/** The type of all that a name stands for; undefined if it stands for both. */
export function sideOf({ names }: NameItem): 'income' | 'expense' | undefined {
  const [type, ...others] = new Set(names.flatMap(({ types }) => types))
  return others.length > 0 ? undefined : type
}
