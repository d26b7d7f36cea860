import type { Database } from '../platform/database/database'
import type { CronDefinition } from '../platform/jobs/jobs'
import { refreshCustomers } from './refresh-customers'

/** Every night, where nobody looks at the list: what waits to be summed up must not grow without end. */
export function customerSummaryCron({ db }: { db: Database }): CronDefinition {
  return {
    name: 'customers:summaries',
    pattern: '49 6 * * *',
    async run() {
      const { rows } = await db.owner.query<{ id: string }>(
        'select distinct company_id as id from customer_changes',
      )
      for (const { id } of rows) await db.asCompany(id, (tx) => refreshCustomers(tx, id))
    },
  }
}
