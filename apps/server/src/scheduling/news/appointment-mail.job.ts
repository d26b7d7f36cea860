import type { AppointmentNews } from '@balcao/domain/scheduling'
import { mailWork, sendOrGiveUp } from '../../gateways/mail/mail-job'
import type { Mail } from '../../gateways/mail/mailer'
import { inShop, type Shop } from '../../menu'
import type { JobPayloads } from '../../job-payloads'
import type { Tx } from '../../platform/database/database'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { readSettings } from '../agenda/settings.store'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { calendarFile } from '../booking/calendar-file'
import { calendarEntryOf } from '../booking/own-booking'
import type { NewsNeeds } from './appointment-news.job'
import { mailSubject, newsText, privateUrl } from './news-text'

type MailJob = JobPayloads['appointment-mail']

/**
 * Mails news of an appointment, with its calendar entry where that changes. A mail that comes late says nothing
 * that does not hold any more. Sent twice after a lost answer it carries the same id, and an address that is refused
 * is given up.
 */
export function appointmentMailJob(needs: NewsNeeds): JobDefinition<'appointment-mail'> {
  return {
    name: 'appointment-mail',
    ...mailWork,
    async run(job) {
      const mail = await inShop(needs.db, job.companyId, (tx, shop) => writeMail(tx, needs, shop, job))
      if (!mail) return
      await sendOrGiveUp(needs, mail, 'a customer’s mail address was refused')
    },
  }
}

async function writeMail(
  tx: Tx,
  needs: NewsNeeds,
  shop: Shop,
  { appointmentId, kind, startsAt }: MailJob,
): Promise<Mail | null> {
  const now = needs.clock()
  const [row] = await readAppointments(tx, shop.id, [appointmentId])
  if (!row?.email || row.starts_at.getTime() !== Date.parse(startsAt) || row.starts_at <= now) return null
  if (!holds(row, kind)) return null
  const settings = await readSettings(tx, shop.id)
  const about = { shop, row, settings, now }
  const calendar = calendarOf(needs, shop, row, kind)
  return {
    to: row.email,
    subject: mailSubject({ shop, row }, subjects[kind]),
    text: newsText(needs, about, kind, { forMail: true }),
    messageId: `<${row.id}.${kind}.${Date.parse(startsAt)}.${row.ics_sequence}@balcao>`,
    ...(calendar ? { calendar } : {}),
  }
}

/** Whether the news are still true of the row. */
function holds({ status, deleted_at }: StoredAppointment, kind: AppointmentNews): boolean {
  const isCancelled = status === 'cancelled' || deleted_at !== null
  if (kind === 'offered') return status === 'held'
  return status !== 'held' && isCancelled === (kind === 'cancelled')
}

function calendarOf(
  needs: NewsNeeds,
  shop: Shop,
  row: StoredAppointment,
  kind: AppointmentNews,
): Mail['calendar'] | null {
  if (kind === 'offered' || kind === 'displaced' || kind === 'dayBefore' || kind === 'hourBefore') return null
  const stands = kind === 'cancelled' ? { ...row, status: 'cancelled' as const } : row
  const entry = calendarEntryOf({ shop, row: stands, url: privateUrl(needs, shop.id, row.id) })
  return { method: kind === 'cancelled' ? 'CANCEL' : 'PUBLISH', text: calendarFile(entry) }
}

const subjects: Record<AppointmentNews, string> = {
  booked: 'Agendamento recebido: {servico}, {dia}, às {hora}',
  confirmed: 'Agendamento confirmado: {servico}, {dia}, às {hora}',
  moved: 'Novo horário: {servico}, {dia}, às {hora}',
  cancelled: 'Agendamento cancelado: {servico}, {dia}, às {hora}',
  displaced: 'Escolha outro horário: {servico}, {dia}, às {hora}',
  dayBefore: 'Lembrete: {servico}, {dia}, às {hora}',
  hourBefore: 'Lembrete: {servico}, {dia}, às {hora}',
  offered: 'Abriu um horário: {servico}, {dia}, às {hora}',
}
