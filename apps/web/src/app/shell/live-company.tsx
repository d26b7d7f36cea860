import { isModuleOpen } from '@balcao/domain/licence'
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { endSession, useSession } from '../../auth/session-store'
import { sessionKeys, type StoredUser } from '../../auth/session'
import { keepTrying } from '../../lib/keep-trying'
import { CompanyScope } from '../../lib/company/company-scope'
import { LiveProvider } from '../../lib/live/live-provider'

const OrderAlerts = lazy(async () => ({
  default: (await keepTrying(() => import('../../orders/alerts/order-alerts'))).OrderAlerts,
}))
const ChatAlerts = lazy(async () => ({
  default: (await keepTrying(() => import('../../conversations/alerts/chat-alerts'))).ChatAlerts,
}))
const AppointmentAlerts = lazy(async () => ({
  default: (await keepTrying(() => import('../../scheduling/alerts/appointment-alerts'))).AppointmentAlerts,
}))
const GoogleWatch = lazy(async () => ({
  default: (await keepTrying(() => import('../../google/notice/google-watch'))).GoogleWatch,
}))
const PrintStation = lazy(async () => ({
  default: (await keepTrying(() => import('../../printing/print-station'))).PrintStation,
}))

/** Where people write at the lower end of the screen: nothing may lie over it. */
const writingAt = '/dashboard/conversations'

/** The company's live events for every screen, and what must go on behind all of them: ringing and printing. */
export function LiveCompany({ user, children }: { user: StoredUser; children: ReactNode }) {
  const { pathname } = useLocation()
  const session = useSession()
  const hasAgenda = session.status === 'signedIn' && isModuleOpen(session.modules, 'mod_agendamento')
  return (
    <LiveProvider scope={user.id} onEnded={endSession}>
      <CompanyScope cnpj={user.cnpj}>
        {children}
        <Suspense fallback={null}>
          <OrderAlerts atTop={pathname === writingAt} />
        </Suspense>
        <Suspense fallback={null}>
          <ChatAlerts />
        </Suspense>
        <Suspense fallback={null}>{hasAgenda && <AppointmentAlerts />}</Suspense>
        <Suspense fallback={null}>
          {hasAgenda && (
            <GoogleWatch
              storedUserKey={sessionKeys.user}
              detailsHref={`/dashboard/agendamentos/${user.cnpj}`}
              isBelowBar={pathname === writingAt}
            />
          )}
        </Suspense>
        <Suspense fallback={null}>
          <PrintStation company={user.id} />
        </Suspense>
      </CompanyScope>
    </LiveProvider>
  )
}
