import type { ReactNode } from 'react'
import { TooltipLayer } from '#ui/tooltip.tsx'
import { AssistantButton } from './assistantButton.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { Header } from './header.tsx'
import type { HeaderProps } from './nav.ts'
import { SkipLink } from './skipLink.tsx'

export type ShellProps = HeaderProps &
  FooterProps & {
    /** Between header and page, over the whole width. */
    banner?: ReactNode
    children: ReactNode
  }

/** The frame of a signed-in page. */
export function Shell({ banner, children, contactEmail, onFeedback, ...header }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <SkipLink />
      <Header {...header} />
      <div className="print:hidden">{banner}</div>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-8 outline-none md:px-6 md:py-10 print:max-w-none print:p-0 print:pt-6"
      >
        {children}
      </main>
      {header.onAssistant && <AssistantButton onPress={header.onAssistant} />}
      <Footer contactEmail={contactEmail} onFeedback={onFeedback} />
      <TooltipLayer />
    </div>
  )
}
