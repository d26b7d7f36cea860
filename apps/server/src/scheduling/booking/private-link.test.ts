import { randomUUID } from 'node:crypto'
import { convertIcsCalendar } from 'ts-ics'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deriveSecrets } from '../../platform/secrets/secrets'
import { borrowTestServer } from '../../testing/borrowed-server'
import { call } from '../../testing/call'
import { testRootSecret } from '../../testing/database'
import type { TestServer } from '../../testing/server'
import { changeAppointment } from '../visits/change-appointment'
import { createBookingLinks } from './booking-link'
import { buildBooking, givenBookingShop, holdOf, type BookingShop } from './testing/booking-shop'

let server: TestServer
let shop: BookingShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const monday = '2026-11-16T12:00:00Z'
let now = new Date(monday)

beforeAll(async () => {
  server = await borrowTestServer({ clock: () => now })
})
afterAll(() => server.stop())

beforeEach(async () => {
  now = new Date(monday)
  shop = await givenBookingShop(server)
})

const booked = async (change: Parameters<typeof buildBooking>[0] = {}) => {
  const { status, body } = await shop.book(buildBooking(change))
  expect(status).toBe(201)
  return body
}
const changeByShop = (id: string, change: Parameters<typeof changeAppointment>[3]) =>
  changeAppointment({ db: server.app.db, clock: () => now }, shop.company.id, id, change, 'shop')

describe('a private link', () => {
  it('shows its customer what was booked, as it stands, whichever way the address names the company', async () => {
    const first = await booked()
    for (const company of [shop.company.id, shop.company.cnpj, shop.company.id.toUpperCase()]) {
      const { status, body, headers } = await shop.own(first.link, company)
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(body).toEqual(first)
    }
    const loud = await booked({ id: randomUUID().toUpperCase(), starts_at: '2026-11-18T13:00:00Z' })
    expect((await shop.own(loud.link)).body).toEqual(loud)
    await changeByShop(first.id, { status: 'confirmed' })
    expect((await shop.own(first.link)).body).toMatchObject({ status: 'confirmed', version: 2 })
  })

  it('that was altered, guessed, made elsewhere or opens what is gone, is refused like any other, on every call', async () => {
    const { id, link } = await booked()
    const held = buildBooking({ starts_at: '2026-11-18T13:00:00Z' })
    await shop.hold(holdOf(held))
    const neighbour = await givenBookingShop(server)
    const theirs = (await neighbour.book(buildBooking())).body.link
    const [, proof] = link.split('.') as [string, string]
    const other = createBookingLinks(deriveSecrets('another root secret of thirty-two letters'))
    const own = createBookingLinks(deriveSecrets(testRootSecret))
    const { id: company } = shop.company
    const guesses: [string, string][] = [
      [`${id}.${proof.startsWith('A') ? 'B' : 'A'}${proof.slice(1)}`, company],
      [`${randomUUID()}.${proof}`, company],
      [`${id}.`.padEnd(59, 'A'), company],
      [theirs, company],
      [link, neighbour.company.id],
      [link, randomUUID()],
      [link, '11222333000181'],
      [other.linkOf(company, id), company],
      [own.linkOf(company, held.id), company],
      [own.linkOf(company, randomUUID()), company],
    ]
    const answers = await Promise.all(
      guesses.flatMap(([guess, at]) => [
        shop.own(guess, at),
        shop.change(guess, { act: 'cancel', version: 1 }, at),
        call(server, `/api/booking/${at}/bookings/${guess}/calendar.ics`),
      ]),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]!.status, JSON.parse(answers[0]!.text)]).toMatchObject([
      404,
      { code: 'APPOINTMENT_NOT_FOUND', mensagem: 'Agendamento não encontrado' },
    ])
    expect((await shop.own(link)).body.status).toBe('pending')
    await server.app.db.owner.query('update appointments set deleted_at = now() where id = $1', [id])
    expect((await shop.own(link)).text).toBe(answers[0]!.text)
  })

  it('opens until a day after the end', async () => {
    const { link } = await booked()
    now = new Date('2026-11-18T13:59:59Z')
    expect((await shop.own(link)).status).toBe(200)
    now = new Date('2026-11-18T14:00:00Z')
    expect((await shop.own(link)).status).toBe(404)
  })

  it('goes on opening when the company gives up the module: what was booked stands', async () => {
    const { link } = await booked()
    await server.app.db.owner.query('update companies set mod_agendamento = false where id = $1', [
      shop.company.id,
    ])
    expect((await shop.own(link)).status).toBe(200)
    expect((await shop.change(link, { act: 'cancel', version: 1 })).body.status).toBe('cancelled')
  })
})

