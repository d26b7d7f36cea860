import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Appointment } from '@balcao/contract/scheduling'
import { call } from '../../testing/call'
import { startToldShops, type Customer, type ToldShop, type ToldShops } from '../news/testing/told-shop'
import type { Refusal } from '../testing/agenda-shop'

let town: ToldShops
let shop: ToldShop
let ana: Customer

// Monday noon in Manaus; a deposit is to be paid within two hours.
const MONDAY = '2030-03-04T16:00:00Z'
const DUE = '2030-03-04T18:00:00Z'
const NINE = '2030-03-07T13:00:00Z'

beforeAll(async () => {
  town = await startToldShops(MONDAY)
})
beforeEach(async () => {
  town.setTime(MONDAY)
  shop = await town.shop()
  ana = await shop.customer()
  await shop.rows(
    `update companies set pix_tipo = 'cnpj', pix_chave = '11222333000181', cidade_empresa = 'Manaus' where id = $1`,
  )
  await shop.settings({ services: { [shop.services.cut]: { deposit_cents: 2500 } } })
})
afterAll(() => town.stop())

async function givenBooked(change: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await shop.bookPublicly(NINE, ana, change)
  expect(status).toBe(201)
  await shop.runDue()
  return body.id
}

const pay = (id: string, paid = true) =>
  shop.ask<Appointment & Refusal>(`/api/appointments/${id}/deposit`, { body: { paid } })

