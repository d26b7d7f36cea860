import { modulesAsGranted } from './modules-as-granted'
import { randomUUID } from 'node:crypto'
import type { BotSettings } from '@balcao/contract/bot'
import type { Channel } from '@balcao/contract/channels'
import type { Chat } from '@balcao/contract/conversations'
import { receiveEvents } from '../conversations'
import { inboundText } from '../conversations/testing/inbound'
import type { TestCompany } from './builders'
import { call } from './call'
import type { TestServer } from './server'

/** What stands in a company's chats, and where. */
export interface ChatWords {
  customer: string
  /** With country code, digits only. */
  chatPhone: string
  message: string
  fileName: string
  chatNote: string
  quickReply: string
  label: string
  botText: string
  botMiss: string
  synonym: string
  /** Meta's id of the company's phone number. */
  account: string
}

/**
 * A WhatsApp channel and one conversation with one of everything: an inbound message with a file, an own one that
 * failed, a note, a label, a quick reply, a text of the bot. Answers the ids under which calls take them. Nothing is
 * left to do in the background, and no clock asks after the channel.
 */
export async function givenChatThings(
  server: TestServer,
  company: TestCompany,
  words: ChatWords,
): Promise<Record<string, string>> {
  const { db } = server.app
  const { cookie, id: companyId } = company
  const put = <Body>(path: string, body: object) => call<Body>(server, path, { method: 'PUT', cookie, body })
  const channel = await put<Channel>('/api/channel', {
    kind: 'cloud',
    phone_number_id: words.account,
    access_token: 'token',
    app_secret: 'secret',
  })
  await db.owner.query(`update channels set state = 'refused' where company_id = $1`, [companyId])

  const jid = `${words.chatPhone}@s.whatsapp.net`
  // Written long enough ago that no bot answers it.
  const received = inboundText(jid, {
    text: `pizza ${words.message}`,
    name: words.customer,
    at: Date.now() - 600_000,
  })
  await receiveEvents({ db, clock: () => new Date(), openModules: modulesAsGranted }, companyId, [received])
  const found = await call<Chat[]>(server, '/chat/find-chats', { cookie, body: { instance: companyId } })
  const conversationId = found.body[0]!.id

  const [mediaId, messageId, noteId, labelId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await db.owner.query(
    `insert into media (company_id, id, message_id, type, mime, file_name, state)
     select company_id, $2, id, 'document', 'application/pdf', $3, 'ready' from messages where company_id = $1`,
    [companyId, mediaId, words.fileName],
  )
  await db.owner.query(
    `insert into messages (company_id, id, conversation_id, from_me, author, at, kind, text, ack, failure)
     values ($1, $2, $3, true, 'person', now() - interval '9 minutes', 'text', 'Já vai', 'failed', 'other')`,
    [companyId, messageId, conversationId],
  )
  await call(server, `/api/conversations/${conversationId}/notes`, {
    cookie,
    body: { id: noteId, text: words.chatNote },
  })
  await put('/api/chat-labels', { labels: [{ id: labelId, name: words.label, colour: 'blue' }] })
  await put(`/api/conversations/${conversationId}/labels`, { labels: [labelId] })
  const replies = [{ id: randomUUID(), shortcut: 'oi', text: words.quickReply }]
  await put('/api/quick-replies', { version: 0, replies })
  const { body: bot } = await call<BotSettings>(server, '/api/bot/settings', { cookie })
  const [textName] = Object.keys(bot.texts)
  await put('/api/bot/settings', { ...bot, texts: { [textName!]: words.botText } })
  const synonymId = randomUUID()
  await db.owner.query(
    `insert into bot_synonyms (company_id, id, words, item_id) values ($1, $2, $3, 'x-bacon')`,
    [companyId, synonymId, words.synonym],
  )
  await db.owner.query(
    `insert into bot_misses (company_id, id, conversation_id, plain, text, words, did, step, first_at, at)
     values ($1, gen_random_uuid(), $2, $3, $3, '[]', 'asked', 'menu', now(), now())`,
    [companyId, conversationId, words.botMiss],
  )
  await db.owner.query(
    `insert into bot_hand_overs (company_id, id, conversation_id, why, at)
     values ($1, gen_random_uuid(), $2, 'asked', now())`,
    [companyId, conversationId],
  )
  return {
    instance: companyId,
    remoteJid: jid,
    waMessageId: received.id,
    channelId: new URL(channel.body.cloud!.webhook_url).pathname.split('/').at(-1)!,
    conversationId,
    messageId,
    mediaId,
    noteId,
    labelId,
    synonymId,
  }
}
