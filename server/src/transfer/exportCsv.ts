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
  // The header is sent with the first rows, so that a failure before them still gets an error reply.
  let opening = csvHeader
  for await (const rows of streamAll(context, userId, filter)) {
    yield opening + rows.map(csvLine).join('')
    opening = ''
  }
  if (opening) yield opening
}
