import { expect, test } from 'vitest'
import { GRIDS } from './model'
import { appointmentNews, defaultScheduling, serviceRules } from './settings'

test('a company that changed nothing books by the hour, sixty days ahead, and confirms by hand', () => {
  expect(defaultScheduling).toMatchObject({
    grid: 60,
    notice_minutes: 0,
    horizon_days: 60,
    hold_minutes: 10,
    confirm_by_self: false,
    cancel_notice_minutes: 0,
    quiet_from: '21:00',
    quiet_to: '08:00',
  })
  expect(GRIDS).toContain(defaultScheduling.grid)
})

test('every piece of news has a text that fits into the settings, and is sent', () => {
  expect(Object.keys(defaultScheduling.news)).toEqual([...appointmentNews])
  for (const { on, text } of Object.values(defaultScheduling.news)) {
    expect(on).toBe(true)
    expect(text.length).toBeLessThanOrEqual(1000)
  }
})

const usual = {
  bookable: true,
  buffer_before: 0,
  buffer_after: 0,
  waiting_list: false,
  deposit_cents: 0,
  deposit_minutes: 120,
  place_ids: [],
  seats: 1,
  people: 1,
  reminders: null,
}

test.each([
  ['corte', { ...usual, buffer_after: 15, deposit_cents: 2000 }],
  ['barba', usual],
  ['constructor', usual],
])('%s is booked by its own rules, and by the usual ones where it has none', (id, rules) => {
  expect(serviceRules({ services: { corte: { buffer_after: 15, deposit_cents: 2000 } } }, id)).toEqual(rules)
})
