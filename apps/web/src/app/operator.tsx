import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { onUnauthenticated } from '../lib/http/send'
import { endOperatorSession, pendingSignOut, startOperatorSession } from '../operator/operator-session'
import { Toaster } from '../ui/notices/toasts/toaster'
import { operatorRouter } from './operator/operator-router'
import { queryClient } from './page/query-client'
import { showPage } from './page/show-page'
import { dashboardToasts } from './page/toast-durations'

onUnauthenticated(endOperatorSession)
pendingSignOut.watch()
void startOperatorSession()
await showPage(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={operatorRouter()} />
    <Toaster durations={dashboardToasts} />
  </QueryClientProvider>,
)
