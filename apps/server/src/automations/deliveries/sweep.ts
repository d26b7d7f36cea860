import type { Database } from '../../platform/database/database'
import type { CronDefinition } from '../../platform/jobs/jobs'
import { wakeEndpoint } from './wake'

/** What was sent to whom can be looked up for so long; bodies name customers. */
const keptDays = 30

/** Clears old deliveries every night. */
export function deliveryRetentionCron(db: Database): CronDefinition {
  return {
    name: 'webhooks:retention',
    pattern: '41 6 * * *',
    async run() {
      await db.owner.query(
        `delete from webhook_deliveries where created_at < now() - interval '${keptDays} days'`,
      )
    },
  }
}

/** Wakes endpoints whose delivery is overdue: the job that should have was parked after an outage of the database. */
export function overdueCron(db: Database): CronDefinition {
  return {
    name: 'webhooks:overdue',
    pattern: '*/5 * * * *',
    async run() {
      const { rows } = await db.owner.query<{ company_id: string; endpoint_id: string }>(
        `select distinct company_id, endpoint_id from webhook_deliveries
         where state = 'pending' and next_at < now() - interval '2 minutes'
           and created_at < now() - interval '2 minutes'`,
      )
      for (const { company_id, endpoint_id } of rows) {
        await db.asCompany(company_id, (tx) => wakeEndpoint(tx, company_id, endpoint_id))
      }
    },
  }
}
