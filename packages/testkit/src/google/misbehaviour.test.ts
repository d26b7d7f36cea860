import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DONA, startConnectedApp, type ConnectedApp } from './connected-app'

const EVENTS = '/calendars/primary/events'
const EVENT = { id: 'abcde', start: { date: '2026-03-10' }, end: { date: '2026-03-11' } }

let app: ConnectedApp

beforeEach(async () => {
  app = await startConnectedApp()
})
afterEach(() => app.stop())

const insert = () => app.call('POST', EVENTS, EVENT)
const written = () => app.google.account(DONA).events().length

describe('the misbehaving stand-in of Google', () => {
  it.each([
    ['authError', 401, 'authError'],
    ['rateLimitExceeded', 403, 'rateLimitExceeded'],
    ['userRateLimitExceeded', 403, 'userRateLimitExceeded'],
    ['quotaExceeded', 403, 'quotaExceeded'],
    ['insufficientPermissions', 403, 'insufficientPermissions'],
    ['forbiddenForNonOrganizer', 403, 'forbiddenForNonOrganizer'],
    ['forbidden', 403, 'forbidden'],
    ['invalid', 400, 'invalid'],
    ['deleted', 410, 'deleted'],
    ['fullSyncRequired', 410, 'fullSyncRequired'],
    ['updatedMinTooLongAgo', 410, 'updatedMinTooLongAgo'],
    ['conditionNotMet', 412, 'conditionNotMet'],
    ['tooManyRequests', 429, 'rateLimitExceeded'],
    ['backendError', 500, 'backendError'],
    ['unavailable', 503, 'backendError'],
  ] as const)('answers %s to Calendar calls, as often as it was told to', async (how, status, reason) => {
    app.google.misbehave({ fault: { how, times: 1 } })
    expect((await app.refresh()).status).toBe(200)
    const refused = await insert()
    expect([refused.status, refused.body]).toMatchObject([
      status,
      { error: { code: status, errors: [{ reason }] } },
    ])
    expect(written()).toBe(0)
    expect((await insert()).status).toBe(200)
  })

  it('says when to come back, where it was told to', async () => {
    app.google.misbehave({ fault: { how: 'tooManyRequests', times: 1, retryAfterSeconds: 7 } })
    expect((await insert()).headers.get('retry-after')).toBe('7')
    expect((await insert()).headers.has('retry-after')).toBe(false)
  })

  it.each([
    ['invalid_grant', 400],
    ['invalid_client', 401],
    ['internal_failure', 500],
  ] as const)('answers %s to the token address alone, until it behaves well', async (how, status) => {
    app.google.misbehave({ fault: { how } })
    expect((await insert()).status).toBe(200)
    for (const _ of [1, 2]) expect(await app.refresh()).toMatchObject({ status, body: { error: how } })
    app.google.behaveWell()
    expect((await app.refresh()).status).toBe(200)
  })

  it('does so only to the calls that are named', async () => {
    app.google.misbehave({ fault: { how: 'backendError', calls: /^POST .*events$/ } })
    expect((await app.call('GET', EVENTS)).status).toBe(200)
    expect((await insert()).status).toBe(500)
  })

  it('drops the connection before acting, or after', async () => {
    app.google.misbehave({ fault: { how: 'drop', times: 1 } })
    await expect(insert()).rejects.toThrow()
    expect(written()).toBe(0)
    app.google.misbehave({ fault: { how: 'lose', times: 1 } })
    await expect(insert()).rejects.toThrow()
    expect(written()).toBe(1)
    expect((await insert()).status).toBe(409)
  })

  it('hangs, is slow, or answers a page', async () => {
    app.google.misbehave({ fault: { how: 'hang', times: 1 } })
    await expect(fetch(app.google.url, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
    app.google.misbehave({ fault: { how: 'garbage', times: 1 } })
    await expect(insert()).rejects.toThrow('JSON')
    app.google.misbehave({ slowMs: 60 })
    expect(await Promise.race([pause(50, 'nothing yet'), insert()])).toBe('nothing yet')
  })

  it('remembers every request, with what became of it', async () => {
    app.google.misbehave({ fault: { how: 'lose', times: 1 } })
    await insert().catch(() => undefined)
    await app.call('GET', `${EVENTS}?maxResults=5`)
    const path = `/calendar/v3${EVENTS}`
    expect(app.google.requests()).toEqual([
      {
        method: 'POST',
        path: '/token',
        query: '',
        body: expect.stringContaining('code_verifier'),
        status: 200,
      },
      { method: 'POST', path, query: '', body: JSON.stringify(EVENT) },
      { method: 'GET', path, query: 'maxResults=5', body: '', status: 200 },
    ])
  })
})
