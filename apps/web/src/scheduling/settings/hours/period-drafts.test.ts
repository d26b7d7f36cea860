import { expect, test } from 'vitest'
import { defaultHours } from '@balcao/domain/hours'
import { weekDraftOf } from '../../../shared/hours/week-draft'
import { draftOn, hasBadDates, isBad, newPeriod, periodDrafts, periodsOf } from './period-drafts'

const hours = defaultHours()
const january = { from: '2027-01-01', to: '2027-01-31', hours }
const since = { from: '2027-01-20', to: null, hours }

test('hours for a while are typed and sent as they are stored', () => {
  expect(periodsOf(periodDrafts([january, since]))).toEqual([january, since])
})

test('the last one that holds today is the one that holds', () => {
  const drafts = periodDrafts([january, since])
  expect([
    draftOn(drafts, '2026-12-31'),
    draftOn(drafts, '2027-01-10')?.to,
    draftOn(drafts, '2027-02-01')?.from,
  ]).toEqual([undefined, '2027-01-31', '2027-01-20'])
})

test('dates that say nothing, or end before they begin, cannot be saved, nor hours that cannot be', () => {
  const fresh = newPeriod('2027-01-01', weekDraftOf(hours))
  expect([
    isBad(fresh),
    hasBadDates({ ...fresh, from: '' }),
    hasBadDates({ ...fresh, to: '2026-12-31' }),
  ]).toEqual([false, true, true])
  const [monday, ...others] = fresh.week
  const week = [{ ...monday!, open: true, ranges: [{ from: '', to: '' }] }, ...others]
  expect(isBad({ ...fresh, week })).toBe(true)
})
