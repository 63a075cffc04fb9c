import type { Bill } from '@evenkeel/domain/bills'
import { CalendarDays, Check, DollarSign, EllipsisVertical } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/dialogs/menu.tsx'
import type { MenuItem } from '#ui/dialogs/menuButton.tsx'
import { Icon } from '#ui/icon.tsx'
import { paidMs } from '../queries.ts'
import { type Differing, PayDialog } from './payDialog.tsx'
import { useMarkPaid } from './useMarkPaid.ts'

type PayControlsProps = {
  bill: Bill
  name: string
  /** What else the menu offers. */
  more?: readonly MenuItem[] | undefined
}

/** "Mark as Paid", and a menu to pay on another day or another amount. */
export function PayControls({ bill, name, more }: PayControlsProps) {
  const [isPaid, setPaid] = usePaidMoment()
  const { pay, pending } = useMarkPaid(bill, () => setPaid(true))
  const [dialog, setDialog] = useState<{ differing: Differing; open: boolean }>()
  const text = isPaid ? 'Paid' : pending ? 'Paying...' : 'Mark as Paid'
  const differ = (differing: Differing) => () => setDialog({ differing, open: true })
  const off = !bill.isActive && !isPaid
  const payments = [
    { label: 'Paid on another day', icon: CalendarDays, onSelect: differ('day') },
    { label: 'Paid another amount', icon: DollarSign, onSelect: differ('amount') },
  ]
  return (
    <div className="flex items-center gap-1 row:not-forced-colors:gap-0">
      <Button
        size="small"
        aria-label={`${text}: ${name}`}
        disabled={off}
        pending={pending || isPaid}
        pendingText={text}
        onClick={() => void pay()}
        className="min-w-29 row:min-h-11 row:w-22 row:max-[24rem]:w-18 row:min-w-0 row:gap-1 row:px-1 row:text-small row:leading-tight row:whitespace-normal row:max-[22rem]:w-auto row:max-[22rem]:px-3 @max-[20.5rem]:grow"
        {...(isPaid && { icon: Check })}
      >
        {text}
      </Button>
      {more ? (
        <Menu
          label={`More actions for ${name}`}
          items={[...(off ? [] : payments), ...more]}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-control border border-transparent text-quiet"
        >
          <Icon of={EllipsisVertical} />
        </Menu>
      ) : (
        <Menu
          label={`More ways to pay ${name}`}
          disabled={off}
          items={payments}
          className="row:size-11 row:border-transparent row:bg-transparent"
        />
      )}
      {dialog && (
        <PayDialog
          bill={bill}
          name={name}
          {...dialog}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
          onPaid={() => setPaid(true)}
        />
      )}
    </div>
  )
}

function usePaidMoment() {
  const [isPaid, setPaid] = useState(false)
  useEffect(() => {
    if (!isPaid) return
    const timer = setTimeout(() => setPaid(false), paidMs)
    return () => clearTimeout(timer)
  }, [isPaid])
  return [isPaid, setPaid] as const
}
