import type { CallId } from '@balcao/contract'
import type { Role } from '@balcao/contract/roles'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useTexts } from '../../i18n/language'
import { useMay, useRole } from '../../shared/role/role-scope'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { shellTexts } from '../shell/shell-texts'
import { homeOf } from '../shell/nav-items'

/** Opens a screen to the roles that may make its main call; the others are told so, and where they belong. */
export function RoleGate({ call, children = <Outlet /> }: { call: CallId; children?: ReactNode }) {
  const role = useRole()
  const may = useMay(call)
  if (may) return children
  return role && <ClosedScreen role={role} />
}

function ClosedScreen({ role }: { role: Role }) {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  const home = homeOf(role)
  useDocumentTitle(t('closedTitle'))
  return (
    <EmptyState
      icon={<Lock size={30} aria-hidden="true" />}
      title={t('closedTitle')}
      action={
        <Button onClick={() => void navigate(`/dashboard/${home}`)}>
          {t('goToHome', { screen: t(`nav_${home}`) })}
        </Button>
      }
    >
      {t('closedText', { role: t(`role_${role}`) })}
    </EmptyState>
  )
}
