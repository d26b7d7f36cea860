import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { acks, type Ack } from '../ack'
import { compareMessages, emptyChannel, receiveEvent, type ConversationEvent } from './conversation-events'
import { messagesOf, orphanAcks, unreadCount } from './conversation-view'

const inbound = (id: string, at: number, conversation = 'maria'): ConversationEvent => ({
  kind: 'message',
  id,
  conversation,
  fromMe: false,
  at,
  text: `texto ${id}`,
})
const own = (id: string, at: number, ack?: Ack): ConversationEvent => ({
  ...(inbound(id, at) as Extract<ConversationEvent, { kind: 'message' }>),
  fromMe: true,
  ack,
})
const receive = (...events: ConversationEvent[]) => events.reduce(receiveEvent, emptyChannel)
const ids = (events: ConversationEvent[]) => messagesOf(receive(...events), 'maria').map(({ id }) => id)

describe('CONV-14 the messages of a conversation', () => {
  test.each<[string, ConversationEvent[], string[]]>([
    ['in time order', [inbound('a', 1), inbound('b', 2)], ['a', 'b']],
    ['received late', [inbound('b', 2), inbound('a', 1)], ['a', 'b']],
    ['at the same time, by id', [inbound('b', 1), inbound('a', 1), inbound('B', 1)], ['B', 'a', 'b']],
    ['received twice', [inbound('a', 1), inbound('a', 1)], ['a']],
    ['told with two times, the earlier', [inbound('a', 3), inbound('b', 2), inbound('a', 1)], ['a', 'b']],
    ['of another conversation', [inbound('a', 1, 'joão')], []],
  ])('%s', (_title, events, expected) => {
    expect(ids(events)).toEqual(expected)
  })

  test('an edit shows its latest text, also received before its message', () => {
    const late: ConversationEvent = { kind: 'edited', id: 'a', at: 9, text: 'por fim' }
    const early: ConversationEvent = { kind: 'edited', id: 'a', at: 5, text: 'antes' }
    for (const events of [
      [inbound('a', 1), early, late],
      [late, inbound('a', 1), early],
    ])
      expect(messagesOf(receive(...events), 'maria')).toEqual([
        { id: 'a', fromMe: false, at: 1, text: 'por fim', edited: true, ack: null },
      ])
  })

  test('a deleted message keeps its place and shows no text, whatever comes after', () => {
    const events: ConversationEvent[] = [
      { kind: 'deleted', id: 'a' },
      inbound('a', 1),
      { kind: 'edited', id: 'a', at: 5, text: 'volta' },
    ]
    expect(messagesOf(receive(...events), 'maria')).toEqual([
      { id: 'a', fromMe: false, at: 1, text: null, edited: false, ack: null },
    ])
  })
})

describe('CONV-22 acks', () => {
  const ack = (mark: Ack): ConversationEvent => ({ kind: 'ack', id: 'a', ack: mark })
  test.each<[string, ConversationEvent[], Ack]>([
    ['none received', [own('a', 1)], 'pending'],
    ['with its message', [own('a', 1, 'sent')], 'sent'],
    ['after its message', [own('a', 1, 'pending'), ack('delivered')], 'delivered'],
    ['before its message', [ack('read'), own('a', 1, 'pending')], 'read'],
    ['late and lower', [own('a', 1), ack('read'), ack('sent')], 'read'],
    ['failed', [own('a', 1, 'pending'), ack('failed')], 'failed'],
    ['failed after all was delivered', [own('a', 1), ack('delivered'), ack('failed')], 'delivered'],
  ])('%s', (_title, events, expected) => {
    expect(messagesOf(receive(...events), 'maria').map((message) => message.ack)).toEqual([expected])
  })

  test('those without a message are kept until it comes', () => {
    const waiting = receive({ kind: 'read', id: 'b', by: 'us' }, ack('sent'))
    expect(orphanAcks(waiting)).toEqual(new Map([['a', 'sent']]))
    expect(orphanAcks(receiveEvent(waiting, own('a', 1)))).toEqual(new Map())
  })
})

