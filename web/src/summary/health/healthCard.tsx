import type { HealthScore, RangeQuery } from '@evenkeel/domain/summary'
import { Lightbulb } from 'lucide-react'
import { formatCount } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { ErrorState } from '#ui/states.tsx'
import { useHealthScore } from '../queries.ts'
import { HealthSkeleton } from './healthSkeleton.tsx'
import { HealthSteps } from './healthSteps.tsx'
import { moods } from './moods.ts'
import { raiseSentence } from './raiseSentence.ts'
import { TrimGauge } from './trimGauge.tsx'

/** How the money of a range is doing, why, and what would help most (SPEC.md §9 Health score). */
export function HealthCard({ range, className }: { range: RangeQuery; className?: string }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useHealthScore(range)
  return (
    <Card title="Financial Health" {...(className && { className })}>
      {isError ? (
        <ErrorState
          text="Your score could not be worked out."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Health health={data} busy={isPlaceholderData} />
      ) : (
        <HealthSkeleton />
      )}
    </Card>
  )
}

function Health({ health, busy }: { health: HealthScore; busy: boolean }) {
  const { word, tone } = moods[health.mood]
  return (
    <div aria-busy={busy || undefined}>
      <TrimGauge score={health.score} mood={word} tone={tone} />
      <p className={cx('mt-1 text-center font-serif text-lead font-semibold', tone)}>{word}</p>
      <p className="text-center text-small text-quiet">
        {formatCount(health.expenseRatio)}% of your income spent
      </p>
      {health.insights.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2 border-t border-hairline pt-4 text-body">
          {health.insights.map((insight) => (
            <li key={insight} className="flex gap-2.5">
              <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-edge" />
              {insight}
            </li>
          ))}
        </ul>
      )}
      {health.raise && (
        <p className="mt-4 flex gap-2.5 rounded-control bg-accent-soft px-3 py-2.5 text-body">
          <Icon of={Lightbulb} className="mt-0.5 text-accent" />
          {raiseSentence(health.raise)}
        </p>
      )}
      <HealthSteps health={health} />
    </div>
  )
}
