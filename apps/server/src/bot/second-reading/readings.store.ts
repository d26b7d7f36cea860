import type { ModelAnswer } from '@balcao/domain/bot'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { isMonthUsedUp } from '../../platform/monthly-cap'

/** Times in a day that one conversation is asked about: nobody uses up the company's month alone. */
const MOST_A_DAY = 20

/** What is known of a second reading: `wait` while it may still come, `none` where there will be none. */
export type Reading =
  | { kind: 'wait'; until: Date }
  | { kind: 'ready'; answer: ModelAnswer }
  | { kind: 'none' }

interface Stored {
  message_id: string
  state: 'pending' | 'ready' | 'closed'
  answer: ModelAnswer | null
  wait_until: Date
}

/**
 * The reading of what was written after `receivedSeq` up to the message. `unasked`: nobody was asked yet, and may be until
 * then, which is the same moment however long somebody goes on writing.
 */
export async function findReading(
  tx: Tx,
  companyId: string,
  {
    conversationId,
    messageId,
    receivedSeq,
  }: { conversationId: string; messageId: string; receivedSeq: number },
  { patienceMs, now }: { patienceMs: number; now: Date },
): Promise<Reading | { kind: 'unasked'; until: Date }> {
  const { rows } = await tx.execute<Stored>(sql`
    select r.message_id, r.state, r.answer, r.wait_until from bot_readings r
    join messages m on m.company_id = r.company_id and m.id = r.message_id
    where r.company_id = ${companyId} and m.conversation_id = ${conversationId} and m.seq > ${receivedSeq}
    order by r.wait_until`)
  const until = rows[0]?.wait_until ?? new Date(now.getTime() + patienceMs)
  const own = rows.find(({ message_id }) => message_id === messageId)
  if (own?.answer) return { kind: 'ready', answer: own.answer }
  if (own?.state === 'closed' || until <= now) return { kind: 'none' }
  return { kind: own ? 'wait' : 'unasked', until }
}

/** Wants a reading, unless the company's month or the conversation's day is used up; then which of them. */
export async function wantReading(
  tx: Tx,
  companyId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
  { monthlyMessages: most, until, now }: { monthlyMessages: number; until: Date; now: Date },
): Promise<'wanted' | 'month' | 'day'> {
  if (await isMonthUsedUp(tx, companyId, { table: 'bot_readings', most, now })) return 'month'
  const { rows } = await tx.execute<{ today: number }>(sql`
    select count(*)::int as today from bot_readings r
    join messages m on m.company_id = r.company_id and m.id = r.message_id
    where r.company_id = ${companyId} and m.conversation_id = ${conversationId}
      and r.asked_at > ${now}::timestamptz - interval '1 day'`)
  if (rows[0]!.today >= MOST_A_DAY) return 'day'
  await tx.execute(sql`
    insert into bot_readings (company_id, message_id, state, asked_at, wait_until)
    values (${companyId}, ${messageId}, 'pending', ${now}, ${until})`)
  return 'wanted'
}

/** Until when a reading is waited for; null when nobody waits for it any more. */
export async function pendingUntil(tx: Tx, companyId: string, messageId: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ wait_until: Date }>(sql`
    select wait_until from bot_readings
    where company_id = ${companyId} and message_id = ${messageId} and state = 'pending'`)
  return rows[0]?.wait_until ?? null
}

/** Keeps an answer, or with null that there will be none. False when nobody waits for it any more. */
export async function closeReading(
  tx: Tx,
  companyId: string,
  messageId: string,
  answer: ModelAnswer | null,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update bot_readings set state = ${answer ? 'ready' : 'closed'},
      answer = ${answer ? JSON.stringify(answer) : null}::jsonb
    where company_id = ${companyId} and message_id = ${messageId} and state = 'pending'`)
  return rowCount! > 0
}
