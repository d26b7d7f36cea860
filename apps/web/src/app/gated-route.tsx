import type { ModuleFlag } from '@balcao/domain/licence'
import { Outlet, useNavigate } from 'react-router'
import { useSession } from '../auth/session-store'
import { useTexts } from '../i18n/language'
import { ModuleGate } from '../licence/module-gate'
import { useDocumentTitle } from '../lib/use-document-title'
import { shellTexts } from './shell-texts'
import type { NavName } from './shell/nav-items'

/** A route that needs a module. 'Voltar' leads to the orders, which are always open (spec-notes A4). */
export function GatedRoute({ name, flag }: { name: NavName; flag: ModuleFlag }) {
  const session = useSession()
  const navigate = useNavigate()
  useDocumentTitle(useTexts(shellTexts)(`nav_${name}`))
  if (session.status !== 'signedIn') return null
  return (
    <ModuleGate modules={session.modules} flag={flag} onBack={() => void navigate('/dashboard/orders')}>
      <Outlet />
    </ModuleGate>
  )
}
