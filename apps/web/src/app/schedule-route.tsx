import { useSession } from '../auth/session-store'
import { ScheduleScreen } from '../scheduling/schedule-screen'

/** /dashboard/schedule: gives the agenda the signed-in company. */
export function ScheduleRoute() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return <ScheduleScreen cnpj={session.user.cnpj} settingsHref="/dashboard/schedule/settings" />
}
