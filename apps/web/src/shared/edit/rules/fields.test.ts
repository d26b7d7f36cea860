import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carryOver, isSame, mergeDrafts, plainFields } from './fields'

const base = { a: 'x', b: { on: true, text: 'y' }, c: 30 }
const fields = plainFields<typeof base>()

describe('two people edit the same thing', () => {
  test.each([
    ['nobody changed anything', base, base, base, [], []],
    ['only I did', { ...base, a: 'mine' }, base, { ...base, a: 'mine' }, [], []],
    ['only somebody else did', base, { ...base, c: 5 }, { ...base, c: 5 }, [], ['c']],
    [
      'different things',
      { ...base, a: 'mine' },
      { ...base, b: { on: false, text: 'y' } },
      { ...base, a: 'mine', b: { on: false, text: 'y' } },
      [],
      ['b'],
    ],
    ['the same thing in the same way', { ...base, c: 7 }, { ...base, c: 7 }, { ...base, c: 7 }, [], []],
    ['the same thing in two ways', { ...base, c: 7 }, { ...base, c: 8 }, { ...base, c: 7 }, ['c'], []],
  ])('%s', (_, mine, theirs, merged, conflicts, taken) => {
    expect(mergeDrafts(fields, base, mine, theirs)).toEqual({ merged, conflicts, taken })
  })

  test('what is chosen from the other person is theirs, and the rest stays', () => {
    const theirs = { ...base, a: 'theirs', c: 1 }
    expect(fields.take({ ...base, b: { on: false, text: '' } }, theirs, ['a'])).toEqual({
      a: 'theirs',
      b: { on: false, text: '' },
      c: 30,
    })
    expect(fields.changed(base, theirs)).toEqual(['a', 'c'])
  })

  test('fields that make sense only together are asked about together', () => {
    const day = { date: '2026-11-20', time: '09:00', notes: '' }
    const together = plainFields<typeof day>([['date', 'time']])
    const mine = { ...day, date: '2026-11-21' }
    const merge = mergeDrafts(together, day, mine, { ...day, time: '15:00', notes: 'x' })
    expect(merge).toEqual({
      merged: { ...mine, notes: 'x' },
      conflicts: ['date', 'time'],
      taken: ['notes'],
    })
    const unrelated = mergeDrafts(together, day, { ...day, notes: 'y' }, { ...day, time: '15:00' })
    expect(unrelated).toMatchObject({ conflicts: [], taken: ['time'], merged: { time: '15:00', notes: 'y' } })
  })

  const value = fc.constantFrom('x', 'y', 'z')
  const draft = fc.record({ a: value, b: value, c: value })
  const plain = plainFields<{ a: string; b: string; c: string }>()
  const names = ['a', 'b', 'c'] as const

  test('no change of anybody is lost without being asked', () => {
    fc.assert(
      fc.property(draft, draft, draft, (from, mine, theirs) => {
        const { merged, conflicts, taken } = mergeDrafts(plain, from, mine, theirs)
        for (const name of names) {
          if (mine[name] !== from[name]) expect(merged[name]).toBe(mine[name])
          else expect(merged[name]).toBe(theirs[name])
          const both = mine[name] !== from[name] && theirs[name] !== from[name]
          expect(conflicts.includes(name)).toBe(both && mine[name] !== theirs[name])
          expect(taken.includes(name)).toBe(mine[name] === from[name] && theirs[name] !== from[name])
        }
      }),
    )
  })

  test('who merges does not matter for what comes of it, but for what is asked', () => {
    fc.assert(
      fc.property(draft, draft, draft, (from, mine, theirs) => {
        const one = mergeDrafts(plain, from, mine, theirs)
        const other = mergeDrafts(plain, from, theirs, mine)
        expect(other.conflicts).toEqual(one.conflicts)
        if (one.conflicts.length === 0) expect(other.merged).toEqual(one.merged)
      }),
    )
  })

  test('what is typed during a save goes on in what came of it', () => {
    fc.assert(
      fc.property(draft, draft, draft, (sent, typed, saved) => {
        const next = carryOver(plain, sent, typed, saved)
        for (const name of names)
          expect(next[name]).toBe(typed[name] === sent[name] ? saved[name] : typed[name])
      }),
    )
  })
})

test('the order of keys says nothing, the order of a list does', () => {
  expect(isSame({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true)
  expect(isSame({ b: [1, 2] }, { b: [2, 1] })).toBe(false)
})
