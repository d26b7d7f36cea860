import { randomUUID } from 'node:crypto'
import type { Appointment, Closure } from '@balcao/contract/scheduling'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'
import { givenBarber, peopleOf, type Barber } from './testing/barbers'

const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let shop: LinkedShop
let bia: Barber
let caio: Barber
/** The accounts at Google of the company and of the two. */
let companys: GooglePerson
let bias: GooglePerson
let caios: GooglePerson

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now })
})
afterAll(() => town.stop())
beforeEach(async () => {
  companys = town.person()
  bias = town.person()
  caios = town.person()
  shop = await town.givenShop(companys)
  bia = await givenBarber(town, shop, 'Bia Reis')
  caio = await givenBarber(town, shop, 'Caio Luz')
  await bia.connect(bias)
  await town.work(shop)
})
afterEach(() => {
  clock.set('2037-11-16T12:00:00Z')
  town.google.behaveWell()
})

const TEN = '2037-11-18T14:00:00.000Z'
const at = (hour: number) => ({ dateTime: `2037-11-18T${String(hour).padStart(2, '0')}:00:00Z` })

async function givenBooked({ agenda }: Pick<Barber, 'agenda'>, startsAt = TEN): Promise<Appointment> {
  const booked = await shop.given(startsAt, { status: 'confirmed', agenda_id: agenda })
  await town.work(shop)
  return booked
}
const titles = (...people: GooglePerson[]) =>
  people.map((person) => person.events().map(({ summary }) => summary))
async function moveTo({ agenda }: Pick<Barber, 'agenda'>, { id }: Pick<Appointment, 'id'>): Promise<void> {
  const answer = await shop.edit((await shop.read(id)).body, { agenda_id: agenda })
  expect([answer.status, answer.body.agenda_id]).toEqual([200, agenda])
}
const refusalAt = async ({ agenda }: Barber, startsAt = TEN) =>
  (await shop.tryBook(shop.request(startsAt, { agenda_id: agenda }))).body.code
const cut = 'Corte - Ana Lima'
/** How the counter is refused in a time that is closed to a person. */
const CLOSED = 'APPOINTMENT_INVALID'

describe('what is written where', () => {
  it('a confirmed appointment is in its person’s calendar and in the company’s; of who has none in the company’s alone', async () => {
    await shop.given('2037-11-18T18:00:00Z', { agenda_id: bia.agenda })
    await givenBooked(bia)
    await givenBooked(caio, '2037-11-18T15:00:00Z')
    expect(titles(companys, bias)).toEqual([[cut, cut], [cut]])
    expect((await bia.google()).status).toMatchObject({ connected: true, pending: 0, error: null })
  })

  it('what an import brings is in no calendar before it changes', async () => {
    const row = {
      key: 'linha 1',
      starts_at: TEN,
      agenda_id: bia.agenda,
      service_id: shop.cut,
      service: 'Corte',
      client: 'Ana Lima',
      phone: '92991234567',
      notes: '',
    }
    const { status } = await shop.ask('/api/agenda/imports', 'POST', {
      id: randomUUID(),
      name: 'agenda.csv',
      kind: 'csv',
      past: 'keep',
      rows: [row],
    })
    await town.work(shop)
    expect([status, ...titles(companys, bias)]).toEqual([201, [], []])
    const { body } = await shop.ask<{ appointments: Appointment[] }>(
      '/api/appointments?from=2037-11-18&to=2037-11-18',
    )
    expect((await shop.edit(body.appointments[0]!, { notes: 'Alergia' })).status).toBe(200)
    await town.work(shop)
    expect(titles(companys, bias)).toEqual([[cut], [cut]])
  })

  it('without a calendar of the company it is in the person’s all the same', async () => {
    await shop.ask('/api/google/disconnect', 'POST', {})
    const { id } = await givenBooked(bia)
    expect(titles(companys, bias)).toEqual([[], [cut]])
    await shop.setStatus((await shop.read(id)).body, 'cancelled')
    await town.work(shop)
    expect(titles(bias)).toEqual([[]])
  })

  it('only in their own, where the owner says so, and in both again when not any more, or when it is disconnected', async () => {
    await givenBooked(bia)
    const say = async (also_company: boolean) => {
      const { status } = await shop.ask(`/api/google/people/${bia.agenda}`, 'POST', { also_company })
      expect(status).toBe(200)
      await town.work(shop)
    }
    await say(false)
    expect(titles(companys, bias)).toEqual([[], [cut]])
    await say(true)
    expect(titles(companys, bias)).toEqual([[cut], [cut]])
    await say(false)
    await bia.ask(`/api/google/people/${bia.agenda}/disconnect`, {})
    await town.work(shop)
    expect(titles(companys, bias)).toEqual([[cut], [cut]])
    expect(await bia.google()).toMatchObject({ also_company: true, status: { connected: false } })
  })

  it('one that Google refuses in one calendar is that calendar’s problem alone, and is tried again when asked', async () => {
    bias.refusesNextEvent()
    await givenBooked(bia)
    expect(titles(companys, bias)).toEqual([[cut], []])
    expect((await bia.google()).status).toMatchObject({ error: null, refused: [{ service: 'Corte' }] })
    expect(await shop.status()).toMatchObject({ error: null, refused: [] })
    await bia.ask(`/api/google/people/${bia.agenda}/check`, {})
    await town.work(shop)
    expect(titles(bias)).toEqual([[cut]])
    expect((await bia.google()).status.refused).toEqual([])
  })
})

