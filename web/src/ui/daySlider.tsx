import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

type DaySliderProps = {
  label: string
  /** Where each day is, as a share of the width. */
  places: readonly number[]
  /** The day that is read out, as an index of `places`. */
  index: number
  /** The day that the keys start from. */
  chosen: number
  words: string
  onChoose: (index: number) => void
  onHover?: (index: number | undefined) => void
  /** Called as soon as somebody points at it or moves the focus to it. */
  onRead?: () => void
  className: string
  children: ReactNode
}

/** A picture of some days: the pointer or the arrow keys choose one of them. */
export function DaySlider(props: DaySliderProps) {
  const { label, places, index, chosen, words, onChoose, onHover, onRead, className, children } =
    props

  function nearest({ clientX, currentTarget }: MouseEvent): number {
    const { left, width } = currentTarget.getBoundingClientRect()
    const distances = places.map((place) => Math.abs(place - (clientX - left) / width))
    return distances.indexOf(Math.min(...distances))
  }

  function onKeyDown(event: KeyboardEvent) {
    // With a modifier, an arrow is the browser's own key: Alt and the left arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = afterKey(event.key, chosen, places.length - 1)
    if (next === undefined) return
    event.preventDefault()
    onHover?.(undefined)
    onChoose(next)
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={places.length}
      aria-valuenow={index + 1}
      aria-valuetext={words}
      onFocus={onRead}
      onPointerEnter={onRead}
      onPointerMove={(event) => onHover?.(nearest(event))}
      onPointerLeave={() => onHover?.(undefined)}
      // Not a click, which a finger that slides over the days does not make.
      onPointerUp={(event) => onChoose(nearest(event))}
      onKeyDown={onKeyDown}
      className={className}
    >
      {children}
    </div>
  )
}

/** The day that a key leads to; undefined for other keys. */
function afterKey(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1)
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, index + 1)
    case 'PageDown':
      return Math.max(0, index - 7)
    case 'PageUp':
      return Math.min(last, index + 7)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
