import { type Cents, formatCents, parseSignedCents } from '@evenkeel/domain/money'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Text that sorts the same on every database: the collation is part of the column, and so of its indexes. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
})

/** Money: whole cents inside, digits in the database, never a float in between. */
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

/** An instant to the millisecond, the precision of a Date: a cursor must find the row it was made from. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
