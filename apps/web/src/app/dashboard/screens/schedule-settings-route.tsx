import { useSession } from '../../../auth/session-store'
import { PeopleGoogle } from '../../../google/people/people-google'
import { zoneOf } from '../../../shared/company/company-query'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { ScheduleSettingsScreen } from '../../../scheduling/settings/settings-screen'

/** /dashboard/schedule/settings: gives the page the shop's name for its previews, and each person's own Google. */
export function ScheduleSettingsRoute() {
  const session = useSession()
  const { record } = useCompanyRecord()
  if (session.status !== 'signedIn') return null
  return (
    <ScheduleSettingsScreen
      backHref="/dashboard/schedule"
      shop={session.user.name}
      people={<PeopleGoogle zone={zoneOf(record)} />}
    />
  )
}
