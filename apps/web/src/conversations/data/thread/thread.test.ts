import type { Message } from '@balcao/contract/conversations'
import type { Ack } from '@balcao/domain/messaging'
import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../testing/build-chat'
import { withEvent, withRange, type Position, type Thread } from './thread'

const at = (seq: number, overrides: Partial<Message> = {}) =>
  buildMessage({
    id: `m${seq}`,
    timestamp: new Date(Date.UTC(2026, 10, 21, 15, seq)).toISOString(),
    seq,
    ...overrides,
  })
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => at(from + index))
const thread = (messages: Message[], more: Partial<Thread> = {}): Thread => ({
  messages,
  hasOlder: true,
  hasNewer: false,
  readTo: place(messages.at(-1)),
  ...more,
})
const place = (message: Message | undefined): Position | null =>
  message ? { timestamp: message.timestamp, seq: message.seq } : null
const shown = ({ messages }: Thread) => messages.map(({ seq }) => seq)

describe('a part that was read', () => {
  it('begins a thread, with more on the sides that it does not close', () => {
    const newest = withRange(null, { rows: span(5, 7), after: at(5), before: null })
    expect(newest).toEqual(thread(span(5, 7)))
    expect(withRange(null, { rows: [], after: null, before: null })).toEqual(thread([], { hasOlder: false }))
  })

  it('is put before what was there, and closes the beginning when it is short', () => {
    const known = thread(span(5, 7))
    const older = withRange(known, { rows: span(3, 4), after: at(3), before: at(5) })
    expect([shown(older), older.hasOlder]).toEqual([[3, 4, 5, 6, 7], true])
    const oldest = withRange(older, { rows: span(1, 2), after: null, before: at(3) })
    expect([shown(oldest), oldest.hasOlder]).toEqual([[1, 2, 3, 4, 5, 6, 7], false])
  })

  it('replaces what was known of it: changed messages change, missing ones are gone', () => {
    const known = thread(span(3, 7))
    const again = withRange(known, {
      rows: [at(5, { text: 'editada' }), at(7)],
      after: at(5),
      before: null,
    })
    expect(shown(again)).toEqual([3, 4, 5, 7])
    expect(again.messages.find(({ seq }) => seq === 5)?.text).toBe('editada')
  })

  it('replaces the thread when nobody knows what lies between', () => {
    const known = thread(span(1, 3), { hasOlder: false })
    const newest = withRange(known, { rows: span(60, 62), after: at(60), before: null })
    expect(newest).toEqual(thread(span(60, 62)))
  })

  it('CONV-24 a live event after a gap does not hide the gap', () => {
    const known = thread(span(1, 3), { hasOlder: false })
    const received = withEvent(known, { kind: 'upsert', message: at(62) })
    const newest = withRange(received, { rows: span(60, 62), after: at(60), before: null })
    expect(shown(newest)).toEqual([60, 61, 62])
    const whole = withRange(received, { rows: span(3, 62), after: at(3), before: null })
    expect(shown(whole)).toEqual(span(1, 62).map(({ seq }) => seq))
  })

  it('around an old message leaves the newest ones behind, and going forward closes up again', () => {
    const away = withRange(thread(span(60, 62)), { rows: span(10, 12), after: at(10), before: at(12) })
    expect([shown(away), away.hasNewer]).toEqual([[10, 11, 12], true])
    const forward = withRange(away, { rows: span(13, 14), after: at(12), before: null })
    expect([shown(forward), forward.hasNewer]).toEqual([[10, 11, 12, 13, 14], false])
  })

  it('holds one message once, also when it was known under the id that WhatsApp gave it', () => {
    const known = thread([at(4), at(5, { id: 'other', waMessageId: '3A05' })])
    const again = withRange(known, {
      rows: [at(5, { waMessageId: '3A05' }), at(6)],
      after: at(5),
      before: null,
    })
    expect(shown(again)).toEqual([4, 5, 6])
  })
})

