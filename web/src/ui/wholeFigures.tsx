import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A figure on one line. With very large text on a phone, a long one has letters small enough to fit. */
export function WholeFigure({ text, className }: { text: string; className?: string }) {
  return (
    <span className={cx('whole-figure', className)} style={lettersOf(text)}>
      {text}
    </span>
  )
}

/** Tells the stylesheet how long a figure is. */
export function lettersOf(text: string): CSSProperties {
  return { '--letters': text.length } as CSSProperties
}

/** Puts amounts, dates and times into words such that no line ends inside one. What is no text stays as it is. */
export function withWholeFigures(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words
  return words.split(wholes).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
      <WholeFigure key={at} text={part} />
    ),
  )
}

/** Stands between the parts of a line. A line may end in it, but never begins with it. */
export const dot = '\u00a0· '

const wholes =
  /([+−]?\$[\d,.]*\d|−[\d,.]*\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?\b|\b\d{1,2}:\d{2}\s[AP]M\b)/
