import { weekdays } from '@balcao/domain/company'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshPerson } from '../../conversations/testing/inbound'
import { startDue } from '../../orders/start-scheduled'
import { givenBotShop, startBotShops, type BotShop } from '../testing/bot-shop'
import { moveBotOrder } from './move-order'

let shops: Awaited<ReturnType<typeof startBotShops>>
let shop: BotShop
let now: Date
/** The shop is always open, in Manaus: four hours behind. */
const day = (offset: number, clock: string) =>
  new Date(Date.parse(`${now.toISOString().slice(0, 10)}T${clock}:00-04:00`) + offset * 86_400_000)

beforeAll(async () => {
  shops = await startBotShops('2026-11-21T15:00:00Z')
})
beforeEach(async () => {
  now = new Date(`${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T15:00:00Z`)
  shop = await givenBotShop(shops, () => now)
})
afterAll(() => shops.stop())

const says = async (jid: string, text: string) =>
  (await shop.says(jid, text)).join('\n').replaceAll('\u00A0', ' ')

/** Two X-Bacon, to be fetched today at seven in the evening. */
async function givenLater(at = day(0, '19:00')): Promise<string> {
  const { phone } = freshPerson()
  await shop.upToConfirmation(phone)
  await shop.says(phone, 'confirmar pedido')
  await shop.rows(`update orders set created_at = '${now.toISOString()}', scheduled_for = '${at.toISOString()}',
    waits_until = '${new Date(at.getTime() - 3_600_000).toISOString()}' where company_id = $1`)
  return phone
}

const stored = async () =>
  (await shop.rows(`select id, scheduled_for, waits_until, version, revision, status from orders
    where company_id = $1`)) as {
    id: string
    scheduled_for: Date
    waits_until: Date | null
    version: number
  }[]
const history = () =>
  shop.rows(`select kind, actor, detail from order_timeline where company_id = $1 and kind = 'rescheduled'`)

describe('an order for later that its customer moves in the chat', () => {
  it('stands at the new hour, waits for it, and says who moved it and when', async () => {
    const phone = await givenLater()
    expect(await says(phone, 'pode mudar para 20h?')).toMatch(
      /Seu pedido nº 1 passa para hoje às 20:00\. Confirma\?/,
    )
    expect((await stored())[0]!.scheduled_for).toEqual(day(0, '19:00'))
    expect(await says(phone, 'sim')).toBe('Pronto, seu pedido nº 1 passou para hoje às 20:00.')
    const [order] = await stored()
    expect(order).toMatchObject({ scheduled_for: day(0, '20:00'), waits_until: day(0, '19:00') })
    expect(await history()).toEqual([
      {
        kind: 'rescheduled',
        actor: 'customer',
        detail: { from: day(0, '19:00').toISOString(), to: day(0, '20:00').toISOString() },
      },
    ])
    expect(await says(phone, 'cadê meu pedido?')).toMatch(/para hoje às 20:00/)
    // Its time comes by the new hour, once.
    now = day(0, '18:30')
    expect(await startDue(shop.needs.db, shop.company.id, now)).toEqual([])
    now = day(0, '19:01')
    expect(await startDue(shop.needs.db, shop.company.id, now)).toHaveLength(1)
  })

  it('goes to tomorrow at the same hour', async () => {
    const phone = await givenLater()
    expect(await says(phone, 'passa pra amanhã')).toMatch(/passa para amanhã às 19:00\. Confirma\?/)
    await says(phone, 'sim')
    expect((await stored())[0]!.scheduled_for).toEqual(day(1, '19:00'))
  })

  it('is moved once, however often a turn that was lost comes again', async () => {
    const phone = await givenLater()
    const { id: conversationId } = (await shop.chat(phone))!
    const { id: orderId } = (await stored())[0]!
    const customer = { conversationId, name: null, phone: null }
    const move = () =>
      moveBotOrder(
        shop.needs.db,
        shop.company.id,
        customer,
        { kind: 'move-order', orderId, start: day(0, '20:00').toISOString() },
        now,
      )
    const all = await Promise.all([move(), move()])
    expect([...all, await move()].map(({ kind }) => kind)).toEqual(Array(3).fill('order-moved'))
    expect(await history()).toHaveLength(1)
  })

  it('of somebody else, or of another shop, is not there', async () => {
    await givenLater()
    const { id: orderId } = (await stored())[0]!
    const { phone } = freshPerson()
    await says(phone, 'oi')
    const { id: conversationId } = (await shop.chat(phone))!
    const effect = { kind: 'move-order', orderId, start: day(0, '20:00').toISOString() } as const
    const stranger = { conversationId, name: null, phone: null }
    const other = await givenBotShop(shops, () => now)
    for (const { needs, company } of [shop, other])
      expect(await moveBotOrder(needs.db, company.id, stranger, effect, now)).toEqual({
        kind: 'order-not-moved',
        why: 'gone',
      })
    expect((await stored())[0]!.scheduled_for).toEqual(day(0, '19:00'))
  })

  it.each([
    [
      'begun by the shop',
      `update orders set status = 'production', waits_until = null where company_id = $1`,
    ],
    ['whose time has come', `update orders set waits_until = now() - interval '1 day' where company_id = $1`],
  ])('%s calls a person, who reads what is wanted', async (_why, change) => {
    const phone = await givenLater()
    await shop.rows(change)
    expect(await says(phone, 'pode mudar para 20h?')).toMatch(
      /Não consigo mais mudar o horário do pedido nº 1: ele já está em preparo\./,
    )
    expect((await shop.chat(phone))!.bot.mode).toBe('human')
    expect((await stored())[0]!.scheduled_for).toEqual(day(0, '19:00'))
  })

  it('is refused a half hour that the shop closed for meanwhile, and asked for another', async () => {
    const phone = await givenLater()
    await says(phone, 'pode mudar para 20h?')
    const hours = { horario_inicio: '08:00', horario_fim: '19:45', status: 'aberto' }
    await shop.save({ horario_funcionamento: weekdays.map((dia) => ({ dia, ...hours })) })
    expect(await says(phone, 'sim')).toMatch(/Esse horário não dá mais\.[^]*Para quando/)
    expect((await stored())[0]!.scheduled_for).toEqual(day(0, '19:00'))
  })

  it('is not offered where the shop takes no order for later any more: a person is called', async () => {
    const phone = await givenLater()
    await shop.rows(`update companies set aceita_agendados = false where id = $1`)
    expect(await says(phone, 'pode mudar para 20h?')).toMatch(/Não há outro horário para o pedido nº 1/)
  })
})
