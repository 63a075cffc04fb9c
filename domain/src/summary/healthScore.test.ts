import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { scaled } from '#testing'
import { HealthScore, judgeHealth } from './health.ts'
import { type HealthFigures, healthMood, healthScore, healthSteps } from './healthScore.ts'

/** Ten transactions that score neutrally, so that only what a case changes adds or costs points. */
const level: HealthFigures = {
  income: 100_000,
  expenses: 100_000,
  count: 10,
  recentIncome: 100,
  recentExpenses: 100,
  leavingExpense: 10,
}

function pointsOf(figures: HealthFigures): number[] {
  return healthSteps(figures).map((step) => step.points)
}

describe('how the score is explained', () => {
  const nothing = { income: 0, expenses: 0, recentIncome: 0, recentExpenses: 0 }
  it.each<[string, Partial<HealthFigures>, number, string]>([
    ['no amounts', nothing, 0, 'You have not earned or spent anything in this range yet.'],
    ['no income', { income: 0 }, 0, 'You spent money in this range and earned none.'],
    ['half spent', { expenses: 50_000 }, 0, 'You spent at most half of your income.'],
    ['70 % spent', { expenses: 70_000 }, 0, 'You spent at most 70% of your income.'],
    ['90 % spent', { expenses: 90_000 }, 0, 'You spent at most 90% of your income.'],
    ['110 % spent', { expenses: 110_000 }, 0, 'You spent about as much as you earned.'],
    ['more spent', { expenses: 110_001 }, 0, 'You spent more than 110% of your income.'],
    ['no amounts', nothing, 1, 'There is no balance to judge yet.'],
    ['over 30 % kept', { expenses: 69_999 }, 1, 'You kept more than 30% of your income.'],
    ['30 % kept', { expenses: 70_000 }, 1, 'You kept part of your income.'],
    ['nothing kept', {}, 1, 'You kept none of your income.'],
    ['9 % over', { expenses: 109_000 }, 1, 'Your spending exceeded your income by less than 10%.'],
    ['10 % over', { expenses: 110_000 }, 1, 'Your spending exceeded your income by 10% or more.'],
    [
      'recent income',
      { recentIncome: 101 },
      2,
      'Your most recent transactions earned more than they spent.',
    ],
    [
      'recent expenses',
      { recentExpenses: 201 },
      2,
      'Your most recent transactions spent over twice what they earned.',
    ],
    [
      'nothing recent',
      { recentIncome: 0, recentExpenses: 0 },
      2,
      'There are no recent transactions yet.',
    ],
    ['level', {}, 2, 'Your most recent transactions spent at most twice what they earned.'],
    [
      '21 transactions',
      { count: 21 },
      3,
      'You track your money closely, with more than 20 transactions.',
    ],
    ['20 transactions', { count: 20 }, 3, 'More than 20 transactions in this range add 5 points.'],
    [
      'few transactions',
      { count: 3 },
      3,
      'Record more transactions: fewer than 5 say little about your money.',
    ],
  ])('%s', (_, change, step, sentence) => {
    expect(healthSteps({ ...level, ...change })[step]?.sentence).toBe(sentence)
  })
})