describe('a live event', () => {
  it('CONV-21 adds a message where its time puts it', () => {
    const known = thread([at(3), at(5)])
    expect(shown(withEvent(known, { kind: 'upsert', message: at(6) }))).toEqual([3, 5, 6])
    expect(shown(withEvent(known, { kind: 'upsert', message: at(4) }))).toEqual([3, 4, 5])
  })

  it('CONV-21 orders messages of one instant by their arrival', () => {
    const same = '2026-11-21T15:00:00.000Z'
    const known = thread([at(2, { timestamp: same }), at(9, { timestamp: same })])
    expect(shown(withEvent(known, { kind: 'upsert', message: at(4, { timestamp: same }) }))).toEqual([
      2, 4, 9,
    ])
  })

  it('CONV-21 never adds one twice: by our id, and by the one of WhatsApp', () => {
    const known = thread([at(3, { waMessageId: '3A03' })])
    const twice = withEvent(known, {
      kind: 'upsert',
      message: at(3, { waMessageId: '3A03', text: 'editada' }),
    })
    expect(twice.messages.map(({ text }) => text)).toEqual(['editada'])
    const other = withEvent(known, { kind: 'upsert', message: at(3, { id: 'x', waMessageId: '3A03' }) })
    expect(other.messages).toHaveLength(1)
  })

  it('leaves alone what lies outside of the part that is held', () => {
    const known = thread(span(5, 6), { hasNewer: true })
    expect(withEvent(known, { kind: 'upsert', message: at(9) })).toBe(known)
    expect(withEvent(known, { kind: 'upsert', message: at(2) })).toBe(known)
    const whole = thread(span(5, 6), { hasOlder: false })
    expect(shown(withEvent(whole, { kind: 'upsert', message: at(2) }))).toEqual([2, 5, 6])
  })

  const own = (ack: Ack) => at(5, { isFromMe: true, direction: 'outbound', ack })
  const update = (ack: Ack) => ({
    id: 'm5',
    waMessageId: '3A05',
    jid: 'x',
    conversation_id: 'y',
    ack,
    failure: ack === 'failed' ? ('blocked' as const) : null,
  })

  it.each<[Ack, Ack, Ack]>([
    ['pending', 'sent', 'sent'],
    ['sent', 'read', 'read'],
    ['read', 'delivered', 'read'],
    ['delivered', 'sent', 'delivered'],
    ['sent', 'failed', 'failed'],
    ['delivered', 'failed', 'delivered'],
    ['failed', 'delivered', 'delivered'],
  ])('CONV-22 a message that is %s and receives %s is %s', (known, received, ack) => {
    const [message] = withEvent(thread([own(known)]), { kind: 'ack', update: update(received) }).messages
    expect(message).toMatchObject({ ack, waMessageId: '3A05', failure: ack === 'failed' ? 'blocked' : null })
    const [again] = withEvent(thread([own(known)]), { kind: 'upsert', message: own(received) }).messages
    expect(again?.ack).toBe(ack)
  })

  it('CONV-22 finds the message by either id, and changes nothing for one that is not there', () => {
    const known = thread([at(5, { id: 'ours', waMessageId: '3A05', isFromMe: true, ack: 'sent' })])
    expect(withEvent(known, { kind: 'ack', update: update('read') }).messages[0]?.ack).toBe('read')
    const none = thread([at(7)])
    expect(withEvent(none, { kind: 'ack', update: update('read') })).toBe(none)
  })

  it('CONV-22 a failed message that is tried again is pending', () => {
    const failed = thread([own('failed')])
    expect(withEvent(failed, { kind: 'upsert', message: own('pending') }).messages[0]?.ack).toBe('pending')
    expect(withEvent(failed, { kind: 'ack', update: update('pending') }).messages[0]?.ack).toBe('failed')
  })

  it('takes out a message that was taken back', () => {
    expect(shown(withEvent(thread(span(3, 5)), { kind: 'removed', id: 'm4' }))).toEqual([3, 5])
  })
})
