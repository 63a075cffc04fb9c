import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'

type ChartPanelProps = {
  title: string
  /** What the chart shows, in one sentence. */
  sentence: string
  chart: (describedBy: string) => ReactNode
  /** The same figures for whoever reads rather than looks; undefined where there are none. */
  table: ReactNode
  /** The figures are those of before; the new ones are on their way. */
  busy: boolean
}

/** A chart with its name, its sentence, and the table behind it, which also goes to paper. */
export function ChartPanel({ title, sentence, chart, table, busy }: ChartPanelProps) {
  const [isTable, setTable] = useState(false)
  const sentenceId = useId()
  const tableId = useId()
  return (
    <div aria-busy={busy || undefined} className="min-w-0">
      <div className="flex items-center justify-between gap-3 print:break-after-avoid">
        <h3 className="text-body">{title}</h3>
        {table && (
          <Button
            size="small"
            variant="quiet"
            className="-mr-3"
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
        {sentence}
      </p>
      <div
        className={cx(
          'mt-2 h-76 print:h-auto print:break-after-avoid',
          isTable && Boolean(table) && 'hidden print:block',
        )}
      >
        {chart(sentenceId)}
      </div>
      {table && (
        <div
          id={tableId}
          className={cx(
            'mt-2 h-76 overflow-auto print:h-auto print:overflow-visible',
            !isTable && 'hidden print:block',
          )}
        >
          {table}
        </div>
      )}
    </div>
  )
}
