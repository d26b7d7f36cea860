import { useSession } from '../../../auth/session-store'
import { ScheduleScreen } from '../../../scheduling/schedule-screen'

/** /dashboard/schedule: gives the agenda the signed-in company. */
export function ScheduleRoute() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { cnpj } = session.user
  return (
    <ScheduleScreen
      cnpj={cnpj}
      settingsHref="/dashboard/schedule/settings"
      googleHref={`/dashboard/agendamentos/${cnpj}`}
    />
  )
}
