import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { pendingSignOut } from '../auth/pending-sign-out'
import { endSession, startSession } from '../auth/session-store'
import { errorText } from '../i18n/error-text'
import { currentLanguage } from '../i18n/language'
import { onRoleForbidden, onUnauthenticated } from '../lib/http/send'
import { notify } from '../ui/notify'
import { Toaster } from '../ui/toaster'
import { queryClient } from './query-client'
import { dashboardRouter } from './router'
import { showPage } from './show-page'
import { dashboardToasts } from './toast-durations'

onUnauthenticated(endSession)
onRoleForbidden((refusal) => notify.error(errorText(refusal, currentLanguage(), refusal.message)))
pendingSignOut.watch()
void startSession()
await showPage(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={dashboardRouter()} />
    <Toaster durations={dashboardToasts} />
  </QueryClientProvider>,
)
