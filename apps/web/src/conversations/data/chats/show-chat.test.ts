import type { Chat, ChatCounts } from '@balcao/contract/conversations'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { buildChat } from '../../testing/build-chat'
import { noChatFilter, type ChatFilter } from './chat-filter'
import { knownChat, type ChatPages } from './chats.queries'
import { conversationKeys } from '../conversation-keys'
import { hideChat, showChat, showCounts } from './show-chat'

const unread: ChatFilter = { ...noChatFilter, show: 'unread' }
let client = new QueryClient()
beforeEach(() => {
  client = new QueryClient()
})

function given(filter: ChatFilter, chats: Chat[]) {
  const data: ChatPages = { pages: [{ chats, more: false }], pageParams: [null] }
  client.setQueryData(conversationKeys.list(filter), data)
}

const shown = (filter: ChatFilter) =>
  client
    .getQueryData<ChatPages>(conversationKeys.list(filter))
    ?.pages.flatMap(({ chats }) => chats.map(({ id, unreadCount }) => `${id}${unreadCount}`))

it('CONV-23 a conversation that changed is put into every list it belongs to', () => {
  given(noChatFilter, [buildChat({ id: 'a' })])
  given(unread, [])
  client.setQueryData(conversationKeys.chat('a'), buildChat({ id: 'a' }))
  showChat(client, buildChat({ id: 'a', unreadCount: 2, version: 2 }))
  expect([shown(noChatFilter), shown(unread)]).toEqual([['a2'], ['a2']])
  expect(client.getQueryData<Chat>(conversationKeys.chat('a'))?.unreadCount).toBe(2)
})

it('CONV-23 a late event does not undo what is newer', () => {
  given(noChatFilter, [buildChat({ id: 'a', version: 5 })])
  client.setQueryData(conversationKeys.chat('a'), buildChat({ id: 'a', version: 5 }))
  showChat(client, buildChat({ id: 'a', unreadCount: 9, version: 4 }))
  expect(shown(noChatFilter)).toEqual(['a0'])
  expect(knownChat(client, 'a')?.unreadCount).toBe(0)
})

it('a conversation that was merged into another leaves every list', () => {
  given(noChatFilter, [buildChat({ id: 'a' }), buildChat({ id: 'b' })])
  hideChat(client, 'a')
  expect(shown(noChatFilter)).toEqual(['b0'])
  expect(knownChat(client, 'a')).toBeUndefined()
  expect(knownChat(client, 'b')?.id).toBe('b')
})

it('counts that were asked for before an event and arrive after it do not undo it', async () => {
  let answer = (_counts: ChatCounts) => {}
  const asked = client
    .fetchQuery({
      queryKey: conversationKeys.counts,
      queryFn: () => new Promise<ChatCounts>((resolve) => (answer = resolve)),
    })
    .catch(() => undefined)
  showCounts(client, { unread: 2, waiting: 1 })
  answer({ unread: 0, waiting: 0 })
  await asked
  expect(client.getQueryData(conversationKeys.counts)).toEqual({ unread: 2, waiting: 1 })
})
