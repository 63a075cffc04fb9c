import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '#ui/logo.tsx'
import { TooltipLayer } from '#ui/tooltip.tsx'
import { Footer, type FooterProps } from './footer.tsx'
import { SkipLink } from './skipLink.tsx'

type PublicFrameProps = FooterProps & {
  /** At the right end of the header. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of a page for a visitor. */
export function PublicFrame({ action, children, ...footer }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b-2 border-accent bg-raised">
        <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4 md:px-6">
          <Link href="/" aria-label="Evenkeel" className="inline-flex rounded-control">
            <Logo />
          </Link>
          {action}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-8 outline-none md:px-6 md:py-12"
      >
        {children}
      </main>
      <Footer {...footer} />
      <TooltipLayer />
    </div>
  )
}
