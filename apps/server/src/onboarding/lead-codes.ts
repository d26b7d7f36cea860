import { createOneTimeCodes } from '../platform/secrets/one-time-codes'

/** The codes of leads: whoever entered one owns the lead's mailbox. */
export const leadCodes = createOneTimeCodes({ table: 'lead_codes', owner: 'lead_id', purpose: 'lead-code' })
