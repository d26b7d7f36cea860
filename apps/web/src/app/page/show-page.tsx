import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../../i18n/start-language'
import { followTheme } from '../../lib/browser/theme'
import '../../ui/look/base.css'
import { PageBoundary } from './page-boundary'
import { reportErrors } from './report-errors'

/**
 * Draws a page in the chosen language and appearance, once its words are there. `inSlices`: a finger on a slow phone is
 * heard while the page is being made.
 */
export async function showPage(page: ReactNode, { inSlices = false } = {}) {
  reportErrors()
  followTheme()
  await startLanguage()
  const root = document.getElementById('root')
  if (!root) return
  const draw = () =>
    createRoot(root).render(
      <StrictMode>
        <PageBoundary>{page}</PageBoundary>
      </StrictMode>,
    )
  if (inSlices) startTransition(draw)
  else draw()
}
