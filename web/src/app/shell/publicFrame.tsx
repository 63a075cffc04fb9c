import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Logo } from '#ui/logo.tsx'
import { Frame } from './frame.tsx'

/** The frame of a page for a visitor, with an action at the right end of its header. */
export function PublicFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <Frame
      header={
        <header className="border-b-2 border-accent bg-raised">
          <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4 md:px-6">
            <Link
              href="/"
              aria-label="Evenkeel"
              className="inline-flex rounded-control max-[20rem]:[&>span>span]:hidden"
            >
              <Logo />
            </Link>
            {action}
          </div>
        </header>
      }
    >
      {children}
    </Frame>
  )
}
