import { expect, test } from 'vitest'
import { findSlots } from './find-slots'
import { processAvailability, slotGroups } from './slot-groups'
import { openWeek, slotRules, span } from './testing/build-rules'

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

test('AVAIL-05 AVAIL-07 days come in the order of time, and only an open one is available', () => {
  const groups = [
    {
      months: [
        { month: '2026-12', days: { '2026-12-01': { status: 'fechado', slots: ['09:00'] } } },
        {
          month: '2026-11',
          days: {
            '2026-11-30': { status: 'open', slots: ['10:00', '9:00', '10:00'] },
            '2026-11-29': { status: 'open', slots: [] },
          },
        },
      ],
    },
  ]
  expect(processAvailability(groups)).toEqual([
    { date: '2026-11-29', available: true, timeSlots: [] },
    {
      date: '2026-11-30',
      available: true,
      timeSlots: [
        { id: '2026-11-30T09:00', time: '09:00', available: true },
        { id: '2026-11-30T10:00', time: '10:00', available: true },
      ],
    },
    {
      date: '2026-12-01',
      available: false,
      timeSlots: [{ id: '2026-12-01T09:00', time: '09:00', available: false }],
    },
  ])
})

test('AVAIL-04 a date in two groups is open when one of them says so', () => {
  const group = (status: string, slots: string[]) => ({
    months: [{ month: '2026-11', days: { '2026-11-30': { status, slots } } }],
  })
  const expected = [
    {
      date: '2026-11-30',
      available: true,
      timeSlots: [
        { id: '2026-11-30T09:00', time: '09:00', available: true },
        { id: '2026-11-30T10:00', time: '10:00', available: false },
      ],
    },
  ]
  const groups = [group('open', ['09:00']), group('closed', ['09:00', '10:00'])]
  expect(processAvailability(groups)).toEqual(expected)
  expect(processAvailability(groups.toReversed())).toEqual(expected)
})

const good = { date: '2026-11-30', available: true, timeSlots: [] }
test.each([
  ['nothing', null, []],
  ['a word', 'open', []],
  ['no list', { months: [] }, []],
  ['a group without months', [{}, null, { months: 'x' }], []],
  ['a month without days', [{ months: [null, {}, { days: [] }, { days: null }] }], []],
  [
    'dates that are none',
    [
      {
        months: [{ days: { '2026-02-30': { status: 'open' }, hoje: {}, '2026-11-30': { status: 'open' } } }],
      },
    ],
    [good],
  ],
  [
    'times that are none',
    [
      {
        months: [{ days: { '2026-11-30': { status: 'open', slots: ['25:00', 9, null, '24:00', '', 'x'] } } }],
      },
    ],
    [good],
  ],
  ['a day that is none', [{ months: [{ days: { '2026-11-30': null } }] }], [{ ...good, available: false }]],
])('AVAIL-07 %s is passed over', (_, groups, days) => {
  expect(processAvailability(groups)).toEqual(days)
})
