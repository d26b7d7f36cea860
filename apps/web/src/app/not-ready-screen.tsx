import { Hammer } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTexts } from '../i18n/language'
import { useDocumentTitle } from '../lib/use-document-title'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { PageTitle } from '../ui/page-title'
import { shellTexts } from './shell-texts'
import type { NavName } from './shell/nav-items'

/** An area that is not built yet says so. */
export function NotReadyScreen({ name }: { name: NavName }) {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  const title = t(`nav_${name}`)
  useDocumentTitle(title)
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        icon={<Hammer size={30} aria-hidden="true" />}
        title={t('notReadyTitle')}
        action={<Button onClick={() => void navigate('/dashboard/orders')}>{t('goToOrders')}</Button>}
      >
        {t('notReadyText')}
      </EmptyState>
    </>
  )
}
