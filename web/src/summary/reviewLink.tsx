import { formatDay, type LocalDate, monthOf } from '@evenkeel/domain/calendar'
import { Link } from 'wouter'

/** Leads to the review of a day's month. */
export function ReviewLink({ day }: { day: LocalDate }) {
  return (
    <Link
      href={`/months/${monthOf(day)}`}
      className="-my-2 inline-flex min-h-6 items-center rounded-[4px] py-2 text-accent underline-offset-3 hover:underline print:hidden"
    >
      Month review<span className="sr-only"> of {formatDay(day, 'monthOfYear')}</span>
    </Link>
  )
}
