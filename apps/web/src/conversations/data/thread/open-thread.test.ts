import type { Message } from '@balcao/contract/conversations'
import { acks, laterAck } from '@balcao/domain/messaging'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { buildMessage } from '../../testing/build-chat'
import { OpenThread, type MessagePage } from './open-thread'
import { comparePositions, type Position, type ThreadEvent } from './thread'

/** A conversation at a server: what it holds now, and every event it told, in their order. */
class Server {
  messages: Message[] = []
  readonly told: ThreadEvent[] = []
  #seq = 0

  /** `minute` may lie in the past: messages of a phone that was offline come late. */
  receive(minute: number) {
    this.#seq += 1
    this.#tell({
      kind: 'upsert',
      message: buildMessage({
        id: `m${this.#seq}`,
        waMessageId: `wa${this.#seq}`,
        timestamp: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
        seq: this.#seq,
        isFromMe: this.#seq % 2 === 0,
      }),
    })
  }

  edit(pick: number) {
    const message = this.#pick(pick)
    if (message)
      this.#tell({ kind: 'upsert', message: { ...message, text: `${message.text}!`, edited: true } })
  }

  ack(pick: number, rank: number) {
    const message = this.#pick(pick)
    if (!message?.ack) return
    const ack = laterAck(message.ack, acks[rank % acks.length]!)
    if (ack === message.ack) return
    const { id, waMessageId, jid, conversation_id } = message
    const failure = ack === 'failed' ? ('other' as const) : null
    this.messages = this.messages.map((one) => (one.id === id ? { ...one, ack, failure } : one))
    this.told.push({ kind: 'ack', update: { id, waMessageId, jid, conversation_id, ack, failure } })
  }

  retry(pick: number) {
    const message = this.#pick(pick)
    if (message?.ack === 'failed') {
      this.#tell({ kind: 'upsert', message: { ...message, ack: 'pending', failure: null } })
    }
  }

  remove(pick: number) {
    const message = this.#pick(pick)
    if (!message) return
    this.messages = this.messages.filter(({ id }) => id !== message.id)
    this.told.push({ kind: 'removed', id: message.id })
  }

  read({ before, after, around, limit }: MessagePage): Message[] {
    const all = this.messages.toSorted(comparePositions)
    if (before) return all.filter((one) => comparePositions(one, before) < 0).slice(-limit)
    if (after) return all.filter((one) => comparePositions(one, after) > 0).slice(0, limit)
    if (around === undefined) return all.slice(-limit)
    const middle = all.findIndex(({ waMessageId }) => waMessageId === around)
    return middle < 0 ? [] : all.slice(Math.max(0, middle - limit / 2), middle + limit / 2)
  }

  #pick(pick: number): Message | undefined {
    return this.messages[pick % Math.max(1, this.messages.length)]
  }

  #tell(event: Extract<ThreadEvent, { kind: 'upsert' }>) {
    this.messages = [...this.messages.filter(({ id }) => id !== event.message.id), event.message]
    this.told.push(event)
  }
}

/** A browser whose answers and events come when the test says so. */
class Browser {
  readonly thread: OpenThread
  readonly #server: Server
  readonly #answers: (() => void)[] = []
  #received = 0
  #missed = false

