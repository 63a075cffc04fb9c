import { type Bill, billsSubtitle } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import { formatPlural } from '@evenkeel/domain/text'
import { useToday } from '#lib/today.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/states.tsx'
import { BillsFrame } from '../list/billsFrame.tsx'
import { useActiveBills, useExpectedCount } from '../queries.ts'
import { WidgetRow, WidgetSkeleton } from './widgetRow.tsx'

const shownMax = 5
const page = '/recurring-bills'

export function BillsWidget({ className }: { className?: string }) {
  const today = useToday()
  const query = useActiveBills()
  const count = query.data?.length
  const expected = useExpectedCount(count, shownMax + 1)
  const hidden = (count ?? (query.isPending ? expected : 0)) - shownMax
  return (
    <Card
      title="Recurring Bills"
      subtitle={query.data ? countsOf(query.data, today) : query.isPending && blankLine}
      inset="flush"
      actions={
        <ButtonLink href={page} size="small" variant="quiet" className="not-forced-colors:-mx-3">
          View All
        </ButtonLink>
      }
      footer={hidden > 0 && <More hidden={count === undefined ? undefined : hidden} />}
      className={className}
    >
      <BillsFrame
        query={query}
        label="Bills due"
        skeleton={<WidgetSkeleton rows={Math.min(expected, shownMax)} />}
        empty={<NoActiveBills />}
      >
        {(bills) => (
          <ul>
            {bills.slice(0, shownMax).map((bill) => (
              <WidgetRow key={bill.id} bill={bill} />
            ))}
          </ul>
        )}
      </BillsFrame>
    </Card>
  )
}

/** A line may end in the dot, but never begins with it. */
function countsOf(bills: readonly Bill[], today: LocalDate): string {
  return billsSubtitle(bills, today).replace(' •', '\u00a0•')
}

/** Keeps the place of the counts. */
const blankLine = '\u00a0'

/** Keeps its place while the number is not known. */
function More({ hidden }: { hidden: number | undefined }) {
  if (hidden === undefined) return <div className="h-8 touch:h-11" />
  return (
    <ButtonLink href={page} size="small" variant="quiet" className="not-forced-colors:-ml-3">
      View {formatPlural(hidden, 'more bill')}
    </ButtonLink>
  )
}

function NoActiveBills() {
  return (
    <EmptyState
      text="Set up rent, power or salary, and see here when each is due."
      action={<ButtonLink href={page}>Set Up Recurring Bills</ButtonLink>}
    />
  )
}
