import {
  type Fact,
  type ProofStep,
  type Source,
  sourcesUnder,
  stepsTo,
} from '@evenkeel/domain/assistant'
import { formatPlural } from '@evenkeel/domain/text'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Evidence } from './conversation.ts'
import { addressOf } from './sourceAddress.ts'

type FactDetailsProps = { id: string; fact: Fact; evidence: Evidence; onLeave: () => void }

/** How a figure was worked out, and the transactions it comes from. */
export function FactDetails({ id, fact, evidence, onLeave }: FactDetailsProps) {
  const steps = stepsTo(fact.id, evidence)
  const sources = sourcesUnder(fact.id, evidence).filter((source) => !isShownBy(steps, source))
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
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
          <StepLine
            key={step.fact.id}
            step={step}
            address={addressOfStep(step, evidence)}
            onLeave={onLeave}
          />
        ))}
      </ol>
      {sources.length > 0 && (
        <ul
          aria-label="Where it comes from"
          className="mt-3 flex flex-col gap-1.5 border-t border-hairline pt-3"
        >
          {sources.map((source) => (
            <SourceLine key={source.id} source={source} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** A step already links to the source, or has its label. */
function isShownBy(steps: readonly ProofStep[], source: Source): boolean {
  return steps.some(
    ({ fact }) =>
      fact.of.includes(source.id) &&
      (addressOf(source) !== undefined || fact.label === source.label),
  )
}

function addressOfStep({ fact }: ProofStep, { sources }: Evidence): string | undefined {
  const source = sources.find(({ id }) => id === fact.of[0])
  return source && addressOf(source)
}

type StepLineProps = { step: ProofStep; address: string | undefined; onLeave: () => void }

function StepLine({ step: { fact, words }, address, onLeave }: StepLineProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        {fact.label}
        {address === undefined ? (
          <span className="block text-quiet">{words}</span>
        ) : (
          <Link
            href={address}
            onClick={onLeave}
            className="block w-fit rounded-[3px] text-accent underline underline-offset-3 hover:text-accent-hover touch:py-2.5"
          >
            {words}
          </Link>
        )}
      </span>
      <span className="max-w-[16ch] text-end font-medium wrap-anywhere">{fact.text}</span>
    </li>
  )
}

/** A source that no single page shows. */
function SourceLine({ source }: { source: Source }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <span className="min-w-0 wrap-anywhere">{source.label}</span>
      <span className="text-quiet">
        {formatPlural(source.count, 'dues' in source ? 'payment' : 'transaction')}
      </span>
    </li>
  )
}
