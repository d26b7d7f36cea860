import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readUser } from '../auth/session'
import { startLanguage } from '../i18n/start-language'
import { storage } from '../lib/storage'
import { followDeviceTheme } from '../lib/theme'
import '../ui/base.css'
import { AccountApp } from './account-app'
import { OnboardingPage } from './onboarding-page'

followDeviceTheme()

// Who is already signed in has no business at the sign-in page (LOGIN-01).
if (location.pathname.startsWith('/login') && readUser(storage)) {
  location.replace('/dashboard')
} else {
  await startLanguage()
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <StrictMode>
        {location.pathname.startsWith('/onboarding') ? <OnboardingPage /> : <AccountApp />}
      </StrictMode>,
    )
  }
}
