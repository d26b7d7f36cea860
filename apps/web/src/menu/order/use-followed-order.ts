import type { FollowedOrder } from '@balcao/contract/menu'
import { useEffect, useState } from 'react'
import { hasCode } from '../../lib/http/api-error'
import { followOrder } from '../menu-calls'

export type Following =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'ready'; order: FollowedOrder; /** The last question went unanswered. */ lost: boolean }
  | { status: 'failed' }

const retryMs = 3000

/** An order as it moves: each question waits at the server until something changes. */
export function useFollowedOrder(company: string, link: string): Following {
  const [following, setFollowing] = useState<Following>({ status: 'loading' })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = async () => {
      let version: number | undefined
      while (!signal.aborted) {
        try {
          const order = await followOrder(company, link, { version, signal })
          version = order.version
          setFollowing({ status: 'ready', order, lost: false })
        } catch (error) {
          if (signal.aborted) return
          if (hasCode(error, 'ORDER_NOT_FOUND', 'NOT_FOUND')) return setFollowing({ status: 'missing' })
          setFollowing((before) =>
            before.status === 'ready' ? { ...before, lost: true } : { status: 'failed' },
          )
          await pause(retryMs, signal)
        }
      }
    }
    void follow()
    return () => leaving.abort()
  }, [company, link])
  return following
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
