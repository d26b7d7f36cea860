import { expect, test } from 'vitest'
import { busyWindow } from './busy-window'
import { findSlots } from '../slots/find-slots'
import { aService, slotRules, span } from './build-rules'

const dates = { from: '2026-11-20', to: '2026-11-20' }

test('the window covers two days of room on either side of the dates', () => {
  const { start, end } = busyWindow(slotRules(), aService(), dates)
  expect(start).toBeLessThanOrEqual(Date.parse('2026-11-18T03:00Z'))
  expect(end).toBeGreaterThanOrEqual(Date.parse('2026-11-23T03:00Z'))
})

test('a service by day is looked after up to its last open day and its buffer', () => {
  const service = aService({ minutes: 10 * 480, modality: 'dia', bufferAfter: 30 })
  const { end } = busyWindow(slotRules(), service, dates)
  expect(end).toBe(Date.parse('2026-12-03T21:30Z'))
  const fits = (minute: string) =>
    findSlots(slotRules({ service, busy: [span(minute, '2026-12-04T00:00Z')] }), dates)[0]!.slots[0]!.fits
  expect([fits('2026-12-03T21:29Z'), fits('2026-12-03T21:30Z')]).toEqual([false, true])
})

test('a week that is closed has a window all the same', () => {
  const service = aService({ minutes: 480, modality: 'dia' })
  const closed = slotRules({ closures: { dates: ['2026-11-19', '2026-11-20'], spans: [] } })
  expect(busyWindow(closed, service, dates)).toEqual(busyWindow(closed, aService(), dates))
})
