import { pendingSignOut } from '../auth/pending-sign-out'
import { readUser } from '../auth/session'
import { storage } from '../lib/caches/storage'
import { AccountApp } from './account/account-app'
import { ChangePage } from './account/change-page'
import { NotFoundPage } from './account/not-found-page'
import { OnboardingPage } from './account/onboarding-page'
import { keepEarly } from './page/keep-early'
import { showPage } from './page/show-page'

pendingSignOut.watch()

// Who is already signed in has no business at the sign-in page (LOGIN-01).
if (location.pathname.startsWith('/login') && readUser(storage)) location.replace('/dashboard')
else await showPage(pageOf(location.pathname), { handOver: keepEarly })

/** The server sends this entry for addresses that it does not know, too. */
function pageOf(path: string) {
  if (/^\/onboarding\/?$/.test(path)) return <OnboardingPage />
  if (/^\/mudanca\/(fui-eu|nao-fui-eu)\/?$/.test(path)) return <ChangePage />
  return /^\/(login|setup)\/?$/.test(path) ? <AccountApp /> : <NotFoundPage />
}
