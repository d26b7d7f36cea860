import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crc16 } from './crc16'
import { dynamicPixPayload, isPixPayload, pixPayload, type PixCharge } from './pix-payload'
import { readPixPayload } from './testing/read-pix-payload'

const shop = { type: 'phone', key: '(11) 99999-9999', name: 'Açaí São João', city: 'São Paulo' } as const

test('CRC-16/CCITT-FALSE of the standard check text is 29B1', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test.each<[string, PixCharge, string]>([
  [
    'the sample of the BCB manual',
    {
      type: 'random',
      key: '123e4567-e12b-12d1-a456-426655440000',
      name: 'Fulano de Tal',
      city: 'BRASILIA',
    },
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  ],
  [
    'a phone and an amount',
    { ...shop, name: 'ACAI SAO JOAO', city: 'SAO PAULO', cents: 2750 },
    '00020126360014br.gov.bcb.pix0114+5511999999999520400005303986540527.505802BR5913ACAI SAO JOAO6009SAO PAULO62070503***63042172',
  ],
  [
    'a CNPJ and a txid',
    {
      type: 'cnpj',
      key: '11.222.333/0001-81',
      name: 'LOJA TESTE',
      city: 'FORTALEZA',
      cents: 10_000,
      txid: 'PEDIDO42',
    },
    '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406100.005802BR5910LOJA TESTE6009FORTALEZA62120508PEDIDO426304CA6E',
  ],
])('%s: byte for byte', (_, charge, code) => {
  expect(pixPayload(charge)).toBe(code)
})

test('a charge that a bank keeps: byte for byte', () => {
  const location = 'pix.example.com/qr/v2/2353c790eefb11eaadc10242ac120002'
  expect(dynamicPixPayload({ location, name: 'LOJA TESTE', city: 'FORTALEZA' })).toBe(
    '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/2353c790eefb11eaadc10242ac1200025204000053039865802BR5910LOJA TESTE6009FORTALEZA62070503***6304B01E',
  )
  expect(() => dynamicPixPayload({ location: 'a'.repeat(78), name: 'Loja', city: '' })).toThrow(RangeError)
})

test('a check sum that begins with zero keeps its four digits', () => {
  const codes = Array.from({ length: 200 }, (_, cents) => pixPayload({ ...shop, cents: cents + 1 }))
  expect(codes.filter((code) => /6304[0-9A-F]{4}$/.test(code))).toHaveLength(200)
  const padded = codes.filter((code) => /63040[0-9A-F]{3}$/.test(code))
  expect(padded.length).toBeGreaterThan(0)
  for (const code of padded) expect(readPixPayload(code).name).toBe('Acai Sao Joao')
})

describe('what does not fit', () => {
  test('accents go, and name and city are cut', () => {
    const code = pixPayload({
      ...shop,
      name: '  Pão de Açúcar & Confeitaria Ação  😀 Ltda',
      city: 'Vitória de Santo Antão',
    })
    expect(readPixPayload(code)).toMatchObject({ name: 'Pao de Acucar & Confeitar', city: 'Vitoria de Sant' })
  })

  test('a description is shortened to 73 characters less the key', () => {
    const code = pixPayload({ ...shop, description: 'x'.repeat(80) })
    expect(readPixPayload(code).description).toBe('x'.repeat(73 - '+5511999999999'.length))
  })

  test('beside an e-mail of 77 characters no description has room', () => {
    const key = `${'a'.repeat(61)}@${'b'.repeat(11)}.com`
    const code = pixPayload({ ...shop, type: 'email', key, description: 'Pedido 42' })
    expect(readPixPayload(code)).toMatchObject({ key, description: null })
  })

  test('a shop that has not said its city is still in the country', () => {
    expect(readPixPayload(pixPayload({ ...shop, city: ' ' })).city).toBe('BRASIL')
  })
})

test.each<[string, Partial<PixCharge>]>([
  ['a key of another type', { type: 'cpf' }],
  ['no name', { name: '😀' }],
  ['nothing to pay', { cents: 0 }],
  ['half a cent', { cents: 0.5 }],
  ['too much', { cents: 100_000_000 }],
  ['a txid with a dash', { txid: 'pedido-42' }],
  ['a txid too long', { txid: 'a'.repeat(26) }],
  ['an empty txid', { txid: '' }],
])('%s is refused', (_, wrong) => {
  expect(() => pixPayload({ ...shop, ...wrong })).toThrow(RangeError)
})

const words = fc.string({ unit: 'grapheme', maxLength: 90 })

test('every code can be read back, is ASCII, and says what was asked', () => {
  const charges = fc.record({
    name: words.map((text) => `A${text}`),
    city: words,
    cents: fc.integer({ min: 1, max: 99_999_999 }),
    txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
    description: words,
  })
  fc.assert(
    fc.property(charges, (charge) => {
      const read = readPixPayload(pixPayload({ ...shop, ...charge }))
      expect(read).toMatchObject({ key: '+5511999999999', cents: charge.cents, txid: charge.txid })
      expect(read.name.length).toBeLessThanOrEqual(25)
      expect(read.city.length).toBeLessThanOrEqual(15)
    }),
  )
})

test('a code is known from words and from a code that was cut', () => {
  const code =
    '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406100.005802BR5910LOJA TESTE6009FORTALEZA62120508PEDIDO426304CA6E'
  expect(isPixPayload(code)).toBe(true)
  expect(
    ['', 'Código PIX', code.slice(0, -1), `${code} `, code.replace('LOJA', 'LOJB')].filter(isPixPayload),
  ).toEqual([])
})
