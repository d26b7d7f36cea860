import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventIdOf } from './event-id'
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
})
afterEach(() => shop.stop())

const theirs = () => shop.dona.event(ID)
const living = () => shop.dona.events().map(({ id }) => id)

describe('updating an event', () => {
  it('GOOG-35 puts it with what changed, and keeps all that the owner added', async () => {
    await shop.calendar.insert(appointment(), ID)
    shop.dona.edits(ID, { colorId: '5', location: 'Sala 2', attendees: [{ email: 'socia@example.com' }] })
    shop.asked()
    const event = await shop.calendar.update(ID, {
      summary: 'Piercing - Ana Lima',
      time: AT_THREE,
      zone: ZONE,
    })
    expect(shop.asked()).toEqual([`GET /events/${ID}`, `PUT /events/${ID}`])
    const query = new URLSearchParams(shop.standIn.requests().at(-1)?.query)
    // Without the first two a meeting and attachments would be lost, which the stand-in has none of.
    expect(Object.fromEntries(query)).toEqual({
      conferenceDataVersion: '1',
      supportsAttachments: 'true',
      sendUpdates: 'none',
    })
    expect(event).toMatchObject({ summary: 'Piercing - Ana Lima', time: AT_THREE, location: 'Sala 2' })
    expect(theirs()).toMatchObject({
      summary: 'Piercing - Ana Lima',
      description: 'Telefone: (92) 99123-4567',
      location: 'Sala 2',
      colorId: '5',
      attendees: [{ email: 'socia@example.com' }],
      reminders: { useDefault: false, overrides: [{ minutes: 1440 }, { minutes: 60 }] },
      extendedProperties: { private: { appointmentId: appointment().appointmentId } },
    })
  })

  it('turns hours into whole days and back', async () => {
    await shop.calendar.insert(appointment(), ID)
    const time = { kind: 'days', start: '2026-11-20', end: '2026-11-21' } as const
    expect((await shop.calendar.update(ID, { time, zone: ZONE })).time).toEqual(time)
    expect((await shop.calendar.update(ID, { time: AT_THREE, zone: ZONE })).time).toEqual(AT_THREE)
  })

  it('reads again when somebody else’s change came between, so that both stand', async () => {
    await shop.calendar.insert(appointment(), ID)
    const changes = [{ summary: 'Um' }, { description: 'dois' }, { location: 'três' }]
    await Promise.all(changes.map((change) => shop.calendar.update(ID, change)))
    expect(theirs()).toMatchObject({ summary: 'Um', description: 'dois', location: 'três' })
  })

  it('reads again after a 412, but not without end', async () => {
    await shop.calendar.insert(appointment(), ID)
    shop.asked()
    const fault = { how: 'conditionNotMet', calls: /^PUT/ } as const
    shop.standIn.misbehave({ fault: { ...fault, times: 1 } })
    expect((await shop.calendar.update(ID, { summary: 'Outro' })).summary).toBe('Outro')
    const round = [`GET /events/${ID}`, `PUT /events/${ID}`]
    expect(shop.asked()).toEqual([...round, ...round])
    shop.standIn.misbehave({ fault })
    expect((await failureOf(shop.calendar.update(ID, { summary: 'Mais um' }))).kind).toBe('precondition')
    expect(shop.asked()).toEqual([...round, ...round, ...round])
  })

  it('changes nothing when it has another version than the one that was asked for', async () => {
    const { etag } = await shop.calendar.insert(appointment(), ID)
    const moved = shop.dona.moves(ID, { start: { date: '2026-11-25' }, end: { date: '2026-11-26' } })
    const failure = await failureOf(shop.calendar.update(ID, { summary: 'Outro' }, etag))
    expect([failure.kind, theirs()]).toEqual(['precondition', moved])
    const event = await shop.calendar.update(ID, { summary: 'Outro' }, moved.etag)
    expect(event.summary).toBe('Outro')
  })

  it('does not bring a deleted one back to life', async () => {
    expect((await failureOf(shop.calendar.update(ID, { summary: 'Outro' }))).kind).toBe('gone')
    await shop.calendar.insert(appointment(), ID)
    shop.dona.deletes(ID)
    expect((await failureOf(shop.calendar.update(ID, { summary: 'Outro' }))).kind).toBe('gone')
    expect(living()).toEqual([])
  })
})

describe('cancelling an event', () => {
  it('GOOG-36 deletes it, and nobody is mailed', async () => {
    await shop.calendar.insert(appointment(), ID)
    shop.asked()
    await shop.calendar.remove(ID)
    expect(shop.asked()).toEqual([`DELETE /events/${ID}`])
    expect(shop.standIn.requests().at(-1)?.query).toBe('sendUpdates=none')
    expect(living()).toEqual([])
  })

  it('is well when it was deleted already, long ago, or never was', async () => {
    await shop.calendar.remove(ID)
    await shop.calendar.insert(appointment(), ID)
    await shop.calendar.remove(ID)
    await shop.calendar.remove(ID)
    shop.dona.forgetsDeleted()
    await shop.calendar.remove(ID)
    expect(shop.standIn.requests().map(({ status }) => status)).toEqual([200, 404, 200, 204, 410, 404])
  })
})
