import { createPrivateLinks, type PrivateLinks } from '../../platform/secrets/private-links'
import type { Secrets } from '../../platform/secrets/secrets'

/**
 * The private links of appointments: each lets its customer see, move and cancel that one. Those that only its phone was told
 * open it too.
 */
export function createBookingLinks(secrets: Secrets): PrivateLinks {
  const links = createPrivateLinks(secrets, 'booking-link')
  const told = createToldLinks(secrets)
  return {
    linkOf: links.linkOf,
    idOf: (companyId, link) => links.idOf(companyId, link) ?? told.idOf(companyId, link),
  }
}

/**
 * Links that are sent to the phone of an appointment and shown nowhere else: who holds one is no stranger who typed that phone,
 * and reads what is left of its package.
 */
export const createToldLinks = (secrets: Secrets) => createPrivateLinks(secrets, 'told-booking-link')

/** Links that look like those, and open nothing: what a machine is given for a booking that was none. */
export const createIdleLinks = (secrets: Secrets) => createPrivateLinks(secrets, 'idle-booking-link')

/** The page behind a private link. `pagesUrl` without a slash at its end. */
export function bookingUrl(pagesUrl: string, companyId: string, link: string): string {
  return `${pagesUrl}/agendamento/${companyId}/horario/${link}`
}
