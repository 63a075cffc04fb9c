import { Download } from 'lucide-react'
import { billing } from '#lib/billing.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAccountExport, useCsvExport } from './useDownload.ts'

export function YourData() {
  const account = useAccountExport()
  const csv = useCsvExport()
  return (
    <Card title="Your data">
      <p className="max-w-[60ch] text-quiet">
        Download everything we store about you as one JSON file, or your transactions as a CSV file
        that any spreadsheet opens.{billing() !== 'off' && ' Both also work after the trial.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          icon={Download}
          pending={account.isPending}
          pendingText="Collecting..."
          onClick={() => account.mutate()}
        >
          Download everything
        </Button>
        <Button
          icon={Download}
          pending={csv.isPending}
          pendingText="Collecting..."
          onClick={() => csv.mutate({})}
        >
          Download as CSV
        </Button>
      </div>
    </Card>
  )
}
