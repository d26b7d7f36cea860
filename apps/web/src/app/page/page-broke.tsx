import { TriangleAlert } from 'lucide-react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/notices/empty-state'

/** In place of what threw, or could not be fetched because the page is older than the server or nothing came through. */
export function PageBroke() {
  const t = useTexts(commonTexts)
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert size={30} aria-hidden="true" />}
        title={t('brokenTitle')}
        action={<Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
      >
        {t('brokenText')}
      </EmptyState>
    </div>
  )
}
