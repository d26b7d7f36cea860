import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messenger, receiveEvents } from '../conversations'
import { createOpenModules } from '../licence'
import { closeTranscript } from '../conversations/voice/transcripts.store'
import { freshPerson, freshWaId, inboundNote, inboundText, typedText } from '../conversations/testing/inbound'
import { courtesyJob } from './hand-over'
import { givenBotShop, startBotShops, type BotShop } from './testing/bot-shop'
import { takeTurn } from './take-turn'

let shops: Awaited<ReturnType<typeof startBotShops>>
let shop: BotShop
let now: Date

const SECOND = 1000
const MINUTE = 60 * SECOND

beforeAll(async () => {
  shops = await startBotShops('2026-11-21T15:00:00Z')
})
beforeEach(async () => {
  now = new Date()
  shop = await givenBotShop(shops, () => now)
})
afterAll(() => shops.stop())

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

/** The process dies after the order was placed, before anything of the turn is stored. */
const killed: typeof messenger = { ...messenger, say: () => Promise.reject(new Error('killed')) }

async function givenLostConfirmation(jid: string): Promise<void> {
  await shop.upToConfirmation(jid)
  pass(2 * SECOND)
  await shop.writes(jid, 'confirmar pedido')
  await expect(shop.turn(jid, killed)).rejects.toThrow('killed')
  expect(await shop.orders()).toHaveLength(1)
}

const byTheSystem = async (jid: string) =>
  (await shop.messages(jid)).filter(({ author }) => author === 'system').map(({ text }) => text)

describe('a server that dies between placing an order and storing that it did', () => {
  const placed = [expect.stringMatching(/^Pedido nº 1 recebido, Maria! Total: R\$\s40,00\.$/)]

  it('has placed it once, and tells the customer once', async () => {
    const { phone } = freshPerson()
    await givenLostConfirmation(phone)
    expect(await shop.turn(phone)).toEqual(placed)
    expect(await shop.turn(phone)).toEqual([])
    expect(await shop.says(phone, 'sim')).not.toEqual(placed)
    expect(await shop.orders()).toHaveLength(1)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the price changed', () => shop.save({ cardapio_json: shop.menu(25) })],
    ['the catalogue was emptied', () => shop.save({ cardapio_json: shop.menu(null) })],
    [
      'the shop closed for good',
      () =>
        shop.rows(
          `update companies set horario_funcionamento = '[{"dia":"domingo","aberto":false}]' where id = $1`,
        ),
    ],
    ['power was away for forty minutes', async () => pass(40 * MINUTE)],
  ])('tells of that order and takes no second one where meanwhile %s', async (_what, change) => {
    const { phone } = freshPerson()
    await givenLostConfirmation(phone)
    pass(5 * SECOND)
    await change()
    expect(await shop.turn(phone)).toEqual(placed)
    for (const text of ['sim', 'continuar', 'finalizar', 'confirmar pedido']) await shop.says(phone, text)
    expect(await shop.orders()).toHaveLength(1)
  })

  it.each([`status = 'refused'`, 'deleted_at = now()'])(
    'praises no order that the counter has ended meanwhile (%s): a person is called',
    async (change) => {
      const { phone } = freshPerson()
      await givenLostConfirmation(phone)
      await shop.rows(`update orders set ${change} where company_id = $1`)
      expect(await shop.turn(phone)).toEqual([expect.stringContaining('Chamei uma pessoa')])
      expect((await shop.chat(phone))!.waiting_since).not.toBeNull()
      expect(await shop.orders()).toHaveLength(1)
    },
  )
})

it('three workers on one conversation place its order once and say it once', async () => {
  const { phone } = freshPerson()
  await shop.upToConfirmation(phone)
  await shop.writes(phone, 'confirmar pedido')
  const { id } = (await shop.chat(phone))!
  const before = (await shop.messages(phone)).length
  await Promise.all([1, 2, 3].map(() => takeTurn(shop.needs, shop.company.id, id)))
  expect(await shop.orders()).toHaveLength(1)
  expect(await shop.messages(phone)).toHaveLength(before + 1)
})

describe('whose phone is not Brazilian, or hidden', () => {
  it.each([
    ['Paraguay', '595981234567@s.whatsapp.net', 'Telefone: +595981234567'],
    ['the United States', '15551234567@s.whatsapp.net', 'Telefone: +15551234567'],
    ['a @lid alone', '184467440737095@lid', null],
  ])('can order: %s', async (_where, jid, notes) => {
    await shop.upToConfirmation(jid)
    expect(await shop.says(jid, 'confirmar pedido')).toEqual([expect.stringContaining('Pedido nº 1')])
    expect(await shop.orders()).toMatchObject([{ customer_phone: null, notes }])
    expect((await shop.chat(jid))!.order).toMatchObject({ number: 1 })
  })

  it('who has area code 55 keeps it', async () => {
    const jid = '5555991234567@s.whatsapp.net'
    await shop.upToConfirmation(jid)
    await shop.says(jid, 'confirmar pedido')
    expect(await shop.orders()).toMatchObject([{ customer_phone: '55991234567', notes: null }])
  })
})

