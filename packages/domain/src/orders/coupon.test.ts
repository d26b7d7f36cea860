import { expect, it } from 'vitest'
import { couponRefusal, type Coupon, type CouponUse } from './coupon'

const coupon: Coupon = {
  code: 'PIZZA10',
  kind: 'percent',
  value: 10,
  minimumCents: 3000,
  firstOrder: false,
  startsOn: '2026-11-20',
  endsOn: '2026-11-30',
  maxUses: 10,
  maxUsesEach: 2,
  active: true,
}
const use: CouponUse = {
  day: '2026-11-26',
  itemsCents: 3000,
  hasPhone: true,
  uses: 9,
  usesOfPhone: 1,
  hasOrdered: true,
}
const free = { ...coupon, firstOrder: false, maxUsesEach: null }

it.each([
  ['counts while all is well', {}, {}, null],
  ['counts on its first day', {}, { day: '2026-11-20' }, null],
  ['counts on its last day', {}, { day: '2026-11-30' }, null],
  ['does not count before', {}, { day: '2026-11-19' }, 'not_yet'],
  ['does not count after', {}, { day: '2026-12-01' }, 'over'],
  ['rests while it is paused', { active: false }, {}, 'unknown'],
  ['is used up', {}, { uses: 10 }, 'used_up'],
  ['counts so often for a phone', {}, { usesOfPhone: 2 }, 'used_by_phone'],
  ['has to know the phone then', {}, { hasPhone: false }, 'phone_missing'],
  ['needs no phone otherwise', free, { hasPhone: false }, null],
  ['is for the first order', { firstOrder: true }, {}, 'not_first'],
  ['takes the first order', { firstOrder: true }, { hasOrdered: false, usesOfPhone: 0 }, null],
  ['asks for items', {}, { itemsCents: 2999 }, 'minimum'],
] as const)('%s', (_name, change, other, refusal) => {
  expect(couponRefusal({ ...coupon, ...change }, { ...use, ...other })).toBe(refusal)
})

it('one that does not exist is told as one that rests', () => {
  expect(couponRefusal(null, use)).toBe(couponRefusal({ ...coupon, active: false }, use))
})
