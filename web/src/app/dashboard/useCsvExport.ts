import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { csvFileName, exportCsv } from '@evenkeel/domain/transfer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callForFile } from '#lib/api/call.ts'
import { sentenceOf } from '#lib/api/errors.ts'
import { whileHere } from '#lib/api/whileHere.ts'
import { saveFile } from '#lib/saveFile.ts'
import { today } from '#lib/today.ts'
import { toast } from '#ui/toasts/toastStore.ts'

type Wanted = { filter: TransactionFilter; total: number }

/** Saves entries as a CSV file; its toasts are those of SPEC.md §8. */
export function useCsvExport() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async (filter: TransactionFilter) => {
      const file = callForFile(exportCsv, { query: filter })
      const { content, fileName } = await whileHere(client, file)
      saveFile(content, fileName ?? csvFileName(today()))
    },
    onError: (error) =>
      toast({
        title: 'Export Failed',
        description:
          sentenceOf(error) ?? 'Your transactions could not be exported. Please try again.',
        variant: 'destructive',
      }),
  })

  function exportEntries({ filter, total }: Wanted) {
    if (total > 0) return mutate(filter)
    toast({ title: 'No Data to Export', description: nothingIn(filter) })
  }

  return { exportEntries, exporting: isPending }
}

/** Somebody who narrowed the list down may well have transactions. */
function nothingIn({ startDate, endDate, ...conditions }: TransactionFilter): string {
  if (Object.keys(conditions).length > 0) return 'No transactions match the filter.'
  const hasRange = startDate !== undefined || endDate !== undefined
  return hasRange
    ? 'There are no transactions in this range.'
    : "You don't have any transactions to export yet."
}
