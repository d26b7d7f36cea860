import { describe, expect, it } from 'vitest'
import { connectionOf, type GoogleCheck } from '../connection/connection-of'
import { googleTimes } from '../google-constants'
import { googleStatus } from '../testing/google-status'
import { noticeOf } from './notice-of'

const at = Date.parse('2026-11-20T12:00:00Z')
const minute = 60_000

function notice({
  status = googleStatus(),
  check,
  occasionAt = at,
  now = at,
}: {
  status?: ReturnType<typeof googleStatus>
  check?: GoogleCheck
  occasionAt?: number
  now?: number
} = {}) {
  const known = { status, receivedAt: at, isUnreadable: false, check }
  return noticeOf({ ...known, connection: connectionOf(known), occasionAt, now })
}

describe('the notice', () => {
  it('GOOG-02 warns while the connection is being checked', () => {
    expect(notice({ check: { state: 'running', isQuiet: false, at } })?.kind).toBe('checking')
  })

  it('GOOG-03 is an error when the check failed, or found something wrong', () => {
    expect(notice({ check: { state: 'failed', isQuiet: false, at: at + 1 } })?.kind).toBe('error')
    const error = { code: 'REFRESH_TOKEN_REVOKED' as const, mensagem: 'revogada', at: '2026-11-20T12:00:00Z' }
    expect(notice({ status: googleStatus({ connected: false, error }) })?.kind).toBe('error')
  })

  it.each([
    [0, 'success'],
    [2, 'success'],
    [3, undefined],
  ])('GOOG-04 is good news when it was verified within the last 2 minutes: %i minutes ago', (ago, kind) => {
    const now = at + ago * minute
    expect(notice({ occasionAt: now, now })?.kind).toBe(kind)
  })

  it('GOOG-04 a check that this page asked for and that went well is good news, whatever the server’s clock says', () => {
    const now = at + 60 * minute
    expect(notice({ check: { state: 'done', isQuiet: false, at: now }, now })?.kind).toBe('success')
  })

  it('says nothing where nothing is connected', () => {
    expect(notice({ status: googleStatus({ connected: false, verified_at: null }) })).toBeNull()
  })

  it('a check that nobody asked for is silent, unless something is wrong', () => {
    const now = at + 10 * minute
    const status = googleStatus({ verified_at: new Date(now).toISOString() })
    expect(notice({ check: { state: 'running', isQuiet: true, at: now }, now })).toBeNull()
    expect(notice({ status, check: { state: 'done', isQuiet: true, at: now }, now })).toBeNull()
    expect(notice({ check: { state: 'failed', isQuiet: true, at: now }, now })?.kind).toBe('error')
  })

  it('GOOG-05 is the same one, so that it stays hidden, until something else happened', () => {
    expect(notice({ now: at + 1000 })?.key).toBe(notice()?.key)
    const again = { state: 'done', isQuiet: false, at: at + 5000 } as const
    expect(notice({ check: again, now: at + 6000 })?.key).not.toBe(notice()?.key)
  })
})

it(
  'the times are those of the rows',
  { meta: { rows: 'GOOG-04 GOOG-05 GOOG-20 GOOG-21 GOOG-22 GOOG-45 GOOG-46' } },
  () => {
    expect(googleTimes).toMatchObject({
      verifiedLately: 2 * minute,
      noticeStays: 5000,
      checkEvery: 10 * minute,
      checkedLately: 5 * minute,
      reloadAfterUserChange: 1000,
      popupPoll: 1000,
      popupLives: 5 * minute,
    })
  },
)
