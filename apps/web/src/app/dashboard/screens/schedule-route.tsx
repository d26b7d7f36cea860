import { roleMay } from '@balcao/contract/role-may'
import { lazy, Suspense } from 'react'
import { useSession } from '../../../auth/session-store'
import { keepTrying } from '../../../lib/pieces/keep-trying'
import { ScheduleScreen } from '../../../scheduling/schedule-screen'

const MyGoogleNotice = lazy(async () => ({
  default: (await keepTrying(() => import('../../../google/people/my-google-notice'))).MyGoogleNotice,
}))

const myGoogleHref = '/dashboard/schedule/google'

/** /dashboard/schedule: gives the agenda the signed-in company, and a professional the way to their own Google. */
export function ScheduleRoute() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const { cnpj } = session.user
  const { role } = session.worker
  const isOwn = !roleMay(role, 'google.status') && roleMay(role, 'google.people')
  return (
    <ScheduleScreen
      cnpj={cnpj}
      settingsHref="/dashboard/schedule/settings"
      google={isOwn ? 'own' : 'company'}
      googleHref={isOwn ? myGoogleHref : `/dashboard/agendamentos/${cnpj}`}
      notice={
        isOwn && (
          <Suspense fallback={null}>
            <MyGoogleNotice href={myGoogleHref} />
          </Suspense>
        )
      }
    />
  )
}
