import { type ReactNode, useId, useState } from 'react'
import { Button, besideTitle } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { withWholeFigures } from '#ui/wholeFigures.tsx'

type ChartPanelProps = {
  title: string
  sentence: string
  chart: (describedBy: string, showTable: () => void) => ReactNode
  /** The same figures as a table; falsy if there are none. */
  table: ReactNode
  /** The figures are stale; new ones are loading. */
  busy: boolean
}

/** A chart with its title, summary and table. The table is also printed. */
export function ChartPanel({ title, sentence, chart, table, busy }: ChartPanelProps) {
  const [isTable, setTable] = useState(false)
  const sentenceId = useId()
  const tableId = useId()
  return (
    <div aria-busy={busy || undefined} data-empty={!table || undefined} className="min-w-0">
      <div className="flex min-h-8 items-center justify-between gap-3 max-[20rem]:flex-wrap max-[20rem]:gap-y-0 touch:min-h-11 forced-colors:mb-1 print:break-after-avoid">
        {/* Never larger than the card's title, which must fit the card in very large text. */}
        <h3 className="text-body max-[20rem]:text-[min(var(--text-body),8vw)]">{title}</h3>
        {table && (
          <Button
            size="small"
            variant="quiet"
            className={besideTitle}
            aria-expanded={isTable}
            aria-controls={tableId}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Show chart' : 'Show table'}
            <span className="sr-only"> of {title}</span>
          </Button>
        )}
      </div>
      <p id={sentenceId} className="min-h-10 text-small text-quiet print:break-after-avoid">
        {withWholeFigures(sentence)}
      </p>
      <div
        className={cx(
          'mt-2 h-76 print:h-auto print:break-after-avoid',
          // Without figures it takes less room, and beside a chart that has some as much as that one.
          !table && 'max-md:h-auto md:group-[:not(:has(table))]/charts:h-44',
          isTable && Boolean(table) && 'hidden print:block',
        )}
      >
        {chart(sentenceId, () => setTable(true))}
      </div>
      {table && (
        <div
          id={tableId}
          className={cx(
            // Ends inside a row, which shows that more follow.
            'mt-2 -mb-2 h-78 overflow-auto touch:mb-8 touch:h-68 print:mb-0 print:h-auto print:overflow-visible',
            !isTable && 'hidden print:block',
          )}
        >
          {table}
        </div>
      )}
    </div>
  )
}
