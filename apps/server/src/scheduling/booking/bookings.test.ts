import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { readPixPayload } from '@balcao/domain/pix/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { borrowTestServer } from '../../testing/borrowed-server'
import { call } from '../../testing/call'
import type { TestServer } from '../../testing/server'
import { requireBookingForm } from './require-booking-form'
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

describe('booking', () => {
  it('BOOK-21 BOOK-36 is stored before it is answered, with all that the customer said', async () => {
    const request = buildBooking({
      email: 'ana@exemplo.example',
      address: 'Rua das Flores, 120',
      notes: 'Primeira vez',
    })
    const { status, body, text } = await shop.book(request)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: request.id,
      status: 'pending',
      service: 'Corte',
      price_cents: 5000,
      duration: 60,
      starts_at: '2026-11-17T13:00:00.000Z',
      ends_at: '2026-11-17T14:00:00.000Z',
      client: 'Ana Lima',
      changeable: true,
      deposit: null,
      company: { nome: 'Salão da Praça', time_zone: 'America/Manaus' },
    })
    expect(await shop.rows()).toMatchObject([
      {
        id: request.id,
        source: 'public',
        client: 'Ana Lima',
        phone: '(92) 99123-4567',
        email: 'ana@exemplo.example',
        address: 'Rua das Flores, 120',
        notes: 'Primeira vez',
        consented_at: now,
      },
    ])
    expect(new URL(body.google_template_url).host).toBe('calendar.google.com')
    for (const secret of ['99123', 'Flores', 'exemplo.example', 'Primeira vez'])
      expect(text).not.toContain(secret)
  })

  it('needs a visit token and the customer’s consent', async () => {
    const path = `/api/booking/${shop.company.id}/bookings`
    expect((await call(server, path, { body: buildBooking() })).status).toBe(401)
    const answer = await shop.book({ ...buildBooking(), consent: false })
    expect([answer.status, answer.body.fields?.map(({ path: field }) => field)]).toEqual([400, ['consent']])
    expect(await shop.rows()).toEqual([])
  })

  it.each([
    ['BOOK-27', { name: 'Jo' }, 'name', 'Nome deve ter pelo menos 3 caracteres'],
    ['BOOK-29', { phone: '9123-4567' }, 'phone', 'Telefone deve estar no formato (11) 99999-9999'],
    ['BOOK-29', { phone: '(92) 9912-345' }, 'phone', 'Telefone deve estar no formato (11) 99999-9999'],
    ['BOOK-30', { email: 'ana@' }, 'email', 'Email deve estar em formato válido'],
  ])('%s a form with %j is refused with the words of its field', async (_, change, path, mensagem) => {
    const { status, body } = await shop.book(buildBooking(change))
    expect([status, body.code, body.fields]).toEqual([422, 'APPOINTMENT_INVALID', [{ path, mensagem }]])
    expect(await shop.rows()).toEqual([])
  })

  it('BOOK-26 BOOK-28 a form without name or phone is refused', async () => {
    for (const path of ['name', 'phone']) {
      const { status, body } = await shop.book(buildBooking({ [path]: '  ' }))
      expect([status < 500, status >= 400, body.fields?.map((field) => field.path)]).toEqual([
        true,
        true,
        [path],
      ])
    }
    expect(await shop.rows()).toEqual([])
    expect(fieldsOf({ name: '', phone: '' })).toEqual([
      { path: 'name', mensagem: 'Nome é obrigatório' },
      { path: 'phone', mensagem: 'Telefone é obrigatório' },
    ])
  })

  it('BOOK-30 an empty e-mail, address or note is none', async () => {
    expect((await shop.book(buildBooking({ email: ' ', address: '', notes: null }))).status).toBe(201)
    expect(await shop.rows()).toMatchObject([{ email: null, address: null, notes: null }])
  })

  it.each([
    ['APPT-35 in the past', '2026-11-16T11:00:00Z', 'Data e hora não podem ser no passado'],
    ['sooner than the notice', '2026-11-16T13:00:00Z', 'Este horário está muito próximo'],
    ['beyond the horizon', '2026-11-24T13:00:00Z', 'Este dia ainda não está aberto'],
    ['between two starts of the grid', '2026-11-17T13:30:00Z', 'fora do horário de atendimento'],
    ['in the lunch break', '2026-11-17T16:00:00Z', 'fora do horário de atendimento'],
    ['AVAIL-14 AVAIL-17 on a closed day', '2026-11-21T13:00:00Z', 'Este dia está fechado para agendamentos'],
    [
      'AVAIL-13 on a day marked unavailable',
      '2026-11-18T13:00:00Z',
      'Este dia está marcado como indisponível',
    ],
  ])('%s is refused and holds nothing', async (_, starts_at, words) => {
    await shop.settings({ notice_minutes: 120, horizon_days: 7 })
    await server.app.db.owner.query(
      `insert into closures (company_id, id, date, source) values ($1, $2, '2026-11-18', 'owner')`,
      [shop.company.id, randomUUID()],
    )
    const request = buildBooking({ starts_at })
    for (const answer of [await shop.hold(holdOf(request)), await shop.book(request)]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'APPOINTMENT_INVALID'])
      expect(answer.body.mensagem).toContain(words)
    }
    expect(await shop.rows()).toEqual([])
  })

  it('AVAIL-15 a service ends inside the hours: three hours do not begin at five', async () => {
    const request = buildBooking({ service_id: 'luzes', starts_at: '2026-11-17T21:00:00Z' })
    expect((await shop.book(request)).body.mensagem).toContain('não termina dentro do horário')
    expect((await shop.book({ ...request, starts_at: '2026-11-17T19:00:00Z' })).status).toBe(201)
  })

  it('stands as confirmed at once where the company wishes it', async () => {
    await shop.settings({ confirm_by_self: true })
    expect((await shop.book(buildBooking())).body.status).toBe('confirmed')
  })

  it('asks for the deposit of its service, by PIX and with a deadline, and is not confirmed before it is paid', async () => {
    await shop.save({ pix_tipo: 'cnpj', pix_chave: '11222333000181' })
    const rules = { bookable: true, buffer_before: 0, buffer_after: 0, waiting_list: false }
    const services = {
      corte: {
        ...rules,
        deposit_cents: 2000,
        deposit_minutes: 60,
        place_ids: [],
        reminders: null,
        seats: 1,
        people: 1,
      },
    }
    await shop.settings({ confirm_by_self: true, services })
    const { body } = await shop.book(buildBooking())
    expect(body).toMatchObject({
      status: 'pending',
      deposit: { cents: 2000, due_at: '2026-11-16T13:00:00.000Z', paid: false },
    })
    const pix = readPixPayload(body.deposit!.pix_copia_e_cola!)
    const txid = body.id.replaceAll('-', '').slice(0, 25)
    expect(pix).toMatchObject({ key: '11222333000181', cents: 2000, txid })
    expect((await shop.change(body.link, { act: 'confirm', version: 1 })).body.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    )
    now = new Date('2026-11-16T13:00:00Z')
    expect((await shop.own(body.link)).body.deposit).toMatchObject({ paid: false, pix_copia_e_cola: null })
  })

  it('of a deposit without a key tells the sum and gives no code', async () => {
    const rules = { bookable: true, buffer_before: 0, buffer_after: 0, waiting_list: false }
    await shop.settings({
      services: {
        corte: {
          ...rules,
          deposit_cents: 2000,
          deposit_minutes: 60,
          place_ids: [],
          reminders: null,
          seats: 1,
          people: 1,
        },
      },
    })
    expect((await shop.book(buildBooking())).body.deposit).toMatchObject({
      cents: 2000,
      pix_copia_e_cola: null,
    })
  })

  it('BOOK-34 BOOK-35 says whether the company’s calendar has it, as it is', async () => {
    const { body } = await shop.book(buildBooking())
    const has = async (change: string) => {
      await server.app.db.owner.query(`update appointments set ${change} where id = $1`, [body.id])
      return (await shop.own(body.link)).body.in_calendar
    }
    expect(body.in_calendar).toBe(false)
    expect(await has(`status = 'confirmed', google_dirty = true`)).toBe(false)
    expect(await has(`google_event_id = 'abc123', google_dirty = false`)).toBe(true)
    expect(await has(`google_dirty = true`)).toBe(false)
  })

  it('a machine that fills in the hidden field is answered as if booked, and nothing is stored', async () => {
    const request = buildBooking()
    const pretended = await shop.book({ ...request, website: 'https://spam.example' })
    expect(pretended.status).toBe(201)
    expect(await shop.rows()).toEqual([])
    const real = await shop.book(request)
    expect(Object.keys(pretended.body).toSorted()).toEqual(Object.keys(real.body).toSorted())
    // Its link has the same form and opens nothing; the form for Google carries it.
    const { link, google_template_url } = real.body
    expect({ ...pretended.body, link, google_template_url }).toEqual(real.body)
    const taken = await shop.book({ ...buildBooking(), website: 'https://spam.example' })
    expect(taken.body.code).toBe('SLOT_TAKEN')
  })

  it('names nothing of another company: neither agenda, nor service, nor a booking’s id', async () => {
    const neighbour = await givenBookingShop(server, { nome: 'Vizinha' })
    const theirs = buildBooking({ name: 'Zuleica Marcada' })
    await neighbour.book(theirs)
    const { agenda_id } = (await neighbour.rows())[0]!
    expect((await shop.book(buildBooking({ agenda_id }))).body.code).toBe('AGENDA_NOT_FOUND')
    expect((await shop.hold({ ...holdOf(buildBooking()), agenda_id })).status).toBe(404)
    expect((await shop.agenda(`?agenda_id=${agenda_id}`)).status).toBe(404)
    expect((await shop.book(buildBooking({ service_id: randomUUID() }))).body.code).toBe('SERVICE_NOT_FOUND')
    await shop.release(theirs.id)
    const mine = await shop.book(buildBooking({ id: theirs.id }))
    expect([mine.status, mine.text.includes('Zuleica')]).toEqual([201, false])
    expect(await neighbour.rows()).toMatchObject([{ id: theirs.id, client: 'Zuleica Marcada', version: 1 }])
  })
})

