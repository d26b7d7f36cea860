import { describe, expect, it } from 'vitest'
import { googleStatus } from '../testing/google-status'
import { connectionOf, type GoogleKnown } from './connection-of'

const known: GoogleKnown = { status: googleStatus(), receivedAt: 1000, isUnreadable: false, check: undefined }
const revoked = { code: 'REFRESH_TOKEN_REVOKED' as const, mensagem: 'revogada', at: '2026-11-20T12:00:00Z' }

describe('what the badge says', () => {
  it.each<[string, Partial<GoogleKnown>, string]>([
    ['nothing is known yet', { status: undefined }, 'loading'],
    ['GOOG-08 it is connected', {}, 'connected'],
    ['GOOG-09 it is not connected', { status: googleStatus({ connected: false }) }, 'disconnected'],
    ['GOOG-10 the server says what is wrong', { status: googleStatus({ error: revoked }) }, 'error'],
    ['GOOG-10 a check failed', { check: { state: 'failed', isQuiet: false, at: 2000 } }, 'error'],
    ['GOOG-10 GOOG-50 it cannot be read', { status: undefined, isUnreadable: true }, 'error'],
    ['GOOG-11 it is being checked', { check: { state: 'running', isQuiet: false, at: 2000 } }, 'checking'],
    ['a check went well', { check: { state: 'done', isQuiet: false, at: 2000 } }, 'connected'],
    [
      'a newer state arrived after a check that failed',
      { check: { state: 'failed', isQuiet: false, at: 900 } },
      'connected',
    ],
  ])('%s', (_, change, state) => {
    expect(connectionOf({ ...known, ...change }).state).toBe(state)
  })
})

it('GOOG-50 GOOG-59 what this page itself could not do is named as what it is', () => {
  expect(connectionOf({ ...known, status: undefined, isUnreadable: true }).problem).toEqual({
    kind: 'unreadable',
  })
  const check = { state: 'failed', isQuiet: true, at: 2000 } as const
  expect(connectionOf({ ...known, check }).problem).toEqual({ kind: 'unchecked' })
})

it.each([
  ['connected', googleStatus(), true],
  ['not connected', googleStatus({ connected: false }), false],
  ['connected with an error', googleStatus({ error: revoked }), false],
  ['unknown', undefined, false],
])('SCHD-14 events can be written only while it is valid: %s', (_, status, isUsable) => {
  expect(connectionOf({ ...known, status }).isUsable).toBe(isUsable)
  const check = { state: 'running', isQuiet: false, at: 2000 } as const
  expect(connectionOf({ ...known, status, check }).isUsable).toBe(isUsable)
})
