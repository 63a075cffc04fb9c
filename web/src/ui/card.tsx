import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { withWholeFigures } from './wholeFigures.tsx'

/** A card's title. A long word of very large text is still on one line. */
export const cardTitle = 'text-lead max-[20rem]:text-[min(var(--text-lead),8.5vw)]'

type CardProps = {
  title?: ReactNode
  subtitle?: ReactNode
  /** At the right end of the title's line. */
  actions?: ReactNode
  footer?: ReactNode
  /** "flush" lets its content reach the card's edges. */
  inset?: 'regular' | 'flush'
  className?: string | undefined
  children?: ReactNode
}

export function Card(props: CardProps) {
  const { title, subtitle, actions, footer, inset = 'regular', className, children } = props
  const headingId = useId()
  return (
    <section
      aria-labelledby={title ? headingId : undefined}
      className={cx(
        'flex min-w-0 flex-col rounded-card border border-hairline bg-raised',
        className,
      )}
    >
      {title && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
          <div className="min-w-0">
            <h2 id={headingId} className={cardTitle}>
              {title}
            </h2>
            {subtitle && <p className="text-small text-quiet">{withWholeFigures(subtitle)}</p>}
          </div>
          {/* Beside the title, which stays on one line with that of the next card. */}
          {actions && (
            <div className="-my-0.5 flex flex-wrap items-center gap-2 touch:-my-2 touch:forced-colors:mt-0">
              {actions}
            </div>
          )}
        </header>
      )}
      <div
        className={cx(
          'min-w-0 flex-1',
          inset === 'regular' && 'px-5 pb-5',
          !title && inset === 'regular' && 'pt-5',
        )}
      >
        {children}
      </div>
      {footer && <footer className="border-t border-hairline px-5 py-3">{footer}</footer>}
    </section>
  )
}
