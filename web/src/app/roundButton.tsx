import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isSelecting } from '#transactions/selection/isSelecting.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { openAssistant } from './assistantLayer.tsx'

/** Opens the assistant below 768 px, where the header has no room for it. */
export function RoundButton() {
  return (
    <button
      type="button"
      aria-label="AI Assistant"
      onClick={openAssistant}
      className={cx(
        look,
        isSelecting.use() && 'min-[20rem]:hidden',
        useIsTyping() && 'min-[20rem]:pointer-events-none min-[20rem]:opacity-0',
      )}
    >
      <Icon of={Sparkles} size={24} />
    </button>
  )
}

// It makes room for the bar of selected transactions, and for a field that is filled in, where Tab still reaches it. With
// very large text it would cover the ends of lines, so there it floats over the bottom bar, in the Assistant's place.
const look =
  'fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[max(calc(var(--bar)+1rem),env(safe-area-inset-bottom))] z-10 flex size-14 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-colors duration-150 hover:bg-accent-hover max-[20rem]:right-[12.5%] max-[20rem]:bottom-[calc(env(safe-area-inset-bottom)+(var(--bar-height)-var(--spacing)*11)/2)] max-[20rem]:z-21 max-[20rem]:size-11 max-[20rem]:translate-x-1/2 max-[20rem]:shadow-none md:hidden forced-colors:border print:hidden'

/**
 * Whether the user fills in a field. Styles could tell by `:root:has(:focus)`, but the browser would then search the
 * whole page again with each change of it.
 */
function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => setTyping(isField(target))
    const onFocusOut = ({ relatedTarget }: FocusEvent) => setTyping(isField(relatedTarget))
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return isTyping
}

const fields = 'input:not([type=checkbox], [type=radio]), select, textarea'

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(fields)
}
