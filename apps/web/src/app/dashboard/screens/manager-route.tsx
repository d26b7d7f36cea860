import { isModuleOpen } from '@balcao/domain/licence'
import { useSession } from '../../../auth/session-store'
import { ManagerScreen } from '../../../manager/manager-screen'

/** /dashboard/manager: tells the figures whether the company has an agenda. */
export function ManagerRoute() {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return <ManagerScreen hasAgenda={isModuleOpen(session.modules, 'mod_agendamento')} />
}
