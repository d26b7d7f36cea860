import type { BotMiss, BotSynonym } from '@balcao/contract/bot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshPerson } from '../../conversations/testing/inbound'
import { missRetentionCron, writeMiss } from './misses.store'
import { givenBotShop, startBotShops, type BotShop } from '../testing/bot-shop'

let shops: Awaited<ReturnType<typeof startBotShops>>
let shop: BotShop
let now: Date

beforeAll(async () => {
  shops = await startBotShops('2026-11-21T15:00:00Z')
})
beforeEach(async () => {
  now = new Date()
  shop = await givenBotShop(shops, () => now)
})
afterAll(() => shops.stop())

const misses = async (of = shop) =>
  (await of.ask<{ misses: BotMiss[] }>('/api/bot/misses', { method: 'GET' })).body.misses
const synonyms = async (of = shop) =>
  (await of.ask<{ synonyms: BotSynonym[] }>('/api/bot/synonyms', { method: 'GET' })).body.synonyms
const teach = (words: string, item_id = 'x-bacon', replaces?: string, of = shop) =>
  of.ask<BotSynonym & { code: string; current: BotSynonym; fields: { mensagem: string }[] }>(
    '/api/bot/synonyms',
    { method: 'POST', body: { words, item_id, ...(replaces && { replaces }) } },
  )
const dismiss = (plain: string, dismissed = true) =>
  shop.ask('/api/bot/misses', { method: 'PUT', body: { plain, dismissed } })

const twoProducts = {
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        produtos: [
          { id: 'x-bacon', nome: 'X-Bacon', preco: 20, disponivel: true, ativo: true },
          { id: 'x-salada', nome: 'X-Salada', preco: 15, disponivel: true, ativo: true },
        ],
      },
    ],
  },
  servicos: { categorias: [] },
}

describe('what the bot did not understand', () => {
  it('is on the list with the conversation, counts up when it comes again, and is understood once taught', async () => {
    const { phone } = freshPerson()
    expect((await shop.says(phone, 'quero 2 podrão')).join()).toMatch(/Não achei no cardápio: podrão/)
    const other = freshPerson()
    now = new Date(now.getTime() + 1000)
    await shop.says(other.phone, 'Quero 2 PODRÃO!')
    const chat = await shop.chat(other.phone)
    expect(await misses()).toEqual([
      {
        plain: 'quero 2 podrao',
        text: 'Quero 2 PODRÃO!',
        words: ['PODRÃO'],
        did: 'not-sold',
        at: expect.any(String) as string,
        times: 2,
        conversations: 2,
        conversation_id: chat!.id,
        title: expect.any(String) as string,
      },
    ])

    const taught = await teach('Podrão')
    expect([taught.status, taught.body]).toMatchObject([
      200,
      { words: 'podrao', item_id: 'x-bacon', product: 'X-Bacon', taught_by: null },
    ])
    expect(await misses()).toEqual([])
    expect((await shop.says(phone, 'quero 2 podrão')).join()).toMatch(/2x X-Bacon/)
    expect(await misses()).toEqual([])

    expect((await shop.ask(`/api/bot/synonyms/${taught.body.id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await synonyms()).toEqual([])
    expect((await misses()).map(({ times }) => times)).toEqual([2])
    expect((await shop.ask(`/api/bot/synonyms/${taught.body.id}`, { method: 'DELETE' })).status).toBe(404)
  })

  it('leaves the list when it is dismissed, comes back by undo, and by a customer who writes it again', async () => {
    const { phone } = freshPerson()
    await shop.says(phone, 'quero 1 podrão')
    await dismiss('quero 1 podrao')
    expect(await misses()).toEqual([])
    await dismiss('quero 1 podrao', false)
    expect(await misses()).toHaveLength(1)
    await dismiss('quero 1 podrao')
    await shop.says(phone, 'quero 1 podrão')
    expect(await misses()).toMatchObject([{ times: 1 }])
  })

  it('keeps 200 texts of one conversation in a day, cut at 500 characters, for 90 days', async () => {
    const { phone } = freshPerson()
    await shop.says(phone, 'oi')
    const { id } = (await shop.chat(phone))!
    const { db } = shop.needs
    const write = (text: string) =>
      db.asCompany(shop.company.id, (tx) =>
        writeMiss(tx, shop.company.id, id, { text, words: [], did: 'asked', step: 'menu', now }),
      )
    for (let place = 0; place < 210; place += 1) await write(`texto ${place} ${'a'.repeat(600)}`)
    await write(`texto 0 ${'a'.repeat(600)}`)
    const kept = await shop.rows<{ text: string; times: number }>(
      'select text, times from bot_misses where company_id = $1 order by times desc',
    )
    expect([kept.length, kept[0]!.times]).toEqual([200, 2])
    expect(Math.max(...kept.map(({ text }) => text.length))).toBe(500)

    const later = (days: number) => () => new Date(now.getTime() + days * 86_400_000)
    await missRetentionCron({ db, clock: later(89) }).run()
    expect(await misses()).toHaveLength(100)
    await missRetentionCron({ db, clock: later(91) }).run()
    expect(await misses()).toEqual([])
  })
})

describe('teaching', () => {
  it('asks before it takes words from another product, and says who has them', async () => {
    await shop.save({ cardapio_json: twoProducts })
    await teach('podrão')
    const taken = await teach('PODRÃO', 'x-salada')
    expect([taken.status, taken.body.code, taken.body.current.product]).toEqual([
      409,
      'SYNONYM_TAKEN',
      'X-Bacon',
    ])
    const replaced = await teach('podrão', 'x-salada', 'x-bacon')
    expect([replaced.status, replaced.body.product]).toEqual([200, 'X-Salada'])
    expect((await synonyms()).map(({ words, product }) => [words, product])).toEqual([['podrao', 'X-Salada']])
  })

  it.each([
    ['', 'SYNONYM_REFUSED'],
    ['12', 'SYNONYM_REFUSED'],
    ['menu', 'SYNONYM_REFUSED'],
    ['ab'.repeat(40), 'SYNONYM_REFUSED'],
  ])('refuses %j and says why', async (words, code) => {
    const { status, body } = await teach(words)
    expect([status, body.code, body.fields[0]!.mensagem.length > 0]).toEqual([422, code, true])
  })

  it('knows no product of another company, and no more than 300 synonyms', async () => {
    const other = await givenBotShop(shops, () => now)
    await other.save({ cardapio_json: twoProducts })
    expect((await teach('podrão', 'x-salada')).body.code).toBe('PRODUCT_NOT_FOUND')
    await shop.rows(
      `insert into bot_synonyms (company_id, id, words, item_id)
       select $1, gen_random_uuid(), 'palavra ' || n, 'x-bacon' from generate_series(1, 300) n`,
    )
    expect((await teach('podrão')).body.code).toBe('TOO_MANY_SYNONYMS')
    expect((await teach('palavra 7')).status).toBe(200)
    expect(await synonyms(other)).toEqual([])
  })
})
