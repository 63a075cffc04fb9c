import type { ReactNode } from 'react'

/** A line may end inside a date, or between a minus and its figure, unless they are held together. */
export function withWholeFigures(words: string): ReactNode[] {
  return words.split(wholes).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

const wholes =
  /(−\$?[\d,.]*\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?\b)/
