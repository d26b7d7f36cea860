import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'
import type { AutomationNeeds } from '../automation-needs'
import { findNextDelivery, type StoredDelivery } from './deliveries.store'
import { dropPending, readEndpoints, secretContext, type StoredEndpoint } from '../endpoints/endpoints.store'
import { isGivenUp, retryAt } from './retry-plan'
import { sendWebhook, type Outcome } from './send-webhook'
import { signWebhook } from './sign-webhook'
import { wakeEndpoint } from './wake'

/** What sending works with. */
export type DeliveryNeeds = Pick<AutomationNeeds, 'db' | 'clock' | 'secrets' | 'rule'>

interface Turn {
  companyId: string
  endpointId: string
}

/**
 * One turn of an endpoint: sends the delivery that is due and writes down what came of it, and has the next one looked
 * at when its time comes. The caller sees to it that an endpoint has one turn at a time. Killed between sending and
 * writing, it sends again: receivers know repeats by the event's id.
 */
export async function deliverNext(needs: DeliveryNeeds, turn: Turn): Promise<Outcome | 'nothing due'> {
  const due = await needs.db.asCompany(turn.companyId, (tx) => findDue(tx, needs, turn))
  if (!due) return 'nothing due'
  const { endpoint, delivery } = due
  const at = needs.clock()
  const headers = signWebhook(
    { id: delivery.event_id, at, body: delivery.body },
    secretsOf(needs, turn, endpoint),
  )
  const outcome = await sendWebhook(endpoint.url, { body: delivery.body, headers }, needs.rule)
  await needs.db.asCompany(turn.companyId, async (tx) => {
    await recordOutcome(tx, needs, turn, delivery, outcome)
    await wakeForNext(tx, needs, turn)
  })
  return outcome
}

async function findDue(tx: Tx, needs: DeliveryNeeds, turn: Turn) {
  const [endpoint] = await readEndpoints(tx, turn.companyId, { id: turn.endpointId })
  // Told by a transaction that was still under way when somebody switched it off.
  if (endpoint?.active === false) await dropPending(tx, turn.companyId, turn.endpointId, { butTests: true })
  const delivery = endpoint && (await findNextDelivery(tx, turn.companyId, turn.endpointId))
  if (!delivery) return undefined
  if (delivery.next_at <= needs.clock()) return { endpoint, delivery }
  await wakeEndpoint(tx, turn.companyId, turn.endpointId, delivery.next_at)
  return undefined
}

async function wakeForNext(tx: Tx, needs: DeliveryNeeds, { companyId, endpointId }: Turn): Promise<void> {
  const next = await findNextDelivery(tx, companyId, endpointId)
  if (!next) return
  await wakeEndpoint(tx, companyId, endpointId, next.next_at <= needs.clock() ? undefined : next.next_at)
}

function secretsOf(needs: DeliveryNeeds, turn: Turn, endpoint: StoredEndpoint): string[] {
  const context = secretContext(turn.companyId, turn.endpointId)
  const isFormerGood = endpoint.former_until !== null && endpoint.former_until > needs.clock()
  const sealed = [endpoint.secret_sealed, isFormerGood ? endpoint.former_secret_sealed : null]
  return sealed.flatMap((one) => (one === null ? [] : needs.secrets.open(one, context)))
}

async function recordOutcome(
  tx: Tx,
  needs: DeliveryNeeds,
  turn: Turn,
  delivery: StoredDelivery,
  outcome: Outcome,
): Promise<void> {
  const now = needs.clock()
  // Locked first: whoever edits the endpoint gives up what waits under the same lock.
  const [endpoint] = await readEndpoints(tx, turn.companyId, { id: turn.endpointId, lock: true })
  if (!endpoint) return
  const tries = delivery.attempts + 1
  const again =
    outcome.problem === null || outcome.problem === 'gone' ? null : retryAt(tries, now, Math.random())
  const state = outcome.problem === null ? 'delivered' : again === null ? 'failed' : 'pending'
  // What was given up or decided meanwhile stays as it is.
  await tx.execute(sql`update webhook_deliveries set state = ${state}, attempts = ${tries},
      last_status = ${outcome.status}::int, last_problem = ${outcome.problem}, last_answer = ${outcome.answer},
      next_at = ${again}::timestamptz, delivered_at = ${outcome.problem === null ? now : null}::timestamptz
    where company_id = ${turn.companyId} and id = ${delivery.id} and state = 'pending'
      and attempts = ${delivery.attempts}`)
  if (outcome.problem === null) return noteSuccess(tx, turn, now)
  await noteFailure(tx, turn, endpoint, outcome, now)
}

async function noteSuccess(tx: Tx, { companyId, endpointId }: Turn, now: Date): Promise<void> {
  await tx.execute(sql`update webhook_endpoints set last_success_at = ${now}, failing_since = null
    where company_id = ${companyId} and id = ${endpointId}`)
}

async function noteFailure(
  tx: Tx,
  { companyId, endpointId }: Turn,
  endpoint: StoredEndpoint,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const failingSince = endpoint.failing_since ?? now
  const reason = outcome.problem === 'gone' ? 'gone' : isGivenUp(failingSince, now) ? 'failing' : null
  if (reason === null || !endpoint.active) {
    await tx.execute(sql`update webhook_endpoints set failing_since = ${failingSince}
      where company_id = ${companyId} and id = ${endpointId}`)
    return
  }
  await tx.execute(sql`update webhook_endpoints set failing_since = ${failingSince}, active = false,
      disabled_reason = ${reason}, version = version + 1
    where company_id = ${companyId} and id = ${endpointId}`)
  await dropPending(tx, companyId, endpointId)
  await addJob(tx, 'webhook-endpoint-off', { companyId, endpointId })
}
