import { readAddress } from '@balcao/domain/messaging'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import type { JobName } from '../../platform/jobs/jobs'
import { insertMessages, type NewMessage } from '../thread/conversations.store'
import { withState, type MessageState } from '../thread/message-state'
import type { ToldMessage } from './sort-events'

/** A message that was not known before. */
export interface FreshMessage extends NewMessage {
  seq: number
  told: ToldMessage
}

/**
 * Stores messages that are new, with the states that came first, and adds the jobs that fetch their media. `moved`:
 * somebody else has stored one of them meanwhile.
 */
export async function storeFresh(
  tx: Tx,
  companyId: string,
  told: readonly ToldMessage[],
  {
    conversationIdOf,
    stateOf,
  }: { conversationIdOf: ReadonlyMap<string, string>; stateOf: (waId: string) => MessageState },
): Promise<FreshMessage[] | 'moved'> {
  const messages = told.map((message) =>
    newMessage(message, conversationIdOf.get(message.waId)!, stateOf(message.waId)),
  )
  const inserted = await insertMessages(tx, companyId, messages)
  if (inserted.length < messages.length) return 'moved'
  const seqOf = new Map(inserted.map(({ id, seq }) => [id, seq]))
  await storeMedia(tx, companyId, told)
  return messages.map((message, index) => ({
    ...message,
    seq: seqOf.get(message.id)!,
    told: told[index]!,
  }))
}

function newMessage(told: ToldMessage, conversationId: string, state: MessageState): NewMessage {
  const { id, waId, fromMe, at, name, kind, content, quoting } = told
  const inGroup = readAddress(told.jids[0]).kind === 'group'
  const { text, ack, failure, edited_at, deleted, reactions } = withState(
    {
      from_me: fromMe,
      ack: fromMe ? 'pending' : null,
      failure: null,
      text: told.text,
      edited_at: null,
      deleted: false,
      reactions: [],
    },
    state,
  )
  return {
    id,
    conversation_id: conversationId,
    wa_id: waId,
    from_me: fromMe,
    // Also what another program of the shop sent: it was not us.
    author: fromMe ? 'phone' : 'customer',
    author_name: inGroup && !fromMe ? name : null,
    at,
    kind,
    text,
    content,
    quoting,
    ack,
    state: { failure, edited_at, deleted, reactions },
  }
}

/** The column's largest number: what calls itself larger is far too large to be fetched in any case. */
const MOST_BYTES_TOLD = 2 ** 31 - 1

async function storeMedia(tx: Tx, companyId: string, told: readonly ToldMessage[]): Promise<void> {
  const media = told.flatMap(({ id, media: one }) =>
    one === null
      ? []
      : [
          {
            message_id: id,
            type: one.type,
            mime: one.mime,
            file_name: one.fileName,
            bytes: one.bytes === null ? null : Math.min(one.bytes, MOST_BYTES_TOLD),
            seconds: one.seconds,
            voice: one.voice,
            handle: one.handle,
          },
        ],
  )
  if (media.length === 0) return
  await tx.execute(sql`
    with stored as (
      insert into media (company_id, id, message_id, type, mime, file_name, bytes, seconds, voice, state, handle)
      select ${companyId}::uuid, gen_random_uuid(), message_id, type, mime, file_name, bytes, seconds, voice,
        'fetching', handle
      from jsonb_to_recordset(${JSON.stringify(media)}::jsonb) as m(message_id uuid, type text, mime text,
        file_name text, bytes integer, seconds real, voice boolean, handle jsonb)
      returning id
    )
    select app.queue_job(${'fetch-media' satisfies JobName}, json_build_object('companyId', ${companyId}::text, 'mediaId', id), null, null,
      null) from stored`)
  tx.tell({ jobs: media.length })
}
