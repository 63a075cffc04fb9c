import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button, ButtonLink } from '../button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../iconButton.tsx'
import { useSwipe } from '../useSwipe.ts'
import { withWholeFigures } from '../wholeFigures.tsx'
import { dismissToast, type ToastEntry, toastDurationMs } from './toastStore.ts'

type ToastCardProps = { entry: ToastEntry; isPaused: boolean; onFocusLost: () => void }

const rules = { default: 'border-accent', success: 'border-in', destructive: 'border-out' }
const inks = { default: 'text-ink', success: 'text-in', destructive: 'text-out' }

export function ToastCard({ entry, isPaused, onFocusLost }: ToastCardProps) {
  const { id, open, variant = 'default', description, more } = entry
  const title = entry.title ?? (variant === 'destructive' ? 'Error' : undefined)
  const [isGone, setGone] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  useCountdown(entry.durationMs ?? toastDurationMs, open && !isPaused, () => dismissToast(id))
  const swipe = useSwipe({ ...toTheRight, onSwiped: () => dismissToast(id) })

  useFocusLost(card, open, onFocusLost)

  if (isGone) return null
  return (
    <li
      ref={card}
      data-state={open ? 'open' : 'closed'}
      onAnimationEnd={() => !open && setGone(true)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(id)}
      {...swipe}
      className="pointer-events-auto relative touch-pan-y rounded-card border border-hairline bg-raised py-3 pr-12 pl-4 text-ink shadow-float max-[11rem]:text-small data-[state=closed]:animate-fade-out data-[state=open]:animate-surface data-[swiped]:animate-slide-out"
    >
      {title && (
        <p
          className={cx(
            'flex items-center gap-2 font-semibold',
            description && cx('mb-2 border-b-2 pb-2', rules[variant]),
            inks[variant],
          )}
        >
          {variant === 'success' && <Icon of={CircleCheck} />}
          {variant === 'destructive' && <Icon of={CircleAlert} />}
          {title}
        </p>
      )}
      {description && <p>{withWholeFigures(description)}</p>}
      {more && <p className="mt-1 text-small text-quiet">{withWholeFigures(more.text)}</p>}
      <Actions entry={entry} />
      <IconButton
        label="Close"
        icon={X}
        size="small"
        className="absolute top-1.5 right-1.5"
        onClick={() => dismissToast(id)}
      />
    </li>
  )
}

/** Each of them closes the toast. */
function Actions({ entry: { id, action, more, link } }: Pick<ToastCardProps, 'entry'>) {
  if (!action && !more && !link) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      {action && (
        <Button size="small" onClick={() => dismissToast(id) && action.onSelect()}>
          {action.label}
        </Button>
      )}
      {more && (
        <Button size="small" onClick={() => dismissToast(id) && more.onSelect()}>
          {more.label}
        </Button>
      )}
      {link && (
        <ButtonLink
          size="small"
          variant="quiet"
          // Where it wraps below the buttons, its text begins where their edge does.
          className="max-[20rem]:-ms-3"
          href={link.href}
          onClick={() => dismissToast(id)}
        >
          {link.label}
        </ButtonLink>
      )}
    </div>
  )
}

const toTheRight = {
  sides: ['right'],
  thresholdPx: 50,
  accepts: ({ target }: PointerEvent) => (target as Element).closest('button') === null,
} as const

/** Reports that the card goes away while it has the focus: when it closes, or when a newer one replaces it. */
function useFocusLost(card: RefObject<HTMLElement | null>, isOpen: boolean, onLost: () => void) {
  const tellIfOn = useEffectEvent((element: HTMLElement | null) => {
    if (element?.contains(document.activeElement)) onLost()
  })
  useEffect(() => {
    if (!isOpen) tellIfOn(card.current)
  }, [card, isOpen])
  useLayoutEffect(() => {
    const element = card.current
    return () => tellIfOn(element)
  }, [card])
}

/** Counts down while it is allowed to, and resumes where it stopped. */
function useCountdown(durationMs: number, isRunning: boolean, onEnd: () => void) {
  const leftMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isRunning || leftMs.current === Number.POSITIVE_INFINITY) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isRunning])
}
