import type { Bill } from '@evenkeel/domain/bills'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { categoryLook } from '#transactions/categoryLook.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import { Money } from '#ui/money.tsx'
import { BillBadges, DueLine } from '../dueLine.tsx'
import { CatchUp } from '../pay/catchUp.tsx'
import { PayControls } from '../pay/payControls.tsx'
import { cardName } from '../words.ts'
import { useDeleteBill } from './useDeleteBill.ts'
import { useToggleBill } from './useToggleBill.ts'

export function BillCard({ bill, onEdit }: { bill: Bill; onEdit: () => void }) {
  const headingId = useId()
  const name = cardName(bill)
  const look = categoryLook(bill.category)
  return (
    <article
      aria-labelledby={headingId}
      className="flex h-full flex-col rounded-card border border-hairline bg-raised xl:flex-row xl:items-center"
    >
      <div className="flex flex-1 flex-col gap-3 px-5 pt-4 pb-4 xl:grid xl:grid-cols-[minmax(0,1fr)_11.5rem_17rem_auto] xl:items-center xl:gap-4 xl:py-2.5">
        <div className="flex items-start justify-between gap-4 xl:contents">
          <div className="min-w-0">
            <h4 id={headingId} title={name} className="line-clamp-2 text-lead">
              <Link
                href={`/recurring-bills/${bill.id}`}
                className="rounded-[4px] underline-offset-3 hover:underline print:inline!"
              >
                {name}
              </Link>
            </h4>
            <p className="flex items-center gap-1.5 text-small text-quiet">
              <span style={{ color: look.colour }}>
                <Icon of={look.icon} size={16} />
              </span>
              <span className="truncate">{bill.category}</span>
            </p>
          </div>
          <Money
            cents={bill.amount}
            kind={bill.type}
            className="pt-0.5 text-lead font-medium xl:order-1 xl:min-w-28 xl:text-end"
          />
        </div>
        <BillBadges bill={bill} />
        <div className="mt-auto flex flex-wrap xl:my-0 items-center justify-between gap-2">
          <DueLine bill={bill} />
          <CatchUp bill={bill} name={name} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-hairline px-5 py-3 xl:border-t-0 xl:py-2.5 xl:pl-2">
        <PayControls bill={bill} name={name} />
        <BillActions bill={bill} name={name} onEdit={onEdit} />
      </div>
    </article>
  )
}

type BillActionsProps = { bill: Bill; name: string; onEdit: () => void }

function BillActions({ bill, name, onEdit }: BillActionsProps) {
  const toggle = useToggleBill(bill)
  const remove = useDeleteBill(bill)
  return (
    <div className="-mr-1.5 ml-auto flex">
      <IconButton
        label={`${bill.isActive ? 'Deactivate' : 'Activate'} ${name}`}
        icon={bill.isActive ? Pause : Play}
        size="small"
        onClick={toggle}
      />
      <IconButton label={`Edit ${name}`} icon={Pencil} size="small" onClick={onEdit} />
      <IconButton
        label={`Delete ${name}`}
        icon={Trash2}
        size="small"
        variant="danger"
        onClick={remove}
      />
    </div>
  )
}
