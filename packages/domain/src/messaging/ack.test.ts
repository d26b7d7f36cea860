import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { ackOfCloud, ackOfEvolution, acks, laterAck, type Ack } from './ack'

describe('CONV-15 CONV-22 the ack of a message', () => {
  test.each<[Ack, Ack, Ack]>([
    ['pending', 'sent', 'sent'],
    ['sent', 'delivered', 'delivered'],
    ['delivered', 'read', 'read'],
    ['pending', 'read', 'read'],
    ['read', 'delivered', 'read'],
    ['delivered', 'sent', 'delivered'],
    ['sent', 'pending', 'sent'],
    ['pending', 'failed', 'failed'],
    ['sent', 'failed', 'failed'],
    ['delivered', 'failed', 'delivered'],
    ['read', 'failed', 'read'],
    ['failed', 'pending', 'failed'],
    ['failed', 'sent', 'failed'],
    ['failed', 'delivered', 'delivered'],
    ['failed', 'read', 'read'],
  ])('%s, then %s received, is %s', (known, received, then) => {
    expect(laterAck(known, received)).toBe(then)
  })

  test('the same acks in any order, with repeats, end the same', () => {
    const shuffled = fc
      .array(fc.constantFrom(...acks), { minLength: 1, maxLength: 8 })
      .chain((received) =>
        fc.tuple(
          fc.constant(received),
          fc.shuffledSubarray([...received, ...received], { minLength: received.length * 2 }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([received, again]) => {
        expect(again.reduce(laterAck)).toBe(received.reduce(laterAck))
      }),
      { numRuns: runs(2_000) },
    )
  })
})

describe('CONV-15 the words of the gateways', () => {
  test.each<[string | number, Ack | null]>([
    [0, 'failed'],
    [1, 'pending'],
    [2, 'sent'],
    [3, 'delivered'],
    [4, 'read'],
    [5, 'read'],
    [6, null],
    [-1, null],
    [1.5, null],
    [Number.NaN, null],
    ['ERROR', 'failed'],
    ['PENDING', 'pending'],
    ['SERVER_ACK', 'sent'],
    ['DELIVERY_ACK', 'delivered'],
    ['READ', 'read'],
    ['PLAYED', 'read'],
    ['SENT', 'sent'],
    ['DELIVERED', 'delivered'],
    ['FAILED', 'failed'],
    ['DELETED', null],
    ['constructor', null],
    ['', null],
  ])('Evolution says %s: %s', (status, ack) => {
    expect(ackOfEvolution(status)).toBe(ack)
  })

  test.each<[string, Ack | null]>([
    ['accepted', 'pending'],
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['read', 'read'],
    ['played', 'read'],
    ['failed', 'failed'],
    ['deleted', null],
    ['toString', null],
  ])('the Cloud API says %s: %s', (status, ack) => {
    expect(ackOfCloud(status)).toBe(ack)
  })
})
