import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Page } from './shell/page.tsx'

export function NotFoundPage() {
  return (
    <Page title="Page not found" width="prose">
      <EmptyState
        text="There is nothing at this address. It may have been mistyped, or what was here has moved."
        action={<ButtonLink href="/">Back to the dashboard</ButtonLink>}
      />
    </Page>
  )
}
