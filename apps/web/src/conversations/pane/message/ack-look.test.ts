import { sendFailures } from '@balcao/contract/conversations'
import { acks } from '@balcao/domain/messaging'
import { describe, expect, it } from 'vitest'
import { chatPane } from '../../../i18n/locales/pt/chat-pane'
import { ackLooks, failureWords, ownActions } from './ack-look'

describe('CONV-16 the marks of own messages', () => {
  it('CONV-15 each ack has a mark and words of its own', () => {
    const looks = acks.map((ack) => ackLooks[ack])
    expect(new Set(looks.map(({ icon }) => icon)).size).toBe(acks.length)
    expect(new Set(looks.map(({ words }) => chatPane[words])).size).toBe(acks.length)
  })

  it('each failure is told in words of its own', () => {
    const words = sendFailures.map((failure) => chatPane[failureWords(failure)])
    expect(new Set(words).size).toBe(sendFailures.length)
    expect(chatPane[failureWords(null)]).toBe(chatPane.failure_other)
  })

  const at = '2026-11-21T15:00:00Z'
  it.each([
    [true, 'failed', 0, { waits: false, stuck: true }],
    [true, 'pending', 29_999, { waits: false, stuck: false }],
    [true, 'pending', 30_000, { waits: true, stuck: true }],
    [true, 'sent', 99_999, { waits: false, stuck: false }],
    [true, 'read', 99_999, { waits: false, stuck: false }],
    [false, null, 99_999, { waits: false, stuck: false }],
  ] as const)('CONV-17 own %s, %s, after %i ms: %j', (isFromMe, ack, ms, actions) => {
    expect(ownActions({ isFromMe, ack, timestamp: at }, Date.parse(at) + ms)).toEqual(actions)
  })
})
