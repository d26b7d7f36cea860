import { createHash } from 'node:crypto'
import type { AgendaImport, ImportedRow, ImportVerdict } from '@balcao/contract/scheduling'
import { noteAct, type Act } from '../../platform/audit'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { addJob } from '../../platform/jobs/jobs'
import { appendEvent } from '../../platform/live/append-event'
import { findAgendas, lockAgendas, makeOwnAgenda } from '../agenda/agendas.store'
import { readAppointments } from '../appointments/appointments.store'
import { dropExpiredHolds } from '../appointments/expired-holds'
import { insertAppointments, type AppointmentContent } from '../appointments/write-appointment'
import { noteWill } from '../appointments/will/will-history'
import type { SchedulingNeeds } from '../scheduling-needs'
import { findImport, writeBrought, writeImport } from './imports.store'
import { judgeRows, type Coming } from './judge-rows'

const NOBODY = '00000000-0000-0000-0000-000000000000'

export interface ImportRequest {
  id: string
  name: string
  kind: AgendaImport['kind']
  rows: readonly ImportedRow[]
  past: 'keep' | 'leave'
  remind: boolean
  by: Act['by']
}

export interface Imported {
  import: AgendaImport
  /** Null when it was saved before. */
  verdict: ImportVerdict | null
}

/** What an import would do; nothing is written. @throws Problem AGENDA_NOT_FOUND */
export function previewImport(
  { db, clock }: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  { id, rows, past }: Pick<ImportRequest, 'id' | 'rows' | 'past'>,
): Promise<ImportVerdict> {
  return db.asCompany(companyId, async (tx) => {
    const { verdict } = await judgeRows(tx, companyId, { importId: id, rows, past, now: clock() })
    return verdict
  })
}

/**
 * Saves an import in one transaction, which has the company's agendas to itself: bookings wait for it, and so does another
 * import. The same request again is answered alike. Nobody is told of what came: no customer, no automation, no calendar.
 * @throws Problem AGENDA_NOT_FOUND, IDEMPOTENCY_MISMATCH
 */
export function saveImport(
  { db, clock }: Pick<SchedulingNeeds, 'db' | 'clock'>,
  companyId: string,
  request: ImportRequest,
): Promise<Imported> {
  return db.asCompany(companyId, async (tx) => {
    const now = clock()
    const { id, rows, past, by } = request
    await makeOwnAgenda(tx, companyId)
    await lockAgendas(tx, companyId, null)
    const digest = digestOf(request)
    const known = await findImport(tx, companyId, id)
    if (known && !known.digest.equals(digest)) throw new Problem('IDEMPOTENCY_MISMATCH')
    if (known) return { import: known.import, verdict: null }

    const agendas = [
      ...(await findAgendas(tx, companyId, {})),
      ...(await findAgendas(tx, companyId, { forCustomers: true })),
    ]
    await dropExpiredHolds(tx, companyId, { agendas, keep: NOBODY, now })
    const { verdict, coming } = await judgeRows(tx, companyId, { importId: id, rows, past, now })
    const written = await insertAppointments(tx, companyId, coming.map(contentOf), now)
    const { willed, history } = verdict
    const came = written.length
    const left_out = rows.length - came
    await writeImport(tx, companyId, {
      id,
      digest,
      by,
      now,
      came,
      willed,
      history,
      left_out,
      name: request.name,
      kind: request.kind,
      reminds: request.remind,
    })
    const ids = new Set(written)
    await writeBrought(
      tx,
      companyId,
      id,
      coming.filter((one) => ids.has(one.id)),
    )
    await noteWilled(tx, companyId, by, coming)
    await noteAct(tx, { companyId, by, act: 'agenda.imported', detail: { import: id, came, left_out } })
    if (request.remind && verdict.comes > 0)
      await addJob(tx, 'import-reminders', { companyId, importId: id }, { key: `import-reminders:${id}` })
    await appendEvent(tx, 'AGENDA_CHANGED', { what: 'imports' })
    return { import: (await findImport(tx, companyId, id))!.import, verdict }
  })
}

function digestOf({ name, kind, rows, past, remind }: ImportRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, kind, past, remind, rows]))
    .digest()
}

/** Each that was put where the agenda would refuse it, in its own history. */
async function noteWilled(
  tx: Tx,
  companyId: string,
  by: Act['by'],
  coming: readonly Coming[],
): Promise<void> {
  const ids = coming.filter(({ willed }) => willed.length > 0).map(({ id }) => id)
  if (ids.length === 0) return
  for (const row of await readAppointments(tx, companyId, ids)) await noteWill(tx, companyId, by, row)
}

function contentOf({
  row,
  id,
  digest,
  view,
  service,
  place,
  isOver,
  willed,
  beside,
}: Coming): AppointmentContent {
  return {
    id,
    fingerprint: digest,
    agenda_id: view.agenda.id,
    agenda_number: view.agenda.number,
    agenda_chosen: true,
    status: isOver ? 'completed' : 'confirmed',
    hold_until: null,
    held_by: null,
    booked_by: null,
    place,
    service_id: service.id,
    service_name: service.name,
    // A file names one service.
    parts: [],
    price_type: service.priceType,
    price_cents: service.cents,
    minutes: service.minutes,
    modality: service.modality,
    client: row.client,
    phone: row.phone ?? '',
    email: row.email || null,
    address: null,
    notes: row.notes || null,
    no_show: false,
    will_come: false,
    source: 'import',
    conversation_id: null,
    cancelled_by: null,
    consented_at: null,
    deposit_cents: null,
    deposit_due_at: null,
    deposit_paid_at: null,
    package_id: null,
    willed,
    beside,
    // Nothing in a file says where.
    units: [],
    people: 1,
    seat: null,
    ics_sequence: 0,
    deleted_at: null,
  }
}