describe('CONV-23 a conversation that becomes one with another', () => {
  /** Whoever wrote from a @lid is known to have an older conversation by phone, once a send of ours was answered. */
  async function givenMerge(lid: string, phone: string): Promise<void> {
    const [own] = await shop.rows<{ id: string }>(
      `select id from messages where company_id = $1 and author = 'bot' order by seq limit 1`,
    )
    const ack = { kind: 'ack', ack: 'sent', reason: null } as const
    await shop.receive({ ...ack, id: freshWaId(), clientId: own!.id, waPhone: phone })
    expect((await shop.chat(lid))!.id).toBe((await shop.chat(phone))!.id)
  }

  async function takeDueTurns(): Promise<void> {
    for (const { payload } of await shop.jobs('bot-turn')) {
      await takeTurn(shop.needs, shop.company.id, payload.conversationId!)
    }
  }

  it('while a turn of the bot is due still gets its answer', async () => {
    const { phone, lid } = freshPerson()
    await shop.writes(phone, 'oi', { at: now.getTime() - 24 * 60 * MINUTE })
    await shop.says(lid, 'oi')
    await shop.writes(lid, 'quero 2 x-bacon')
    await givenMerge(lid, phone)
    await takeDueTurns()
    expect((await shop.messages(phone)).at(-1)).toMatchObject({
      author: 'bot',
      text: expect.stringContaining('2x X-Bacon') as string,
    })
  })

  it('in the middle of an order is still asked whether the customer is there', async () => {
    const { phone, lid } = freshPerson()
    await shop.writes(phone, 'oi', { at: now.getTime() - 24 * 60 * MINUTE })
    await shop.says(lid, 'quero 2 x-bacon')
    await givenMerge(lid, phone)
    await takeDueTurns()
    pass(11 * MINUTE)
    const { id } = (await shop.chat(phone))!
    const due = (await shop.jobs('bot-turn')).filter(
      ({ payload, run_at }) => payload.conversationId === id && run_at.getTime() > Date.now() + 5 * MINUTE,
    )
    expect(due).toHaveLength(1)
    await takeDueTurns()
    expect((await shop.messages(phone)).at(-1)!.text).toContain('Ainda está por aí?')
  })
})

describe('what is not answered', () => {
  it('a message from before an interruption, now or with the next one', async () => {
    const { phone } = freshPerson()
    await shop.writes(phone, 'quero 2 x-bacon', { at: now.getTime() - 4 * MINUTE })
    expect(await shop.turn(phone)).toEqual([])
    const said = await shop.says(phone, 'oi')
    expect(said).toEqual([expect.not.stringContaining('X-Bacon')])
  })

  it('a customer to whom somebody has just written from the shop’s phone', async () => {
    const { phone } = freshPerson()
    await shop.writes(phone, 'oi')
    await shop.receive(typedText(phone, { at: now.getTime() }))
    expect(await shop.turn(phone)).toEqual([])
  })

  it('LIC-03 a customer of a company whose licence ended so long ago that its modules are closed', async () => {
    const { phone } = freshPerson()
    await shop.rows(`update companies set licence_renewed_on = '2020-01-01', licence_days = 30 where id = $1`)
    const closed = { ...shop.needs, openModules: createOpenModules({ clock: () => now, graceDays: 5 }) }
    await shop.writes(phone, 'oi')
    const { id } = (await shop.chat(phone))!
    const before = (await shop.messages(phone)).length
    await takeTurn(closed, shop.company.id, id)
    expect(await shop.messages(phone)).toHaveLength(before)
    // Open again, it answers what is written from then on.
    expect(await shop.says(phone, 'oi')).not.toEqual([])
  })

  it('an order at the moment in which the bot is switched off', async () => {
    const { phone } = freshPerson()
    await shop.upToConfirmation(phone)
    await shop.writes(phone, 'confirmar pedido')
    await shop.rows('update companies set bot_on = false where id = $1')
    expect(await shop.turn(phone)).toEqual([])
    expect(await shop.orders()).toEqual([])
  })
})

describe('a customer who asked for a person and waits', () => {
  const runCourtesy = async (jid: string) => {
    const payload = { companyId: shop.company.id, conversationId: (await shop.chat(jid))!.id }
    await courtesyJob(shop.needs).run(payload, { attempt: 1, lastAttempt: false })
  }

  it('is told once that they are not forgotten, though the job runs twice, and again when they wait anew', async () => {
    const { phone } = freshPerson()
    await shop.says(phone, 'atendente')
    pass(5 * MINUTE)
    for (let run = 0; run < 3; run += 1) await runCourtesy(phone)
    expect(await byTheSystem(phone)).toHaveLength(1)
    const { id } = (await shop.chat(phone))!
    await shop.ask(`/api/conversations/${id}/bot`, { method: 'PUT', body: { mode: 'bot' } })
    await shop.says(phone, 'atendente')
    pass(5 * MINUTE)
    await runCourtesy(phone)
    expect(await byTheSystem(phone)).toHaveLength(2)
  })

  it.each(['bot_on', 'mod_atendimento'])(
    'is told nothing by a machine that was switched off: %s',
    async (flag) => {
      const { phone } = freshPerson()
      await shop.says(phone, 'atendente')
      pass(5 * MINUTE)
      await shop.rows(`update companies set ${flag} = false where id = $1`)
      await runCourtesy(phone)
      expect(await byTheSystem(phone)).toEqual([])
    },
  )
})

