import { type ReactNode, useDeferredValue } from 'react'
import { cx } from './cx.ts'

type AfterPaintProps = {
  /** The height to keep free until then, so that what is around them keeps its place. */
  room: string
  children: ReactNode
}

/**
 * Renders its children once what is around them has been painted, so that a dialog answers its button sooner, and a
 * page shows its first figures sooner.
 */
export function AfterPaint({ room, children }: AfterPaintProps) {
  const isPainted = useDeferredValue(true, false)
  return isPainted ? children : <div aria-busy className={cx('shrink-0', room)} />
}
