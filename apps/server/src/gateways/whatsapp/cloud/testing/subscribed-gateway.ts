import { buffer } from 'node:stream/consumers'
import { startCloudStandIn, type CloudPhone, type CloudStandIn } from '@balcao/testkit/cloud'
import type { WhatsAppGateway } from '../../gateway'
import type { GatewayEvent } from '../../gateway-event'
import { listen } from '../../testing/listen'
import { ofKind } from '../../testing/messages'
import type { CloudOptions } from '../cloud-calls'
import { answerVerification, checkCloudSignature } from '../cloud-signature'
import { createCloudGateway } from '../cloud-gateway'
import { readCloudWebhook } from '../read-cloud-webhook'

export const MARIA = '5592991112222'
export const JID = `${MARIA}@s.whatsapp.net`
export const TOKEN = 'EAAJB0kZBx2YBAK7ZCZAZBq1token'

const NUMBER = '106540352242922'
const APP_SECRET = 'app-secret'
const VERIFY_TOKEN = 'verify'

export interface SubscribedGateway {
  standIn: CloudStandIn
  gateway: WhatsAppGateway
  /** The gateway with other options; by default its timeouts are longer than any wait of a busy machine. */
  with(options: Partial<CloudOptions>): WhatsAppGateway
  /** A customer's phone that wrote 'oi', so that the 24 hours run. */
  maria(): CloudPhone
  /** What rightly signed webhooks told, oldest first, when all of them have come. */
  told<Kind extends GatewayEvent['kind']>(kind: Kind): Promise<Extract<GatewayEvent, { kind: Kind }>[]>
  stop(): Promise<void>
}

/** A gateway before the stand-in, and a server that passed its handshake and reads its webhooks. */
export async function startSubscribedGateway(): Promise<SubscribedGateway> {
  const standIn = await startCloudStandIn({
    appSecret: APP_SECRET,
    verifyToken: VERIFY_TOKEN,
    accessToken: TOKEN,
    phoneNumberId: NUMBER,
  })
  const told: GatewayEvent[] = []
  const hook = await listen((request, response) => {
    if (request.method === 'GET') {
      const query = Object.fromEntries(new URL(request.url ?? '/', 'http://hook').searchParams)
      const challenge = answerVerification(query, VERIFY_TOKEN)
      return void response.writeHead(challenge === null ? 403 : 200).end(challenge)
    }
    void buffer(request).then((raw) => {
      const signature = String(request.headers['x-hub-signature-256'])
      if (!checkCloudSignature(raw, signature, APP_SECRET)) return response.writeHead(401).end()
      told.push(...readCloudWebhook(JSON.parse(raw.toString())).flatMap(({ events }) => events))
      return response.end()
    })
  })
  const { isVerified } = await standIn.subscribe(`${hook.url}/hook`)
  if (!isVerified) throw new Error('The handshake failed')
  const gatewayWith = (options: Partial<CloudOptions>) =>
    createCloudGateway({
      url: standIn.url,
      version: 'v24.0',
      phoneNumberId: NUMBER,
      accessToken: TOKEN,
      timeouts: { callMs: 5_000, slowMs: 5_000 },
      ...options,
    })
  return {
    standIn,
    gateway: gatewayWith({}),
    with: gatewayWith,
    maria() {
      const phone = standIn.phone(MARIA, { name: 'Maria' })
      phone.says('oi')
      return phone
    },
    async told(kind) {
      await standIn.idle()
      return ofKind(told, kind)
    },
    async stop() {
      await standIn.stop()
      await hook.stop()
    },
  }
}
