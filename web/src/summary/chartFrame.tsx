import { type ReactNode, useRef } from 'react'
import { type ChartInk, useChartInk } from './useChartInk.ts'

/** Gives a canvas a fixed height, so that nothing moves when it is drawn, and the page's own colours. */
export function ChartFrame({ children }: { children: (ink: ChartInk) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const ink = useChartInk(place)
  return (
    <div ref={place} className="relative h-full border-0 border-hairline bg-raised text-quiet">
      {ink && children(ink)}
    </div>
  )
}
