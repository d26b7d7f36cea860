import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerVerification, checkCloudSignature } from './cloud-signature'

const SECRET = 'app-secret'
const body = Buffer.from('{"text":"pão de queijo 🧀"}')
const hex = createHmac('sha256', SECRET).update(body).digest('hex')

describe('the signature of a webhook', () => {
  test('is right for the very bytes that came', () => {
    expect(checkCloudSignature(body, `sha256=${hex}`, SECRET)).toBe(true)
    expect(checkCloudSignature(body, `sha256=${hex.toUpperCase()}`, SECRET)).toBe(true)
    const rewritten = Buffer.from(String.raw`{"text":"p\u00e3o de queijo \ud83e\uddc0"}`)
    expect(JSON.parse(rewritten.toString())).toEqual(JSON.parse(body.toString()))
    expect(checkCloudSignature(rewritten, `sha256=${hex}`, SECRET)).toBe(false)
  })

  test.each([
    [undefined, SECRET],
    ['', SECRET],
    [hex, SECRET],
    [`sha1=${hex}`, SECRET],
    ['sha256=', SECRET],
    [`sha256=${hex.slice(2)}`, SECRET],
    [`sha256=${hex}00`, SECRET],
    [`sha256=${'0'.repeat(64)}`, SECRET],
    [`sha256=${hex}`, 'another'],
    [`sha256=${createHmac('sha256', '').update(body).digest('hex')}`, ''],
  ])('%s under %j is wrong', (header, secret) => {
    expect(checkCloudSignature(body, header, secret)).toBe(false)
  })
})

describe('the verification of a webhook address', () => {
  const query = { 'hub.mode': 'subscribe', 'hub.verify_token': 'segredo', 'hub.challenge': '1158201444' }

  test('is answered with its challenge', () => {
    expect(answerVerification(query, 'segredo')).toBe('1158201444')
  })

  test.each([
    [{}, 'segredo'],
    [{ ...query, 'hub.mode': 'unsubscribe' }, 'segredo'],
    [{ ...query, 'hub.verify_token': 'segred' }, 'segredo'],
    [{ ...query, 'hub.verify_token': ['segredo'] }, 'segredo'],
    [{ ...query, 'hub.challenge': undefined }, 'segredo'],
    [{ ...query, 'hub.verify_token': '' }, ''],
  ])('%j is not for us', (query, token) => {
    expect(answerVerification(query, token)).toBeNull()
  })
})
