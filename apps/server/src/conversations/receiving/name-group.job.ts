import { sql } from '../../platform/database/sql'
import type { Tx } from '../../platform/database/database'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import { announceChat } from '../thread/announce'
import { lockConversation, type Conversation } from '../thread/conversations.store'
import { findByAddress } from '../identity/find-or-make-conversation'
import type { ReceivingNeeds } from './receiving-needs'
import type { SendingNeeds } from '../sending-needs'
import type { FreshMessage } from './store-fresh'

/** So long a group keeps the subject that it was found with, unless the gateway tells of the group. */
const ASK_EVERY_MS = 24 * 3_600_000

/** Asks what groups are called that somebody just wrote in and that have not been asked for a day: messages do not say it. */
export async function askForNames(
  tx: Tx,
  companyId: string,
  received: { conversations: readonly Conversation[]; fresh: readonly FreshMessage[]; now: Date },
): Promise<void> {
  const speaking = new Set(received.fresh.map(({ conversation_id }) => conversation_id))
  const since = received.now.getTime() - ASK_EVERY_MS
  for (const { id, kind, named_at } of received.conversations) {
    if (kind !== 'group' || !speaking.has(id)) continue
    if (named_at === null || named_at.getTime() < since) await addNaming(tx, companyId, id)
  }
}

/** Asks at once for groups of which the gateway told something: an old telling may come late, so it is not believed. */
export function askAgainForNames(
  { db }: Pick<ReceivingNeeds, 'db'>,
  companyId: string,
  jids: ReadonlySet<string>,
): Promise<void> {
  return db.asCompany(companyId, async (tx) => {
    for (const jid of jids) {
      const id = await findByAddress(tx, companyId, [jid])
      if (id !== null) await addNaming(tx, companyId, id)
    }
  })
}

const addNaming = (tx: Tx, companyId: string, conversationId: string) =>
  addJob(tx, 'name-group', { companyId, conversationId }, { key: `name-group:${conversationId}` })

/** Gives a group the subject that it has at WhatsApp. A gateway that is away is asked again, as jobs are. */
export function nameGroupJob({ db, clock, gatewayOf }: SendingNeeds): JobDefinition<'name-group'> {
  return {
    name: 'name-group',
    work: 'housekeeping',
    asks: 'whatsapp',
    async run({ companyId, conversationId }) {
      const { rows } = await db.asCompany(companyId, (tx) =>
        tx.execute<{ jid: string }>(sql`select jid from conversations
          where company_id = ${companyId} and id = ${conversationId} and kind = 'group'`),
      )
      const connected = rows[0] ? await gatewayOf(companyId) : null
      if (!rows[0] || connected === null) return
      const subject = await connected.gateway.groupSubject(rows[0].jid)
      await db.asCompany(companyId, (tx) =>
        writeName(tx, companyId, { conversationId, subject, now: clock() }),
      )
    },
  }
}

/** A group that does not tell its subject any more keeps the one that it had. */
async function writeName(
  tx: Tx,
  companyId: string,
  { conversationId, subject, now }: { conversationId: string; subject: string | null; now: Date },
): Promise<void> {
  const group = await lockConversation(tx, companyId, conversationId)
  if (!group) return
  const isNew = subject !== null && subject !== group.push_name
  await tx.execute(sql`update conversations set named_at = ${now}, push_name = coalesce(${subject}, push_name),
      version = version + ${isNew ? 1 : 0}
    where company_id = ${companyId} and id = ${conversationId}`)
  if (isNew) await announceChat(tx, companyId, conversationId)
}
