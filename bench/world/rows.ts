import { addDays, type LocalDate } from '@evenkeel/domain/calendar'
import { categories, type Transaction, type TransactionType } from '@evenkeel/domain/transactions'
import { seeded } from '../lib/random.ts'

/** Ten years of days, whatever the number of rows. */
const lastDayUsual = '2025-12-31'
const dayCount = 3653
const firstInstantMs = Date.UTC(2026, 0, 1)

/** All of SPEC.md's categories, eight of expense and six of income. */
const kinds: readonly { type: TransactionType; category: string }[] = (
  ['expense', 'income'] as const
).flatMap((type) => categories[type].map((category) => ({ type, category })))

const places = [
  'Corner Shop',
  'Market Hall',
  'City Transit',
  'Harbor Clinic',
  'Book Barn',
  'Cinema One',
]
const things = ['weekly round', 'monthly plan', 'repair', 'ticket', 'gift', 'refill', 'deposit', '']

const batchSize = 5000

/** One row in so many carries this word, for a search that has little to find. */
const rareEvery = 20_000
export const rareWord = 'xylophone'

/**
 * A person's rows in batches, the same for the same seed. The days come in no order, which is harder on the
 * database than a diary that grows at its end.
 */
export function* makeRows(
  userId: string,
  count: number,
  seed: number,
  lastDay = lastDayUsual,
): Generator<Transaction[]> {
  const random = seeded(seed)
  for (let made = 0; made < count; made += batchSize) {
    const size = Math.min(batchSize, count - made)
    yield Array.from({ length: size }, (_, index) => makeRow(userId, made + index, random, lastDay))
  }
}

function makeRow(
  userId: string,
  index: number,
  random: () => number,
  lastDay: LocalDate,
): Transaction {
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
    billId: null,
    billDueDate: null,
  }
}

function describe(index: number, random: () => number): string {
  const word = index % rareEvery === rareEvery / 2 ? rareWord : pick(things, random)
  return `${pick(places, random)} ${Math.floor(random() * 500)} ${word}`.trim()
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}

/** A UUIDv7, whose random part is random in the same way each time. */
function makeId(createdAt: Date, random: () => number): string {
  const time = createdAt.getTime().toString(16).padStart(12, '0')
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const variant = (8 + Math.floor(random() * 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
}
