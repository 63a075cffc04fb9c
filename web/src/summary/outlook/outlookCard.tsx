import { formatDay } from '@evenkeel/domain/calendar'
import { formatSigned } from '@evenkeel/domain/money'
import type { Outlook } from '@evenkeel/domain/summary'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { toComeAddress } from '#bills/billsAddress.ts'
import { toComeWords } from '#bills/words.ts'
import { phone, useMedia } from '#lib/useMedia.ts'
import { Button, besideTitle } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, QueryView } from '#ui/states.tsx'
import { WholeFigure, withWholeFigures } from '#ui/wholeFigures.tsx'
import type { Rows } from '../charts/spendingOverview.tsx'
import { useOutlook } from '../queries.ts'
import { ReviewLink } from '../reviewLink.tsx'
import { FloatPicture } from './floatPicture.tsx'
import { OutlookTable } from './outlookTable.tsx'
import { comparisonWords, endWords, forecastWords, uncomparedWords } from './outlookWords.ts'

type OutlookCardProps = {
  /** Shows the transactions of some days. */
  onRows: (rows: Rows) => void
  onQuickAdd: () => void
}

/** This month at a glance: where it is heading, beside last month, and what is still to come. */
export function OutlookCard({ onRows, onQuickAdd }: OutlookCardProps) {
  const query = useOutlook()
  return (
    <section
      aria-label="This month"
      aria-busy={query.isPlaceholderData || undefined}
      className="mb-6 rounded-card border border-hairline bg-raised px-5 pt-4 pb-3 print:break-inside-avoid"
    >
      <QueryView
        query={query}
        error="This month could not be loaded."
        skeleton={<OutlookSkeleton />}
      >
        {(outlook) =>
          isBlank(outlook) ? (
            <Blank onQuickAdd={onQuickAdd} />
          ) : (
            <Month outlook={outlook} onRows={onRows} />
          )
        }
      </QueryView>
    </section>
  )
}

/** Nothing recorded this month or last, and nothing due. */
function isBlank({ soFar, ahead, lastMonth, dues, spent }: Outlook): boolean {
  if (lastMonth.length + dues.length > 0 || spent > 0) return false
  return [...soFar, ...ahead].every((cents) => cents === 0)
}

function Blank({ onQuickAdd }: Pick<OutlookCardProps, 'onQuickAdd'>) {
  return (
    <EmptyState
      className={cx(height, 'justify-center')}
      text="Record this month’s income and expenses, and see here where the month is heading."
      action={<Button onClick={onQuickAdd}>Add a transaction</Button>}
    />
  )
}

function Month({ outlook, onRows }: { outlook: Outlook } & Pick<OutlookCardProps, 'onRows'>) {
  const [isTable, setTable] = useState(false)
  const tableId = useId()
  const { from, today } = outlook
  const isPhone = useMedia(phone)
  const showDay = (day: string) => onRows({ startDate: day, endDate: day })
  const showSpending = () => onRows({ startDate: from, endDate: today, type: 'expense' })
  return (
    // The picture takes the room that a missing forecast leaves.
    <div className={cx(height, 'flex flex-col')}>
      <div className="flex items-center justify-between gap-3 max-[20rem]:flex-wrap max-[20rem]:gap-y-0 max-[20rem]:pb-1 forced-colors:mb-1">
        <div className="flex flex-wrap gap-x-4 text-small text-quiet">
          <h2 className="font-sans text-small font-normal">{formatDay(from, 'monthOfYear')}</h2>
          <ReviewLink day={from} />
          {!isPhone && (
            <LineKey outlook={outlook} className={isTable ? 'hidden print:inline' : ''} />
          )}
        </div>
        <Button
          size="small"
          variant="quiet"
          className={cx(besideTitle, 'not-forced-colors:-my-1 print:hidden')}
          aria-expanded={isTable}
          aria-controls={tableId}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show line' : 'Show table'}
          <span className="sr-only"> of this month</span>
        </Button>
      </div>
      <div className="grid items-baseline gap-x-8 gap-y-2 md:grid-cols-[minmax(min-content,1fr)_auto]">
        <End outlook={outlook} />
        <ul className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small md:flex-col md:items-end">
          <Comparison outlook={outlook} onSelect={showSpending} />
          <ToCome outlook={outlook} />
        </ul>
      </div>
      <div className={cx('mt-3', isTable ? 'hidden print:block' : 'flex grow flex-col')}>
        {isPhone && <LineKey outlook={outlook} className="mb-1.5" />}
        <FloatPicture key={today} outlook={outlook} onDay={showDay} />
      </div>
      <div
        id={tableId}
        className={cx(
          // Ends inside a row, which shows that more follow. Below the last one there is room to scroll to a whole row.
          'mt-3 h-41 grow overflow-auto pb-9 max-[20rem]:h-80 touch:pb-14 print:hidden',
          !isTable && 'hidden',
        )}
      >
        {isTable && <OutlookTable outlook={outlook} onRows={onRows} />}
      </div>
    </div>
  )
}

