import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, inkOn } from './ink-on'

it('a shop may have any colour: its name is always read on it', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (...parts) => {
      const colour = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
      expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect([inkOn('#ffd400'), inkOn('#7a0019')]).toEqual(['#000000', '#ffffff'])
})
