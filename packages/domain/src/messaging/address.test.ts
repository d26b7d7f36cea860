import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '@balcao/testkit/chance'
import { readAddress, sameAddress, type AddressKind } from './address'

describe('CONV-13 the address of a conversation', () => {
  test.each<[string, AddressKind, string, string]>([
    ['5592991234567@s.whatsapp.net', 'phone', '5592991234567', '5592991234567@s.whatsapp.net'],
    ['559291234567@s.whatsapp.net', 'phone', '559291234567', '559291234567@s.whatsapp.net'],
    ['559291234567:12@s.whatsapp.net', 'phone', '559291234567', '559291234567@s.whatsapp.net'],
    ['559291234567_1:12@s.whatsapp.net', 'phone', '559291234567', '559291234567@s.whatsapp.net'],
    ['559291234567@c.us', 'phone', '559291234567', '559291234567@c.us'],
    ['559291234567', 'phone', '559291234567', '559291234567@s.whatsapp.net'],
    ['182736455463728@lid', 'lid', '182736455463728', '182736455463728@lid'],
    ['182736455463728:3@lid', 'lid', '182736455463728', '182736455463728@lid'],
    ['120363025246125486@g.us', 'group', '120363025246125486', '120363025246125486@g.us'],
    ['559291234567-1412345678@g.us', 'group', '559291234567-1412345678', '559291234567-1412345678@g.us'],
    ['status@broadcast', 'broadcast', 'status', 'status@broadcast'],
    ['BR.1502576394655843', 'bsuid', 'BR.1502576394655843', 'BR.1502576394655843'],
    ['BR.ENT.1502576394655843', 'bsuid', 'BR.ENT.1502576394655843', 'BR.ENT.1502576394655843'],
    ['120363144038483540@newsletter', 'unknown', '120363144038483540', '120363144038483540@newsletter'],
    ['maria@s.whatsapp.net', 'unknown', 'maria', 'maria@s.whatsapp.net'],
    ['@g.us', 'unknown', '', '@g.us'],
    ['+55 92 9123-4567', 'unknown', '+55 92 9123-4567', '+55 92 9123-4567'],
    ['', 'unknown', '', ''],
  ])('%s is a %s', (text, kind, user, jid) => {
    expect(readAddress(text)).toEqual({ kind, user, jid })
  })

  test('reading twice changes nothing: what was read reads the same again', () => {
    const anyAddress = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.stringMatching(/^\d{1,18}(_\d)?(:\d\d?)?$/),
          fc.constantFrom('s.whatsapp.net', 'c.us', 'lid', 'g.us'),
        )
        .map(([user, server]) => `${user}@${server}`),
    )
    fc.assert(
      fc.property(anyAddress, (text) => {
        const address = readAddress(text)
        expect(readAddress(address.jid)).toEqual(address)
        expect(sameAddress(text, address.jid)).toBe(true)
      }),
      { numRuns: runs(2_000) },
    )
  })
})

describe('one or two addresses', () => {
  test.each([
    ['5592991234567@s.whatsapp.net', '559291234567@c.us', true],
    ['5592991234567:12@s.whatsapp.net', '5592991234567', true],
    ['5592932345678@s.whatsapp.net', '559232345678@s.whatsapp.net', false],
    ['559291234567@s.whatsapp.net', '559391234567@s.whatsapp.net', false],
    ['182736455463728@lid', '182736455463728:4@lid', true],
    ['559291234567@s.whatsapp.net', '559291234567@lid', false],
    ['559291234567@s.whatsapp.net', '559291234567@g.us', false],
    ['BR.1502576394655843', 'BR.1502576394655843', true],
    ['BR.1502576394655843', 'BR.1502576394655844', false],
    ['1@newsletter', '1@elsewhere', false],
  ])('%s and %s are one: %s', (a, b, same) => {
    expect(sameAddress(a, b)).toBe(same)
    expect(sameAddress(b, a)).toBe(same)
  })
})
