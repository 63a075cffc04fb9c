import { suggestedPrompts } from '@evenkeel/domain/assistant'
import { RotateCw } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { dot } from '#ui/wholeFigures.tsx'
import { AnswerMessage } from './answerMessage.tsx'
import { Chips } from './chips.tsx'
import { clockTime, type Question } from './conversation.ts'
import { Typing } from './typing.tsx'
import type { Talk } from './useConversation.ts'

type MessageListProps = {
  talk: Talk
  onAsk: (question: string) => void
  onLeave: () => void
}

export function MessageList({ talk, onAsk, onLeave }: MessageListProps) {
  const { messages, isWaiting, progress } = talk
  const newest = messages.at(-1)
  const followUps = newest?.role === 'assistant' ? newest.suggestions : []
  const questions = messages.length <= 1 ? suggestedPrompts : followUps
  return (
    <>
      <ol className="flex flex-col gap-5">
        {messages.map((message) =>
          message.role === 'user' ? (
            <QuestionMessage
              key={message.id}
              question={message}
              onAskAgain={() => talk.askAgain(message)}
            />
          ) : (
            <AnswerMessage key={message.id} answer={message} tell={talk.tell} onLeave={onLeave} />
          ),
        )}
        {isWaiting && <Typing progress={progress} onStop={talk.stop} />}
      </ol>
      {!isWaiting && questions.length > 0 && <Chips questions={questions} onAsk={onAsk} />}
    </>
  )
}

type QuestionMessageProps = { question: Question; onAskAgain: () => void }

function QuestionMessage({ question, onAskAgain }: QuestionMessageProps) {
  return (
    <li className="flex scroll-mt-5 flex-col items-end gap-1 pl-10">
      <h3 className="sr-only">You</h3>
      <p
        dir="auto"
        className="max-w-full rounded-card bg-accent-soft px-3.5 py-2 wrap-anywhere whitespace-pre-wrap"
      >
        {question.content}
      </p>
      <p className="text-small text-quiet">
        {question.failed && <span className="text-out">Not answered{dot}</span>}
        <time dateTime={question.at.toISOString()}>{clockTime(question.at)}</time>
      </p>
      {question.failed && (
        <Button size="small" icon={RotateCw} onClick={onAskAgain}>
          Ask again
        </Button>
      )}
    </li>
  )
}
