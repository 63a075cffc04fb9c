import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { csvHeader, csvLine } from '@evenkeel/domain/transfer'
import type { Context } from '#context.ts'
import { streamAll } from '#transactions/index.ts'

/** The matching transactions as CSV, newest first, streamed from one snapshot. */
export async function* exportCsv(
  context: Context,
  userId: string,
  filter: TransactionFilter,
): AsyncGenerator<string> {
  // The header waits for the first rows: what fails before them is then still answered as an error.
  let opening = csvHeader
  for await (const rows of streamAll(context, userId, filter)) {
    yield opening + rows.map(csvLine).join('')
    opening = ''
  }
  if (opening) yield opening
}
