import { Component, type ReactNode } from 'react'
import { logFailure } from '../../lib/log'
import { PageBroke } from './page-broke'
import { reportError } from './report-errors'

interface State {
  broke: boolean
}

/** Stands around every page: what throws while it renders, and code that cannot be fetched, leaves no empty page. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { broke: false }

  static getDerivedStateFromError(): State {
    return { broke: true }
  }

  override componentDidCatch(error: unknown) {
    logFailure('a page stopped working', error)
    reportError('render', error)
  }

  override render() {
    if (!this.state.broke) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center px-4">
        <PageBroke />
      </main>
    )
  }
}
