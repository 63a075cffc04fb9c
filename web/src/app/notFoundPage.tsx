import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Page } from './shell/page.tsx'

export function NotFoundPage() {
  return (
    <Page title="Page not found" width="prose" isCentered>
      <EmptyState
        text="There is no page at this address. It may be mistyped, or the page may have moved."
        action={<ButtonLink href="/">Back to the dashboard</ButtonLink>}
      />
    </Page>
  )
}
