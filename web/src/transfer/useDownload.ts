import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { csvFileName, csvHeader, exportAccount, exportCsv } from '@evenkeel/domain/transfer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callForFile } from '#lib/api/call.ts'
import { ifStillSignedIn } from '#lib/api/queryClient.ts'
import { today } from '#lib/today.ts'
import { toast, toastFailure } from '#ui/toasts/toastStore.ts'

/** Saves transactions as a CSV file: all of them, or those that match a filter. */
export function useCsvExport() {
  return useDownload((filter: TransactionFilter) => ({
    file: callForFile(exportCsv, { query: filter }),
    name: csvFileName(today()),
    isEmpty: ({ size }) => size <= csvHeader.length,
    nothing: nothingIn(filter),
  }))
}

/** Saves everything in the account as one JSON file. */
export function useAccountExport() {
  return useDownload<void>(() => ({
    file: callForFile(exportAccount),
    // The user's date, which may not be the server's.
    name: `evenkeel-account-${today()}.json`,
  }))
}

type Download = {
  file: Promise<Blob>
  name: string
  isEmpty?: (file: Blob) => boolean
  /** What to say instead of saving an empty file. */
  nothing?: string
}

function useDownload<Input>(start: (input: Input) => Download) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => {
      const { file, name, isEmpty, nothing = '' } = start(input)
      const content = await ifStillSignedIn(client, file)
      if (isEmpty?.(content)) toast({ title: 'No Data to Export', description: nothing })
      else saveFile(content, name)
    },
    onError: (error) =>
      toastFailure(error, 'Export Failed', 'Your data could not be exported. Please try again.'),
  })
}

function nothingIn({ startDate, endDate, ...conditions }: TransactionFilter): string {
  if (Object.keys(conditions).length > 0) return 'No transactions match the filter.'
  return startDate === undefined && endDate === undefined
    ? "You don't have any transactions to export yet."
    : 'There are no transactions in this range.'
}

/** Saves a file among the user's downloads. */
function saveFile(content: Blob, fileName: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
