import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dice, runs, seed } from '@balcao/testkit/chance'
import type { WhatsAppGateway } from '../../gateways/whatsapp'
import { discardMessage } from './discard-message'
import { findOrMakeConversation } from '../identity/find-or-make-conversation'
import { receiveEvents } from '../receiving/receive-events'
import { wakeOutbox } from '../thread/outbox.store'
import { retryMessage } from './retry-message'
import { silenceBot } from '../thread/take-over'
import { inboundText } from '../testing/inbound'
import { startSendingShop, type Customer, type SendingShop } from '../testing/sending-shop'

let shop: SendingShop
let maria: Customer
let connected: SendingShop['connected']

// Only the date: sockets and timers go on. The gateway's clock is the same one.
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  shop = await startSendingShop((ms) => vi.setSystemTime(ms))
  connected = shop.connected
})
beforeEach(async () => {
  maria = await shop.customer()
})
afterEach(async () => {
  shop.standIn.behaveWell()
  await shop.standIn.comeBack()
  await shop.standIn.idle()
  shop.connected = connected
})
afterAll(async () => {
  await shop.stop()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const textsSent = (to: Customer) =>
  shop
    .sent()
    .filter(({ customer }) => customer === to.phone.number)
    .map(({ text }) => text)

/** The gateway, with another way to send. */
function sendsLike(send: WhatsAppGateway['send'], features = {}) {
  const { gateway, channel } = connected!
  shop.connected = {
    channel,
    gateway: { ...gateway, send, features: { ...gateway.features, ...features } },
  }
}

async function rowsOf(customer: Customer) {
  const { rows } = await shop.server.app.db.owner.query<{
    ack: string
    failure: string | null
    text: string
  }>(
    `select ack, failure, text from messages where company_id = $1 and conversation_id = $2 and from_me order by at, seq`,
    [shop.company.id, customer.conversationId],
  )
  return rows
}

describe('what is queued', () => {
  it('CONV-17 goes out in its order, once, and gets WhatsApp’s id; the webhook makes no second row', async () => {
    const ids = [
      await shop.queue(maria, 'um'),
      await shop.queue(maria, 'dois'),
      await shop.queue(maria, 'três'),
    ]
    const waiting = await shop.message(ids[0]!)
    expect(waiting).toMatchObject({ waMessageId: ids[0], ack: 'pending', isFromMe: true, author: 'person' })

    await shop.work(maria)
    await shop.standIn.idle()

    expect(textsSent(maria)).toEqual(['um', 'dois', 'três'])
    expect(await rowsOf(maria)).toEqual(
      ['um', 'dois', 'três'].map((text) => ({ text, ack: 'delivered', failure: null })),
    )
    const first = await shop.message(ids[0]!)
    expect(first!.waMessageId).toBe(
      shop.sent().find(({ text, customer }) => text === 'um' && customer === maria.phone.number)!.id,
    )
    expect(await shop.dueIn(maria)).toBeUndefined()
  })

  it('acks that come before the answer, in any order, are kept', async () => {
    shop.standIn.misbehave({
      ackOrder: 'before-message',
      acksByThemselves: 'read',
      duplicateWebhooks: true,
      slowMs: 50,
    })
    await shop.queue(maria, 'lida antes')
    await shop.work(maria)
    await shop.standIn.idle()
    expect(await rowsOf(maria)).toEqual([{ text: 'lida antes', ack: 'read', failure: null }])
  })

  it('waits while the gateway is down, with growing pauses, and is sent once when it is back', async () => {
    await shop.standIn.goDown()
    const id = await shop.queue(maria, 'estava fora')
    await shop.queue(maria, 'e depois')
    const pauses: number[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await shop.work(maria)
      const pause = (await shop.dueIn(maria))!
      pauses.push(pause)
      pass(pause)
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(2_000)
    expect(pauses[0]).toBeLessThanOrEqual(2_400)
    expect(pauses[9]).toBeGreaterThanOrEqual(45_000)
    expect(pauses[9]).toBeLessThanOrEqual(54_000)
    expect((await shop.message(id))!.ack).toBe('pending')

    await shop.standIn.comeBack()
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(['estava fora', 'e depois'])
  })

  it('is given up after a day, the bot’s after half an hour', async () => {
    await shop.standIn.goDown()
    const bot = await shop.queue(maria, 'Qual o bairro?', { author: 'bot' })
    const person = await shop.queue(maria, 'Oi')
    await shop.work(maria)
    pass(31 * 60_000)
    await shop.work(maria)
    expect(await shop.message(bot)).toMatchObject({ ack: 'failed', failure: 'other' })
    expect(await shop.message(person)).toMatchObject({ ack: 'pending' })
    pass(24 * 3_600_000)
    await shop.work(maria)
    expect(await shop.message(person)).toMatchObject({ ack: 'failed', failure: 'other' })
    expect(textsSent(maria)).toEqual([])
  })

  it('waits as long as a busy gateway asks, and what is behind it waits too', async () => {
    shop.standIn.misbehave({ fault: { how: 'busy', times: 1 } })
    await shop.queue(maria, 'primeiro')
    await shop.queue(maria, 'segundo')
    await shop.work(maria)
    expect(textsSent(maria)).toEqual([])
    expect(await shop.dueIn(maria)).toBeGreaterThanOrEqual(5_000)
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(['primeiro', 'segundo'])
  })
})

describe('an answer that was lost', () => {
  it('is found by looking, and the message is not sent twice', async () => {
    shop.standIn.misbehave({ dropWebhooks: true, fault: { how: 'lose', times: 1, paths: /sendText/ } })
    const id = await shop.queue(maria, 'foi ou não foi')
    await shop.queue(maria, 'o seguinte')
    await shop.work(maria)
    expect(textsSent(maria)).toEqual(['foi ou não foi'])
    expect((await shop.message(id))!.ack).toBe('pending')
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(['foi ou não foi', 'o seguinte'])
    expect((await shop.message(id))!.waMessageId).not.toBe(id)
  })

  it('is told by the webhook, without looking', async () => {
    shop.standIn.misbehave({ fault: { how: 'lose', times: 1, paths: /sendText/ } })
    const id = await shop.queue(maria, 'o aviso chega')
    await shop.work(maria)
    await shop.standIn.idle()
    expect(await shop.message(id)).toMatchObject({ ack: 'delivered', failure: null })
    const looks = () => shop.standIn.requests().filter((path) => path.includes('findMessages')).length
    const before = looks()
    await shop.workOn([maria])
    expect(looks()).toBe(before)
    expect(textsSent(maria)).toEqual(['o aviso chega'])
  })

  it('of a message that did not go out lets it be sent once, after looks at 5, 15 and 60 seconds', async () => {
    shop.standIn.misbehave({ fault: { how: 'fail', times: 1, paths: /sendText/ } })
    await shop.queue(maria, 'não foi')
    const started = Date.now()
    const looks: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      await shop.work(maria)
      if (textsSent(maria).length > 0) break
      pass((await shop.dueIn(maria))!)
      looks.push(Math.round((Date.now() - started) / 1000))
    }
    expect(looks).toEqual([5, 15, 60])
    expect(textsSent(maria)).toEqual(['não foi'])
  })

  it('is not believed gone while the gateway cannot be asked', async () => {
    shop.standIn.misbehave({ dropWebhooks: true, fault: { how: 'lose', times: 1, paths: /sendText/ } })
    await shop.queue(maria, 'só uma vez')
    await shop.work(maria)
    shop.standIn.misbehave({ fault: { how: 'fail', paths: /findMessages/ } })
    for (let turn = 0; turn < 8; turn += 1) {
      pass((await shop.dueIn(maria))!)
      await shop.work(maria)
    }
    shop.standIn.misbehave({ fault: null })
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(['só uma vez'])
    expect(await rowsOf(maria)).toMatchObject([{ failure: null }])
  })

  it('of the same words said before is not mistaken for them', async () => {
    await shop.queue(maria, 'ok')
    await shop.work(maria)
    shop.standIn.misbehave({ fault: { how: 'fail', times: 1, paths: /sendText/ } })
    await shop.queue(maria, 'ok')
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(['ok', 'ok'])
  })

  it('where nobody can look ends unconfirmed and is never sent again by itself', async () => {
    sendsLike(() => Promise.resolve({ kind: 'unknown', words: 'timeout' }), { findsSent: false })
    const id = await shop.queue(maria, 'sem resposta')
    await shop.work(maria)
    expect((await shop.message(id))!.ack).toBe('pending')
    pass(15_000)
    await shop.work(maria)
    expect(await shop.message(id)).toMatchObject({ ack: 'failed', failure: 'unconfirmed' })
    expect(await shop.dueIn(maria)).toBeUndefined()
  })
})

describe('a process that died while it sent', () => {
  const died = async (id: string) => {
    await shop.server.app.db.owner.query(
      `update outbox set state = 'sending', attempts = 1, tried_at = $2 where message_id = $1`,
      [id, new Date()],
    )
  }

  it('leaves a message that is found, and not sent again', async () => {
    shop.standIn.misbehave({ dropWebhooks: true })
    const id = await shop.queue(maria, 'morreu depois')
    await died(id)
    await connected!.gateway.send({
      clientId: id,
      to: [`${maria.phone.number}@s.whatsapp.net`],
      content: { kind: 'text', text: 'morreu depois' },
      quoting: null,
    })
    await shop.work(maria)
    expect(await shop.dueIn(maria)).toBe(60_000)
    pass(60_000)
    await shop.work(maria)
    expect(textsSent(maria)).toEqual(['morreu depois'])
    expect((await shop.message(id))!.waMessageId).not.toBe(id)
  })

  it('leaves a message that is not there, and is sent once', async () => {
    const id = await shop.queue(maria, 'morreu antes')
    await died(id)
    await shop.work(maria)
    expect(textsSent(maria)).toEqual([])
    pass(60_000)
    await shop.work(maria)
    expect(textsSent(maria)).toEqual(['morreu antes'])
  })
})

describe('several at once', () => {
  it('workers send each message once, in its order', async () => {
    shop.standIn.misbehave({ slowMs: 20 })
    const texts = Array.from({ length: 8 }, (_, n) => `mensagem ${n}`)
    for (const text of texts) await shop.queue(maria, text)
    await Promise.all(Array.from({ length: 4 }, () => shop.work(maria)))
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(texts)
  })

  it('a person and the bot keep their order, and the person drops what the bot had waiting', async () => {
    await shop.standIn.goDown()
    const botId = await shop.queue(maria, 'bot, já tentada', { author: 'bot' })
    await shop.work(maria)
    await shop.queue(maria, 'bot, na fila', { author: 'bot' })
    await shop.queue(maria, 'aviso do pedido', { author: 'system' })
    const { db } = shop.server.app
    await shop.queue(maria, 'pessoa', { author: 'person' })
    await db.asCompany(shop.company.id, (tx) =>
      silenceBot(tx, shop.company.id, maria.conversationId, { by: 'dashboard', now: new Date() }),
    )
    expect(await shop.message(botId)).toBeUndefined()
    await shop.standIn.comeBack()
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(['aviso do pedido', 'pessoa'])
  })
})

it('two conversations that turn out to be one person send what both had waiting, in its order', async () => {
  const { db } = shop.server.app
  const phone = `${maria.phone.number}@s.whatsapp.net`
  const lid = `1${maria.phone.number}@lid`
  const conversationId = await db.asCompany(shop.company.id, (tx) =>
    findOrMakeConversation(tx, shop.company.id, [lid], { kind: 'person', pushName: null }),
  )
  await shop.standIn.goDown()
  await shop.queue(maria, 'primeira')
  await shop.queue({ ...maria, conversationId }, 'segunda')
  await shop.queue(maria, 'terceira')
  await shop.work(maria)
  await receiveEvents(shop.needs, shop.company.id, [inboundText(phone, { alt: lid })])
  await shop.standIn.comeBack()
  await shop.workOn([maria, { ...maria, conversationId }])
  expect(textsSent(maria)).toEqual(['primeira', 'segunda', 'terceira'])
})

describe('a send that failed', () => {
  async function givenRefused(): Promise<{ id: string; waId: string }> {
    shop.standIn.misbehave({ sends: 'refuse' })
    const id = await shop.queue(maria, 'outra vez')
    await shop.work(maria)
    await shop.standIn.idle()
    shop.standIn.misbehave({ sends: 'deliver' })
    const { ack, waMessageId } = (await shop.message(id))!
    expect([ack, waMessageId]).toEqual(['failed', shop.sent().at(-1)!.id])
    return { id, waId: waMessageId }
  }

  /** The gateway's own list, as it is compared with ours every other minute. */
  async function reconcile() {
    const events = await connected!.gateway.readHistory({
      jid: null,
      since: Date.now() - 600_000,
      most: 1000,
    })
    await receiveEvents(shop.needs, shop.company.id, events)
  }

  it('and was tried again is one message, whatever is still told of the first try', async () => {
    const { id, waId } = await givenRefused()
    await retryMessage(shop.needs, shop.company.id, id)
    await reconcile()
    expect(await shop.message(id)).toMatchObject({ waMessageId: id, ack: 'pending' })
    await shop.work(maria)
    await shop.standIn.idle()
    await reconcile()
    expect(await rowsOf(maria)).toEqual([{ text: 'outra vez', ack: 'delivered', failure: null }])
    expect((await shop.message(id))!.waMessageId).not.toBe(waId)
  })

  it('and was taken back does not come up again', async () => {
    const { id } = await givenRefused()
    await discardMessage(shop.needs, shop.company.id, id)
    await reconcile()
    expect(await rowsOf(maria)).toEqual([])
  })
})

describe('a channel', () => {
  it('that is not there fails the message, which can be tried again', async () => {
    shop.connected = null
    const id = await shop.queue(maria, 'sem canal')
    await shop.work(maria)
    expect(await shop.message(id)).toMatchObject({ ack: 'failed', failure: 'not-connected' })
  })

  it('that is closed lets messages wait, and sends them at once when it opens', async () => {
    const { gateway, channel } = connected!
    shop.connected = { gateway, channel: { ...channel, state: 'closed' } }
    await shop.queue(maria, 'canal fechado')
    await shop.work(maria)
    expect(textsSent(maria)).toEqual([])
    shop.connected = connected
    const { owner } = shop.server.app.db
    const due = () =>
      owner.query(`select run_at <= now() as now from graphile_worker.jobs where key = $1`, [
        `send:${maria.conversationId}`,
      ])
    await owner.query('select graphile_worker.remove_job($1)', [`send:${maria.conversationId}`])
    await shop.server.app.db.asCompany(shop.company.id, (tx) => wakeOutbox(tx, shop.company.id))
    expect((await due()).rows).toEqual([{ now: true }])
    await shop.work(maria)
    expect(textsSent(maria)).toEqual(['canal fechado'])
  })

  it('that WhatsApp has blocked keeps bot and order news quiet for six hours, and lets people try', async () => {
    sendsLike(() => Promise.resolve({ kind: 'refused', failure: { code: 'blocked', words: '463' } }))
    const first = await shop.queue(maria, 'recusada', { author: 'bot' })
    await shop.work(maria)
    expect(await shop.message(first)).toMatchObject({ ack: 'failed', failure: 'blocked' })
    const { rows } = await shop.server.app.db.owner.query<{ blocked_until: Date }>(
      'select blocked_until from channels where company_id = $1',
      [shop.company.id],
    )
    const blockedUntil = rows[0]!.blocked_until
    expect(blockedUntil.getTime() - Date.now()).toBe(6 * 3_600_000)

    const { gateway, channel } = connected!
    shop.connected = { gateway, channel: { ...channel, blockedUntil } }
    const news = await shop.queue(maria, 'saiu para entrega', { author: 'system' })
    const person = await shop.queue(maria, 'oi, é a Bia')
    await shop.work(maria)
    expect(await shop.message(news)).toMatchObject({ ack: 'failed', failure: 'blocked' })
    expect((await shop.message(person))!.failure).toBeNull()
    expect(textsSent(maria)).toEqual(['oi, é a Bia'])
  })

  it('that says so only after it took the message is blocked as well, and the message never sent again', async () => {
    const { owner } = shop.server.app.db
    await owner.query('update channels set blocked_until = null where company_id = $1', [shop.company.id])
    shop.standIn.misbehave({ sends: 'refuse-463' })
    const id = await shop.queue(maria, 'recusada depois')
    await shop.work(maria)
    await shop.standIn.idle()
    expect(await shop.message(id)).toMatchObject({ ack: 'failed', failure: 'blocked' })
    const { rows } = await owner.query<{ blocked_until: Date }>(
      'select blocked_until from channels where company_id = $1',
      [shop.company.id],
    )
    expect(rows[0]!.blocked_until.getTime() - Date.now()).toBe(6 * 3_600_000)
    await shop.workOn([maria])
    expect(textsSent(maria)).toEqual(['recusada depois'])
  })

  it('with a 24-hour window takes nothing from the bot once it is closed', async () => {
    sendsLike(connected!.gateway.send, { window24h: true })
    const id = await shop.queue(maria, 'fora da janela', { author: 'system' })
    await shop.work(maria)
    expect(await shop.message(id)).toMatchObject({ ack: 'failed', failure: 'window' })
    maria.phone.says('oi')
    await shop.standIn.idle()
    await shop.queue(maria, 'dentro da janela', { author: 'system' })
    await shop.work(maria)
    expect(textsSent(maria)).toEqual(['dentro da janela'])
  })
})

it('ten messages to each of many customers, through a gateway that fails at random, arrive once each and in order', async () => {
  const customers = await Promise.all(
    Array.from({ length: runs(20, 8) }, (_, n) => shop.customer(`Cliente ${n}`)),
  )
  for (let n = 0; n < 10; n += 1) {
    for (const customer of customers) await shop.queue(customer, `${n} para ${customer.phone.number}`)
  }
  const faults = ['fail', 'busy', 'lose', 'lose', 'lose'] as const
  const roll = dice(seed)
  for (let round = 0; round < 30; round += 1) {
    const how = faults[roll(faults.length)]!
    shop.standIn.misbehave({
      dropWebhooks: roll(10) < 4,
      fault: { how, times: 1 + roll(4) },
    })
    if (round % 10 === 5) await shop.standIn.goDown()
    await Promise.all([...customers, ...customers].map(shop.work))
    await shop.standIn.comeBack()
    pass(roll(20_000))
  }
  shop.standIn.behaveWell()
  await shop.workOn(customers)
  for (const customer of customers) {
    expect(textsSent(customer), `seed ${seed}`).toEqual(
      Array.from({ length: 10 }, (_, n) => `${n} para ${customer.phone.number}`),
    )
    expect((await rowsOf(customer)).filter(({ failure }) => failure !== null)).toEqual([])
    expect(await rowsOf(customer)).toHaveLength(10)
  }
}, 120_000)
