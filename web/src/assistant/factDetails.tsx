import { type Fact, type ProofStep, sourcesUnder, stepsTo } from '@evenkeel/domain/assistant'
import { useEffect, useRef } from 'react'
import type { Evidence } from './conversation.ts'
import { SourceLine } from './sourceLine.tsx'

type FactDetailsProps = { id: string; fact: Fact; evidence: Evidence; onLeave: () => void }

/** How a figure was worked out, and the transactions it comes from. */
export function FactDetails({ id, fact, evidence, onLeave }: FactDetailsProps) {
  const steps = stepsTo(fact.id, evidence)
  const sources = sourcesUnder(fact.id, evidence)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up function.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={place}
      id={id}
      aria-label={`How ${fact.text} was worked out`}
      className="scroll-my-3 animate-fade-in rounded-control border border-hairline bg-sunken px-4 py-3 text-small"
    >
      <h4 className="font-sans font-medium">How?</h4>
      <ol className="mt-1 flex flex-col gap-2">
        {steps.map((step) => (
          <StepLine key={step.fact.id} step={step} />
        ))}
      </ol>
      {sources.length > 0 && (
        <ul
          aria-label="Where it comes from"
          className="mt-3 flex flex-col gap-1.5 border-t border-hairline pt-3"
        >
          {sources.map((source) => (
            <SourceLine key={source.id} source={source} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </section>
  )
}

function StepLine({ step: { fact, words } }: { step: ProofStep }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        {fact.label}
        <span className="block text-quiet">{words}</span>
      </span>
      <span className="max-w-[16ch] text-end font-medium wrap-anywhere">{fact.text}</span>
    </li>
  )
}
