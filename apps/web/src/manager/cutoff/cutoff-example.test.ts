import { businessDay } from '@balcao/domain/time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutoffExample } from './cutoff-example'

test('the example says the day that the order really counts in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), (cutoffHour) => {
      const { time, weekday } = cutoffExample(cutoffHour)
      const day = businessDay(Date.parse(`2026-11-22T${time}:00Z`), 'UTC', cutoffHour)
      expect(new Date(day).getUTCDay()).toBe(weekday)
    }),
  )
  expect(cutoffExample(5)).toEqual({ time: '04:30', weekday: 6 })
  expect(cutoffExample(0)).toEqual({ time: '00:30', weekday: 0 })
})
