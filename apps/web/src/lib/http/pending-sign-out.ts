import type { signOut } from '@balcao/contract/auth'
import { hasCode } from './api-error'
import { logFailure } from '../log'
import { callLoosely, type Route } from './send'
import { storage } from '../caches/storage'

const patienceMs = 2_500

/** Ends one kind of session on the server, whose cookie no script can remove. */
export interface PendingSignOut {
  /** Ends this browser's session within seconds; where that fails, again as soon as there is a way. */
  endOnServer(): Promise<void>
  /** Ends what was left open; answers whether nothing is. */
  finish(): Promise<boolean>
  /** Whoever signed in has ended the session before theirs. */
  forget(): void
  /** For the start of a page: ends what was left open, now and when the network is back. */
  watch(): void
}

/** `key` names the note in browser storage that stands while a session may still be open; `route` ends it. */
export function createPendingSignOut(key: string, route: Route): PendingSignOut {
  let ending: Promise<void> | undefined

  async function attempt(): Promise<void> {
    try {
      await callLoosely<typeof signOut>(route, { timeoutMs: patienceMs })
      storage.remove(key)
    } catch (error) {
      if (hasCode(error, 'UNAUTHENTICATED')) storage.remove(key)
      else logFailure('the server could not end the session', error)
    }
  }

  const endOnServer = () => {
    storage.set(key, '1')
    return (ending ??= attempt().finally(() => (ending = undefined)))
  }
  const finish = async () => {
    if (storage.get(key) !== null) await endOnServer()
    return storage.get(key) === null
  }
  return {
    endOnServer,
    finish,
    forget: () => storage.remove(key),
    watch() {
      window.addEventListener('online', () => void finish())
      void finish()
    },
  }
}
