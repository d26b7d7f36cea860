import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsChanged, mergeDrafts, withFields } from './merge-drafts'

const base = { a: 'x', b: { on: true, text: 'y' }, c: 30 }

describe('two people edit the same settings', () => {
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
    expect(mergeDrafts(base, mine, theirs)).toEqual({ merged, conflicts, taken })
  })

  const draft = fc.record({ a: fc.constantFrom('x', 'y', 'z'), b: fc.constantFrom(1, 2, 3) })

  test('no change of anybody is lost without being asked', () => {
    fc.assert(
      fc.property(draft, draft, draft, (from, mine, theirs) => {
        const { merged, conflicts } = mergeDrafts(from, mine, theirs)
        for (const name of ['a', 'b'] as const) {
          if (conflicts.includes(name)) continue
          if (mine[name] !== from[name]) expect(merged[name]).toBe(mine[name])
          if (theirs[name] !== from[name]) expect(merged[name]).toBe(theirs[name])
        }
      }),
    )
  })

  test('what is chosen from the other person is theirs, and the rest stays', () => {
    const theirs = { ...base, a: 'theirs', c: 1 }
    expect(withFields({ ...base, b: { on: false, text: '' } }, theirs, ['a'])).toEqual({
      a: 'theirs',
      b: { on: false, text: '' },
      c: 30,
    })
    expect(fieldsChanged(base, theirs)).toEqual(['a', 'c'])
  })
})