describe('what keeps whom out', () => {
  const dentist = { summary: 'Consulta - Dr. Paulo', start: at(14), end: at(15) }

  it('a busy event of a person blocks that person alone, and nobody reads what it is', async () => {
    bias.puts(dentist)
    await town.work(shop, { job: 'calendar-read', agendaId: bia.agenda })
    expect([await refusalAt(bia), await refusalAt(caio)]).toEqual([CLOSED, undefined])
    const { body, text } = await shop.ask<{ closures: Closure[] }>(
      '/api/appointments?from=2037-11-16&to=2037-11-22',
    )
    expect(body.closures).toMatchObject([
      { agenda_id: bia.agenda, starts_at: TEN, source: 'google', reason: 'Google Calendar' },
    ])
    expect(text).not.toContain('Paulo')
  })

  it('a whole day of theirs that is busy closes theirs; one that is free closes nothing', async () => {
    bias.puts({
      summary: 'Folga',
      start: { date: '2037-11-18' },
      end: { date: '2037-11-19' },
      transparency: 'opaque',
    })
    bias.puts({ summary: 'Aniversário', start: { date: '2037-11-19' }, end: { date: '2037-11-20' } })
    await town.work(shop, { job: 'calendar-read', agendaId: bia.agenda })
    expect([
      await refusalAt(bia),
      await refusalAt(caio),
      await refusalAt(bia, '2037-11-19T14:00:00Z'),
    ]).toEqual([CLOSED, undefined, undefined])
  })

  it('an event of the company’s blocks as it did, and one that stands in both blocks neither twice', async () => {
    const shared = { ...dentist, id: 'reuniao1', end: at(16) }
    companys.puts(shared)
    bias.puts(shared)
    await town.work(shop, 'calendar-read', { job: 'calendar-read', agendaId: bia.agenda })
    expect([await refusalAt(bia), await refusalAt(caio)]).toEqual([CLOSED, undefined])
    bias.deletes('reuniao1')
    await town.work(shop, { job: 'calendar-read', agendaId: bia.agenda })
    expect(await refusalAt(bia)).toBeUndefined()
  })

  it('events of ours block nobody and come back as no appointment, in whichever calendar they stand', async () => {
    const booked = await givenBooked(bia)
    await moveTo(caio, booked)
    await town.work(shop, 'calendar-read', { job: 'calendar-read', agendaId: bia.agenda })
    expect(await refusalAt(bia)).toBeUndefined()
    expect((await shop.read(booked.id)).body).toMatchObject({ agenda_id: caio.agenda, starts_at: TEN })
  })
})

