import type { Source } from '@evenkeel/domain/assistant'
import { billsAddress } from '#bills/billsAddress.ts'
import { rowsAddress } from '#transactions/rowsAddress.ts'

/** The page that lists exactly the rows of a source, if there is one. */
export function addressOf(source: Source): string | undefined {
  if ('dues' in source) return source.count > 0 ? billsAddress : undefined
  const [filter, ...more] = source.any
  if (filter === undefined || more.length > 0 || source.not?.length || source.count === 0) {
    return undefined
  }
  return rowsAddress(filter)
}
