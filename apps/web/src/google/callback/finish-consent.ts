import { callbackDefault, googleTimes } from '../google-constants'
import type { ConsentMessage } from '../consent/consent-channel'
import { problemOfFailure, type CallbackProblem } from './callback-problem'
import { ownPath, type CallbackAddress } from './read-callback'

export interface CallbackNeeds {
  address: CallbackAddress
  /** Hands it to the server, which exchanges the code. Rejects with ApiError. */
  send: (body: { state?: string; code?: string; error?: string }) => Promise<{ return_to: string }>
  /** The window that opened this one still holds it. */
  hasOpener: boolean
  /** Speaks to the other pages of this site. */
  open: (receive: (message: ConsentMessage) => void) => { tell: (message: ConsentMessage) => void }
  wait: (ms: number) => Promise<void>
  /** Where a consent without popup began, when this tab knows it. */
  returnTo: string | null
}

export interface CallbackOutcome {
  /** Null when Google is connected. */
  problem: CallbackProblem | null
  /** A page of ours opened this one and waits for it. */
  isPopup: boolean
  /** Where to go on when it is no popup: a path of this site. */
  goTo: string
}

/**
 * Hands Google's answer to the server, refusals included, and tells the page that waits for it how it ended. Never
 * rejects. Call it once per address: a code is good once.
 */
export async function finishConsent(needs: CallbackNeeds): Promise<CallbackOutcome> {
  const { address, hasOpener, wait } = needs
  const { state } = address
  // A consent that began in this very tab left its note here; another page may hold the tab all the same.
  let isAwaited = hasOpener && needs.returnTo === null
  const channel = needs.open((message) => {
    if (message.kind === 'awaited' && message.state === state) isAwaited = true
  })
  channel.tell({ kind: 'landed', state })
  const answered = wait(googleTimes.openerAnswers)
  const { problem, goTo } = await exchange(needs)
  channel.tell({ kind: 'finished', state, problem })
  await answered
  return { problem, isPopup: isAwaited, goTo }
}

async function exchange({ address, send, returnTo }: CallbackNeeds) {
  const begun = ownPath(returnTo, callbackDefault)
  const { state, code, error } = address
  const body = { ...(state && { state }), ...(code && { code }), ...(error && { error }) }
  let answer: { return_to: string } | null = null
  let failure: CallbackProblem | null = null
  try {
    answer = await send(body)
  } catch (thrown) {
    failure = problemOfFailure(thrown)
  }
  // What the address itself says needs no server to be true.
  if (error) return { problem: { kind: 'denied', error } as const, goTo: begun }
  if (!code) return { problem: { kind: 'no-code' } as const, goTo: begun }
  return { problem: failure, goTo: ownPath(answer?.return_to, begun) }
}
