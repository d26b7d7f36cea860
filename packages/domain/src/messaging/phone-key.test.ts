import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { phoneKey, phoneVariants } from './phone-key'

describe('comparing phones', () => {
  test.each([
    ['5592991234567', '559291234567', 'a mobile with its ninth digit'],
    ['559291234567', '559291234567', 'the same mobile without it'],
    ['5511981234567', '551181234567', 'an area where WhatsApp keeps the ninth digit'],
    ['559232345678', '559232345678', 'a landline'],
    ['5592932345678', '5592932345678', 'a mobile whose last digits are that landline'],
    ['5555991234567', '555591234567', 'an area code that looks like the country code'],
    ['51987654321', '51987654321', 'Peru, though it looks like a mobile of area 51'],
    ['14155552671', '14155552671', 'the United States'],
    ['351912345678', '351912345678', 'Portugal'],
  ])('%s has key %s: %s', (digits, key) => {
    expect(phoneKey(digits)).toBe(key)
  })

  test.each([[''], ['190'], ['0559291234567'], ['+559291234567'], ['120363025246125486'], ['BR.1502576394']])(
    '%j is no phone',
    (digits) => {
      expect(phoneKey(digits)).toBeNull()
      expect(phoneVariants(digits)).toEqual([])
    },
  )

  test.each([
    ['5592991234567', ['5592991234567', '559291234567']],
    ['559291234567', ['559291234567', '5592991234567']],
    ['559232345678', ['559232345678']],
    ['14155552671', ['14155552671']],
  ])('%s may be written %j', (digits, variants) => {
    expect(phoneVariants(digits)).toEqual(variants)
  })

  test('the variants of a phone are exactly the numbers of its key', () => {
    const areas = fc.constantFrom('5511', '5592', '5555', '5192', '5492')
    const numbers = fc.tuple(areas, fc.constantFrom('', '9'), fc.stringMatching(/^[2-9]\d{7}$/))
    fc.assert(
      fc.property(numbers, numbers, ([area, nine, last], [otherArea, otherNine, otherLast]) => {
        const digits = `${area}${nine}${last}`
        for (const other of [`${area}${otherNine}${last}`, `${otherArea}${otherNine}${otherLast}`])
          expect(phoneVariants(digits).includes(other)).toBe(phoneKey(digits) === phoneKey(other))
      }),
      { numRuns: runs(2_000) },
    )
  })
})
