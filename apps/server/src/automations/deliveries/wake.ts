import type { Database, Tx } from '../../platform/database/database'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'

/** Has an endpoint's next delivery looked at: now, or at a time. Its jobs run one by one. */
export function wakeEndpoint(tx: Tx, companyId: string, endpointId: string, runAt?: Date): Promise<void> {
  // A later look has a key of its own, so that it never takes the place of what is due now.
  const key = `${runAt ? 'webhook-later' : 'webhook'}:${endpointId}`
  return addJob(
    tx,
    'webhook-deliver',
    { companyId, endpointId },
    { queue: `webhook:${endpointId}`, key, ...(runAt ? { runAt, notAtOnce: true } : {}) },
  )
}

/** Turns what writers left into one look at each endpoint, however many they were. */
export function wakeJob({ db }: { db: Database }): JobDefinition<'webhooks-wake'> {
  return {
    name: 'webhooks-wake',
    work: 'customer',
    async run({ companyId, endpointIds }) {
      await db.asCompany(companyId, async (tx) => {
        for (const id of endpointIds.toSorted()) await wakeEndpoint(tx, companyId, id)
      })
    },
  }
}
