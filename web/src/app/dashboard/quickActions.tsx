import type { RangeQuery } from '@evenkeel/domain/summary'
import { CalendarSync, Download, Sparkles } from 'lucide-react'
import { rangeTitle } from '#lib/rangeWords.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type QuickActionsProps = {
  /** What the export contains. */
  range: RangeQuery
  onExport: () => void
  exporting: boolean
  onAssistant: () => void
  className?: string
}

export function QuickActions(props: QuickActionsProps) {
  const { range, onExport, exporting, onAssistant, className } = props
  return (
    <Card
      title="Quick Actions"
      subtitle={`Export: ${rangeTitle(range.startDate, range.endDate)}`}
      className={className}
    >
      <div className="flex flex-col gap-2 *:justify-start! *:text-start md:flex-row md:*:flex-1">
        <ButtonLink href="/recurring-bills" icon={CalendarSync}>
          Recurring Bills
        </ButtonLink>
        <Button icon={Download} pending={exporting} pendingText="Exporting..." onClick={onExport}>
          Export CSV
        </Button>
        <Button icon={Sparkles} onClick={onAssistant}>
          AI Assistant
        </Button>
      </div>
    </Card>
  )
}
