import { GatewayUnavailable } from '../../gateways/whatsapp/gateway'
import type { Tx } from '../../platform/database/database'
import { sql, type Sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { announceChat } from '../thread/announce'
import { lockConversation } from '../thread/conversations.store'
import { findNamedMessage } from '../thread/find-named-message'
import type { ReceivingNeeds } from '../receiving/receiving-needs'
import { findAddresses } from './outgoing-message'
import type { ConnectedChannel } from '../sending-needs'

/**
 * Marks a message and all before it in its conversation as read by the shop (CALL-49), and lets the customer see it.
 * It never moves back. `messageId` is WhatsApp's id or ours; one that this conversation does not have marks
 * nothing. @throws Problem CONVERSATION_NOT_FOUND
 */
export function markRead(
  { db }: Pick<ReceivingNeeds, 'db'>,
  companyId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  return db.asCompany(companyId, async (tx) => {
    if (!(await lockConversation(tx, companyId, conversationId))) throw new Problem('CONVERSATION_NOT_FOUND')
    const message = await findNamedMessage(tx, companyId, conversationId, messageId)
    if (message === undefined) return
    if (!(await moveReadPosition(tx, companyId, conversationId, message))) return
    await announceChat(tx, companyId, conversationId)
  })
}

/**
 * Moves up to where a conversation is read to a place among its messages, under its lock, and adds the job that tells the
 * customer. False when it stood there or farther. It stands on the last message with WhatsApp's time: what we send has
 * our clock's, and what the customer writes next may be earlier than that. The caller announces the chat.
 */
export async function moveReadPosition(
  tx: Tx,
  companyId: string,
  conversationId: string,
  place: { at: Date; seq: number },
): Promise<boolean> {
  const upTo = sql`author in ('customer', 'phone') and (at, seq) <= (${place.at}::timestamptz, ${place.seq}::bigint)`
  if (!(await moveRead(tx, companyId, conversationId, upTo))) return false
  await addJob(tx, 'mark-read-outside', { companyId, conversationId }, { key: `mark-read:${conversationId}` })
  return true
}

/**
 * What the bot has answered, up to the message with that number, is unread for nobody: it is not people's turn. The
 * customer is shown that a person read it once one has. Under the conversation's lock; the caller announces the chat.
 */
export async function noteAnsweredByBot(
  tx: Tx,
  companyId: string,
  conversationId: string,
  seq: number,
): Promise<void> {
  // What came last need not be the newest: WhatsApp's clock orders them.
  await moveRead(tx, companyId, conversationId, sql`author = 'customer' and seq <= ${seq}`)
}

/** Reads a conversation up to the newest of the messages that the condition holds for. */
async function moveRead(tx: Tx, companyId: string, conversationId: string, upTo: Sql): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update conversations c set read_at = newest.at, read_seq = newest.seq, version = c.version + 1,
      unread = (select count(*) from messages m where m.company_id = c.company_id and m.conversation_id = c.id
        and not m.from_me and (m.at, m.seq) > (newest.at, newest.seq))
    from (select at, seq from messages where company_id = ${companyId} and conversation_id = ${conversationId}
      and ${upTo}
      order by at desc, seq desc limit 1) newest
    where c.company_id = ${companyId} and c.id = ${conversationId}
      and (c.read_at is null or (c.read_at, c.read_seq) < (newest.at, newest.seq))`)
  return rowCount !== 0
}

/** The blue ticks that a customer gets at once; what lies before them WhatsApp shows as read by itself. */
const MOST_TICKS = 50

/** Shows the customer what the shop has read. Best effort: a gateway that is away is asked again with the next. */
export function markReadOutsideJob({
  db,
  gatewayOf,
}: Pick<ReceivingNeeds, 'db'> & {
  gatewayOf: (companyId: string) => Promise<ConnectedChannel | null>
}): JobDefinition<'mark-read-outside'> {
  return {
    name: 'mark-read-outside',
    work: 'customer',
    asks: 'whatsapp',
    async run({ companyId, conversationId }) {
      const connected = await gatewayOf(companyId)
      if (connected === null) return
      const unticked = await db.asCompany(companyId, (tx) => findUnticked(tx, companyId, conversationId))
      const newest = unticked[0]
      if (newest === undefined) return
      try {
        const addresses = await db.asCompany(companyId, (tx) => findAddresses(tx, companyId, conversationId))
        await connected.gateway.markRead(
          unticked.toReversed().map(({ id }) => id),
          addresses,
        )
      } catch (error) {
        if (error instanceof GatewayUnavailable) return
        throw error
      }
      await db.asCompany(companyId, (tx) => noteTicked(tx, companyId, conversationId, newest))
    },
  }
}

interface Unticked {
  id: string
  at: Date
  seq: number
}

/** Inbound messages that were read here and not shown as read, the newest first. */
async function findUnticked(tx: Tx, companyId: string, conversationId: string): Promise<Unticked[]> {
  const { rows } = await tx.execute<Unticked>(sql`
    select m.wa_id as id, m.at, m.seq from conversations c
    join messages m on m.company_id = c.company_id and m.conversation_id = c.id
    where c.company_id = ${companyId} and c.id = ${conversationId} and not m.from_me and m.wa_id is not null
      and (m.at, m.seq) <= (c.read_at, c.read_seq)
      and (c.ticked_at is null or (m.at, m.seq) > (c.ticked_at, c.ticked_seq))
    order by m.at desc, m.seq desc limit ${MOST_TICKS}`)
  return rows
}

async function noteTicked(
  tx: Tx,
  companyId: string,
  conversationId: string,
  { at, seq }: Pick<Unticked, 'at' | 'seq'>,
): Promise<void> {
  await tx.execute(sql`update conversations set ticked_at = ${at}, ticked_seq = ${seq}
    where company_id = ${companyId} and id = ${conversationId}
      and (ticked_at is null or (ticked_at, ticked_seq) < (${at}::timestamptz, ${seq}::bigint))`)
}
