import { expect, test } from 'vitest'
import { does, ownCents, ownMinutes, tidyOffers, type Offers } from './offers'

const cut = { id: 'corte', duration: 40, prices: { curto: 6000 } }
const beard = { id: 'barba', duration: null, prices: {} }

test.each<[string, Offers | null, boolean, boolean, number, number, number]>([
  ['nothing said', null, true, true, 60, 5000, 8000],
  ['all, one of them otherwise', { all: true, services: [cut] }, true, true, 40, 6000, 8000],
  ['some', { all: false, services: [cut] }, true, false, 40, 6000, 8000],
  ['some as the catalogue has them', { all: false, services: [beard] }, false, true, 60, 5000, 8000],
  ['none', { all: false, services: [] }, false, false, 60, 5000, 8000],
])('%s', (_, offers, cuts, shaves, minutes, short, long) => {
  expect([does(offers, 'corte'), does(offers, 'barba')]).toEqual([cuts, shaves])
  expect(ownMinutes(offers, 'corte', 60)).toBe(minutes)
  expect([ownCents(offers, 'corte', 'curto', 5000), ownCents(offers, 'corte', 'longo', 8000)]).toEqual([
    short,
    long,
  ])
})

test('a price of nothing is a price, and a type of a strange name none', () => {
  const offers = { all: true, services: [{ id: 'corte', duration: null, prices: { curto: 0 } }] }
  expect(ownCents(offers, 'corte', 'curto', 5000)).toBe(0)
  expect(ownCents(offers, 'corte', 'constructor', 5000)).toBe(5000)
})

test.each<[string, Offers | null, Offers | null]>([
  ['nothing stays nothing', null, null],
  ['all without a difference is nothing', { all: true, services: [beard] }, null],
  ['some keep those without one', { all: false, services: [beard] }, { all: false, services: [beard] }],
  [
    'what the catalogue does not know is left out',
    { all: false, services: [{ ...cut, id: 'gone' }] },
    { all: false, services: [] },
  ],
  [
    'the last word of two holds',
    { all: true, services: [{ ...cut, duration: 90 }, cut] },
    { all: true, services: [cut] },
  ],
])('%s', (_, given, kept) => {
  expect(tidyOffers(given, new Set(['corte', 'barba']))).toEqual(kept)
})
