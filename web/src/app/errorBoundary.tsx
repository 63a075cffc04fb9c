import { Component, type ReactNode } from 'react'
import { log } from '#lib/log.ts'
import { ErrorState } from '#ui/states.tsx'
import { reloadPage } from '#ui/toasts/toastStore.ts'

type Props = { children: ReactNode }

/** Catches what a page throws while rendering, such as a chunk that is gone after an update. React requires a class. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    log('The page could not be shown.', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <h1 className="text-center text-heading">This page could not be shown</h1>
        <ErrorState text="Reloading it usually helps." onRetry={reloadPage} />
      </>
    )
  }
}
