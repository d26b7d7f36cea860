import type { PersonGoogle } from '@balcao/contract/google'
import type { GooglePerson } from '@balcao/testkit/google'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { movableClock } from '../../scheduling/testing/movable-clock'
import { startGoogleTown, type GoogleTown, type LinkedShop } from '../../testing/google'
import { givenBarber, peopleOf, type Barber } from './testing/barbers'

const PUBLIC_URL = 'https://loja.example'
const clock = movableClock('2037-11-16T12:00:00Z')
let town: GoogleTown
let shop: LinkedShop
let bia: Barber
let caio: Barber
let bias: GooglePerson

beforeAll(async () => {
  town = await startGoogleTown({ clock: clock.now, env: { BALCAO_PUBLIC_URL: PUBLIC_URL } })
  town.google.routePushes(PUBLIC_URL, town.server.url)
})
afterAll(() => town.stop())
beforeEach(async () => {
  bias = town.person()
  shop = await town.givenShop()
  bia = await givenBarber(town, shop, 'Bia Reis')
  caio = await givenBarber(town, shop, 'Caio Luz', { seesColleagues: true })
})
afterEach(() => town.google.behaveWell())

const ofPerson = ({ agenda }: Pick<Barber, 'agenda'>, act = '') => `/api/google/people/${agenda}${act}`
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('a professional', () => {
  it('connects their own, reads of it alone, and takes it back', async () => {
    await bia.connect(bias)
    await town.work(shop)
    const read = await bia.ask<{ people: PersonGoogle[] }>('/api/google/people')
    expect(read.body.people).toMatchObject([
      { agenda_id: bia.agenda, name: 'Bia Reis', status: { connected: true } },
    ])
    expect(read.text).not.toMatch(/token|ya29|1\/\//)
    const caios = await caio.ask<{ people: PersonGoogle[] }>('/api/google/people')
    expect(caios.body.people.map(({ name }) => name)).toEqual(['Caio Luz'])
    const left = await bia.ask<PersonGoogle>(ofPerson(bia, '/disconnect'), {})
    expect(left.body).toMatchObject({ status: { connected: false } })
    expect(bias.allowed()).toEqual([])
  })

  it('does nothing to a colleague’s, whether they may see them or not, nor to the company’s', async () => {
    await bia.connect(bias)
    await town.work(shop)
    for (const act of ['/consent', '/check', '/disconnect'])
      expect([act, (await caio.ask(ofPerson(bia, act), {})).body.code]).toEqual([act, 'AGENDA_NOT_FOUND'])
    expect((await caio.ask(ofPerson(caio), { also_company: false })).status).toBe(403)
    for (const [path, body] of [
      ['/api/google/consent', {}],
      ['/api/google/disconnect', {}],
      ['/api/google/status', undefined],
    ] as const)
      expect([path, (await caio.ask(path, body)).status]).toEqual([path, 403])
    expect((await bia.google()).status.connected).toBe(true)
  })

  it('books and cancels what is theirs, and both calendars follow', async () => {
    const companys = town.person()
    await shop.connect(companys)
    await bia.connect(bias)
    const request = shop.request('2037-11-18T14:00:00Z', { status: 'confirmed' })
    const { body, status } = await bia.ask<{ id: string; version: number }>('/api/appointments', request)
    await town.work(shop)
    expect([status, bias.events().length, companys.events().length]).toEqual([201, 1, 1])
    const { id, version } = body
    await bia.ask(`/api/appointments/${id}/status`, { version, status: 'cancelled' })
    await town.work(shop)
    expect([bias.events(), companys.events()]).toEqual([[], []])
  })

  it('is kept from another’s rows by the database itself', async () => {
    await bia.connect(bias)
    await town.work(shop)
    const { db } = town.server.app
    const { rows } = await db.owner.query<{ id: string }>(
      'select employee_id as id from agendas where id = $1',
      [caio.agenda],
    )
    const worker = db.asWorker({ employeeId: rows[0]!.id, seesColleagues: true })
    for (const statement of [
      'select 1 from google_connections where agenda_id is not null',
      'update google_connections set connected = false',
      'delete from google_connections',
      'select 1 from google_copies',
      'select 1 from google_consents',
    ])
      expect([
        statement,
        await worker.asCompany(
          shop.company.id,
          async (tx) => (await tx.execute({ text: statement, values: [] } as never)).rowCount,
        ),
      ]).toEqual([statement, 0])
  })
})

describe('a consent', () => {
  it('is finished in its own session alone, once, and for whom it was begun', async () => {
    const { body } = await bia.ask<{ url: string }>(ofPerson(bia, '/consent'), {
      return_to: '/dashboard/my-google',
    })
    const { state, code } = queryOf(bias.consents(body.url))
    for (const other of [
      caio.ask,
      (path: string, sent: unknown) => shop.ask<{ code: string }>(path, 'POST', sent),
    ])
      expect((await other('/api/google/callback', { state, code })).body.code).toBe('GOOGLE_STATE_INVALID')
    const { body: done } = await bia.ask<{ return_to: string }>('/api/google/callback', { state, code })
    expect(done.return_to).toBe('/dashboard/my-google')
    expect((await bia.ask('/api/google/callback', { state, code })).body.code).toBe('GOOGLE_STATE_INVALID')
    expect(await shop.status()).toMatchObject({ connected: false })
    expect((await bia.google()).status.connected).toBe(true)
  })

  it('is begun by the owner for anybody who has an agenda, and for nobody else', async () => {
    const { body } = await shop.ask<{ url: string }>(ofPerson(caio, '/consent'), 'POST', {})
    const { state, code } = queryOf(bias.consents(body.url))
    expect((await shop.ask('/api/google/callback', 'POST', { state, code })).status).toBe(200)
    expect((await peopleOf(shop)).map(({ name, status }) => [name, status.connected])).toEqual([
      ['Bia Reis', false],
      ['Caio Luz', true],
    ])
    const elsewhere = await town.givenShop()
    const foreign = await givenBarber(town, elsewhere, 'Davi')
    const company = await shop.ask<{ agendas: { id: string; employee_id: string | null }[] }>(
      '/api/agenda/settings',
    )
    const own = company.body.agendas.find(({ employee_id }) => employee_id === null)!
    for (const agenda of [foreign.agenda, own.id, '00000000-0000-4000-8000-000000000000'])
      for (const act of ['/consent', '/check', '/disconnect']) {
        const answer = await shop.ask<{ code: string }>(ofPerson({ agenda }, act), 'POST', {})
        expect([agenda, act, answer.body.code]).toEqual([agenda, act, 'AGENDA_NOT_FOUND'])
      }
  })
})

it('a push of either calendar is heard for that one', async () => {
  const companys = town.person()
  await shop.connect(companys)
  await bia.connect(bias)
  await town.work(shop)
  await town.google.idle()
  await town.work(shop)
  const busy = (hour: string) => ({
    summary: 'Ocupada',
    start: { dateTime: `2037-11-18T${hour}:00:00Z` },
    end: { dateTime: `2037-11-18T${hour}:30:00Z` },
  })
  bias.puts(busy('14'))
  companys.puts(busy('15'))
  await town.google.idle()
  await town.work(shop)
  const { rows } = await town.server.app.db.owner.query(
    `select 'person' as whose, lower(time) as at from google_busy where company_id = $1
     union all select 'company', lower(time) from calendar_events where company_id = $1 order by 1`,
    [shop.company.id],
  )
  expect(rows).toEqual([
    { whose: 'company', at: new Date('2037-11-18T15:00:00Z') },
    { whose: 'person', at: new Date('2037-11-18T14:00:00Z') },
  ])
})
