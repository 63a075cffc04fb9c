import type { ChartEvent } from 'chart.js'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Gives a canvas a fixed height and the page's colours. On paper the chart keeps the shape in which it was drawn. */
export function ChartFrame({ children }: { children: (ink: ChartInk) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const ink = useChartInk(place)
  return (
    <div
      ref={place}
      className="relative h-full border-0 border-hairline bg-raised text-quiet print:h-76 print:break-inside-avoid print:*:max-w-full print:*:object-contain"
    >
      <span data-strong hidden className="font-serif text-ink" />
      {ink && children(ink)}
    </div>
  )
}

/** What all charts have in common: a hand over whatever can be pressed. */
export const chartOptions = {
  maintainAspectRatio: false,
  animation: false,
  onHover({ native }: ChartEvent, hits: readonly unknown[]) {
    if (native?.target instanceof HTMLElement) {
      native.target.style.cursor = hits.length > 0 ? 'pointer' : ''
    }
  },
} as const

/** A chart's tooltip looks like any other. */
export function tooltipLook({ strong, ground, font }: ChartInk) {
  return {
    backgroundColor: strong,
    titleColor: ground,
    bodyColor: ground,
    titleFont: { family: font, size: 13 },
    bodyFont: { family: font, size: 13 },
    cornerRadius: 8,
    padding: 8,
    caretSize: 0,
    boxPadding: 4,
  }
}

/** The colours that a canvas cannot take from the stylesheet. */
export type ChartInk = {
  text: string
  strong: string
  line: string
  ground: string
  font: string
  serif: string
}

/** Reads them from a styled element, and again when the theme changes or the page is printed. */
function useChartInk(place: RefObject<HTMLElement | null>): ChartInk | undefined {
  const [ink, setInk] = useState<ChartInk>()

  // Before the browser paints, so that a chart first drawn for printing has its colours in time.
  useLayoutEffect(() => {
    const read = () => {
      if (!place.current) return
      const { color, borderTopColor, backgroundColor, fontFamily } = getComputedStyle(place.current)
      const strong = place.current.querySelector('[data-strong]') ?? place.current
      const { color: strongColor, fontFamily: serif } = getComputedStyle(strong)
      setInk({
        text: color,
        strong: strongColor,
        line: borderTopColor,
        ground: backgroundColor,
        font: fontFamily,
        serif,
      })
    }
    read()
    // Printing does not wait, so the chart must be drawn before this event handler returns.
    const readNow = () => flushSync(read)
    const paper = window.matchMedia('print')
    paper.addEventListener('change', readNow)
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', read)
    const choice = new MutationObserver(read)
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      paper.removeEventListener('change', readNow)
      system.removeEventListener('change', read)
      choice.disconnect()
    }
  }, [place])

  return ink
}
