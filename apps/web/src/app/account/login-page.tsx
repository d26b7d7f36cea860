import { Suspense, useEffect, useState } from 'react'
import { LoginForm } from '../../auth/login-form'
import { takeSessionEnded } from '../../auth/session-notice'
import { preloadPasswordWizard } from '../../auth/password-wizard/lazy-password-wizard'
import { authTexts } from '../../auth/texts'
import { useTexts } from '../../i18n/language'
import { lazyPiece } from '../../lib/pieces/lazy-piece'
import { Callout } from '../../ui/notices/callout'
import { Card } from '../../ui/page/card'
import { Skeleton } from '../../ui/waiting/skeleton'
import { Tabs } from '../../ui/choices/tabs'
import { accountTexts } from './account-texts'

const leadForm = lazyPiece(async () => (await import('../../onboarding/lead-form')).LeadForm)

// Taken once per page load: React may build the page twice.
const sessionEnded = takeSessionEnded()

/** /login: sign in, or ask to become a customer (LOGIN-02, LOGIN-03). */
export function LoginPage({ cnpj, onFirstAccess }: { cnpj: string; onFirstAccess: (cnpj: string) => void }) {
  const t = useTexts(accountTexts)
  const tAuth = useTexts(authTexts)
  const [tab, setTab] = useState<'sign-in' | 'lead'>('sign-in')

  useEffect(() => {
    leadForm.preload()
    preloadPasswordWizard()
  }, [])

  return (
    <div className="grid gap-4">
      {sessionEnded && <Callout live>{tAuth('sessionEnded')}</Callout>}
      <Card className="grid gap-6 p-4 sm:p-6">
        <Tabs
          label={t('tabs')}
          selected={tab}
          onSelect={setTab}
          keepsPanels
          tabs={[
            {
              id: 'sign-in',
              label: t('tabSignIn'),
              panel: (
                <div className="px-1 pb-2 sm:px-2">
                  <LoginForm
                    cnpj={cnpj}
                    onSignedIn={() => location.assign('/dashboard')}
                    onFirstAccess={onFirstAccess}
                  />
                </div>
              ),
            },
            {
              id: 'lead',
              label: t('tabBecomeCustomer'),
              panel: (
                <div className="px-1 pb-2 sm:px-2">
                  <Suspense fallback={<Skeleton className="h-[36rem]" />}>
                    <leadForm.Piece />
                  </Suspense>
                </div>
              ),
            },
          ]}
        />
      </Card>
    </div>
  )
}