/** Tells the lines apart. A screen reader is given a slider and a table instead of them. */
function LineKey({ outlook, className }: { outlook: Outlook; className?: string }) {
  const hasForecast = forecastWords(outlook) !== undefined
  return (
    <span aria-hidden className={cx('text-small text-quiet', className)}>
      Dashed: expected{hasForecast && ', thin with everyday spending'}
      {outlook.lastMonth.length > 0 && '. Dotted: the month before'}.
    </span>
  )
}

function End({ outlook }: { outlook: Outlook }) {
  const balance = outlook.ahead.at(-1) ?? 0
  const forecast = forecastWords(outlook)
  return (
    <div>
      <p className="text-body">
        <strong
          className={cx(
            'font-serif text-display font-normal max-md:text-heading',
            balance < 0 && 'text-out',
          )}
        >
          <WholeFigure text={formatSigned(balance)} />
        </strong>{' '}
        {withWholeFigures(endWords(outlook))}
      </p>
      {forecast && <p className="text-small text-quiet">{forecast}</p>}
    </div>
  )
}

function Comparison({ outlook, onSelect }: { outlook: Outlook; onSelect: () => void }) {
  const words = comparisonWords(outlook)
  const uncompared = uncomparedWords(outlook)
  if (uncompared)
    return <li className="text-quiet md:max-w-86 md:text-end">{withWholeFigures(uncompared)}</li>
  if (words === undefined) return null
  return (
    <li>
      <button type="button" className={link} onClick={onSelect}>
        {/* One item of the flex box, which would drop the space before a date. */}
        <span>{withWholeFigures(words)}</span>
      </button>
    </li>
  )
}

function ToCome({ outlook }: { outlook: Outlook }) {
  const words = toComeWords(outlook.dues, outlook.today)
  return (
    <li>
      {words ? (
        <Link href={toComeAddress} className={link}>
          {words}
        </Link>
      ) : outlook.hasBills ? (
        <span className="text-quiet">Nothing more is due this month</span>
      ) : (
        <span className="text-quiet">
          No bills yet.{' '}
          <Link href="/recurring-bills" className={link}>
            Add your first bill
          </Link>
        </span>
      )}
    </li>
  )
}

function OutlookSkeleton() {
  return (
    <Loading label="Loading this month">
      <div className={cx(height, 'flex flex-col gap-3')}>
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="min-h-32 w-full grow rounded-card" />
      </div>
    </Loading>
  )
}

/** A fixed height, so that the page does not shift when the figures arrive. */
const height = 'min-h-98 md:min-h-67 touch:min-h-122 md:touch:min-h-76'

const link =
  'inline-flex min-h-6 items-center rounded-[4px] text-start text-accent underline-offset-3 wrap-anywhere hover:underline touch:min-h-11 forced-colors:underline'
