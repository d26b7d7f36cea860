import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Appointment, SchedulingSettings, WaitingEntry } from '@balcao/contract/scheduling'
import { call, type Answer } from '../../../testing/call'
import type { TestServer } from '../../../testing/server'
import { buildBooking, givenBookingShop, type BookingShop } from '../../booking/testing/booking-shop'
import type { Refusal } from '../../testing/agenda-shop'

/** 9 h on Tuesday, 17 November 2026, in Manaus. */
export const NINE = '2026-11-17T13:00:00.000Z'

/** A shop whose haircut is a class, as its counter and its customers work with it. */
export interface ClassShop extends BookingShop {
  ask<Body>(path: string, method?: string, body?: unknown, cookie?: string): Promise<Answer<Body & Refusal>>
  /** Saves settings at the counter. */
  saveSettings(change: object): Promise<void>
  /** So many come to a haircut at one time, and so many in one booking. */
  seats(seats: number, people?: number, more?: object): Promise<void>
  /** A booking of a new customer. */
  customer(change?: Parameters<typeof buildBooking>[0]): ReturnType<typeof buildBooking>
  counterBooks(more?: object): Promise<Answer<Appointment & Refusal>>
  /** Books one appointment for each number of people. */
  given(people: readonly number[], more?: object): Promise<Appointment[]>
  read(id: string): Promise<Appointment>
  edit(one: Pick<Appointment, 'id'>, change: object): Promise<Answer<Appointment & Refusal>>
  setStatus(one: Pick<Appointment, 'id'>, status: string): Promise<Answer<Appointment & Refusal>>
  /** People of the classes that stand, by their start in ISO. */
  peopleAt(start: string): Promise<number>
  waiting(): Promise<WaitingEntry[]>
}

let phones = 0

export async function givenClassShop(server: TestServer): Promise<ClassShop> {
  const shop = await givenBookingShop(server)
  const ask: ClassShop['ask'] = (path, method, body, cookie = shop.company.cookie) =>
    call(server, path, { cookie, ...(method ? { method } : {}), ...(body ? { body } : {}) })
  const read: ClassShop['read'] = async (id) => (await ask<Appointment>(`/api/appointments/${id}`)).body
  const saveSettings: ClassShop['saveSettings'] = async (change) => {
    const { version } = (await ask<SchedulingSettings>('/api/agenda/settings')).body
    const saved = await ask<SchedulingSettings>('/api/agenda/settings', 'PUT', { version, ...change })
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
  }
  const counterBooks: ClassShop['counterBooks'] = (more = {}) =>
    ask('/api/appointments', 'POST', {
      id: randomUUID(),
      service_id: 'corte',
      starts_at: NINE,
      client: 'Rui',
      phone: '92990000000',
      ...more,
    })
  return {
    ...shop,
    ask,
    read,
    saveSettings,
    seats: (seats, people = seats, more = {}) =>
      saveSettings({ services: { corte: { seats, people, ...more } } }),
    customer: (change = {}) =>
      buildBooking({ phone: `(92) 98${String(1_000_000 + (phones += 1))}`, starts_at: NINE, ...change }),
    counterBooks,
    async given(people, more = {}) {
      const booked: Appointment[] = []
      for (const many of people) {
        const answer = await counterBooks({ people: many, ...more })
        expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
        booked.push(answer.body)
      }
      return booked
    },
    async edit({ id }, change) {
      const { version } = await read(id)
      return ask(`/api/appointments/${id}`, 'PATCH', { version, ...change })
    },
    async setStatus({ id }, status) {
      const { version } = await read(id)
      return ask(`/api/appointments/${id}/status`, 'POST', { version, status })
    },
    async peopleAt(start) {
      const there = (await shop.rows()).filter(
        ({ status, starts_at, deleted_at }) =>
          ['held', 'pending', 'confirmed'].includes(status) &&
          deleted_at === null &&
          starts_at.toISOString() === start,
      )
      return there.reduce((sum, { people }) => sum + people, 0)
    },
    waiting: async () => (await ask<{ entries: WaitingEntry[] }>('/api/agenda/waiting')).body.entries,
  }
}
