import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet-hours'

const night = { quiet_from: '21:00', quiet_to: '08:00' }
const siesta = { quiet_from: '12:00', quiet_to: '14:00' }

describe('quiet hours on the company’s clock', () => {
  it.each([
    ['America/Manaus', night, '2030-03-05T00:59:00Z', null],
    ['America/Manaus', night, '2030-03-05T01:00:30Z', '2030-03-05T12:00:00.000Z'],
    ['America/Manaus', night, '2030-03-05T04:00:00Z', '2030-03-05T12:00:00.000Z'],
    ['America/Manaus', night, '2030-03-05T11:59:59Z', '2030-03-05T12:00:00.000Z'],
    ['America/Manaus', night, '2030-03-05T12:00:00Z', null],
    ['America/Noronha', night, '2030-03-04T23:00:00Z', '2030-03-05T10:00:00.000Z'],
    ['America/Sao_Paulo', siesta, '2030-03-05T15:30:00Z', '2030-03-05T17:00:00.000Z'],
    ['America/Sao_Paulo', siesta, '2030-03-05T17:00:00Z', null],
    ['America/Sao_Paulo', { quiet_from: '08:00', quiet_to: '08:00' }, '2030-03-05T11:00:00Z', null],
  ])('%s %o at %s: until %s', (zone, hours, now, until) => {
    expect(quietUntil(new Date(now), zone, hours)?.toISOString() ?? null).toBe(until)
  })
})
