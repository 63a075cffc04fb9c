import type { LucideIcon } from 'lucide-react'

type IconProps = {
  of: LucideIcon
  /** In pixels at the browser's default text size. */
  size?: number
  className?: string
}

/** Always beside text, so it is hidden from assistive technology. It grows with the text, as spacing does. */
export function Icon({ of: Glyph, size = 18, className = '' }: IconProps) {
  const length = `calc(var(--spacing) * ${size / 4})`
  return (
    <Glyph
      aria-hidden
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth
      className={`shrink-0 ${className}`}
      style={{ width: length, height: length }}
    />
  )
}
