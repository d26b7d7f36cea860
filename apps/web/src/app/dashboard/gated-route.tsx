import { Outlet, useNavigate } from 'react-router'
import { useSession } from '../../auth/session-store'
import { useTexts } from '../../i18n/language'
import { ModuleGate } from '../../licence/module-gate'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { RoleGate } from './role-gate'
import { shellTexts } from '../shell/shell-texts'
import type { NavItem } from '../shell/nav-items'

/**
 * A screen behind its role and, where it has one, its module. 'Voltar' leads to the orders, which are always open
 * (decision 0026, A4).
 */
export function GatedRoute({ name, call, flag }: Pick<NavItem, 'name' | 'call' | 'flag'>) {
  const session = useSession()
  const navigate = useNavigate()
  useDocumentTitle(useTexts(shellTexts)(`nav_${name}`))
  if (session.status !== 'signedIn') return null
  return (
    <RoleGate call={call}>
      {flag ? (
        <ModuleGate modules={session.modules} flag={flag} onBack={() => void navigate('/dashboard/orders')}>
          <Outlet />
        </ModuleGate>
      ) : (
        <Outlet />
      )}
    </RoleGate>
  )
}
