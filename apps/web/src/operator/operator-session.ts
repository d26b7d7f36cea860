import {
  currentOperator,
  signInOperator as signInCall,
  signOutOperator as signOutCall,
} from '@balcao/contract/operator'
import { useSyncExternalStore } from 'react'
import { call } from '../lib/http/api'
import { hasCode } from '../lib/http/api-error'
import { createPendingSignOut } from '../lib/http/pending-sign-out'

/**
 * Who sits at this browser. `ended`: they were signed in and the server no longer knows them; what is on the screen
 * stays until they are back or leave. `unknown`: the server could not be asked.
 */
type OperatorSession =
  | { status: 'asking' | 'unknown' | 'signedOut' }
  | { status: 'signedIn' | 'ended'; user: string }

/** The end of an operator's session that the server may not have heard of. */
export const pendingSignOut = createPendingSignOut('balcao.operatorSignOutPending', signOutCall)

let session: OperatorSession = { status: 'asking' }
const listeners = new Set<() => void>()

export function useOperatorSession(): OperatorSession {
  return useSyncExternalStore(subscribe, () => session)
}

/** Asks the server who is signed in. */
export async function startOperatorSession(): Promise<void> {
  change({ status: 'asking' })
  if (!(await pendingSignOut.finish())) return change({ status: 'signedOut' })
  try {
    change({ status: 'signedIn', user: (await call(currentOperator, {})).user })
  } catch (error) {
    change({ status: hasCode(error, 'UNAUTHENTICATED') ? 'signedOut' : 'unknown' })
  }
}

/** Signs in. @throws ApiError: WRONG_OPERATOR for whatever of the three is wrong */
export async function signInOperator(typed: { user: string; password: string; code: string }): Promise<void> {
  await pendingSignOut.finish()
  const { user } = await call(signInCall, { body: typed })
  pendingSignOut.forget()
  change({ status: 'signedIn', user })
}

/** Leaves. What is on the screen goes away also when the server cannot be told; it is told as soon as it can be. */
export async function signOutOperator(): Promise<void> {
  await pendingSignOut.endOnServer()
  change({ status: 'signedOut' })
}

/** The server answered that nobody is signed in. */
export function endOperatorSession(): void {
  if (session.status === 'signedIn') change({ status: 'ended', user: session.user })
}

/** They do not come back: the screen is cleared. */
export function leaveEndedSession(): void {
  change({ status: 'signedOut' })
}

function change(next: OperatorSession) {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
