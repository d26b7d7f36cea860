import * as z from 'zod/mini'
import { defineCall, type ApiScope } from '../call'
import { ownerOnly } from '../roles'
import { done, requiredText, uuid } from '../call/shapes'
import { companyEvents, webhookEvents } from './webhook-names'

/** What a key can be given; see `ApiScope`. */
export const apiScopes = [
  'orders',
  'appointments',
  'customers',
  'messages',
  'company',
  'employees',
] as const satisfies readonly ApiScope[]

/** Most keys in use and most endpoints that a company may have. */
export const mostApiKeys = 20
export const mostEndpoints = 10

const access = ['session'] as const
const ownerWrite = { access, roles: ownerOnly, limit: 'write' } as const
const keyParams = z.object({ keyId: uuid })
const endpointParams = z.object({ endpointId: uuid })
const deliveryParams = z.object({ deliveryId: uuid })

const noRepeats = <T>(list: readonly T[]) => new Set(list).size === list.length

export const ApiKey = z.object({
  id: uuid,
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  created_at: z.string(),
  /** To the minute; null until it was used for the first time. */
  last_used_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
})
export type ApiKey = z.output<typeof ApiKey>

export const listApiKeys = defineCall({
  id: 'automations.keys',
  method: 'GET',
  path: '/api/automations/keys',
  summary: 'The company’s API keys, newest first; those in use before those revoked',
  access,
  roles: ownerOnly,
  answer: z.object({ keys: z.array(ApiKey) }),
  errors: [],
})

export const createApiKey = defineCall({
  id: 'automations.createKey',
  method: 'POST',
  path: '/api/automations/keys',
  summary: 'Makes an API key; its token is shown this once',
  ...ownerWrite,
  body: z.strictObject({
    name: requiredText(60),
    scopes: z
      .array(z.enum(apiScopes))
      .check(z.minLength(1), z.maxLength(apiScopes.length), z.refine(noRepeats)),
  }),
  status: 201,
  answer: z.object({ key: ApiKey, token: z.string() }),
  errors: [],
  example: { body: { name: 'n8n', scopes: ['orders'] } },
})

export const revokeApiKey = defineCall({
  id: 'automations.revokeKey',
  method: 'DELETE',
  path: '/api/automations/keys/:keyId',
  summary: 'Ends a key at once; a key that has ended stays so',
  ...ownerWrite,
  params: keyParams,
  answer: ApiKey,
  errors: ['API_KEY_NOT_FOUND'],
})

/** Why a delivery did not arrive; `off`: the endpoint was switched off before its turn came. */
export const deliveryProblems = [
  'address',
  'dns',
  'connection',
  'tls',
  'timeout',
  'redirect',
  'status',
  'gone',
  'off',
] as const
export type DeliveryProblem = (typeof deliveryProblems)[number]

export const Endpoint = z.object({
  id: uuid,
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(companyEvents)),
  active: z.boolean(),
  /** Why it was switched off by itself: it answered 410, or nothing arrived for five days. */
  disabled_reason: z.nullable(z.enum(['gone', 'failing'])),
  last_success_at: z.nullable(z.string()),
  /** Since when nothing has arrived; null while all is well. */
  failing_since: z.nullable(z.string()),
  /** Deliveries that wait, for their first try or another one. */
  pending: z.int(),
  version: z.int(),
  created_at: z.string(),
})
export type Endpoint = z.output<typeof Endpoint>

/** An https address of at most 2,000 characters; what else it must be, the server says (ADDRESS_REFUSED). */
const endpointUrl = requiredText(2000)
const events = z.array(z.enum(companyEvents)).check(z.minLength(1), z.maxLength(20), z.refine(noRepeats))
const endpointExample = {
  name: 'n8n: pedidos',
  url: 'https://n8n.example.com/webhook/balcao',
  events: ['order.created', 'order.status'],
}

export const listEndpoints = defineCall({
  id: 'automations.endpoints',
  method: 'GET',
  path: '/api/automations/endpoints',
  summary: 'Where this company’s events are sent, and how each endpoint is',
  access,
  roles: ownerOnly,
  answer: z.object({ endpoints: z.array(Endpoint) }),
  errors: [],
})

export const addEndpoint = defineCall({
  id: 'automations.addEndpoint',
  method: 'POST',
  path: '/api/automations/endpoints',
  summary: 'Adds an endpoint; the secret that its signatures are made with is shown this once',
  ...ownerWrite,
  body: z.strictObject({ name: requiredText(60), url: endpointUrl, events }),
  status: 201,
  answer: z.object({ endpoint: Endpoint, secret: z.string() }),
  errors: ['ADDRESS_REFUSED'],
  example: { body: endpointExample },
})

