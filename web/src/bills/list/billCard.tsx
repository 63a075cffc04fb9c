import type { Bill } from '@evenkeel/domain/bills'
import { useId } from 'react'
import { Link } from 'wouter'
import { phone, useMedia } from '#lib/useMedia.ts'
import { categoryLook } from '#transactions/categoryLook.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import { Money } from '#ui/money.tsx'
import { BillBadges, DueLine } from '../dueLine.tsx'
import { CatchUp, useIsBehind } from '../pay/catchUp.tsx'
import { PayControls } from '../pay/payControls.tsx'
import { cardName } from '../words.ts'
import { useBillActions } from './useBillActions.ts'

/** A bill as a card, as a row on wide screens, and in two lines on a phone, where a menu has the other actions. */
export function BillCard({ bill, onEdit }: { bill: Bill; onEdit: () => void }) {
  const headingId = useId()
  const name = cardName(bill)
  const isPhone = useMedia(phone)
  const isBehind = useIsBehind(bill)
  const actions = useBillActions(bill, { onEdit })
  return (
    <article
      aria-labelledby={headingId}
      className="bill-row flex h-full flex-col rounded-card border border-hairline bg-raised row:flex-row row:flex-wrap row:items-center row:gap-x-2 row:gap-y-1.5 row:rounded-none row:border-x-0 row:border-t-0 row:bg-transparent row:py-2 xl:flex-row xl:items-center"
    >
      <div className="flex flex-1 flex-col gap-3 px-5 pt-4 pb-4 row:relative row:min-w-[min(100%,12.5rem)] row:gap-1 row:p-0 xl:grid xl:grid-cols-[minmax(0,1fr)_11.5rem_17rem_auto] xl:items-center xl:gap-4 xl:py-2.5">
        <div className="flex items-start justify-between gap-4 row:gap-2 max-[20rem]:row:flex-wrap xl:contents">
          <BillName bill={bill} headingId={headingId} />
          <Money
            cents={bill.amount}
            kind={bill.type}
            className="pt-0.5 text-lead font-medium row:ml-auto row:pt-0 row:text-body xl:order-1 xl:min-w-33 xl:text-end"
          />
        </div>
        <div className="contents row:flex row:flex-wrap row:items-center row:gap-x-2">
          <BillBadges
            bill={bill}
            className={cx('row:order-last row:ml-auto', isBehind && 'row:sr-only')}
          />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-2 row:contents xl:my-0">
            <DueLine bill={bill} />
            <CatchUp bill={bill} name={name} />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-hairline px-5 py-3 row:not-forced-colors:-mr-2.5 row:ml-auto row:border-t-0 row:p-0 xl:border-t-0 xl:py-2.5 xl:pl-2">
        <PayControls bill={bill} name={name} more={isPhone ? actions : undefined} />
        <div className="-mr-1.5 ml-auto flex row:hidden forced-colors:mr-0 forced-colors:gap-1">
          {actions.map(({ label, icon, variant, onSelect }) => (
            <IconButton
              key={label}
              label={`${label} ${name}`}
              {...{ icon, variant }}
              size="small"
              onClick={onSelect}
            />
          ))}
        </div>
      </div>
    </article>
  )
}

function BillName({ bill, headingId }: { bill: Bill; headingId: string }) {
  const name = cardName(bill)
  const look = categoryLook(bill.category)
  return (
    <div className="min-w-0 row:flex row:items-center row:gap-1.5">
      <h4 id={headingId} title={name} className="min-w-0 text-lead row:text-body">
        <Link
          href={`/recurring-bills/${bill.id}`}
          className="line-clamp-2 rounded-[4px] underline-offset-3 hover:underline row:line-clamp-1 row:after:absolute row:after:inset-0 print:inline!"
        >
          {name}
        </Link>
      </h4>
      <p className="flex items-center gap-1.5 text-small text-quiet row:order-first">
        <span style={{ color: look.colour }}>
          <Icon of={look.icon} size={16} />
        </span>
        <span className="truncate row:sr-only">{bill.category}</span>
      </p>
    </div>
  )
}