describe('health score points', () => {
  it.each<[string, Partial<HealthFigures>, number[]]>([
    ['no expenses', { expenses: 0 }, [25, 15, 0, 0]],
    ['a ratio of exactly 0.5', { expenses: 50_000 }, [25, 15, 0, 0]],
    ['a cent above 0.5', { expenses: 50_001 }, [15, 15, 0, 0]],
    ['a cent below 0.7: net above 30 %', { expenses: 69_999 }, [15, 15, 0, 0]],
    ['a ratio of exactly 0.7: net of exactly 30 %', { expenses: 70_000 }, [15, 10, 0, 0]],
    ['a cent above 0.7', { expenses: 70_001 }, [5, 10, 0, 0]],
    ['a ratio of exactly 0.9', { expenses: 90_000 }, [5, 10, 0, 0]],
    ['a cent above 0.9', { expenses: 90_001 }, [-10, 10, 0, 0]],
    ['a net of one cent', { expenses: 99_999 }, [-10, 10, 0, 0]],
    ['a net of zero', { expenses: 100_000 }, [-10, -5, 0, 0]],
    ['a deficit of one cent', { expenses: 100_001 }, [-10, -5, 0, 0]],
    ['a deficit a cent below 10 %', { expenses: 109_999 }, [-10, -5, 0, 0]],
    ['a ratio of exactly 1.1: a deficit of exactly 10 %', { expenses: 110_000 }, [-10, -15, 0, 0]],
    ['a cent above 1.1', { expenses: 110_001 }, [-25, -15, 0, 0]],
    ['expenses and no income', { income: 0, recentIncome: 0 }, [-25, -15, -5, 0]],
    ['zero amounts', { income: 0, expenses: 0, recentIncome: 0, recentExpenses: 0 }, [0, 0, 0, 0]],
    ['a cent of income, a cent of expenses', { income: 1, expenses: 1 }, [-10, -5, 0, 0]],
    ['recent income a cent above expenses', { recentIncome: 101 }, [-10, -5, 10, 0]],
    ['recent expenses of exactly twice the income', { recentExpenses: 200 }, [-10, -5, 0, 0]],
    ['recent expenses a cent above twice the income', { recentExpenses: 201 }, [-10, -5, -5, 0]],
    ['no transaction', { count: 0 }, [-10, -5, 0, 0]],
    ['4 transactions', { count: 4 }, [-10, -5, 0, 0]],
    ['5 transactions', { count: 5 }, [-10, -5, 0, 0]],
    ['20 transactions', { count: 20 }, [-10, -5, 0, 0]],
    ['21 transactions', { count: 21 }, [-10, -5, 0, 5]],
    [
      'sums beyond float precision',
      { income: 9_007_199_254_740_990, expenses: 4_503_599_627_370_496 },
      [15, 15, 0, 0],
    ],
  ])('%s', (_, figures, points) => {
    expect(pointsOf({ ...level, ...figures })).toEqual(points)
  })

  it('start at 50 and stay between 0 and 100', () => {
    const nothing = figuresOf([])
    expect(healthScore(nothing)).toBe(50)
    const best = { ...nothing, income: 10, expenses: 1, count: 21, recentIncome: 10 }
    expect(pointsOf(best)).toEqual([25, 15, 10, 5])
    expect(healthScore(best)).toBe(100)
    const worst = figuresOf([{ type: 'expense', amount: 10 }])
    expect(healthScore(worst)).toBe(5)
  })

  it.each([
    [100, 'excellent'],
    [80, 'excellent'],
    [79, 'good'],
    [65, 'good'],
    [64, 'fair'],
    [45, 'fair'],
    [44, 'poor'],
    [25, 'poor'],
    [24, 'critical'],
    [0, 'critical'],
  ])('a score of %i is %s', (score, mood) => {
    expect(healthMood(score)).toBe(mood)
  })
})

describe('insights', () => {
  const tip = 'Record more transactions: fewer than 5 say little about your money.'

  it.each<[string, Partial<HealthFigures>, string[]]>([
    ['none if nothing costs points', { expenses: 60_000 }, []],
    ['only the tip below 5 transactions', { expenses: 60_000, count: 4 }, [tip]],
    ['no tip from 5 transactions on', { expenses: 60_000, count: 5 }, []],
    [
      'the costliest first',
      { expenses: 110_000, recentExpenses: 500 },
      [
        'Your spending exceeded your income by 10% or more.',
        'You spent about as much as you earned.',
        'Your most recent transactions spent over twice what they earned.',
      ],
    ],
    [
      'at most three, starting with the tip',
      { income: 0, recentIncome: 0, count: 3 },
      [
        tip,
        'You spent money in this range and earned none.',
        'Your spending exceeded your income by 10% or more.',
      ],
    ],
    [
      'in step order if they cost the same',
      { expenses: 105_000, recentExpenses: 500 },
      [
        'You spent about as much as you earned.',
        'Your spending exceeded your income by less than 10%.',
        'Your most recent transactions spent over twice what they earned.',
      ],
    ],
  ])('%s', (_, figures, insights) => {
    expect(judgeHealth({ ...level, ...figures }).insights).toEqual(insights)
  })

  it('use one sentence for each outcome of a step', () => {
    const outcomes = new Map<string, Set<number>>()
    fc.assert(
      fc.property(ledgerArbitrary, (ledger) => {
        for (const { key, points, sentence } of healthSteps(figuresOf(ledger))) {
          const seen = outcomes.get(`${key}: ${sentence}`) ?? new Set()
          expect(seen.add(points).size).toBe(1)
          outcomes.set(`${key}: ${sentence}`, seen)
        }
      }),
      { numRuns: scaled(500) },
    )
  })
})