describe('to another chair', () => {
  beforeEach(async () => {
    await caio.connect(caios)
    await town.work(shop)
  })

  it.each([
    ['nothing fails', undefined],
    ['the old one cannot be written', { how: 'backendError', calls: /^DELETE/ }],
    ['the new one cannot be written', { how: 'backendError', calls: /^POST .*events/ }],
    ['the answer of the deletion is lost', { how: 'lose', calls: /^DELETE/, times: 1 }],
    ['the answer of the new event is lost', { how: 'lose', calls: /^POST .*events/, times: 1 }],
  ] as const)('it leaves the one calendar and comes into the other once: %s', async (_, fault) => {
    const booked = await givenBooked(bia)
    if (fault) town.google.misbehave({ fault })
    await moveTo(caio, booked)
    await town.work(shop)
    town.google.behaveWell()
    const again = [bia, caio].map(({ agenda: agendaId }) => ({ job: 'calendar-write' as const, agendaId }))
    await town.work(shop, ...again, ...again)
    expect(titles(companys, bias, caios)).toEqual([[cut], [], [cut]])
    expect(companys.events()[0]!.description).toContain('Profissional: Caio Luz')
    await moveTo(bia, booked)
    await town.work(shop)
    expect(titles(companys, bias, caios)).toEqual([[cut], [cut], []])
  })

  it('back and forth before anything is written, it is where it stands', async () => {
    town.google.misbehave({ fault: { how: 'unavailable' } })
    const booked = await givenBooked(bia)
    for (const to of [caio, bia, caio]) await moveTo(to, booked)
    town.google.behaveWell()
    await town.work(
      shop,
      'calendar-write',
      ...[bia, caio].map(({ agenda: agendaId }) => ({ job: 'calendar-write' as const, agendaId })),
    )
    expect(titles(companys, bias, caios)).toEqual([[cut], [], [cut]])
  })

  it('dragged by the person in their own calendar, it moves here and in the company’s; into a taken time it comes back', async () => {
    const booked = await givenBooked(bia)
    const { id } = bias.events()[0]!
    bias.moves(id, { start: at(16), end: at(17) })
    await town.work(shop, { job: 'calendar-read', agendaId: bia.agenda })
    expect((await shop.read(booked.id)).body.starts_at).toBe('2037-11-18T16:00:00.000Z')
    expect(companys.events()[0]!.start).toMatchObject({
      dateTime: expect.stringMatching(/^2037-11-18T(12|16):00/) as string,
    })
    await shop.given('2037-11-18T18:00:00Z', { status: 'confirmed', agenda_id: bia.agenda })
    bias.moves(id, { start: at(18), end: at(19) })
    await town.work(shop, { job: 'calendar-read', agendaId: bia.agenda })
    expect((await shop.read(booked.id)).body.starts_at).toBe('2037-11-18T16:00:00.000Z')
    expect(bias.event(id).start.dateTime).toMatch(/T(12|16):00/)
  })
})

