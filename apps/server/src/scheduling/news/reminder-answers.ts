import type { ReminderAnswer } from '@balcao/domain/scheduling'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { readAppointments, type StoredAppointment } from '../appointments/appointments.store'
import { isOffer } from '../waiting/answer-offer'
import { isAwaited } from './plan-reminders'

/** Milliseconds after a start in which who answers late still hears that it is over. */
const ANSWERED_UNTIL = 24 * 3_600_000

/** What a customer was asked in a conversation: whether they come, or whether they take an offered time. */
export interface AskedCustomer {
  kind: 'dayBefore' | 'hourBefore' | 'offered'
  row: StoredAppointment
  /** When it was asked. */
  at: Date
  answer: ReminderAnswer | null
  /** Nobody of the shop has asked or said anything since, so that a bare '1' means this. */
  isLast: boolean
  /** Whether it can still be answered: it was cancelled since, lies at another start, or is over. */
  state: 'open' | 'cancelled' | 'moved' | 'over'
  /** The start that it was asked about. */
  startsAt: Date
}

/**
 * The question about an appointment that an answer can belong to: of the named one, else the newest of the
 * conversation. Undefined where it was never asked here, or when the start that was asked about is over for a day. What
 * Balcão says itself, the answer to an earlier answer among it, asks nothing.
 */
export async function findAsked(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { appointmentId = null, now }: { appointmentId?: string | null; now: Date },
): Promise<AskedCustomer | undefined> {
  const { rows } = await tx.execute<
    Omit<AskedCustomer, 'row' | 'state' | 'startsAt'> & { appointment_id: string; starts_at: Date }
  >(sql`
    select n.appointment_id, n.kind, n.starts_at, n.at, n.answer, not exists (
      select from messages asked join messages later on later.company_id = asked.company_id
        and later.conversation_id = asked.conversation_id and later.seq > asked.seq
      where asked.company_id = n.company_id and asked.id = n.message_id
        and later.from_me and later.author in ('bot', 'person', 'phone')) as "isLast"
    from appointment_news n
    where n.company_id = ${companyId} and n.conversation_id = ${conversationId} and n.state = 'sent'
      and n.kind in ('dayBefore', 'hourBefore', 'offered')
      and (${appointmentId}::uuid is null or n.appointment_id = ${appointmentId})
    order by n.seq desc limit 1`)
  const [asked] = rows
  const [row] = asked ? await readAppointments(tx, companyId, [asked.appointment_id]) : []
  if (!asked || !row || asked.starts_at.getTime() <= now.getTime() - ANSWERED_UNTIL) return undefined
  const { kind, at, answer, isLast, starts_at: startsAt } = asked
  const state = stateOf({ kind, row, startsAt }, now)
  return state === null ? undefined : { kind, row, at, answer, isLast, state, startsAt }
}

/** Null where there is nothing to say of it any more. */
function stateOf(
  { kind, row, startsAt }: Pick<AskedCustomer, 'kind' | 'row' | 'startsAt'>,
  now: Date,
): AskedCustomer['state'] | null {
  if (kind === 'offered') return startsAt > now && isOffer(row, now) ? 'open' : null
  if (row.status === 'cancelled' || row.deleted_at !== null) return 'cancelled'
  if (!isAwaited(row) || row.starts_at <= now) return 'over'
  return row.starts_at.getTime() === startsAt.getTime() ? 'open' : 'moved'
}

/** Whether a reminder of the start that an appointment has was sent. */
export async function wasReminded(
  tx: Tx,
  companyId: string,
  { id, starts_at }: Pick<StoredAppointment, 'id' | 'starts_at'>,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from appointment_news where company_id = ${companyId}
    and appointment_id = ${id} and starts_at = ${starts_at} and state = 'sent' and kind in ('dayBefore', 'hourBefore')`)
  return rowCount! > 0
}

/** Writes down what was answered last. A declined offer has left nothing to write on. */
export async function writeAnswer(
  tx: Tx,
  companyId: string,
  { kind, row, startsAt }: Pick<AskedCustomer, 'kind' | 'row' | 'startsAt'>,
  answer: ReminderAnswer,
): Promise<void> {
  await tx.execute(sql`update appointment_news set answer = ${answer} where company_id = ${companyId}
    and appointment_id = ${row.id} and kind = ${kind} and starts_at = ${startsAt}`)
}
