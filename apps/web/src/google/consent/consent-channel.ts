import { consentChannelName } from '../google-constants'
import type { CallbackProblem } from '../callback/callback-problem'

/**
 * What pages of ours say to each other about the consent of one `state`: the callback page that it has `landed`, the
 * page that waits for it that it is `awaited`, and the callback page how it `finished`.
 */
export type ConsentMessage =
  | { kind: 'landed' | 'awaited'; state: string | null }
  | { kind: 'finished'; state: string | null; problem: CallbackProblem | null }

export interface ConsentChannel {
  tell: (message: ConsentMessage) => void
  close: () => void
}

/**
 * Opens the way between pages of this site. A popup that has been at Google may have lost its tie to its opener, so
 * they speak over a BroadcastChannel; `window` messages of a tie that held are received as well, from our own origin only.
 */
export function openConsentChannel(onMessage: (message: ConsentMessage) => void): ConsentChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(consentChannelName)
  const receive = (event: MessageEvent<unknown>) => {
    if (event.origin === window.location.origin && isConsentMessage(event.data)) onMessage(event.data)
  }
  channel?.addEventListener('message', receive)
  window.addEventListener('message', receive)
  return {
    tell(message) {
      channel?.postMessage(message)
      const opener = window.opener as Pick<Window, 'postMessage'> | null
      opener?.postMessage(message, window.location.origin)
    },
    close() {
      channel?.close()
      window.removeEventListener('message', receive)
    },
  }
}

/** Tells our messages from what extensions and others send to a window. */
export function isConsentMessage(data: unknown): data is ConsentMessage {
  if (typeof data !== 'object' || data === null) return false
  const { kind, state } = data as Partial<Record<'kind' | 'state', unknown>>
  const isKnown = kind === 'landed' || kind === 'awaited' || kind === 'finished'
  return isKnown && (state === null || typeof state === 'string')
}
