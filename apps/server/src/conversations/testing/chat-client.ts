import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Chat, ChatCounts, Message } from '@balcao/contract/conversations'
import type { LiveEventData } from '@balcao/contract/live'
import { call } from '../../testing/call'
import { openStream, type EventStream, type StreamedEvent } from '../../testing/event-stream'
import type { TestServer } from '../../testing/server'
import type { TestCompany } from '../../testing/builders'

/** What a screen shows: the list, and every conversation's messages in their order. */
export interface Shown {
  chats: Chat[]
  counts: ChatCounts
  messages: Record<string, Message[]>
}

/** Everything as the calls answer it now. */
export async function readEverything(
  server: TestServer,
  { id, cookie }: Pick<TestCompany, 'id' | 'cookie'>,
): Promise<Shown> {
  const ask = async <Body>(path: string, body?: object) =>
    (await call<Body>(server, path, { cookie, ...(body ? { body: { instance: id, ...body } } : {}) })).body
  const chats = await ask<Chat[]>('/chat/find-chats', { limit: 100 })
  const counts = await ask<ChatCounts>('/api/conversations/counts')
  const messages: Shown['messages'] = {}
  for (const chat of chats)
    messages[chat.id] = await ask<Message[]>('/chat/find-messages', { remoteJid: chat.jid, limit: 200 })
  return { chats, counts, messages }
}

/** A screen whose connection drops at random. */
export interface ChatClient {
  /** How often it lost its stream, read everything, and was told what it had missed. */
  drops: number
  reads: number
  replays: number
  /** Comes and goes until told to stop; then it comes once more, and stays. */
  live(until: AbortSignal): Promise<void>
  /** Waits until it has heard of everything up to `lastEventId`, and leaves; answers what it shows then. */
  leave(lastEventId: number): Promise<Shown>
}

/** `forgetful`: it comes back without the last event's id and reads everything, in place of the replay. */
export function openChatClient(
  server: TestServer,
  company: TestCompany,
  { forgetful }: { forgetful: boolean },
): ChatClient {
  const chats = new Map<string, Chat>()
  const messages = new Map<string, Message>()
  let counts: ChatCounts = { unread: 0, waiting: 0 }
  let lastId: number | undefined
  let staying: EventStream | undefined

  async function connect(): Promise<EventStream> {
    if (lastId !== undefined && !forgetful) {
      client.replays += 1
      return openStream(server, company, lastId)
    }
    client.reads += 1
    // The stream first: what changes while everything is read is told by it, and put on top.
    const stream = await openStream(server, company)
    const everything = await readEverything(server, company)
    chats.clear()
    messages.clear()
    for (const chat of everything.chats) chats.set(chat.id, chat)
    for (const message of Object.values(everything.messages).flat()) messages.set(message.id, message)
    counts = everything.counts
    return stream
  }

  function take({ events }: EventStream): void {
    for (const event of events) apply(event)
    lastId = events.at(-1)?.id ?? lastId
  }

  function apply({ name, data }: StreamedEvent): void {
    switch (name) {
      case 'MESSAGE_UPSERT': {
        const { message } = data as LiveEventData<'MESSAGE_UPSERT'>
        messages.set(message.id, message)
        break
      }
      case 'ACK_UPDATE': {
        const { message } = data as LiveEventData<'ACK_UPDATE'>
        const known = messages.get(message.id)
        if (known) messages.set(message.id, { ...known, ...message })
        break
      }
      case 'MESSAGE_REMOVED':
        messages.delete((data as LiveEventData<'MESSAGE_REMOVED'>).id)
        break
      case 'CHAT_UPSERT': {
        const told = data as LiveEventData<'CHAT_UPSERT'>
        // Read while it was being told: what is newer stays.
        if ((chats.get(told.chat.id)?.version ?? 0) > told.chat.version) break
        chats.set(told.chat.id, told.chat)
        counts = told.counts
        break
      }
    }
  }

  const client: ChatClient = {
    drops: 0,
    reads: 0,
    replays: 0,
    async live(until) {
      while (!until.aborted) {
        const stream = await connect()
        await pause(randomInt(20, 500))
        stream.close()
        take(stream)
        client.drops += 1
        await pause(randomInt(0, 200))
      }
      staying = await connect()
    },
    async leave(lastEventId) {
      if (!staying) throw new Error('It has not come to stay')
      const { until, close } = staying
      await until((events) => (events.at(-1)?.id ?? lastId ?? 0) >= lastEventId, 60_000)
      close()
      take(staying)
      return shown()
    },
  }

  function shown(): Shown {
    const list = [...chats.values()].toSorted(
      (a, b) =>
        (b.lastMessage?.timestamp ?? '').localeCompare(a.lastMessage?.timestamp ?? '') ||
        b.id.localeCompare(a.id),
    )
    const all = [...messages.values()].toSorted(
      (a, b) => a.timestamp.localeCompare(b.timestamp) || a.seq - b.seq,
    )
    const of = (id: string) => all.filter(({ conversation_id }) => conversation_id === id)
    return { chats: list, counts, messages: Object.fromEntries(list.map(({ id }) => [id, of(id)])) }
  }
  return client
}
