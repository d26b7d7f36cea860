import { randomUUID } from 'node:crypto'
import type { Call } from '@balcao/contract'
import type { TestCompany } from './builders'
import { buildOrder } from './orders'
import type { OwnedIds } from './owned-things'

/**
 * Bodies for calls that name rows in them. `ids` are the caller's to choose, `named` company A's: a conversation's
 * address or message is always A's, while the instance may be the caller's own.
 */
const bodies: Record<string, (ids: OwnedIds, named: OwnedIds) => unknown> = {
  'chat.findChats': ({ instance }) => ({ instance }),
  'chat.findMessages': ({ instance }, { remoteJid }) => ({ instance, remoteJid }),
  'chat.markRead': ({ instance }, { remoteJid, waMessageId }) => ({
    instance,
    remoteJid,
    messageId: waMessageId,
  }),
  'chat.sendText': ({ instance }, { messageId, remoteJid, waMessageId }) => ({
    instance,
    number: remoteJid,
    // An id that A's own message has: it must not be answered.
    id: messageId,
    quoted: waMessageId,
    text: 'Já vai',
  }),
  'conversations.label': ({ labelId }) => ({ labels: [labelId] }),
  'employees.create': ({ employeeId }) => ({
    id: employeeId,
    nome: 'Tomada por B',
    data_admissao: '2026-03-02',
  }),
  'pix.match': ({ orderId }) => ({ order_id: orderId! }),
  'orders.pay': ({ paymentId }) => ({ id: paymentId, method: 'pix', received: 1 }),
  'orders.place': ({ orderId }) => buildOrder({ id: orderId!, notes: 'tomada por B' }),
  'catalogue.save': ({ categoryId, itemId }) => ({
    id: randomUUID(),
    changes: [
      { kind: 'item', id: itemId!, base: 1, after: null },
      { kind: 'category', id: categoryId!, base: 1, after: null },
    ],
  }),
  'catalogue.undo': () => ({ version: 1 }),
  'catalogue.restore': () => ({ version: 1, seen: 1 }),
  'scheduling.create': ({ appointmentId, agendaId, serviceId }) => ({
    id: appointmentId,
    agenda_id: agendaId,
    service_id: serviceId,
    starts_at: openMorning(),
    client: 'Bia Lima',
    phone: '92991234567',
  }),
  'scheduling.edit': ({ agendaId }) => ({ version: 1, agenda_id: agendaId, notes: 'tomado por B' }),
  'scheduling.sellPackage': ({ packageId, kindId }) => ({
    id: packageId,
    kind_id: kindId,
    client: 'Berta Lima',
    phone: '92987650002',
  }),
  'scheduling.previewSeries': ({ seriesId, agendaId, serviceId }) =>
    repeated({ id: seriesId, agenda_id: agendaId, service_id: serviceId }),
  'scheduling.createSeries': ({ seriesId, agendaId, serviceId }) =>
    repeated({ id: seriesId, agenda_id: agendaId, service_id: serviceId }),
  'scheduling.previewSeriesChange': ({ appointmentId }) => ({
    appointments: [{ id: appointmentId, version: 1, status: 'cancelled' }],
  }),
  'scheduling.changeSeries': ({ appointmentId }) => ({
    appointments: [{ id: appointmentId, version: 1, status: 'cancelled' }],
  }),
  'scheduling.setClosures': ({ agendaId }) => ({ dates: ['2026-11-02'], closed: false, agenda_id: agendaId }),
  'scheduling.closeTime': ({ closureId, agendaId }) => ({
    id: closureId,
    agenda_id: agendaId,
    starts_at: '2030-12-24T18:00:00Z',
    ends_at: '2030-12-24T21:00:00Z',
  }),
  'scheduling.previewImport': ({ importId, agendaId, serviceId }) => ({
    id: importId,
    past: 'keep',
    rows: [importedRow({ agendaId, serviceId })],
  }),
  'scheduling.saveImport': ({ importId, agendaId, serviceId }) => ({
    id: importId,
    name: 'agenda.ics',
    kind: 'ics',
    past: 'keep',
    rows: [importedRow({ agendaId, serviceId })],
  }),
  'scheduling.addWaiting': ({ waitingId, serviceId }) => ({
    id: waitingId,
    service_id: serviceId,
    from: '2030-11-20',
    to: '2030-11-30',
    client: 'Bia Lima',
    phone: '92991234567',
  }),
  'licence.request': ({ requestId }) => ({
    id: requestId,
    kind: 'renewal',
    plan: 'bundle',
    term: 'monthly',
    note: 'tomado por B',
  }),
  'printing.startSending': ({ stationId }) => ({ station_id: stationId, attempt: 1 }),
  'printing.report': ({ stationId }) => ({ station_id: stationId, attempt: 1, outcome: 'printed' }),
}

