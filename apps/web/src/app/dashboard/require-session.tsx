import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../../auth/session-store'
import { PageSpinner } from '../page/page-spinner'

/** Shows a spinner until the session is known, and sends who has none to the sign-in (SHELL-01, SHELL-02). */
export function RequireSession() {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'signedOut') window.location.replace('/login')
  }, [status])
  return status === 'signedIn' ? <Outlet /> : <PageSpinner />
}
