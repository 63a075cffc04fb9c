import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link } from 'wouter'
import { usePageOpening } from '#lib/pageOpening.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'

type PageProps = {
  title: string
  lead?: ReactNode
  back?: { href: string; label: string }
  actions?: ReactNode
  /** "prose" limits forms and text to a readable width. */
  width?: 'full' | 'prose'
  /** The heading of a page that is one message stands above its middle. */
  isCentered?: boolean
  children: ReactNode
}

/** A page with its heading, which takes the focus when the page opens, except the first page of a visit. */
export function Page(props: PageProps) {
  const { title, lead, back, actions, width = 'full', isCentered = false, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  usePageOpening(heading, title)
  return (
    <div className={cx('mx-auto', width === 'prose' && 'max-w-prose')}>
      {back && (
        <Link
          href={back.href}
          className="mb-3 inline-flex min-h-6 items-center gap-1.5 rounded-control text-small text-accent hover:text-accent-hover touch:min-h-11"
        >
          <Icon of={ArrowLeft} size={16} />
          {back.label}
        </Link>
      )}
      <div
        className={cx(
          'flex flex-wrap items-end gap-x-6 gap-y-3',
          isCentered ? 'justify-center text-center' : 'mb-6 justify-between print:mb-4',
        )}
      >
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-heading">
            {title}
          </h1>
          {lead && <p className="mt-1.5 text-body text-quiet">{withWholeFigures(lead)}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
