import { formatCents } from '@evenkeel/domain/money'
import type { Transaction } from '@evenkeel/domain/transactions'
import { formatDay } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import type { Meanwhile } from './useEdit.ts'

type MeanwhileNoticeProps = { meanwhile: Meanwhile; onTakeSaved: () => void }

/** Tells that somebody else has changed the entry, and what it says now. */
export function MeanwhileNotice({ meanwhile, onTakeSaved }: MeanwhileNoticeProps) {
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-body text-ink">
      {meanwhile.kind === 'deleted' ? (
        <p>
          This transaction was deleted elsewhere in the meantime. It cannot be updated any more.
        </p>
      ) : (
        <>
          <p className="font-medium text-warn">
            This transaction was changed elsewhere in the meantime.
          </p>
          <Saved transaction={meanwhile.saved} />
          <p className="mt-2 text-small">
            Your changes are still in the fields below. Update Transaction saves them over it.
          </p>
          <Button size="small" className="mt-3" onClick={onTakeSaved}>
            Use what is saved
          </Button>
        </>
      )}
    </div>
  )
}

function Saved({ transaction }: { transaction: Transaction }) {
  const { type, amount, category, date, description } = transaction
  return (
    <p className="mt-1 text-small">
      It now says: <Money amount={formatCents(amount)} kind={type} />, {category}, {formatDay(date)}
      {description && <>, “{description}”</>}.
    </p>
  )
}
