import { type ReactNode, useRef } from 'react'
import { usePageOpening } from '#lib/pageOpening.ts'

type StepProps = { title: string; lead?: ReactNode; children: ReactNode }

/** One step of the reset, which takes the focus to its heading when it appears. */
export function Step({ title, lead, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageOpening(heading, title)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-heading">
        {title}
      </h1>
      {lead && <p className="mt-2 text-quiet">{lead}</p>}
      <div className="mt-6">{children}</div>
    </>
  )
}
