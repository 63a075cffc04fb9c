import { type Cents, formatMoney, minus } from '@evenkeel/domain/money'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { lettersOf } from './wholeFigures.tsx'

/** From a million dollars on, an amount has too many digits for a narrow column, and from a billion on for a wider one. */
const millionCents: Cents = 1_000_000_00
const billionCents: Cents = 1_000_000_000_00

type FigureRowProps = {
  /** What the figures show: all have the size at which the longest fits. */
  amounts?: readonly (Cents | undefined)[]
  children: ReactNode
}

/** Figures in one row on the waterline, in two columns below 768 px, and in one on the narrowest screens. */
export function FigureRow({ amounts = [], children }: FigureRowProps) {
  const largest = Math.max(0, ...amounts.map((cents = 0) => Math.abs(cents)))
  return (
    <dl
      data-long={largest >= billionCents ? 'billions' : largest >= millionCents || undefined}
      className="figure-row"
      style={lettersOf(`${minus}${formatMoney(largest)}`)}
    >
      {children}
    </dl>
  )
}

type FigureProps = {
  label: string
  figure: ReactNode
  /** On the other side of the line. */
  note?: ReactNode
  /** Income is above the line, expenses are below it, and the balance floats. */
  stand?: 'above' | 'below' | 'afloat'
  /** A share from 0 to 1, drawn along the line. */
  meter?: number
}

export function Figure({ label, figure, note, stand = 'above', meter }: FigureProps) {
  return (
    <div data-stand={stand}>
      <dt className="text-small text-quiet">{label}</dt>
      <dd data-part="figure">{figure}</dd>
      {note && (
        <dd data-part="note" className="text-small text-quiet">
          {note}
        </dd>
      )}
      {meter !== undefined && (
        <dd
          aria-hidden
          data-part="meter"
          className={cx(meter >= 1 ? 'bg-out' : 'bg-accent')}
          style={{ width: `${Math.min(1, Math.max(0, meter)) * 100}%` }}
        />
      )}
    </div>
  )
}

/** A second figure as a note, on the other side of the line. */
export function SecondFigure({ children }: { children: ReactNode }) {
  return <span data-part="figure">{children}</span>
}