export const editEndpoint = defineCall({
  id: 'automations.editEndpoint',
  method: 'PUT',
  path: '/api/automations/endpoints/:endpointId',
  summary: 'Changes an endpoint, or switches it on or off; off, what waited is given up',
  ...ownerWrite,
  params: endpointParams,
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    name: requiredText(60),
    url: endpointUrl,
    events,
    active: z.boolean(),
  }),
  answer: Endpoint,
  errors: ['ENDPOINT_NOT_FOUND', 'SETTINGS_CHANGED', 'ADDRESS_REFUSED'],
  example: {
    body: { version: 1, ...endpointExample, active: true },
  },
})

export const rotateSecret = defineCall({
  id: 'automations.rotateSecret',
  method: 'POST',
  path: '/api/automations/endpoints/:endpointId/secret',
  summary: 'A new secret, shown this once; for 24 hours requests are signed with the old one as well',
  ...ownerWrite,
  params: endpointParams,
  answer: z.object({ secret: z.string() }),
  errors: ['ENDPOINT_NOT_FOUND'],
})

export const removeEndpoint = defineCall({
  id: 'automations.removeEndpoint',
  method: 'DELETE',
  path: '/api/automations/endpoints/:endpointId',
  summary: 'Removes an endpoint and the record of its deliveries',
  ...ownerWrite,
  params: endpointParams,
  answer: done,
  errors: ['ENDPOINT_NOT_FOUND'],
})

/** One delivery: an event on its way to an endpoint. Kept for 30 days. */
export const Delivery = z.object({
  id: uuid,
  endpoint_id: uuid,
  /** The header `webhook-id`: a re-send carries the same. */
  event_id: uuid,
  event: z.enum(webhookEvents),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  /** HTTP status of the last answer; null when there was none. */
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(deliveryProblems)),
  /** When it is tried next; null once it is over. */
  next_at: z.nullable(z.string()),
  created_at: z.string(),
  delivered_at: z.nullable(z.string()),
})
export type Delivery = z.output<typeof Delivery>

export const testEndpoint = defineCall({
  id: 'automations.testEndpoint',
  method: 'POST',
  path: '/api/automations/endpoints/:endpointId/test',
  summary: 'Sends the example of an event, marked `test`; works while the endpoint is off',
  ...ownerWrite,
  params: endpointParams,
  body: z.strictObject({ event: z.enum(companyEvents) }),
  status: 201,
  answer: Delivery,
  errors: ['ENDPOINT_NOT_FOUND'],
  example: { body: { event: 'order.created' } },
})

export const listDeliveries = defineCall({
  id: 'automations.deliveries',
  method: 'GET',
  path: '/api/automations/endpoints/:endpointId/deliveries',
  summary: 'Deliveries of an endpoint, newest first, 30 at a time',
  access,
  roles: ownerOnly,
  params: endpointParams,
  query: z.object({
    /** `next` of the answer before. */
    cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
    state: z.optional(z.enum(['pending', 'delivered', 'failed'])),
  }),
  answer: z.object({ deliveries: z.array(Delivery), next: z.nullable(z.int()) }),
  errors: ['ENDPOINT_NOT_FOUND'],
  example: { query: { state: 'failed' } },
})

export const getDelivery = defineCall({
  id: 'automations.delivery',
  method: 'GET',
  path: '/api/automations/deliveries/:deliveryId',
  summary: 'One delivery with what is sent and the beginning (4 kB) of the last answer',
  access,
  roles: ownerOnly,
  params: deliveryParams,
  answer: z.extend(Delivery, {
    /** Sent by POST, with the headers of Standard Webhooks. */
    request: z.object({ url: z.string(), body: z.string() }),
    answer: z.nullable(z.string()),
  }),
  errors: ['DELIVERY_NOT_FOUND'],
})

export const resendDelivery = defineCall({
  id: 'automations.resend',
  method: 'POST',
  path: '/api/automations/deliveries/:deliveryId/resend',
  summary: 'Sends an event again under the same event id; works while the endpoint is off',
  ...ownerWrite,
  params: deliveryParams,
  status: 201,
  answer: Delivery,
  errors: ['DELIVERY_NOT_FOUND'],
})

export const automationCalls = {
  listApiKeys,
  createApiKey,
  revokeApiKey,
  listEndpoints,
  addEndpoint,
  editEndpoint,
  rotateSecret,
  removeEndpoint,
  testEndpoint,
  listDeliveries,
  getDelivery,
  resendDelivery,
}
