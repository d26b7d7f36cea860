import { randomUUID } from 'node:crypto'
import type { Chat, Message } from '@balcao/contract/conversations'
import { call, type Answer } from '../../testing/call'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { givenReceivingShop, type ReceivingShop } from './receiving-shop'

/** A company with a WhatsApp channel, asked over HTTP as its own session or another's. */
export interface ChatShop extends ReceivingShop {
  /** One call; a body makes it a POST unless `method` says otherwise. */
  ask<Body = Record<string, unknown>>(
    path: string,
    options?: { method?: string; body?: unknown; cookie?: string },
  ): Promise<Answer<Body>>
  findChats(query?: Record<string, unknown>): Promise<Chat[]>
  findMessages(remoteJid: string, query?: Record<string, unknown>): Promise<Message[]>
  /** Names of the live events since the last time this was asked. */
  news(): Promise<string[]>
}

/** The server and the calls of conversations, by a clock that the test sets. */
export interface ChatShops {
  server: TestServer
  setTime(iso: string): void
  shop(options?: { channel?: boolean }): Promise<ChatShop>
  stop(): Promise<void>
}

export async function startChatShops(startsAt: string): Promise<ChatShops> {
  let now = new Date(startsAt)
  const clock = () => now
  // Jobs stay where they are: what waits to be done can be looked at.
  const server = await borrowTestServer({ clock })
  return {
    server,
    setTime(iso) {
      now = new Date(iso)
    },
    async shop({ channel = true } = {}) {
      const shop = await givenReceivingShop(server, { clock })
      if (channel) await givenChannel(shop)
      let told = 0
      const ask: ChatShop['ask'] = (path, options = {}) =>
        call(server, path, { cookie: shop.company.cookie, ...options })
      const instance = shop.company.id
      return {
        ...shop,
        ask,
        findChats: async (query = {}) =>
          (await ask<Chat[]>('/chat/find-chats', { body: { instance, ...query } })).body,
        findMessages: async (remoteJid, query = {}) =>
          (await ask<Message[]>('/chat/find-messages', { body: { instance, remoteJid, ...query } })).body,
        async news() {
          const events = await shop.events()
          const fresh = events.slice(told).map(({ name }) => name)
          told = events.length
          return fresh
        },
      }
    },
    stop: () => server.stop(),
  }
}

/** The name of a company's account at its gateway. */
export const instanceOf = ({ company }: Pick<ReceivingShop, 'company'>) => `loja-${company.cnpj}`

async function givenChannel(shop: ReceivingShop): Promise<void> {
  const id = randomUUID()
  await shop.rows(
    `insert into channels (company_id, id, kind, instance, secrets, proof, state)
     values ($1, $2, 'evolution', $3, '', $4, 'open')`,
    id,
    instanceOf(shop),
    Buffer.from(id),
  )
}
