import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  income: 'border-transparent bg-in-soft text-in',
  expense: 'border-transparent bg-out-soft text-out',
  neutral: 'border-hairline bg-sunken text-quiet',
  warning: 'border-transparent bg-warn-soft text-warn',
}

type BadgeProps = { tone?: keyof typeof tones; className?: string; children: ReactNode }

/** In very large text on the narrowest phone it is smaller, so that no word of it is broken. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center rounded-full border px-2.5 py-px text-small font-medium max-[11rem]:px-1.5 max-[11rem]:text-[min(var(--text-small),7vw)] forced-colors:border-[CanvasText]',
        tones[tone],
        className,
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  )
}
