import type { CartLine } from '@balcao/contract/menu'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshPerson } from '../../conversations/testing/inbound'
import { givenBotShop, startBotShops } from '../testing/bot-shop'

let shops: Awaited<ReturnType<typeof startBotShops>>

beforeAll(async () => {
  shops = await startBotShops('2026-11-21T15:00:00Z')
})
afterAll(() => shops.stop())

it('what a customer has in the bot’s cart is read by the shop alone, while it is open', async () => {
  const shop = await givenBotShop(shops, () => new Date())
  const other = await givenBotShop(shops, () => new Date())
  const { phone } = freshPerson()
  const cart = async (by = shop) => {
    const { id } = (await shop.chat(phone))!
    return (await by.ask<{ lines: CartLine[] }>(`/api/bot/carts/${id}`)).body.lines
  }
  await shop.says(phone, 'oi')
  expect(await cart()).toEqual([])
  await shop.says(phone, '2 x-bacon')
  const line = { item_id: 'x-bacon', price_type: 'padrao', quantity: 2, options: [], unit_cents: 2000 }
  expect(await cart()).toEqual([expect.objectContaining(line)])
  expect(await cart(other)).toEqual([])
  for (const text of ['sim, finalizar', 'retirada', 'dinheiro', 'sem troco']) await shop.says(phone, text)
  expect(await cart()).toEqual([expect.objectContaining(line)])
  await shop.says(phone, 'confirmar pedido')
  expect(await cart()).toEqual([])
})

it('an order that a person has taken down cannot be confirmed to the bot as well', async () => {
  const shop = await givenBotShop(shops, () => new Date())
  const other = await givenBotShop(shops, () => new Date())
  const { phone } = freshPerson()
  for (const text of ['2 x-bacon', 'sim, finalizar', 'retirada', 'dinheiro', 'sem troco'])
    await shop.says(phone, text)
  const { id } = (await shop.chat(phone))!
  const cart = async () => (await shop.ask<{ lines: CartLine[] }>(`/api/bot/carts/${id}`)).body.lines
  expect((await other.ask(`/api/bot/carts/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await cart()).toHaveLength(1)
  expect((await shop.ask(`/api/bot/carts/${id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await cart()).toEqual([])
  await shop.says(phone, 'confirmar pedido')
  expect((await shop.ask<unknown[]>('/rest/v1/orders?select=id')).body).toEqual([])
})
