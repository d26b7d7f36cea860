import type { BodyOf } from '@balcao/contract'
import type { addWaiting } from '@balcao/contract/scheduling'
import { visitRules } from '@balcao/domain/scheduling'
import { dateIn } from '@balcao/domain/time'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { readAgendas } from '../agenda/read-agenda'
import { checkPeople } from '../agenda/seats'
import type { AgendaView } from '../agenda/agenda-view'
import { idsOf } from '../agenda/timed-service'
import {
  askedServices,
  chooseServices,
  type ChosenService,
  type Doing,
} from '../appointments/choosing/choose-service'
import { timedOf } from '../appointments/choosing/take-turn'
import { insertEntry, selectEntries, type StoredEntry } from './entries.store'

export type WaitingRequest = BodyOf<typeof addWaiting>

/**
 * Puts somebody at the end of the waiting list; the same id again is answered as it stands. Customers themselves
 * wait where the service has a list, the counter puts them on for all that can be booked.
 * @throws Problem SERVICE_NOT_FOUND, SERVICE_NOT_OFFERED; APPOINTMENT_INVALID naming `to`, `price_type`, or `phone` where it waits often enough already
 */
export async function joinWaiting(
  tx: Tx,
  companyId: string,
  request: WaitingRequest,
  { by, now }: { by: 'shop' | 'customer'; now: Date },
): Promise<StoredEntry> {
  const [known] = await selectEntries(tx, companyId, sql`w.id = ${request.id}`)
  if (known) return known
  const today = now.toISOString().slice(0, 10)
  const views = await readAgendas(tx, companyId, { forCustomers: true, from: today, to: today, now })
  const [{ settings }] = views as [AgendaView]
  const { also, ...first } = askedServices(request)
  const asked = { services: [first, ...also], people: request.people }
  const [{ service }] = chooseServices(views, asked, { publicly: true }) as [Doing<ChosenService>]
  checkPeople(views[0]!, timedOf(service), service.people)
  if (by === 'customer' && !visitRules(settings, idsOf(timedOf(service))).waiting_list)
    throw new Problem('SERVICE_NOT_FOUND')
  await requireDates(tx, companyId, request, now)
  if (by === 'customer') await requireRoom(tx, companyId, request, now)
  const isNew = await insertEntry(tx, companyId, {
    id: request.id,
    service_id: service.service_id,
    service_name: service.service_name,
    price_type: service.price_type,
    people: service.people,
    also: service.parts.slice(1).map(({ service_id, price_type }) => ({ service_id, price_type })),
    from: request.from,
    to: request.to,
    client: request.client.trim(),
    phone: request.phone.trim(),
    email: request.email?.trim() || null,
    conversation_id: null,
    consented_at: by === 'customer' ? now : null,
    since: now,
  })
  if (isNew) await appendEvent(tx, 'AGENDA_CHANGED', { what: 'waiting' })
  return (await selectEntries(tx, companyId, sql`w.id = ${request.id}`))[0]!
}

async function requireDates(
  tx: Tx,
  companyId: string,
  { from, to }: Pick<WaitingRequest, 'from' | 'to'>,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ zone: string }>(
    sql`select time_zone as zone from companies where id = ${companyId}`,
  )
  const today = dateIn(now.getTime(), rows[0]!.zone)
  const refuse = (mensagem: string) => {
    throw new Problem('APPOINTMENT_INVALID', { fields: [{ path: 'to', mensagem }] })
  }
  if (to < today) refuse('Data e hora não podem ser no passado')
  if (to < from) refuse('O último dia não pode ser antes do primeiro')
}

/** Places in the line that customers can take for one phone: each may be offered every time that becomes free. */
const MOST_PLACES = 5

async function requireRoom(
  tx: Tx,
  companyId: string,
  { phone }: Pick<WaitingRequest, 'phone'>,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ places: number }>(sql`
    select count(*) as places from waiting_entries where company_id = ${companyId} and state in ('waiting', 'offered')
      and app.phone_tail(phone) = app.phone_tail(${phone}::text) and last_date >= ${now}::date`)
  if (rows[0]!.places < MOST_PLACES) return
  const mensagem = 'Este telefone já está na lista de espera'
  throw new Problem('APPOINTMENT_INVALID', { fields: [{ path: 'phone', mensagem }] })
}
