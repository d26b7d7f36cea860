import { beginConsent, beginPersonConsent } from '@balcao/contract/google'
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

/** Whose consent it is about, by their agenda; null for the company's. */
let asked: string | null = null
const nothing: ConsentState = { isWaiting: false, problem: null }

/** How the consent stands for the company, or for a person by their agenda: that of anybody else is nothing to them. */
export function useConsent(agendaId: string | null): ConsentState {
  return useSyncExternalStore(consent.subscribe, () => (asked === agendaId ? consent.state() : nothing))
}

/** Opens Google's page in a popup, for the company or a person. */
export function startConsent(returnTo: string, agendaId: string | null): Promise<void> {
  asked = agendaId
  return consent.start(returnTo)
}

/**
 * Goes to Google in this very tab, for browsers that open no popup; the callback leads back to `returnTo`, a path of this
 * site. Rejects with ApiError.
 */
export async function consentHere(returnTo: string, agendaId: string | null): Promise<void> {
  asked = agendaId
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
  const body = { return_to: returnTo }
  const { url } =
    asked === null
      ? await call(beginConsent, { body })
      : await call(beginPersonConsent, { params: { agendaId: asked }, body })
  return url
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
