import type { Database } from '../platform/database/database'
import type { CronDefinition, JobDefinition } from '../platform/jobs/jobs'
import { refreshCustomersBeside } from './refresh-customers'

/** Every night, where nobody looks at the list: what waits to be summed up must not grow without end. */
export function customerSummaryCron({ db }: { db: Database }): CronDefinition {
  return {
    name: 'customers:summaries',
    pattern: '49 6 * * *',
    async run() {
      const { rows } = await db.owner.query<{ id: string }>(
        'select distinct company_id as id from customer_changes',
      )
      for (const { id } of rows) await refreshCustomersBeside(db, id)
    },
  }
}

/** Where many changes come at once, as in an import, the database itself asks for it: see migration 0146. */
export function sumUpCustomersJob({ db }: { db: Database }): JobDefinition<'customers:sum-up'> {
  return {
    name: 'customers:sum-up',
    work: 'housekeeping',
    run: ({ companyId }) => refreshCustomersBeside(db, companyId),
  }
}
