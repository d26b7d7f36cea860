import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventIdOf } from './event-id'
import type { UnavailabilityEvent } from './google-port'
import {
  appointment,
  AT_TWO,
  failureOf,
  HOUR,
  startConnectedGoogle,
  ZONE,
  type ConnectedGoogle,
} from './testing/connected-google'

const ID = eventIdOf(appointment().appointmentId, 0)
const AT_THREE = { kind: 'instants', start: AT_TWO + HOUR, end: AT_TWO + 2 * HOUR } as const

let shop: ConnectedGoogle
beforeEach(async () => {
  shop = await startConnectedGoogle()
  shop.asked()
})
afterEach(() => shop.stop())

const theirs = () => shop.dona.event(ID)
const living = () => shop.dona.events().map(({ id }) => id)

describe('the event of an appointment', () => {
  it('GOOG-29 GOOG-30 is posted on the primary calendar, under the id that we chose, and mails nobody', async () => {
    const event = await shop.calendar.insert(appointment(), ID)
    expect(shop.asked()).toEqual(['POST /events'])
    expect(shop.standIn.requests().at(-1)?.query).toBe('sendUpdates=none')
    expect(event).toMatchObject({
      id: ID,
      summary: 'Tatuagem - Ana Lima',
      description: 'Telefone: (92) 99123-4567',
      location: 'Rua das Flores, 120',
      time: { kind: 'instants', start: AT_TWO, end: AT_TWO + HOUR },
      isBusy: true,
      isDeclined: false,
      ours: {
        companyId: appointment().companyId,
        appointmentId: appointment().appointmentId,
        closureId: null,
        agendaId: null,
      },
    })
    expect(theirs()).toMatchObject({ summary: 'Tatuagem - Ana Lima', organizer: { email: shop.dona.email } })
    expect(theirs()).not.toHaveProperty('attendees')
    expect(theirs()).not.toHaveProperty('colorId')
  })

  it('GOOG-31 GOOG-32 reminds the owner by e-mail 1440 and by popup 60 minutes before', async () => {
    await shop.calendar.insert(appointment(), ID)
    expect(theirs().reminders).toEqual({
      useDefault: false,
      overrides: [
        { method: 'email', minutes: 1440 },
        { method: 'popup', minutes: 60 },
      ],
    })
  })

  it.each([
    ['America/Sao_Paulo', '2026-11-20T14:00:00-03:00'],
    ['America/Manaus', '2026-11-20T14:00:00-03:00'],
  ])('GOOG-33 is in the zone of the company, %s', async (zone, dateTime) => {
    await shop.calendar.insert(appointment({ zone }), ID)
    // Written on the clock of the calendar, which is in São Paulo.
    expect(theirs().start).toEqual({ dateTime, timeZone: zone })
  })

  it('is one event of whole days for a service by day, its end excluded', async () => {
    const time = { kind: 'days', start: '2026-11-20', end: '2026-11-23' } as const
    const event = await shop.calendar.insert(appointment({ time }), ID)
    expect(event.time).toEqual(time)
    expect(theirs()).toMatchObject({ start: { date: '2026-11-20' }, end: { date: '2026-11-23' } })
    // Whole days of Google's own leave the owner free; these do not.
    expect(event.isBusy).toBe(true)
  })

  it('is written once, though the first answer was lost', async () => {
    shop.standIn.misbehave({ fault: { how: 'lose', times: 1, calls: /^POST/ } })
    expect((await failureOf(shop.calendar.insert(appointment(), ID))).kind).toBe('unavailable')
    expect(shop.asked()).toEqual(['POST /events'])
    const event = await shop.calendar.insert(appointment(), ID)
    expect(shop.asked()).toEqual(['POST /events', `GET /events/${ID}`])
    expect([event.id, living()]).toEqual([ID, [ID]])
  })

  it('is brought to what is asked now, when the lost answer was about an earlier time', async () => {
    shop.standIn.misbehave({ fault: { how: 'lose', times: 1, calls: /^POST/ } })
    await failureOf(shop.calendar.insert(appointment(), ID))
    const event = await shop.calendar.insert(appointment({ time: AT_THREE }), ID)
    expect([event.time, living()]).toEqual([AT_THREE, [ID]])
    expect(await shop.calendar.get(ID)).toEqual(event)
  })

  it('is written once by sixteen at once', async () => {
    const events = await Promise.all(
      Array.from({ length: 16 }, () => shop.calendar.insert(appointment(), ID)),
    )
    expect(new Set(events.map(({ etag }) => etag)).size).toBe(1)
    expect(living()).toEqual([ID])
  })

  it('takes the next id where the one before was deleted, also long ago', async () => {
    await shop.calendar.insert(appointment(), ID)
    shop.dona.deletes(ID)
    expect((await failureOf(shop.calendar.insert(appointment(), ID))).kind).toBe('duplicate-cancelled')
    shop.dona.forgetsDeleted()
    expect((await failureOf(shop.calendar.insert(appointment(), ID))).kind).toBe('duplicate-cancelled')
    const next = eventIdOf(appointment().appointmentId, 1)
    await shop.calendar.insert(appointment(), next)
    expect(living()).toEqual([next])
  })

  it('does not take over the event of anything else', async () => {
    shop.dona.puts({ id: ID, start: { date: '2026-11-20' }, end: { date: '2026-11-21' }, summary: 'Praia' })
    expect((await failureOf(shop.calendar.insert(appointment(), ID))).kind).toBe('duplicate')
    expect(theirs().summary).toBe('Praia')
  })
})

