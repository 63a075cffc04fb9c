import type { Fact } from '@evenkeel/domain/assistant'
import { Fragment, useId, useState } from 'react'
import { cx } from '#ui/cx.ts'
import type { Evidence } from './conversation.ts'
import { FactDetails } from './factDetails.tsx'

type EvidenceTextProps = { evidence: Evidence; onLeave: () => void }

/** Plain text in which each figure is a button that opens its proof below. */
export function EvidenceText({ evidence, onLeave }: EvidenceTextProps) {
  const [opened, setOpened] = useState<number>()
  const detailsId = useId()
  const factOf = (id: string) => evidence.facts.find((fact) => fact.id === id)
  const openedPart = opened === undefined ? undefined : evidence.parts[opened]
  const openedFact = openedPart && 'fact' in openedPart ? factOf(openedPart.fact) : undefined
  return (
    <>
      <p
        dir="auto"
        className={cx('wrap-anywhere whitespace-pre-wrap', isList(evidence) && hanging)}
      >
        {withPunctuation(evidence.parts).map(({ part, before, after }, index) => {
          const key = `${index}`
          if ('text' in part) return <Fragment key={key}>{part.text}</Fragment>
          const fact = factOf(part.fact)
          const isOpen = opened === index
          return (
            fact && (
              <span key={key} className={cx(fact.unit !== 'text' && 'whitespace-nowrap')}>
                {before}
                <FactButton
                  fact={fact}
                  isOpen={isOpen}
                  detailsId={detailsId}
                  onPress={() => setOpened(isOpen ? undefined : index)}
                />
                {after}
              </span>
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

/** Lines stay clear of the bullets, in browsers that can. */
const hanging = '[text-indent:0.7em_hanging_each-line]'

function isList({ parts: [first] }: Evidence): boolean {
  return first !== undefined && 'text' in first && first.text.startsWith('• ')
}

type Parts = Evidence['parts']

/** Moves the punctuation around a figure to the figure: next to a button, a line may break anywhere. */
function withPunctuation(parts: Parts): { part: Parts[number]; before?: string; after?: string }[] {
  const textAt = (index: number) => {
    const part = parts[index]
    return part && 'text' in part ? part.text : ''
  }
  const opening = /\($/
  const closing = /^[).,:;?!]+/
  return parts.map((part, index) => {
    if ('fact' in part) {
      return {
        part,
        before: opening.exec(textAt(index - 1))?.[0] ?? '',
        after: closing.exec(textAt(index + 1))?.[0] ?? '',
      }
    }
    const isFact = (at: number) => parts[at] !== undefined && 'fact' in parts[at]
    const start = isFact(index - 1) ? part.text.replace(closing, '') : part.text
    return { part: { text: isFact(index + 1) ? start.replace(opening, '') : start } }
  })
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
