import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './messageList.tsx'
import { type Talk, useConversation } from './useConversation.ts'

type AssistantWindowProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when a link in the window is followed. */
  onLeave: () => void
}

/** The chat window. It stays mounted while closed, which keeps the conversation. */
export function AssistantWindow({ open, onOpenChange, onLeave }: AssistantWindowProps) {
  const talk = useConversation()
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useScrollToNewest(list, talk, open)

  /** The pressed chip disappears, so the focus must move; on a phone it must not bring up the keyboard. */
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

/** Announces new replies to screen readers, but not details that open or close. */
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

/**
 * Scrolls the newest message to the top, because a long reply is read from its beginning. When the phone is turned, the
 * line that was at the top stays there, unless the user has scrolled away.
 */
function useScrollToNewest(
  list: { readonly current: HTMLElement | null },
  { messages, isWaiting }: Talk,
  isOpen: boolean,
) {
  const newest = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a message arrives or a wait begins.
  useEffect(() => {
    const place = list.current
    const message = place?.querySelector(':scope > ol > li:last-child')
    if (!place || !message) return
    message.scrollIntoView({ block: 'start' })
    // A draft is added with its button, which is below all fields of a phone's form.
    message.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
    /** The share of it that is above the visible part; undefined if it is out of sight. */
    let above: number | undefined
    let width = 0
    const note = () => {
      const [box, view] = [message.getBoundingClientRect(), place.getBoundingClientRect()]
      const isSeen = box.bottom > view.top && box.top < view.bottom
      above = isSeen ? Math.max(0, (view.top - box.top) / box.height) : undefined
      width = place.clientWidth
    }
    const restore = () => {
      const [box, view] = [message.getBoundingClientRect(), place.getBoundingClientRect()]
      if (above !== undefined) place.scrollTop += box.top + above * box.height - view.top
      width = place.clientWidth
    }
    // In another width the browser scrolls by itself, which says nothing about what the user looks at.
    const scrolled = () => (place.clientWidth === width ? note() : restore())
    note()
    place.addEventListener('scroll', scrolled)
    const size = new ResizeObserver(restore)
    size.observe(place)
    return () => {
      place.removeEventListener('scroll', scrolled)
      size.disconnect()
    }
  }, [list, newest, isWaiting, isOpen])
}
