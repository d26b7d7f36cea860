import { expect, test } from 'vitest'
import { findSlots } from './find-slots'
import { slotGroups } from './slot-groups'
import { openWeek, slotRules, span } from '../testing/build-rules'

test('AVAIL-04 AVAIL-05 AVAIL-06 CALL-39 found days are one group of months, each with its days by date', () => {
  const rules = slotRules({
    busy: [span('2026-11-30T13:00Z', '2026-11-30T14:00Z')],
    closures: { dates: ['2026-12-01'], spans: [] },
    week: openWeek(['Segunda', '09:00', '12:00'], ['Terça', '09:00', '12:00'], ['Quarta', '09:00', '10:00']),
    horizon: 12,
  })
  const day = (date: string) => findSlots(rules, { from: date, to: date })[0]!
  const dates = ['2026-11-19', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-07']
  expect(slotGroups(dates.map(day))).toEqual([
    {
      months: [
        {
          month: '2026-11',
          days: {
            '2026-11-19': { status: 'closed', slots: [] },
            '2026-11-29': { status: 'closed', slots: [] },
            '2026-11-30': { status: 'open', slots: ['09:00', '11:00'] },
          },
        },
        {
          month: '2026-12',
          days: {
            '2026-12-01': { status: 'unavailable', slots: [] },
            '2026-12-02': { status: 'open', slots: ['09:00'] },
            '2026-12-07': { status: 'closed', slots: [] },
          },
        },
      ],
    },
  ])
  expect(slotGroups([])).toEqual([{ months: [] }])
})

test('an open day on which all is taken is open, with no slot', () => {
  const busy = [span('2026-11-20T00:00Z', '2026-11-21T03:00Z')]
  const days = findSlots(slotRules({ busy }), { from: '2026-11-20', to: '2026-11-20' })
  expect(slotGroups(days)[0]!.months[0]!.days).toEqual({ '2026-11-20': { status: 'open', slots: [] } })
})

test('a time that the clock shows twice is named once', () => {
  const week = openWeek(['Sábado', '23:00', '00:00'])
  const given = { week, horizon: 5000, now: Date.parse('2018-01-01T00:00Z') }
  const days = findSlots(slotRules(given), { from: '2018-02-17', to: '2018-02-17' })
  expect(days[0]!.slots.map(({ time }) => time)).toEqual(['23:00', '23:00'])
  expect(slotGroups(days)[0]!.months[0]!.days['2018-02-17']!.slots).toEqual(['23:00'])
})
