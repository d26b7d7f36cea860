import type { Chat } from '@balcao/contract/conversations'
import { expect, it } from 'vitest'
import { buildChat } from '../testing/build-chat'
import { callForPerson } from './call-for-person'

const now = Date.parse('2026-11-21T15:01:00.000Z')
const last = (changes: Partial<NonNullable<Chat['lastMessage']>>) => ({
  ...buildChat().lastMessage!,
  ...changes,
})
const human = (until: string | null): Chat['bot'] => ({ mode: 'human', until, by: 'dashboard' })

it.each<[string, Partial<Chat>, boolean, string | null]>([
  ['a message that the bot answers calls nobody', {}, true, null],
  ['a message where the bot is off for the company', {}, false, 'message'],
  ['a message where a person has taken over', { bot: human(null) }, true, 'message'],
  ['a message in the time of a person', { bot: human('2026-11-21T15:20:00Z') }, true, 'message'],
  ['a message after that time is the bot’s again', { bot: human('2026-11-21T15:00:30Z') }, true, null],
  [
    'a message where the bot is off here',
    { bot: { mode: 'off', until: null, by: 'dashboard' } },
    true,
    'message',
  ],
  ['a message that was read already', { unreadCount: 0 }, false, null],
  ['our own message', { lastMessage: last({ isFromMe: true, ack: 'sent' }) }, false, null],
  ['an old message of a backlog', { lastMessage: last({ timestamp: '2026-11-21T14:50:00Z' }) }, false, null],
  ['a message of a group', { kind: 'group' }, false, null],
  ['a customer who waits and writes', { waiting_since: '2026-11-21T14:30:00Z' }, true, 'waiting'],
  [
    'a customer who begins to wait, after the bot said so',
    { waiting_since: '2026-11-21T15:00:59Z', lastMessage: last({ isFromMe: true, ack: 'sent' }) },
    true,
    'waiting',
  ],
  [
    'a customer who has long been waiting, silently',
    { waiting_since: '2026-11-21T14:30:00Z', lastMessage: last({ isFromMe: true, ack: 'sent' }) },
    true,
    null,
  ],
  ['a conversation without messages', { lastMessage: null }, false, null],
])('%s', (_, changes, botOn, reason) => {
  expect(callForPerson(buildChat({ unreadCount: 1, ...changes }), { botOn, now })?.reason ?? null).toBe(
    reason,
  )
})

it('the same message calls once, the next one again', () => {
  const chat = buildChat({ unreadCount: 1 })
  const key = (one: Chat) => callForPerson(one, { botOn: false, now })?.key
  expect(key({ ...chat, version: 7, title: 'Ana' })).toBe(key(chat))
  expect(key({ ...chat, lastMessage: last({ waMessageId: '3A02' }) })).not.toBe(key(chat))
})