describe('the expense ratio', () => {
  it.each([
    [100_000, 45_000, 45],
    [200, 29, 15],
    [100_000, 100_000, 100],
    [100_000, 250_000, 250],
    [100_000, 0, 0],
    [0, 5000, 0],
    [1, 9_000_000_000_000_000, 900_000_000_000_000_000],
  ])('income %i, expenses %i: %i percent', (income, expenses, percent) => {
    expect(judgeHealth({ ...level, income, expenses }).expenseRatio).toBe(percent)
  })
})

describe('what would raise the score most', () => {
  const few = { recentIncome: 10, recentExpenses: 10 }

  it.each<[string, Partial<HealthFigures>, unknown]>([
    [
      'less spending, down to half the income',
      { expenses: 71_200 },
      { kind: 'lessSpending', amount: 21_200, points: 25 },
    ],
    ['a cent less', { expenses: 50_001 }, { kind: 'lessSpending', amount: 1, points: 10 }],
    [
      'half of an odd income is rounded down',
      { income: 101, expenses: 51, ...few },
      { kind: 'lessSpending', amount: 1, points: 10 },
    ],
    ['nothing if half the income is kept', { expenses: 50_000 }, null],
    [
      'nothing for an empty range',
      { income: 0, expenses: 0, recentIncome: 0, recentExpenses: 0 },
      null,
    ],
    [
      'without income, an income of twice the expenses',
      { income: 0, expenses: 500, recentIncome: 0 },
      { kind: 'moreIncome', amount: 1000, points: 95 },
    ],
    [
      'the income counts as an entry, here the 21st',
      { income: 0, expenses: 500, recentIncome: 0, count: 20 },
      { kind: 'moreIncome', amount: 1000, points: 95 },
    ],
    [
      'not zero spending just because there is no recent income',
      { expenses: 60_000, recentIncome: 0 },
      { kind: 'lessSpending', amount: 10_000, points: 10 },
    ],
    [
      'recent entries count if there are no others',
      { income: 55, expenses: 60, recentIncome: 55, recentExpenses: 60 },
      { kind: 'lessSpending', amount: 33, points: 65 },
    ],
    [
      'only as far as the score can rise',
      { income: 1000, expenses: 600, count: 30, recentIncome: 600 },
      { kind: 'lessSpending', amount: 100, points: 5 },
    ],
  ])('%s', (_, figures, raise) => {
    expect(judgeHealth({ ...level, ...figures }).raise).toEqual(raise)
  })

  it('agrees with trying every cent', () => {
    fc.assert(
      fc.property(smallLedgerArbitrary, (ledger) => {
        const figures = figuresOf(ledger)
        const expected =
          figures.income === 0 ? incomeByTryingEveryCent(ledger) : savingByTryingEveryCent(figures)
        expect(judgeHealth(figures).raise).toEqual(expected)
      }),
      { numRuns: scaled(300) },
    )
  })

  it('names the least that reaches the next mood, like trying every cent', () => {
    fc.assert(
      fc.property(smallLedgerArbitrary, (ledger) => {
        const figures = figuresOf(ledger)
        const expected =
          figures.income === 0
            ? stepUpByTryingEveryIncome(ledger)
            : stepUpByTryingEveryCent(figures)
        expect(judgeHealth(figures).stepUp).toEqual(expected)
      }),
      { numRuns: scaled(300) },
    )
  })

  it.each<[string, Partial<HealthFigures>, unknown]>([
    [
      'from good to excellent, with less than what raises it most',
      { expenses: 85_000, count: 21, recentIncome: 0, recentExpenses: 0 },
      { kind: 'lessSpending', amount: 15_000, mood: 'excellent' },
    ],
    [
      'from critical to poor',
      { expenses: 150_000, count: 2, recentIncome: 0, recentExpenses: 0 },
      { kind: 'lessSpending', amount: 40_000, mood: 'poor' },
    ],
    ['nothing once it is excellent', { expenses: 50_000 }, null],
    [
      'without income, with one that spending exceeds by 10%',
      { income: 0, expenses: 550, recentIncome: 0, recentExpenses: 550 },
      { kind: 'moreIncome', amount: 500, mood: 'poor' },
    ],
    [
      'with an income that exceeds the recent expenses, less the one it pushes out',
      { income: 0, expenses: 5000, count: 20, recentIncome: 0, recentExpenses: 100 },
      { kind: 'moreIncome', amount: 91, mood: 'poor' },
    ],
    ['nothing for an empty range', figuresOf([]), null],
  ])('%s', (_, figures, stepUp) => {
    expect(judgeHealth({ ...level, ...figures }).stepUp).toEqual(stepUp)
  })

  it('is exactly what recording that income as the newest entry adds', () => {
    fc.assert(
      fc.property(spendingArbitrary, (ledger) => {
        const { raise, score } = judgeHealth(figuresOf(ledger))
        const scoreWith = (amount: number) => scoreOracle([{ type: 'income', amount }, ...ledger])
        expect(raise?.kind).toBe('moreIncome')
        const { amount, points } = raise ?? { amount: 0, points: 0 }
        expect(scoreWith(amount)).toBe(score + points)
        expect(scoreWith(amount - 1)).toBeLessThan(score + points)
      }),
      { numRuns: scaled(500) },
    )
  })

  it('names the least income that reaches the next mood when it is the newest entry', () => {
    fc.assert(
      fc.property(spendingArbitrary, (ledger) => {
        const { stepUp } = judgeHealth(figuresOf(ledger))
        expect(stepUp?.kind).toBe('moreIncome')
        const amount = stepUp?.amount ?? 0
        expect(rankWithIncome(ledger, amount)).toBeGreaterThan(rankOfMood(scoreOracle(ledger)))
        expect(rankWithIncome(ledger, amount)).toBeGreaterThan(rankWithIncome(ledger, amount - 1))
        expect(stepUp?.mood).toBe(moodsFromWorst[rankWithIncome(ledger, amount)])
      }),
      { numRuns: scaled(500) },
    )
  })
})

