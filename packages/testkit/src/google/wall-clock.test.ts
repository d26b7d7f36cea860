import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantOf, isZone, startOfDay, writtenIn } from './wall-clock'

const ZONES = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Noronha',
  'America/Rio_Branco',
  'America/New_York',
  'UTC',
]

describe('wall times', () => {
  it.each([
    ['2026-03-10T10:00:00', 'America/Sao_Paulo', '2026-03-10T13:00:00Z'],
    ['2026-03-10T10:00:00.750', 'America/Noronha', '2026-03-10T12:00:00Z'],
    ['2018-01-10T10:00:00', 'America/Sao_Paulo', '2018-01-10T12:00:00Z'],
    ['2018-11-04T01:00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['2026-03-08T03:30:00', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-03-10T10:00:00-05:00', 'America/Sao_Paulo', '2026-03-10T15:00:00Z'],
    ['2026-03-10t10:00:00z', undefined, '2026-03-10T10:00:00Z'],
  ])('%s in %s is %s', (text, zone, instant) => {
    expect(instantOf(text, zone)).toBe(Date.parse(instant))
  })

  it.each([
    ['2026-03-10T10:00:00', undefined],
    ['2026-03-10T10:00:00', 'Lua'],
    ['2026-13-10T10:00:00Z', 'UTC'],
    ['2026-03-10', 'UTC'],
    ['10h', 'UTC'],
  ])('%s in %s is none', (text, zone) => {
    expect(instantOf(text, zone)).toBeUndefined()
  })

  it('come back as they were written, in any zone', () => {
    const seconds = fc.integer({ min: Date.UTC(2015, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 })
    fc.assert(
      fc.property(seconds, fc.constantFrom(...ZONES), (second, zone) => {
        const text = writtenIn(zone, second * 1000)
        expect(instantOf(text)).toBe(second * 1000)
        expect(Date.parse(text)).toBe(second * 1000)
      }),
    )
  })

  it('know zones, and midnights', () => {
    expect(ZONES.map(isZone)).toEqual(ZONES.map(() => true))
    expect(isZone('Lua')).toBe(false)
    expect(startOfDay('2026-03-10', 'America/Manaus')).toBe(Date.UTC(2026, 2, 10, 4))
    expect(startOfDay('10/03/2026', 'America/Manaus')).toBeUndefined()
  })
})
