import { createHash } from 'node:crypto'
import { depositDue, serviceRules } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { ensureAgenda, joinAgenda } from '../agenda/agendas.store'
import { readAgenda, type AgendaView } from '../agenda/read-agenda'
import type { TimedService } from '../agenda/slot-rules'
import type { SchedulingParts } from '../scheduling-parts'
import { readAppointments, type StoredAppointment } from './appointments.store'
import { checkPerson, type Person } from './check-person'
import { chooseService, type ChosenService } from './choose-service'
import { dropExpiredHolds } from './expired-holds'
import { orFreshSlots } from './fresh-slots'
import { noteChange } from './note-change'
import { placeStart } from './place-start'
import { insertAppointment, updateAppointment, type AppointmentContent } from './write-appointment'

/** What somebody asks for. */
export interface BookingWish {
  /** Chosen by the caller: the same wish under the same id is one booking. */
  id: string
  serviceId: string
  /** The service's first one when left out. */
  priceType?: string | undefined
  /** ISO instant. */
  startsAt: string
  /** The company's own when left out. */
  agendaId?: string | undefined
  /**
   * Left out, the company's settings decide between `pending` and `confirmed`. `held` keeps the time, and asks no
   * person.
   */
  status?: 'held' | 'pending' | 'confirmed' | undefined
  /** With `held`; the company's own minutes from now when left out. */
  heldUntil?: Date | undefined
  /** With `held`: digest of the network that keeps the time, which keeps a few at most. */
  heldBy?: Buffer | undefined
  /**
   * A customer books: notice, horizon and grid of the settings hold, and a deposit is asked for where the service has
   * one.
   */
  publicly: boolean
  source: StoredAppointment['source']
  person?: Person | undefined
  conversationId?: string | null | undefined
  consentedAt?: Date | null | undefined
}

/**
 * Books, in a transaction of its own; the same wish again is answered alike, whatever became of it since. A held time
 * of the same id, even one whose minutes are just over, becomes the booking, or is held anew where the wish is to hold;
 * as long as it is kept, it is not too late for the company's notice.
 * Two people never get one slot: the database decides.
 * @throws Problem SLOT_TAKEN with `current: {slots: [{start}]}`, IDEMPOTENCY_MISMATCH, SERVICE_NOT_FOUND,
 * AGENDA_NOT_FOUND, APPOINTMENT_INVALID naming `client`, `phone`, `email`, `date`, `time` or `price_type`
 */
export async function book(
  parts: Pick<SchedulingParts, 'db' | 'clock'>,
  companyId: string,
  wish: BookingWish,
): Promise<StoredAppointment> {
  let service: TimedService | undefined
  const { startsAt, agendaId, publicly } = wish
  return orFreshSlots(
    parts,
    companyId,
    () =>
      parts.db.asCompany(companyId, (tx) =>
        bookIn(tx, companyId, { wish, now: parts.clock(), chose: (chosen) => void (service = chosen) }),
      ),
    () => service && { service, startsAt, agendaId, publicly, except: wish.id },
  )
}

