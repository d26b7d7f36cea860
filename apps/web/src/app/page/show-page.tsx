import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../../i18n/start-language'
import { followTheme } from '../../lib/browser/theme'
import '../../ui/look/base.css'
import { PageBoundary } from './page-boundary'
import { reportErrors } from './report-errors'

/**
 * Draws a page in the chosen language and appearance, once its words are there. `inSlices`: a finger on a slow phone is
 * heard while the page is being made. `handOver` looks at what came with the HTML, and is told when the page stands in its
 * place.
 */
export async function showPage(
  page: ReactNode,
  { inSlices = false, handOver }: { inSlices?: boolean; handOver?: (root: HTMLElement) => () => void } = {},
) {
  reportErrors()
  followTheme()
  await startLanguage()
  const root = document.getElementById('root')
  if (!root) return
  const draw = () => {
    const then = handOver?.(root)
    createRoot(root).render(
      <StrictMode>
        <PageBoundary>{page}</PageBoundary>
        {then && <Drawn then={then} />}
      </StrictMode>,
    )
  }
  if (inSlices) startTransition(draw)
  else draw()
}

/** Calls `then` when the page stands, before it is seen. */
function Drawn({ then }: { then: () => void }) {
  useLayoutEffect(then, [then])
  return null
}
