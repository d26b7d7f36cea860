import type { PublicMenu } from '@balcao/contract/menu'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { hasCode } from '../lib/http/api-error'
import { firstData } from '../shared/page/first-data'
import { fetchMenu } from './menu-calls'

export type MenuState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  /** `readAt` in milliseconds: what is paused or closed is judged by it. */
  | { status: 'ready'; menu: PublicMenu; readAt: number }

const rereadEveryMs = 5 * 60_000

/**
 * The shop's menu, read again now and then while somebody looks at it: prices move, the shop closes. A failed reread
 * keeps what is shown. `reread` resolves when the menu of now is shown; it never rejects.
 */
export function useMenu(company: string) {
  const [state, setState] = useState<MenuState>(() => stateInPage(company))
  const [isInPage] = useState(state.status === 'ready')

  const reread = useCallback(
    async (signal?: AbortSignal) => {
      const next = await readState(company, signal)
      if (signal?.aborted) return
      // In slices: hundreds of products are much to paint for a slow phone.
      startTransition(() =>
        setState((before) => (next.status === 'ready' || before.status !== 'ready' ? next : before)),
      )
    },
    [company],
  )

  useEffect(() => {
    const leaving = new AbortController()
    const again = () => {
      if (!document.hidden) void reread(leaving.signal)
    }
    if (!isInPage || isFromHistory()) again()
    const timer = setInterval(again, rereadEveryMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [reread, isInPage])

  const retry = () => {
    setState({ status: 'loading' })
    void reread()
  }
  return { state, reread, retry }
}

/** The menu that came with the page, where it is this company's. */
function stateInPage(company: string): MenuState {
  const menu = firstData() as PublicMenu | undefined
  return menu?.company.id === company ? { status: 'ready', menu, readAt: Date.now() } : { status: 'loading' }
}

/** A page that the browser had kept may say what is no longer true. */
const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')

async function readState(company: string, signal?: AbortSignal): Promise<MenuState> {
  try {
    return { status: 'ready', menu: await fetchMenu(company, signal), readAt: Date.now() }
  } catch (error) {
    return { status: hasCode(error, 'NOT_FOUND') ? 'missing' : 'failed' }
  }
}
