import type { ReactNode } from 'react'
import { TooltipLayer } from '#ui/tooltip.tsx'
import { Footer } from './footer.tsx'

/** The header and footer around every page. */
export function Frame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <a
        href="#main"
        className="fixed top-3 left-3 z-60 -translate-y-20 rounded-control bg-accent px-4 py-2 font-medium text-on-accent transition-[translate] duration-150 focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      {header}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page flex-1 px-4 py-8 outline-none md:px-6 md:py-10 print:max-w-none print:p-0 print:pt-4"
      >
        {children}
      </main>
      <Footer />
      <TooltipLayer />
    </div>
  )
}
