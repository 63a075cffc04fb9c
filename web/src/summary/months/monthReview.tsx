import { formatDay, type LocalDate, type Month, monthOf } from '@evenkeel/domain/calendar'
import {
  type ComparedSpans,
  getMonthReview,
  monthBefore,
  type MonthReview as Review,
} from '@evenkeel/domain/summary'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'
import { rangeTitle } from '#lib/rangeWords.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, QueryView } from '#ui/states.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { differenceWords, isFar, thenWords } from '../comparisonWords.ts'
import { isEarly, moods } from '../health/moods.ts'
import { ComparedTable } from './comparedTable.tsx'
import { BillsCard, EntryCard, PayeeCard } from './reviewCards.tsx'

type MonthReviewProps = { month: Month; beside: Month; today: LocalDate; onQuickAdd: () => void }

export function useMonthReview({ month, beside }: { month: Month; beside: Month }) {
  const isUsual = beside === monthBefore(month)
  return useQuery(
    endpointQuery(getMonthReview, { params: { month }, query: isUsual ? {} : { beside } }),
  )
}

/** Printed, it fits on one sheet. */
export function MonthReview({ month, beside, today, onQuickAdd }: MonthReviewProps) {
  const query = useMonthReview({ month, beside })
  return (
    <QueryView
      query={query}
      error="This month could not be loaded."
      skeleton={<ReviewSkeleton hasLead={month >= monthOf(today)} />}
    >
      {(review) =>
        review.categories.length === 0 ? (
          <NothingRecorded month={month} today={today} onQuickAdd={onQuickAdd} />
        ) : (
          <Recorded review={review} beside={beside} today={today} />
        )
      }
    </QueryView>
  )
}

function NothingRecorded({ month, today, onQuickAdd }: Omit<MonthReviewProps, 'beside'>) {
  const name = nameOf(month)
  const present = monthOf(today)
  return (
    <EmptyState
      text={
        month > present
          ? `${name} has not begun, and nothing is recorded for it yet.`
          : `Nothing is recorded for ${name}.`
      }
      action={
        month === present ? (
          <Button onClick={onQuickAdd}>Add a transaction</Button>
        ) : (
          <ButtonLink href={`/months/${present}`}>
            Go to {formatDay(today, 'monthOfYear')}
          </ButtonLink>
        )
      }
    />
  )
}

type RecordedProps = { review: Review; beside: Month; today: LocalDate }

function Recorded({ review, beside, today }: RecordedProps) {
  const { now, before, categories, largest, billsPaid, newPayees, gonePayees } = review
  const spans = before ? { now, before } : undefined
  // On a screen, the choice of the other month says it already.
  const isWhole = before !== null && now.to < today
  const name = formatDay(now.from, spans && isFar(spans) ? 'monthOfYear' : 'monthName')
  const of = (type: 'income' | 'expense') => categories.filter((row) => row.type === type)
  return (
    <div className="one-sheet">
      <p className={cx('-mt-4 mb-6 text-quiet print:mb-2', isWhole && 'hidden print:block')}>
        {withWholeFigures(leadOf(review, beside, today))}
      </p>
      <section
        aria-label="Totals"
        className="mb-6 rounded-card border border-hairline bg-raised px-5 pt-4 pb-2 print:mb-2 print:pt-2 print:pb-1"
      >
        <Totals review={review} spans={spans} />
      </section>
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2 print:block print:columns-2 print:gap-3">
        <div className={column}>
          <ComparedTable title="Expenses by category" rows={of('expense')} review={review} />
          <ComparedTable title="Income by category" rows={of('income')} review={review} />
          <PayeeCard
            title="New payees"
            text={`First entry in ${name}`}
            payees={newPayees}
            days={now}
          />
          {before && (
            <PayeeCard
              title="Gone payees"
              text={`With entries ${thenWords({ now, before })}, none in ${name}${now.to === today ? ' so far' : ''}`}
              payees={gonePayees}
              days={before}
            />
          )}
        </div>
        <div className={column}>
          <EntryCard title="Largest expenses" entries={largest.expense} />
          <EntryCard title="Largest income" entries={largest.income} />
          <BillsCard billsPaid={billsPaid} />
        </div>
      </div>
    </div>
  )
}

// On paper the cards fill two columns of equal height.
const column = 'flex flex-col gap-6 print:contents print:*:mb-2'

/** Which days are compared, or why none are. */
function leadOf({ now, before }: Review, beside: Month, today: LocalDate): string {
  if (now.from > today) return 'This month has not begun. These entries are recorded ahead.'
  const [days, then] = [now, before].map((span) => span && rangeTitle(span.from, span.to))
  if (then) return now.to === today ? `${days}, compared with ${then}` : `Compared with ${then}`
  const first = formatDay(`${beside}-01`)
  return `${days}, not compared with ${nameOf(beside)}: your records begin after ${first}.`
}

function nameOf(month: Month): string {
  return formatDay(`${month}-01`, 'monthOfYear')
}

function Totals({ review, spans }: { review: Review; spans: ComparedSpans | undefined }) {
  const { income, expenses, score } = review
  const net = { now: income.now - expenses.now, before: income.before - expenses.before }
  return (
    <FigureRow amounts={[income.now, expenses.now, net.now]}>
      <Figure
        label="Income"
        figure={<Money kind={income.now > 0 ? 'income' : 'plain'} cents={income.now} />}
        note={spans && withWholeFigures(differenceWords(income, spans))}
      />
      <Figure
        label="Expenses"
        stand="below"
        figure={<Money kind={expenses.now > 0 ? 'expense' : 'plain'} cents={expenses.now} />}
        note={spans && withWholeFigures(differenceWords(expenses, spans))}
      />
      <Figure
        label="Net balance"
        stand={net.now >= 0 ? 'afloat' : 'below'}
        figure={<Money kind="net" cents={net.now} />}
        note={
          <>
            {net.now >= 0 ? 'Available to save' : 'Over budget'}
            {spans && (
              <span className="block">{withWholeFigures(differenceWords(net, spans))}</span>
            )}
          </>
        }
      />
      <Figure
        label="Health score"
        figure={score.now.count > 0 ? `${score.now.score}` : '—'}
        note={withWholeFigures(scoreWords(review))}
      />
    </FigureRow>
  )
}

/** "Good; 55 by Oct 22" */
function scoreWords({ now, before, score }: Review): string {
  if (score.now.count === 0) return 'No entries yet'
  const { word } = moods[score.now.mood]
  const mood = isEarly(score.now) ? `${word}, from few entries` : word
  if (!before || !score.before?.count) return mood
  return `${mood}; ${score.before.score} ${thenWords({ now, before })}`
}

function ReviewSkeleton({ hasLead }: { hasLead: boolean }) {
  return (
    <Loading label="Loading this month">
      {hasLead && <Skeleton className="-mt-4 mb-6 h-4 w-64 max-w-full" />}
      <Skeleton className="mb-6 h-36 w-full rounded-card" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </Loading>
  )
}
