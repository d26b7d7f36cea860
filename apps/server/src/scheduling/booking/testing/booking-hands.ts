import { randomUUID } from 'node:crypto'
import type { Appointment, SchedulingSettings } from '@balcao/contract/scheduling'
import { waysIn, type Offers } from '@balcao/domain/scheduling'
import { call } from '../../../testing/call'
import type { TestServer } from '../../../testing/server'
import type { Refusal } from '../../testing/agenda-shop'
import { buildBooking, type BookingShop } from './booking-shop'
import { givenPerson } from './salon'

/** Hands to work a booking shop over HTTP, its counter's and its customers'. `at` says which shop that is now. */
export function bookingHands(at: () => { server: TestServer; shop: BookingShop }) {
  let phones = 0
  const ask = <Body>(path: string, method?: string, body?: unknown, cookie = at().shop.company.cookie) =>
    call<Body & Refusal>(at().server, path, {
      cookie,
      ...(method ? { method } : {}),
      ...(body ? { body } : {}),
    })
  const settings = async () => (await ask<SchedulingSettings>('/api/agenda/settings')).body
  return {
    ask,
    settings,
    /** Changes the agenda's settings from how they stand. */
    async save(change: object) {
      const { version } = await settings()
      return ask<SchedulingSettings>('/api/agenda/settings', 'PUT', { version, ...change })
    },
    /** Somebody who works here and can be booked for what is said. */
    givenPerson: (nome: string, offers: Offers | null = null) =>
      givenPerson(at().server, at().shop.company, nome, { offers }),
    /** A customer with a phone of their own. */
    customer: (change: Parameters<typeof buildBooking>[0] = {}) =>
      buildBooking({ phone: `(92) 98${1_000_000 + (phones += 1)}`, ...change }),
    /** A haircut for Rui unless it says otherwise. */
    counterBooks: (starts_at: string, more: object = {}) =>
      ask<Appointment>('/api/appointments', 'POST', {
        id: randomUUID(),
        service_id: 'corte',
        starts_at,
        client: 'Rui',
        phone: '92990000000',
        ...more,
      }),
    /** The ways in which the page finds room for a service at a start, as it fits them itself: minutes and cents. */
    async fitting(
      start: string,
      serviceId = 'corte',
      query = '',
    ): Promise<[minutes: number, cents: number][]> {
      const { body } = await at().shop.agenda(`?month=${start.slice(0, 7)}${query}`)
      const service = body.services.find(({ id }) => id === serviceId)!
      const slot = body.days.flatMap(({ slots }) => slots).find((one) => one.start === start)
      const rooms = (slot ? [slot, ...(slot.more ?? [])] : []).map(({ free, before, after, kinds }) => ({
        freeMinutes: free,
        clearBefore: before,
        clearAfter: after,
        ...(kinds && { kinds }),
      }))
      const ways = (service.ways ?? [{ ...service, kinds: undefined }]).map(
        ({ kinds, duration, prices }) => ({
          kinds,
          minutes: duration,
          cents: prices[0]!.cents,
        }),
      )
      const found = waysIn(rooms, ways, {
        bufferBefore: service.buffer_before,
        bufferAfter: service.buffer_after,
      })
      return found.map(({ minutes, cents }) => [minutes, cents])
    },
  }
}
