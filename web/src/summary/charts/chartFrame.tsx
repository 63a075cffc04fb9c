import { type ReactNode, useRef } from 'react'
import { type ChartInk, useChartInk } from './useChartInk.ts'

/**
 * Gives a canvas a fixed height, so that nothing moves when it is drawn, and the page's own colours. On paper the
 * picture keeps the shape in which it was drawn.
 */
export function ChartFrame({ children }: { children: (ink: ChartInk) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const ink = useChartInk(place)
  return (
    <div
      ref={place}
      className="relative h-full border-0 border-hairline bg-raised text-quiet print:h-76 print:break-inside-avoid print:*:max-w-full print:*:object-contain"
    >
      {ink && children(ink)}
    </div>
  )
}
