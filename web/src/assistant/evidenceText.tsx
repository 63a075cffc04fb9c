import type { Fact } from '@evenkeel/domain/assistant'
import { Fragment, useId, useState } from 'react'
import type { Evidence } from './conversation.ts'
import { FactDetails } from './factDetails.tsx'

type EvidenceTextProps = { evidence: Evidence; onLeave: () => void }

/** Plain text, in which each figure opens its proof under the text. */
export function EvidenceText({ evidence, onLeave }: EvidenceTextProps) {
  const [opened, setOpened] = useState<number>()
  const detailsId = useId()
  const factOf = (id: string) => evidence.facts.find((fact) => fact.id === id)
  const openedPart = opened === undefined ? undefined : evidence.parts[opened]
  const openedFact = openedPart && 'fact' in openedPart ? factOf(openedPart.fact) : undefined
  return (
    <>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {evidence.parts.map((part, index) => {
          const key = `${index}`
          if ('text' in part) return <Fragment key={key}>{part.text}</Fragment>
          const fact = factOf(part.fact)
          const isOpen = opened === index
          return (
            fact && (
              <FactButton
                key={key}
                fact={fact}
                isOpen={isOpen}
                detailsId={detailsId}
                onPress={() => setOpened(isOpen ? undefined : index)}
              />
            )
          )
        })}
      </p>
      {openedFact && (
        <FactDetails
          key={openedFact.id}
          id={detailsId}
          fact={openedFact}
          evidence={evidence}
          onLeave={onLeave}
        />
      )}
    </>
  )
}

type FactButtonProps = { fact: Fact; isOpen: boolean; detailsId: string; onPress: () => void }

function FactButton({ fact, isOpen, detailsId, onPress }: FactButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${fact.text}, how?`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={onPress}
      className="rounded-[3px] font-medium text-accent underline decoration-dotted underline-offset-4 hover:bg-accent-soft hover:decoration-solid aria-expanded:bg-accent-soft aria-expanded:decoration-solid"
    >
      {fact.text}
    </button>
  )
}
