import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginFrom, enterEvent, type EventBook } from './event-book'

const upsert = (id: number) => ({ id, name: 'ORDER_UPSERT' as const })
const reset = (id: number) => ({ id, name: 'RESET' as const })

describe('enterEvent', () => {
  test.each([
    ['the first event of a browser', null, upsert(41), 'new', 41],
    ['the next one', 41, upsert(42), 'new', 42],
    ['the same one again', 42, upsert(42), 'known', 42],
    ['an older one', 42, upsert(7), 'known', 42],
    ['one with others missing before it', 42, upsert(44), 'gap', 44],
    ['a reset further on', 42, reset(90), 'new', 90],
    ['a reset to before (a restored backup)', 42, reset(3), 'new', 3],
  ])('%s', (_, lastId, event, verdict, next) => {
    expect(enterEvent({ lastId }, event)).toEqual({ book: { lastId: next }, verdict })
  })

  test('replays in any mixture hand on each event once and never miss one', () => {
    const overlaps = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(overlaps, (steps) => {
        let book: EventBook = { lastId: 0 }
        const handed: number[] = []
        let newest = 0
        for (const overlap of steps) {
          const from = Math.max(1, newest + 1 - overlap)
          newest += 3
          for (let id = from; id <= newest; id += 1) {
            const entry = enterEvent(book, upsert(id))
            book = entry.book
            if (entry.verdict !== 'known') handed.push(id)
            expect(entry.verdict).not.toBe('gap')
          }
        }
        expect(handed).toEqual(Array.from({ length: newest }, (_, index) => index + 1))
      }),
    )
  })
})

describe('beginFrom', () => {
  test.each([
    ['a browser that never listened', null, 12, { from: 12, missed: true }],
    ['a tab that takes over', 10, 12, { from: 10, missed: false }],
    ['nothing happened', 12, 12, { from: 12, missed: false }],
    ['a whole night', 12, 900, { from: 900, missed: true }],
    ['a database that went back', 12, 3, { from: 3, missed: true }],
  ])('%s', (_, seen, newest, expected) => {
    expect(beginFrom(seen, newest)).toEqual(expected)
  })
})
