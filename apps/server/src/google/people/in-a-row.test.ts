import { randomUUID } from 'node:crypto'
import type { Appointment } from '@balcao/contract/scheduling'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'
import { givenBarber } from './testing/barbers'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let shop: LinkedShop

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
beforeEach(async () => {
  shop = await town.givenShop()
})

it('each part of a visit of several people is in its own person’s calendar, and all in the company’s', async () => {
  const [companys, bias, caios] = [town.person(), town.person(), town.person()]
  await shop.connect(companys)
  const bia = await givenBarber(town, shop, 'Bia Reis')
  const caio = await givenBarber(town, shop, 'Caio Luz')
  await bia.connect(bias)
  await caio.connect(caios)
  const { client, phone } = shop.request('2037-11-18T14:00:00Z') as { client: string; phone: string }
  const { body, status } = await shop.ask<Appointment>('/api/appointments', 'POST', {
    id: randomUUID(),
    services: [
      { service_id: shop.cut, agenda_id: bia.agenda },
      { service_id: shop.beard, agenda_id: caio.agenda },
    ],
    starts_at: '2037-11-18T14:00:00Z',
    status: 'confirmed',
    client,
    phone,
  })
  await town.work(shop)
  const counts = () => [bias.events().length, caios.events().length, companys.events().length]
  expect([status, body.visit?.total, counts()]).toEqual([201, 2, [1, 1, 2]])
  await shop.ask(`/api/appointments/${body.id}/status`, 'POST', { version: 1, status: 'cancelled' })
  await town.work(shop)
  expect(counts()).toEqual([0, 0, 0])
})
