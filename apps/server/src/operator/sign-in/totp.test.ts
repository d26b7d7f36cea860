import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base32, matchingStep, otpauthUri, stepAt, totpCode } from './totp'

// RFC 6238, appendix B (SHA-1).
const secret = Buffer.from('12345678901234567890')
const vectors: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]

describe('one-time codes', () => {
  it.each(vectors)('at second %i are those of RFC 6238', (seconds, code) => {
    expect(totpCode(secret, stepAt(seconds * 1000), 8)).toBe(code)
    expect(totpCode(secret, stepAt(seconds * 1000))).toBe(code.slice(2))
  })

  it('hold for their step and one before and after it, and name the step that they are of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 2 ** 33 }), fc.integer({ min: -4, max: 4 }), (step, off) => {
        const typed = totpCode(secret, step)
        const at = (step + off) * 30_000
        const around = [-1, 0, 1].map((near) => step + off + near)
        // Two steps may share a code by chance: then the newest counts.
        const expected = around.filter((near) => totpCode(secret, near) === typed).at(-1)
        expect(matchingStep(secret, typed, at)).toBe(expected)
        if (Math.abs(off) <= 1) expect(matchingStep(secret, typed, at + 29_999)).toBeDefined()
      }),
    )
  })

  it.each(['', '1', '12345', '1234567', 'abcdef', '٠١٢٣٤٥', '９４２８７０', '-94287', '0x5c0e'])(
    '%j is no code of any step',
    (typed) => {
      expect(matchingStep(secret, typed, 59_000)).toBeUndefined()
    },
  )

  it('may be typed with blanks', () => {
    expect(matchingStep(secret, ' 287 082 ', 59_000)).toBe(1)
  })

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('the secret %j is written %j (RFC 4648)', (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written)
  })

  it('come to an authenticator by an address that names user, secret and rule', () => {
    const uri = new URL(otpauthUri('ana.b', secret))
    expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Balcão:ana.b'])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'Balcão',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
