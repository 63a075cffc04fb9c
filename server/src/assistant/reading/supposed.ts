import type { Cents } from '@evenkeel/domain/money'

// What a question can suppose.

export type TimeUnit = 'day' | 'week' | 'month' | 'year'
export type Rate = { cents: Cents; unit: TimeUnit; is: '' | 'more' | 'less' }
export type Span = { count: number; unit: TimeUnit }

export type Supposition =
  /** An amount that is put away, spent or raised again and again. */
  | { kind: 'product'; rate: Rate; over: Span }
  /** Spending that amount, against what was spent. */
  | { kind: 'cap'; rate: Rate }
  /** A bill that goes up or down. */
  | { kind: 'step'; change: Step; over: Span }
  /** How long it takes to get to an amount; `isOfFund` counts what is there already. */
  | { kind: 'goal'; rate: Rate; goal: Cents; isOfFund: boolean; unit: TimeUnit }
  /** What must be put away to get to an amount in some time. */
  | { kind: 'need'; goal: Cents; unit: TimeUnit; over: Span }

export type Step = { isDown: boolean } & ({ by: Cents } | { to: Cents } | { percent: string })