describe('CONV-27 unread messages', () => {
  const read = (id: string, by: 'us' | 'elsewhere' = 'us'): ConversationEvent => ({ kind: 'read', id, by })
  test.each<[string, ConversationEvent[], number]>([
    ['nothing received', [], 0],
    ['two inbound', [inbound('a', 1), inbound('b', 2)], 2],
    ['own ones do not count', [inbound('a', 1), own('b', 2)], 1],
    ['a repeat does not count', [inbound('a', 1), inbound('a', 1)], 1],
    ['read up to the first', [inbound('a', 1), inbound('b', 2), read('a')], 1],
    ['read elsewhere', [inbound('a', 1), inbound('b', 2), read('b', 'elsewhere')], 0],
    ['an older mark takes nothing back', [inbound('a', 1), inbound('b', 2), read('b'), read('a')], 0],
    ['a mark before its message', [read('b'), inbound('a', 1), inbound('b', 2), inbound('c', 3)], 1],
    ['a mark on an own message', [inbound('a', 1), own('b', 2), read('b'), inbound('c', 3)], 1],
    ['an older message received after the mark', [inbound('b', 2), read('b'), inbound('a', 1)], 0],
    ['a mark in another conversation', [inbound('a', 1), inbound('z', 9, 'joão'), read('z')], 1],
    ['a deleted one still counts', [inbound('a', 1), { kind: 'deleted', id: 'a' }], 1],
  ])('%s', (_title, events, count) => {
    expect(unreadCount(receive(...events), 'maria')).toBe(count)
  })
})

describe('CONV-15 CONV-22 CONV-27 events in any order', () => {
  const id = fc.constantFrom(...'abcdefghijkl')
  const at = fc.integer({ min: 1, max: 6 })
  const text = fc.constantFrom('oi', 'Oi', 'tudo bem?')
  const event: fc.Arbitrary<ConversationEvent> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record(
        {
          kind: fc.constant('message' as const),
          id,
          conversation: fc.constantFrom('maria', 'joão'),
          fromMe: fc.boolean(),
          at,
          text,
          ack: fc.constantFrom(...acks),
        },
        { requiredKeys: ['kind', 'id', 'conversation', 'fromMe', 'at', 'text'] },
      ),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('ack' as const), id, ack: fc.constantFrom(...acks) }),
    },
    fc.record({ kind: fc.constant('edited' as const), id, at, text }),
    fc.record({ kind: fc.constant('deleted' as const), id }),
    fc.record({
      kind: fc.constant('read' as const),
      id,
      by: fc.constantFrom('us' as const, 'elsewhere' as const),
    }),
  )
  const repeats = (count: number) => Math.ceil(count / 5)
  const histories = fc.array(event, { minLength: 1, maxLength: 40 }).chain((events) =>
    fc
      .shuffledSubarray(events, { minLength: repeats(events.length), maxLength: repeats(events.length) })
      .chain((again) => {
        const all = [...events, ...again]
        return fc.tuple(fc.constant(events), fc.shuffledSubarray(all, { minLength: all.length }))
      }),
  )

  test(
    'shuffled, with a fifth of them repeated, they end as in order, and the counts are exact',
    { timeout: 60_000 },
    () => {
      fc.assert(
        fc.property(histories, ([events, shuffled]) => {
          const state = receive(...events)
          expect(receive(...shuffled)).toEqual(state)
          expect(state.messages).toEqual(state.messages.toSorted(compareMessages))
          const received = new Set(events.filter(({ kind }) => kind === 'message').map((one) => one.id))
          expect(new Set(state.messages.map((message) => message.id))).toEqual(received)
          expect(state.messages).toHaveLength(received.size)
          const read = new Set(events.filter(({ kind }) => kind === 'read').map((one) => one.id))
          for (const conversation of ['maria', 'joão']) {
            const inIt = state.messages.filter((message) => message.conversation === conversation)
            const unread = inIt.filter(
              (one) =>
                !one.fromMe && !inIt.some((other) => read.has(other.id) && compareMessages(one, other) <= 0),
            )
            expect(unreadCount(state, conversation)).toBe(unread.length)
          }
        }),
        { numRuns: runs(10_000) },
      )
    },
  )
})
