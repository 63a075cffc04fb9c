import { formatDay } from '@evenkeel/domain/calendar'
import { formatMoney } from '@evenkeel/domain/money'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { cardTitle } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/iconButton.tsx'
import { Money } from '#ui/money.tsx'
import {
  levelOf,
  netOf,
  nextStep,
  type SampleEntry,
  sampleEntries,
  standsForMs,
} from './demoScript.ts'

/** A looping demo: four transactions arrive, and the water rises and falls with the balance. */
export function LiveDemo() {
  const { arrived, playing, toggle } = useDemo()
  return (
    <section
      aria-labelledby="demo-title"
      className="flex flex-col self-start overflow-hidden rounded-card border border-hairline bg-raised"
    >
      <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5">
        <h2 id="demo-title" className={cardTitle}>
          A sample month
        </h2>
        <IconButton
          label={playing ? 'Pause the demo' : 'Play the demo'}
          icon={playing ? Pause : Play}
          size="small"
          onClick={toggle}
        />
      </header>
      <Water arrived={arrived} />
      <ul className="px-5 pb-2">
        {sampleEntries.map((entry, index) => (
          <Row key={entry.text} entry={entry} shown={index < arrived} />
        ))}
      </ul>
    </section>
  )
}

/** The net balance floats on water as high as itself. */
function Water({ arrived }: { arrived: number }) {
  const surface = highWater + (1 - levelOf(arrived)) * (lowWater - highWater)
  return (
    <div className="relative h-56 overflow-hidden md:h-80 lg:h-96 bg-sunken">
      <div
        className="absolute inset-0 border-t-2 border-accent bg-accent-soft transition-[translate] duration-700 ease-settle"
        style={{ translate: `0 ${surface}%` }}
      >
        <div className="absolute bottom-full left-1/2 -translate-x-1/2 pb-1.5 text-center">
          <p className="text-small text-quiet">Net Balance</p>
          <p className="font-serif text-heading leading-tight lg:text-display">
            {formatMoney(netOf(arrived))}
          </p>
        </div>
        <svg
          aria-hidden
          viewBox="0 0 64 20"
          className="absolute -top-px left-1/2 w-28 -translate-x-1/2 fill-accent"
        >
          <path d="M0 0C4 26 60 26 64 0Z" />
        </svg>
      </div>
      <div
        className="absolute inset-x-0 border-t border-dashed border-edge"
        style={{ top: `${lowWater}%` }}
      >
        <span className="absolute right-5 bottom-0.5 text-small text-quiet">$0</span>
      </div>
    </div>
  )
}

/** The surface at the month's highest balance and at zero, in percent from the top. */
const highWater = 36
const lowWater = 82

function Row({ entry, shown }: { entry: SampleEntry; shown: boolean }) {
  return (
    <li
      className={cx(
        'flex min-h-13 flex-wrap items-center gap-x-2 sm:gap-x-3 border-b border-hairline last:border-b-0',
        shown ? 'animate-surface' : 'invisible',
      )}
    >
      <span className="min-w-12 shrink-0 text-small text-quiet sm:min-w-14">
        {formatDay(entry.date, 'short')}
      </span>
      <span className="min-w-0 flex-1 truncate max-[20rem]:min-w-[55%]">{entry.text}</span>
      <Badge
        tone={entry.type === 'income' ? 'income' : 'neutral'}
        className="max-sm:hidden md:max-lg:hidden"
      >
        {entry.type === 'income' ? 'Income' : entry.category}
      </Badge>
      <Money kind={entry.type} cents={entry.cents} className="ml-auto min-w-24 shrink-0 text-end" />
    </li>
  )
}

/** Plays by itself, unless the user prefers reduced motion: then the whole month is shown at once. */
function useDemo() {
  const [playing, setPlaying] = useState(() => !prefersStillness())
  const [arrived, setArrived] = useState(() => (prefersStillness() ? sampleEntries.length : 1))

  useEffect(() => {
    if (!playing) return
    const next = setTimeout(() => setArrived(nextStep), standsForMs(arrived))
    return () => clearTimeout(next)
  }, [playing, arrived])

  return { arrived, playing, toggle: () => setPlaying(!playing) }
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
