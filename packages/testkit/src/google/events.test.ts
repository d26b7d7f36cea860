import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DONA, startConnectedApp, type ConnectedApp } from './connected-app'

const EVENTS = '/calendars/primary/events'
const ID = '0190c0ffee00abcdef'
const ZONE = 'America/Sao_Paulo'

let app: ConnectedApp

beforeEach(async () => {
  app = await startConnectedApp()
})
afterEach(() => app.stop())

const at = (hour: string) => ({ dateTime: `2026-03-10T${hour}:00-03:00`, timeZone: ZONE })
const haircut = (more: object = {}) => ({
  id: ID,
  summary: 'Corte - Maria',
  start: at('10:00'),
  end: at('11:00'),
  ...more,
})
const insert = (more: object = {}) => app.call('POST', EVENTS, haircut(more))
const one = (method: string, body?: unknown, headers = {}) =>
  app.call(method, `${EVENTS}/${ID}`, body, headers)
const reason = (body: unknown) =>
  (body as { error: { errors: { reason: string }[] } }).error.errors[0]?.reason

describe('events', () => {
  it('are inserted under the id we chose, and read back with what Google adds', async () => {
    const extendedProperties = { private: { appointmentId: '7', companyId: '3' } }
    const reminders = { useDefault: false, overrides: [{ method: 'email', minutes: 1440 }] }
    const { status, headers, body } = await insert({ extendedProperties, reminders, colorId: '11' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'calendar#event',
      id: ID,
      status: 'confirmed',
      summary: 'Corte - Maria',
      start: at('10:00'),
      creator: { email: DONA, self: true },
      organizer: { email: DONA, self: true },
      iCalUID: `${ID}@google.com`,
      sequence: 0,
      eventType: 'default',
      reminders,
      extendedProperties,
      colorId: '11',
    })
    expect(headers.get('etag')).toBe(body.etag)
    expect((await one('GET')).body).toEqual(body)
    expect(app.google.account(DONA).events()).toEqual([body])
  })

  it('leave defaults out, make an id where there is none, and pass over fields nobody may write', async () => {
    const { body } = await insert({
      id: undefined,
      etag: '"1"',
      kind: 'x',
      organizer: { email: 'x@y.example' },
      transparency: 'opaque',
      visibility: 'default',
      description: null,
    })
    expect(body.id).toMatch(/^[a-v0-9]{26,}$/)
    expect(body).toMatchObject({
      kind: 'calendar#event',
      organizer: { self: true },
      reminders: { useDefault: true },
    })
    for (const name of ['transparency', 'visibility', 'description']) expect(body).not.toHaveProperty(name)
  })

  it('refuse an id twice, and one whose event was deleted long ago', async () => {
    await insert()
    const again = await insert({ summary: 'Outro' })
    expect([again.status, reason(again.body)]).toEqual([409, 'duplicate'])
    expect((await one('GET')).body.summary).toBe('Corte - Maria')
    await one('DELETE')
    app.google.account(DONA).forgetsDeleted()
    expect((await insert()).status).toBe(409)
  })

  it.each([
    ['a UUID with hyphens as id', { id: 'b1b3a0f0-5f0e-4a52' }, 'invalid'],
    ['no start', { start: undefined }, 'required'],
    ['no end', { end: null }, 'required'],
    ['an end before its start', { end: at('09:00') }, 'timeRangeEmpty'],
    [
      'a day that ends on itself',
      { start: { date: '2026-12-25' }, end: { date: '2026-12-25' } },
      'timeRangeEmpty',
    ],
    ['a day and an hour', { end: { date: '2026-03-11' } }, 'invalid'],
    ['two starts', { start: { date: '2026-03-10', ...at('10:00') } }, 'invalid'],
    ['an hour without zone', { start: { dateTime: '2026-03-10T10:00:00' } }, 'required'],
    ['an unknown zone', { start: { ...at('10:00'), timeZone: 'Brazil/Lua' } }, 'invalid'],
    ['an hour that is none', { start: { dateTime: '10h', timeZone: ZONE } }, 'badRequest'],
    ['colour 12', { colorId: '12' }, 'invalid'],
    ['another status', { status: 'done' }, 'invalid'],
    [
      'a reminder too early',
      { reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 40321 }] } },
      'invalid',
    ],
    [
      'a reminder by SMS',
      { reminders: { useDefault: false, overrides: [{ method: 'sms', minutes: 1 }] } },
      'invalid',
    ],
    [
      'both kinds of reminders',
      { reminders: { useDefault: true, overrides: [{ method: 'popup', minutes: 1 }] } },
      'cannotUseDefaultRemindersAndSpecifyOverride',
    ],
  ])('refuse %s', async (_, more, why) => {
    const { status, body } = await insert(more)
    expect([status, reason(body)]).toEqual([400, why])
    expect(app.google.account(DONA).events()).toEqual([])
  })

  it('refuse what is no JSON, another guest policy, another calendar, and calls without a known token', async () => {
    const raw = await fetch(`${app.google.url}/calendar/v3${EVENTS}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.tokens.access}` },
      body: '{"summary":',
    })
    expect(raw.status).toBe(400)
    expect((await app.call('POST', `${EVENTS}?sendUpdates=some`, haircut())).status).toBe(400)
    expect((await app.call('GET', '/calendars/outra@estudio.example/events')).status).toBe(404)
    expect((await app.call('GET', `/calendars/${DONA}/events`)).status).toBe(200)
    for (const authorization of ['', 'Bearer ya29.x']) {
      expect((await app.call('GET', EVENTS, undefined, { authorization })).status).toBe(401)
    }
  })

  it('are written in the zone of the calendar, or the one asked for', async () => {
    await insert({
      start: { dateTime: '2026-03-10T13:00:00Z' },
      end: { dateTime: '2026-03-10T11:00:00.999', timeZone: ZONE },
    })
    const { body } = await one('GET')
    expect([body.start, body.end]).toEqual([at('10:00'), at('11:00')])
    const inManaus = await app.call('GET', `${EVENTS}/${ID}?timeZone=America/Manaus`)
    expect(inManaus.body.start).toEqual({ dateTime: '2026-03-10T09:00:00-04:00', timeZone: ZONE })
    expect((await app.call('GET', `${EVENTS}/${ID}?timeZone=Lua`)).status).toBe(400)
  })

  it('are patched field by field, and replaced whole', async () => {
    await insert({ description: 'Primeira vez', extendedProperties: { private: { appointmentId: '7' } } })
    const patched = await one('PATCH', {
      summary: 'Corte - Ana',
      description: null,
      extendedProperties: { private: { companyId: '3' } },
    })
    expect(patched.body).toMatchObject({
      summary: 'Corte - Ana',
      sequence: 0,
      extendedProperties: { private: { appointmentId: '7', companyId: '3' } },
    })
    expect(patched.body).not.toHaveProperty('description')
    const moved = await one('PUT', { start: at('14:00'), end: at('15:00') })
    expect(moved.body).toMatchObject({ start: at('14:00'), sequence: 1 })
    for (const name of ['summary', 'extendedProperties']) expect(moved.body).not.toHaveProperty(name)
    expect((await one('PUT', { summary: 'Sem hora' })).status).toBe(400)
    expect((await one('PUT', { ...haircut(), sequence: 0 })).status).toBe(400)
    expect((await app.call('PATCH', `${EVENTS}/00000`, { summary: 'x' })).status).toBe(404)
  })

  it('change under If-Match only while nobody else changed them', async () => {
    const etag = String((await insert()).body.etag)
    const unchanged = await one('GET', undefined, { 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
    app.google.account(DONA).edits(ID, { summary: 'Da dona' })
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const { status, body } = await one(method, method === 'DELETE' ? undefined : haircut(), {
        'if-match': etag,
      })
      expect([method, status, reason(body)]).toEqual([method, 412, 'conditionNotMet'])
    }
    const fresh = String((await one('GET')).body.etag)
    expect((await one('PATCH', { summary: 'Nossa' }, { 'if-match': fresh })).status).toBe(200)
    expect((await one('DELETE', undefined, { 'if-match': '*' })).status).toBe(204)
  })

  it('once deleted answer 410 to deleting and cancelled to reading, come back by PUT, and are 404 in the end', async () => {
    await insert()
    const gone = await one('DELETE')
    expect([gone.status, gone.body]).toEqual([204, {}])
    const twice = await one('DELETE')
    expect([twice.status, reason(twice.body)]).toEqual([410, 'deleted'])
    expect([(await one('GET')).status, (await one('GET')).body.status]).toEqual([200, 'cancelled'])
    expect((await one('PUT', haircut())).body.status).toBe('confirmed')
    await one('PATCH', { status: 'cancelled' })
    app.google.account(DONA).forgetsDeleted()
    for (const method of ['GET', 'DELETE']) expect((await one(method)).status).toBe(404)
    expect((await app.call('DELETE', `${EVENTS}/neverwas`)).status).toBe(404)
  })

  it('of somebody else may not be changed but for our side of them', async () => {
    const dona = app.google.account(DONA)
    const { id } = dona.puts({
      ...haircut({ id: undefined }),
      start: at('10:00'),
      end: at('11:00'),
      organizer: { email: 'medica@clinica.example' },
      attendees: [{ email: DONA, responseStatus: 'declined' }],
    })
    expect(dona.event(id)).toMatchObject({
      organizer: { email: 'medica@clinica.example' },
      attendees: [{ email: DONA, self: true, responseStatus: 'declined' }],
    })
    const put = await app.call('PUT', `${EVENTS}/${id}`, haircut())
    const patch = await app.call('PATCH', `${EVENTS}/${id}`, { summary: 'x' })
    for (const { status, body } of [put, patch]) {
      expect([status, reason(body)]).toEqual([403, 'forbiddenForNonOrganizer'])
    }
    expect((await app.call('PATCH', `${EVENTS}/${id}`, { colorId: '3' })).status).toBe(200)
  })
})

describe('calls that calendar.events does not allow', () => {
  it.each([
    ['GET', '/colors'],
    ['GET', '/calendars/primary'],
    ['GET', '/users/me/calendarList'],
    ['GET', '/users/me/calendarList/primary'],
    ['POST', '/freeBusy'],
  ])('%s %s is insufficientPermissions', async (method, path) => {
    const { status, body } = await app.call(method, path, method === 'POST' ? {} : undefined)
    expect([status, reason(body)]).toEqual([403, 'insufficientPermissions'])
  })
})
