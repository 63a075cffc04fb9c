import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The colours that a canvas cannot take from the stylesheet by itself. */
export type ChartInk = { text: string; line: string; ground: string; font: string }

/** Reads them from an element that is styled with them, and anew when the theme changes or the page goes to paper. */
export function useChartInk(place: RefObject<HTMLElement | null>): ChartInk | undefined {
  const [ink, setInk] = useState<ChartInk>()

  useEffect(() => {
    const read = () => {
      if (!place.current) return
      const { color, borderTopColor, backgroundColor, fontFamily } = getComputedStyle(place.current)
      setInk({ text: color, line: borderTopColor, ground: backgroundColor, font: fontFamily })
    }
    read()
    // Paper does not wait: the picture has to be there when the browser has told of it.
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
