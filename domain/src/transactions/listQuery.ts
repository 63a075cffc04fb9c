import * as z from 'zod/mini'
import { Day } from '#calendar'
import { Id, queryInt } from '#endpoint'
import { TransactionType } from '#ledger'
import { Amount } from '#money'
import { freeText, searchText } from '#text'

export const transactionSorts = ['date', 'description', 'category', 'amount'] as const
export type TransactionSort = (typeof transactionSorts)[number]

export const pageLimitMax = 1000
const offsetMax = 999_999_999

const idsMax = 100

const Ids = z.codec(
  z.string().check(
    z.maxLength(idsMax * 37),
    z.refine(
      (text) =>
        z.array(Id).check(z.minLength(1), z.maxLength(idsMax)).safeParse(text.split(',')).success,
      'List 1 to 100 ids, separated by commas',
    ),
  ),
  z.array(z.string()),
  { decode: (text) => text.split(','), encode: (ids) => ids.join(',') },
)

/** Every field is optional; a transaction must match all that are given. */
const filters = {
  type: z.exactOptional(TransactionType),
  /** The complete category, as a transaction has it. */
  category: z.exactOptional(
    freeText(60, 'Category must be at most 60 characters').check(
      z.trim(),
      z.minLength(1, 'Category is required'),
    ),
  ),
  /** Text that the description or category contains, ignoring case. */
  q: z.exactOptional(searchText(100)),
  /** The complete description, ignoring case. */
  description: z.exactOptional(
    freeText(500, 'Description must be at most 500 characters').check(z.minLength(1)),
  ),
  /** Up to 100 transactions by id, separated by commas. */
  ids: z.exactOptional(Ids),
  startDate: z.exactOptional(Day),
  endDate: z.exactOptional(Day),
  minAmount: z.exactOptional(Amount),
  maxAmount: z.exactOptional(Amount),
}

const page = {
  sort: z.exactOptional(z.enum(transactionSorts)),
  order: z.exactOptional(z.enum(['asc', 'desc'])),
  limit: z.exactOptional(queryInt(1, pageLimitMax)),
  offset: z.exactOptional(queryInt(0, offsetMax)),
  /** Opaque cursors from the `Link` header: the page after or before a row. */
  after: z.exactOptional(z.string().check(z.maxLength(2000))),
  before: z.exactOptional(z.string().check(z.maxLength(2000))),
  /** Requests the last page. */
  last: z.exactOptional(z.literal('true')),
}

/** The filter of a list, an export or a bulk change. */
export const TransactionFilter = z.strictObject(filters)
export type TransactionFilter = z.output<typeof TransactionFilter>

/** The options of the list; at most one of `offset`, `after`, `before` and `last`. */
export const TransactionQuery = z
  .strictObject({ ...filters, ...page })
  .check(z.refine(hasOnePosition, 'Use one of offset, after, before and last'))
export type TransactionQuery = z.output<typeof TransactionQuery>

/** The same without `type`, which is part of the path. */
const { type: _, ...untypedFilters } = filters
export const TypedTransactionQuery = z
  .strictObject({ ...untypedFilters, ...page })
  .check(z.refine(hasOnePosition, 'Use one of offset, after, before and last'))

function hasOnePosition({
  offset,
  after,
  before,
  last,
}: Partial<Record<keyof typeof page, unknown>>) {
  return [offset, after, before, last].filter((position) => position !== undefined).length <= 1
}
