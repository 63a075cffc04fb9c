import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { BillsCrop, FiguresCrop, QuickAddCrop } from './crops.tsx'

export function Offer({ price }: { price: ReactNode }) {
  return (
    <>
      <section
        aria-label="What it does"
        className="mt-16 grid gap-x-12 gap-y-14 md:mt-28 md:grid-cols-2 md:gap-y-20"
      >
        <Thing wide crop={<FiguresCrop />} title="One line to read">
          Income stands above the line, expenses hang below it, and the difference floats. Exact to
          the cent, for any days you choose.
        </Thing>
        <Thing crop={<QuickAddCrop />} title="Written down before you forget">
          An amount, a category, done. Today is filled in, your own categories are welcome, and one
          key opens the form from anywhere.
        </Thing>
        <Thing crop={<BillsCrop />} title="No bill forgotten, none paid twice">
          What is overdue, what comes this week, and one press to record it as paid. The 31st stays
          the 31st, even after February.
        </Thing>
      </section>
      <div className="mt-16 grid gap-x-12 gap-y-12 border-t-2 border-accent pt-10 md:mt-28 md:grid-cols-2">
        {price}
        <Plain title="Your figures are your own.">
          No bank login, no advertising, no trackers. What you write down is kept in your account
          and is shown to nobody else. You can take all of it with you, or delete it, whenever you
          like.
        </Plain>
      </div>
    </>
  )
}

type ThingProps = { crop: ReactNode; title: string; wide?: boolean; children: ReactNode }

function Thing({ crop, title, wide = false, children }: ThingProps) {
  return (
    <div className={cx('min-w-0', wide && 'md:col-span-2')}>
      {crop}
      <h2 className="mt-5 text-title">{title}</h2>
      <p className="mt-2 max-w-[60ch] text-quiet">{children}</p>
    </div>
  )
}

/** A matter in plain words. */
export function Plain({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <div className="mt-3 max-w-[52ch] text-lead text-quiet">{children}</div>
    </section>
  )
}