it('a customer who pastes 65,000 characters, an emoji cut in two and quotes loses no cart', async () => {
  const { phone } = freshPerson()
  await shop.says(phone, 'quero 2 x-bacon')
  await shop.says(phone, 'sim')
  for (const text of [
    'á'.repeat(65_000),
    `${'x'.repeat(499)}😀`,
    `'; drop table orders; -- "${randomUUID()}`,
  ]) {
    expect(await shop.says(phone, text)).not.toEqual([])
  }
  expect((await shop.says(phone, 'carrinho')).join()).toContain('2x X-Bacon')
})

describe('a cart of the catalogue at WhatsApp', () => {
  const item = (id: string, quantity: number) => ({ id, quantity, priceCents: 1500, currency: 'BRL' })
  const cart = (...items: ReturnType<typeof item>[]) => ({ kind: 'cart' as const, text: '', items })
  const sends = async (jid: string, content: ReturnType<typeof cart>) => {
    await shop.receive({ ...inboundText(jid, { at: Math.floor(now.getTime() / 1000) * 1000 }), content })
    return shop.turn(jid)
  }

  it('of products that are ours is taken for an order, at our own prices', async () => {
    const { phone } = freshPerson()
    expect((await sends(phone, cart(item('x-bacon', 2)))).join('\n')).toMatch(/2x X-Bacon: R\$\s40,00/)
  })

  it('of what the catalogue does not know is left to people, and orders nothing', async () => {
    const { phone } = freshPerson()
    const said = await sends(phone, cart(item('x-bacon', 2), item('SKU-9', 1)))
    expect(said.join('\n')).not.toContain('X-Bacon')
  })
})

describe('a voice note whose words are wanted', () => {
  const patienceMs = 30 * SECOND

  async function givenNote(
    phone = freshPerson().phone,
  ): Promise<{ phone: string; words: (text: string) => Promise<boolean> }> {
    const { company, needs } = shop
    await receiveEvents({ ...needs, transcription: { patienceMs } }, company.id, [inboundNote(phone, now)])
    const message = (await shop.messages(phone)).at(-1)
    const chat = await shop.chat(phone)
    const about = { messageId: message!.id, conversationId: chat!.id }
    return {
      phone,
      words: (text) => needs.db.asCompany(company.id, (tx) => closeTranscript(tx, company.id, about, text)),
    }
  }

  const turnDue = async () => (await shop.jobs('bot-turn')).at(-1)!.run_at.getTime()

  it('is answered when they are known, which is at once', async () => {
    const { phone, words } = await givenNote()
    pass(2 * SECOND)
    expect(await shop.turn(phone)).toEqual([])
    expect(await turnDue()).toBeGreaterThan(now.getTime() + 20 * SECOND)
    expect(await words('quero 2 x-bacon')).toBe(true)
    expect(await turnDue()).toBeLessThan(now.getTime() + 20 * SECOND)
    expect(await shop.turn(phone)).toEqual([
      expect.stringMatching(/^🎤 Entendi: “quero 2 x-bacon”\n\n[^]*2x X-Bacon/),
    ])
    expect(await shop.turn(phone)).toEqual([])
  })

  it('is answered without them when their time is over, and not again when they come', async () => {
    const { phone, words } = await givenNote()
    pass(2 * SECOND)
    expect(await shop.turn(phone)).toEqual([])
    pass(patienceMs)
    expect(await shop.turn(phone)).toEqual([expect.stringContaining('Ainda não ouço áudio')])
    expect(await words('quero 2 x-bacon')).toBe(true)
    expect(await words('quero 3 x-bacon')).toBe(false)
    expect(await shop.turn(phone)).toEqual([])
    expect((await shop.messages(phone))[0]!.media!.transcript).toEqual({
      state: 'ready',
      text: 'quero 2 x-bacon',
    })
  })

  it('is answered in its time, though its customer goes on talking', async () => {
    const { phone } = await givenNote()
    for (let second = 0; second < 30; second += 10) {
      expect(await shop.turn(phone)).toEqual([])
      pass(10 * SECOND)
      await givenNote(phone)
    }
    expect(await shop.turn(phone)).toEqual([expect.stringContaining('Ainda não ouço áudio')])
    expect(await shop.turn(phone)).toEqual([])
  })

  it('waits for nobody once its customer took it back', async () => {
    const { phone } = await givenNote()
    const [note] = await shop.messages(phone)
    await shop.receive({ kind: 'deleted', id: note!.waMessageId })
    await shop.writes(phone, 'quero 2 x-bacon')
    expect(await shop.turn(phone)).toEqual([expect.stringMatching(/^(?!🎤)[^]*2x X-Bacon/u)])
  })
})
