import { MapPinOff } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { shellTexts } from '../shell/shell-texts'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  useDocumentTitle(t('notFoundTitle'))
  return (
    <EmptyState
      icon={<MapPinOff size={30} aria-hidden="true" />}
      title={t('notFoundTitle')}
      action={<Button onClick={() => void navigate('/dashboard/orders')}>{t('goToOrders')}</Button>}
    >
      {t('notFoundText')}
    </EmptyState>
  )
}
