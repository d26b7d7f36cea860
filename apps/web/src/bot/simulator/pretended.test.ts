import type { BotEffect, BotOrder, BotWorld } from '@balcao/domain/bot'
import { describe, expect, test } from 'vitest'
import { answerEffect, nothingPretended } from './pretended'
import { shopWorld } from './testing/shop-world'

const order: BotOrder = {
  key: 1,
  lines: [],
  fulfilment: 'pickup',
  customerName: 'Ana',
  address: null,
  neighbourhood: null,
  feeCents: 0,
  totalCents: 4980,
  paymentMethod: 'cash',
  changeForCents: null,
  notes: null,
}
const place = (change: Partial<BotOrder>): BotEffect => ({
  kind: 'place-order',
  order: { ...order, ...change },
})

describe('the pretend pretended places orders', () => {
  test('numbers count from 1, and one key is one order', () => {
    const first = answerEffect(nothingPretended, place({ key: 1 }), shopWorld)
    const again = answerEffect(first.pretended, place({ key: 1 }), shopWorld)
    const second = answerEffect(again.pretended, place({ key: 2 }), shopWorld)
    expect(first.result).toEqual({ kind: 'placed', number: 1, totalCents: 4980, pixCode: null, link: null })
    expect(again.result).toEqual(first.result)
    expect(second.result).toMatchObject({ number: 2 })
    expect(second.pretended.orders.map(({ number, status }) => [number, status])).toEqual([
      [2, 'analysis'],
      [1, 'analysis'],
    ])
  })

  test.each([
    ['pix', /^000201.*br\.gov\.bcb\.pix.*540549\.80/],
    ['cash', null],
    ['credit_card', null],
  ] as const)('paid by %s', (paymentMethod, code) => {
    const { result } = answerEffect(nothingPretended, place({ paymentMethod }), shopWorld)
    const pixCode = result?.kind === 'placed' ? result.pixCode : undefined
    if (code === null) expect(pixCode).toBeNull()
    else expect(pixCode).toMatch(code)
  })

  test('a shop with a key that makes no code has none', () => {
    const world: BotWorld = {
      ...shopWorld,
      shop: { ...shopWorld.shop, pix: { type: 'cpf', key: '1', city: null } },
    }
    const { result } = answerEffect(nothingPretended, place({ paymentMethod: 'pix' }), world)
    expect(result).toMatchObject({ kind: 'placed', pixCode: null })
  })

  test('a closed shop takes none', () => {
    const closed = { ...shopWorld, shop: { ...shopWorld.shop, open: false } }
    expect(answerEffect(nothingPretended, place({}), closed)).toEqual({
      pretended: nothingPretended,
      result: { kind: 'not-placed', why: 'closed' },
    })
  })
})

describe('the pretend agenda', () => {
  const days: BotEffect = { kind: 'find-days', serviceId: 'corte', priceType: 'padrao' }
  const slots: BotEffect = { kind: 'find-slots', serviceId: 'corte', priceType: 'padrao', date: '2026-11-20' }
  const book: BotEffect = {
    kind: 'book',
    serviceId: 'corte',
    priceType: 'padrao',
    start: '2026-11-21T01:00:00.000Z',
    customerName: 'Ana',
  }

  test.each([days, slots, book])('is not there where the shop has none: $kind', (effect) => {
    expect(answerEffect(nothingPretended, effect, shopWorld).result).toEqual({ kind: 'no-agenda' })
  })

  test('has times on days on which the shop opens, and only such as are still to come', () => {
    const world = { ...shopWorld, agenda: true }
    expect(answerEffect(nothingPretended, days, world).result).toEqual({
      kind: 'days',
      days: [
        { date: '2026-11-20', free: 3 },
        { date: '2026-11-21', free: 3 },
        { date: '2026-11-23', free: 3 },
      ],
    })
    expect(answerEffect(nothingPretended, slots, world).result).toEqual({
      kind: 'slots',
      date: '2026-11-20',
      slots: [
        { start: '2026-11-21T00:00:00.000Z' },
        { start: '2026-11-21T01:00:00.000Z' },
        { start: '2026-11-21T02:00:00.000Z' },
      ],
    })
    expect(answerEffect(nothingPretended, book, world).result).toMatchObject({
      kind: 'booked',
      start: book.start,
    })
  })
})

test.each<BotEffect>([
  { kind: 'hand-over', why: 'asked', summary: 'Estava no menu.' },
  { kind: 'receipt', orderNumber: 1 },
  { kind: 'mute', minutes: 60 },
])('nobody answers what is only told: $kind', (effect) => {
  expect(answerEffect(nothingPretended, effect, shopWorld)).toEqual({
    pretended: nothingPretended,
    result: null,
  })
})
