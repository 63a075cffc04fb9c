import type { Frequency } from '@evenkeel/domain/bills'
import type { TransactionType } from '@evenkeel/domain/transactions'

/** Something the demo user regularly spends on. */
export type Habit = {
  category: string
  descriptions: readonly [string, ...string[]]
  /** Daily probability on weekdays and at weekends. */
  weekday: number
  weekend: number
  minCents: number
  maxCents: number
}

export const habits: readonly Habit[] = [
  {
    category: 'Food & Dining',
    descriptions: ['Groceries', 'Corner market', 'Farmers market', 'Bakery'],
    weekday: 0.52,
    weekend: 0.78,
    minCents: 850,
    maxCents: 9640,
  },
  {
    category: 'Food & Dining',
    descriptions: ['Coffee', 'Lunch', 'Sandwich bar', 'Noodle place'],
    weekday: 0.82,
    weekend: 0.45,
    minCents: 325,
    maxCents: 1890,
  },
  {
    category: 'Food & Dining',
    descriptions: ['Dinner with friends', 'Pizza night', 'Trattoria'],
    weekday: 0.06,
    weekend: 0.38,
    minCents: 1850,
    maxCents: 8420,
  },
  {
    category: 'Transportation',
    descriptions: ['Train ticket', 'Bus', 'Fuel', 'Parking', 'Bike repair'],
    weekday: 0.6,
    weekend: 0.3,
    minCents: 240,
    maxCents: 5890,
  },
  {
    category: 'Shopping',
    descriptions: ['Books', 'Clothes', 'Household goods', 'Electronics', 'Plants'],
    weekday: 0.11,
    weekend: 0.34,
    minCents: 990,
    maxCents: 14_900,
  },
  {
    category: 'Entertainment',
    descriptions: ['Cinema', 'Concert', 'Museum', 'Board game evening'],
    weekday: 0.05,
    weekend: 0.3,
    minCents: 900,
    maxCents: 6800,
  },
  {
    category: 'Healthcare',
    descriptions: ['Pharmacy', 'Dentist', 'Physiotherapy', 'Glasses'],
    weekday: 0.06,
    weekend: 0.01,
    minCents: 680,
    maxCents: 12_400,
  },
  {
    category: 'Pets',
    descriptions: ['Cat food', 'Vet', 'Litter'],
    weekday: 0.04,
    weekend: 0.08,
    minCents: 890,
    maxCents: 7350,
  },
  {
    category: 'Other',
    descriptions: ['Haircut', 'Post office', 'Donation', 'Birthday present'],
    weekday: 0.06,
    weekend: 0.08,
    minCents: 500,
    maxCents: 6000,
  },
]

/** A bill of the demo user and its state today. */
export type DemoBill = {
  type: TransactionType
  description: string
  category: string
  cents: number
  frequency: Frequency
  /** The first due date: this many months ago, on this day of the month. */
  monthsAgo: number
  dayOfMonth: number
  /** How many due dates up to today are still unpaid. */
  unpaid: number
  isActive: boolean
}

const paidUp = { unpaid: 0, isActive: true, type: 'expense' } as const

export const demoBills: readonly DemoBill[] = [
  {
    ...paidUp,
    description: 'Rent',
    category: 'Housing',
    cents: 118_000,
    frequency: 'monthly',
    monthsAgo: 24,
    dayOfMonth: 1,
  },
  {
    ...paidUp,
    description: 'Electricity',
    category: 'Utilities',
    cents: 6480,
    frequency: 'monthly',
    monthsAgo: 24,
    dayOfMonth: 31,
  },
  {
    ...paidUp,
    description: 'Water',
    category: 'Utilities',
    cents: 3150,
    frequency: 'monthly',
    monthsAgo: 24,
    dayOfMonth: 15,
  },
  {
    ...paidUp,
    description: 'Internet',
    category: 'Utilities',
    cents: 3990,
    frequency: 'monthly',
    monthsAgo: 24,
    dayOfMonth: 9,
    unpaid: 1,
  },
  {
    ...paidUp,
    description: 'Phone',
    category: 'Utilities',
    cents: 1999,
    frequency: 'monthly',
    monthsAgo: 20,
    dayOfMonth: 22,
  },
  {
    ...paidUp,
    description: 'Health insurance',
    category: 'Healthcare',
    cents: 21_240,
    frequency: 'monthly',
    monthsAgo: 24,
    dayOfMonth: 3,
  },
  {
    ...paidUp,
    description: 'Climbing gym',
    category: 'Entertainment',
    cents: 2450,
    frequency: 'bi-weekly',
    monthsAgo: 14,
    dayOfMonth: 6,
  },
  {
    ...paidUp,
    description: 'Vegetable box',
    category: 'Food & Dining',
    cents: 2280,
    frequency: 'weekly',
    monthsAgo: 9,
    dayOfMonth: 12,
  },
  {
    ...paidUp,
    description: 'Film streaming',
    category: 'Entertainment',
    cents: 1299,
    frequency: 'monthly',
    monthsAgo: 22,
    dayOfMonth: 18,
  },
  {
    ...paidUp,
    description: 'Home insurance',
    category: 'Housing',
    cents: 14_860,
    frequency: 'yearly',
    monthsAgo: 22,
    dayOfMonth: 28,
  },
  {
    ...paidUp,
    description: 'Salary',
    type: 'income',
    category: 'Salary',
    cents: 389_000,
    frequency: 'monthly',
    monthsAgo: 24,
    dayOfMonth: 27,
  },
  {
    ...paidUp,
    description: 'Photo magazine',
    category: 'Entertainment',
    cents: 790,
    frequency: 'monthly',
    monthsAgo: 16,
    dayOfMonth: 5,
    isActive: false,
  },
]
