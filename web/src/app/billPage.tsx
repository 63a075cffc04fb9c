import { getBillPayments } from '@evenkeel/domain/bills'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { BillActions } from '#bills/page/billActions.tsx'
import { BillHistory } from '#bills/page/billHistory.tsx'
import { cardName } from '#bills/words.ts'
import { isStatus } from '#lib/api/errors.ts'
import { endpointQuery } from '#lib/api/hooks.ts'
import { useToday } from '#lib/today.ts'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { categoryLook } from '#transactions/categoryLook.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, QueryView } from '#ui/states.tsx'
import { Page } from './shell/page.tsx'

/** A bill of one's own: what was paid for it, how its amount has changed, and when it is due. */
export function BillPage() {
  const [location] = useLocation()
  const id = location.slice(location.lastIndexOf('/') + 1)
  // A page that stays open past midnight asks for the new day.
  useToday()
  const query = useQuery(endpointQuery(getBillPayments, { params: { id } }))
  const bill = query.data?.bill
  if (isStatus(query.error, 404)) return <NoBill />
  return (
    <Page
      title={bill ? cardName(bill) : 'Recurring bill'}
      lead={bill && <Category name={bill.category} />}
      back={back}
      actions={
        bill && (
          <OwnCategories>
            <BillActions bill={bill} />
          </OwnCategories>
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

const back = { href: '/recurring-bills', label: 'Back to recurring bills' }

function Category({ name }: { name: string }) {
  const { icon, colour } = categoryLook(name)
  return (
    <span className="flex items-center gap-1.5">
      <span style={{ color: colour }}>
        <Icon of={icon} size={16} />
      </span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </span>
  )
}

function NoBill() {
  return (
    <Page title="Bill not found" width="prose" isCentered>
      <EmptyState
        text="There is no bill at this address. It may have been deleted; its payments stay among your transactions."
        action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
      />
    </Page>
  )
}
