import { randomUUID } from 'node:crypto'
import type { ApiKey, Delivery, Endpoint } from '@balcao/contract/automations'
import type { TestCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import type { TestServer } from '../../testing/server'

/** A key, an endpoint that is off, and a delivery of it; answers their ids. Nothing is sent anywhere. */
export async function givenAutomations(
  server: TestServer,
  { id, cookie }: TestCompany,
  name: string,
): Promise<{ keyId: string; endpointId: string; deliveryId: string }> {
  const key = await call<{ key: ApiKey }>(server, '/api/automations/keys', {
    cookie,
    body: { name, scopes: ['orders'] },
  })
  const { endpoint } = await givenEndpoint(server, { cookie }, { name })
  const deliveryId = randomUUID()
  await server.app.db.owner.query('update webhook_endpoints set active = false where id = $1', [endpoint.id])
  await server.app.db.owner.query(
    `insert into webhook_deliveries (company_id, id, endpoint_id, event_id, event, body, state, delivered_at)
     values ($1, $2, $3, $4, 'order.created', $5, 'delivered', now())`,
    [id, deliveryId, endpoint.id, randomUUID(), JSON.stringify({ name })],
  )
  return { keyId: key.body.key.id, endpointId: endpoint.id, deliveryId }
}

/** An endpoint as the screen adds it, and its secret. */
export async function givenEndpoint(
  server: TestServer,
  { cookie }: Pick<TestCompany, 'cookie'>,
  overrides: Partial<Pick<Endpoint, 'name' | 'url' | 'events'>> = {},
): Promise<{ endpoint: Endpoint; secret: string }> {
  const answer = await call<{ endpoint: Endpoint; secret: string }>(server, '/api/automations/endpoints', {
    cookie,
    body: { name: 'n8n', url: 'https://93.184.215.14/webhook', events: ['order.created'], ...overrides },
  })
  if (answer.status !== 201) throw new Error(`endpoint refused: ${answer.status} ${answer.text}`)
  return answer.body
}

/** An endpoint's deliveries as the screen lists them, newest first. */
export async function deliveriesOf(
  server: TestServer,
  { cookie }: Pick<TestCompany, 'cookie'>,
  endpointId: string,
): Promise<Delivery[]> {
  const path = `/api/automations/endpoints/${endpointId}/deliveries`
  return (await call<{ deliveries: Delivery[] }>(server, path, { cookie })).body.deliveries
}
