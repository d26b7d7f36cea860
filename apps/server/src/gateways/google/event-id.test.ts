import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eventIdOf } from './event-id'

it('the id of an event is one that Google takes, always the same, and no two are alike', () => {
  const asked = fc.tuple(fc.uuid(), fc.nat(1000))
  fc.assert(
    fc.property(asked, asked, ([uuid, attempt], [other, later]) => {
      const id = eventIdOf(uuid, attempt)
      expect(id).toMatch(/^[a-v0-9]{5,1024}$/)
      expect(eventIdOf(uuid.toUpperCase(), attempt)).toBe(id)
      expect(eventIdOf(other, later) === id).toBe(uuid === other && attempt === later)
      expect(eventIdOf(uuid, attempt + 1)).not.toBe(id)
    }),
  )
})

it.each([
  ['', 0],
  ['não é um uuid', 0],
  ['2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11', -1],
  ['2b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c11', 0.5],
])('there is no id of %j, attempt %d', (uuid, attempt) => {
  expect(() => eventIdOf(uuid, attempt)).toThrow(RangeError)
})
