import { Page } from '#app/shell/page.tsx'

/** The page that a signed-in person opens first. */
export function DashboardPage() {
  return (
    <Page title="Dashboard">
      <p className="text-quiet">You are signed in.</p>
    </Page>
  )
}
