import { currentSession } from '@balcao/contract/auth'
import { modulesOf, type Modules } from '@balcao/domain/licence'
import { useSyncExternalStore } from 'react'
import { call } from '../lib/http/api'
import { localCache } from '../lib/caches/local-cache'
import { logFailure } from '../lib/log'
import { storage } from '../lib/caches/storage'
import { fetchModules } from './fetch-modules'
import { pendingSignOut } from './pending-sign-out'
import { markSessionEnded } from './session-notice'
import { clearSession, readModules, readUser, saveModules, sessionKeys, type StoredUser } from './session'
import { isSameWorker, ownAccount, readWorker, saveWorker, type Worker } from './worker'

export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: StoredUser; modules: Modules; worker: Worker }

const patienceMs = 6_000

let session: Session = { status: 'loading' }
const listeners = new Set<() => void>()

/**
 * Reads the saved session when the app starts (SESS-09..12): cached modules and worker at once, otherwise after fetching
 * them. Cached ones are refreshed behind the screen, which also shows early whether the session still stands.
 */
export async function startSession() {
  window.addEventListener('storage', followOtherTabs)
  const user = readUser(storage)
  if (!user) return become({ status: 'signedOut' })
  const cached = { modules: readModules(storage), worker: readWorker(storage) }
  if (cached.modules && cached.worker)
    become({ status: 'signedIn', user, modules: cached.modules, worker: cached.worker })
  const [modules, worker] = await Promise.all([
    orNull('modules could not be read', fetchModules(user.cnpj)),
    askWorker(),
  ])
  if (session.status === 'signedOut') return
  if (modules) saveModules(storage, modules)
  if (worker) saveWorker(storage, worker)
  if (worker && cached.worker && !isSameWorker(worker, cached.worker)) return startAgain()
  become({
    status: 'signedIn',
    user,
    modules: modules ?? cached.modules ?? modulesOf(null),
    // One account is the usual case, and the server refuses whatever a role may not do.
    worker: worker ?? cached.worker ?? ownAccount,
  })
}

/** Reads again which modules are open, because the operator opened or closed one while the screen was there. */
export async function refreshModules() {
  if (session.status !== 'signedIn') return
  const modules = await orNull('modules could not be read', fetchModules(session.user.cnpj))
  // Whoever signed out meanwhile stays signed out.
  if (!modules || session.status !== 'signedIn') return
  saveModules(storage, modules)
  become({ ...session, modules })
}

/** Asks the server whether the session still stands; one that does not ends here, as after any other call. */
export async function confirmSession() {
  await askWorker()
}

/** The session; renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

/** Forgets the session here at once and ends it on the server (SESS-16, SESS-17), later when it cannot be reached now. */
export async function signOut() {
  clearSession(storage)
  localCache.clear()
  await pendingSignOut.endOnServer()
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
  const { key } = event
  if (key !== null && key !== sessionKeys.user && key !== sessionKeys.worker) return
  const user = readUser(storage)
  if (!user) return become({ status: 'signedOut' })
  if (session.status !== 'signedIn') return
  const worker = readWorker(storage)
  if (user.id !== session.user.id || (worker && !isSameWorker(worker, session.worker))) startAgain()
}

/** Somebody else works here now: nothing that was read for the former one stays. */
function startAgain() {
  localCache.clear()
  window.location.reload()
}

function askWorker(): Promise<Worker | null> {
  return orNull('who is signed in could not be read', call(currentSession, { timeoutMs: patienceMs }))
}

async function orNull<T>(failure: string, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    logFailure(failure, error)
    return null
  }
}

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
