import { randomUUID } from 'node:crypto'
import { conversationCalls, type Chat } from '@balcao/contract/conversations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenCompany } from '../../testing/builders'
import { call } from '../../testing/call'
import { rowsOf } from '../../testing/company-rows'
import { instanceOf, startChatShops, type ChatShop, type ChatShops } from '../testing/chat-shop'
import { freshPerson, inboundText } from '../testing/inbound'

let shops: ChatShops
let shop: ChatShop
let stranger: ChatShop
let chat: Chat
let noteId: string
let waId: string
const label = randomUUID()

beforeAll(async () => {
  shops = await startChatShops('2026-11-21T15:00:00Z')
  shop = await shops.shop()
  stranger = await shops.shop()
  const { phone } = freshPerson()
  await shop.receive(inboundText(phone, { name: 'Marcada 7431', text: 'palavra-7431' }))
  chat = (await shop.chat(phone))!
  waId = (await shop.messages(phone))[0]!.waMessageId
  noteId = randomUUID()
  await shop.ask(`/api/conversations/${chat.id}/notes`, { body: { id: noteId, text: 'nota-7431' } })
  const labels = [{ id: label, name: 'etiqueta-7431', colour: 'red' }]
  await shop.ask('/api/chat-labels', { method: 'PUT', body: { labels } })
  const replies = [{ id: randomUUID(), shortcut: 'a', text: 'resposta-7431' }]
  await shop.ask('/api/quick-replies', { method: 'PUT', body: { version: 0, replies } })
})
afterAll(() => shops.stop())

const conversation = () => `/api/conversations/${chat.id}`
const named = () => ({ instance: stranger.company.id, remoteJid: chat.jid })

/** Each call of this feature that names something, aimed at another company's things; what the stranger is told. */
const aimed: [
  keyof typeof conversationCalls,
  () => [string, { method?: string; body?: unknown }],
  string | null,
][] = [
  ['findChats', () => ['/chat/find-chats', { body: { instance: shop.company.id } }], 'CHANNEL_NOT_FOUND'],
  ['findChats', () => ['/chat/find-chats', { body: { instance: instanceOf(shop) } }], 'CHANNEL_NOT_FOUND'],
  ['findChats', () => ['/chat/find-chats', { body: { instance: stranger.company.id, label } }], null],
  ['findMessages', () => ['/chat/find-messages', { body: named() }], 'CONVERSATION_NOT_FOUND'],
  [
    'findMessages',
    () => ['/chat/find-messages', { body: { ...named(), instance: shop.company.id, around: waId } }],
    'CHANNEL_NOT_FOUND',
  ],
  [
    'markRead',
    () => ['/chat/mark-read', { body: { ...named(), messageId: waId } }],
    'CONVERSATION_NOT_FOUND',
  ],
  ['getConversation', () => [conversation(), {}], 'CONVERSATION_NOT_FOUND'],
  ['searchMessages', () => [`${conversation()}/search?q=palavra`, {}], 'CONVERSATION_NOT_FOUND'],
  [
    'nameConversation',
    () => [`${conversation()}/title`, { method: 'PUT', body: { title: 'Minha' } }],
    'CONVERSATION_NOT_FOUND',
  ],
  [
    'setChatBot',
    () => [`${conversation()}/bot`, { method: 'PUT', body: { mode: 'off' } }],
    'CONVERSATION_NOT_FOUND',
  ],
  [
    'labelConversation',
    () => [`${conversation()}/labels`, { method: 'PUT', body: { labels: [] } }],
    'CONVERSATION_NOT_FOUND',
  ],
  ['listNotes', () => [`${conversation()}/notes`, {}], 'CONVERSATION_NOT_FOUND'],
  [
    'addNote',
    () => [`${conversation()}/notes`, { body: { id: noteId, text: 'x' } }],
    'CONVERSATION_NOT_FOUND',
  ],
  ['removeNote', () => [`${conversation()}/notes/${noteId}`, { method: 'DELETE' }], 'CONVERSATION_NOT_FOUND'],
  ['getChatCustomer', () => [`${conversation()}/customer`, {}], 'CONVERSATION_NOT_FOUND'],
  ['startConversation', () => ['/api/conversations', { body: { number: chat.phone } }], null],
  [
    'saveLabels',
    () => [
      '/api/chat-labels',
      { method: 'PUT', body: { labels: [{ id: label, name: 'minha', colour: 'blue' }] } },
    ],
    null,
  ],
  [
    'saveQuickReplies',
    () => ['/api/quick-replies', { method: 'PUT', body: { version: 1, replies: [] } }],
    'SETTINGS_CHANGED',
  ],
  ['listLabels', () => ['/api/chat-labels', {}], null],
  ['listQuickReplies', () => ['/api/quick-replies', {}], null],
  ['chatCounts', () => ['/api/conversations/counts', {}], null],
]

it.each(aimed)('MODULE-11 %s shows and changes nothing of another company', async (_id, request, code) => {
  const before = await rowsOf(shops.server, shop.company.id)
  const [path, options] = request()
  const answer = await stranger.ask<{ code?: string }>(path, options)
  expect([answer.status < 500, answer.text.includes('7431')]).toEqual([true, false])
  if (code !== null) expect(answer.body.code).toBe(code)
  expect(await rowsOf(shops.server, shop.company.id)).toEqual(before)
})

it('MODULE-11 without the module, and without a session, none of them answers', async () => {
  const without = await givenCompany(shops.server, { modules: [] })
  for (const [id, request] of aimed) {
    const [path, options] = request()
    const ask = async (cookie: string) => (await call(shops.server, path, { ...options, cookie })).body.code
    expect([id, await ask(without.cookie), await ask('')]).toEqual([
      id,
      'MODULE_UNAVAILABLE',
      'UNAUTHENTICATED',
    ])
  }
})

it('the same ids at home show what they name: the walls are what keeps the stranger out', async () => {
  const paths = [conversation(), `${conversation()}/notes`, '/api/chat-labels', '/api/quick-replies']
  for (const path of paths) expect([path, (await shop.ask(path)).text.includes('7431')]).toEqual([path, true])
})

it('every call of conversations that is not about sending stands in the table', () => {
  const sending = ['sendText', 'sendMedia', 'retryMessage', 'discardMessage', 'readMedia']
  const named = new Set<string>([...sending, ...aimed.map(([id]) => id)])
  expect(Object.keys(conversationCalls).filter((id) => !named.has(id))).toEqual([])
})
