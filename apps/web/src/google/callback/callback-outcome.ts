import type { finishConsent as finishConsentCall } from '@balcao/contract/google'
import { routes } from '@balcao/contract/routes'
import { callLoosely } from '../../lib/http/send'
import { openConsentChannel } from '../consent/consent-channel'
import { consentReturnKey, googleTimes } from '../google-constants'
import { finishConsent, type CallbackOutcome } from './finish-consent'
import { readCallback } from './read-callback'

let outcome: Promise<CallbackOutcome> | undefined

/**
 * How this page's consent ends. The code is handed over once, however often this is asked, and leaves the address bar:
 * neither a reload nor the history holds it.
 */
export function callbackOutcome(): Promise<CallbackOutcome> {
  outcome ??= begin()
  return outcome
}

function begin(): Promise<CallbackOutcome> {
  const address = readCallback(window.location.search)
  window.history.replaceState(null, '', window.location.pathname)
  return finishConsent({
    address,
    hasOpener: window.opener !== null,
    open: openConsentChannel,
    returnTo: takeReturn(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    send: async (body) =>
      (await callLoosely<typeof finishConsentCall>(routes.finishConsent, {
        body,
        timeoutMs: googleTimes.exchange,
      })) as { return_to: string },
  })
}

function takeReturn(): string | null {
  try {
    const begun = sessionStorage.getItem(consentReturnKey)
    sessionStorage.removeItem(consentReturnKey)
    return begun
  } catch {
    return null
  }
}
