import * as z from 'zod'
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
  z
    .string()
    .max(idsMax * 37)
    .refine(
      (text) => z.array(Id).min(1).max(idsMax).safeParse(text.split(',')).success,
      'List 1 to 100 ids, separated by commas',
    ),
  z.array(z.string()),
  { decode: (text) => text.split(','), encode: (ids) => ids.join(',') },
)

/** Every field is optional; a transaction must match all that are given. */
const filters = {
  type: TransactionType.exactOptional(),
  /** The complete category, as a transaction has it. */
  category: freeText(60, 'Category must be at most 60 characters')
    .trim()
    .min(1, 'Category is required')
    .exactOptional(),
  /** Text that the description or category contains, ignoring case. */
  q: searchText(100).exactOptional(),
  /** The complete description, ignoring case. */
  description: freeText(500, 'Description must be at most 500 characters').min(1).exactOptional(),
  /** Up to 100 transactions by id, separated by commas. */
  ids: Ids.exactOptional(),
  startDate: Day.exactOptional(),
  endDate: Day.exactOptional(),
  minAmount: Amount.exactOptional(),
  maxAmount: Amount.exactOptional(),
}

const page = {
  sort: z.enum(transactionSorts).exactOptional(),
  order: z.enum(['asc', 'desc']).exactOptional(),
  limit: queryInt(1, pageLimitMax).exactOptional(),
  offset: queryInt(0, offsetMax).exactOptional(),
  /** Opaque cursors from the `Link` header: the page after or before a row. */
  after: z.string().max(2000).exactOptional(),
  before: z.string().max(2000).exactOptional(),
  /** Requests the last page. */
  last: z.literal('true').exactOptional(),
}

/** The filter of a list, an export or a bulk change. */
export const TransactionFilter = z.strictObject(filters)
export type TransactionFilter = z.output<typeof TransactionFilter>

/** The options of the list; at most one of `offset`, `after`, `before` and `last`. */
export const TransactionQuery = z
  .strictObject({ ...filters, ...page })
  .refine(hasOnePosition, 'Use one of offset, after, before and last')
export type TransactionQuery = z.output<typeof TransactionQuery>

/** The same without `type`, which is part of the path. */
const { type: _, ...untypedFilters } = filters
export const TypedTransactionQuery = z
  .strictObject({ ...untypedFilters, ...page })
  .refine(hasOnePosition, 'Use one of offset, after, before and last')

function hasOnePosition({
  offset,
  after,
  before,
  last,
}: Partial<Record<keyof typeof page, unknown>>) {
  return [offset, after, before, last].filter((position) => position !== undefined).length <= 1
}
