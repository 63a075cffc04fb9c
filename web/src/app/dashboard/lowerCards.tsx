import { type ReactNode, useDeferredValue } from 'react'
import { lazyPart } from '#lib/lazyPart.ts'
import { useCode } from '#lib/useCode.ts'
import { useLate } from '#lib/useLate.ts'
import { useOutlook } from '#summary/queries.ts'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/states.tsx'

const overview = lazyPart(() => import('#summary/charts/spendingOverview.tsx'), 'SpendingOverview')
const breakdown = lazyPart(() => import('#summary/categoryBreakdown.tsx'), 'CategoryBreakdown')
const quickAdd = lazyPart(() => import('#transactions/quickAdd/quickAddCard.tsx'), 'QuickAddCard')
const recent = lazyPart(
  () => import('#transactions/table/recentTransactions.tsx'),
  'RecentTransactions',
)
const cards = [overview, breakdown, quickAdd, recent]

// Only for what is inside LowerCards.
export const { Part: SpendingOverview } = overview
export const { Part: CategoryBreakdown } = breakdown
export const { Part: QuickAddCard } = quickAdd
export const { Part: RecentTransactions } = recent

/** How long the cards wait for the line's figures. */
const figuresMs = 500

type LowerCardsProps = {
  /** What is inside, at the beginning of a sentence. */
  name: string
  /** The height to keep free until then, so that what is around them keeps its place. */
  room: string
  children: ReactNode
}

/**
 * The cards below this month's line and the totals. One reads these first, so the code of the cards and their forms, a
 * fifth of the page's, is fetched after the line's figures, and they are drawn without keeping a click waiting.
 */
export function LowerCards({ name, room, children }: LowerCardsProps) {
  const { isPending } = useOutlook()
  // Where the server is slow, their skeletons say what is to come.
  const isLate = useLate(figuresMs)
  const { isLoaded, isError, ...again } = useCode('cards', cards, !isPending || isLate)
  const isDrawn = useDeferredValue(isLoaded, false)
  if (isError) return <ErrorState text={`${name} could not be loaded.`} {...again} />
  return isDrawn ? children : <div aria-busy className={cx('shrink-0', room)} />
}
