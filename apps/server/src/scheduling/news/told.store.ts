import type { AppointmentNews } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** News that stand for how an appointment is; the others ask or remind. */
export type StandingNews = Extract<AppointmentNews, 'booked' | 'confirmed' | 'moved' | 'cancelled'>

/**
 * What a customer was told of an appointment, each kind once for the start it had. `due` waits for its time;
 * `skipped` was passed over: switched off, or nowhere to send it.
 */
export interface Told {
  kind: AppointmentNews
  starts_at: Date
  due_at: Date
  state: 'due' | 'sent' | 'skipped'
  /** Whose agenda it was in; null where nobody wrote that down. */
  agenda_id: string | null
  /** Of a visit of several people, whose the parts were that follow; none of most. */
  also_agendas: string[]
  /** For how many it was; null where nobody wrote that down. */
  people: number | null
}

/** All of an appointment, in the order in which it was told. */
export async function readTold(tx: Tx, companyId: string, appointmentId: string): Promise<Told[]> {
  const { rows } =
    await tx.execute<Told>(sql`select kind, starts_at, due_at, state, agenda_id, also_agendas, people
    from appointment_news
    where company_id = ${companyId} and appointment_id = ${appointmentId} order by seq`)
  return rows
}

export interface ToldNow extends Pick<Told, 'kind' | 'starts_at' | 'state'> {
  appointmentId: string
  conversationId: string | null
  messageId: string | null
  now: Date
}

/** Writes down what is told now, as the last thing that the customer heard. */
export async function writeTold(tx: Tx, companyId: string, told: ToldNow): Promise<void> {
  const { appointmentId, kind, starts_at, state, conversationId, messageId, now } = told
  await tx.execute(sql`delete from appointment_news where company_id = ${companyId}
    and appointment_id = ${appointmentId} and kind = ${kind} and starts_at = ${starts_at}`)
  await tx.execute(sql`insert into appointment_news
      (company_id, appointment_id, kind, starts_at, due_at, state, message_id, conversation_id, at,
      agenda_id, people, also_agendas)
    values (${companyId}, ${appointmentId}, ${kind}, ${starts_at}, ${now}, ${state}, ${messageId}, ${conversationId},
      ${now}, (select agenda_id from appointments where company_id = ${companyId} and id = ${appointmentId}),
      (select people from appointments where company_id = ${companyId} and id = ${appointmentId}),
      array(select v.agenda_id from appointments v where v.company_id = ${companyId} and v.visit_id = ${appointmentId}
        and v.visit_place > 1 and v.deleted_at is null order by v.visit_place))`)
}

/** Writes down that something is to be told at its time. */
export async function writeDue(
  tx: Tx,
  companyId: string,
  due: { appointmentId: string; kind: AppointmentNews; startsAt: Date; dueAt: Date },
): Promise<void> {
  await tx.execute(sql`insert into appointment_news (company_id, appointment_id, kind, starts_at, due_at, state)
    values (${companyId}, ${due.appointmentId}, ${due.kind}, ${due.startsAt}, ${due.dueAt}, 'due')
    on conflict do nothing`)
}

/** Drops what is still to be told, but for what belongs to `keep`. */
export async function dropDue(
  tx: Tx,
  companyId: string,
  appointmentId: string,
  keep: Date | null,
): Promise<void> {
  await tx.execute(sql`delete from appointment_news where company_id = ${companyId}
    and appointment_id = ${appointmentId} and state = 'due' and starts_at is distinct from ${keep}::timestamptz`)
}
