import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import type { Feature } from './lexicon.ts'
import type { Period } from './period.ts'
import type { Token } from './tokens.ts'
import type { Match, Name, Vocabulary } from './vocabulary.ts'

/** A classified stretch of a question. Every word of the question is in exactly one. */
export type Item = { at: number; raw: string } & (
  | { kind: 'word'; feature: Feature }
  | {
      kind: 'name'
      names: readonly Name[]
      how: Match['how']
      isAtPayee: boolean
      siblings?: readonly Name[]
      /** It stands for "bills": all payees that a recurring bill is paid to. */
      isOfBills?: true
    }
  | { kind: 'period'; period: Period }
  | { kind: 'amount'; cents: Cents }
  | { kind: 'number'; count: number; cents: Cents }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'rank'; rank: number }
  | { kind: 'mistake'; sentence: string }
  | { kind: 'unknown'; isNamePlace: boolean }
)

export type Reading = {
  items: readonly Item[]
  tokens: readonly Token[]
  /** Words that were corrected as typos; `name` is the name of the user's that was taken. */
  corrections: readonly { from: string; to: string; name?: string }[]
}

export type Place = {
  tokens: readonly Token[]
  words: string[]
  /** The words as names are compared: "may's" is no month in "May's Diner". */
  nameWords: string[]
  at: number
  today: LocalDate
  vocabulary: Vocabulary
}

export type Read = { length: number } & DistributiveOmit<Item, 'at' | 'raw'>

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
