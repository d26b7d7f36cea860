import { describe, expect, it } from 'vitest'
import { buildChat } from '../../testing/build-chat'
import {
  belongs,
  compareChats,
  isNarrowed,
  newerOf,
  noChatFilter,
  readChatFilter,
  stillBelongs,
  writeChatFilter,
  type ChatFilter,
} from './chat-filter'

const filter = (changes: Partial<ChatFilter>) => ({ ...noChatFilter, ...changes })

describe('CONV-04 which conversations a list shows', () => {
  it.each([
    ['jose', { title: 'José Antônio' }, true],
    ['antonio jose', { title: 'José Antônio' }, true],
    ['(92) 99123-4567', {}, true],
    ['9123-4567', {}, true],
    ['maria', {}, false],
  ])('%j finds %j: %s', (query, changes, found) => {
    expect(belongs(buildChat(changes), filter({ query }))).toBe(found)
  })

  it('finds a phone with and without its ninth digit', () => {
    const old = buildChat({ jid: '559291234567@s.whatsapp.net', phone: '559291234567' })
    expect(belongs(old, filter({ query: '92 9 9123-4567' }))).toBe(true)
  })

  it('by what is unread, by who waits, by label', () => {
    const quiet = buildChat()
    expect(stillBelongs(quiet, filter({ show: 'unread' }))).toBe(false)
    expect(stillBelongs({ ...quiet, unreadCount: 2 }, filter({ show: 'unread' }))).toBe(true)
    expect(stillBelongs(quiet, filter({ show: 'waiting' }))).toBe(false)
    expect(
      stillBelongs({ ...quiet, waiting_since: '2026-11-21T15:00:00Z' }, filter({ show: 'waiting' })),
    ).toBe(true)
    expect(stillBelongs({ ...quiet, labels: ['vip'] }, filter({ label: 'vip' }))).toBe(true)
    expect(stillBelongs(quiet, filter({ label: 'vip' }))).toBe(false)
  })
})

it('the newest message comes first, conversations without any last', () => {
  const last = (timestamp: string) => ({ ...buildChat().lastMessage!, timestamp })
  const chats = [
    buildChat({ id: 'silent', lastMessage: null }),
    buildChat({ id: 'old', lastMessage: last('2026-11-20T10:00:00.000Z') }),
    buildChat({ id: 'a', lastMessage: last('2026-11-21T10:00:00.000Z') }),
    buildChat({ id: 'b', lastMessage: last('2026-11-21T10:00:00.000Z') }),
  ]
  expect(chats.toSorted(compareChats).map(({ id }) => id)).toEqual(['b', 'a', 'old', 'silent'])
})

it('CONV-23 of two states the later one stands, whichever came first', () => {
  const one = buildChat({ version: 1 })
  const two = buildChat({ version: 2 })
  expect([newerOf(one, two), newerOf(two, one)]).toEqual([two, two])
})

it('a filter survives the address, and nonsense there counts as nothing', () => {
  const full: ChatFilter = { query: 'josé & maria', show: 'waiting', label: 'vip' }
  const address = writeChatFilter(new URLSearchParams('chat=x'), full)
  expect(readChatFilter(new URLSearchParams(address.toString()))).toEqual(full)
  expect(writeChatFilter(address, noChatFilter).toString()).toBe('chat=x')
  expect(readChatFilter(new URLSearchParams('show=nothing&label='))).toEqual(noChatFilter)
  expect([isNarrowed(full), isNarrowed(noChatFilter), isNarrowed(filter({ query: '  ' }))]).toEqual([
    true,
    false,
    false,
  ])
})
