import { HistoryList } from '#ledger/historyList.tsx'
import { Page } from './shell/page.tsx'

export function HistoryPage() {
  return (
    <Page
      title="History"
      lead="What you did in the last 90 days. Anything here can be undone, and an undo redone."
      width="prose"
    >
      <HistoryList />
    </Page>
  )
}
