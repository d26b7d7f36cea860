import type { signOut as signOutCall } from '@balcao/contract/auth'
import { routes } from '@balcao/contract/routes'
import { modulesOf, type Modules } from '@balcao/domain/licence'
import { useSyncExternalStore } from 'react'
import { callLoosely } from '../lib/send'
import { localCache } from '../lib/local-cache'
import { logFailure } from '../lib/log'
import { storage } from '../lib/storage'
import { fetchModules } from './fetch-modules'
import { markSessionEnded } from './session-notice'
import { clearSession, readModules, readUser, saveModules, sessionKeys, type StoredUser } from './session'

export type Session =
  { status: 'loading' } | { status: 'signedOut' } | { status: 'signedIn'; user: StoredUser; modules: Modules }

let session: Session = { status: 'loading' }
const listeners = new Set<() => void>()

/**
 * Reads the saved session when the app starts (SESS-09..12): cached modules at once, otherwise after fetching them.
 * Cached ones are refreshed behind the screen, which also shows early whether the session still stands.
 */
export async function startSession() {
  window.addEventListener('storage', followOtherTabs)
  const user = readUser(storage)
  if (!user) return become({ status: 'signedOut' })
  const cached = readModules(storage)
  if (cached) become({ status: 'signedIn', user, modules: cached })
  try {
    const modules = await fetchModules(user.cnpj)
    if (session.status === 'signedOut') return
    saveModules(storage, modules)
    become({ status: 'signedIn', user, modules })
  } catch (error) {
    logFailure('modules could not be read', error)
    if (session.status === 'loading') become({ status: 'signedIn', user, modules: modulesOf(null) })
  }
}

/** The session; renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

/** Ends the session on the server and forgets it here (SESS-16, SESS-17), even when the server cannot be reached. */
export async function signOut() {
  try {
    await callLoosely<typeof signOutCall>(routes.signOut, {})
  } catch (error) {
    logFailure('the server could not end the session', error)
  }
  forget()
}

/** The server says that nobody is signed in: forgets the session and leaves a calm notice for the sign-in. */
export function endSession() {
  if (session.status === 'signedOut') return
  markSessionEnded()
  forget()
}

function forget() {
  clearSession(storage)
  localCache.clear()
  become({ status: 'signedOut' })
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== null && event.key !== sessionKeys.user) return
  if (!readUser(storage)) become({ status: 'signedOut' })
}

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
