import { randomUUID } from 'node:crypto'
import type { TestCompany } from '../../testing/builders'
import type { TestServer } from '../../testing/server'
import { givenServices } from './agenda-shop'

/** What stands in a company's agenda, and where. */
export interface AgendaWords {
  customer: string
  phone: string
  appointment: string
  closure: string
  waiting: string
}

/**
 * One of everything that an agenda holds: a service with a question, an appointment that was imported, its answer, a closure, somebody who waits. Answers the ids
 * under which calls take them. By the rows alone, so that nothing is left to do in the background.
 */
export async function givenAgendaThings(
  server: TestServer,
  company: TestCompany,
  words: AgendaWords,
): Promise<Record<string, string>> {
  const { owner } = server.app.db
  const { cut: serviceId } = await givenServices(server, company)
  const [agendaId, appointmentId, closureId, waitingId, importId, seriesId, kindId, packageId] = Array.from(
    { length: 8 },
    () => randomUUID(),
  )
  const { rows } = await owner.query<{ number: string }>(
    'insert into agendas (company_id, id) values ($1, $2) returning number',
    [company.id, agendaId],
  )
  await owner.query(
    `insert into appointment_series (company_id, id, weeks, total, created_at) values ($1, $2, 1, 1, now())`,
    [company.id, seriesId],
  )
  await owner.query(
    `insert into series_news (company_id, id, series_id, kind, appointments, created_at, told_at)
     values ($1, $2, $3, 'booked', array[$4]::uuid[], now(), now())`,
    [company.id, randomUUID(), seriesId, appointmentId],
  )
  await owner.query(
    `insert into appointments (company_id, id, fingerprint, agenda_id, agenda_number, status, starts_at, ends_at, blocked,
       dates, series_id, series_place, service_id, service_name, price_type, price_cents, minutes, modality, client, phone, notes, source)
     select $1, $2, '\\x00', $3, $4, 'pending', day + interval '14 hours', day + interval '15 hours',
       tstzrange(day + interval '14 hours', day + interval '15 hours'), array[day::date], $9, 1, $5, 'Corte', 'curto', 5000, 60,
       'tempo', $6, $7, $8, 'dashboard' from date_trunc('day', now() + interval '3 days') day`,
    [
      company.id,
      appointmentId,
      agendaId,
      rows[0]!.number,
      serviceId,
      words.customer,
      words.phone,
      words.appointment,
      seriesId,
    ],
  )
  const question = {
    id: randomUUID(),
    label: words.appointment,
    hint: '',
    kind: 'text',
    choices: [],
    required: true,
  }
  await owner.query(
    `insert into service_questions (company_id, service_id, questions, version) values ($1, $2, $3, 1)`,
    [company.id, serviceId, JSON.stringify([{ ...question, when: 'booking', key: words.appointment }])],
  )
  await owner.query(
    `insert into appointment_answers (company_id, appointment_id, label_key, place, label, kind, answer, answered_at)
     values ($1, $2, $3, 0, $3, 'text', $3, now())`,
    [company.id, appointmentId, words.appointment],
  )
  const fileId = randomUUID().replaceAll('-', '')
  await owner.query(
    `insert into answer_files (company_id, id, appointment_id, name, type, bytes, created_at, taken_at)
     values ($1, $2, $3, $4, 'pdf', 9, now(), now())`,
    [company.id, fileId, appointmentId, `${words.appointment}.pdf`],
  )
  await owner.query(
    `insert into appointment_answers (company_id, appointment_id, label_key, place, label, kind, answer, answered_at)
     values ($1, $2, 'exame', 1, 'Exame', 'file', $3, now())`,
    [company.id, appointmentId, `${fileId}/pdf/9/${words.appointment}.pdf`],
  )
  await owner.query(
    `insert into closures (company_id, id, date, reason, source) values ($1, $2, date '2026-11-02', $3, 'owner')`,
    [company.id, closureId, words.closure],
  )
  await owner.query(
    `insert into waiting_entries (company_id, id, service_id, service_name, price_type, first_date, last_date, client, phone)
     values ($1, $2, $3, 'Corte', 'curto', current_date, current_date + 30, $4, $5)`,
    [company.id, waitingId, serviceId, words.waiting, words.phone],
  )
  await owner.query(
    `insert into agenda_imports (company_id, id, digest, name, kind, by_kind, reminds, came, willed, history, left_out, created_at)
     values ($1, $2, '\\x00', $3, 'ics', 'dono', false, 1, 0, 0, 0, now())`,
    [company.id, importId, words.appointment],
  )
  await owner.query(
    `insert into imported_appointments (company_id, digest, import_id, appointment_id) values ($1, '\\x00', $2, $3)`,
    [company.id, importId, appointmentId],
  )
  await owner.query(
    `insert into package_kinds (company_id, id, name, service_ids, sessions, price_cents, place)
     values ($1, $2, '10 cortes', array[$3], 10, 40000, 0)`,
    [company.id, kindId, serviceId],
  )
  await owner.query(
    `insert into packages (company_id, id, kind_id, name, service_ids, sessions, price_cents, by_itself, no_show_spends, client,
       phone, note, sold_at) values ($1, $2, $3, $7, array[$4], 10, 40000, false, true, $5, $6, $7, now())`,
    [company.id, packageId, kindId, serviceId, words.customer, words.phone, words.appointment],
  )
  await owner.query(
    `insert into package_payments (company_id, id, package_id, method, amount_cents, at)
     values ($1, gen_random_uuid(), $2, 'pix', 40000, now())`,
    [company.id, packageId],
  )
  return {
    agendaId,
    appointmentId,
    closureId,
    waitingId,
    importId,
    seriesId,
    kindId,
    packageId,
    serviceId,
  } as Record<string, string>
}
