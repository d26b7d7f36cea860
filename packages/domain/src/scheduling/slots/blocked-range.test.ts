import { expect, test } from 'vitest'
import { blockedRange } from './blocked-range'
import { aService, openWeek, slotRules, span } from '../testing/build-rules'

const hours = slotRules()
const days = (count: number) => aService({ minutes: count * 480, modality: 'dia' })

function blockOf(service = aService(), start = '2026-11-20T12:00Z', given = {}) {
  return blockedRange({ ...hours, ...given }, service, Date.parse(start))
}

test('APPT-38 a service by time takes its minutes, and blocks its buffers too', () => {
  expect(blockOf(aService({ minutes: 90, bufferBefore: 10, bufferAfter: 20 }))).toEqual({
    ...span('2026-11-20T12:00Z', '2026-11-20T13:30Z'),
    blocked: span('2026-11-20T11:50Z', '2026-11-20T13:50Z'),
    dates: ['2026-11-20'],
  })
})

test.each([
  [1, '2026-11-20T21:00Z', ['2026-11-20']],
  [2, '2026-11-23T21:00Z', ['2026-11-20', '2026-11-23']],
  [3, '2026-11-24T21:00Z', ['2026-11-20', '2026-11-23', '2026-11-24']],
])(
  'a service of %i days lasts from opening to the last closing, closed days passed over',
  (count, end, dates) => {
    const time = span('2026-11-20T12:00Z', end)
    expect(blockOf(days(count))).toEqual({ ...time, blocked: time, dates })
  },
)

test.each([
  [1, 1],
  [480, 1],
  [719, 1],
  [720, 2],
  [960, 2],
])('CONST-08 %i minutes by day are %i days', (minutes, count) => {
  expect(blockOf(aService({ minutes, modality: 'dia' }))?.dates).toHaveLength(count)
})

test('days that a closure closes are passed over, a shortened one counts', () => {
  const closures = {
    dates: ['2026-11-23'],
    spans: [span('2026-11-24T03:00Z', '2026-11-25T03:00Z'), span('2026-11-25T16:30Z', '2026-11-26T03:00Z')],
  }
  expect(blockOf(days(2), '2026-11-20T12:00Z', { closures })).toMatchObject({
    end: Date.parse('2026-11-25T16:30Z'),
    dates: ['2026-11-20', '2026-11-25'],
  })
})

test('buffers lie before the first opening and after the last closing', () => {
  const service = { ...days(2), bufferBefore: 30, bufferAfter: 60 }
  expect(blockOf(service)?.blocked).toEqual(span('2026-11-20T11:30Z', '2026-11-23T22:00Z'))
})

test('a night that begins on a date is part of its day', () => {
  const week = openWeek(['Sexta', '18:00', '02:00'])
  expect(blockOf(days(1), '2026-11-20T21:00Z', { week })?.end).toBe(Date.parse('2026-11-21T05:00Z'))
  expect(blockOf(days(1), '2026-11-21T04:00Z', { week })?.dates).toEqual(['2026-11-20'])
})

test('there is no day where it is closed, nor when the days are not found within a year', () => {
  expect(blockOf(days(1), '2026-11-22T12:00Z')).toBeNull()
  expect(blockOf(days(1), '2026-11-20T15:30Z')).toBeNull()
  expect(blockOf(days(400))).toBeNull()
})

test('a day on which the clock changes ends at its closing all the same', () => {
  const week = openWeek(['Sábado', '20:00', '00:00'], ['Domingo', '09:00', '12:00'])
  const given = { week, zone: 'America/Sao_Paulo' }
  expect(blockOf(days(1), '2018-02-17T22:00Z', given)?.end).toBe(Date.parse('2018-02-18T03:00Z'))
  expect(blockOf(days(2), '2018-11-03T23:00Z', given)?.end).toBe(Date.parse('2018-11-04T14:00Z'))
})
