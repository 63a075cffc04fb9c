import type { HealthScore } from '@evenkeel/domain/summary'
import { ChevronDown } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'

const scoreStart = 50

export function HealthSteps({ health }: { health: HealthScore }) {
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
  return points > 0 ? `+${points}` : `${points}`
}

function limited({ steps, score }: HealthScore): string {
  const sum = steps.reduce((total, step) => total + step.points, scoreStart)
  return sum === score ? 'Score' : 'Score, limited to 0 to 100'
}