describe('the same booking again', () => {
  it('a nervous thumb books once, also sixteen times at once, with or without a kept time', async () => {
    for (const starts_at of ['2026-11-17T13:00:00Z', '2026-11-18T13:00:00Z']) {
      const request = buildBooking({ starts_at })
      if (starts_at.includes('-18T')) await shop.hold(holdOf(request))
      const answers = await Promise.all(Array.from({ length: 16 }, () => shop.book(request)))
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(answers[0]!.status).toBe(201)
    }
    expect(await shop.rows()).toHaveLength(2)
  })

  it('whose answer was lost is answered alike, though the day was closed and the service taken off since', async () => {
    const request = buildBooking()
    const unanswered = await sendUnanswered(request)
    await vi.waitFor(async () => expect(await shop.rows()).toHaveLength(1), { timeout: 10_000 })
    unanswered.destroy()
    await server.app.db.owner.query(
      `insert into closures (company_id, id, date, source) values ($1, $2, '2026-11-17', 'owner')`,
      [shop.company.id, randomUUID()],
    )
    await shop.save({ cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: [] } } })
    expect(await shop.book(request)).toMatchObject({ status: 201, body: { id: request.id, version: 1 } })
    expect(await shop.rows()).toHaveLength(1)
  })

  it('under an id that is known with other words is refused, and told nothing of the first', async () => {
    const request = buildBooking()
    await shop.book(request)
    for (const change of [
      { name: 'Outra Pessoa' },
      { starts_at: '2026-11-17T14:00:00Z' },
      { service_id: 'luzes' },
    ]) {
      const { status, body, text } = await shop.book({ ...request, ...change })
      expect([status, body.code, text.includes('Ana')]).toEqual([422, 'IDEMPOTENCY_MISMATCH', false])
    }
    expect((await shop.hold(holdOf(request))).body.code).toBe('IDEMPOTENCY_MISMATCH')
    expect(await shop.rows()).toMatchObject([{ client: 'Ana Lima', status: 'pending' }])
  })
})

function fieldsOf(form: { name: string; phone: string }): unknown {
  try {
    requireBookingForm(form)
  } catch (error) {
    return (error as { detail: { fields: unknown } }).detail.fields
  }
  return []
}

/** Sends a booking by a connection on which nobody listens to the answer. */
async function sendUnanswered(request: object): Promise<Socket> {
  const { body: visit } = await call<{ token: string }>(server, '/api/visit')
  const { hostname, port } = new URL(server.url)
  const text = JSON.stringify(request)
  const head = [
    `POST /api/booking/${shop.company.id}/bookings HTTP/1.1`,
    `host: ${hostname}`,
    `authorization: Bearer ${visit.token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ].join('\r\n')
  const socket = connect(Number(port), hostname)
  socket.write(`${head}\r\n\r\n${text}`)
  return socket
}
