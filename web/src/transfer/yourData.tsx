import type { Endpoint } from '@evenkeel/domain/endpoint'
import { csvFileName, csvHeader, exportAccount, exportCsv } from '@evenkeel/domain/transfer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { callForFile } from '#lib/api/call.ts'
import { sentenceOf } from '#lib/api/errors.ts'
import { whileHere } from '#lib/api/whileHere.ts'
import { saveFile } from '#lib/saveFile.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toasts/toastStore.ts'

/** The words are long for the narrowest phone: there they take two lines. */
const wrapping = 'h-auto! min-h-10 py-1.5 whitespace-normal! touch:min-h-11'

/** Everything that is held about the person, to take with them. */
export function YourData() {
  const everything = useDownload(exportAccount, () => `evenkeel-account-${today()}.json`)
  const entries = useDownload(exportCsv, () => csvFileName(today()), csvHeader.length)
  return (
    <Card title="Your data">
      <p className="max-w-[60ch] text-quiet">
        Everything we hold about you as one JSON file, and your entries as a table that any
        spreadsheet opens. Both work after the trial too.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          icon={Download}
          className={wrapping}
          pending={everything.isPending}
          pendingText="Collecting..."
          onClick={() => everything.mutate()}
        >
          Download Everything
        </Button>
        <Button
          icon={Download}
          className={wrapping}
          pending={entries.isPending}
          pendingText="Collecting..."
          onClick={() => entries.mutate()}
        >
          Download Transactions (CSV)
        </Button>
      </div>
    </Card>
  )
}

/** The file carries the person's day, which the server's may not be; one of no more than the empty size has nothing in it. */
function useDownload(endpoint: Endpoint, fileName: () => string, emptySize = 0) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => whileHere(client, callForFile(endpoint)),
    onSuccess: ({ content }) => {
      if (content.size <= emptySize) return void toast(nothing)
      saveFile(content, fileName())
    },
    onError: (error) => {
      const description = sentenceOf(error) ?? 'Your data could not be collected. Please try again.'
      toast({ title: 'Export Failed', description, variant: 'destructive' })
    },
  })
}

/** SPEC.md §8 Export. */
const nothing = {
  title: 'No Data to Export',
  description: "You don't have any transactions to export yet.",
}
