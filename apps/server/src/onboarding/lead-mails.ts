import { createHash } from 'node:crypto'
import { sql } from '../platform/database/sql'
import type { Tx } from '../platform/database/database'
import { addJob } from '../platform/jobs/jobs'

export const leadMailJobName = 'onboarding:lead-mail'
/** So many news of leads reach the operator's mailbox in a day; the others wait on the page. */
export const mostNewsADay = 50
/** So many codes reach one address in a day for leads that are no company yet, whatever CNPJs they are of. */
const mostCodesADay = 10

export interface LeadMail {
  leadId: string
  to: 'lead' | 'operator'
  /** The day's last news for the operator: more will come without a mail. */
  isLast?: boolean
}

/**
 * Queues the thanks to a new lead and the news to the operator, in the transaction that made the lead: call it only
 * when the lead was really inserted. An address gets one such mail a day (UTC), whatever it is entered for, so that
 * the form cannot be used to fill somebody's mailbox.
 */
export async function queueLeadMails(tx: Tx, lead: { id: string; email: string }): Promise<void> {
  if ((await countToday(tx, `lead-mail:address:${digestOf(lead.email)}`)) === 1) {
    await addJob(tx, leadMailJobName, { leadId: lead.id, to: 'lead' } satisfies LeadMail)
  }
  const news = await countToday(tx, 'lead-mail:operator')
  if (news <= mostNewsADay) {
    const payload: LeadMail = { leadId: lead.id, to: 'operator', isLast: news === mostNewsADay }
    await addJob(tx, leadMailJobName, payload)
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

/** Counts one more of the day; two transactions at once are counted one after the other. */
async function countToday(tx: Tx, key: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    insert into request_counts as c (key, window_start, count) values (${key}, date_trunc('day', now(), 'UTC'), 1)
    on conflict (key, window_start) do update set count = c.count + 1 returning count`)
  return rows[0]!.count
}
