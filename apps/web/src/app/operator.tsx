import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { onUnauthenticated } from '../lib/http/send'
import { endOperatorSession, pendingSignOut, startOperatorSession } from '../operator/operator-session'
import { Toaster } from '../ui/toaster'
import { operatorRouter } from './operator-router'
import { queryClient } from './query-client'
import { showPage } from './show-page'
import { dashboardToasts } from './toast-durations'

onUnauthenticated(endOperatorSession)
pendingSignOut.watch()
void startOperatorSession()
await showPage(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={operatorRouter()} />
    <Toaster durations={dashboardToasts} />
  </QueryClientProvider>,
)
