import { useEffect, useRef } from 'react'
import { attachTooltips } from './tooltips.ts'

/**
 * Stands once in each frame. What carries `data-tip` gets a tooltip; an IconButton carries its label.
 * It repeats in sight what the control is called anyway, so assistive technology skips it.
 */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => (layer.current ? attachTooltips(layer.current) : undefined), [])
  return (
    <div
      ref={layer}
      popover="manual"
      aria-hidden
      className="fixed inset-auto m-0 max-w-64 animate-fade-in rounded-control border-0 bg-ink px-2.5 py-1 text-small text-paper"
    />
  )
}
