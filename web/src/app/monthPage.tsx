import {
  addMonths,
  dayMax,
  dayMin,
  formatDay,
  type Month,
  monthOf,
  monthsBetween,
} from '@evenkeel/domain/calendar'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useLocation, useSearchParams } from 'wouter'
import { useShortcut } from '#lib/shortcuts.ts'
import { useToday } from '#lib/today.ts'
import { BesideSelect } from '#summary/months/besideSelect.tsx'
import { MonthReview, useMonthReview } from '#summary/months/monthReview.tsx'
import { readBeside, reviewAddress, reviewOfBoth } from '#summary/months/reviewAddress.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { openQuickAdd } from './dashboard/quickAddLayer.tsx'
import { Page } from './shell/page.tsx'

/** A month beside an earlier one. The arrow keys lead to its neighbours, as far from the ones they stand beside. */
export function MonthPage() {
  const [location, navigate] = useLocation()
  const [search] = useSearchParams()
  const today = useToday()
  const month = location.slice(-'2026-10'.length)
  const beside = readBeside(search, month)
  const review = useMonthReview({ month, beside })
  const isNothing = review.isError || review.data?.categories.length === 0
  const { back, on } = neighboursOf(month, today)
  const addressOf = (next: Month) => reviewAddress(next, after(beside, monthsBetween(month, next)))
  useShortcut('arrowleft', () => back && navigate(addressOf(back)))
  useShortcut('arrowright', () => on && navigate(addressOf(on)))
  return (
    <Page
      title={nameOf(month)}
      back={{ href: '/', label: 'Back to dashboard' }}
      actions={
        <>
          <nav aria-label="Months" className="flex flex-wrap gap-2 max-[22rem]:*:px-3">
            {back && (
              <ButtonLink href={addressOf(back)} icon={ChevronLeft}>
                <MonthName month={back} />
              </ButtonLink>
            )}
            {on && (
              <ButtonLink href={addressOf(on)}>
                <MonthName month={on} />
                <Icon of={ChevronRight} />
              </ButtonLink>
            )}
          </nav>
          {!isNothing && (
            <Button
              variant="quiet"
              icon={Printer}
              className="max-sm:px-2"
              disabled={review.isPending}
              onClick={() => window.print()}
            >
              <span className="max-[22rem]:sr-only">Print</span>
            </Button>
          )}
          {month <= monthOf(today) && (
            <BesideSelect
              {...{ month, beside, today }}
              onChoose={(other) => navigate(reviewOfBoth(month, other))}
            />
          )}
        </>
      }
    >
      <MonthReview {...{ month, beside, today }} onQuickAdd={openQuickAdd} />
    </Page>
  )
}

/** Shorter on a phone, so that both neighbours and Print, an icon on the smallest, share a line. */
function MonthName({ month }: { month: string }) {
  return (
    <span>
      <span className="max-sm:hidden">{nameOf(month)}</span>
      <span className="sm:hidden">{formatDay(`${month}-01`, 'shortMonthOfYear')}</span>
    </span>
  )
}

/** There is nothing to review after the present month, and no day before the first. */
function neighboursOf(month: string, today: string) {
  const present = monthOf(today)
  return {
    back: month > monthOf(dayMin) ? (month > present ? present : after(month, -1)) : undefined,
    on: month < present && month < monthOf(dayMax) ? after(month, 1) : undefined,
  }
}

function after(month: Month, months: number): Month {
  return monthOf(addMonths(`${month}-01`, months))
}

function nameOf(month: string): string {
  return formatDay(`${month}-01`, 'monthOfYear')
}
