import { sendFailures } from '@balcao/contract/conversations'
import { acks } from '@balcao/domain/messaging'
import { describe, expect, it } from 'vitest'
import { chatPane } from '../../../i18n/locales/pt/chats/chat-pane'
import { ackLooks, failureWords, ownActions } from './ack-look'

describe('CONV-16 the ticks of own messages', () => {
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
    [true, 'failed', 0, 'stuck'],
    [true, 'pending', 29_999, ''],
    [true, 'pending', 30_000, 'waits stuck'],
    [true, 'sent', 99_999, ''],
    [true, 'read', 99_999, ''],
    [false, null, 99_999, ''],
  ] as const)('CONV-17 own %s, %s, after %i ms: %s', (isFromMe, ack, ms, said) => {
    const own = { id: 'a', waMessageId: 'a', isFromMe, ack, timestamp: at }
    expect(saidOf(ownActions(own, Date.parse(at) + ms))).toBe(said)
  })

  it.each([
    ['pending', 29_999, ''],
    ['pending', 30_000, 'handedOver'],
    ['failed', 30_000, 'stuck'],
  ] as const)('CONV-17 one that WhatsApp has named, %s, after %i ms: %s', (ack, ms, said) => {
    const own = { id: 'a', waMessageId: '3EB0', isFromMe: true, ack, timestamp: at }
    expect(saidOf(ownActions(own, Date.parse(at) + ms))).toBe(said)
  })

  function saidOf(actions: Record<string, boolean>): string {
    return Object.keys(actions)
      .filter((name) => actions[name])
      .join(' ')
  }
})
