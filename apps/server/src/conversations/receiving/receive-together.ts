import type { GatewayEvent } from '../../gateways/whatsapp/gateway-event'

type Receive = (companyId: string, events: readonly GatewayEvent[]) => Promise<void>

interface Waiting {
  events: readonly GatewayEvent[]
  stored: () => void
  failed: (reason: unknown) => void
}

/** So many batches of a company are stored side by side before the next call has to wait. */
const MOST_AT_ONCE = 3
/** A batch is closed when it has so many events. */
const MOST_EVENTS = 100

/**
 * `receive` for calls that come by themselves: those of one company that come faster than they are stored wait, and are
 * then stored together, so that in a storm of webhooks they share a transaction. Nobody is answered before their
 * events are stored. A batch that fails is received again call by call, so that one call's failure is its own.
 */
export function receiveTogether(receive: Receive): Receive {
  const busy = new Map<string, { batches: number; queue: Waiting[] }>()

  async function work(companyId: string, calls: readonly Waiting[]): Promise<void> {
    const company = busy.get(companyId) ?? { batches: 0, queue: [] }
    busy.set(companyId, company)
    company.batches += 1
    for (let batch = calls; batch.length > 0; batch = nextBatch(company.queue)) {
      await receive(
        companyId,
        batch.flatMap(({ events }) => events),
      ).then(
        () => batch.forEach(({ stored }) => stored()),
        (error: unknown) => receiveAlone(companyId, batch, error),
      )
    }
    company.batches -= 1
    if (company.batches === 0) busy.delete(companyId)
  }

  async function receiveAlone(companyId: string, calls: readonly Waiting[], error: unknown): Promise<void> {
    if (calls.length === 1) return calls[0]!.failed(error)
    await Promise.all(
      calls.map(({ events, stored, failed }) => receive(companyId, events).then(stored, failed)),
    )
  }

  return (companyId, events) =>
    new Promise((stored, failed) => {
      const call = { events, stored, failed }
      const company = busy.get(companyId)
      if (company && company.batches >= MOST_AT_ONCE) company.queue.push(call)
      else void work(companyId, [call])
    })
}

/** Whole calls, in their order: at least one, and no more than make a batch. */
function nextBatch(queue: Waiting[]): Waiting[] {
  let count = 0
  const end = queue.findIndex(({ events }, at) => (count += events.length) > MOST_EVENTS && at > 0)
  return queue.splice(0, end === -1 ? queue.length : end)
}
