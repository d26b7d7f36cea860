import type { CallId } from '@balcao/contract'
import { roleMay } from '@balcao/contract/role-may'
import { isModuleOpen } from '@balcao/domain/licence'
import { lazy, Suspense, type ReactNode } from 'react'
import { endSession, type Session } from '../../auth/session-store'
import { sessionKeys } from '../../auth/session'
import { keepTrying } from '../../lib/pieces/keep-trying'
import { CompanyScope } from '../../shared/company/company-scope'
import { LiveProvider } from '../../lib/live/live-provider'
import { SessionWatch } from './session-watch'

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

const PinWatch = lazy(async () => ({
  default: (await keepTrying(() => import('../../employees/pin-watch'))).PinWatch,
}))

interface LiveCompanyProps {
  session: Extract<Session, { status: 'signedIn' }>
  children: ReactNode
}

/** The company's live events for every screen, and what must go on behind all of them: ringing and printing. */
export function LiveCompany({ session, children }: LiveCompanyProps) {
  const { user, modules, worker } = session
  const may = (callId: CallId) => roleMay(worker.role, callId)
  const hasChats = isModuleOpen(modules, 'mod_atendimento')
  const hasAgenda = isModuleOpen(modules, 'mod_agendamento')
  // Each role sees other events, so what one has read is not where another goes on from.
  const scope = [user.id, worker.employee?.id ?? 'company', worker.role].join('.')
  return (
    <LiveProvider scope={scope} onEnded={endSession}>
      <SessionWatch />
      <CompanyScope cnpj={user.cnpj}>
        {children}
        <Suspense fallback={null}>
          <OrderAlerts />
        </Suspense>
        <Suspense fallback={null}>{may('employees.openDevice') && <PinWatch />}</Suspense>
        <Suspense fallback={null}>
          {hasChats && may('conversations.counts') && <ChatAlerts instance={user.id} />}
        </Suspense>
        <Suspense fallback={null}>{hasAgenda && may('scheduling.summary') && <AppointmentAlerts />}</Suspense>
        <Suspense fallback={null}>
          {hasAgenda && may('google.status') && (
            <GoogleWatch
              storedUserKey={sessionKeys.user}
              detailsHref={`/dashboard/agendamentos/${user.cnpj}`}
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
