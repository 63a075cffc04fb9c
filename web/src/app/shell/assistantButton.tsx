import { Sparkles } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'

/** Opens the assistant below 768 px, where the header has no room for it. */
export function AssistantButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" aria-label="AI Assistant" onClick={onPress} className={floating}>
      <Icon of={Sparkles} size={24} />
    </button>
  )
}

const floating =
  'fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 flex size-14 items-center justify-center rounded-full bg-accent text-on-accent shadow-float transition-colors duration-150 hover:bg-accent-hover md:hidden print:hidden'
