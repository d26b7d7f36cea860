import { defaultBotTexts } from '@balcao/domain/bot'
import { describe, expect, test } from 'vitest'
import { nothingPretended } from './pretended'
import { FRIDAY, shopWorld } from './testing/shop-world'
import { worldAt } from './world-at'

const stage = { world: shopWorld, texts: defaultBotTexts, customerName: 'Ana' }
const HOUR = 3_600_000
const openingAt = (now: number, closed = false, hours = shopWorld.shop.hours) => {
  const world = { ...shopWorld, shop: { ...shopWorld.shop, hours } }
  const { open, opensAt } = worldAt({ ...stage, world }, { now, closed, pretended: nothingPretended }).shop
  return { open, opensAt }
}

describe('the shop at a moment of the simulation', () => {
  test.each([
    ['on Friday evening', FRIDAY, false, { open: true, opensAt: null }],
    ['5 h later', FRIDAY + 5 * HOUR, false, { open: false, opensAt: '2026-11-21T22:00:00.000Z' }],
    ['closed by hand', FRIDAY, true, { open: false, opensAt: '2026-11-21T22:00:00.000Z' }],
    [
      'closed by hand at night',
      FRIDAY + 5 * HOUR,
      true,
      { open: false, opensAt: '2026-11-21T22:00:00.000Z' },
    ],
  ])('%s', (_, now, closed, opening) => {
    expect(openingAt(now, closed)).toEqual(opening)
  })

  test('a shop that says no hours is open, and closed by hand it opens some hours later', () => {
    expect(openingAt(FRIDAY, false, [])).toEqual({ open: true, opensAt: null })
    expect(openingAt(FRIDAY, true, [])).toEqual({ open: false, opensAt: '2026-11-21T11:00:00.000Z' })
  })
})

test('the form’s texts, the customer’s name and the orders of the test are what the bot sees', () => {
  const texts = { ...defaultBotTexts, greeting: 'Olá!' }
  const orders = [
    {
      key: 1,
      number: 1,
      status: 'analysis' as const,
      fulfilment: 'pickup' as const,
      totalCents: 2490,
      placedAt: FRIDAY,
      paymentMethod: 'cash' as const,
      pixCode: null,
    },
  ]
  const world = worldAt(
    { world: shopWorld, texts, customerName: ' ' },
    { now: FRIDAY, closed: false, pretended: { orders } },
  )
  expect(world).toMatchObject({ now: FRIDAY, texts, customer: { name: null }, orders: [{ number: 1 }] })
  expect(worldAt(stage, { now: FRIDAY, closed: false, pretended: nothingPretended }).customer.name).toBe(
    'Ana',
  )
})
