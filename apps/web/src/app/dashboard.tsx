import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { endSession, startSession } from '../auth/session-store'
import { startLanguage } from '../i18n/start-language'
import { onUnauthenticated } from '../lib/send'
import { followDeviceTheme } from '../lib/theme'
import '../ui/base.css'
import { Toaster } from '../ui/toaster'
import { queryClient } from './query-client'
import { dashboardRouter } from './router'
import { dashboardToasts } from './toast-durations'

followDeviceTheme()
onUnauthenticated(endSession)
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
