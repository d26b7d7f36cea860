import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureFault, startWebhookReceiver, type WebhookReceiver } from './index'

// The example of the Standard Webhooks specification's reference library.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
const seconds = '1614265330'
const body = '{"test": 2432232314}'
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
const now = new Date(Number(seconds) * 1000)

const headers = (changes: Record<string, string> = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': seconds,
  'webhook-signature': signature,
  ...changes,
})

describe('a signature', () => {
  it('of the published example is right, also beside one that is not', () => {
    expect(signatureFault({ headers: headers(), body, now }, secret)).toBeNull()
    const both = headers({ 'webhook-signature': `v1,AAAA ${signature}` })
    expect(signatureFault({ headers: both, body, now }, secret)).toBeNull()
  })

  it.each([
    ['another body', headers(), `${body} `, now],
    ['another id', headers({ 'webhook-id': 'msg_x' }), body, now],
    ['another version', headers({ 'webhook-signature': signature.replace('v1', 'v1a') }), body, now],
    ['a time that is no number', headers({ 'webhook-timestamp': 'soon' }), body, now],
    ['six minutes later', headers(), body, new Date(now.getTime() + 360_000)],
    ['no header', {}, body, now],
  ])('with %s is not', (_what, given, text, at) => {
    expect(signatureFault({ headers: given, body: text, now: at }, secret)).not.toBeNull()
  })
})

describe('the receiver', () => {
  let receiver: WebhookReceiver
  beforeAll(async () => {
    receiver = await startWebhookReceiver({ secret })
  })
  afterAll(() => receiver.stop())

  const post = (init: RequestInit = {}) =>
    fetch(receiver.url, { method: 'POST', body, redirect: 'manual', ...init })

  it('answers 200 to what is signed and 401 to what is not, and keeps both', async () => {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const key = Buffer.from(secret.slice(6), 'base64')
    const mac = createHmac('sha256', key).update(`x.${timestamp}.${body}`).digest('base64')
    const signed = { 'webhook-id': 'x', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` }
    expect((await post({ headers: signed })).status).toBe(200)
    expect((await post()).status).toBe(401)
    expect(receiver.received().map(({ fault }) => fault)).toEqual([null, 'headers are missing'])
  })

  it.each([
    ['fail', 500],
    ['gone', 410],
    ['redirect', 307],
  ] as const)('told to %s answers %i', async (mode, status) => {
    receiver.behave(mode, { redirectTo: 'http://127.0.0.1:1/' })
    const answer = await post()
    expect(answer.status).toBe(status)
    if (mode === 'redirect') expect(answer.headers.get('location')).toBe('http://127.0.0.1:1/')
  })

  it('told to hang, drop or flood does so', async () => {
    receiver.behave('drop')
    await expect(post()).rejects.toThrow()
    receiver.behave('hang')
    await expect(post({ signal: AbortSignal.timeout(100) })).rejects.toThrow()
    receiver.behave('flood')
    const flooded = await post()
    const reader = flooded.body!.getReader()
    expect((await reader.read()).value!.length).toBeGreaterThan(0)
    await reader.cancel()
    expect(receiver.flooded()).toBeGreaterThan(64 * 1024)
    receiver.behave('drip')
    const dripping = (await post()).body!.getReader()
    expect(new TextDecoder().decode((await dripping.read()).value)).toMatch(/^\.+$/)
    await dripping.cancel()
  })
})
