import type { Chat } from '@balcao/contract/conversations'
import { expect, it } from 'vitest'
import { buildChat } from '../../testing/build-chat'
import { noChatFilter } from './chat-filter'
import { dropChat, flatChats, placeChat } from './chat-pages'
import { RecentChats } from './recent-chats'

const chat = (id: string, minute: number, changes: Partial<Chat> = {}) =>
  buildChat({
    id,
    lastMessage: {
      ...buildChat().lastMessage!,
      timestamp: `2026-11-21T15:${String(minute).padStart(2, '0')}:00.000Z`,
    },
    ...changes,
  })
const all = { filter: noChatFilter, more: false }
const unread = { filter: { ...noChatFilter, show: 'unread' as const }, more: false }
const ids = (pages: Chat[][]) => pages.map((page) => page.map(({ id }) => id).join(''))

it('CONV-23 a conversation with a new message goes to the top, and is there once', () => {
  const pages = [[chat('a', 30), chat('b', 20)], [chat('c', 10)]]
  expect(ids(placeChat(pages, chat('c', 40, { version: 2 }), all))).toEqual(['cab', ''])
})

it('CONV-23 one that changed without a new message is replaced where it is', () => {
  const pages = [[chat('a', 30), chat('b', 20)], [chat('c', 10)]]
  const placed = placeChat(pages, chat('b', 20, { version: 2, title: 'Bia' }), all)
  expect(placed[0]?.[1]?.title).toBe('Bia')
  expect(placed[1]).toBe(pages[1])
})

it('CONV-23 one that is not in the list is added', () => {
  expect(ids(placeChat([[chat('a', 30)]], chat('b', 40), all))).toEqual(['ba'])
  expect(ids(placeChat([[chat('a', 30)]], chat('b', 10), all))).toEqual(['ab'])
  expect(ids(placeChat([[]], chat('b', 10), all))).toEqual(['b'])
})

it('CONV-23 one that belongs on a page not yet fetched waits for it', () => {
  expect(ids(placeChat([[chat('a', 30)]], chat('b', 10), { ...all, more: true }))).toEqual(['a'])
})

it('CONV-23 an older state changes nothing', () => {
  const pages = [[chat('a', 30, { version: 5 })]]
  expect(placeChat(pages, chat('a', 40, { version: 4 }), all)).toBe(pages)
})

it('leaves the list of unread ones once it is read, unless it is the open one', () => {
  const pages = [[chat('a', 30, { unreadCount: 1 }), chat('b', 20, { unreadCount: 1 })]]
  const read = chat('a', 30, { unreadCount: 0, version: 2 })
  expect(ids(placeChat(pages, read, unread))).toEqual(['b'])
  expect(ids(placeChat(pages, read, { ...unread, keep: 'a' }))).toEqual(['ab'])
})

it('a search result that the server found stays, also by an address that is not shown', () => {
  const found = { filter: { ...noChatFilter, query: '9888' }, more: false }
  const pages = [[chat('a', 30)]]
  expect(ids(placeChat(pages, chat('a', 40, { version: 2 }), found))).toEqual(['a'])
  expect(ids(placeChat(pages, chat('b', 40), found))).toEqual(['a'])
})

it('takes out one that is gone, and shows one that slipped to the next page once', () => {
  expect(ids(dropChat([[chat('a', 30)], [chat('b', 20)]], 'b'))).toEqual(['a', ''])
  expect(flatChats([[chat('a', 30), chat('b', 20)], [chat('b', 20)]]).map(({ id }) => id)).toEqual(['a', 'b'])
})

it('CONV-23 a page that was asked for before an event does not undo it', () => {
  const recent = new RecentChats()
  recent.note('a', chat('a', 40, { version: 2, unreadCount: 3 }), 1_000)
  recent.note('gone', null, 1_000)
  recent.note('new', chat('new', 41), 1_001)
  const rows = recent.correct([chat('a', 30), chat('gone', 20), chat('b', 10)])
  expect(rows.map(({ id, unreadCount }) => `${id}${unreadCount}`)).toEqual(['a3', 'b0'])
  expect(recent.since(1_001).map(({ id }) => id)).toEqual(['new'])
  recent.note('later', chat('later', 42), 70_000)
  expect(recent.since(0).map(({ id }) => id)).toEqual(['later'])
})
