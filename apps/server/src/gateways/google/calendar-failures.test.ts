import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../whatsapp/testing/listen'
import { eventIdOf } from './event-id'
import {
  appointment,
  consent,
  DAY,
  failureOf,
  HOUR,
  startConnectedGoogle,
  type ConnectedGoogle,
} from './testing/connected-google'

const ID = eventIdOf(appointment().appointmentId, 0)

let shop: ConnectedGoogle
beforeEach(async () => {
  shop = await startConnectedGoogle()
  shop.asked()
})
afterEach(() => shop.stop())

const insert = () => shop.calendar.insert(appointment(), ID)
const list = () => shop.calendar.listToday(DAY)

describe('a failure of the calendar', () => {
  it.each([
    ['authError', 'expired-token', 'Invalid Credentials'],
    ['rateLimitExceeded', 'rate-limited', 'Rate Limit Exceeded'],
    ['userRateLimitExceeded', 'rate-limited', 'User Rate Limit Exceeded'],
    ['quotaExceeded', 'rate-limited', 'Calendar usage limits exceeded.'],
    ['tooManyRequests', 'rate-limited', 'Rate Limit Exceeded'],
    ['insufficientPermissions', 'no-permission', 'Insufficient Permission'],
    [
      'forbiddenForNonOrganizer',
      'no-permission',
      'Shared properties can only be changed by the organizer of the event.',
    ],
    ['forbidden', 'no-permission', 'Forbidden'],
    ['invalid', 'invalid', 'Invalid Value'],
    ['deleted', 'gone', 'Resource has been deleted'],
    ['fullSyncRequired', 'full-sync', 'Sync token is no longer valid, a full sync is required.'],
    ['conditionNotMet', 'precondition', 'Precondition Failed'],
    ['backendError', 'unavailable', 'Backend Error'],
    ['unavailable', 'unavailable', 'Backend Error'],
  ] as const)('is known by its reason: %s is %s', async (how, kind, providerMessage) => {
    shop.standIn.misbehave({ fault: { how, times: 1 } })
    expect(await failureOf(insert())).toMatchObject({ kind, providerMessage, retryAfterMs: null })
    // A write is never repeated by itself.
    expect(shop.asked()).toEqual(['POST /events'])
    expect((await insert()).id).toBe(ID)
  })

  it.each(['drop', 'lose', 'garbage', 'hang'] as const)('%s is one of the line', async (how) => {
    shop.standIn.misbehave({ fault: { how, times: 1 } })
    const failure = await failureOf(shop.impatient.insert(appointment(), ID))
    expect(failure).toMatchObject({ kind: 'unavailable', providerMessage: null })
    expect(shop.asked()).toEqual(['POST /events'])
    await insert()
    expect(shop.dona.events()).toHaveLength(1)
  })

  it('of Google’s slowness ends the wait, and the event that came of it after all is the same one', async () => {
    shop.standIn.misbehave({ slowMs: 600 })
    const failure = await failureOf(shop.impatient.insert(appointment(), ID))
    expect(failure.message).toBe('unavailable: timeout')
    const late = shop.standIn.requests().length - 1
    await insert()
    await expect.poll(() => shop.standIn.requests()[late]?.status).toBeDefined()
    expect(shop.dona.events()).toHaveLength(1)
  })

  it('is passing for reads: they are asked again, a few times', async () => {
    const fault = { how: 'unavailable', calls: /^GET/ } as const
    shop.standIn.misbehave({ fault: { ...fault, times: 2 } })
    expect(await list()).toEqual([])
    expect(shop.asked()).toHaveLength(3)
    shop.standIn.misbehave({ fault })
    expect((await failureOf(list())).kind).toBe('unavailable')
    expect(shop.asked()).toHaveLength(3)
    shop.standIn.misbehave({ fault: { how: 'drop', calls: /^GET/, times: 1 } })
    expect(await list()).toEqual([])
  })

  it('is not asked for again where Google wants to be left alone, and says until when', async () => {
    shop.standIn.misbehave({ fault: { how: 'tooManyRequests', retryAfterSeconds: 7 } })
    expect(await failureOf(list())).toMatchObject({ kind: 'rate-limited', retryAfterMs: 7000 })
    expect(shop.asked()).toEqual(['GET /events'])
  })

  it('is not passing for writes: whoever asked decides whether to repeat them', async () => {
    await insert()
    shop.asked()
    shop.standIn.misbehave({ fault: { how: 'unavailable', calls: /^(PUT|DELETE)/ } })
    expect((await failureOf(shop.calendar.update(ID, { summary: 'Outro' }))).kind).toBe('unavailable')
    expect((await failureOf(shop.calendar.remove(ID))).kind).toBe('unavailable')
    expect(shop.asked()).toEqual([`GET /events/${ID}`, `PUT /events/${ID}`, `DELETE /events/${ID}`])
  })

  it('ends a hanging read within the one timeout', { timeout: 10_000 }, async () => {
    shop.standIn.misbehave({ fault: { how: 'hang' } })
    expect((await failureOf(shop.impatient.listToday(DAY))).message).toBe('unavailable: timeout')
    expect(shop.asked()).toEqual(['GET /events'])
  })

  it('of deletion is told from success, though a page came in place of nothing', async () => {
    await insert()
    shop.standIn.misbehave({ fault: { how: 'garbage', times: 1 } })
    expect((await failureOf(shop.calendar.remove(ID))).kind).toBe('unavailable')
    await shop.calendar.remove(ID)
    expect(shop.dona.events()).toEqual([])
  })
})