  constructor(server: Server) {
    this.#server = server
    this.thread = new OpenThread({
      kept: null,
      onChange: () => {},
      read: (page) => {
        const rows = server.read(page)
        return new Promise((resolve) => this.#answers.push(() => resolve(rows)))
      },
    })
  }

  deliver(count: number) {
    for (const event of this.#server.told.slice(this.#received, this.#received + count))
      this.thread.receive(event)
    this.#received = Math.min(this.#server.told.length, this.#received + count)
  }

  /** The stream was away for too long: what was told is not told again. */
  miss() {
    this.#missed ||= this.#received < this.#server.told.length
    this.#received = this.#server.told.length
    if (this.#missed) void this.thread.refresh()
    this.#missed = false
  }

  async answer() {
    this.#answers.shift()?.()
    await flushed()
  }

  async catchUp() {
    this.deliver(Infinity)
    while (this.#answers.length > 0) await this.answer()
  }
}

async function flushed() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

const looks = (messages: readonly Message[]) =>
  messages.map(({ id, text, ack }) => `${id} ${text} ${ack ?? '-'}`)
const positionOf = (message: Message | undefined): Position | undefined => message

describe('an open conversation', () => {
  it('CONV-27 shows the newest messages and reads older ones page by page', async () => {
    const server = new Server()
    for (let minute = 0; minute < 120; minute += 1) server.receive(minute)
    const browser = new Browser(server)
    void browser.thread.refresh()
    await browser.catchUp()
    expect(browser.thread.view().thread?.messages).toHaveLength(50)
    for (let page = 0; page < 2; page += 1) {
      void browser.thread.loadOlder()
      expect(browser.thread.view().isLoadingOlder).toBe(true)
      await browser.catchUp()
    }
    const { thread, isLoadingOlder } = browser.thread.view()
    expect([isLoadingOlder, thread?.hasOlder]).toEqual([false, false])
    expect(looks(thread?.messages ?? [])).toEqual(looks(server.read({ limit: 1000 })))
  })

  it('CONV-27 an event that comes before the first answer is not lost', async () => {
    const server = new Server()
    const browser = new Browser(server)
    void browser.thread.refresh()
    server.receive(1)
    await browser.catchUp()
    expect(browser.thread.view().thread?.messages).toHaveLength(1)
  })

  it('jumps to an old message and comes back to the newest ones', async () => {
    const server = new Server()
    for (let minute = 0; minute < 400; minute += 1) server.receive(minute)
    const browser = new Browser(server)
    void browser.thread.refresh()
    await browser.catchUp()
    const found = browser.thread.showAround('wa20')
    await browser.catchUp()
    expect(await found).toBe(true)
    expect(browser.thread.view().thread?.hasNewer).toBe(true)
    server.receive(500)
    await browser.catchUp()
    expect(browser.thread.view().thread?.messages.at(-1)?.id).not.toBe('m401')
    void browser.thread.showNewest()
    await browser.catchUp()
    const { thread } = browser.thread.view()
    expect([thread?.hasNewer, thread?.messages.at(-1)?.id]).toEqual([false, 'm401'])
    const nowhere = browser.thread.showAround('nowhere')
    await browser.catchUp()
    expect(await nowhere).toBe(false)
  })

  it('a failed reading leaves what was there, and can be tried again', async () => {
    let fails = true
    const thread = new OpenThread({
      kept: { messages: [buildMessage()], hasOlder: false, hasNewer: false, readTo: buildMessage() },
      onChange: () => {},
      read: () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve([])),
    })
    await expect(thread.refresh()).rejects.toThrow('offline')
    expect(thread.view().thread?.messages).toHaveLength(1)
    fails = false
    await thread.refresh()
    expect(thread.view().thread?.messages).toEqual([])
  })

  it('CONV-24 shows no gap after a phone that was offline sent more than is read again', async () => {
    const server = new Server()
    for (const minute of [0, 1000]) server.receive(minute)
    const browser = new Browser(server)
    browser.deliver(Infinity)
    void browser.thread.refresh()
    await browser.catchUp()
    for (let minute = 1; minute < 900; minute += 1) server.receive(minute)
    browser.miss()
    await browser.catchUp()
    while (browser.thread.view().thread?.hasOlder) {
      void browser.thread.loadOlder()
      await browser.catchUp()
    }
    expect(looks(browser.thread.view().thread?.messages ?? [])).toEqual(looks(server.read({ limit: 1000 })))
  })

  it('CONV-21 CONV-22 CONV-24 whatever comes when, and whatever is missed, it ends as the server has it', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ do: fc.constant('receive' as const), n: fc.nat(200) }) },
      fc.record({
        do: fc.constantFrom('edit' as const, 'retry' as const, 'remove' as const),
        n: fc.nat(300),
      }),
      { weight: 4, arbitrary: fc.record({ do: fc.constant('ack' as const), n: fc.nat(300) }) },
      { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver' as const), n: fc.nat(5) }) },
      { weight: 4, arbitrary: fc.constant({ do: 'answer' as const, n: 0 }) },
      fc.record({ do: fc.constant('burst' as const), n: fc.integer({ min: 40, max: 260 }) }),
      fc.constantFrom(
        { do: 'miss' as const, n: 0 },
        { do: 'refresh' as const, n: 0 },
        { do: 'older' as const, n: 0 },
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 80, size: 'max' }), fc.nat(80), async (steps, history) => {
        const server = new Server()
        for (let minute = 0; minute < history; minute += 1) server.receive(minute)
        const browser = new Browser(server)
        browser.deliver(Infinity)
        void browser.thread.refresh()
        for (const { do: act, n } of steps) {
          if (act === 'receive') server.receive(n)
          if (act === 'burst') for (let each = 0; each < n; each += 1) server.receive(300 + each)
          if (act === 'edit') server.edit(n)
          if (act === 'retry') server.retry(n)
          if (act === 'remove') server.remove(n)
          if (act === 'ack') server.ack(n, n >> 3)
          if (act === 'deliver') browser.deliver(n)
          if (act === 'answer') await browser.answer()
          if (act === 'miss') browser.miss()
          if (act === 'refresh') void browser.thread.refresh()
          if (act === 'older') void browser.thread.loadOlder()
        }
        await browser.catchUp()
        const held = browser.thread.view().thread
        const first = positionOf(held?.messages[0])
        const there = server
          .read({ limit: 10_000 })
          .filter((one) => !held?.hasOlder || (first !== undefined && comparePositions(one, first) >= 0))
        expect(looks(held?.messages ?? [])).toEqual(looks(there))
      }),
      { numRuns: runs(400) },
    )
  }, 30_000)
})
