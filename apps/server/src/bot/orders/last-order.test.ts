import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshPerson } from '../../conversations/testing/inbound'
import { givenBotShop, startBotShops, type BotShop } from '../testing/bot-shop'

let shops: Awaited<ReturnType<typeof startBotShops>>
let shop: BotShop
let now: Date

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

beforeAll(async () => {
  shops = await startBotShops('2026-11-21T15:00:00Z')
})
beforeEach(async () => {
  now = new Date(`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T15:00:00Z`)
  shop = await givenBotShop(shops, () => now)
})
afterAll(() => shops.stop())

/** Two X-Bacon of R$ 20,00, fetched; an hour later, on the same day whatever time it is here. */
async function givenOrdered(): Promise<string> {
  const { phone } = freshPerson()
  await shop.upToConfirmation(phone)
  await shop.says(phone, 'confirmar pedido')
  expect(await shop.orders()).toHaveLength(1)
  await shop.rows(`update orders set created_at = '${now.toISOString()}' where company_id = $1`)
  now = new Date(now.getTime() + HOUR_MS)
  return phone
}

const says = async (jid: string, text: string) =>
  (await shop.says(jid, text)).join('\n').replaceAll('\u00A0', ' ')

describe("'o de sempre'", () => {
  it('reads the last order back, and places it when its customer says so', async () => {
    const phone = await givenOrdered()
    expect(await says(phone, 'o de sempre')).toMatch(
      /Seu último pedido, nº 1 \(hoje\):\n\nEntendi:\n2x X-Bacon: R\$ 40,00\n\nSão R\$ 40,00\. Está certo\?/,
    )
    expect(await shop.orders()).toHaveLength(1)
    for (const text of ['sim, finalizar', 'retirada', 'dinheiro', 'sem troco']) await says(phone, text)
    expect(await says(phone, 'confirmar pedido')).toMatch(/Pedido nº 2 recebido/)
    expect(await shop.orders()).toHaveLength(2)
  })

  it('says what it costs now', async () => {
    const phone = await givenOrdered()
    await shop.save({ cardapio_json: shop.menu(23) })
    expect(await says(phone, 'repete o último pedido')).toMatch(
      /X-Bacon custava R\$ 20,00 e agora custa R\$ 23,00\.\n\nEntendi:\n2x X-Bacon: R\$ 46,00/,
    )
  })

  it('compares with what a piece cost with its options, which are read by name', async () => {
    const phone = await givenOrdered()
    const items = [
      {
        name: 'X-Bacon',
        quantity: 1,
        unit_price_cents: 1800,
        options: [{ name: 'Ovo', price_cents: 300 }],
        notes: 'bem passado',
        product_id: 'x-bacon',
      },
    ]
    await shop.rows(`update orders set items = '${JSON.stringify(items)}' where company_id = $1`)
    expect(await says(phone, 'o mesmo de ontem')).toMatch(
      /X-Bacon: não há mais Ovo\.\nX-Bacon custava R\$ 21,00 e agora custa R\$ 20,00\.\n\nEntendi:\n1x X-Bacon: R\$ 20,00\n {3}obs\.: bem passado/,
    )
  })

  it.each([`status = 'cancelled'`, `status = 'refused'`, 'deleted_at = now()'])(
    'offers nothing of an order that came to nothing (%s)',
    async (change) => {
      const phone = await givenOrdered()
      await shop.rows(`update orders set ${change} where company_id = $1`)
      expect(await says(phone, 'o de sempre')).toMatch(/Ainda não encontrei um pedido seu para repetir/)
    },
  )

  it("offers nobody another customer's order", async () => {
    await givenOrdered()
    const { phone: stranger } = freshPerson()
    expect(await says(stranger, 'o de sempre')).toMatch(/Ainda não encontrei um pedido seu para repetir/)
  })

  it('knows the order by the phone that the counter wrote down', async () => {
    const phone = await givenOrdered()
    await shop.rows('update orders set conversation_id = null where company_id = $1')
    expect(await says(phone, 'o de sempre')).toMatch(/2x X-Bacon: R\$ 40,00/)
  })
})