type Entry = { type: 'income' | 'expense'; amount: number }

const entryType = fc.constantFrom<Entry['type'][]>('income', 'expense')

/** Small amounts often hit thresholds exactly; large ones exceed what floats represent exactly. */
const amountArbitrary = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 20 }).map((hundreds) => hundreds * 100),
  fc.integer({ min: 1, max: 9_999_999_999 }),
)

const ledgerArbitrary = fc
  .record({ most: amountArbitrary, mixed: fc.boolean(), length: fc.nat(30) })
  .chain(({ most, mixed, length }) =>
    fc.array(
      fc.record({
        type: entryType,
        amount: mixed ? amountArbitrary : fc.integer({ min: 1, max: most }),
      }),
      { minLength: length, maxLength: length },
    ),
  )

const smallLedgerArbitrary = fc
  .tuple(
    fc.constantFrom(entryType, fc.constant('expense' as const)),
    fc.integer({ min: 1, max: 40 }),
  )
  .chain(([type, most]) =>
    fc.array(fc.record({ type, amount: fc.integer({ min: 1, max: most }) }), { maxLength: 25 }),
  )

const spendingArbitrary = fc.array(
  fc.record({ type: fc.constant('expense' as const), amount: amountArbitrary }),
  { minLength: 1, maxLength: 30 },
)

/** The figures of a ledger, newest entry first. */
function figuresOf(ledger: readonly Entry[]): HealthFigures {
  const total = (entries: readonly Entry[], type: Entry['type']) =>
    entries.reduce((sum, entry) => sum + (entry.type === type ? entry.amount : 0), 0)
  const recent = ledger.slice(0, 10)
  return {
    income: total(ledger, 'income'),
    expenses: total(ledger, 'expense'),
    count: ledger.length,
    recentIncome: total(recent, 'income'),
    recentExpenses: total(recent, 'expense'),
    leavingExpense: total(ledger.slice(9, 10), 'expense'),
  }
}

/** An independent implementation of the score, entry by entry in BigInt. */
function scoreOracle(ledger: readonly Entry[]): number {
  let [earned, spent, recentlyEarned, recentlySpent] = [0n, 0n, 0n, 0n]
  for (const [place, { type, amount }] of ledger.entries()) {
    const cents = BigInt(amount)
    if (type === 'income') earned += cents
    else spent += cents
    if (place >= 10) continue
    if (type === 'income') recentlyEarned += cents
    else recentlySpent += cents
  }
  return scoreOfTotals(earned, spent, recentlyEarned, recentlySpent, ledger.length)
}

function scoreOfTotals(
  earned: bigint,
  spent: bigint,
  recentlyEarned: bigint,
  recentlySpent: bigint,
  count: number,
): number {
  let score = 50
  if (spent > 0n || earned > 0n) {
    // In hundredths of the income, so that every threshold is a whole number.
    const [expenses, income] = [100n * spent, earned]
    if (earned === 0n) score -= 25
    else if (expenses <= 50n * income) score += 25
    else if (expenses <= 70n * income) score += 15
    else if (expenses <= 90n * income) score += 5
    else if (expenses <= 110n * income) score -= 10
    else score -= 25
    const kept = 100n * (earned - spent)
    if (kept > 30n * earned) score += 15
    else if (kept > 0n) score += 10
    else if (kept > -10n * earned) score -= 5
    else score -= 15
  }
  if (recentlyEarned > recentlySpent) score += 10
  if (recentlySpent > recentlyEarned + recentlyEarned) score -= 5
  if (count > 20) score += 5
  return Math.min(100, score)
}