describe('a deposit', () => {
  it('is asked for with the booking: how much, until when, and the code to copy', async () => {
    await givenBooked()
    const [told] = await shop.receivedBy(ana)
    expect(told).toMatch(/Recebemos seu agendamento/)
    expect(told).toMatch(/pague o sinal de R\$\s25,00 até 14:00 de segunda, 4 de março\./)
    expect(told).toMatch(/PIX copia e cola: 000201.*540525\.00/)
  })

  it('unpaid when its term ends frees the time, and its customer reads why', async () => {
    const id = await givenBooked()
    await shop.receivedBy(ana)
    town.setTime('2030-03-04T17:59:00Z')
    await shop.runDue()
    expect((await shop.read(id)).status).toBe('pending')
    town.setTime(DUE)
    await shop.runDue(3)
    expect(await shop.read(id)).toMatchObject({ status: 'cancelled', cancelled_by: 'deposit' })
    expect(await shop.receivedBy(ana)).toEqual([
      expect.stringMatching(/foi cancelado[^]*O sinal não foi pago dentro do prazo\.$/),
    ])
    expect((await shop.bookPublicly(NINE, await shop.customer())).status).toBe(201)
  })

  it.each([
    ['paid at the last moment', (id: string) => pay(id)],
    ['confirmed by the shop all the same', (id: string) => shop.status(id, 'confirmed')],
  ])('%s is not cancelled', async (_how, act) => {
    const id = await givenBooked()
    town.setTime(DUE)
    expect((await act(id)).status).toBe(200)
    await shop.runDue()
    expect((await shop.read(id)).status).not.toBe('cancelled')
  })

  it('that has ended has another term when the shop takes the appointment back, which is not cancelled again at once', async () => {
    const { body } = await shop.bookPublicly(NINE, ana)
    await shop.runDue()
    town.setTime(DUE)
    await shop.runDue()
    expect((await shop.read(body.id)).status).toBe('cancelled')
    const back = await shop.status(body.id, 'pending')
    expect(back.body.deposit).toMatchObject({ due_at: '2030-03-04T20:00:00.000Z', paid_at: null })
    await shop.runDue(2)
    expect((await shop.read(body.id)).status).toBe('pending')
    town.setTime('2030-03-04T20:00:00Z')
    await shop.runDue()
    expect((await shop.read(body.id)).status).toBe('cancelled')
  })

  it('paid confirms the booking where bookings confirm themselves, once, and says so', async () => {
    await shop.settings({ confirm_by_self: true })
    const id = await givenBooked()
    expect((await shop.read(id)).status).toBe('pending')
    await shop.receivedBy(ana)
    const [first, second] = [await pay(id), await pay(id)]
    expect(first.body).toMatchObject({
      status: 'confirmed',
      deposit: { paid_at: '2030-03-04T16:00:00.000Z' },
    })
    expect(second.body).toEqual(first.body)
    await shop.runDue()
    expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('está confirmado')])
  })

  it('paid leaves it to the shop to confirm elsewhere', async () => {
    expect((await pay(await givenBooked())).body.status).toBe('pending')
  })

  it('can be marked by a payment provider with a key, and by nobody else', async () => {
    const id = await givenBooked()
    const path = `/api/appointments/${id}/deposit`
    const { server } = town
    const other = await town.shop()
    const keys = [other.company.apiKey, shop.company.apiKey]
    const answers = []
    for (const bearer of keys)
      answers.push(await call<Appointment>(server, path, { bearer, body: { paid: true } }))
    expect(answers.map(({ status }) => status)).toEqual([404, 200])
    expect((await call(server, path, { body: { paid: true } })).status).toBe(401)
  })

  it('whose mark is taken back gets its term again', async () => {
    const id = await givenBooked()
    await pay(id)
    town.setTime('2030-03-05T16:00:00Z')
    const back = await pay(id, false)
    expect(back.body.deposit).toMatchObject({ paid_at: null, due_at: '2030-03-05T18:00:00.000Z' })
    await shop.runDue()
    expect((await shop.read(id)).status).toBe('pending')
    town.setTime('2030-03-05T18:00:00Z')
    await shop.runDue()
    expect((await shop.read(id)).status).toBe('cancelled')
  })

  describe('paid too late', () => {
    async function givenExpired(): Promise<string> {
      const id = await givenBooked()
      town.setTime(DUE)
      await shop.runDue()
      await shop.receivedBy(ana)
      return id
    }

    it('brings the appointment back while its time is free', async () => {
      const id = await givenExpired()
      expect((await pay(id)).body).toMatchObject({ status: 'pending', cancelled_by: null })
      await shop.runDue()
      expect(await shop.receivedBy(ana)).toEqual([expect.stringContaining('Recebemos seu agendamento')])
    })

    it('is refused in words when somebody else has the time, however often', async () => {
      const id = await givenExpired()
      await shop.bookPublicly(NINE, await shop.customer())
      for (let round = 0; round < 2; round += 1) {
        const { status, body } = await pay(id)
        expect([status, body.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
        expect(body.mensagem).toMatch(/o horário já é de outra pessoa/)
      }
      expect((await shop.read(id)).deposit!.paid_at).toBeNull()
    })

    it.each([
      ['its customer cancelled', (id: string) => shop.status(id, 'cancelled')],
      ['it would have begun', async () => town.setTime('2030-03-07T13:00:00Z')],
    ])('is refused when %s', async (why, act) => {
      const id = why.startsWith('it') && why.includes('begun') ? await givenExpired() : await givenBooked()
      await act(id)
      const { body } = await pay(id)
      expect(body).toMatchObject({
        code: 'TRANSITION_NOT_ALLOWED',
        mensagem: expect.stringContaining('devolvido') as string,
      })
    })
  })

  it('is refused where none was asked for, and of what is not there', async () => {
    const { id } = await shop.given(NINE, ana)
    expect((await pay(id)).body.code).toBe('TRANSITION_NOT_ALLOWED')
    expect((await pay('00000000-0000-4000-8000-000000000000')).body.code).toBe('APPOINTMENT_NOT_FOUND')
  })

  it('a reminder’s confirmation does not stand for it', async () => {
    await shop.settings({
      services: { [shop.services.cut]: { deposit_cents: 2500, deposit_minutes: 10_080 } },
    })
    const id = await givenBooked()
    town.setTime('2030-03-06T13:00:00Z')
    await shop.runDue()
    await shop.receivedBy(ana)
    await shop.says(ana, '1')
    expect(await shop.receivedBy(ana)).toEqual([
      expect.stringMatching(/assim que o sinal de R\$\s25,00 for pago/),
    ])
    expect((await shop.read(id)).status).toBe('pending')
  })
})
