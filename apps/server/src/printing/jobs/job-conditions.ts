import { sql } from '../../platform/database/sql'

/** A station has this long from the claim to begin sending. */
export const leaseSeconds = 30
/** And this long from the first byte to say how it ended. */
export const sendingSeconds = 60
/** What has waited this long is not printed any more: Monday's power-on must not print Sunday. */
export const waitingHours = 2

/** Conditions on rows of print_jobs; the table must not be aliased. */

/** Bytes had begun to leave and nobody said how it ended: paper may be out, so it is never retried. */
export const isLost = sql`(state = 'sending' and lease_until < now())`

/** Waiting: not claimed, or claimed by a station that never began. */
export const isFree = sql`(state = 'pending' or (state = 'claimed' and lease_until < now()))`

export const isTooOld = sql`(${isFree} and created_at < now() - make_interval(hours => ${waitingHours}))`

/** Automatic printing was turned off after the job was made, and sending had not begun. */
export const isSwitchedOff = sql`(automatic and state in ('pending', 'claimed') and coalesce(created_at < (
  select automatic_after from print_settings where print_settings.company_id = print_jobs.company_id), false))`

export const needsSweep = sql`(${isLost} or ${isTooOld} or ${isSwitchedOff})`

/** May be put on paper at all. */
export const isPrintable = sql`(${isFree} and not ${isTooOld} and not ${isSwitchedOff})`
