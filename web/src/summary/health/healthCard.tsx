import { formatMoney, minus } from '@evenkeel/domain/money'
import type { HealthScore, RangeQuery } from '@evenkeel/domain/summary'
import { formatCount, formatPlural } from '@evenkeel/domain/text'
import { ChevronDown, Lightbulb } from 'lucide-react'
import { rangeTitle } from '#lib/rangeWords.ts'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { QueryView } from '#ui/states.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { useHealthScore } from '../queries.ts'
import { isEarly, lookOf, moods } from './moods.ts'
import { TrimGauge } from './trimGauge.tsx'

/** The health score of a range, why it is what it is, and what would raise it most. */
export function HealthCard({ range, className }: { range: RangeQuery; className?: string }) {
  const query = useHealthScore(range)
  return (
    <Card
      title="Financial Health"
      subtitle={rangeTitle(range.startDate, range.endDate)}
      className={className}
    >
      <QueryView
        query={query}
        error="Your score could not be loaded."
        skeleton={<HealthSkeleton />}
      >
        {(health) => <Health health={health} busy={query.isPlaceholderData} />}
      </QueryView>
    </Card>
  )
}

function Health({ health, busy }: { health: HealthScore; busy: boolean }) {
  const { word, tone } = lookOf(health)
  return (
    <div aria-busy={busy || undefined}>
      <TrimGauge score={health.score} mood={word} tone={tone} />
      <p className={cx('mt-1 text-center font-serif text-lead font-semibold', tone)}>
        {word}
        {isEarly(health) && (
          <>
            {' '}
            <span className="inline-block font-sans text-small font-normal">
              {entriesBehind(health)}
            </span>
          </>
        )}
      </p>
      <p className="text-center text-small text-quiet">{spentWords(health)}</p>
      {health.insights.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2 border-t border-hairline pt-4 text-body">
          {health.insights.map((insight) => (
            <li key={insight} className="flex gap-2.5">
              <span
                aria-hidden
                className="mt-[calc(0.5lh-var(--spacing)*0.75)] size-1.5 shrink-0 rounded-full bg-edge forced-color-adjust-none forced-colors:bg-[CanvasText]"
              />
              {insight}
            </li>
          ))}
        </ul>
      )}
      {health.raise && (
        <div className="mt-4 flex gap-2.5 rounded-control bg-accent-soft px-3 py-2.5 text-body">
          {/* In very large text, a long amount needs its room. */}
          <Icon of={Lightbulb} className="mt-0.5 text-accent max-[11rem]:hidden" />
          <div className="min-w-0">
            <p>{withWholeFigures(raiseSentence(health.raise))}</p>
            {health.stepUp && health.stepUp.amount !== health.raise.amount && (
              <p className="text-small text-quiet">
                {withWholeFigures(stepUpSentence(health.stepUp))}
              </p>
            )}
          </div>
        </div>
      )}
      <HealthSteps health={health} />
    </div>
  )
}

function HealthSkeleton() {
  return (
    <Loading label="Loading your score">
      <div className="mx-auto flex aspect-[240/148] w-full max-w-64 flex-col items-center justify-around py-4">
        <Skeleton className="h-9 w-14" />
        <Skeleton className="h-4 w-48 max-w-full rounded-full" />
      </div>
      <Skeleton className="mx-auto mt-2 h-5 w-20" />
      <Skeleton className="mx-auto mt-2 h-3.5 w-40" />
      <div className="mt-4 flex flex-col gap-4 border-t border-hairline pt-5 pb-3">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </Loading>
  )
}

const scoreStart = 50

function HealthSteps({ health }: { health: HealthScore }) {
  return (
    <details className="group mt-4 border-t border-hairline pt-3">
      <summary className="flex min-h-8 list-none items-center justify-between gap-2 rounded-control text-small font-medium text-accent hover:text-accent-hover touch:min-h-11">
        How this score is calculated
        <Icon
          of={ChevronDown}
          size={16}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <dl className="mt-1 text-small">
        <Points label="Every score starts at" points={`${scoreStart}`} />
        {health.steps.map((step) => (
          <Points key={step.key} label={step.sentence} points={signed(step.points)} />
        ))}
        <Points label={limited(health)} points={`${health.score}`} last />
      </dl>
    </details>
  )
}

type PointsProps = { label: string; points: string; last?: boolean }

function Points({ label, points, last = false }: PointsProps) {
  return (
    <div
      className={`flex justify-between gap-4 py-1.5 ${last ? 'border-t-2 border-accent font-medium' : ''}`}
    >
      <dt>{label}</dt>
      <dd>{points}</dd>
    </div>
  )
}

function signed(points: number): string {
  if (points < 0) return `${minus}${-points}`
  return points > 0 ? `+${points}` : `${points}`
}

function limited({ steps, score }: HealthScore): string {
  const sum = steps.reduce((total, step) => total + step.points, scoreStart)
  return sum === score ? 'Score' : 'Score, limited to 0 to 100'
}

function spentWords({ expenseRatio, hasIncome }: HealthScore): string {
  return hasIncome
    ? `${formatCount(expenseRatio)}% of your income spent`
    : `No income, counted as ${expenseRatio}% spent`
}

function entriesBehind({ count }: HealthScore): string {
  return count === 0 ? 'from no entries yet' : `from ${formatPlural(count, 'entry', 'entries')}`
}

const means = { lessSpending: 'less spending', moreIncome: 'of income' }

/** "$212.00 less spending in this range: +10 points" */
export function raiseSentence({ kind, amount, points }: NonNullable<HealthScore['raise']>): string {
  return `${formatMoney(amount)} ${means[kind]} in this range: +${formatPlural(points, 'point')}`
}

/** "$80.00 less spending reaches Good" */
export function stepUpSentence({ kind, amount, mood }: NonNullable<HealthScore['stepUp']>): string {
  return `${formatMoney(amount)} ${means[kind]} reaches ${moods[mood].word}`
}
