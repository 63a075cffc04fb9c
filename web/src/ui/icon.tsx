import type { LucideIcon } from 'lucide-react'

type IconProps = { of: LucideIcon; size?: number; className?: string }

/** Always beside text, so it is hidden from assistive technology. */
export function Icon({ of: Glyph, size = 18, className = '' }: IconProps) {
  return (
    <Glyph
      aria-hidden
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth
      className={`shrink-0 ${className}`}
    />
  )
}