describe('its customer', () => {
  it('moves it: the old time is free, the new one taken, and a repeat changes nothing more', async () => {
    const { link } = await booked()
    const move = { act: 'move', version: 1, starts_at: '2026-11-18T13:00:00Z' }
    const answers = [await shop.change(link, move), await shop.change(link, move)]
    for (const { status, body } of answers) {
      expect([status, body.starts_at, body.version]).toEqual([200, '2026-11-18T13:00:00.000Z', 2])
    }
    expect((await shop.book(buildBooking())).status).toBe(201)
    const again = await shop.change(link, { ...move, starts_at: '2026-11-17T13:00:00Z', version: 2 })
    expect([again.status, again.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(again.body.current!.slots).toContainEqual({ start: '2026-11-17T14:00:00.000Z' })
    expect((await shop.own(link)).body.starts_at).toBe('2026-11-18T13:00:00.000Z')
  })

  it('moves it to a time that overlaps its own', async () => {
    const { link } = await booked({ service_id: 'luzes', starts_at: '2026-11-17T12:00:00Z' })
    const { status, body } = await shop.change(link, {
      act: 'move',
      version: 1,
      starts_at: '2026-11-17T13:00:00Z',
    })
    expect([status, body.ends_at]).toEqual([200, '2026-11-17T16:00:00.000Z'])
  })

  it.each([
    ['the past', '2026-11-16T11:00:00Z'],
    ['less than the notice', '2026-11-16T13:00:00Z'],
    ['beyond the horizon', '2026-12-10T13:00:00Z'],
    ['off the grid', '2026-11-17T13:10:00Z'],
    ['a closed day', '2026-11-22T13:00:00Z'],
  ])('does not move it to %s', async (_, starts_at) => {
    await shop.settings({ notice_minutes: 120, horizon_days: 14 })
    const { link } = await booked()
    const { status, body } = await shop.change(link, { act: 'move', version: 1, starts_at })
    expect([status, body.code]).toEqual([422, 'APPOINTMENT_INVALID'])
    expect((await shop.own(link)).body).toMatchObject({ version: 1, starts_at: '2026-11-17T13:00:00.000Z' })
  })

  it('cancels it, twice as well as once, and the time is free', async () => {
    const { link } = await booked()
    const cancel = () => shop.change(link, { act: 'cancel', version: 1 })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    answers.push(await cancel())
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.body).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'customer',
      changeable: false,
      version: 2,
    })
    expect((await shop.book(buildBooking())).status).toBe(201)
  })

  it('approves nothing: what the shop has not confirmed stays pending, whatever its customer says', async () => {
    const { id, link, asks } = await booked()
    expect(asks).toBeNull()
    const confirm = await shop.change(link, { act: 'confirm', version: 1 })
    expect([confirm.status, confirm.body.code]).toEqual([409, 'TRANSITION_NOT_ALLOWED'])
    await expect(
      changeAppointment(
        { db: server.app.db, clock: () => now },
        shop.company.id,
        id,
        { status: 'confirmed' },
        'customer',
      ),
    ).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' })
    expect((await shop.own(link)).body).toMatchObject({ status: 'pending', version: 1, will_come: false })
  })

  it('says that they will come to what the shop has confirmed, once; of another start nothing is said', async () => {
    const { id, link } = await booked()
    await changeByShop(id, { status: 'confirmed' })
    const confirm = () => shop.change(link, { act: 'confirm', version: 2 })
    const answers = [...(await Promise.all([confirm(), confirm()])), await confirm()]
    expect(
      answers.map(({ status, body }) => `${status} ${body.status} ${body.will_come} ${body.version}`),
    ).toEqual(Array<string>(3).fill('200 confirmed true 3'))
    await changeByShop(id, { startsAt: '2026-11-19T13:00:00Z' })
    expect((await shop.own(link)).body).toMatchObject({ status: 'confirmed', will_come: false })
  })

  it('is told when the shop changed it meanwhile', async () => {
    const { id, link } = await booked()
    await changeByShop(id, { startsAt: '2026-11-19T13:00:00Z' })
    for (const act of [
      { act: 'cancel', version: 1 },
      { act: 'move', version: 1, starts_at: '2026-11-18T13:00:00Z' },
    ]) {
      const { status, body } = await shop.change(link, act)
      expect([status, body.code]).toEqual([409, 'APPOINTMENT_CHANGED'])
    }
    expect((await shop.own(link)).body).toMatchObject({
      status: 'pending',
      starts_at: '2026-11-19T13:00:00.000Z',
    })
  })

  it('comes too late within the company’s notice, and still may say that they will come', async () => {
    await shop.settings({ cancel_notice_minutes: 120 })
    const { id, link, changeable } = await booked()
    expect(changeable).toBe(true)
    await changeByShop(id, { status: 'confirmed' })
    now = new Date('2026-11-17T11:00:00Z')
    expect((await shop.own(link)).body.changeable).toBe(false)
    for (const act of [
      { act: 'cancel', version: 2 },
      { act: 'move', version: 2, starts_at: '2026-11-18T13:00:00Z' },
    ]) {
      expect(await shop.change(link, act)).toMatchObject({
        status: 409,
        body: { code: 'TOO_LATE_TO_CHANGE' },
      })
    }
    expect((await shop.change(link, { act: 'confirm', version: 2 })).body.will_come).toBe(true)
  })

  it.each(['move', 'cancel', 'confirm'])('cannot %s one that is over', async (act) => {
    const { id, link } = await booked()
    await changeByShop(id, { status: 'completed' })
    const starts_at = '2026-11-18T13:00:00Z'
    const answer = await shop.change(link, { act, version: 2, ...(act === 'move' ? { starts_at } : {}) })
    expect([answer.status, answer.body.code]).toEqual([409, 'TOO_LATE_TO_CHANGE'])
  })

  it('cannot move or confirm one that was cancelled', async () => {
    const { link } = await booked()
    await shop.change(link, { act: 'cancel', version: 1 })
    const move = await shop.change(link, { act: 'move', version: 2, starts_at: '2026-11-18T13:00:00Z' })
    const confirm = await shop.change(link, { act: 'confirm', version: 2 })
    expect([move.body.code, confirm.body.code]).toEqual(['TOO_LATE_TO_CHANGE', 'TOO_LATE_TO_CHANGE'])
  })

  it('and others race for one time: of eight who move there at once one arrives', async () => {
    const links = await Promise.all(
      ['17', '18', '19', '20'].flatMap((day) =>
        ['12', '13'].map(async (hour) => {
          const phone = `(92) 99123-${day}${hour}`
          return (await booked({ starts_at: `2026-11-${day}T${hour}:00:00Z`, phone })).link
        }),
      ),
    )
    const answers = await Promise.all(
      links.map((link) => shop.change(link, { act: 'move', version: 1, starts_at: '2026-11-23T13:00:00Z' })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)])
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('SLOT_TAKEN')
  })
})

