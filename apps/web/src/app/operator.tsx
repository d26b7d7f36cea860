import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startLanguage } from '../i18n/start-language'
import { onUnauthenticated } from '../lib/send'
import { followDeviceTheme } from '../lib/theme'
import { endOperatorSession, startOperatorSession } from '../operator/operator-session'
import '../ui/base.css'
import { Toaster } from '../ui/toaster'
import { operatorRouter } from './operator-router'
import { queryClient } from './query-client'
import { dashboardToasts } from './toast-durations'

followDeviceTheme()
onUnauthenticated(endOperatorSession)
void startOperatorSession()
await startLanguage()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={operatorRouter()} />
        <Toaster durations={dashboardToasts} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
