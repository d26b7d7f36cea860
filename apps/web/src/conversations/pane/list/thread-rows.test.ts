import type { Message } from '@balcao/contract/conversations'
import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../testing/build-chat'
import { dayWords } from './day-words'
import { newestInSight, openingPlace, pageToRead, isAwayFromEnd } from './scroll-plan'
import { threadRows } from './thread-rows'
import { firstMissedOf, firstUnreadOf, unseenCount } from './unread-marker'

const zone = 'America/Manaus'

const message = (id: string, timestamp: string, more: Partial<Message> = {}) =>
  buildMessage({ id, timestamp, ...more })
const own = { isFromMe: true } as const

const looks = (messages: Message[], firstUnread: string | null = null) =>
  threadRows(messages, { zone, firstUnread }).flatMap(({ key, day, isFirstUnread, opens, closes }) => [
    ...(day ? [day] : []),
    ...(isFirstUnread ? ['unread'] : []),
    `${opens ? '[' : ''}${key}${closes ? ']' : ''}`,
  ])

describe('CONV-10 the lines of a conversation', () => {
  it('days are those of the company', () => {
    const messages = [
      message('a', '2026-11-20T03:59:00Z'),
      message('b', '2026-11-20T04:01:00Z'),
      message('c', '2026-11-21T15:00:00Z'),
    ]
    expect(looks(messages)).toEqual(['2026-11-19', '[a]', '2026-11-20', '[b]', '2026-11-21', '[c]'])
  })

  it('what one hand wrote within five minutes is one group', () => {
    const messages = [
      message('a', '2026-11-21T15:00:00Z'),
      message('b', '2026-11-21T15:04:59Z'),
      message('c', '2026-11-21T15:10:00Z'),
      message('d', '2026-11-21T15:10:10Z', own),
      message('e', '2026-11-21T15:10:20Z', { ...own, author: 'bot' }),
      message('f', '2026-11-21T15:10:30Z', { ...own, author: 'bot' }),
    ]
    expect(looks(messages)).toEqual(['2026-11-21', '[a', 'b]', '[c]', '[d]', '[e', 'f]'])
  })

  it('the unread marker stands before its message and parts a group', () => {
    const messages = [message('a', '2026-11-21T15:00:00Z'), message('b', '2026-11-21T15:00:01Z')]
    expect(looks(messages, 'b')).toEqual(['2026-11-21', '[a]', 'unread', '[b]'])
    expect(looks(messages, 'elsewhere')).toEqual(['2026-11-21', '[a', 'b]'])
  })

  it('each line is named by its message alone, so that the list keeps its place when older ones are put in front', () => {
    const messages = [message('a', '2026-11-20T15:00:00Z'), message('b', '2026-11-21T14:00:00Z')]
    expect(threadRows(messages, { zone, firstUnread: 'b' }).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-20', 'yesterday'],
    ['2026-11-19', { date: 'quinta-feira, 19 de novembro' }],
    ['2026-11-14', { date: '14 de novembro' }],
    ['2025-12-31', { date: '31 de dezembro de 2025' }],
    ['2026-11-22', { date: '22 de novembro' }],
  ])('%s is called %j', (day, words) => {
    expect(dayWords(day, { today: '2026-11-21', locale: 'pt-BR' })).toEqual(words)
  })
})

describe('CONV-27 what was not read yet', () => {
  const messages = [
    message('a', '2026-11-21T15:00:00Z'),
    message('b', '2026-11-21T15:00:01Z'),
    message('c', '2026-11-21T15:00:02Z', own),
    message('d', '2026-11-21T15:00:03Z'),
    message('e', '2026-11-21T15:00:04Z'),
  ]
  const atOpening = (unreadCount: number, newest: string) => ({
    unreadCount,
    lastMessage: {
      waMessageId: newest,
      text: '',
      kind: 'text' as const,
      timestamp: '',
      isFromMe: false,
      ack: null,
    },
  })

  it.each([
    [0, 'e', null],
    [1, 'e', 'e'],
    [2, 'e', 'd'],
    [3, 'e', 'b'],
    [1, 'd', 'd'],
    [2, 'd', 'b'],
    [9, 'e', null],
    [1, 'not held', null],
  ])('%i unread when %s was the newest: the marker stands before %s', (count, newest, first) => {
    expect(firstUnreadOf(messages, atOpening(count, newest))).toBe(first)
  })

  it('what came while nobody looked begins at the first of the customer’s messages', () => {
    expect(firstMissedOf(messages, 'b')).toBe('d')
    expect(firstMissedOf(messages, 'e')).toBeNull()
    expect(firstMissedOf(messages, 'gone')).toBeNull()
    expect(firstMissedOf(messages, null)).toBe('a')
  })

  it('the button to the end counts the customer’s messages that one has not seen', () => {
    expect(unseenCount(messages, 'b')).toBe(2)
    expect(unseenCount(messages, 'e')).toBe(0)
    expect(unseenCount(messages, null)).toBe(0)
  })

  it('all is read up to the newest message of the customer in sight', () => {
    const rows = threadRows(messages, { zone, firstUnread: null })
    expect(newestInSight(rows, rows.length - 1)?.id).toBe('e')
    expect(newestInSight(rows, 2)?.id).toBe('b')
    expect(newestInSight(rows, 0)?.id).toBe('a')
    expect(newestInSight(rows, -1)).toBeNull()
  })
})

describe('CONV-27 where the list stands', () => {
  it('a conversation opens at its unread marker, else at its end', () => {
    const messages = [message('a', '2026-11-21T15:00:00Z'), message('b', '2026-11-21T15:00:01Z')]
    expect(openingPlace(threadRows(messages, { zone, firstUnread: 'b' }))).toEqual({ at: 'row', index: 1 })
    expect(openingPlace(threadRows(messages, { zone, firstUnread: null }))).toEqual({ at: 'end' })
  })

  it.each([
    [{ first: 0, last: 10, rows: 50, hasOlder: true, hasNewer: false }, 'older'],
    [{ first: 7, last: 17, rows: 50, hasOlder: true, hasNewer: true }, 'older'],
    [{ first: 8, last: 18, rows: 50, hasOlder: true, hasNewer: true }, null],
    [{ first: 30, last: 42, rows: 50, hasOlder: true, hasNewer: true }, 'newer'],
    [{ first: 30, last: 49, rows: 50, hasOlder: true, hasNewer: false }, null],
    [{ first: 0, last: 10, rows: 50, hasOlder: false, hasNewer: false }, null],
    [{ first: 0, last: 0, rows: 0, hasOlder: true, hasNewer: true }, null],
  ] as const)('%j: reads the %s page', (view, page) => {
    expect(pageToRead(view)).toBe(page)
  })

  it('the button to the end is offered away from it, and wherever newer messages are not held', () => {
    expect(isAwayFromEnd({ distance: 80, hasNewer: false })).toBe(false)
    expect(isAwayFromEnd({ distance: 81, hasNewer: false })).toBe(true)
    expect(isAwayFromEnd({ distance: 0, hasNewer: true })).toBe(true)
  })
})
