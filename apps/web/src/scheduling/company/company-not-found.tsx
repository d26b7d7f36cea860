import { Building2 } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'
import { companyAgendaTexts } from './texts'

/** The address names no company, or another one (SCHD-11, SCHD-12, decision 0026, A2). */
export function CompanyNotFound({ onBack }: { onBack: () => void }) {
  const t = useTexts(companyAgendaTexts)
  useDocumentTitle(t('notFoundTitle'))
  return (
    <EmptyState
      icon={<Building2 size={30} aria-hidden="true" />}
      title={t('notFoundTitle')}
      action={<Button onClick={onBack}>{t('back')}</Button>}
    >
      {t('notFoundText')}
    </EmptyState>
  )
}