describe('getting an event', () => {
  it('GOOG-34 reads it from the primary calendar', async () => {
    const event = await shop.calendar.insert(appointment(), ID)
    shop.asked()
    expect(await shop.calendar.get(ID)).toEqual(event)
    expect(shop.asked()).toEqual([`GET /events/${ID}`])
  })

  it('GOOG-66 is null for one that never was, was deleted, or was deleted long ago', async () => {
    expect(await shop.calendar.get(ID)).toBeNull()
    await shop.calendar.insert(appointment(), ID)
    shop.dona.deletes(ID)
    expect(await shop.calendar.get(ID)).toBeNull()
    shop.dona.forgetsDeleted()
    expect(await shop.calendar.get(ID)).toBeNull()
  })

  it('reads the owner’s own: free, declined, without a word', async () => {
    const day = { start: { date: '2026-11-20' }, end: { date: '2026-11-21' } }
    const { id } = shop.dona.puts({
      ...day,
      organizer: { email: 'amiga@example.com' },
      attendees: [{ email: shop.dona.email, responseStatus: 'declined' }],
    })
    expect(await shop.calendar.get(id)).toMatchObject({
      summary: '',
      description: '',
      location: '',
      time: { kind: 'days', start: '2026-11-20', end: '2026-11-21' },
      isBusy: false,
      isDeclined: true,
      ours: null,
    })
  })
})

describe('the event of an unavailability', () => {
  const closed: UnavailabilityEvent = {
    title: 'Atendimento Indisponível',
    description: 'Curso',
    time: { kind: 'instants', start: AT_TWO, end: AT_TWO + HOUR },
    zone: ZONE,
    closureId: '11111111-2222-4333-8444-555555555555',
    companyId: appointment().companyId,
  }
  const id = eventIdOf(closed.closureId, 0)

  it('GOOG-40 AVAIL-23 is private, opaque and of colour 11, and says its title and description', async () => {
    const event = await shop.calendar.insertUnavailability(closed, id)
    expect(shop.dona.event(id)).toMatchObject({
      summary: 'Atendimento Indisponível',
      description: 'Curso',
      visibility: 'private',
      colorId: '11',
      start: { dateTime: '2026-11-20T14:00:00-03:00', timeZone: ZONE },
      end: { dateTime: '2026-11-20T15:00:00-03:00', timeZone: ZONE },
    })
    const sent: unknown = JSON.parse(shop.standIn.requests().at(-1)?.body ?? '')
    expect(sent).toMatchObject({ transparency: 'opaque' })
    expect(event).toMatchObject({
      isBusy: true,
      ours: {
        companyId: closed.companyId,
        appointmentId: null,
        closureId: closed.closureId,
        agendaId: null,
      },
    })
  })

  it('GOOG-41 AVAIL-23 has dates without times when it is all day, and keeps the owner busy', async () => {
    const time = { kind: 'days', start: '2026-12-25', end: '2026-12-26' } as const
    const event = await shop.calendar.insertUnavailability({ ...closed, time }, id)
    const { start, end } = shop.dona.event(id)
    expect([start, end]).toEqual([{ date: '2026-12-25' }, { date: '2026-12-26' }])
    expect(event).toMatchObject({ time, isBusy: true })
  })

  it('is written once, however often it is sent', async () => {
    shop.standIn.misbehave({ fault: { how: 'lose', times: 1, calls: /^POST/ } })
    await failureOf(shop.calendar.insertUnavailability(closed, id))
    await shop.calendar.insertUnavailability(closed, id)
    expect(living()).toEqual([id])
  })
})
