import type { Bill, BillMonth } from '@evenkeel/domain/bills'
import { daysBetween, formatDay, type LocalDate } from '@evenkeel/domain/calendar'
import { formatMoney } from '@evenkeel/domain/money'
import { formatPlural } from '@evenkeel/domain/text'
import { Fragment, useState } from 'react'
import { useToday } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { DaySlider } from '#ui/daySlider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { QueryView } from '#ui/states.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { dot } from '#ui/wholeFigures.tsx'
import { ItemRow, keyOf, Sums, stateWords } from './itemRow.tsx'
import { drawStrip, listStripDays, type StripDay, type StripItem } from './strip.ts'
import { useBillMonth } from './useBillMonth.ts'

/** This month's due dates against the waterline. */
export function MonthStrip({ bills }: { bills: readonly Bill[] }) {
  const query = useBillMonth()
  const today = useToday()
  const [isList, setList] = useState(false)
  const days = query.data && listStripDays(query.data, today)
  return (
    <Card
      title={formatDay(today, 'monthOfYear')}
      className="mb-6"
      actions={
        days &&
        days.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            className="not-forced-colors:-mx-3 print:hidden"
            aria-expanded={isList}
            onClick={() => setList(!isList)}
          >
            {isList ? 'Show strip' : 'Show list'}
            <span className="sr-only"> of this month’s bills</span>
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        error="This month’s bills could not be loaded."
        skeleton={<Skeleton className="h-52 md:h-47" />}
      >
        {(month) => (
          <div className="min-h-52 md:min-h-47">
            <MonthWords month={month} days={days ?? []} hasLegend={!isList} />
            {isList ? (
              <ul className="mt-2 border-t-2 border-accent">
                {days?.flatMap(({ items }) =>
                  items.map((item) => <ItemRow key={keyOf(item)} item={item} isDated />),
                )}
              </ul>
            ) : (
              <Strip month={month} days={days ?? []} bills={bills} />
            )}
          </div>
        )}
      </QueryView>
    </Card>
  )
}

type MonthWordsProps = { month: BillMonth; days: readonly StripDay[]; hasLegend: boolean }

/** How far the month is, in words. */
function MonthWords({ month, days, hasLegend }: MonthWordsProps) {
  const items = days.flatMap((day) => day.items)
  const of = (state: StripItem['state']) => items.filter((item) => item.state === state)
  const earlier = month.due.filter(({ dueDate }) => dueDate < month.from).length
  const name = formatDay(month.from, 'monthName')
  const parts = [
    items.length > 0 && `${of('paid').length} of ${items.length} paid`,
    of('overdue').length > 0 && <Sums key="overdue" words="overdue" items={of('overdue')} />,
    of('toCome').length > 0 && <Sums key="toCome" words="still to come" items={of('toCome')} />,
    earlier > 0 && `${formatPlural(earlier, 'due date')} overdue from before ${name}`,
  ].filter((part) => part !== false)
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-small text-quiet">
      <p>
        {items.length === 0 && `No bills fall due in ${name}.`}
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state.
          <Fragment key={at}>
            {at > 0 && dot}
            {part}
          </Fragment>
        ))}
      </p>
      {hasLegend && items.length > 0 && (
        <p aria-hidden>
          Full: paid. <span className="forced-colors:hidden">Red</span>
          <span className="hidden forced-colors:inline">Highlighted</span>: overdue. Dotted: today.
        </p>
      )}
    </div>
  )
}

type StripProps = { month: BillMonth; days: readonly StripDay[]; bills: readonly Bill[] }

function Strip({ month, days, bills }: StripProps) {
  const today = useToday()
  const [chosen, setChosen] = useState<LocalDate>()
  // "Mark as Paid" disappears with what it has paid.
  const list = useListFocus(month)
  const length = daysBetween(month.from, month.to) + 1
  const placeOf = (day: LocalDate) => (daysBetween(month.from, day) + 0.5) / length
  const next = days.findIndex(({ day }) => day >= (chosen ?? today))
  const index = next === -1 ? days.length - 1 : next
  const day = days[index]
  const picture = (
    <Picture
      days={days}
      placeOf={placeOf}
      width={100 / length}
      today={today}
      marked={chosen && day?.day}
    />
  )
  const height = 'relative mt-3 h-28'
  return (
    <>
      {day ? (
        <DaySlider
          label="Bills by day"
          places={days.map((one) => placeOf(one.day))}
          index={index}
          chosen={index}
          words={wordsOf(day)}
          onChoose={(at) => setChosen(days[at]?.day)}
          className={cx(height, 'cursor-pointer touch-pan-y')}
        >
          {picture}
        </DaySlider>
      ) : (
        <div className={height}>{picture}</div>
      )}
      <div aria-hidden className="mt-1 flex justify-between text-small text-quiet">
        <span>{formatDay(month.from, 'short')}</span>
        <span>{formatDay(month.to, 'short')}</span>
      </div>
      {day && chosen ? (
        <section
          {...list}
          aria-label={`Bills of ${formatDay(day.day, 'short')}`}
          className="rounded-control"
        >
          <p aria-hidden className="mt-2 text-small text-ink">
            {formatDay(day.day)}
          </p>
          <ul className="mt-1 border-t border-hairline">
            {day.items.map((item) => {
              const bill = bills.find(({ id }) => id === item.billId)
              return <ItemRow key={keyOf(item)} item={item} bill={bill} />
            })}
          </ul>
        </section>
      ) : (
        day && <p className="text-small text-quiet print:hidden">Choose a day to pay its bills.</p>
      )}
    </>
  )
}

function wordsOf({ day, items }: StripDay): string {
  const named = items.map(
    (item) => `${item.name} ${formatMoney(item.amount)}, ${stateWords[item.state]}`,
  )
  return `${formatDay(day, 'short')}: ${named.join('; ')}`
}

type PictureProps = {
  days: readonly StripDay[]
  placeOf: (day: LocalDate) => number
  /** Of a day, in percent. */
  width: number
  today: LocalDate
  marked: LocalDate | undefined
}

function Picture({ days, placeOf, width, today, marked }: PictureProps) {
  const { waterline, bars } = drawStrip(days)
  const at = placeOf(today) * 100
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      <rect y={waterline} width="100" height={100 - waterline} className="fill-accent-soft" />
      {marked && (
        <rect
          x={placeOf(marked) * 100 - width / 2}
          width={width}
          height="100"
          className="fill-edge/35 forced-colors:fill-none forced-colors:stroke-[Highlight]"
        />
      )}
      <path d={`M${at} -4V104`} className="stroke-ink" strokeWidth="1" strokeDasharray="2 3" />
      {days.flatMap(({ day }, index) =>
        bars[index]?.map(({ item, y, height }) => (
          <rect
            key={keyOf(item)}
            x={placeOf(day) * 100 - width * 0.36}
            y={y}
            width={width * 0.72}
            height={height}
            strokeWidth="1.5"
            className={lookOf(item)}
          />
        )),
      )}
      <path d={`M0 ${waterline}H100`} className="stroke-accent" strokeWidth="2" />
    </svg>
  )
}

/** Paid ones are full, the others hollow. Red is overdue, above the waterline as below it. */
function lookOf({ type, state }: StripItem): string {
  if (state === 'overdue') return 'fill-out-soft stroke-out'
  if (type === 'income') return state === 'paid' ? 'fill-in stroke-in' : 'fill-raised stroke-in'
  return state === 'paid' ? 'fill-edge stroke-edge' : 'fill-raised stroke-ink'
}
