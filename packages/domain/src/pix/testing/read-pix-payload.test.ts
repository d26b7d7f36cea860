import { expect, test } from 'vitest'
import { crc16 } from '../crc16'
import { PixPayloadError, readPixPayload } from './read-pix-payload'

const account = '26360014br.gov.bcb.pix0114+5511999999999'
const money = '52040000530398654041.505802BR'
const receiver = '5904LOJA6006MANAUS'

/** A code with the right check sum, whatever else is wrong with it. */
function sealed(fields: string): string {
  return `${fields}6304${crc16(`${fields}6304`)}`
}

test('a code is read', () => {
  expect(readPixPayload(sealed(`000201${account}${money}${receiver}62070503***`))).toEqual({
    key: '+5511999999999',
    url: null,
    name: 'LOJA',
    city: 'MANAUS',
    cents: 150,
    txid: null,
    description: null,
  })
})

test('a dynamic code has an address instead of a key', () => {
  const dynamic = '26370014BR.GOV.BCB.PIX2515pix.example/q/1'
  expect(readPixPayload(sealed(`000201010212${dynamic}${money}${receiver}62070503***`))).toMatchObject({
    key: null,
    url: 'pix.example/q/1',
  })
})

test.each([
  ['62 says 8 for 7 characters', '62 has a wrong length', `${account}${money}${receiver}62080503***`],
  ['62 ends early', '62-05 has a wrong length', `${account}${money}${receiver}62070504***`],
  ['26 comes twice', '26 comes twice', `${account}${account}${money}${receiver}62070503***`],
  ['no name', '59 is missing', `${account}${money}6006MANAUS62070503***`],
  ['dollars', '53 is not', `${account}5204000053038405802BR${receiver}62070503***`],
  ['another scheme', '26 is not PIX', `26260014br.gov.bcb.tix01041234${money}${receiver}62070503***`],
  ['no key', '26 has no key', `26180014br.gov.bcb.pix${money}${receiver}62070503***`],
  ['a comma', '54 is no', `${account}52040000530398654041,505802BR${receiver}62070503***`],
  ['an empty city', '60 has a wrong length', `${account}${money}5904LOJA600062070503***`],
  ['letters for a length', '62AA is no tag', `${account}${money}${receiver}62AA0503***`],
  ['an accent', 'ASCII', `${account}${money}5904LOJÃ6006MANAUS62070503***`],
])('%s: refused although the check sum is right', (_, reason, fields) => {
  const code = sealed(`000201${fields}`)
  expect(() => readPixPayload(code)).toThrow(PixPayloadError)
  expect(() => readPixPayload(code)).toThrow(new RegExp(reason))
})

test('another version than 01 is refused', () => {
  expect(() => readPixPayload(sealed(`000202${account}${money}${receiver}62070503***`))).toThrow(
    '00 is not 01',
  )
})

test('a wrong check sum, one that lost its zero, and one that is missing are refused', () => {
  const code = sealed(`000201${account}${money}${receiver}62070503***`)
  expect(() => readPixPayload(code.replace('MANAUS', 'MANAUZ'))).toThrow('63 does not match')
  expect(() => readPixPayload(code.slice(0, -1))).toThrow(PixPayloadError)
  expect(() => readPixPayload(code.slice(0, -8))).toThrow('63 is not the last tag')
  expect(() => readPixPayload('')).toThrow(PixPayloadError)
})
