import type { Bill } from '@evenkeel/domain/bills'
import { CalendarDays, Check, DollarSign } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/dialogs/menu.tsx'
import { paidMs } from '../queries.ts'
import { type Differing, PayDialog } from './payDialog.tsx'
import { useMarkPaid } from './useMarkPaid.ts'

type PayControlsProps = { bill: Bill; name: string }

/** "Mark as Paid", and a menu to pay on another day or another amount. */
export function PayControls({ bill, name }: PayControlsProps) {
  const [isPaid, setPaid] = usePaidMoment()
  const { pay, pending } = useMarkPaid(bill, () => setPaid(true))
  const [dialog, setDialog] = useState<{ differing: Differing; open: boolean }>()
  const text = isPaid ? 'Paid' : pending ? 'Paying...' : 'Mark as Paid'
  const differ = (differing: Differing) => () => setDialog({ differing, open: true })
  const off = !bill.isActive && !isPaid
  return (
    <div className="flex items-center gap-1">
      <Button
        size="small"
        aria-label={`${text}: ${name}`}
        disabled={off}
        pending={pending || isPaid}
        pendingText={text}
        onClick={() => void pay()}
        className="min-w-29 @max-[20.5rem]:grow"
        {...(isPaid && { icon: Check })}
      >
        {text}
      </Button>
      <Menu
        label={`More ways to pay ${name}`}
        disabled={off}
        items={[
          { label: 'Paid on another day', icon: CalendarDays, onSelect: differ('day') },
          { label: 'Paid another amount', icon: DollarSign, onSelect: differ('amount') },
        ]}
      />
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
