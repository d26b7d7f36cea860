import type { Message, SendFailureCode } from '@balcao/contract/conversations'
import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { addJob, type JobName } from '../../platform/jobs/jobs'
import type { MessageContent } from './read-messages'
import type { SendingAuthor } from './send-pace'

/** The oldest unfinished send of a conversation, with what decides about it. */
export interface OutboxRow {
  message_id: string
  conversation_id: string
  state: 'waiting' | 'sending' | 'unknown'
  attempts: number
  looks: number
  tried_at: Date | null
  next_at: Date
  queued_at: Date
  author: SendingAuthor
  kind: Message['kind']
  text: string
  content: MessageContent
  quoting: string | null
  wa_id: string | null
  chat_kind: 'person' | 'group'
  last_inbound_at: Date | null
}

/** What comes next in a conversation, under its lock. Messages go out in the order in which they were queued. */
export async function findHead(
  tx: Tx,
  companyId: string,
  conversationId: string,
): Promise<OutboxRow | undefined> {
  const { rows } = await tx.execute<OutboxRow>(sql`
    select o.message_id, o.conversation_id, o.state, o.attempts, o.looks, o.tried_at, o.next_at, o.queued_at,
      m.author, m.kind, m.text, m.content, m.quoting, m.wa_id, c.kind as chat_kind, c.last_inbound_at
    from outbox o
    join messages m on m.company_id = o.company_id and m.id = o.message_id
    join conversations c on c.company_id = o.company_id and c.id = o.conversation_id
    where o.company_id = ${companyId} and o.conversation_id = ${conversationId}
    order by o.seq limit 1`)
  return rows[0]
}

/** A row as it is now, under the lock of its conversation; undefined when its send came to an end meanwhile. */
export async function findOutboxRow(
  tx: Tx,
  companyId: string,
  messageId: string,
): Promise<Pick<OutboxRow, 'state' | 'attempts' | 'looks'> | undefined> {
  const { rows } = await tx.execute<Pick<OutboxRow, 'state' | 'attempts' | 'looks'>>(sql`
    select state, attempts, looks from outbox where company_id = ${companyId} and message_id = ${messageId} for update`)
  return rows[0]
}

/** Puts a message at the end of its conversation's queue and adds the job that sends it. */
export async function enqueue(
  tx: Tx,
  companyId: string,
  message: { id: string; conversationId: string; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into outbox (company_id, message_id, conversation_id, queued_at, next_at)
    values (${companyId}, ${message.id}, ${message.conversationId}, ${message.now}, ${message.now})`)
  await wakeConversation(tx, companyId, message.conversationId)
}

export async function writeOutbox(
  tx: Tx,
  companyId: string,
  messageId: string,
  row: Pick<OutboxRow, 'state' | 'attempts' | 'looks' | 'next_at' | 'tried_at'>,
): Promise<void> {
  await tx.execute(sql`update outbox set state = ${row.state}, attempts = ${row.attempts}, looks = ${row.looks},
      next_at = ${row.next_at}, tried_at = ${row.tried_at}
    where company_id = ${companyId} and message_id = ${messageId}`)
}

export async function removeFromOutbox(tx: Tx, companyId: string, messageId: string): Promise<void> {
  await tx.execute(sql`delete from outbox where company_id = ${companyId} and message_id = ${messageId}`)
}

/** Marks an own message as failed; one that the other side has already seen stays as it is. */
export async function writeFailure(
  tx: Tx,
  companyId: string,
  messageId: string,
  code: SendFailureCode,
): Promise<void> {
  await tx.execute(sql`update messages set ack = 'failed', failure = ${code}
    where company_id = ${companyId} and id = ${messageId} and ack in ('pending', 'sent')`)
}

/** The job that sends what waits in a conversation, now. */
export function wakeConversation(tx: Tx, companyId: string, conversationId: string): Promise<void> {
  return addJob(tx, 'send-messages', { companyId, conversationId }, { key: `send:${conversationId}` })
}

/** Sends what waits in a conversation now, whatever its pause. What somebody holds is being dealt with. */
export async function hurryConversation(tx: Tx, companyId: string, conversationId: string): Promise<void> {
  await tx.execute(sql`update outbox set next_at = to_timestamp(0)
    where company_id = ${companyId} and message_id in (select message_id from outbox
      where company_id = ${companyId} and conversation_id = ${conversationId} and state = 'waiting'
      for update skip locked)`)
  await wakeConversation(tx, companyId, conversationId)
}

/** The job at a later time. Its key is its own, so that it never takes the place of what is due now. */
export function wakeConversationAt(
  tx: Tx,
  companyId: string,
  conversationId: string,
  runAt: Date,
): Promise<void> {
  return addJob(
    tx,
    'send-messages',
    { companyId, conversationId },
    { key: `send-later:${conversationId}`, runAt },
  )
}

/**
 * Everything that a company has waiting goes on at once, whatever its pause: its channel is open again. In the
 * transaction that says so, before it announces anything.
 */
export async function wakeOutbox(tx: Tx, companyId: string): Promise<void> {
  // Rows that somebody holds are being dealt with; waiting for them here could make two callers wait for each other.
  await tx.execute(sql`update outbox set next_at = to_timestamp(0)
    where company_id = ${companyId} and message_id in (select message_id from outbox
      where company_id = ${companyId} and state = 'waiting' and attempts > 0 for update skip locked)`)
  const { rowCount } = await tx.execute(sql`
    select app.queue_job(${'send-messages' satisfies JobName},
      json_build_object('companyId', ${companyId}::text, 'conversationId', conversation_id), null, null,
      'send:' || conversation_id)
    from (select distinct conversation_id from outbox where company_id = ${companyId} order by 1) waiting`)
  tx.tell({ jobs: rowCount ?? 0 })
}
