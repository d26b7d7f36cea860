import type { CallbackProblem } from '../callback/callback-problem'
import type { ConsentChannel, ConsentMessage } from './consent-channel'
import { watchPopup, type Clock, type Popup } from './watch-popup'

/** A popup that can be sent somewhere. */
export interface ConsentPopup extends Popup {
  goTo: (url: string) => void
}

/** Why there is no connection yet: the browser (GOOG-60), our time limit, our server, or what came back from Google. */
export type ConsentProblem =
  | { kind: 'blocked' | 'too-late' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'refused'; why: CallbackProblem }

export interface ConsentState {
  /** A popup is open and somebody is reading Google's page. */
  isWaiting: boolean
  problem: ConsentProblem | null
}

interface ConsentNeeds {
  /** Opens an empty popup, null where the browser blocks it. */
  openPopup: () => ConsentPopup | null
  /** Asks the server for the address of Google's page, whose `state` names this consent. Rejects with ApiError. */
  begin: (returnTo: string) => Promise<string>
  openChannel: (onMessage: (message: ConsentMessage) => void) => ConsentChannel
  clock: Clock
}

/** One consent at a time, whatever screen began it and whatever screen is shown when it ends. */
interface ConsentFlow {
  state: () => ConsentState
  subscribe: (listener: () => void) => () => void
  /** Called when the connection may have changed: read it again. */
  onEnd: (listener: (isConnected: boolean) => void) => () => void
  /** Opens the popup at once, as browsers want it of a press, and sends it to Google. A running one is given up. */
  start: (returnTo: string) => Promise<void>
}

const rest: ConsentState = { isWaiting: false, problem: null }

export function createConsentFlow({ openPopup, begin, openChannel, clock }: ConsentNeeds): ConsentFlow {
  let state = rest
  let attempt = 0
  let giveUp = () => {}
  const listeners = new Set<() => void>()
  const endListeners = new Set<(isConnected: boolean) => void>()

  const become = (next: ConsentState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fail = (problem: ConsentProblem) => become({ isWaiting: false, problem })
  const end = (isConnected: boolean) => {
    for (const listener of endListeners) listener(isConnected)
  }

  const follow = (popup: ConsentPopup, consent: string | null) => {
    const channel = openChannel((message) => {
      if (message.state !== consent) return
      if (message.kind === 'landed') channel.tell({ kind: 'awaited', state: consent })
      if (message.kind !== 'finished') return
      giveUp()
      if (message.problem) fail({ kind: 'refused', why: message.problem })
      else become(rest)
      end(message.problem === null)
    })
    const stop = watchPopup(popup, {
      clock,
      // Whether it was really closed shows when nothing more is heard; until then a word from it still counts.
      onClosed() {
        become(rest)
        end(false)
      },
      onTooLate() {
        const { isWaiting } = state
        giveUp()
        if (isWaiting) fail({ kind: 'too-late' })
      },
    })
    giveUp = () => {
      stop()
      channel.close()
    }
  }

  const start = async (returnTo: string) => {
    giveUp()
    giveUp = () => {}
    const mine = (attempt += 1)
    const popup = openPopup()
    if (!popup) return fail({ kind: 'blocked' })
    become({ isWaiting: true, problem: null })
    try {
      const url = await begin(returnTo)
      if (mine !== attempt) return
      if (popup.closed) return become(rest)
      follow(popup, new URL(url).searchParams.get('state'))
      popup.goTo(url)
    } catch (error) {
      if (mine !== attempt) return
      popup.close()
      fail({ kind: 'failed', error })
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd(listener) {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    start,
  }
}
