import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '@balcao/contract'
import type {
  AgendaImport,
  Appointment,
  ImportVerdict,
  ImportedRow,
  saveImport,
} from '@balcao/contract/scheduling'
import { serviceFinder, type FileRow } from '@balcao/domain/agenda-import'
import { readCalendar } from '@balcao/domain/agenda-import/reading'
import type { Answer } from '../../../testing/call'
import type { AgendaShop, Refusal } from '../../testing/agenda-shop'

type Body = BodyInputOf<typeof saveImport>
type Saved = { import: AgendaImport; verdict: ImportVerdict | null } & Refusal

/** Rows as the browser makes them of what it read, in a shop of `givenAgendaShop`. */
export function rowsOf(shop: AgendaShop, read: readonly FileRow[], agendaId?: string): ImportedRow[] {
  const find = serviceFinder([
    { id: shop.cut, name: 'Corte' },
    { id: shop.beard, name: 'Barba' },
    { id: shop.tattoo, name: 'Tatuagem' },
  ])
  return read.map((row) => {
    const { client, service, service_id } = find(row)
    return {
      key: row.key,
      starts_at: new Date(row.start).toISOString(),
      ...(row.days === null ? {} : { days: row.days }),
      ...(row.minutes === null ? {} : { minutes: row.minutes }),
      ...(agendaId === undefined ? {} : { agenda_id: agendaId }),
      ...(service_id === null ? {} : { service_id }),
      service: service || row.title || 'Agendamento',
      client,
      phone: row.phone,
      notes: row.notes,
    }
  })
}

/** Hands to import with, over HTTP, in the shop that there is at the time. */
export function importHands(shop: () => AgendaShop, now: () => Date) {
  const body = (rows: readonly ImportedRow[], more: Partial<Body> = {}): Body => ({
    id: randomUUID(),
    name: 'agenda.ics',
    kind: 'ics',
    past: 'keep',
    rows: [...rows],
    ...more,
  })
  const save = (request: Body): Promise<Answer<Saved>> => shop().ask('/api/agenda/imports', 'POST', request)
  return {
    body,
    save,
    async read(file: string, agendaId?: string): Promise<ImportedRow[]> {
      const { rows } = await readCalendar(file, { zone: 'America/Manaus', now: now().getTime() })
      return rowsOf(shop(), rows, agendaId)
    },
    preview: (rows: readonly ImportedRow[], more: Partial<Pick<Body, 'past' | 'id'>> = {}) =>
      shop().ask<ImportVerdict & Refusal>('/api/agenda/imports/preview', 'POST', {
        id: more.id ?? randomUUID(),
        past: more.past ?? 'keep',
        rows,
      }),
    async given(rows: readonly ImportedRow[], more: Partial<Body> = {}): Promise<Saved> {
      const answer = await save(body(rows, more))
      if (answer.status !== 201) throw new Error(`import refused: ${answer.status} ${answer.text}`)
      return answer.body
    },
    undo: (id: string) => shop().ask<AgendaImport & Refusal>(`/api/agenda/imports/${id}/undo`, 'POST', {}),
    async list(): Promise<AgendaImport[]> {
      return (await shop().ask<{ imports: AgendaImport[] }>('/api/agenda/imports')).body.imports
    },
    async agenda(from: string, to: string): Promise<Appointment[]> {
      const path = `/api/appointments?from=${from}&to=${to}`
      return (await shop().ask<{ appointments: Appointment[] }>(path)).body.appointments
    },
  }
}
