import { Suspense, useEffect, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { createStore } from '#lib/store.ts'
import { goToTransactions } from './dashboard/goToTransactions.ts'

const assistantWindow = lazyPart(() => import('#assistant/assistantWindow.tsx'), 'AssistantWindow')

const assistantOpen = createStore(false)

/** Opens the assistant over whatever page is there. */
export function openAssistant() {
  void whenLoaded(assistantWindow, () => assistantOpen.write(true))
}

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
