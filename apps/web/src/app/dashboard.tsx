import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { pendingSignOut } from '../auth/pending-sign-out'
import { endSession, startSession } from '../auth/session-store'
import { errorText } from '../i18n/error-text'
import { currentLanguage } from '../i18n/language'
import { onRoleForbidden, onUnauthenticated } from '../lib/http/send'
import { notify } from '../ui/notices/notify'
import { StripToaster } from '../ui/notices/toasts/strip-toaster'
import { queryClient } from './page/query-client'
import { dashboardRouter } from './dashboard/router'
import { showPage } from './page/show-page'
import { dashboardToasts } from './page/toast-durations'

onUnauthenticated(endSession)
onRoleForbidden((refusal) => notify.error(errorText(refusal, currentLanguage(), refusal.message)))
pendingSignOut.watch()
void startSession()
await showPage(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={dashboardRouter()} />
    <StripToaster durations={dashboardToasts} />
  </QueryClientProvider>,
)
