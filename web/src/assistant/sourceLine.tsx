import type { Source } from '@evenkeel/domain/assistant'
import { Link } from 'wouter'
import { formatPlural } from '#lib/format.ts'
import { addressOf } from './sourceAddress.ts'

type SourceLineProps = { source: Source; onLeave: () => void }

/** What a figure rests on, and the page that shows it where one page can. */
export function SourceLine({ source, onLeave }: SourceLineProps) {
  const rows = formatPlural(source.count, 'dues' in source ? 'payment' : 'transaction')
  const address = addressOf(source)
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      {address === undefined ? (
        <span className="min-w-0 wrap-anywhere">{source.label}</span>
      ) : (
        <Link
          href={address}
          onClick={onLeave}
          className="min-w-0 rounded-control text-accent underline underline-offset-3 wrap-anywhere hover:text-accent-hover touch:py-2.5"
        >
          {source.label}
        </Link>
      )}
      <span className="text-quiet">{rows}</span>
    </li>
  )
}
