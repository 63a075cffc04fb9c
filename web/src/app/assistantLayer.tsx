import { Sparkles } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { createStore } from '#lib/store.ts'
import { Icon } from '#ui/icon.tsx'
import { goToTransactions } from './dashboard/goToTransactions.ts'

const assistantWindow = lazyPart(() => import('#assistant/assistantWindow.tsx'), 'AssistantWindow')

const assistantOpen = createStore(false)

/** Opens the assistant over whatever page is there. */
export function openAssistant() {
  void whenLoaded(assistantWindow, () => assistantOpen.write(true))
}

/** Opens the assistant below 768 px, where the header has no room for it. */
export function AssistantButton() {
  return (
    <button type="button" aria-label="AI Assistant" onClick={openAssistant} className={floating}>
      <Icon of={Sparkles} size={24} />
    </button>
  )
}

// It makes room for the bar of selected transactions, and for a field that is filled in, where Tab still reaches it. With
// very large text it would cover the ends of lines, so there it floats over the bottom bar, in the Assistant's place.
const floating =
  'fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[max(calc(var(--bar)+1rem),env(safe-area-inset-bottom))] z-10 flex size-14 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-colors duration-150 hover:bg-accent-hover max-[20rem]:right-[12.5%] max-[20rem]:bottom-[calc(env(safe-area-inset-bottom)+(var(--bar-height)-var(--spacing)*11)/2)] max-[20rem]:z-21 max-[20rem]:size-11 max-[20rem]:translate-x-1/2 max-[20rem]:shadow-none md:hidden forced-colors:border print:hidden min-[20rem]:[:root:has(.is-selecting)_&]:hidden min-[20rem]:typing:pointer-events-none min-[20rem]:typing:opacity-0'

/** The chat window over every signed-in page, fetched when it is first opened. Its conversation goes with the user. */
export function AssistantLayer({ location }: { location: string }) {
  const isOpen = assistantOpen.use()
  const [isNeeded, setNeeded] = useState(false)
  if (isOpen && !isNeeded) setNeeded(true)

  // It starts closed on another page, and for whoever signs in next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes.
  useEffect(() => {
    assistantOpen.write(false)
    return () => assistantOpen.write(false)
  }, [location])

  function leave() {
    assistantOpen.write(false)
    requestAnimationFrame(goToTransactions)
  }

  return (
    isNeeded && (
      <Suspense>
        <assistantWindow.Part open={isOpen} onOpenChange={assistantOpen.write} onLeave={leave} />
      </Suspense>
    )
  )
}