/** Tries every amount as the newest entry. */
function incomeByTryingEveryCent(ledger: readonly Entry[]) {
  const spent = ledger.reduce((sum, { amount }) => sum + amount, 0)
  const now = scoreOracle(ledger)
  const scores = Array.from({ length: spent * 3 }, (_, cents) =>
    scoreOracle([{ type: 'income', amount: cents + 1 }, ...ledger]),
  )
  const best = Math.max(now, ...scores)
  if (best === now) return null
  return { kind: 'moreIncome', amount: scores.indexOf(best) + 1, points: best - now }
}

const moodsFromWorst = ['critical', 'poor', 'fair', 'good', 'excellent']

function rankOfMood(score: number): number {
  return [25, 45, 65, 80].filter((least) => score >= least).length
}

/** The first saving that lifts the mood; the recent expenses shrink only with the last of them. */
function stepUpByTryingEveryCent({ income, expenses, count, ...recent }: HealthFigures) {
  const { recentIncome, recentExpenses } = recent
  const rankAt = (saved: number) => {
    const left = expenses - saved
    const [earned, lately] = [BigInt(income), BigInt(Math.min(recentExpenses, left))]
    return rankOfMood(scoreOfTotals(earned, BigInt(left), BigInt(recentIncome), lately, count))
  }
  const amounts = income === 0 ? [] : Array.from({ length: expenses }, (_, cents) => cents + 1)
  const amount = amounts.find((saved) => rankAt(saved) > rankAt(0))
  const mood = moodsFromWorst[rankAt(amount ?? 0)]
  return amount === undefined ? null : { kind: 'lessSpending', amount, mood }
}

/** The mood's rank with this income as the newest entry. */
function rankWithIncome(ledger: readonly Entry[], amount: number): number {
  return rankOfMood(scoreOracle([{ type: 'income', amount }, ...ledger]))
}

/** The first income that lifts the mood as the newest entry. */
function stepUpByTryingEveryIncome(ledger: readonly Entry[]) {
  const now = rankOfMood(scoreOracle(ledger))
  const spent = ledger.reduce((sum, { amount }) => sum + amount, 0)
  const amounts = Array.from({ length: spent * 3 }, (_, cents) => cents + 1)
  const amount = amounts.find((each) => rankWithIncome(ledger, each) > now)
  if (amount === undefined) return null
  return { kind: 'moreIncome', amount, mood: moodsFromWorst[rankWithIncome(ledger, amount)] }
}

/** Scores every amount, with the recent entries unchanged. */
function savingByTryingEveryCent(figures: HealthFigures) {
  const { income, expenses, recentIncome, recentExpenses, count } = figures
  const at = (cents: number, recentlySpent: number): number => {
    const [earned, spent] = [BigInt(income), BigInt(expenses - cents)]
    return scoreOfTotals(earned, spent, BigInt(recentIncome), BigInt(recentlySpent), count)
  }
  const amounts = Array.from({ length: expenses + 1 }, (_, cents) => cents)
  const scores = amounts.map((cents) => at(cents, recentExpenses))
  const now = at(0, recentExpenses)
  const amount = scores.indexOf(Math.max(...scores))
  if (scores[amount] === now) return null
  const points = at(amount, Math.min(recentExpenses, expenses - amount)) - now
  return { kind: 'lessSpending', amount, points }
}

describe('the health score of a random ledger', () => {
  it('agrees with an independent implementation', () => {
    fc.assert(
      fc.property(ledgerArbitrary, (ledger) => {
        expect(healthScore(figuresOf(ledger))).toBe(scoreOracle(ledger))
      }),
      { numRuns: scaled(2000) },
    )
  })

  it('satisfies the reply schema', () => {
    fc.assert(
      fc.property(ledgerArbitrary, (ledger) => {
        const health = judgeHealth(figuresOf(ledger))
        const wire = JSON.parse(JSON.stringify(z.encode(HealthScore, health)))
        expect(z.decode(HealthScore, wire)).toEqual(health)
        expect(health.insights.length).toBeLessThanOrEqual(3)
      }),
      { numRuns: scaled(500) },
    )
  })
})
