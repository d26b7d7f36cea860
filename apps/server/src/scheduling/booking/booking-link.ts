import { createPrivateLinks } from '../../platform/secrets/private-links'
import type { Secrets } from '../../platform/secrets/secrets'

/** The private links of appointments: each lets its customer see, move and cancel that one. */
export const createBookingLinks = (secrets: Secrets) => createPrivateLinks(secrets, 'booking-link')

/** Links that look like those, and open nothing: what a machine is given for a booking that was none. */
export const createIdleLinks = (secrets: Secrets) => createPrivateLinks(secrets, 'idle-booking-link')

/** The page behind a private link. `pagesUrl` without a slash at its end. */
export function bookingUrl(pagesUrl: string, companyId: string, link: string): string {
  return `${pagesUrl}/agendamento/${companyId}/horario/${link}`
}
