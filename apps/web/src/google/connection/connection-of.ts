import type { GoogleStatus, GoogleTrouble } from '@balcao/contract/google'

/** The latest check that this page asked for. */
export interface GoogleCheck {
  state: 'running' | 'done' | 'failed'
  /** Nobody asked for it: it was only time. */
  isQuiet: boolean
  /** When it began, in epoch milliseconds. */
  at: number
}

/** What this page knows of the connection. Times are epoch milliseconds. */
export interface GoogleKnown {
  status: GoogleStatus | undefined
  /** When the status arrived here. */
  receivedAt: number
  /** The status could not be read, and there is none. */
  isUnreadable: boolean
  check: GoogleCheck | undefined
}

/** What is wrong: it could not be read (GOOG-50), not be checked (GOOG-59), or the server says what (GOOG-47 to 51). */
export type GoogleProblem =
  | { kind: 'unreadable' }
  | { kind: 'unchecked' }
  | { kind: 'reported'; code: GoogleTrouble; mensagem: string; at: string }

export interface GoogleConnection {
  /** What the badge says (GOOG-08 to GOOG-11); 'loading' until the first answer. */
  state: 'loading' | 'checking' | 'connected' | 'disconnected' | 'error'
  problem: GoogleProblem | null
  /** Events can be written (SCHD-14). While it is being checked, what was known before counts. */
  isUsable: boolean
}

/** The connection as a person should see it. */
export function connectionOf({ status, receivedAt, isUnreadable, check }: GoogleKnown): GoogleConnection {
  const isUsable = status?.connected === true && status.error === null
  const problem = problemOf({ status, receivedAt, isUnreadable, check })
  if (check?.state === 'running') return { state: 'checking', problem, isUsable }
  if (problem) return { state: 'error', problem, isUsable }
  if (!status) return { state: 'loading', problem, isUsable }
  return { state: status.connected ? 'connected' : 'disconnected', problem, isUsable }
}

function problemOf({ status, receivedAt, isUnreadable, check }: GoogleKnown): GoogleProblem | null {
  if (status?.error) return { kind: 'reported', ...status.error }
  // A state that arrived since then knows more than the check that failed.
  if (check?.state === 'failed' && check.at > receivedAt) return { kind: 'unchecked' }
  return isUnreadable ? { kind: 'unreadable' } : null
}
