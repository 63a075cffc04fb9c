import { type Cents, formatCents, parseSignedCents } from '@evenkeel/domain/money'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Text that sorts the same on every database: the column, and so its indexes, fixes the collation. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
})

/** Money: whole cents in code, numeric in the database, never a float in between. */
export const amountCents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(10, 2)',
  fromDriver: parseSignedCents,
  toDriver: formatCents,
})

/** The sum of many amounts. */
export const totalCents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(20, 2)',
  fromDriver: parseSignedCents,
  toDriver: formatCents,
})

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An instant to the millisecond, the precision of a Date: a cursor must match its row exactly. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
