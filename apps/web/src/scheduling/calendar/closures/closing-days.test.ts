import { expect, test } from 'vitest'
import { buildClosure } from '../../testing/build-event'
import { closureOf, holidaysAhead, toggled } from './closing-days'

const closures = [
  buildClosure({ date: '2026-11-20' }),
  buildClosure({ id: 'bia', date: '2026-11-21', agenda_id: 'bia' }),
  buildClosure({ id: 'google', date: '2026-11-22', source: 'google' }),
]

test('AVAIL-03 AVAIL-08 an open day is closed, a closed one opened', () => {
  expect(toggled(closures, '2026-11-25', null, ' Curso ')).toEqual({
    date: '2026-11-25',
    closed: true,
    reason: 'Curso',
    source: 'owner',
  })
  expect(toggled(closures, '2026-11-20', null, 'Curso')).toMatchObject({ closed: false, reason: '' })
})

test('one person’s closure is theirs alone, and Google’s is not taken back here', () => {
  expect(closureOf(closures, '2026-11-21', null)).toBeUndefined()
  expect(closureOf(closures, '2026-11-21', 'bia')).toMatchObject({ id: 'bia' })
  expect(closureOf(closures, '2026-11-22', null)).toBeUndefined()
})

test('the holidays still to come are offered, those that are closed already say so', () => {
  const ahead = holidaysAhead(2026, '2026-11-16', (date) => date === '2026-11-20')
  expect(ahead.map(({ date, closed }) => [date, closed])).toEqual([
    ['2026-11-20', true],
    ['2026-12-25', false],
  ])
  expect(holidaysAhead(2026, '2026-01-01', () => false)).toContainEqual(
    expect.objectContaining({ date: '2026-04-03', name: 'Paixão de Cristo', optional: false }),
  )
})
