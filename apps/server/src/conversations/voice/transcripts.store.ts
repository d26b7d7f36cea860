import { STALE_AFTER_SECONDS } from '@balcao/domain/bot'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { addJob } from '../../platform/jobs/jobs'
import { isMonthUsedUp } from '../../platform/monthly-cap'
import { wakeBot } from '../thread/wake-bot'

/** What is longer or larger is no order: it is for people to listen to. */
const MOST_SECONDS = 300
export const MOST_NOTE_BYTES = 5 * 1024 * 1024

/** A sound of which nothing was to be had is not asked about again for so long. */
const FAILURE_KEPT_MINUTES = 10

/**
 * Wants the words of the voice notes among these messages, which were just stored: what a single person sent, as fresh
 * as the bot answers it.
 */
export async function wantTranscripts(
  tx: Tx,
  companyId: string,
  messageIds: readonly string[],
  { now, patienceMs }: { now: Date; patienceMs: number },
): Promise<void> {
  const since = new Date(now.getTime() - STALE_AFTER_SECONDS * 1000)
  const until = new Date(now.getTime() + patienceMs)
  await tx.execute(sql`
    insert into transcripts (company_id, message_id, state, wait_until)
    select m.company_id, m.id, 'pending', ${until}
    from messages m
    join conversations c on c.company_id = m.company_id and c.id = m.conversation_id and c.kind = 'person'
    join media f on f.company_id = m.company_id and f.message_id = m.id
    where m.company_id = ${companyId} and m.id = any(${[...messageIds]}::uuid[]) and not m.from_me and not m.deleted
      and m.at >= ${since} and f.type = 'audio'
      and coalesce(f.seconds, 0) <= ${MOST_SECONDS} and coalesce(f.bytes, 0) <= ${MOST_NOTE_BYTES}
    on conflict do nothing`)
}

/** The file of a message is here: adds the job that asks for its words, if they are wanted. */
export async function askForWords(tx: Tx, companyId: string, messageId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`select from transcripts
    where company_id = ${companyId} and message_id = ${messageId} and state = 'pending'`)
  if (rowCount) await addJob(tx, 'transcribe-note', { companyId, messageId })
}

/**
 * Writes down what a note says, or with null that nobody will know; the bot has its turn if it waits for that. Under the
 * lock of its conversation, and to be announced. False when it was not wanted, or known before.
 */
export async function closeTranscript(
  tx: Tx,
  companyId: string,
  { messageId, conversationId }: { messageId: string; conversationId: string },
  text: string | null,
): Promise<boolean> {
  const { rows } = await tx.execute<{ bot_waits: boolean }>(sql`
    update transcripts set state = ${text === null ? 'none' : 'ready'}, text = ${text ?? ''}
    where company_id = ${companyId} and message_id = ${messageId} and state = 'pending' returning bot_waits`)
  if (rows[0]?.bot_waits) await wakeBot(tx, companyId, conversationId)
  return rows.length > 0
}

/** What is to be done about a sound. `known`: the same was asked about before; null where nothing came of it. */
export type Claim =
  | { kind: 'ask' }
  | { kind: 'wait' }
  | { kind: 'over' }
  | { kind: 'known'; text: string | null }

/**
 * Decides whether to ask about a sound of this SHA-256: each sound of a company is asked about once, and no more notes in
 * a month (UTC) than `monthlyNotes`. One that was claimed before is asked about again: it is another try.
 */
export async function claimSound(
  tx: Tx,
  companyId: string,
  messageId: string,
  { digest, monthlyNotes, now }: { digest: Buffer; monthlyNotes: number; now: Date },
): Promise<Claim> {
  // One at a time in a company from here on: of two notes with the same sound one asks, and the count is right.
  const isOver = await isMonthUsedUp(tx, companyId, { table: 'transcripts', most: monthlyNotes, now })
  const own = await tx.execute<{ isTry: boolean }>(sql`select asked_at is not null as "isTry" from transcripts
    where company_id = ${companyId} and message_id = ${messageId}`)
  if (own.rows[0]?.isTry) return { kind: 'ask' }
  const failedSince = new Date(now.getTime() - FAILURE_KEPT_MINUTES * 60_000)
  const { rows: same } = await tx.execute<{ state: 'pending' | 'ready' | 'none'; text: string }>(sql`
    select state, text from transcripts
    where company_id = ${companyId} and digest = ${digest} and (state = 'ready' or asked_at >= ${failedSince})
    order by state = 'ready' desc, state = 'pending' desc limit 1`)
  if (same[0]?.state === 'pending') return { kind: 'wait' }
  if (same[0]) return { kind: 'known', text: same[0].state === 'ready' ? same[0].text : null }
  if (isOver) return { kind: 'over' }
  await tx.execute(sql`update transcripts set digest = ${digest}, asked_at = ${now}
    where company_id = ${companyId} and message_id = ${messageId}`)
  return { kind: 'ask' }
}
