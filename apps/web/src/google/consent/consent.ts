import { beginConsent } from '@balcao/contract/google'
import { useSyncExternalStore } from 'react'
import { call } from '../../lib/http/api'
import { consentPopup, consentReturnKey } from '../google-constants'
import { openConsentChannel } from './consent-channel'
import { createConsentFlow, type ConsentPopup, type ConsentState } from './consent-flow'
import { wallClock } from './watch-popup'

/** The consent of this page. */
export const consent = createConsentFlow({
  openPopup,
  begin: consentAddress,
  openChannel: openConsentChannel,
  clock: wallClock,
})

export function useConsent(): ConsentState {
  return useSyncExternalStore(consent.subscribe, consent.state)
}

/**
 * Goes to Google in this very tab, for browsers that open no popup; the callback leads back to `returnTo`, a path of this
 * site. Rejects with ApiError.
 */
export async function consentHere(returnTo: string): Promise<void> {
  const url = await consentAddress(returnTo)
  try {
    sessionStorage.setItem(consentReturnKey, returnTo)
  } catch {
    // Without storage an answer that is no consent leads to the default place.
  }
  window.location.assign(url)
}

function forgetReturn() {
  try {
    sessionStorage.removeItem(consentReturnKey)
  } catch {
    return
  }
}

async function consentAddress(returnTo: string): Promise<string> {
  return (await call(beginConsent, { body: { return_to: returnTo } })).url
}

function openPopup(): ConsentPopup | null {
  // The popup gets a copy of this tab's notes, and would take itself for the tab.
  forgetReturn()
  const popup = window.open('about:blank', consentPopup.name, consentPopup.features)
  if (!popup || popup.closed) return null
  return {
    get closed() {
      return popup.closed
    },
    close: () => popup.close(),
    goTo: (url) => popup.location.replace(url),
  }
}
