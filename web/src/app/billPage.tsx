import { getBillPayments } from '@evenkeel/domain/bills'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { BillHistory } from '#bills/page/billHistory.tsx'
import { CatchUp } from '#bills/pay/catchUp.tsx'
import { PayControls } from '#bills/pay/payControls.tsx'
import { cardName } from '#bills/words.ts'
import { isStatus } from '#lib/api/errors.ts'
import { endpointQuery } from '#lib/api/hooks.ts'
import { useToday } from '#lib/today.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { QueryView } from '#ui/states.tsx'
import { NotFoundPage } from './notFoundPage.tsx'
import { Page } from './shell/page.tsx'

/** A bill of one's own: what was paid for it, how its amount has changed, and when it is due. */
export function BillPage() {
  const [location] = useLocation()
  const id = location.slice(location.lastIndexOf('/') + 1)
  // A page that stays open past midnight asks for the new day.
  useToday()
  const query = useQuery(endpointQuery(getBillPayments, { params: { id } }))
  if (isStatus(query.error, 404)) return <NotFoundPage />
  const name = query.data && cardName(query.data.bill)
  return (
    <Page
      title={name ?? 'Recurring bill'}
      back={{ href: '/recurring-bills', label: 'Back to recurring bills' }}
      actions={
        query.data &&
        name && (
          <>
            <CatchUp bill={query.data.bill} name={name} />
            <PayControls bill={query.data.bill} name={name} />
          </>
        )
      }
    >
      <QueryView
        query={query}
        error="This bill could not be loaded."
        skeleton={
          <Loading label="Loading this bill">
            <Skeleton className="mb-6 h-36 w-full rounded-card" />
            <Skeleton className="h-64 w-full rounded-card" />
          </Loading>
        }
      >
        {(found) => <BillHistory found={found} />}
      </QueryView>
    </Page>
  )
}
