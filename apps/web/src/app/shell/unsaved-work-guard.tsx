import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { hasUnsavedWork } from '../../lib/hooks/unsaved-work'
import { keepTrying } from '../../lib/pieces/keep-trying'

// It comes behind the page: dialogs weigh more than the guard, and nothing is typed yet.
const LeaveDialog = lazy(async () => ({
  default: (await keepTrying(() => import('./leave-dialog'))).LeaveDialog,
}))

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
