import * as z from 'zod'
import { isGood } from '../ask-gateway'
import { GatewayUnavailable, type ConnectionSeen, type WhatsAppGateway } from '../gateway'
import type { QrCode } from '../gateway-event'
import { maybe, wireId } from '../wire-values'
import {
  unavailable,
  type EvolutionAnswer,
  type EvolutionCalls,
  type EvolutionOptions,
} from './evolution-calls'
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
]

const State = z.object({ instance: z.object({ state: z.string() }) })
const Created = z.object({ qrcode: maybe(z.unknown()) })

type Pairing = Pick<WhatsAppGateway, 'look' | 'connect' | 'disconnect'>

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
    const answer = await calls.ask({ method: 'GET', name: 'instance/connectionState' })
    if (isUnknown(answer)) return { state: 'closed', ownJid: null, qr: null, reason: 'unknown-instance' }
    if (answer.kind !== 'answer' || !isGood(answer.status)) throw unavailable(answer)
    const read = State.safeParse(answer.body)
    const state = read.success ? connectionState(read.data.instance.state) : null
    if (state === null) throw new GatewayUnavailable('Evolution API answered no connection state')
    const [details, qr] = await Promise.all([detailsOf(calls), state === 'connecting' ? askForQr() : null])
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

  /** The code of a new instance, null when somebody made it meanwhile. */
  async function create(): Promise<{ qr: QrCode | null } | null> {
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
      ...(number ? { number } : {}),
      webhook: settings,
    }
    const answer = await calls.ask({ method: 'POST', name: 'instance/create', body, slow: true })
    if (answer.kind === 'answer' && answer.status === 403) return null
    if (answer.kind !== 'answer' || !isGood(answer.status)) throw unavailable(answer)
    const read = Created.safeParse(answer.body)
    return { qr: read.success ? readQrCode(read.data.qrcode, Date.now()) : null }
  }

  async function connect(): Promise<ConnectionSeen> {
    const answer = await calls.ask({ method: 'GET', name: 'instance/connectionState' })
    const created = isUnknown(answer) ? await create() : null
    if (created) return { state: 'connecting', ownJid: null, qr: created.qr, reason: null }
    await calls.need({ method: 'POST', name: 'webhook/set', body: { webhook: settings } })
    const qr = await askForQr()
    return qr ? { state: 'connecting', ownJid: null, qr, reason: null } : look()
  }

  async function disconnect(): Promise<void> {
    const answer = await calls.ask({ method: 'DELETE', name: 'instance/logout' })
    const nothingToEnd = answer.kind === 'answer' && (answer.status === 400 || answer.status === 404)
    if (!nothingToEnd && (answer.kind !== 'answer' || !isGood(answer.status))) throw unavailable(answer)
  }

  return { look, connect, disconnect }
}

const isUnknown = (answer: EvolutionAnswer) => answer.kind === 'answer' && answer.status === 404

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
