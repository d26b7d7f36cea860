import { describe, expect, it } from 'vitest'
import { isSameLine, ticksAfterEdit, withTick, type MadeLine } from './ticks'

const line = (name: string, other: Partial<MadeLine> = {}): MadeLine => ({
  name,
  quantity: 1,
  options: [{ name: 'Bacon extra' }],
  notes: null,
  product_id: 'x',
  ...other,
})
const [burger, soda, fries] = [line('X-Bacon'), line('Coca'), line('Fritas')]

describe('ticks of a kitchen', () => {
  it.each([
    ['another product under the same name', { product_id: 'y' }],
    ['another quantity', { quantity: 2 }],
    ['another note', { notes: 'sem cebola' }],
    ['another option', { options: [{ name: 'Cheddar' }] }],
    ['one option more', { options: [{ name: 'Bacon extra' }, { name: 'Cheddar' }] }],
    ['no option', { options: [] }],
  ])('%s is another line', (_what, other) => {
    expect(isSameLine(burger, line('X-Bacon', other))).toBe(false)
    expect(ticksAfterEdit({ items: [burger], ticked: [0] }, [line('X-Bacon', other)])).toEqual([])
  })

  it('what a line costs does not untick it', () => {
    const dearer = { ...burger, unit_price: 20 }
    expect(isSameLine(dearer, burger)).toBe(true)
  })

  it('setting a tick twice is setting it once, in the order of the lines', () => {
    expect(withTick(withTick([2], 0, true), 0, true)).toEqual([0, 2])
    expect(withTick(withTick([0, 2], 0, false), 0, false)).toEqual([2])
  })

  it.each([
    [
      'a line that goes away moves the ticks of those behind it',
      [burger, soda, fries],
      [0, 2],
      [soda, fries],
      [1],
    ],
    ['a line that is added is open', [burger, soda], [0, 1], [fries, burger, soda], [1, 2]],
    ['of two alike the same one stays ticked', [burger, burger], [1], [burger, burger, soda], [1]],
    ['of two alike the one that was made stays', [burger, burger], [1], [burger], [0]],
    ['of two alike, both made, one remains', [burger, burger], [0, 1], [burger], [0]],
    ['one more of the same is to be made', [burger], [0], [burger, burger], [0]],
    ['lines in another order take their ticks along', [burger, soda, fries], [0], [fries, soda, burger], [2]],
    ['a place that no line has is forgotten', [burger], [0, 7], [burger], [0]],
  ])('%s', (_what, items, ticked, after, expected) => {
    expect(ticksAfterEdit({ items, ticked }, after)).toEqual(expected)
  })
})