describe('the calendar file behind the link', () => {
  const file = async (link: string) => {
    const { text, headers, status } = await call(
      server,
      `/api/booking/${shop.company.id}/bookings/${link}/calendar.ics`,
    )
    expect(status).toBe(200)
    const calendar = convertIcsCalendar(undefined, text)
    return { text, headers, method: calendar.method, event: calendar.events![0]! }
  }

  it('keeps its UID, and counts each change that a calendar must learn of', async () => {
    const { id, link } = await booked()
    const first = await file(link)
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="agendamento.ics"')
    expect([first.method, first.event.status]).toEqual(['PUBLISH', 'TENTATIVE'])
    expect(first.text).toContain('DTSTART:20261117T130000Z\r\n')
    expect(first.event.url).toMatch(new RegExp(`/agendamento/${shop.company.id}/horario/${link}$`))

    await shop.change(link, { act: 'move', version: 1, starts_at: '2026-11-18T13:00:00Z' })
    const moved = await file(link)
    expect(moved.text).toContain('DTSTART:20261118T130000Z\r\n')
    await shop.change(link, { act: 'cancel', version: 2 })
    const cancelled = await file(link)
    expect([cancelled.method, cancelled.event.status]).toEqual(['CANCEL', 'CANCELLED'])
    expect(cancelled.headers.get('content-type')).toContain('method=CANCEL')

    const all = [first, moved, cancelled]
    expect(new Set(all.map(({ event }) => event.uid))).toEqual(new Set([`${id}@balcao`]))
    // The reader of the library leaves a sequence of 0 out.
    expect(all.map(({ text }) => /\r\nSEQUENCE:(\d+)\r\n/.exec(text)?.[1])).toEqual(['0', '1', '2'])
  })

  it('of a service by day has its dates, the end excluded', async () => {
    const { link } = await booked({ service_id: 'mesa', starts_at: '2026-11-19T12:00:00Z' })
    const { text } = await file(link)
    expect(text).toContain('DTSTART;VALUE=DATE:20261119\r\n')
    expect(text).toContain('DTEND;VALUE=DATE:20261124\r\n')
  })
})
