import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { endSession, startSession } from '../auth/session-store'
import { errorText } from '../i18n/error-text'
import { currentLanguage } from '../i18n/language'
import { startLanguage } from '../i18n/start-language'
import { onRoleForbidden, onUnauthenticated } from '../lib/send'
import { followDeviceTheme } from '../lib/theme'
import '../ui/base.css'
import { notify } from '../ui/notify'
import { Toaster } from '../ui/toaster'
import { queryClient } from './query-client'
import { dashboardRouter } from './router'
import { dashboardToasts } from './toast-durations'

followDeviceTheme()
onUnauthenticated(endSession)
onRoleForbidden((refusal) => notify.error(errorText(refusal, currentLanguage(), refusal.message)))
void startSession()
await startLanguage()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={dashboardRouter()} />
        <Toaster durations={dashboardToasts} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
