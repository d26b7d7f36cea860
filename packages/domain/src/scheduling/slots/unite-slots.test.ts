import { expect, test } from 'vitest'
import { findSlots } from './find-slots'
import { openWeek, slotRules, span } from '../testing/build-rules'
import { uniteDays } from './unite-slots'

const friday = { from: '2026-11-20', to: '2026-11-20' }
const week = openWeek(['Sexta', '09:00', '12:00'])
const nine = span('2026-11-20T12:00Z', '2026-11-20T13:00Z')
const eleven = span('2026-11-20T14:00Z', '2026-11-20T15:00Z')
const whole = span('2026-11-20T00:00Z', '2026-11-21T03:00Z')

const dayOf = (change: Parameters<typeof slotRules>[0]) => findSlots(slotRules({ week, ...change }), friday)
const fitsOf = (days: ReturnType<typeof uniteDays>) =>
  days[0]!.slots.filter(({ fits }) => fits).map(({ time }) => time)

test('a start fits where one of several can take it', () => {
  expect(fitsOf(uniteDays([dayOf({ busy: [nine] }), dayOf({ busy: [eleven] })]))).toEqual([
    '09:00',
    '10:00',
    '11:00',
  ])
  expect(fitsOf(uniteDays([dayOf({ busy: [nine] }), dayOf({ busy: [nine, eleven] })]))).toEqual([
    '10:00',
    '11:00',
  ])
  expect(fitsOf(uniteDays([dayOf({ busy: [whole] }), dayOf({ busy: [whole] })]))).toEqual([])
})

test('rooms stay those of one agenda each: the longest first, and none that another one holds', () => {
  const [day] = uniteDays([
    dayOf({ busy: [nine] }),
    dayOf({ busy: [eleven] }),
    dayOf({ busy: [nine, eleven] }),
  ])
  const ten = day!.slots.find(({ time }) => time === '10:00')!
  expect(ten).toMatchObject({ freeMinutes: 120, clearBefore: 0, clearAfter: 2880 })
  expect(ten.more).toEqual([{ freeMinutes: 60, clearBefore: 2880, clearAfter: 60 }])
})

test('a day on which one is open is open, and a start that one has not is the other’s', () => {
  const closed = dayOf({ closures: { dates: ['2026-11-20'], spans: [] } })
  expect(uniteDays([closed, dayOf({})])).toEqual(dayOf({}))
  expect(uniteDays([closed, closed])).toMatchObject([{ status: 'unavailable', slots: [] }])
  expect(uniteDays([closed])).toBe(closed)
})

test('people of several kinds keep rooms of their own, alike ones are one, and who has no room is not named', () => {
  const [day] = uniteDays(
    [dayOf({ busy: [nine] }), dayOf({ busy: [eleven] }), dayOf({}), dayOf({})],
    [0, 0, 1, 2],
  )
  const at = (wanted: string) => day!.slots.find(({ time }) => time === wanted)!
  expect(at('10:00')).toMatchObject({ freeMinutes: 120, clearBefore: 2880, kinds: [1, 2] })
  expect(at('10:00').more).toEqual([
    { freeMinutes: 120, clearBefore: 0, clearAfter: 2880, kinds: [0] },
    { freeMinutes: 60, clearBefore: 2880, clearAfter: 60, kinds: [0] },
  ])
  const taken = uniteDays([dayOf({ busy: [nine] }), dayOf({})], [0, 1])[0]!.slots[0]!
  expect([taken.kinds, taken.more]).toEqual([[1], undefined])
  expect(uniteDays([dayOf({}), dayOf({})], [0, 0])[0]!.slots[0]).not.toHaveProperty('kinds')
})
