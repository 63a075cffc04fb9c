import { OwnCategories } from '#summary/ownCategories.tsx'
import { dot } from '#ui/wholeFigures.tsx'
import { type Answer, type ConversationEvent, clockTime, type Evidence } from './conversation.ts'
import { DraftCard } from './draftCard.tsx'
import { EvidenceText } from './evidenceText.tsx'

type AnswerMessageProps = {
  answer: Answer
  tell: (event: ConversationEvent) => void
  onLeave: () => void
}

/** A reply with its figures, the transactions it offers to add, and who worded it. */
export function AnswerMessage({ answer, tell, onLeave }: AnswerMessageProps) {
  const { content, heading, drafts, at } = answer
  const evidence = answer.evidence ?? plain(content)
  return (
    <li className="flex scroll-mt-5 flex-col gap-1.5">
      <h3 className={heading ? 'text-lead' : 'sr-only'}>{heading ?? 'Assistant'}</h3>
      <EvidenceText evidence={evidence} onLeave={onLeave} />
      {drafts.length > 0 && (
        <OwnCategories>
          {drafts.map((draft) => (
            <DraftCard key={draft.id} draft={draft} tell={tell} />
          ))}
        </OwnCategories>
      )}
      <p className="text-small text-quiet">
        {evidence.by && `${evidence.by}${dot}`}
        <time dateTime={at.toISOString()}>{clockTime(at)}</time>
      </p>
    </li>
  )
}

function plain(text: string): Evidence {
  return { parts: [{ text }], facts: [], sources: [], by: '' }
}
