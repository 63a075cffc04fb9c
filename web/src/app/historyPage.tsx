import { HistoryList } from '#ledger/historyList.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Page } from './shell/page.tsx'

export function HistoryPage() {
  return (
    <Page
      title="History"
      lead="What you did in the last 90 days. Anything here can be undone, and an undo redone."
      width="prose"
    >
      <HistoryList emptyAction={<ButtonLink href="/">Go to the dashboard</ButtonLink>} />
    </Page>
  )
}
