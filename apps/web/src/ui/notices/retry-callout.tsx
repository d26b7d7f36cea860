import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import { Callout } from './callout'

interface RetryCalloutProps {
  /** `danger` where nothing can be done without it. */
  kind?: 'warning' | 'danger'
  retry: string
  busy?: boolean
  onRetry: () => void
  children: ReactNode
}

/** Says that something could not be read, with a button that asks again. */
export function RetryCallout({
  kind = 'warning',
  retry,
  busy = false,
  onRetry,
  children,
}: RetryCalloutProps) {
  return (
    <Callout
      kind={kind}
      live
      action={
        <Button kind="secondary" className="justify-self-start" busy={busy} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Callout>
  )
}
