import type { CallId } from '@balcao/contract'
import { roleMay } from '@balcao/contract/role-may'
import { isModuleOpen } from '@balcao/domain/licence'
import { Suspense, type ReactNode } from 'react'
import { endSession, type Session } from '../../auth/session-store'
import { sessionKeys } from '../../auth/session'
import { CompanyScope } from '../../shared/company/company-scope'
import { LiveProvider } from '../../lib/live/live-provider'
import { lazyBehind } from './lazy-behind'
import { SessionWatch } from './session-watch'

const OrderAlerts = lazyBehind('OrderAlerts')
const ChatAlerts = lazyBehind('ChatAlerts')
const AppointmentAlerts = lazyBehind('AppointmentAlerts')
const GoogleWatch = lazyBehind('GoogleWatch')
const PrintStation = lazyBehind('PrintStation')
const PinWatch = lazyBehind('PinWatch')

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
        <Suspense fallback={null}>{may('orders.counts') && <OrderAlerts />}</Suspense>
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
          {may('printing.registerStation') && <PrintStation company={user.id} />}
        </Suspense>
      </CompanyScope>
    </LiveProvider>
  )
}
