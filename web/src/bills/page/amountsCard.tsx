import { type AmountSpan, amountSpans, type BillPayments, nextAfter } from '@evenkeel/domain/bills'
import { daysBetween, formatDay } from '@evenkeel/domain/calendar'
import { formatMoney } from '@evenkeel/domain/money'
import { useToday } from '#lib/today.ts'
import { Card } from '#ui/card.tsx'
import { WholeFigure } from '#ui/wholeFigures.tsx'
import { changeWord } from '../words.ts'

/** All payments, not only those listed: the picture and the words say the same. */
export function AmountsCard({ found }: { found: BillPayments }) {
  const { bill, payments, changes } = found
  const today = useToday()
  const [latest] = payments
  if (latest === undefined || payments.length < 2) return null
  const spans = amountSpans(found, nextAfter(bill, latest.dueDate))
  return (
    <Card title="Amount over time">
      <Steps spans={spans} />
      <div
        aria-hidden
        className="flex flex-wrap justify-between gap-x-4 pt-1 text-small text-quiet"
      >
        {spans[0] && <End day={spans[0].from} cents={spans[0].amount} />}
        <End day={latest.dueDate} cents={latest.amount} className="ms-auto text-end" />
      </div>
      <SpanTable spans={spans} last={latest.dueDate} />
      {changes.length === 0 ? (
        <p className="pt-2 text-quiet">The amount has been the same each time.</p>
      ) : (
        <ul className="pt-2">
          {changes.map(({ dueDate, from, to }) => (
            <li key={dueDate} className="py-0.5">
              {changeWord({ dueDate, from, to }, today)} from {formatMoney(from)} to{' '}
              {formatMoney(to)} on <span className="whitespace-nowrap">{formatDay(dueDate)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A step for each amount, as wide as it lasted and as high as it is. */
function Steps({ spans }: { spans: readonly AmountSpan[] }) {
  const [first, last] = [spans[0], spans.at(-1)]
  if (first === undefined || last === undefined) return null
  const days = daysBetween(first.from, last.until)
  const most = Math.max(...spans.map(({ amount }) => amount))
  const path = spans
    .map(({ from, until, amount }) => {
      const [start, end] = [from, until].map((day) => (daysBetween(first.from, day) / days) * 100)
      const top = 100 - (amount / most) * 100
      return `${start} ${top}L${end} ${top}`
    })
    .join('L')
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="h-20 w-full overflow-visible border-b-2 border-accent *:[vector-effect:non-scaling-stroke]"
    >
      <path
        d={`M0 100L${path}L100 100Z`}
        className="fill-accent-soft forced-colors:fill-[Canvas]"
      />
      <path
        data-part="steps"
        d={`M${path}`}
        strokeWidth="2"
        className="stroke-ink forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
}

function End({ day, cents, className }: { day: string; cents: number; className?: string }) {
  return (
    <span className={className}>
      <span className="block whitespace-nowrap">{formatDay(day)}</span>
      <WholeFigure text={formatMoney(cents)} />
    </span>
  )
}

/** The picture for a screen reader. */
function SpanTable({ spans, last }: { spans: readonly AmountSpan[]; last: string }) {
  return (
    <div className="sr-only">
      <table>
        <caption>Amount over time</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {spans.map(({ from, amount }) => (
            <tr key={from}>
              <th scope="row">{formatDay(from)}</th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Last, {formatDay(last)}</th>
            <td>{formatMoney(spans.at(-1)?.amount ?? 0)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
