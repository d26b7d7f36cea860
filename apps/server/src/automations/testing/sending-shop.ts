import type { CompanyEvent } from '@balcao/contract/webhook-names'
import { eventExamples } from '@balcao/contract/webhook-examples'
import type { Delivery, Endpoint } from '@balcao/contract/automations'
import { startWebhookReceiver, type WebhookReceiver } from '@balcao/testkit/webhooks'
import { deriveSecrets } from '../../platform/secrets/secrets'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { testRootSecret } from '../../testing/database'
import type { TestServer } from '../../testing/server'
import { deliverNext, type DeliveryNeeds } from '../deliveries/deliver-next'
import { eventOf, storeDeliveries } from '../announce'
import { deliveriesOf, givenEndpoint } from './automations'

/** A company with one endpoint, whose turns come when the test says so, at the test's time. */
export interface SendingShop {
  company: TestCompany
  receiver: WebhookReceiver
  endpoint: Endpoint
  secret: string
  needs: DeliveryNeeds & { rule: { allowPrivate: boolean; patienceMs: number } }
  /** Passes time. */
  wait(milliseconds: number): void
  /** Stores an event for the endpoint; answers the delivery's id. */
  tell(event?: CompanyEvent): Promise<string>
  /** One turn; answers the problem, null when it arrived, or that nothing was due. */
  turn(): Promise<string | null>
  /** The endpoint now. */
  now(): Promise<Endpoint>
  /** Its deliveries, oldest first. */
  deliveries(): Promise<Delivery[]>
  /** Jobs of a name that wait for the endpoint, as the times at which they run. */
  jobs(name: string): Promise<Date[]>
}

/** `server` must run no worker, and allow private addresses. */
export async function givenSendingShop(server: TestServer): Promise<SendingShop> {
  const company = await givenCompany(server)
  const receiver = await startWebhookReceiver()
  const { endpoint, secret } = await givenEndpoint(server, company, { url: receiver.url })
  const { db } = server.app
  let time = Date.now()
  const needs = {
    db,
    clock: () => new Date(time),
    secrets: deriveSecrets(testRootSecret),
    rule: { allowPrivate: true, patienceMs: 5000 },
  }
  return {
    company,
    receiver,
    endpoint,
    secret,
    needs,
    wait(milliseconds) {
      time += milliseconds
    },
    async tell(event = 'order.created') {
      const told = [eventOf(event, eventExamples[event])]
      const store = (companyId: string) =>
        db.asCompany(companyId, (tx) => storeDeliveries(tx, companyId, [endpoint.id], told))
      return (await store(company.id))[0]!
    },
    async turn() {
      const outcome = await deliverNext(needs, { companyId: company.id, endpointId: endpoint.id })
      return outcome === 'nothing due' ? outcome : outcome.problem
    },
    async now() {
      const path = '/api/automations/endpoints'
      const { body } = await call<{ endpoints: Endpoint[] }>(server, path, { cookie: company.cookie })
      return body.endpoints.find(({ id }) => id === endpoint.id)!
    },
    deliveries: async () => (await deliveriesOf(server, company, endpoint.id)).toReversed(),
    async jobs(name) {
      const { rows } = await db.owner.query<{ run_at: Date }>(
        `select j.run_at from graphile_worker._private_jobs j
           join graphile_worker._private_tasks t on t.id = j.task_id
         where j.payload->>'endpointId' = $1 and t.identifier = $2 order by j.run_at`,
        [endpoint.id, name],
      )
      return rows.map(({ run_at }) => run_at)
    },
  }
}