describe('a token that opens nothing', () => {
  it('GOOG-52 has expired, by the hour or by a wrong clock, and a fresh one opens again', async () => {
    shop.dona.expiresTokens('access')
    expect((await failureOf(insert())).kind).toBe('expired-token')
    const { accessToken } = await shop.google.refresh(String(shop.tokens.refreshToken))
    const calendar = shop.google.calendarOf(accessToken)
    expect((await calendar.insert(appointment(), ID)).id).toBe(ID)
    shop.standIn.misbehave({ clockAheadMs: 2 * HOUR })
    expect((await failureOf(calendar.get(ID))).kind).toBe('expired-token')
    const again = await shop.google.refresh(String(shop.tokens.refreshToken))
    expect((await shop.google.calendarOf(again.accessToken).get(ID))?.id).toBe(ID)
  })

  it('GOOG-16 belongs to an owner who took her access back: the refresh says so', async () => {
    const person = shop.standIn.account('revoga@estudio.example')
    const tokens = await consent(shop.google, person)
    person.revokesAccess()
    const calendar = shop.google.calendarOf(tokens.accessToken)
    expect((await failureOf(calendar.listToday(DAY))).kind).toBe('expired-token')
    expect((await failureOf(shop.google.refresh(String(tokens.refreshToken)))).kind).toBe('revoked')
  })
})

describe('a refusal that the stand-in does not give', () => {
  const refusal = (reason: string) => ({ error: { code: 0, message: 'Words', errors: [{ reason }] } })

  it.each([
    [403, refusal('accessNotConfigured'), 'misconfigured'],
    [403, refusal('dailyLimitExceeded'), 'rate-limited'],
    [403, refusal('somethingNew'), 'no-permission'],
    [403, '<html>proxy</html>', 'unavailable'],
    [404, refusal('notFound'), 'gone'],
    [409, refusal('conflict'), 'unavailable'],
    [408, '', 'unavailable'],
    [400, refusal('required'), 'invalid'],
    [200, {}, 'unavailable'],
    [200, { id: ID, etag: '"1"', start: { date: '2026-11-20' } }, 'unavailable'],
  ])('a %i with %j is %s', async (status, body, kind) => {
    const isPage = typeof body === 'string'
    const server = await listen((_, response) =>
      response
        .writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' })
        .end(isPage ? body : JSON.stringify(body)),
    )
    const google = shop.with({ endpoints: { rootUrl: `${server.url}/` } })
    const failure = await failureOf(google.calendarOf('ya29.token').insert(appointment(), ID))
    expect(failure.kind).toBe(kind)
    await server.stop()
  })

  it('no failure tells a token or an address', async () => {
    const { port } = new URL(shop.standIn.url)
    for (const how of ['authError', 'drop', 'garbage', 'backendError'] as const) {
      shop.standIn.misbehave({ fault: { how, times: 1 } })
      const failure = await failureOf(insert())
      const all = `${JSON.stringify(failure)} ${failure.message} ${failure.stack ?? ''} ${String(failure.cause)}`
      expect(all).not.toContain('ya29.')
      expect(all).not.toContain(port)
    }
  })
})
