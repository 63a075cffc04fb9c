import { daysBetween, formatDay, type LocalDate, localDay } from '@evenkeel/domain/calendar'
import { type HistoryAction, listHistory } from '@evenkeel/domain/ledger'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callForReply } from '#lib/api/call.ts'
import { type PageLink, pageOf } from '#lib/api/page.ts'
import { useToday } from '#lib/today.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, QueryView } from '#ui/states.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { HistoryRow } from './historyRow.tsx'

function useHistory() {
  return useInfiniteQuery({
    queryKey: [listHistory.path],
    queryFn: async ({ pageParam: { after }, signal }) =>
      pageOf(await callForReply(listHistory, { query: after ? { after } : {}, signal })),
    initialPageParam: {} as PageLink,
    getNextPageParam: ({ links }) => links.next,
  })
}

export function HistoryList() {
  const history = useHistory()
  return (
    <QueryView
      query={{ ...history, isError: history.isLoadingError }}
      error="Your history could not be loaded."
      skeleton={<HistorySkeleton />}
    >
      {({ pages }) => {
        const actions = pages.flatMap(({ rows }) => rows)
        if (actions.length === 0) return <NoHistory />
        return (
          <>
            <Days actions={actions} />
            {history.hasNextPage && <Earlier history={history} />}
          </>
        )
      }}
    </QueryView>
  )
}

function Days({ actions }: { actions: readonly HistoryAction[] }) {
  const today = useToday()
  return (
    <section {...useListFocus(actions)} aria-label="History">
      {[...Map.groupBy(actions, ({ at }) => localDay(at))].map(([day, ofDay]) => (
        <div key={day} className="mb-8">
          <h2 className="border-b-2 border-accent pb-2 text-title">{dayName(day, today)}</h2>
          <ol>
            {ofDay.map((action) => (
              <HistoryRow key={action.id} action={action} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

function Earlier({ history }: { history: ReturnType<typeof useHistory> }) {
  return (
    <div className="flex flex-col items-center gap-2">
      {history.isFetchNextPageError && (
        <FieldError>Earlier changes could not be loaded. Please try again.</FieldError>
      )}
      <Button
        pending={history.isFetchingNextPage}
        pendingText="Loading..."
        onClick={() => void history.fetchNextPage()}
      >
        Show earlier changes
      </Button>
    </div>
  )
}

function NoHistory() {
  return (
    <EmptyState
      text="Nothing yet. What you add, change or delete appears here, and can be undone for 90 days."
      action={<ButtonLink href="/">Go to the dashboard</ButtonLink>}
    />
  )
}

function dayName(day: LocalDate, today: LocalDate): string {
  return ['Today', 'Yesterday'][daysBetween(day, today)] ?? formatDay(day, 'long')
}

function HistorySkeleton() {
  return (
    <Loading label="Loading history">
      <Skeleton className="mb-3 h-6 w-24" />
      <div className="border-t-2 border-accent">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <div
            key={row}
            className="flex h-19 items-center justify-between gap-6 border-b border-hairline"
          >
            <Skeleton className="h-4 w-full max-w-72" />
            <Skeleton className="h-8 w-16 shrink-0 touch:h-11" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
