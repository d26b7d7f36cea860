import { expect, test } from 'vitest'
import { noRepetition, repetitionOf, repetitionProblem, type RepetitionDraft } from './repetition'

const first = '2026-11-17'
const weekly: RepetitionDraft = { ...noRepetition, weeks: 1 }

test.each<[string, RepetitionDraft, string | null]>([
  ['no repetition', { ...noRepetition, count: 'x' }, null],
  ['ten weeks', weekly, null],
  ['once', { ...weekly, count: '1' }, 'count'],
  ['53 times', { ...weekly, count: '53' }, 'count'],
  ['half a time', { ...weekly, count: '2.5' }, 'count'],
  ['nothing typed', { ...weekly, count: '' }, 'count'],
  ['until the next week', { ...weekly, ends: 'until', until: '2026-11-24' }, null],
  ['until a day too early', { ...weekly, ends: 'until', until: '2026-11-23' }, 'until'],
  ['until a year on', { ...weekly, ends: 'until', until: '2027-11-18' }, null],
  ['until a day further', { ...weekly, ends: 'until', until: '2027-11-19' }, 'until'],
  ['until no date', { ...weekly, ends: 'until' }, 'until'],
])('%s', (_, draft, problem) => {
  expect(repetitionProblem(draft, first)).toBe(problem)
})

test('what is typed is what is asked for', () => {
  expect(repetitionOf(noRepetition)).toBeNull()
  expect(repetitionOf({ ...weekly, weeks: 2 })).toEqual({ weeks: 2, count: 10 })
  expect(repetitionOf({ ...weekly, ends: 'until', until: '2027-01-05' })).toEqual({
    weeks: 1,
    until: '2027-01-05',
  })
})
