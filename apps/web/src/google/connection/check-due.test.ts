import { describe, expect, it } from 'vitest'
import { googleTimes } from '../google-constants'
import { googleStatus } from '../testing/google-status'
import { checkDue } from './check-due'

const at = Date.parse('2026-11-20T12:00:00Z')
const minute = 60_000
const known = { status: googleStatus(), receivedAt: at, check: undefined }

describe('GOOG-20 the connection is validated every 10 minutes', () => {
  const every = googleTimes.checkEvery

  it.each([
    [0, 10],
    [4, 6],
    [10, 0],
    [25, 0],
  ])('%i minutes after the last check the next is due in %i', (passed, due) => {
    expect(checkDue(known, { every, now: at + passed * minute })).toBe(due * minute)
  })

  it('a check of this page counts, whether it went well or not', () => {
    const check = { state: 'failed', isQuiet: true, at: at + 9 * minute } as const
    expect(checkDue({ ...known, check }, { every, now: at + 10 * minute })).toBe(9 * minute)
  })

  it('only while there is a connection', () => {
    expect(checkDue({ ...known, status: undefined }, { every, now: at })).toBeNull()
    expect(checkDue({ ...known, status: googleStatus({ connected: false }) }, { every, now: at })).toBeNull()
  })

  it('a server whose clock is ahead does not put it off', () => {
    const status = googleStatus({ checked_at: '2026-11-20T18:00:00Z' })
    expect(checkDue({ ...known, status }, { every, now: at })).toBe(10 * minute)
  })
})

describe('GOOG-21 when the page opens, it is validated if the last check was more than 5 minutes ago', () => {
  const every = googleTimes.checkedLately

  it.each([
    ['4 minutes ago', '2026-11-20T11:56:00Z', false],
    ['6 minutes ago', '2026-11-20T11:54:00Z', true],
    ['never', null, true],
  ])('%s', (_, checked_at, isDue) => {
    const due = checkDue({ ...known, status: googleStatus({ checked_at }) }, { every, now: at })
    expect(due === 0).toBe(isDue)
  })
})
