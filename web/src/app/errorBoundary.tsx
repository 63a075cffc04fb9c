import { Component, type ReactNode } from 'react'
import { log } from '#lib/log.ts'
import { ErrorState } from '#ui/states.tsx'

type Props = { children: ReactNode }

/**
 * Catches what a page throws while it is drawn, a file that could not be fetched after an update among
 * it. React asks for a class here; it is the only one.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    log('A page could not be shown.', error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        text="This page could not be shown. Loading it again usually helps."
        onRetry={() => window.location.reload()}
      />
    )
  }
}
