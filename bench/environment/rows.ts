import { addDays, type LocalDate } from '@evenkeel/domain/calendar'
import { categories, type TransactionType } from '@evenkeel/domain/transactions'
import type { TransactionRow } from '../../server/src/db/rows.ts'
import { seeded } from '../lib/random.ts'

/** Rows span ten years, regardless of their number. */
const defaultLastDay = '2025-12-31'
const dayCount = 3653
const firstInstantMs = Date.UTC(2026, 0, 1)

const kinds: readonly { type: TransactionType; category: string }[] = (
  ['expense', 'income'] as const
).flatMap((type) => categories[type].map((category) => ({ type, category })))

const merchants = [
  'Corner Shop',
  'Market Hall',
  'City Transit',
  'Harbor Clinic',
  'Book Barn',
  'Cinema One',
]
const items = ['weekly round', 'monthly plan', 'repair', 'ticket', 'gift', 'refill', 'deposit', '']

/** An entry as a request adds it. */
export const sampleEntry = {
  type: 'expense',
  amount: '12.30',
  description: 'Corner Shop',
  category: 'Food & Dining',
  date: '2025-11-20',
}

const batchSize = 5000

/** One row in this many contains a rare word, for a search with few matches. */
const rareWordInterval = 20_000
export const rareWord = 'xylophone'

/**
 * A user's rows in batches, reproducible from a seed. Days are unordered, which is harder on the database than
 * appending in order.
 */
export function makeRows(
  userId: string,
  count: number,
  seed: number,
  lastDay = defaultLastDay,
): Generator<TransactionRow[]> {
  const random = seeded(seed)
  return inBatches(count, (index) => makeRow(userId, index, random, lastDay))
}

/**
 * A user's rows as they come about over the years: in order of their days, at some six hundred payees at a time, of
 * which two a month are new in a million rows, and two are gone.
 */
export const makeOrderedRows: typeof makeRows = (userId, count, seed, lastDay = defaultLastDay) => {
  const random = seeded(seed)
  return inBatches(count, (index) => {
    const [row, past] = [makeRow(userId, index, random, lastDay), index / count]
    return {
      ...row,
      description: `Corner Shop ${Math.floor(random() ** 2 * 600 + past * 240)}`,
      date: addDays(lastDay, Math.floor(past * dayCount) + 1 - dayCount),
    }
  })
}

function* inBatches(
  count: number,
  make: (index: number) => TransactionRow,
): Generator<TransactionRow[]> {
  for (let generated = 0; generated < count; generated += batchSize) {
    const size = Math.min(batchSize, count - generated)
    yield Array.from({ length: size }, (_, index) => make(generated + index))
  }
}

function makeRow(
  userId: string,
  index: number,
  random: () => number,
  lastDay: LocalDate,
): TransactionRow {
  const { type, category } = pick(kinds, random)
  const createdAt = new Date(firstInstantMs + index * 10)
  return {
    id: makeId(createdAt, random),
    userId,
    type,
    amount: 1 + Math.floor(random() * 50_000),
    description: describe(index, random),
    category,
    date: addDays(lastDay, -Math.floor(random() * dayCount)),
    createdAt,
    version: 1,
    latestVersion: 1,
    billId: null,
    billDueDate: null,
  }
}

function describe(index: number, random: () => number): string {
  const word = index % rareWordInterval === rareWordInterval / 2 ? rareWord : pick(items, random)
  return `${pick(merchants, random)} ${Math.floor(random() * 500)} ${word}`.trim()
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}

/** A UUIDv7 whose random part comes from the seed. */
function makeId(createdAt: Date, random: () => number): string {
  const time = createdAt.getTime().toString(16).padStart(12, '0')
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const variant = (8 + Math.floor(random() * 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}
