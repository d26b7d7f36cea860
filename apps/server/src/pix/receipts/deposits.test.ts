import { randomUUID } from 'node:crypto'
import type { OwnBooking } from '@balcao/contract/booking'
import type { PixDay } from '@balcao/contract/pix'
import type { Appointment, SchedulingSettings } from '@balcao/contract/scheduling'
import { readPixPayload } from '@balcao/domain/pix/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { givenServices, officeHours } from '../../scheduling/testing/agenda-shop'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { call } from '../../testing/call'
import type { PixShop } from '../testing/bank-town'
import { openBankTown } from '../testing/open-bank-town'

/** Monday noon in Manaus; a deposit is to be paid within two hours. */
const monday = '2030-03-04T16:00:00Z'
const clock = movableClock(monday)
const town = openBankTown({ clock: clock.now })
afterEach(() => clock.set(monday))

/** A shop whose haircut asks for a deposit of R$ 25,00, and stands once that is paid. */
async function givenBarber() {
  const shop = await town.connected()
  const { server } = town
  const { id, cookie } = shop.company
  await server.app.db.owner.query('update companies set horario_funcionamento = $2 where id = $1', [
    id,
    JSON.stringify(officeHours),
  ])
  const { cut } = await givenServices(server, shop.company)
  const settings = '/api/agenda/settings'
  const { version } = (await call<SchedulingSettings>(server, settings, { cookie })).body
  const change = { confirm_by_self: true, services: { [cut]: { deposit_cents: 2500 } } }
  const saved = await call(server, settings, { method: 'PUT', cookie, body: { version, ...change } })
  expect(saved.status).toBe(200)
  return { shop, cut }
}

/** Ana books the haircut on the page: the txid of the code that she reads. */
async function books({ shop, cut }: Awaited<ReturnType<typeof givenBarber>>, hour: number) {
  const { server } = town
  const { token } = (await call<{ token: string }>(server, '/api/visit')).body
  const { status, body } = await call<OwnBooking>(server, `/api/booking/${shop.company.id}/bookings`, {
    bearer: token,
    body: {
      id: randomUUID(),
      service_id: cut,
      starts_at: `2030-03-07T${hour}:00:00Z`,
      name: 'Ana Lima',
      phone: `929912345${hour}`,
      consent: true,
    },
  })
  expect([status, body.status, body.deposit?.paid]).toEqual([201, 'pending', false])
  return { id: body.id, txid: readPixPayload(body.deposit!.pix_copia_e_cola!).txid! }
}

const read = async ({ company }: PixShop, id: string) =>
  (await call<Appointment>(town.server, `/api/appointments/${id}`, { cookie: company.cookie })).body
const dayOf = async ({ company }: PixShop) =>
  (await call<PixDay>(town.server, '/api/pix/day', { cookie: company.cookie })).body

describe('a deposit of an appointment', () => {
  it.each(['deliver', 'lose'] as const)(
    'is paid once its money came, and the appointment stands (callbacks: %s)',
    async (callbacks) => {
      const barber = await givenBarber()
      const { shop } = barber
      const { id, txid } = await books(barber, 13)
      town.bank.misbehave({ callbacks })
      town.bank.payer.paysKey(shop.key, 2500, txid)
      if (callbacks === 'lose') await shop.sweep()
      await expect
        .poll(() => read(shop, id))
        .toMatchObject({
          status: 'confirmed',
          deposit: { paid_at: expect.any(String) },
        })
      await expect
        .poll(async () => (await dayOf(shop)).totals)
        .toMatchObject({
          deposits_cents: 2500,
          counted_cents: 0,
          unmatched_cents: 0,
        })
      expect((await dayOf(shop)).receipts).toMatchObject([{ deposit: { client: 'Ana Lima' }, order: null }])
    },
  )

  it('counts once, not for less than is asked, and what is too much or too late is listed', async () => {
    const barber = await givenBarber()
    const { shop } = barber
    const [twice, less] = [await books(barber, 13), await books(barber, 14)]
    town.bank.payer.paysKey(shop.key, 2600, twice.txid)
    await expect.poll(async () => (await dayOf(shop)).totals.deposits_cents).toBe(2500)
    town.bank.payer.paysKey(shop.key, 2500, twice.txid)
    town.bank.payer.paysKey(shop.key, 2400, less.txid)
    await expect.poll(async () => (await dayOf(shop)).receipts).toHaveLength(3)
    await shop.sweep()
    expect(await read(shop, less.id)).toMatchObject({ status: 'pending', deposit: { paid_at: null } })
    expect((await dayOf(shop)).totals).toMatchObject({
      received_cents: 7500,
      deposits_cents: 2500,
      unmatched_cents: 100 + 2500 + 2400,
    })
  })

  it('whose appointment its customer cancelled is not paid by money that comes all the same, which can be given back', async () => {
    const barber = await givenBarber()
    const { shop } = barber
    const { id, txid } = await books(barber, 15)
    const { version } = await read(shop, id)
    await call(town.server, `/api/appointments/${id}/status`, {
      cookie: shop.company.cookie,
      body: { version, status: 'cancelled' },
    })
    const { endToEndId } = town.bank.payer.paysKey(shop.key, 2500, txid)
    await expect.poll(async () => (await dayOf(shop)).totals.unmatched_cents).toBe(2500)
    expect((await read(shop, id)).status).toBe('cancelled')
    await shop.refund(endToEndId, 2500)
    await expect
      .poll(async () => (await dayOf(shop)).totals)
      .toMatchObject({
        unmatched_cents: 0,
        returned_cents: 2500,
      })
  })

  it('that its shop marked as paid before the bank told of it is the same money', async () => {
    const barber = await givenBarber()
    const { shop } = barber
    const { id, txid } = await books(barber, 16)
    await call(town.server, `/api/appointments/${id}/deposit`, {
      cookie: shop.company.cookie,
      body: { paid: true },
    })
    town.bank.payer.paysKey(shop.key, 2500, txid)
    await expect.poll(async () => (await dayOf(shop)).totals.deposits_cents).toBe(2500)
    expect((await dayOf(shop)).totals.unmatched_cents).toBe(0)
  })
})
