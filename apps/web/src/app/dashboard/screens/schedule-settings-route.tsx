import { useSession } from '../../../auth/session-store'
import { ScheduleSettingsScreen } from '../../../scheduling/settings/settings-screen'

/** /dashboard/schedule/settings: gives the page the shop's name for its previews. */
export function ScheduleSettingsRoute() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return <ScheduleSettingsScreen backHref="/dashboard/schedule" shop={session.user.name} />
}