describe('one person’s trouble', () => {
  beforeEach(async () => {
    await caio.connect(caios)
    await town.work(shop)
  })

  it('a revoked authorisation is told at that person alone; what is theirs waits and is written after a new consent', async () => {
    bias.revokesAccess()
    await bia.ask(`/api/google/people/${bia.agenda}/check`, {})
    const booked = await givenBooked(bia)
    await givenBooked(caio)
    expect(titles(companys, bias, caios)).toEqual([[cut, cut], [], [cut]])
    expect((await bia.google()).status).toMatchObject({
      connected: false,
      error: { code: 'REFRESH_TOKEN_REVOKED' },
    })
    expect((await caio.google()).status).toMatchObject({ connected: true, error: null })
    expect(await shop.status()).toMatchObject({ connected: true, error: null, pending: 0 })
    await bia.connect(bias)
    await town.work(shop)
    expect(titles(bias)).toEqual([[cut]])
    await shop.setStatus((await shop.read(booked.id)).body, 'cancelled')
    await town.work(shop)
    expect(titles(companys, bias, caios)).toEqual([[cut], [], [cut]])
  })

  it('a Google that renews nobody’s token keeps only them waiting whose token has ended', async () => {
    bias.expiresTokens('access')
    town.google.misbehave({ fault: { how: 'internal_failure' } })
    await givenBooked(bia)
    await givenBooked(caio)
    expect(titles(companys, bias, caios)).toEqual([[cut, cut], [], [cut]])
    expect((await bia.google()).status).toMatchObject({ connected: true, pending: 1 })
    town.google.behaveWell()
    await town.work(shop, { job: 'calendar-write', agendaId: bia.agenda })
    expect(titles(bias)).toEqual([[cut]])
    expect((await bia.google()).status).toMatchObject({ pending: 0, error: null })
  })

  it('every connection has its turn of the ten minutes', async () => {
    const since = town.google.requests().length
    bias.puts({ summary: 'Almoço', start: at(16), end: at(17) })
    await town.work(shop, 'google-turns')
    const { rows } = await town.server.app.db.owner.query<{ key: string }>(
      `select key from graphile_worker.jobs where key like 'google-check-turn:' || $1 || '%' order by key`,
      [shop.company.id],
    )
    const names = [bia, caio].map(({ agenda }) => `google-check-turn:${shop.company.id}:${agenda}`).sort()
    expect(rows.map(({ key }) => key)).toEqual([`google-check-turn:${shop.company.id}`, ...names])
    expect(town.google.requests().length).toBeGreaterThanOrEqual(since)
  })
})

describe('who stops working here', () => {
  it.each<[string, (who: Barber) => Promise<unknown>]>([
    [
      'switched off',
      ({ employee }) => shop.ask(`/api/agenda/employees/${employee}`, 'PUT', { active: false }),
    ],
    [
      'let go',
      ({ employee }) =>
        shop.ask(`/api/employees/${employee}/end`, 'POST', { left_on: '2026-01-02', reason: '' }),
    ],
  ])('%s: the authorisation is taken back at Google and forgotten, the company’s lives', async (_, leave) => {
    expect(bias.allowed()).not.toEqual([])
    await leave(bia)
    await town.work(shop)
    expect(bias.allowed()).toEqual([])
    const { rows } = await town.server.app.db.owner.query(
      'select connected, access_token, refresh_token from google_connections where agenda_id = $1',
      [bia.agenda],
    )
    expect(rows).toEqual([{ connected: false, access_token: null, refresh_token: null }])
    expect(await shop.status()).toMatchObject({ connected: true })
    expect((await peopleOf(shop)).map(({ name }) => name)).toEqual(['Caio Luz'])
  })
})

describe('who connects an account that the company has left', () => {
  it('has their appointments there as anybody', async () => {
    await givenBooked(caio)
    clock.set('2037-11-16T12:05:00Z')
    await shop.connect(town.person())
    await town.work(shop)
    await caio.connect(companys)
    await town.work(shop)
    const before = companys.events().length
    expect(await caio.google()).toMatchObject({ shared: false, status: { connected: true, pending: 0 } })
    await givenBooked(caio, '2037-11-18T16:00:00Z')
    expect(companys.events()).toHaveLength(before + 1)
  })
})

describe('who connects the company’s own account', () => {
  it('has each appointment there once, and their leaving does not end the company’s', async () => {
    await givenBooked(caio)
    await caio.connect(companys)
    await town.work(shop)
    expect(await caio.google()).toMatchObject({ shared: true, status: { connected: true, pending: 0 } })
    await givenBooked(caio, '2037-11-18T16:00:00Z')
    expect(titles(companys)).toEqual([[cut, cut]])
    companys.puts({ summary: 'Médico', start: at(18), end: at(19) })
    await town.work(shop, { job: 'calendar-read', agendaId: caio.agenda })
    expect(await refusalAt(caio, '2037-11-18T18:00:00Z')).toBe(CLOSED)
    await caio.ask(`/api/google/people/${caio.agenda}/disconnect`, {})
    expect(companys.allowed()).not.toEqual([])
    await givenBooked(caio, '2037-11-18T19:00:00Z')
    expect(titles(companys)[0]).toHaveLength(4)
  })
})
