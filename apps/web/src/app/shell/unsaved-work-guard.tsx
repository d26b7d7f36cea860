import { Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsavedWork } from '../../lib/hooks/unsaved-work'
import { lazyBehind } from './lazy-behind'

const LeaveDialog = lazyBehind('LeaveDialog')

/** Asks before unsaved work is left: with our own question inside the app, with the browser's when the tab closes. */
export function UnsavedWorkGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <Suspense fallback={null}>
      <LeaveDialog
        open={blocker.state === 'blocked'}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </Suspense>
  )
}
