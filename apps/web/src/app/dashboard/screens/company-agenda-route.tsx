import { normalizeCnpj } from '@balcao/domain/company'
import { useNavigate, useParams } from 'react-router'
import { useSession } from '../../../auth/session-store'
import { GoogleBadge } from '../../../google/connection/google-badge'
import { useCheckGoogle, useGoogle } from '../../../google/connection/google.queries'
import { useProblemWords } from '../../../google/connection/problem-words'
import { zoneOf } from '../../../shared/company/company-query'
import { useCompanyRecord } from '../../../shared/company/use-company-record'
import { CompanyAgendaScreen } from '../../../scheduling/company/company-agenda-screen'
import { CompanyNotFound } from '../../../scheduling/company/company-not-found'
import { ModuleGate } from '../../../licence/module-gate'

const agendaHref = '/dashboard/schedule'

/**
 * /dashboard/agendamentos/:cnpj: the company's own number only, with mod_agendamento (SCHD-01, decision 0026, A2), and the
 * link to Google beside it.
 */
export function CompanyAgendaRoute() {
  const session = useSession()
  const navigate = useNavigate()
  const { cnpj = '' } = useParams()
  if (session.status !== 'signedIn') return null
  const isOwn = normalizeCnpj(cnpj) === session.user.cnpj
  return (
    <ModuleGate
      modules={session.modules}
      flag="mod_agendamento"
      onBack={() => void navigate('/dashboard/orders')}
    >
      {isOwn ? (
        <OwnAgenda onOpen={(id) => void navigate(`${agendaHref}?appointment=${id}`)} />
      ) : (
        <CompanyNotFound onBack={() => void navigate(agendaHref)} />
      )}
    </ModuleGate>
  )
}

function OwnAgenda({ onOpen }: { onOpen: (appointmentId: string) => void }) {
  const { connection } = useGoogle()
  const { record } = useCompanyRecord()
  const check = useCheckGoogle()
  const words = useProblemWords()
  const { state, problem, isUsable } = connection
  return (
    <CompanyAgendaScreen
      google={{
        isKnown: state !== 'loading',
        isChecking: state === 'checking',
        isUsable,
        problem: problem ? words(problem) : '',
        onCheck: () => check({ isQuiet: false }),
      }}
      connection={<GoogleBadge isOpen zone={zoneOf(record)} />}
      agendaHref={agendaHref}
      onOpen={onOpen}
    />
  )
}
