import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Stands once around the app, so that after one tooltip the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

type TooltipProps = {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One control that can take the focus. */
  children: ReactElement
}

/** Says more about a control on hover and focus. Nothing that somebody must know belongs here. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {/* Not in a portal: it stays within the landmark, and within the dialog, that it speaks about. */}
      <Radix.Content
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="z-60 max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-start text-small font-normal whitespace-normal text-paper shadow-float data-[state=delayed-open]:animate-fade-in"
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  )
}
