import { useEffect, useState } from 'react'
import { LazyPasswordWizard } from '../../auth/password-wizard/lazy-password-wizard'
import { authTexts } from '../../auth/texts'
import { useTexts } from '../../i18n/language'
import { useDocumentTitle } from '../../lib/hooks/use-document-title'
import { Card } from '../../ui/page/card'
import { Toaster } from '../../ui/notices/toasts/toaster'
import { AccountFrame } from './account-frame'
import { LoginPage } from './login-page'
import { accountTexts } from './account-texts'
import { accountToasts } from '../page/toast-durations'

type Path = '/login' | '/setup'

/** The pages before sign-in. Two paths need no router. */
export function AccountApp() {
  const t = useTexts(accountTexts)
  const [path, setPath] = useState(currentPath)
  const [cnpj, setCnpj] = useState('')
  const tAuth = useTexts(authTexts)
  useDocumentTitle(path === '/setup' ? tAuth('setupTitle') : t('tabSignIn'))

  useEffect(() => {
    const follow = () => setPath(currentPath())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const go = (next: Path) => {
    history.pushState(null, '', next)
    setPath(next)
  }

  return (
    <>
      <AccountFrame>
        {path === '/setup' ? (
          <Card className="p-6 sm:p-8">
            <LazyPasswordWizard
              kind="firstAccess"
              cnpj={cnpj}
              onLeave={() => go('/login')}
              onFinished={() => go('/login')}
            />
          </Card>
        ) : (
          <LoginPage
            cnpj={cnpj}
            onFirstAccess={(typed) => {
              setCnpj(typed)
              go('/setup')
            }}
          />
        )}
      </AccountFrame>
      <Toaster durations={accountToasts} />
    </>
  )
}

function currentPath(): Path {
  return location.pathname.startsWith('/setup') ? '/setup' : '/login'
}
