import { ArrowUp } from 'lucide-react'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { controlClass } from '#ui/fields/field.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import type { Talk } from './useConversation.ts'

type ComposerProps = { talk: Talk; inputRef: RefObject<HTMLTextAreaElement | null> }

const questionLengthMax = 2000

/** The question field. While a reply is pending it keeps the focus but is read-only. */
export function Composer({ talk, inputRef }: ComposerProps) {
  function send(event: FormEvent) {
    event.preventDefault()
    talk.ask(talk.input)
    inputRef.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form noValidate onSubmit={send} className="flex w-full items-end gap-2">
      <textarea
        ref={inputRef}
        rows={1}
        aria-label="Your question"
        placeholder="Ask about your money"
        maxLength={questionLengthMax}
        enterKeyHint="send"
        value={talk.input}
        readOnly={talk.isWaiting}
        aria-disabled={talk.isWaiting || undefined}
        onChange={(event) => talk.setInput(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        className={`${controlClass} field-sizing-content max-h-32 min-h-10 resize-none py-2 aria-disabled:cursor-progress aria-disabled:bg-sunken aria-disabled:text-quiet forced-colors:aria-disabled:text-[GrayText] touch:min-h-11`}
      />
      <IconButton
        type="submit"
        label="Send"
        icon={ArrowUp}
        variant="primary"
        aria-disabled={talk.isWaiting || undefined}
        className="aria-disabled:cursor-progress aria-disabled:opacity-55 forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100"
      />
    </form>
  )
}
