import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPin, readPin, writePin } from './pin'

describe('S10 the PIN of an employee', () => {
  it.each([
    ['417204936', { number: 417, secret: '204936' }],
    [' 417 204 936 ', { number: 417, secret: '204936' }],
    ['417-204-936', { number: 417, secret: '204936' }],
    ['417.204.936', { number: 417, secret: '204936' }],
    ['100000000', { number: 100, secret: '000000' }],
    ['017204936', null],
    ['41720493', null],
    ['4172049361', null],
    ['41720493a', null],
    ['٤١٧٢٠٤٩٣٦', null],
    ['', null],
  ])('S10 what is typed as %j is read', (typed, expected) => {
    expect(readPin(typed)).toEqual(expected)
  })

  it('S10 whoever is shown a PIN can type it as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), fc.nat(999_999), (number, chance) => {
        const parts = { number, secret: String(chance).padStart(6, '0') }
        const pin = writePin(parts)
        expect(pin).toMatch(/^\d{9}$/)
        expect(formatPin(pin)).toMatch(/^\d{3} \d{3} \d{3}$/)
        expect(readPin(formatPin(pin))).toEqual(parts)
      }),
    )
  })
})
