import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import type { OwnBooking } from '@balcao/contract/booking'
import type { Appointment } from '@balcao/contract/scheduling'
import { borrowTestServer } from '../../testing/borrowed-server'
import type { TestServer } from '../../testing/server'
import { holdOf } from '../booking/testing/booking-shop'
import { givenClassShop, NINE, type ClassShop } from './testing/class-shop'

let server: TestServer
let shop: ClassShop
/** 8 h on Monday, 16 November 2026, in Manaus. */
const now = () => new Date('2026-11-16T12:00:00Z')
const ELEVEN = '2026-11-17T15:00:00.000Z'

beforeAll(async () => {
  server = await borrowTestServer({ clock: now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await givenClassShop(server)
})

const codeOf = ({ body }: { body: { code?: string } }) => body.code

/** The lanes that the class at nine has, as the database keeps them. */
async function lanes(): Promise<number[][]> {
  const { rows } = await server.app.db.owner.query<{ own: number[] }>(
    `select array(select (lower(one) % 256)::int + n from unnest(coalesce(a.lanes,
         int8multirange(int8range(a.agenda_number * 256 + a.seat, a.agenda_number * 256 + a.seat, '[]')))) one,
         generate_series(0, (upper(one) - lower(one) - 1)::int) n) as own
     from appointments a where company_id = $1 and seat is not null and deleted_at is null
       and status in ('held', 'pending', 'confirmed') order by a.seat`,
    [shop.company.id],
  )
  return rows.map(({ own }) => own)
}

async function seenAt(start: string) {
  const { body } = await shop.agenda('?month=2026-11')
  return body.services.find(({ id }) => id === 'corte')!.seats!.classes.find((one) => one.start === start)
}

async function offered(start: string, people: number) {
  const path = `/api/agenda/slots?service_id=corte&people=${people}&from=2026-11-17&to=2026-11-17`
  const { body } = await shop.ask<{ days: { slots: { start: string; fits: boolean; left?: number }[] }[] }>(
    path,
  )
  const slot = body.days[0]!.slots.find((one) => one.start === start)
  return slot && [slot.fits, slot.left]
}

describe('several people in one booking', () => {
  it('are one appointment with as many seats, for the price of all', async () => {
    await shop.seats(8, 3)
    const booked = await shop.book(shop.customer({ people: 2, price_cents: 10_000 }))
    expect(booked.body).toMatchObject({ people: 2, most_people: 3, price_cents: 10_000 })
    const [row] = (
      await shop.ask<{ appointments: Appointment[] }>('/api/appointments?from=2026-11-17&to=2026-11-17')
    ).body.appointments
    expect(row).toMatchObject({ people: 2, price_cents: 10_000, seat: 1 })
    expect((await shop.given([1]))[0]).toMatchObject({ people: 1, price_cents: 5000, seat: 3 })
    expect(await seenAt(NINE)).toEqual({ start: NINE, left: 5 })
  })

  it('are no more than the service says, and one where it says nothing', async () => {
    await shop.seats(8, 3)
    const many = await shop.counterBooks({ people: 4 })
    expect([many.status, many.body.fields]).toEqual([
      422,
      [{ path: 'people', mensagem: 'Cada reserva é para até 3 pessoas' }],
    ])
    expect((await shop.book(shop.customer({ people: 4 }))).status).toBe(422)
    expect((await shop.hold({ ...holdOf(shop.customer()), people: 4 })).status).toBe(422)
    await shop.saveSettings({ services: { corte: { seats: 8 } } })
    expect(codeOf(await shop.counterBooks({ people: 2 }))).toBe('APPOINTMENT_INVALID')
    await shop.saveSettings({ services: {} })
    expect((await shop.counterBooks({ people: 2 })).body.fields?.[0]?.mensagem).toBe(
      'Cada reserva é para uma pessoa',
    )
    expect((await shop.counterBooks({ people: 1 })).body).toMatchObject({ people: 1 })
  })

  it('cost what was said for all of them, or nothing is booked', async () => {
    await shop.seats(8, 3)
    expect(codeOf(await shop.book(shop.customer({ people: 2, price_cents: 5000 })))).toBe('PRICE_CHANGED')
    expect(await shop.peopleAt(NINE)).toBe(0)
  })

  it('pay a deposit each, and never more than their price', async () => {
    await shop.seats(8, 3, { deposit_cents: 2000 })
    expect((await shop.book(shop.customer({ people: 3 }))).body.deposit).toMatchObject({ cents: 6000 })
    await shop.seats(8, 3, { deposit_cents: 9000 })
    expect((await shop.book(shop.customer({ people: 2 }))).body.deposit).toMatchObject({ cents: 10_000 })
  })

  it('are offered where they fit together, and take seats that lie apart', async () => {
    await shop.seats(4)
    const [a, , c] = (await shop.given([1, 1, 1, 1])) as [Appointment, Appointment, Appointment]
    expect(await offered(NINE, 1)).toEqual([false, 0])
    await shop.setStatus(a, 'cancelled')
    expect(await offered(NINE, 1)).toEqual([true, 1])
    expect(await offered(NINE, 2)).toEqual([false, 1])
    const early = await shop.counterBooks({ people: 2 })
    expect([early.status, early.body.code, early.body.mensagem]).toEqual([
      409,
      'SLOT_TAKEN',
      'Não há 2 lugares livres neste horário',
    ])
    expect(early.body.current!.slots.map(({ start }) => start)).not.toContain(NINE)
    await shop.setStatus(c, 'cancelled')
    expect(await offered(NINE, 2)).toEqual([true, 2])
    await shop.given([2])
    expect(await lanes()).toEqual([[1, 3], [2], [4]])
    expect(codeOf(await shop.counterBooks())).toBe('SLOT_TAKEN')
  })

  it('keep their seats while they fill in the form, and may say another number meanwhile', async () => {
    await shop.seats(4)
    const asked = shop.customer({ people: 3 })
    expect((await shop.hold({ ...holdOf(asked), people: 3 })).body).toMatchObject({ price_cents: 15_000 })
    expect(codeOf(await shop.counterBooks({ people: 2 }))).toBe('SLOT_TAKEN')
    expect((await shop.hold({ ...holdOf(asked), people: 2 })).status).toBe(201)
    expect((await shop.counterBooks({ people: 2 })).status).toBe(201)
    expect((await shop.book({ ...asked, people: 2 })).body.people).toBe(2)
    expect(await shop.peopleAt(NINE)).toBe(4)
  })

  it('are another booking than one for fewer under the same id', async () => {
    await shop.seats(4)
    const asked = shop.customer({ people: 2 })
    expect((await shop.book(asked)).status).toBe(201)
    expect((await shop.book(asked)).body.people).toBe(2)
    expect(codeOf(await shop.book({ ...asked, people: 3 }))).toBe('IDEMPOTENCY_MISMATCH')
    expect(await shop.peopleAt(NINE)).toBe(2)
  })
})

describe('another number afterwards', () => {
  const people = async (link: string, many: number, version?: number) => {
    const { body } = await shop.own(link)
    return shop.change(link, { act: 'people', version: version ?? body.version, people: many })
  }

  it('behind the private link fewer come always, and more where there are seats', async () => {
    await shop.seats(4, 3)
    const { link } = (await shop.book(shop.customer({ people: 2 }))).body
    await shop.given([1])
    expect((await people(link, 3)).body).toMatchObject({ people: 3, price_cents: 15_000 })
    expect((await people(link, 1)).body).toMatchObject({ people: 1, price_cents: 5000 })
    expect((await people(link, 1)).body).toMatchObject({ people: 1 })
    await shop.given([2])
    const refused = await people(link, 2)
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN'])
    expect((await people(link, 4)).status).toBe(422)
    expect((await people(link, 2, 1)).body.code).toBe('APPOINTMENT_CHANGED')
    expect((await shop.own(link)).body).toMatchObject({ people: 1, price_cents: 5000 })
  })

  it('is nothing for who may not change it any more', async () => {
    await shop.seats(4)
    await shop.saveSettings({ cancel_notice_minutes: 43_200 })
    const { link } = (await shop.book(shop.customer({ people: 2 }))).body
    expect((await people(link, 1)).body.code).toBe('TOO_LATE_TO_CHANGE')
  })

  it('at the counter stays with a time that moves, and what is due follows it', async () => {
    await shop.seats(4, 3, { deposit_cents: 2000 })
    const { id } = (await shop.book(shop.customer({ people: 3 }))).body
    expect((await shop.edit({ id }, { people: 2 })).body).toMatchObject({
      people: 2,
      price_cents: 10_000,
      deposit: { cents: 4000 },
    })
    await shop.given([2])
    expect(codeOf(await shop.edit({ id }, { people: 3 }))).toBe('SLOT_TAKEN')
    await shop.given([3], { starts_at: ELEVEN })
    expect(codeOf(await shop.edit({ id }, { starts_at: ELEVEN }))).toBe('SLOT_TAKEN')
    expect((await shop.edit({ id }, { starts_at: ELEVEN, people: 1 })).body).toMatchObject({
      people: 1,
      price_cents: 5000,
      starts_at: ELEVEN,
    })
    expect(await shop.peopleAt(ELEVEN)).toBe(4)
  })

  it('of a class that has fewer seats now is still made less', async () => {
    await shop.seats(4)
    const [one] = (await shop.given([3, 1])) as [Appointment]
    await shop.seats(2)
    expect((await shop.edit(one, { people: 2 })).body).toMatchObject({ people: 2 })
    expect((await shop.edit(one, { notes: 'de véspera' })).status).toBe(200)
    expect(codeOf(await shop.edit(one, { people: 3 }))).toBe('APPOINTMENT_INVALID')
  })

  it('another service asks for one person, unless it says how many', async () => {
    await shop.seats(4)
    const [one] = (await shop.given([3])) as [Appointment]
    const other = await shop.edit(one, { service_id: 'luzes' })
    expect(other.body).toMatchObject({ people: 1, price_cents: 32_000 })
    expect(other.body).not.toHaveProperty('seat')
    expect((await shop.edit(one, { service_id: 'corte', people: 2 })).body).toMatchObject({
      people: 2,
      price_cents: 10_000,
      seat: 1,
    })
  })

  it('who comes back finds all of their seats free, or none is theirs', async () => {
    await shop.seats(4)
    const [one] = (await shop.given([3])) as [Appointment]
    await shop.setStatus(one, 'cancelled')
    const [other] = (await shop.given([2])) as [Appointment]
    expect(codeOf(await shop.setStatus(one, 'confirmed'))).toBe('SLOT_TAKEN')
    await shop.edit(other, { people: 1 })
    expect((await shop.setStatus(one, 'confirmed')).body).toMatchObject({ status: 'confirmed', people: 3 })
    expect(await shop.peopleAt(NINE)).toBe(4)
  })
})

describe('who knows of them', () => {
  it('a full class is one person more with the owner’s will', async () => {
    await shop.seats(3)
    await shop.given([2])
    const warned = await shop.counterBooks({ people: 2, accept: [] })
    expect(warned.body.current).toMatchObject({ warnings: [{ key: 'class-full' }] })
    expect((await shop.counterBooks({ people: 2, accept: ['class-full'] })).status).toBe(201)
    expect(await shop.peopleAt(NINE)).toBe(4)
  })

  it('a package gives a session to one person', async () => {
    await shop.saveSettings({
      services: { corte: { seats: 4, people: 3 } },
      package_kinds: [
        {
          id: '3b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11',
          name: '10 cortes',
          sessions: 10,
          price_cents: 40_000,
          valid_days: null,
          service_ids: ['corte'],
        },
      ],
    })
    const sold = await shop.ask<{ id: string }>('/api/packages', 'POST', {
      id: '4b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c12',
      kind_id: '3b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11',
      client: 'Rui',
      phone: '92990000000',
    })
    expect([sold.status, sold.text]).toEqual([201, expect.any(String)])
    const package_id = '4b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c12'
    const refused = await shop.counterBooks({ people: 2, package_id })
    expect([refused.status, refused.body.fields?.[0]]).toEqual([
      422,
      {
        path: 'package_id',
        mensagem: 'Cada sessão do pacote vale para uma pessoa. Agende as outras separadas.',
      },
    ])
    const one = (await shop.counterBooks({ package_id })).body
    expect(one.package).toMatchObject({ number: 1, left: 9 })
    expect((await shop.edit(one, { people: 2 })).body.package).toBeUndefined()
    expect((await shop.edit(one, { people: 1, package_id })).body.package).toMatchObject({
      number: 1,
      left: 9,
    })
  })

  it('a series books as many on each date', async () => {
    await shop.seats(4, 2)
    const made = await shop.ask<{ appointments: Appointment[] }>('/api/appointment-series', 'POST', {
      id: '5e1c6f1f-6f8d-4c9e-8a51-6d2f8f1a9b01',
      weeks: 1,
      starts: [NINE, '2026-11-24T13:00:00.000Z'],
      service_id: 'corte',
      people: 2,
      client: 'Ana',
      phone: '92991234567',
    })
    expect(made.body.appointments.map(({ people, price_cents }) => [people, price_cents])).toEqual([
      [2, 10_000],
      [2, 10_000],
    ])
  })
})

describe('twenty at once for eight seats', () => {
  const rounds = runs(40, 2)
  const timeout = 60_000 + rounds * 8_000
  const startOf = (round: number) => new Date(Date.parse(NINE) + round * 7 * 86_400_000).toISOString()

  it(
    'asking for one to three: never more than eight, and nobody is refused while enough were free at the end',
    async () => {
      await shop.seats(8, 3)
      for (let round = 0; round < rounds; round += 1) {
        const starts_at = startOf(round)
        const asked = Array.from({ length: 20 }, (_, nth) => 1 + ((nth * 7 + round) % 3))
        const answers = await Promise.all(
          asked.map((people, nth) =>
            nth % 2 === 0
              ? shop.counterBooks({ people, starts_at })
              : shop.book(shop.customer({ people, starts_at })),
          ),
        )
        const left = 8 - (await shop.peopleAt(starts_at))
        expect(left, `round ${round}`).toBeGreaterThanOrEqual(0)
        for (const [nth, { status, body }] of answers.entries()) {
          if (status === 201) continue
          expect([body.code, `round ${round}`]).toEqual(['SLOT_TAKEN', `round ${round}`])
          expect(asked[nth]!, `round ${round}`).toBeGreaterThan(left)
        }
        const won = answers.flatMap(({ status }, nth) => (status === 201 ? [asked[nth]!] : []))
        expect(won.reduce((sum, many) => sum + many, 0)).toBe(8 - left)
      }
      const all = await lanes()
      expect(new Set(all.flat()).size).toBeLessThanOrEqual(8)
    },
    timeout,
  )

  it(
    'whatever they do at once, come, go, be more or fewer, move: nothing breaks and no lane is given twice',
    async () => {
      await shop.seats(8, 3)
      const there = await shop.given([1, 2, 3])
      const links: OwnBooking[] = []
      for (const people of [1, 2])
        links.push((await shop.book(shop.customer({ people, starts_at: ELEVEN }))).body)
      for (let round = 0; round < rounds; round += 1) {
        const many = (nth: number) => 1 + ((round + nth) % 3)
        const answers = await Promise.all([
          ...there.map((one, nth) => shop.edit(one, { people: many(nth) })),
          ...there.map((one, nth) => shop.edit(one, { starts_at: nth % 2 === 0 ? ELEVEN : NINE })),
          ...there.map((one, nth) => shop.setStatus(one, (nth + round) % 2 === 0 ? 'cancelled' : 'pending')),
          ...links.map(({ link, version }, nth) =>
            shop.change(link, { act: 'people', version, people: many(nth) }),
          ),
          ...[1, 2, 3].map((people) =>
            shop.counterBooks({ people, starts_at: round % 2 === 0 ? NINE : ELEVEN }),
          ),
          ...[1, 2].map((people) => shop.hold({ ...holdOf(shop.customer()), people })),
        ])
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
        for (const start of [NINE, ELEVEN]) expect(await shop.peopleAt(start)).toBeLessThanOrEqual(8)
        const rows = (await shop.rows()).filter(
          ({ status, deleted_at }) =>
            ['held', 'pending', 'confirmed'].includes(status) && deleted_at === null,
        )
        const given = await lanes()
        expect(given.flat()).toHaveLength(rows.reduce((sum, row) => sum + row.people, 0))
      }
    },
    timeout,
  )
})
