import type { EventData } from '@balcao/contract/webhook-events'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { eventOf } from '../announce'
import type { AutomationNeeds } from '../automation-needs'
import { sendWebhook } from './send-webhook'
import { signWebhook } from './sign-webhook'

/** Has the installation's own endpoint told of a lead, in the transaction that stores it. */
export function announceLead(tx: Tx, leadId: string): Promise<void> {
  return addJob(tx, 'lead-webhook', { leadId })
}

/**
 * Sends `lead.created` to the address in the settings, if there is one. The lead's id is the event's. The operator chose
 * the address, so it may be of their own network.
 */
export function leadWebhookJob(needs: AutomationNeeds): JobDefinition<'lead-webhook'> {
  return {
    name: 'lead-webhook',
    work: 'customer',
    asks: 'webhooks',
    async run({ leadId }) {
      const { leadEndpoint } = needs
      if (!leadEndpoint) return
      const lead = await needs.db.asOperator((tx) => findLead(tx, leadId))
      if (!lead) return
      const { id, body } = eventOf('lead.created', { lead }, { id: leadId })
      const headers = signWebhook({ id, at: needs.clock(), body }, [leadEndpoint.secret])
      const rule = { ...needs.rule, allowPrivate: true }
      const { problem, status } = await sendWebhook(leadEndpoint.url, { body, headers }, rule)
      // The job is tried again.
      if (problem !== null)
        throw new Error(`The endpoint for leads failed: ${problem} ${status ?? ''}`.trim())
    },
  }
}

async function findLead(tx: Tx, id: string): Promise<EventData<'lead.created'>['lead'] | undefined> {
  const { rows } = await tx.execute<
    Omit<EventData<'lead.created'>['lead'], 'created_at'> & { created_at: Date }
  >(
    sql`select id, empresa, cnpj, email, responsavel, telefone, nicho, created_at from leads where id = ${id}`,
  )
  const row = rows[0]
  return row && { ...row, created_at: row.created_at.toISOString() }
}
