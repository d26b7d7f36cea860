import type { Tx } from '../../platform/database/database'
import { sqlStateOf } from '../../platform/database/failures'
import { Problem } from '../../platform/http/problems'
import { readSettings } from '../agenda/settings.store'
import {
  requireStanding,
  lockAppointment,
  readAppointments,
  type BookedAppointment,
  type StoredAppointment,
} from '../appointments/appointments.store'
import { takeTurn } from '../appointments/change'
import { depositTerm } from '../appointments/choosing/deposit-term'
import { noteAll, type Noted } from '../appointments/note-change'
import { updateAppointment } from '../appointments/write-appointment'
import { takeByItself } from '../packages/choose-package'
import type { SchedulingNeeds } from '../scheduling-needs'
import { lockVisit, partsOfVisit } from '../visits/visit.store'
import { planDeposit } from './deposit-due.job'

type Needs = Pick<SchedulingNeeds, 'db' | 'clock'>

const OVERLAP = '23P01'

const words = {
  none: 'Este agendamento não pede sinal.',
  over: 'Este agendamento foi cancelado. O sinal precisa ser devolvido ao cliente.',
  lost: 'O prazo do sinal terminou e o horário já é de outra pessoa. Devolva o sinal ou remarque com o cliente.',
}

/**
 * Marks a deposit as paid, or takes the mark back; what is marked that way already is answered as it stands. A paid
 * one confirms a pending appointment where the company lets bookings confirm themselves. Paid too late, it brings
 * back what its term has cancelled, if the time is still free. @throws Problem APPOINTMENT_NOT_FOUND,
 * TRANSITION_NOT_ALLOWED with words
 */
export async function settleDeposit(
  { db, clock }: Needs,
  companyId: string,
  id: string,
  paid: boolean,
): Promise<StoredAppointment> {
  try {
    return await db.asCompany(companyId, (tx) => settle(tx, companyId, { id, paid, now: clock() }))
  } catch (error) {
    throw sqlStateOf(error) === OVERLAP ? refused('lost') : error
  }
}

async function settle(
  tx: Tx,
  companyId: string,
  { id, paid, now }: { id: string; paid: boolean; now: Date },
): Promise<StoredAppointment> {
  const before = requireStanding(await lockAppointment(tx, companyId, id))
  if (before.visit_id !== null) await lockVisit(tx, companyId, before.visit_id)
  if (before.deposit_cents === null) throw refused('none')
  if (paid === (before.deposit_paid_at !== null)) return before
  const status = paid ? await paidStatus(tx, companyId, before, now) : before.status
  const content = {
    ...before,
    status,
    cancelled_by: status === 'cancelled' ? before.cancelled_by : null,
    deposit_paid_at: paid ? now : null,
    deposit_due_at: paid ? before.deposit_due_at : await depositTerm(tx, companyId, before, now),
    ics_sequence: before.ics_sequence + (status === before.status ? 0 : 1),
  }
  await updateAppointment(tx, companyId, content, now)
  const [written] = await readAppointments(tx, companyId, [id])
  const after = await takeByItself(tx, companyId, written!, before)
  await planDeposit(tx, companyId, after)
  const others = await settleOthers(tx, companyId, after, now)
  return noteAll(tx, companyId, after, [{ before, after }, ...others])
}

/** The other parts of a visit of several people stand as the first one does, whose deposit it is. */
async function settleOthers(
  tx: Tx,
  companyId: string,
  { visit_id, id, status, cancelled_by }: StoredAppointment,
  now: Date,
): Promise<Noted[]> {
  if (visit_id === null) return []
  const rows = (await partsOfVisit(tx, companyId, visit_id)).filter(
    (row) => row.id !== id && row.status !== status && row.status !== 'completed',
  )
  for (const row of rows) {
    const content = { ...row, status, cancelled_by, ics_sequence: row.ics_sequence + 1 }
    await updateAppointment(tx, companyId, content, now)
  }
  const written = await readAppointments(
    tx,
    companyId,
    rows.map((row) => row.id),
  )
  return written.map((after, place) => ({ before: rows[place]!, after }))
}

async function paidStatus(
  tx: Tx,
  companyId: string,
  before: BookedAppointment,
  now: Date,
): Promise<BookedAppointment['status']> {
  const { status, id, agenda_id, cancelled_by, starts_at } = before
  if (status === 'confirmed' || status === 'completed') return status
  if (status === 'cancelled') {
    if (cancelled_by !== 'deposit' || starts_at <= now) throw refused('over')
    const others = (before.visit ?? []).map((part) => ({ id: part.agenda_id }))
    await takeTurn(tx, companyId, { agendas: [{ id: agenda_id }, ...others], id, now })
  }
  const { confirm_by_self } = await readSettings(tx, companyId)
  return confirm_by_self ? 'confirmed' : 'pending'
}

const refused = (why: keyof typeof words) => new Problem('TRANSITION_NOT_ALLOWED', { mensagem: words[why] })
