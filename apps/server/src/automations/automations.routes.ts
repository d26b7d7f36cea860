import * as contract from '@balcao/contract/automations'
import { eventExamples } from '@balcao/contract/webhook-examples'
import { createApiKey, endApiKey, readApiKeys } from '../auth'
import { actorOf, noteAct } from '../platform/audit'
import type { Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { companyOf, type Caller } from '../platform/http/caller'
import { implement, type Router } from '../platform/http/implement'
import { Problem } from '../platform/http/problems'
import { eventOf, storeDeliveries, type ToldEvent } from './announce'
import type { AutomationNeeds } from './automation-needs'
import { findDelivery, listDeliveries, presentDelivery } from './deliveries/deliveries.store'
import { presentEndpoint, readEndpoints } from './endpoints/endpoints.store'
import { changeEndpoint, createEndpoint, replaceSecret, requireEndpoint } from './endpoints/save-endpoint'

/** API keys and outgoing webhooks, for the company's owner. */
export function registerAutomations(router: Router, needs: AutomationNeeds): void {
  registerKeys(router, needs)
  registerEndpoints(router, needs)
  registerDeliveries(router, needs)
}

function registerKeys(router: Router, { db, apiKeys }: AutomationNeeds): void {
  implement(router, contract.listApiKeys, ({ caller }) =>
    db.asCompany(companyOf(caller), async (tx) => ({ keys: await readApiKeys(tx, companyOf(caller)) })),
  )
  implement(router, contract.createApiKey, ({ caller, body }) => {
    const companyId = companyOf(caller)
    return db.asCompany(companyId, async (tx) => {
      await tx.execute(sql`select from companies where id = ${companyId} for no key update`)
      const before = await readApiKeys(tx, companyId)
      if (before.filter(({ revoked_at }) => revoked_at === null).length >= contract.mostApiKeys) {
        throw new Problem('INVALID_INPUT', { mensagem: `No máximo ${contract.mostApiKeys} chaves em uso.` })
      }
      const { id, token } = await createApiKey(tx, companyId, body)
      const detail = { id, name: body.name, scopes: body.scopes }
      await noteAct(tx, { companyId, by: actorOf(caller), act: 'api-key.created', detail })
      const key = (await readApiKeys(tx, companyId)).find((one) => one.id === id)!
      return { key, token }
    })
  })
  implement(router, contract.revokeApiKey, async ({ caller, params }) => {
    const companyId = companyOf(caller)
    const revoked = await db.asCompany(companyId, async (tx) => {
      const key = await endApiKey(tx, companyId, params.keyId)
      if (!key) throw new Problem('API_KEY_NOT_FOUND')
      const detail = { id: key.id, name: key.name }
      await noteAct(tx, { companyId, by: actorOf(caller), act: 'api-key.revoked', detail })
      return key
    })
    apiKeys.forget(revoked.id)
    return revoked
  })
}

function registerEndpoints(router: Router, needs: AutomationNeeds): void {
  const { db } = needs
  const who = (caller: Caller) => ({ companyId: companyOf(caller), by: actorOf(caller) })
  implement(router, contract.listEndpoints, ({ caller }) =>
    db.asCompany(companyOf(caller), async (tx) => ({
      endpoints: (await readEndpoints(tx, companyOf(caller))).map(presentEndpoint),
    })),
  )
  implement(router, contract.addEndpoint, ({ caller, body }) => createEndpoint(needs, who(caller), body))
  implement(router, contract.editEndpoint, ({ caller, params, body }) =>
    changeEndpoint(needs, who(caller), params.endpointId, body),
  )
  implement(router, contract.rotateSecret, async ({ caller, params }) => ({
    secret: await replaceSecret(needs, who(caller), params.endpointId),
  }))
  implement(router, contract.removeEndpoint, ({ caller, params }) => {
    const { companyId, by } = who(caller)
    return db.asCompany(companyId, async (tx) => {
      const { id, name } = await requireEndpoint(tx, companyId, params.endpointId, true)
      await tx.execute(sql`delete from webhook_endpoints where company_id = ${companyId} and id = ${id}`)
      await noteAct(tx, { companyId, by, act: 'webhook.removed', detail: { id, name } })
      return { ok: true as const }
    })
  })
}

function registerDeliveries(router: Router, { db }: AutomationNeeds): void {
  implement(router, contract.testEndpoint, ({ caller, params, body }) =>
    db.asCompany(companyOf(caller), async (tx) => {
      const { id } = await requireEndpoint(tx, companyOf(caller), params.endpointId)
      return sendOne(
        tx,
        companyOf(caller),
        id,
        eventOf(body.event, eventExamples[body.event], { test: true }),
      )
    }),
  )
  implement(router, contract.listDeliveries, ({ caller, params, query }) =>
    db.asCompany(companyOf(caller), async (tx) => {
      await requireEndpoint(tx, companyOf(caller), params.endpointId)
      return listDeliveries(tx, companyOf(caller), params.endpointId, query)
    }),
  )
  implement(router, contract.getDelivery, ({ caller, params }) =>
    db.asCompany(companyOf(caller), async (tx) => {
      const delivery = await requireDelivery(tx, companyOf(caller), params.deliveryId)
      const { url } = await requireEndpoint(tx, companyOf(caller), delivery.endpoint_id)
      return {
        ...presentDelivery(delivery),
        request: { url, body: delivery.body },
        answer: delivery.last_answer,
      }
    }),
  )
  implement(router, contract.resendDelivery, ({ caller, params }) =>
    db.asCompany(companyOf(caller), async (tx) => {
      const { endpoint_id, event_id, event, body } = await requireDelivery(
        tx,
        companyOf(caller),
        params.deliveryId,
      )
      return sendOne(tx, companyOf(caller), endpoint_id, { id: event_id, event, body })
    }),
  )
}

async function requireDelivery(tx: Tx, companyId: string, id: string) {
  const delivery = await findDelivery(tx, companyId, id)
  if (!delivery) throw new Problem('DELIVERY_NOT_FOUND')
  return delivery
}

async function sendOne(tx: Tx, companyId: string, endpointId: string, told: ToldEvent) {
  const [id] = await storeDeliveries(tx, companyId, [endpointId], [told], { manual: true })
  return presentDelivery((await findDelivery(tx, companyId, id!))!)
}
