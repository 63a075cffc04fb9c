import { CalendarSync, Download, Sparkles } from 'lucide-react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type QuickActionsProps = {
  onExport: () => void
  exporting: boolean
  onAssistant: () => void
  className?: string
}

export function QuickActions({ onExport, exporting, onAssistant, className }: QuickActionsProps) {
  return (
    <Card title="Quick Actions" className={className}>
      <div className="flex flex-col gap-2 *:justify-start! md:flex-row md:*:flex-1">
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
