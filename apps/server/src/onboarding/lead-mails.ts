import { createHash } from 'node:crypto'
import type { JobPayloads } from '../job-payloads'
import type { Tx } from '../platform/database/database'
import { addJob } from '../platform/jobs/jobs'
import { countToday } from '../platform/limits/count-today'

/** So many news of leads reach the operator's mailbox in a day; the others wait on the page. */
export const mostNewsADay = 50
/** So many codes reach one address in a day for leads that are no company yet, whatever CNPJs they are of. */
const mostCodesADay = 10

export type LeadMail = JobPayloads['onboarding:lead-mail']

/**
 * Queues the thanks to a new lead and the news to the operator, in the transaction that made the lead: call it only
 * when the lead was really inserted. An address gets one such mail a day (UTC), whatever it is entered for, so that
 * the form cannot be used to fill somebody's mailbox.
 */
export async function queueLeadMails(tx: Tx, lead: { id: string; email: string }): Promise<void> {
  if ((await countToday(tx, `lead-mail:address:${digestOf(lead.email)}`)) === 1) {
    await addJob(tx, 'onboarding:lead-mail', { leadId: lead.id, to: 'lead' })
  }
  const news = await countToday(tx, 'lead-mail:operator')
  if (news <= mostNewsADay) {
    const payload: LeadMail = { leadId: lead.id, to: 'operator', isLast: news === mostNewsADay }
    await addJob(tx, 'onboarding:lead-mail', payload)
  }
}

/**
 * Counts one more code of the day (UTC) to an address that nobody vouches for yet, and answers whether it may go: a
 * stranger who enters somebody's address for many CNPJs must not fill that mailbox with their codes.
 */
export async function mayMailCode(tx: Tx, email: string): Promise<boolean> {
  return (await countToday(tx, `lead-code:address:${digestOf(email)}`)) <= mostCodesADay
}

/** One for all the ways to write an address: in capitals, or with a tag that its mailbox ignores. */
function digestOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, '@')
  return createHash('sha256').update(mailbox).digest('base64url')
}
