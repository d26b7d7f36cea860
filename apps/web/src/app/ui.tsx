import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../i18n/start-language'
import '../ui/look/base.css'
import { Toaster } from '../ui/notices/toasts/toaster'
import { UiPage } from './ui-page'
import { dashboardToasts } from './page/toast-durations'

await startLanguage()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <div className="grid xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="bg-canvas p-6 text-ink sm:p-10">
            <UiPage theme={theme} />
          </div>
        ))}
      </div>
      <Toaster durations={dashboardToasts} />
    </StrictMode>,
  )
}
