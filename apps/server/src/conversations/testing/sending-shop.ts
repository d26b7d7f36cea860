import { modulesAsGranted } from '../../testing/modules-as-granted'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import {
  startEvolutionStandIn,
  type CustomerPhone,
  type EvolutionStandIn,
  type LoggedMessage,
} from '@balcao/testkit/evolution'
import { openFileStore } from '../../gateways/files'
import { createEvolutionGateway, readEvolutionWebhook } from '../../gateways/whatsapp'
import { createLog } from '../../platform/log'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { startTestServer, type TestServer } from '../../testing/server'
import { findOrMakeConversation } from '../identity/find-or-make-conversation'
import { receiveEvents } from '../receiving/receive-events'
import { queueMessage, type QueuedMessage } from '../sending/queue-message'
import { readMessages } from '../thread/read-messages'
import { sendMessagesJob } from '../sending/send-messages.job'
import type { ConnectedChannel, SendingNeeds } from '../sending-needs'

export interface SendingShop {
  server: TestServer
  company: TestCompany
  standIn: EvolutionStandIn
  needs: SendingNeeds
  /** What `gatewayOf` answers; tests put another one in its place. */
  connected: ConnectedChannel | null
  /** A customer whom the shop knows. */
  customer(name?: string): Promise<Customer>
  queue(customer: Customer, text: string, more?: Partial<QueuedMessage>): Promise<string>
  /** Runs the job of a conversation once. */
  work(customer: Customer): Promise<void>
  /** Lets the clock run to each row's next turn until nothing waits any more. */
  workOn(customers: readonly Customer[], mostRounds?: number): Promise<void>
  /** When the oldest unfinished send is due, in milliseconds from now; undefined when nothing waits. */
  dueIn(customer: Customer): Promise<number | undefined>
  message(id: string): ReturnType<typeof readOne>
  /** What the gateway's account has sent by our calls, oldest first. */
  sent(): LoggedMessage[]
  stop(): Promise<void>
}

export interface Customer {
  conversationId: string
  phone: CustomerPhone
}

const readOne = async (server: TestServer, companyId: string, id: string) =>
  (await server.app.db.asCompany(companyId, (tx) => readMessages(tx, companyId, [id])))[0]

/**
 * A company whose WhatsApp is the real Evolution adapter before the testkit's gateway, with its webhooks received. Jobs
 * run when a test says so. `setTime` moves the clock that the company and the gateway share.
 */
export async function startSendingShop(setTime: (ms: number) => void): Promise<SendingShop> {
  const server = await startTestServer({ env: { BALCAO_ROLE: 'web' } })
  const company = await givenCompany(server)
  const folder = await mkdtemp(join(tmpdir(), 'balcao-sending-'))
  const standIn = await startEvolutionStandIn()
  const hook = createServer((request, response) => {
    void json(request)
      .then((body) => receiveEvents(needs, company.id, readEvolutionWebhook(body)?.events ?? []))
      .then(
        () => response.end(),
        () => response.writeHead(500).end(),
      )
  })
  await new Promise<void>((resolve) => void hook.listen(0, '127.0.0.1', resolve))
  const hookUrl = `http://127.0.0.1:${(hook.address() as { port: number }).port}`
  standIn.preset({ instance: 'loja', number: '5592988887777', token: 'loja-key', webhook: { url: hookUrl } })
  const gateway = createEvolutionGateway({
    url: standIn.url,
    apiKey: standIn.apiKey,
    instance: 'loja',
    webhook: { url: hookUrl, secret: 'segredo' },
    timeouts: { callMs: 2_000, slowMs: 5_000 },
  })
  const channelId = randomUUID()
  await server.app.db.owner.query(
    `insert into channels (company_id, id, kind, instance, secrets, proof, state)
     values ($1, $2, 'evolution', 'loja', '', $3, 'open')`,
    [company.id, channelId, Buffer.from(channelId)],
  )
  const needs: SendingNeeds = {
    openModules: modulesAsGranted,
    db: server.app.db,
    clock: () => new Date(),
    log: createLog('silent'),
    files: openFileStore({ folder }),
    gatewayOf: () => Promise.resolve(shop.connected),
    channelChanged: () => Promise.resolve(),
  }
  const job = sendMessagesJob(needs)
  const run = (customer: Customer) =>
    job.run(
      { companyId: company.id, conversationId: customer.conversationId },
      { attempt: 1, lastAttempt: false },
    )

  const shop: SendingShop = {
    server,
    company,
    standIn,
    needs,
    connected: { gateway, channel: { id: channelId, kind: 'evolution', blockedUntil: null, state: 'open' } },
    async customer(name = 'Maria') {
      const number = `55929${randomInt(80_000_000, 99_999_999)}`
      const conversationId = await server.app.db.asCompany(company.id, (tx) =>
        findOrMakeConversation(tx, company.id, [`${number}@s.whatsapp.net`], {
          kind: 'person',
          pushName: name,
        }),
      )
      return { conversationId, phone: standIn.phone(number, { name }) }
    },
    async queue({ conversationId }, text, more = {}) {
      const id = randomUUID()
      const message = {
        id,
        author: 'person' as const,
        content: { kind: 'text' as const, text },
        quoting: null,
      }
      await server.app.db.asCompany(company.id, (tx) =>
        queueMessage(tx, company.id, conversationId, { ...message, now: needs.clock(), ...more }),
      )
      return more.id ?? id
    },
    work: run,
    async workOn(customers, mostRounds = 400) {
      for (let round = 0; round < mostRounds; round += 1) {
        await Promise.all(customers.map(run))
        const waits = (await Promise.all(customers.map(shop.dueIn))).flatMap((wait) => wait ?? [])
        if (waits.length === 0) return
        setTime(Date.now() + Math.max(1, Math.min(...waits)))
      }
      throw new Error(`Still waiting after ${mostRounds} rounds`)
    },
    async dueIn({ conversationId }) {
      const { rows } = await server.app.db.owner.query<{ due: Date }>(
        `select case when state = 'sending' then tried_at + interval '60 seconds' else next_at end as due
         from outbox where company_id = $1 and conversation_id = $2 order by seq limit 1`,
        [company.id, conversationId],
      )
      return rows[0] && Math.max(0, rows[0].due.getTime() - Date.now())
    },
    message: (id) => readOne(server, company.id, id),
    sent: () => standIn.log().filter(({ via }) => via === 'api'),
    async stop() {
      await standIn.stop()
      await server.stop()
      hook.closeAllConnections()
      await new Promise((resolve) => void hook.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
  return shop
}
