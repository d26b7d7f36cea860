import type { ReactNode } from 'react'
import { Button } from './button'
import { Callout } from './callout'

interface RetryCalloutProps {
  retry: string
  onRetry: () => void
  children: ReactNode
}

/** Says beside what is still there that something could not be read, with a button that asks again. */
export function RetryCallout({ retry, onRetry, children }: RetryCalloutProps) {
  return (
    <Callout
      kind="warning"
      live
      action={
        <Button kind="secondary" className="justify-self-start" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Callout>
  )
}
