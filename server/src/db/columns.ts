import { type Cents, formatCents, parseSignedCents } from '@evenkeel/domain/money'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Text whose order is the same on every database: the collation is part of the column, so its indexes have it too. */
export const sortedText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
})

/** Money: whole cents inside, digits in the database, and no float between. */
export const amountCents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(10, 2)',
  fromDriver: parseSignedCents,
  toDriver: formatCents,
})

/** A sum of many amounts. */
export const totalCents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(20, 2)',
  fromDriver: parseSignedCents,
  toDriver: formatCents,
})

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** An instant to the millisecond, as a Date has it: a cursor must find the row it was made from. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
