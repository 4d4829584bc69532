import { Component } from 'react'
import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { Wordmark } from './Wordmark.tsx'

type Props = {
  children: ReactNode
  /** A change clears the error: pass the current path. */
  resetKey: string
  homeUrl: string
}

type State = { hasFailed: boolean; resetKey: string }

/**
 * Shows an error page instead of a blank one if a screen throws. The root's `onCaughtError` receives the error. Plain
 * elements only, to keep the initial bundle small.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 px-6 py-16">
        <Wordmark className="text-xl" />
        <div role="alert" className="grid gap-3">
          <h1 className="display text-3xl">This page stopped working</h1>
          <p className="text-md text-ink-2">
            Everything you saved is safe, and a text that is being generated will be finished. Reload the page to
            continue.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={this.props.homeUrl} className={buttonClass({})}>
            Go to the start page
          </a>
          <button type="button" onClick={() => location.reload()} className={buttonClass({ variant: 'primary' })}>
            Reload the page
          </button>
        </div>
      </main>
    )
  }
}
