import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

type FigureCardProps = {
  label: string
  figure: ReactNode
  caption: ReactNode
  /** Where the figure is in relation to the waterline. */
  stands?: 'above' | 'below'
  /** What is drawn on the line itself, such as how much of it is used up. */
  mark?: ReactNode
}

/** One figure of the four. Money that is there stands on the waterline; what is gone hangs below it. */
export function FigureCard({ label, figure, caption, stands = 'above', mark }: FigureCardProps) {
  const shown = (
    <p className="font-serif text-title font-semibold lg:text-heading lg:font-normal">{figure}</p>
  )
  return (
    <li className="flex min-w-0 flex-col">
      <div className={cx('flex h-19 flex-col justify-end px-5 lg:h-23', aboveGap[stands])}>
        <h2 className="font-sans text-small font-medium text-quiet">{label}</h2>
        {stands === 'above' && shown}
      </div>
      <div className="relative min-h-18 flex-1 border-t-2 border-accent px-5 pt-2 pb-3 lg:min-h-21">
        {mark}
        {stands === 'below' && shown}
        <p className="text-small text-quiet">{caption}</p>
      </div>
    </li>
  )
}

const aboveGap = { above: 'pb-1.5', below: 'pb-2' }

export function FigureRow({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-2 md:grid-cols-4">{children}</ul>
}