async function bookIn(
  tx: Tx,
  companyId: string,
  { wish, now, chose }: { wish: BookingWish; now: Date; chose: (service: TimedService) => void },
): Promise<StoredAppointment> {
  const fingerprint = fingerprintOf(wish)
  const [known] = await readAppointments(tx, companyId, [wish.id])
  if (known && known.status !== 'held') return sameAgain(known, fingerprint)

  const agenda = await ensureAgenda(tx, companyId, wish.agendaId)
  await joinAgenda(tx, companyId, agenda.id, known ? 'move' : 'book')
  await dropExpiredHolds(tx, companyId, { agendaId: agenda.id, keep: wish.id, heldBy: wish.heldBy, now })
  const [held] = await readAppointments(tx, companyId, [wish.id])
  if (held && held.status !== 'held') return sameAgain(held, fingerprint)
  // What is kept for the waiting list is taken by who was offered it, and by nobody who merely knows its id.
  if (held && held.source !== wish.source) throw new Problem('IDEMPOTENCY_MISMATCH')

  const date = wishedDate(wish)
  const view = await readAgenda(tx, companyId, {
    agendaId: wish.agendaId,
    from: date,
    to: date,
    except: wish.id,
    now,
  })
  const service = chooseService(view, wish, wish)
  const timed = { id: service.service_id, minutes: service.minutes, modality: service.modality }
  chose(timed)
  if (wish.status !== 'held') checkPerson(wish.person ?? { client: '', phone: '' })
  const start = Date.parse(wish.startsAt)
  const isKept = wish.status !== 'held' && isHeldAt(held, { start, agendaId: agenda.id, now })
  const place = placeStart(view, timed, { start, publicly: wish.publicly, isKept })
  const content = { ...contentOf(wish, view, service), fingerprint, place, ics_sequence: 0 }

  if (held) await updateAppointment(tx, companyId, content, now)
  else if (!(await insertAppointment(tx, companyId, content, now))) {
    const [meanwhile] = await readAppointments(tx, companyId, [wish.id])
    if (meanwhile) return sameAgain(meanwhile, fingerprint)
    throw new Problem('SLOT_TAKEN')
  }
  const [after] = await readAppointments(tx, companyId, [wish.id])
  return noteChange(tx, companyId, { before: null, after: after!, fresh: wish.source !== 'dashboard' })
}

function contentOf(
  wish: BookingWish,
  view: AgendaView,
  service: ChosenService,
): Omit<AppointmentContent, 'fingerprint' | 'place' | 'ics_sequence'> {
  const { settings, agenda, now } = view
  const rules = serviceRules(settings, service.service_id)
  const isHeld = wish.status === 'held'
  const asksDeposit = wish.publicly && !isHeld && rules.deposit_cents > 0
  const dueAt = depositDue(now, rules.deposit_minutes, Date.parse(wish.startsAt))
  const byDefault = settings.confirm_by_self && !asksDeposit ? 'confirmed' : 'pending'
  const { client = '', phone = '', email, address, notes } = wish.person ?? {}
  return {
    ...service,
    id: wish.id,
    agenda_id: agenda.id,
    agenda_number: agenda.number,
    status: wish.status ?? byDefault,
    held_by: isHeld ? (wish.heldBy ?? null) : null,
    hold_until: isHeld ? (wish.heldUntil ?? new Date(now + settings.hold_minutes * 60_000)) : null,
    client: client.trim(),
    phone: phone.trim(),
    email: email?.trim() || null,
    address: address?.trim() || null,
    notes: notes?.trim() || null,
    no_show: false,
    source: wish.source,
    conversation_id: wish.conversationId ?? null,
    cancelled_by: null,
    consented_at: wish.consentedAt ?? null,
    deposit_cents: asksDeposit ? rules.deposit_cents : null,
    deposit_due_at: asksDeposit ? new Date(dueAt) : null,
    deposit_paid_at: null,
    deleted_at: null,
  }
}

function isHeldAt(
  held: StoredAppointment | undefined,
  { start, agendaId, now }: { start: number; agendaId: string; now: Date },
): boolean {
  if (!held?.hold_until) return false
  return held.hold_until > now && held.starts_at.getTime() === start && held.agenda_id === agendaId
}

/** The day that busy times are read for; its margin covers the offset of any zone. */
const wishedDate = ({ startsAt }: BookingWish) => new Date(startsAt).toISOString().slice(0, 10)

/** A digest of what was asked for: the same id with another wish is a mistake, not a repeat. */
function fingerprintOf({ status, serviceId, priceType, startsAt, agendaId, person, ...wish }: BookingWish) {
  const said = [
    status ?? null,
    serviceId,
    priceType ?? null,
    Date.parse(startsAt),
    agendaId ?? null,
    person?.client.trim() ?? null,
    person?.phone.trim() ?? null,
    person?.email?.trim() || null,
    person?.address?.trim() || null,
    person?.notes?.trim() || null,
    wish.conversationId ?? null,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest()
}

function sameAgain(known: StoredAppointment, fingerprint: Buffer): StoredAppointment {
  if (known.deleted_at !== null || !known.fingerprint.equals(fingerprint))
    throw new Problem('IDEMPOTENCY_MISMATCH')
  return known
}
