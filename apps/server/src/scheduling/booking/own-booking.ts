import type { OwnBooking } from '@balcao/contract/booking'
import { blocksTime } from '@balcao/domain/scheduling'
import type { Shop } from '../../menu'
import { mostOf } from '../agenda/seats'
import { timedOf } from '../appointments/choosing/take-turn'
import type { AgendaSettings } from '../agenda/settings.store'
import { toWire, type StoredAppointment } from '../appointments/appointments.store'
import { bookedWords, whoServes } from '../appointments/served-words'
import { asWhole, showVisit } from '../visits/as-whole'
import { calendarFactsOf } from '../icalendar/calendar-facts'
import { depositPixCode } from '../deposits/deposit-pix-code'
import type { CalendarEntry } from './calendar-entry'
import { googleTemplateUrl } from './google-template-url'

/** An appointment with what stands around it. */
export interface OwnAppointment {
  shop: Shop
  row: StoredAppointment
  settings: AgendaSettings
  /** A reminder of its start asked whether they come. */
  reminded: boolean
  /** Who looks is no stranger who typed the phone: they read what is left of its package. */
  knowsPackage?: boolean
  /** What its private page ends in, and the whole address of it. */
  link: string
  url: string
}

/** An appointment as its customer sees it. */
export function ownBooking({ row: stored, ...around }: OwnAppointment, now: Date): OwnBooking {
  const part = asBooked(stored)
  const row = asWhole(part)
  const own = { ...around, row: part }
  const { shop, link } = own
  const appointment = toWire(row)
  const { id, nome, telefone, endereco, timeZone } = shop
  return {
    id: row.id,
    status: appointment.status,
    no_show: row.no_show,
    asks: askOf({ row: stored, reminded: own.reminded }, now),
    will_come: row.will_come,
    service_id: row.service_id,
    service: row.service_name,
    professional: whoServes(row),
    price_type: row.price_type,
    price_cents: row.price_cents,
    services: showVisit(part),
    duration: row.minutes,
    modalidade: row.modality,
    starts_at: appointment.starts_at,
    ends_at: appointment.ends_at,
    dates: row.dates,
    client: row.client,
    people: row.people,
    most_people: mostOf(own, timedOf(row)),
    version: row.version,
    changeable: isChangeable(own, now),
    in_calendar: appointment.google === 'synced',
    cancelled_by: row.cancelled_by,
    deposit: depositOf(own, now),
    ...(own.knowsPackage && row.package && { package: packageOf(row.package) }),
    ...(row.questions && { questions: { asked: row.questions.asked, open: row.questions.open } }),
    company: { id, nome, telefone, endereco, time_zone: timeZone },
    link,
    google_template_url: googleTemplateUrl(calendarEntryOf(own)),
  }
}

/** An offer looks like an appointment that waits for a word: its customer says that they will come, and it is one. */
function asBooked(row: StoredAppointment): StoredAppointment {
  return row.status === 'held' ? { ...row, status: 'pending', hold_until: null } : row
}

/** The appointment as its customer's own calendar takes it. */
export function calendarEntryOf({
  shop,
  row,
  url,
}: Omit<OwnAppointment, 'settings' | 'reminded' | 'link'>): CalendarEntry {
  const { nome, telefone, endereco } = shop
  const booked = asWhole(asBooked(row))
  return {
    ...calendarFactsOf(booked),
    service: bookedWords(booked),
    company: { nome, telefone, endereco },
    url,
  }
}

/** What its customer is asked: whether they take an offered time, or come to what the shop has confirmed. */
function askOf({ row, reminded }: Pick<OwnAppointment, 'row' | 'reminded'>, now: Date): OwnBooking['asks'] {
  if (row.status === 'held') return 'offer'
  const isOpen = row.status === 'confirmed' && now < row.starts_at
  return isOpen && reminded && !row.will_come ? 'presence' : null
}

/** Whether its customer may still move or cancel it: somebody waits for them, and the company's notice is kept. */
export function isChangeable(
  { row, settings }: Pick<OwnAppointment, 'row' | 'settings'>,
  now: Date,
): boolean {
  const until = row.starts_at.getTime() - settings.cancel_notice_minutes * 60_000
  return isAwaited(row) && now.getTime() < until
}

/** Whether somebody is still expected. */
export function isAwaited({ status }: Pick<StoredAppointment, 'status'>): boolean {
  return status !== 'held' && blocksTime(status)
}

function packageOf({ name, number, sessions, left, expires_on }: NonNullable<StoredAppointment['package']>) {
  return { name, number, sessions, left, expires_on }
}

function depositOf({ shop, row }: OwnAppointment, now: Date): OwnBooking['deposit'] {
  if (row.deposit_cents === null || row.deposit_due_at === null) return null
  const paid = row.deposit_paid_at !== null
  return {
    cents: row.deposit_cents,
    due_at: row.deposit_due_at.toISOString(),
    paid,
    pix_copia_e_cola: depositPixCode(shop, row, now),
  }
}
