import { formatDay } from '@evenkeel/domain/calendar'
import type { Outlook } from '@evenkeel/domain/summary'
import { type ReactNode, useState } from 'react'
import { Button, besideTitle } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { DaySlider } from '#ui/daySlider.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { useLargestEntries } from '../queries.ts'
import { drawFloatLine, listMonthDays, type Point } from './floatLine.ts'
import { dayWords, entriesOf } from './outlookWords.ts'

type FloatPictureProps = { outlook: Outlook; onDay: (day: string) => void }

/** The month as a line against the waterline. Pointing at it or the arrow keys read out a day. */
export function FloatPicture({ outlook, onDay }: FloatPictureProps) {
  const days = listMonthDays(outlook)
  const today = outlook.soFar.length - 1
  const [chosen, setChosen] = useState(today)
  const [hovered, setHovered] = useState<number>()
  const [isRead, setRead] = useState(false)
  const entries = useLargestEntries({ from: outlook.from, to: outlook.today }, isRead)
  const index = hovered ?? chosen
  const [day, kept] = [days[index], days[chosen]]
  if (day === undefined || kept === undefined) return null
  const words = dayWords(day, entriesOf(days, index, entries))

  return (
    <>
      <DaySlider
        label="Balance by day"
        places={days.map((_, at) => at / (days.length - 1))}
        index={index}
        chosen={chosen}
        words={words}
        onRead={() => setRead(true)}
        onChoose={setChosen}
        onHover={setHovered}
        className="relative min-h-28 max-[24rem]:min-h-25 max-md:mr-3.5 grow cursor-crosshair touch-pan-y"
      >
        <Lines outlook={outlook} marked={(index / (days.length - 1)) * 100} />
      </DaySlider>
      <DayLabels outlook={outlook} />
      <div className={readOut}>
        <span className="line-clamp-2 max-sm:line-clamp-3">{withWholeFigures(words)}</span>
        <Button
          size="small"
          variant="quiet"
          className={cx(
            besideTitle,
            'max-[24rem]:not-forced-colors:-ml-3',
            kept.isAhead && !kept.later && 'invisible',
          )}
          onClick={() => onDay(kept.day)}
        >
          Show entries
          <span className="sr-only"> of {formatDay(kept.day, 'short')}</span>
        </Button>
      </div>
    </>
  )
}

/** Has room for the words of every day, so that nothing moves. On the narrowest phones the button is below them. */
const readOut =
  'mt-1 flex min-h-[2lh] items-center justify-between gap-x-4 text-small max-sm:min-h-[3lh] max-[24rem]:min-h-[calc(3lh+--spacing(8))] max-[24rem]:flex-wrap max-[24rem]:content-start max-[15rem]:min-h-[calc(6lh+--spacing(11))] touch:max-[24rem]:min-h-[calc(3lh+--spacing(11))] touch:max-[15rem]:min-h-[calc(6lh+--spacing(11))] print:hidden'

type LinesProps = {
  outlook: Outlook
  /** Where the chosen day is, in percent. */
  marked: number
}

function Lines({ outlook, marked }: LinesProps) {
  const { soFar, ahead, lastMonth, forecast, waterline } = drawFloatLine(outlook)
  const end = ahead.at(-1) ?? { x: 100, y: waterline }
  return (
    <>
      <Layer>
        <rect y={waterline} width="100" height={100 - waterline} className="fill-accent-soft" />
        <path
          d={`M0 ${waterline}H100`}
          className="stroke-accent forced-colors:stroke-[GrayText]"
          strokeWidth="2"
        />
      </Layer>
      {/* Behind the lines. On a phone it would cover several days, so half of it is past their end, where room is left for it. */}
      <svg
        aria-hidden
        viewBox="0 0 44 14"
        style={{ left: `${end.x}%`, top: `${end.y}%` }}
        className={cx(
          'absolute mt-px -ml-11 h-3.5 w-11 max-md:-ml-3.5 max-md:h-2.25 max-md:w-7 transition-[top] duration-200 ease-settle motion-reduce:transition-none',
          'fill-accent stroke-raised',
        )}
      >
        <path d="M0 0H44C43 18 1 18 0 0Z" strokeWidth="1" />
      </svg>
      <Layer>
        <path d={`M${marked} 0V100`} className="stroke-edge" strokeWidth="1" />
        <path
          d={pathOf(lastMonth)}
          className="stroke-quiet forced-colors:stroke-[CanvasText]"
          strokeWidth="1.75"
          strokeDasharray="1 4"
          strokeLinecap="round"
        />
        <path
          d={pathOf(forecast)}
          className="stroke-quiet forced-colors:stroke-[GrayText]"
          strokeWidth="1.5"
          strokeDasharray="3 5"
        />
        <path d={pathOf(ahead)} className="stroke-ink" strokeWidth="2" strokeDasharray="6 5" />
        <path d={pathOf(soFar)} className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" />
      </Layer>
    </>
  )
}

/** A picture of 100 by 100, as large as the place. */
function Layer({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  )
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** The first and the last day, and today where there is room for it, which large text leaves none of on a phone. */
function DayLabels({ outlook: { from, to, today, soFar, ahead } }: { outlook: Outlook }) {
  const share = (soFar.length - 1) / (soFar.length + ahead.length - 2)
  return (
    <div
      aria-hidden
      className="@container relative mt-1 flex justify-between text-small text-quiet max-md:mr-3.5"
    >
      <span>{formatDay(from, 'short')}</span>
      {share > 0.2 && share < 0.75 && (
        <span
          className="absolute -translate-x-1/2 @max-[18rem]:hidden"
          style={{ left: `${share * 100}%` }}
        >
          Today
        </span>
      )}
      <span>{today === to ? 'Today' : formatDay(to, 'short')}</span>
    </div>
  )
}
