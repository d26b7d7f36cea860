import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BodyOf } from '@balcao/contract'
import {
  mostEndpoints,
  type addEndpoint,
  type editEndpoint,
  type Endpoint,
} from '@balcao/contract/automations'
import { noteAct, type Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import type { AutomationNeeds } from '../automation-needs'
import {
  dropPending,
  presentEndpoint,
  readEndpoints,
  secretContext,
  type StoredEndpoint,
} from './endpoints.store'
import { AddressRefused, findSafeAddress, NameNotFound, readEndpointUrl } from './safe-address'
import { newWebhookSecret } from '../deliveries/sign-webhook'

interface Who {
  companyId: string
  by: Act['by']
}

/** How long whoever saves waits for a name server; each try asks again anyway. */
const namePatienceMs = 2000

/** How long the secret that was replaced signs beside the new one. */
const formerSecretMs = 24 * 3_600_000

/** Adds an endpoint with a fresh secret. @throws Problem ADDRESS_REFUSED, INVALID_INPUT when there are ten */
export async function createEndpoint(
  needs: AutomationNeeds,
  { companyId, by }: Who,
  wanted: BodyOf<typeof addEndpoint>,
): Promise<{ endpoint: Endpoint; secret: string }> {
  const url = await requireAllowedUrl(needs, wanted.url)
  const id = randomUUID()
  const secret = newWebhookSecret()
  const sealed = needs.secrets.seal(secret, secretContext(companyId, id))
  return needs.db.asCompany(companyId, async (tx) => {
    await tx.execute(sql`select from companies where id = ${companyId} for no key update`)
    if ((await readEndpoints(tx, companyId)).length >= mostEndpoints) {
      throw new Problem('INVALID_INPUT', { mensagem: `No máximo ${mostEndpoints} endereços por empresa.` })
    }
    await tx.execute(sql`insert into webhook_endpoints (company_id, id, name, url, events, secret_sealed)
      values (${companyId}, ${id}, ${wanted.name}, ${url}, ${wanted.events}, ${sealed})`)
    await noteAct(tx, { companyId, by, act: 'webhook.added', detail: { id, host: new URL(url).host } })
    return { endpoint: presentEndpoint(await requireEndpoint(tx, companyId, id)), secret }
  })
}

/**
 * Changes an endpoint. Switched on it starts anew: why it was off, and since when it failed, is forgotten; switched off,
 * what waits is given up. @throws Problem ENDPOINT_NOT_FOUND, SETTINGS_CHANGED with the current one, ADDRESS_REFUSED
 */
export async function changeEndpoint(
  needs: AutomationNeeds,
  { companyId, by }: Who,
  id: string,
  wanted: BodyOf<typeof editEndpoint>,
): Promise<Endpoint> {
  // Whoever's endpoint it is not learns nothing about addresses either.
  await needs.db.asCompany(companyId, (tx) => requireEndpoint(tx, companyId, id))
  const url = await requireAllowedUrl(needs, wanted.url)
  return needs.db.asCompany(companyId, async (tx) => {
    const before = await requireEndpoint(tx, companyId, id, true)
    if (before.version !== wanted.version) {
      throw new Problem('SETTINGS_CHANGED', { current: presentEndpoint(before) })
    }
    await tx.execute(sql`update webhook_endpoints set name = ${wanted.name}, url = ${url}, events = ${wanted.events},
        active = ${wanted.active}, version = version + 1,
        failing_since = case when ${wanted.active} and not active then null else failing_since end,
        disabled_reason = case when ${wanted.active} then null else disabled_reason end
      where company_id = ${companyId} and id = ${id}`)
    if (!wanted.active) await dropPending(tx, companyId, id)
    const detail = { id, host: new URL(url).host, active: wanted.active }
    await noteAct(tx, { companyId, by, act: 'webhook.changed', detail })
    return presentEndpoint(await requireEndpoint(tx, companyId, id))
  })
}

/** Replaces the secret; for a day both sign. @throws Problem ENDPOINT_NOT_FOUND */
export async function replaceSecret(
  needs: AutomationNeeds,
  { companyId, by }: Who,
  id: string,
): Promise<string> {
  const secret = newWebhookSecret()
  const sealed = needs.secrets.seal(secret, secretContext(companyId, id))
  const until = new Date(needs.clock().getTime() + formerSecretMs)
  await needs.db.asCompany(companyId, async (tx) => {
    await requireEndpoint(tx, companyId, id, true)
    await tx.execute(sql`update webhook_endpoints set former_secret_sealed = secret_sealed, former_until = ${until},
        secret_sealed = ${sealed} where company_id = ${companyId} and id = ${id}`)
    await noteAct(tx, { companyId, by, act: 'webhook.secret-replaced', detail: { id } })
  })
  return secret
}

/** The company's endpoint. @throws Problem ENDPOINT_NOT_FOUND */
export async function requireEndpoint(
  tx: Tx,
  companyId: string,
  id: string,
  lock = false,
): Promise<StoredEndpoint> {
  const [endpoint] = await readEndpoints(tx, companyId, { id, lock })
  if (!endpoint) throw new Problem('ENDPOINT_NOT_FOUND')
  return endpoint
}

/** A name that nobody knows yet may be saved: its deliveries say so, and each checks again. */
async function requireAllowedUrl({ rule }: AutomationNeeds, text: string): Promise<string> {
  try {
    const url = readEndpointUrl(text, rule)
    const tooSlow = sleep(namePatienceMs, undefined, { ref: false })
    await Promise.race([findSafeAddress(url, rule), tooSlow])
    return url.href
  } catch (error) {
    if (error instanceof NameNotFound) return new URL(text).href
    if (error instanceof AddressRefused) throw new Problem('ADDRESS_REFUSED')
    throw error
  }
}
