import { formatCents } from '@evenkeel/domain/money'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDay, formatMoney } from '#lib/format.ts'
import { Badge } from '#ui/badge.tsx'
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

/** A piece of the product, running by itself: four entries arrive, the water rises and falls with them. */
export function LiveDemo() {
  const { arrived, playing, toggle } = useDemo()
  return (
    <section
      aria-labelledby="demo-title"
      className="overflow-hidden rounded-card border border-hairline bg-raised"
    >
      <header className="flex items-center justify-between gap-4 py-3 pr-3 pl-5">
        <h2 id="demo-title" className="text-lead">
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
          <Row key={entry.description} entry={entry} shown={index < arrived} />
        ))}
      </ul>
    </section>
  )
}

/** The net balance floats on the water, and the water is as high as the balance. */
function Water({ arrived }: { arrived: number }) {
  const drop = (1 - levelOf(arrived)) * 96
  return (
    <div className="relative h-48 overflow-hidden bg-sunken">
      <div
        className="absolute inset-x-0 top-[4.75rem] h-48 border-t-2 border-accent bg-accent-soft transition-[translate] duration-700 ease-settle"
        style={{ translate: `0 ${drop}px` }}
      >
        <div className="absolute bottom-full left-5 mb-1.5">
          <p className="text-small text-quiet">Net Balance</p>
          <p className="font-serif text-heading leading-none">
            {formatMoney(formatCents(netOf(arrived)))}
          </p>
        </div>
        <Hull />
      </div>
      <div className="absolute inset-x-0 bottom-3 border-t border-dashed border-edge">
        <span className="absolute right-5 bottom-1 text-small text-quiet">$0</span>
      </div>
    </div>
  )
}

/** The boat of the logo, at rest on its line. */
function Hull() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 64"
      className="absolute right-[18%] -top-[41px] w-20 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M32 32V6l13 20H32" />
      <path d="M14 32a18 18 0 0 0 36 0Z" fill="currentColor" />
    </svg>
  )
}

function Row({ entry, shown }: { entry: SampleEntry; shown: boolean }) {
  return (
    <li
      className={cx(
        'flex h-13 items-center gap-3 border-b border-hairline last:border-b-0',
        shown ? 'animate-surface' : 'invisible',
      )}
    >
      <span className="w-14 shrink-0 text-small text-quiet">{formatDay(entry.date, 'short')}</span>
      <span className="min-w-0 flex-1 truncate">{entry.description}</span>
      <Badge tone={entry.type} className="max-sm:hidden">
        {entry.type === 'income' ? 'Income' : entry.category}
      </Badge>
      <Money
        kind={entry.type}
        amount={formatCents(entry.amountCents)}
        className="w-24 shrink-0 text-end"
      />
    </li>
  )
}

/** Plays by itself, unless the person's system asks for less motion: then the whole month stands still. */
function useDemo() {
  const [playing, setPlaying] = useState(() => !prefersStillness())
  const [arrived, setArrived] = useState(() => (prefersStillness() ? sampleEntries.length : 0))

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
