import { HistoryList } from '#ledger/historyList.tsx'
import { Page } from './shell/page.tsx'

export function HistoryPage() {
  return (
    <Page
      title="History"
      lead="What you did in the last 90 days. You can undo any of it, and redo what you undid."
      width="prose"
    >
      <HistoryList />
    </Page>
  )
}
