import { Navigate } from 'react-router'
import { useSession } from '../../auth/session-store'
import { homeOf } from '../shell/nav-items'

/** /dashboard: the first screen of whoever is signed in. */
export function HomeRedirect() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return <Navigate to={`/dashboard/${homeOf(session.worker.role)}`} replace />
}
