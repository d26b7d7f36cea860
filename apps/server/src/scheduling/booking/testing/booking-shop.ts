import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyInputOf } from '@balcao/contract'
import type { bookSlot, holdSlot, OwnBooking, PublicAgenda } from '@balcao/contract/booking'
import { expect } from 'vitest'
import { sql } from '../../../platform/database/sql'
import { givenCompany, type TestCompany } from '../../../testing/builders'
import { call, type Answer, type CallOptions } from '../../../testing/call'
import type { TestServer } from '../../../testing/server'
import { confirmSessions } from '../../../testing/sign-in'
import { readSettings, writeSettings, type StoredSettings } from '../../agenda/settings.store'
import { selectAppointments, type StoredAppointment } from '../../appointments/appointments.store'

type BookingBody = BodyInputOf<typeof bookSlot>

/** What a refusal says. */
interface Refusal {
  code: string
  mensagem: string
  fields?: { path: string; mensagem: string }[]
  current?: { slots: { start: string }[] }
}

/** A salon in Manaus (UTC-4), open on weekdays from 8 to 12 and 13 to 18, with a visitor's token at hand. */
export interface BookingShop {
  company: TestCompany
  agenda(query?: string): Promise<Answer<PublicAgenda>>
  hold(request: object): Promise<Answer<AnswerOf<typeof holdSlot> & Refusal>>
  release(id: string): Promise<Answer<Refusal>>
  book(request: object): Promise<Answer<OwnBooking & Refusal>>
  own(link: string, company?: string): Promise<Answer<OwnBooking & Refusal>>
  change(link: string, body: object, company?: string): Promise<Answer<OwnBooking & Refusal>>
  /** Every row of the agenda, held times included, in the order of their starts. */
  rows(): Promise<StoredAppointment[]>
  save(change: object): Promise<void>
  settings(change: StoredSettings): Promise<void>
}

const weekdays = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta']

const hours = weekdays.flatMap((dia) => [
  { dia, horario_inicio: '08:00', horario_fim: '12:00', status: 'aberto' },
  { dia, horario_inicio: '13:00', horario_fim: '18:00', status: 'aberto' },
])

const services = [
  {
    id: 'cabelo',
    nome: 'Cabelo',
    ativo: true,
    produtos: [
      { id: 'corte', nome: 'Corte', descricao: 'Lavado e seco', preco: 50, duracao: 60, margem: 'segredo' },
      { id: 'luzes', nome: 'Luzes', preco: 320, duracao: 180 },
      { id: 'velho', nome: 'Penteado antigo', preco: 9, duracao: 30, ativo: false },
    ],
  },
  {
    id: 'reforma',
    nome: 'Reforma',
    ativo: true,
    modalidade: 'dia',
    produtos: [{ id: 'mesa', nome: 'Mesa', preco: 900, duracao: 1440 }],
  },
]

/** Opens the shop. */
export async function givenBookingShop(
  server: TestServer,
  overrides: Parameters<typeof givenCompany>[1] = {},
): Promise<BookingShop> {
  const company = await givenCompany(server, { nome: 'Salão da Praça', ...overrides })
  await confirmSessions(server, company)
  const openVisit = async () => (await call<{ token: string }>(server, '/api/visit')).body.token
  let visit = await openVisit()
  const base = `/api/booking/${company.id}`
  const { cookie } = company
  const { db } = server.app

  async function save(change: object): Promise<void> {
    const body = { cnpj: company.cnpj, ...change }
    const answer = await call(server, '/webhook/update-customer', { body, cookie })
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  }

  /** Tests move the clock beyond a token's life: then a new one is fetched, as the page does. */
  async function asVisitor<T>(path: string, request: CallOptions): Promise<Answer<T>> {
    const answer = await call<T>(server, path, { ...request, bearer: visit })
    if (answer.status !== 401) return answer
    visit = await openVisit()
    return call<T>(server, path, { ...request, bearer: visit })
  }

  const shop: BookingShop = {
    company,
    agenda: (query = '') => call(server, `${base}${query}`),
    hold: (body) => asVisitor(`${base}/holds`, { body }),
    release: (id) => asVisitor(`${base}/holds/${id}`, { method: 'DELETE' }),
    book: (body) => asVisitor(`${base}/bookings`, { body }),
    own: (link, id = company.id) => call(server, `/api/booking/${id}/bookings/${link}`),
    change: (link, body, id = company.id) => asVisitor(`/api/booking/${id}/bookings/${link}`, { body }),
    rows: () =>
      db.asCompany(company.id, (tx) => selectAppointments(tx, company.id, sql`true order by a.starts_at`)),
    save,
    settings: (change) =>
      db.asCompany(company.id, async (tx) => {
        const { version } = await readSettings(tx, company.id)
        expect(await writeSettings(tx, company.id, version, change)).toBe(true)
      }),
  }
  await save({ horario_funcionamento: hours, cidade_empresa: 'Manaus' })
  await save({ cardapio_json: { cardapio: { categorias: [] }, servicos: { categorias: services } } })
  return shop
}

/** What somebody asks for; 9 h on Tuesday, 17 November 2026, in Manaus. */
export function buildBooking(change: Partial<BookingBody> = {}): BookingBody {
  return {
    id: randomUUID(),
    service_id: 'corte',
    starts_at: '2026-11-17T13:00:00Z',
    name: 'Ana Lima',
    phone: '(92) 99123-4567',
    consent: true,
    ...change,
  }
}

/** The part of a booking that holds its time. */
export function holdOf({ id, service_id, starts_at }: BookingBody): object {
  return { id, service_id, starts_at }
}
