import type { CategoryTotal } from '@evenkeel/domain/summary'
import { formatMoney, formatPlural } from '#lib/format.ts'
import { categoryLook } from '#transactions/categoryLook.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

type BreakdownRowProps = {
  row: CategoryTotal
  /** Collapsed on the screen, but printed. */
  onPaperOnly: boolean
  onSelect: () => void
}

/** One category. Pressing it shows its transactions. */
export function BreakdownRow({ row, onPaperOnly, onSelect }: BreakdownRowProps) {
  const { icon, colour } = categoryLook(row.name)
  return (
    <li className={cx(place, onPaperOnly && 'hidden print:list-item')}>
      <button type="button" onClick={onSelect} className={line}>
        <span
          className="flex size-9 items-center justify-center rounded-control bg-[color-mix(in_srgb,currentcolor_12%,transparent)]"
          style={{ color: colour }}
        >
          <Icon of={icon} />
        </span>
        <span className={words}>
          <span className="min-w-0 grow basis-[min-content]">
            <span className="block font-medium">{row.name}</span>
            <span className="block text-small text-quiet [overflow-wrap:normal]">
              {formatPlural(row.count, 'transaction')}
            </span>
          </span>
          <span className="ml-auto text-end">
            <span className="block">{formatMoney(row.amount)}</span>
            <span className="block text-small text-quiet">{row.percent.toFixed(1)}%</span>
          </span>
        </span>
        <Share percent={row.percent} colour={colour} />
      </button>
    </li>
  )
}

function Share({ percent, colour }: { percent: number; colour: string }) {
  return (
    <span aria-hidden className="col-span-full h-1 overflow-hidden rounded-full bg-sunken">
      <span
        className="block h-full rounded-full"
        style={{ width: `${Math.max(percent, 0.5)}%`, background: colour }}
      />
    </span>
  )
}

const place = 'border-hairline not-first:border-t print:break-inside-avoid'
// An amount too wide beside the name's longest word goes below it.
const words = 'flex min-w-0 flex-wrap items-center gap-x-3'
const line =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-5 py-2.5 text-start text-body transition-colors duration-150 hover:bg-paper focus-visible:outline-offset-[-2px]'
