import { expect, test } from 'vitest'
import { ownAgenda } from '../../data/whom'
import { columnRems, columnsOf } from './columns'

const own = {
  id: 'own',
  name: '',
  employee_id: null,
  active: true,
  hours: null,
  periods: [],
  offers: null,
  version: 1,
}
const bia = {
  id: 'bia',
  name: 'Bia',
  employee_id: 'e1',
  active: true,
  hours: null,
  periods: [],
  offers: null,
  version: 1,
}
const gone = {
  id: 'gone',
  name: 'Caio',
  employee_id: 'e2',
  active: false,
  hours: null,
  periods: [],
  offers: null,
  version: 1,
}

const booked = (agenda_id: string, status: 'confirmed' | 'cancelled' = 'confirmed') => ({ agenda_id, status })

test('of a day each agenda in use has a column', () => {
  const day = columnsOf(['2026-11-20'], [own, bia, gone], [booked('bia'), booked('gone', 'cancelled')])
  expect(day.map(({ key }) => key)).toEqual(['own', 'bia'])
})

test('one that is off keeps its column on a day on which somebody is still booked there', () => {
  const day = columnsOf(['2026-11-20'], [own, bia, gone], [booked('gone')])
  expect(day.map(({ key, isOff = false }) => [key, isOff])).toEqual([
    ['own', false],
    ['bia', false],
    ['gone', true],
  ])
})

test('the company’s own, when it is off, keeps its column for what its Google has that day', () => {
  const off = { ...own, active: false }
  const caio = { ...gone, active: true }
  const keys = (events: readonly unknown[]) =>
    columnsOf(['2026-11-20'], [off, bia, caio], [], events).map(({ key }) => key)
  expect(keys([])).toEqual(['bia', 'gone'])
  expect(keys([{}])).toEqual(['own', 'bia', 'gone'])
})

test('a company alone has one column a date, and a week has one a date for everybody', () => {
  expect(columnsOf(['2026-11-20'], [own, gone], [booked('gone')])).toEqual([
    { key: '2026-11-20', date: '2026-11-20', agendaId: null },
  ])
  expect(columnsOf(['2026-11-20', '2026-11-21'], [own, bia], []).map(({ agendaId }) => agendaId)).toEqual([
    null,
    null,
  ])
  expect(ownAgenda([bia, own])).toBe(own)
})

test('up to three columns share whatever window there is; more keep room for a name, and a crowded one has more', () => {
  expect(columnRems([1, 1, 2])).toEqual({
    template: { gridTemplateColumns: '3.25rem minmax(0rem, 1fr) minmax(0rem, 1fr) minmax(0rem, 1fr)' },
    least: 3.25,
  })
  expect(columnRems([1, 1, 4, 1])).toEqual({
    template: {
      gridTemplateColumns:
        '3.25rem minmax(5.75rem, 1fr) minmax(5.75rem, 1fr) minmax(21rem, 4fr) minmax(5.75rem, 1fr)',
    },
    least: 41.5,
  })
})
