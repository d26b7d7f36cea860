import { startEvolutionStandIn, type CustomerPhone, type EvolutionStandIn } from '@balcao/testkit/evolution'
import { givenCompany, type TestCompany } from './builders'
import { call } from './call'
import { openStream } from './event-stream'
import { startTestServer, type TestServer } from './server'

export interface WhatsAppTown {
  server: TestServer
  gateway: EvolutionStandIn
  /** A company whose shop phone is paired; the bot is on unless said otherwise. */
  givenShop(options?: { botOn?: boolean }): Promise<WhatsAppShop>
  stop(): Promise<void>
}

export interface WhatsAppShop extends TestCompany {
  /** The account's name at the gateway. */
  instance: string
  /** A customer's phone, in a chat with this shop. */
  phone(number: string, name?: string): CustomerPhone
}

/** A whole server with an Evolution API of its own, its webhooks and its jobs at work. */
export async function startWhatsAppTown(
  options: Parameters<typeof startTestServer>[0] & { webhooksAtOnce?: number } = {},
): Promise<WhatsAppTown> {
  const gateway = await startEvolutionStandIn({ webhooksAtOnce: options.webhooksAtOnce ?? 1 })
  const env = { EVOLUTION_URL: gateway.url, EVOLUTION_API_KEY: gateway.apiKey, ...options.env }
  const server = await startTestServer({ ...options, env })
  return {
    server,
    gateway,
    async givenShop({ botOn = true } = {}) {
      const company = await givenCompany(server)
      await server.app.db.owner.query('update companies set bot_on = $2 where id = $1', [company.id, botOn])
      const { cookie } = company
      await call(server, '/api/channel', { method: 'PUT', cookie, body: { kind: 'evolution' } })
      const asked = await call<{ instance: string }>(server, '/api/channel/connect', {
        method: 'POST',
        cookie,
      })
      const { instance } = asked.body
      const stream = await openStream(server, company)
      gateway.instance(instance).scan()
      await stream.until((events) =>
        events.some(
          ({ name, data }) =>
            name === 'CHANNEL_CHANGED' && (data as { channel: { state: string } }).channel.state === 'open',
        ),
      )
      stream.close()
      return {
        ...company,
        instance,
        phone: (number, name) => gateway.phone(number, { instance, ...(name === undefined ? {} : { name }) }),
      }
    },
    async stop() {
      await server.stop()
      await gateway.stop()
    },
  }
}
