import type { reportBrowserError } from '@balcao/contract/browser-errors'
import type { BodyOf } from '@balcao/contract'
import { routes } from '@balcao/contract/routes'

type Report = BodyOf<typeof reportBrowserError>

/** Of one page between two loads, and of one tab over all of its loads: a page that breaks as it starts loads again. */
const mostOfPage = 5
const mostOfTab = 20
const tabKey = 'balcao_errors_told'
const told = new Set<string>()

/** Tells the server what breaks on this page and nobody catches. */
export function reportErrors(): void {
  addEventListener('error', ({ error, message }) => reportError('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason))
  addEventListener('vite:preloadError', (event) =>
    reportError('chunk', (event as { payload?: unknown }).payload),
  )
}

/** Tells the server of one error, each once and few in all; it takes out what could name a person. Never throws. */
export function reportError(kind: Report['kind'], thrown: unknown): void {
  try {
    const { name = '', message = String(thrown), stack = '' } = (thrown ?? {}) as Partial<Error>
    const words = `${name}: ${message}`
    const isChunk = kind === 'chunk' || /import(?:ed|ing a) module/i.test(words)
    // What another site's script did, a browser's own complaint, and a connection that is gone say nothing of us.
    if (
      !isChunk &&
      /Script error|ResizeObserver loop|AbortError|Failed to fetch|NetworkError|Load failed/.test(words)
    )
      return
    if (told.has(words) || told.size >= mostOfPage || !navigator.onLine) return
    told.add(words)
    const ofTab = Number(sessionStorage.getItem(tabKey) ?? 0)
    if (ofTab >= mostOfTab) return
    sessionStorage.setItem(tabKey, String(ofTab + 1))
    const { method, path } = routes.reportBrowserError
    const body: Report = {
      kind: isChunk ? 'chunk' : kind,
      ...whereWeAre(),
      message: words.slice(0, 1000),
      stack: stack.slice(0, 4000),
    }
    const headers = { 'content-type': 'application/json' }
    void fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => {})
  } catch {
    // A page that may store nothing still works.
  }
}

/** The page by its program's file, which has the version in its name; of pages of staff the screen, never what is open in it. */
function whereWeAre(): Pick<Report, 'page' | 'version'> {
  const file = /[\w.-]+$/.exec(
    document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '',
  )?.[0]
  const page = /^[a-z]{1,20}/.exec(file ?? '')?.[0] ?? 'page'
  const isOfStaff = page === 'dashboard' || page === 'operator'
  const path = location.pathname.replace(/^\/(?:dashboard|operador)\b/, '')
  const screen = isOfStaff ? (/^\/[a-z-]{1,30}(?=\/|$)/.exec(path)?.[0] ?? '') : ''
  return { page: page + screen, version: file?.slice(0, 80) ?? 'unknown' }
}
