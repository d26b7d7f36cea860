import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'

let shops: ChatShops

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T15:00:00Z')
})
afterAll(() => shops.stop())

const path = '/api/quick-replies'
const reply = (shortcut: string, text: string) => ({ id: randomUUID() as string, shortcut, text })
const save = (shop: ChatShop, version: number, replies: unknown) =>
  shop.ask(path, { method: 'PUT', body: { version, replies } })

it('quick replies keep their order; each save is one version more, and every screen is told', async () => {
  const shop = await shops.shop()
  expect((await shop.ask(path)).body).toEqual({ version: 0, replies: [] })
  const replies = [reply('pix', 'PIX: {pix}'), reply('horário', 'Hoje: {horario}')]
  expect((await save(shop, 0, replies)).body).toEqual({ version: 1, replies })
  const turned = replies.toReversed()
  await save(shop, 1, turned)
  expect((await shop.ask(path)).body).toEqual({ version: 2, replies: turned })
  expect(await shop.news()).toEqual(['QUICK_REPLIES_CHANGED', 'QUICK_REPLIES_CHANGED'])
})

it('who saves over somebody else’s version is shown it, and nothing is lost', async () => {
  const shop = await shops.shop()
  const mine = [reply('oi', 'Olá!')]
  await save(shop, 0, mine)
  await shop.news()
  for (const version of [0, 2, 999]) {
    expect(await save(shop, version, [])).toMatchObject({
      status: 409,
      body: { code: 'SETTINGS_CHANGED', current: { version: 1, replies: mine } },
    })
  }
  expect((await shop.ask(path)).body).toEqual({ version: 1, replies: mine })
  expect(await shop.news()).toEqual([])
})

it.each([0, 1])('of ten people who save version %i at once, one is first', async (version) => {
  const shop = await shops.shop()
  if (version === 1) await save(shop, 0, [])
  const requests = Array.from({ length: 10 }, (_, n) => [reply(`r${n}`, `Texto ${n}`)])
  const answers = await Promise.all(requests.map((replies) => save(shop, version, replies)))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect((await shop.ask(path)).body).toEqual(won[0]!.body)
})

it('a version that never was, and the same id twice, change nothing', async () => {
  const shop = await shops.shop()
  expect((await save(shop, 1, [])).body.code).toBe('SETTINGS_CHANGED')
  const one = reply('a', 'A')
  expect((await save(shop, 0, [one, { ...one, shortcut: 'b' }])).body.code).toBe('INVALID_INPUT')
  expect((await shop.ask(path)).body).toEqual({ version: 0, replies: [] })
})
