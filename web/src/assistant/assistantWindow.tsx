import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './messageList.tsx'
import { type Talk, useConversation } from './useConversation.ts'

type AssistantWindowProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A link in the window was followed. */
  onLeave: () => void
}

/** The chat window. It stays mounted while it is closed, and the conversation with it. */
export function AssistantWindow({ open, onOpenChange, onLeave }: AssistantWindowProps) {
  const talk = useConversation()
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useScrollToNewest(list, talk, open)

  /** A chip goes with the question it asks; on a phone the focus must not bring up the keyboard. */
  function ask(question: string) {
    const target = window.matchMedia('(pointer: coarse)').matches ? list : input
    target.current?.focus()
    talk.ask(question)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="AI Assistant"
      size="chat"
      initialFocus={input}
      actions={
        <Button
          size="small"
          pending={talk.isGenerating}
          pendingText="Generating..."
          onClick={talk.getInsights}
        >
          Get Insights
        </Button>
      }
      body={{ ref: list, role: 'region', 'aria-label': 'Conversation', tabIndex: 0 }}
      footer={<Composer talk={talk} inputRef={input} />}
    >
      <MessageList talk={talk} onAsk={ask} onLeave={onLeave} />
      <Announcement talk={talk} />
    </Dialog>
  )
}

/** Says to screen readers what has arrived, and nothing of what only opens or closes. */
function Announcement({ talk }: { talk: Talk }) {
  const newest = talk.messages.at(-1)
  const words =
    newest?.role === 'assistant' && newest.id > 0
      ? [newest.heading, newest.content].filter(Boolean).join('. ')
      : ''
  return (
    <p role="status" className="sr-only">
      {talk.isWaiting ? 'The assistant is working on an answer.' : words}
    </p>
  )
}

/** A long reply is read from its beginning, so the newest message comes to the top where there is room. */
function useScrollToNewest(
  list: { readonly current: HTMLElement | null },
  { messages, isWaiting }: Talk,
  isOpen: boolean,
) {
  const newest = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message comes, or the wait begins.
  useEffect(() => {
    list.current?.querySelector(':scope > ol > li:last-child')?.scrollIntoView({ block: 'start' })
  }, [list, newest, isWaiting, isOpen])
}
