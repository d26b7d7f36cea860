import * as z from 'zod'
import { isGood } from '../../ask-gateway'
import { GatewayUnavailable, type ConnectionSeen, type WhatsAppGateway } from '../gateway'
import type { QrCode } from '../gateway-event'
import { maybe, wireId } from '../wire-values'
import {
  unavailable,
  type EvolutionAnswer,
  type EvolutionCalls,
  type EvolutionOptions,
} from './evolution-calls'
import { isEnded, removeEnded, whenNameIsFree } from './evolution-anew'
import { connectionReason, connectionState, ownJid, readQrCode } from './evolution-connection'

/** What readEvolutionWebhook reads. */
const events = [
  'QRCODE_UPDATED',
  'CONNECTION_UPDATE',
  'MESSAGES_UPSERT',
  'MESSAGES_UPDATE',
  'MESSAGES_EDITED',
  'MESSAGES_DELETE',
  'SEND_MESSAGE',
  'PRESENCE_UPDATE',
  'GROUPS_UPSERT',
  'GROUP_UPDATE',
]

const State = z.object({ instance: z.object({ state: z.string() }) })
const Created = z.object({ qrcode: maybe(z.unknown()) })

type Pairing = Pick<WhatsAppGateway, 'look' | 'connect' | 'disconnect' | 'version'>

/** The connection of an instance to its phone. */
export function evolutionPairing(calls: EvolutionCalls, { number, webhook }: EvolutionOptions): Pairing {
  const settings = {
    enabled: true,
    url: webhook.url,
    headers: { 'x-balcao-secret': webhook.secret },
    // With it the gateway adds the event's name to the path.
    byEvents: false,
    base64: false,
    events,
  }

  async function look(): Promise<ConnectionSeen> {
    const [answer, details] = await Promise.all([
      calls.ask({ method: 'GET', name: 'instance/connectionState' }),
      detailsOf(calls),
    ])
    if (answer.kind === 'answer' && answer.status === 404)
      return { state: 'closed', ownJid: null, qr: null, reason: UNKNOWN }
    if (answer.kind !== 'answer' || !isGood(answer.status)) throw unavailable(answer)
    const read = State.safeParse(answer.body)
    const state = read.success ? connectionState(read.data.instance.state) : null
    if (state === null) throw new GatewayUnavailable('Evolution API answered no connection state')
    const qr = state === 'connecting' ? await askForQr() : null
    return { state, qr, ownJid: details.ownJid, reason: state === 'open' ? null : details.reason }
  }

  /** While it connects, asking again changes nothing and answers the code of the moment. */
  async function askForQr(): Promise<QrCode | null> {
    const query = number ? { query: { number } } : {}
    // Where it is closed, the gateway takes some seconds to begin.
    return readQrCode(
      await calls.need({ method: 'GET', name: 'instance/connect', slow: true, ...query }),
      Date.now(),
    )
  }

  function askToCreate(had: Record<string, unknown>): Promise<EvolutionAnswer> {
    const body = {
      instanceName: calls.instance,
      integration: 'WHATSAPP-BAILEYS',
      qrcode: true,
      groupsIgnore: false,
      rejectCall: false,
      alwaysOnline: false,
      readMessages: false,
      readStatus: false,
      syncFullHistory: false,
      ...had,
      ...(number ? { number } : {}),
      webhook: settings,
    }
    return calls.ask({ method: 'POST', name: 'instance/create', body, slow: true })
  }

  async function connect(beforeAnew?: () => Promise<void>): Promise<ConnectionSeen> {
    const seen = await look()
    const isUnknown = seen.reason === UNKNOWN
    if (isUnknown || isEnded(seen.state, seen.reason)) {
      if (!isUnknown) await beforeAnew?.()
      const created = isUnknown ? await askToCreate({}) : await createAnew()
      // Of a name that is taken now somebody else was faster: it is there, and is asked like any other.
      if (created.kind !== 'answer' || created.status !== 403) return createdSeen(created)
    }
    await calls.need({ method: 'POST', name: 'webhook/set', body: { webhook: settings } })
    const qr = await askForQr()
    return qr ? { state: 'connecting', ownJid: null, qr, reason: null } : look()
  }

  async function createAnew(): Promise<EvolutionAnswer> {
    const had = await removeEnded(calls)
    return whenNameIsFree(() => askToCreate(had))
  }

  async function disconnect(): Promise<void> {
    const answer = await calls.ask({ method: 'DELETE', name: 'instance/logout' })
    const nothingToEnd = answer.kind === 'answer' && (answer.status === 400 || answer.status === 404)
    if (!nothingToEnd && (answer.kind !== 'answer' || !isGood(answer.status))) throw unavailable(answer)
  }

  async function version(): Promise<string | null> {
    const answer = await calls.ask({ method: 'GET', name: '' })
    const read = answer.kind === 'answer' ? Welcome.safeParse(answer.body) : null
    return read?.data?.version ?? null
  }

  return { look, connect, disconnect, version }
}

const UNKNOWN = 'unknown-instance'

const Welcome = z.object({ version: z.string().regex(/^[\w.+-]{1,40}$/) })

/** A new instance waits for its code to be read. @throws GatewayUnavailable unless it was made */
function createdSeen(answer: EvolutionAnswer): ConnectionSeen {
  if (answer.kind !== 'answer' || !isGood(answer.status)) throw unavailable(answer)
  const read = Created.safeParse(answer.body)
  const qr = read.success ? readQrCode(read.data.qrcode, Date.now()) : null
  return { state: 'connecting', ownJid: null, qr, reason: null }
}

const Details = z.object({
  name: maybe(z.string()),
  ownerJid: maybe(wireId),
  disconnectionReasonCode: maybe(z.union([z.string(), z.number()])),
})

/** What only the list of instances knows. The connection can be told without it. */
async function detailsOf(calls: EvolutionCalls): Promise<{ ownJid: string | null; reason: string | null }> {
  const query = { instanceName: calls.instance }
  const answer = await calls.ask({ method: 'GET', name: 'instance/fetchInstances', query })
  const rows = answer.kind === 'answer' && Array.isArray(answer.body) ? answer.body : []
  const found = rows.map((row) => Details.safeParse(row)).find(({ data }) => data?.name === calls.instance)
  return {
    ownJid: ownJid(found?.data?.ownerJid),
    reason: connectionReason(found?.data?.disconnectionReasonCode),
  }
}
