import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '@balcao/contract'
import type { AgendaWarning, Appointment, createAppointment } from '@balcao/contract/scheduling'
import type { HoursRow } from '@balcao/domain/hours'
import type { RowChange } from '@balcao/domain/catalogue'
import { givenCompany, type TestCompany } from '../../testing/builders'
import { call, type Answer } from '../../testing/call'
import { buildCategory, buildItem, saveRows } from '../../testing/catalogue'
import type { TestServer } from '../../testing/server'

type AppointmentBody = BodyInputOf<typeof createAppointment>

/** A refusal as it is answered. */
export interface Refusal {
  code: string
  mensagem: string
  fields?: { path: string; mensagem: string }[]
  current?: { slots: { start: string }[]; appointments: Appointment[]; warnings: AgendaWarning[] }
}

/** A company with services and hours, and hands to work its agenda over HTTP. */
export interface AgendaShop {
  company: TestCompany
  /** Ids of its services: 60 and 30 minutes, and three days. */
  cut: string
  beard: string
  tattoo: string
  /** A call of the signed-in counter. */
  ask<Body = Record<string, unknown>>(path: string, method?: string, body?: unknown): Promise<Answer<Body>>
  /** A haircut for Ana Lima unless it says otherwise. */
  request(startsAt: string, overrides?: Partial<AppointmentBody>): AppointmentBody
  /** Books at the counter. @throws when it is refused */
  given(startsAt: string, overrides?: Partial<AppointmentBody>): Promise<Appointment>
  tryBook(request: AppointmentBody): Promise<Answer<Appointment & Refusal>>
  /** Asks for a status from the version at hand. */
  setStatus(
    appointment: Pick<Appointment, 'id' | 'version'>,
    status: Appointment['status'],
    more?: { no_show?: boolean },
  ): Promise<Answer<Appointment & Refusal>>
  edit(
    appointment: Pick<Appointment, 'id' | 'version'>,
    change: Record<string, unknown>,
  ): Promise<Answer<Appointment & Refusal>>
  read(id: string): Promise<Answer<Appointment & Refusal>>
}

/** Monday to Friday 09:00 to 18:00. */
export const officeHours: HoursRow[] = (
  ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const
).map((dia, place) => ({
  dia,
  horario_inicio: '09:00',
  horario_fim: '18:00',
  status: place < 5 ? 'aberto' : 'fechado',
}))

/** A shop in Manaus (UTC-4) open on weekdays, unless told otherwise. */
export async function givenAgendaShop(
  server: TestServer,
  {
    estado = 'AM',
    zone,
    hours = officeHours,
  }: { estado?: string; zone?: string; hours?: HoursRow[] | 'always' } = {},
): Promise<AgendaShop> {
  const company = await givenCompany(server, { estado })
  const rows = hours === 'always' ? allDay : hours
  await server.app.db.owner.query(
    'update companies set horario_funcionamento = $2, time_zone = coalesce($3, time_zone) where id = $1',
    [company.id, JSON.stringify(rows), zone ?? null],
  )
  const ids = await givenServices(server, company)
  const ask: AgendaShop['ask'] = (path, method, body) =>
    call(server, path, { cookie: company.cookie, ...(method ? { method } : {}), ...(body ? { body } : {}) })
  const request: AgendaShop['request'] = (startsAt, overrides) => ({
    id: randomUUID(),
    service_id: ids.cut,
    starts_at: startsAt,
    client: 'Ana Lima',
    phone: '92991234567',
    ...overrides,
  })
  const tryBook: AgendaShop['tryBook'] = (body) => ask('/api/appointments', 'POST', body)
  return {
    company,
    ...ids,
    ask,
    request,
    tryBook,
    async given(startsAt, overrides) {
      const answer = await tryBook(request(startsAt, overrides))
      if (answer.status !== 201) throw new Error(`booking refused: ${answer.status} ${answer.text}`)
      return answer.body
    },
    setStatus: ({ id, version }, status, more) =>
      ask(`/api/appointments/${id}/status`, 'POST', { version, status, ...more }),
    edit: ({ id, version }, change) => ask(`/api/appointments/${id}`, 'PATCH', { version, ...change }),
    read: (id) => ask(`/api/appointments/${id}`),
  }
}

/** Open at every minute of the week. */
const allDay = officeHours.map(({ dia }): HoursRow => ({
  dia,
  horario_inicio: '00:00',
  horario_fim: '24:00',
  status: 'aberto',
}))

/** A haircut (60 minutes, R$ 50,00 or R$ 80,00 for long hair), a beard (30) and a tattoo of three days. */
export async function givenServices(
  server: TestServer,
  company: TestCompany,
  name = 'Corte',
): Promise<{ cut: string; beard: string; tattoo: string }> {
  const categoryId = `c-${randomUUID()}`
  const [cut, beard, tattoo] = [`s-${randomUUID()}`, `s-${randomUUID()}`, `s-${randomUUID()}`]
  const item = (id: string, content: Parameters<typeof buildItem>[1]): RowChange => ({
    kind: 'item',
    id,
    base: null,
    after: buildItem(categoryId, content),
  })
  const saved = await saveRows(server, company, [
    {
      kind: 'category',
      id: categoryId,
      base: null,
      after: buildCategory({
        section: 'servicos',
        nome: 'Serviços',
        modalidade: 'tempo',
        tipos_preco: ['curto', 'longo'],
      }),
    },
    item(cut, {
      nome: name,
      descricao: 'Com lavagem',
      duracao: 60,
      centavos: { curto: 5000, longo: 8000 },
      position: 1,
    }),
    item(beard, { nome: 'Barba', duracao: 30, centavos: { curto: 3000, longo: 3000 }, position: 2 }),
    item(tattoo, {
      nome: 'Tatuagem',
      duracao: 1440,
      modalidade: 'dia',
      centavos: { curto: 90000, longo: 120000 },
      position: 3,
    }),
  ])
  if (saved.status !== 200) throw new Error(`services refused: ${saved.status} ${saved.text}`)
  return { cut, beard, tattoo }
}
