import { buffer } from 'node:stream/consumers'
import { startEvolutionStandIn, type CustomerPhone, type EvolutionStandIn } from '@balcao/testkit/evolution'
import type { WhatsAppGateway } from '../../gateway'
import type { GatewayEvent } from '../../gateway-event'
import { listen } from '../../testing/listen'
import { ofKind } from '../../testing/messages'
import type { EvolutionOptions } from '../evolution-calls'
import { createEvolutionGateway } from '../evolution-gateway'
import { readEvolutionWebhook } from '../read-evolution-webhook'

export const MARIA = '5592991112222'
export const JID = `${MARIA}@s.whatsapp.net`
export const SHOP = '5592988887777'
export const SECRET = 'segredo'

export interface PairedGateway {
  standIn: EvolutionStandIn
  gateway: WhatsAppGateway
  hookUrl: string
  /** The secrets that webhooks came with. */
  secrets: unknown[]
  /** The gateway with other options; by default its timeouts are longer than any wait of a busy machine. */
  with(options: Partial<EvolutionOptions>): WhatsAppGateway
  /** Connects and scans. @returns a customer's phone. */
  pair(): Promise<CustomerPhone>
  /** What the webhooks told, oldest first, when all of them have come. */
  told<Kind extends GatewayEvent['kind']>(kind: Kind): Promise<Extract<GatewayEvent, { kind: Kind }>[]>
  stop(): Promise<void>
}

/** A gateway before the stand-in, and a server that reads its webhooks. */
export async function startPairedGateway(): Promise<PairedGateway> {
  const standIn = await startEvolutionStandIn()
  const secrets: unknown[] = []
  const told: GatewayEvent[] = []
  const hook = await listen((request, response) => {
    void buffer(request).then((body) => {
      secrets.push(request.headers['x-balcao-secret'])
      told.push(...(readEvolutionWebhook(JSON.parse(body.toString()))?.events ?? []))
      response.end()
    })
  })
  const gatewayWith = (options: Partial<EvolutionOptions>) =>
    createEvolutionGateway({
      url: standIn.url,
      apiKey: standIn.apiKey,
      instance: 'loja',
      number: SHOP,
      webhook: { url: hook.url, secret: SECRET },
      timeouts: { callMs: 5_000, slowMs: 5_000 },
      ...options,
    })
  const gateway = gatewayWith({})
  return {
    standIn,
    gateway,
    hookUrl: hook.url,
    secrets,
    with: gatewayWith,
    async pair() {
      await gateway.connect()
      standIn.instance('loja').scan()
      await standIn.idle()
      return standIn.phone(MARIA, { name: 'Maria' })
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
