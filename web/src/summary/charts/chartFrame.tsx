import type { ChartEvent } from 'chart.js'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Gives a canvas a fixed height, and the page's colours and text size. On paper the chart keeps the shape in which it
 * was drawn.
 */
export function ChartFrame({ children }: { children: (ink: ChartInk) => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const ink = useChartInk(place)
  return (
    <div
      ref={place}
      className="relative h-full border-0 border-hairline bg-raised text-quiet forced-color-adjust-none forced-colors:border-[color-mix(in_srgb,CanvasText_35%,Canvas)] forced-colors:bg-[Canvas] forced-colors:text-[CanvasText] print:h-76 print:break-inside-avoid print:*:max-w-full print:*:object-contain"
    >
      <span data-strong hidden className="font-serif text-ink forced-colors:text-[CanvasText]" />
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
export function tooltipLook({ strong, ground, font, fontSize }: ChartInk) {
  const text = { family: font, size: fontSize * (13 / 12) }
  return {
    backgroundColor: strong,
    titleColor: ground,
    bodyColor: ground,
    titleFont: text,
    bodyFont: text,
    cornerRadius: 8,
    padding: 8,
    caretSize: 0,
    boxPadding: 4,
  }
}

/** What a canvas cannot take from the stylesheet. */
export type ChartInk = {
  text: string
  strong: string
  line: string
  ground: string
  font: string
  fontSize: number
  serif: string
}

const fontSizeMin = 12
const remUsual = 16
/** In wider letters, the labels would leave the chart too little room. */
const lettersAcross = 16

/** Grows with the browser's text size, as far as the chart's width allows. */
function fontSizeIn(place: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const grown = Math.min(fontSizeMin * (rem / remUsual), place.clientWidth / lettersAcross)
  return Math.max(fontSizeMin, Math.floor(grown))
}

/** Reads it from a styled element, and again when the theme or the size changes or the page is printed. */
function useChartInk(place: RefObject<HTMLElement | null>): ChartInk | undefined {
  const [ink, setInk] = useState<ChartInk>()

  // Before the browser paints, so that a chart first drawn for printing has its colours in time.
  useLayoutEffect(() => {
    const read = () => {
      if (!place.current) return
      const { color, borderTopColor, backgroundColor, fontFamily } = getComputedStyle(place.current)
      const strong = place.current.querySelector('[data-strong]') ?? place.current
      const { color: strongColor, fontFamily: serif } = getComputedStyle(strong)
      const next = {
        text: color,
        strong: strongColor,
        line: borderTopColor,
        ground: backgroundColor,
        font: fontFamily,
        fontSize: fontSizeIn(place.current),
        serif,
      }
      // A resize that changes nothing draws nothing.
      setInk((ink) => (ink && isSame(ink, next) ? ink : next))
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
    const size = new ResizeObserver(read)
    if (place.current) size.observe(place.current)
    return () => {
      paper.removeEventListener('change', readNow)
      system.removeEventListener('change', read)
      choice.disconnect()
      size.disconnect()
    }
  }, [place])

  return ink
}

function isSame(one: ChartInk, other: ChartInk): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
