import { MapPinOff } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { AccountFrame } from './account-frame'
import { accountTexts } from './account-texts'
import { EmptyState } from '../../ui/notices/empty-state'
import { ButtonLink } from '../../ui/buttons/button-link'

/** What a mistyped address shows to a person, signed in or not. */
export function NotFoundPage() {
  const t = useTexts(accountTexts)
  useDocumentTitle(t('notFoundTitle'))
  return (
    <AccountFrame>
      <EmptyState
        as="h1"
        icon={<MapPinOff size={30} aria-hidden="true" />}
        title={t('notFoundTitle')}
        action={
          <ButtonLink kind="primary" href="/login">
            {t('goToSignIn')}
          </ButtonLink>
        }
      >
        {t('notFoundText')}
      </EmptyState>
    </AccountFrame>
  )
}