/** A series that names what is somebody's. */
const repeated = (whose: Record<string, string | undefined>) => ({
  ...whose,
  weeks: 1,
  starts: [openMorning()],
  client: 'Bia Lima',
  phone: '92991234567',
})

/** A row that names somebody's agenda and service. */
function importedRow({ agendaId, serviceId }: Record<string, string | undefined>) {
  return {
    key: 'ics 1',
    starts_at: openMorning(),
    agenda_id: agendaId,
    service_id: serviceId,
    service: 'Corte',
    client: 'Bia Lima',
  }
}

/** An hour in a month when every shop of the tests is open: not on a Sunday. */
function openMorning(): string {
  const day = new Date(Date.now() + 30 * 86_400_000)
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
  return `${day.toISOString().slice(0, 10)}T14:00:00Z`
}

/** Whose id a call means by `:id`; the others mean an appointment's. */
const idNames: Record<string, string> = {
  'scheduling.openTime': 'closureId',
  'scheduling.removeWaiting': 'waitingId',
  'scheduling.undoImport': 'importId',
  'scheduling.payPackage': 'packageId',
  'scheduling.closePackage': 'packageId',
}

/**
 * A request of a call that names company A's things wherever the call takes an id or a CNPJ; ids inside the body
 * come from `bodyIds`, so that a caller can mix what is theirs with what is not.
 * @throws when the call needs a value that neither its example nor company A provides.
 */
export function aimAt(
  target: Call,
  a: TestCompany,
  ids: OwnedIds,
  bodyIds = ids,
): { path: string; body?: unknown } {
  const path = target.path.replace(/:(\w+)/g, (_all, name: string) =>
    need(ids[name === 'id' ? (idNames[target.id] ?? 'appointmentId') : name], target, `params.${name}`),
  )
  const query = (target.example?.query ?? {}) as Record<string, string>
  const searched: Record<string, string | undefined> = { service_id: ids.serviceId, phone: ids.phone }
  const aimedQuery = Object.entries(query).map(([name, value]) => [
    name,
    searched[name] ?? aimedText(name, value, a, ids),
  ])
  const search =
    aimedQuery.length > 0 ? `?${new URLSearchParams(aimedQuery as [string, string][]).toString()}` : ''
  if (!target.body) return { path: path + search }
  const body = bodies[target.id]?.(bodyIds, ids) ?? need(target.example?.body, target, 'body')
  const aimed = Object.fromEntries(
    Object.entries(body as object).map(([name, value]) => [
      name,
      typeof value === 'string' ? aimedText(name, value, a, ids) : value,
    ]),
  )
  return { path: path + search, body: aimed }
}

function aimedText(name: string, value: string, a: TestCompany, ids: OwnedIds): string {
  if (name === 'cnpj') return a.cnpj
  if (name === 'id' && value.startsWith('eq.')) return `eq.${ids.orderId}`
  return value
}

function need<T>(value: T | undefined, target: Call, what: string): T {
  if (value === undefined)
    throw new Error(`${target.id} needs an example of ${what}: add it to the contract or to tenant-examples`)
  return value
}
