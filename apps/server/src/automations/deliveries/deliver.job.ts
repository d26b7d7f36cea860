import type { JobDefinition } from '../../platform/jobs/jobs'
import type { AutomationNeeds } from '../automation-needs'
import { deliverNext } from './deliver-next'
import { createSemaphore } from './semaphore'
import { wakeEndpoint } from './wake'

/** How many receivers may be waited for at once: by one company, and by this process, whose worker has twelve hands. */
const mostAtOnce = { company: 3, process: 6 }

/** Whoever gets no permit looks again after this long, which keeps the worker free for what is not slow. */
const comeBackMs = 1000

/** Gives an endpoint its turn, when not too many others are being waited for. */
export function deliverJob(needs: AutomationNeeds): JobDefinition<'webhook-deliver'> {
  const semaphore = createSemaphore(mostAtOnce)
  return {
    name: 'webhook-deliver',
    work: 'customer',
    asks: 'webhooks',
    async run(turn) {
      const release = semaphore.take(turn.companyId)
      if (!release) {
        const soon = new Date(needs.clock().getTime() + comeBackMs)
        return needs.db.asCompany(turn.companyId, (tx) =>
          wakeEndpoint(tx, turn.companyId, turn.endpointId, soon),
        )
      }
      try {
        await deliverNext(needs, turn)
      } finally {
        release()
      }
    },
  }
}
