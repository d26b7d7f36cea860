import { expect, test } from 'vitest'
import { columnsOf, ownAgenda } from './columns'

const own = { id: 'own', name: '', employee_id: null, active: true }
const bia = { id: 'bia', name: 'Bia', employee_id: 'e1', active: true }
const gone = { id: 'gone', name: 'Caio', employee_id: 'e2', active: false }

test('of a day each agenda in use has a column', () => {
  expect(columnsOf(['2026-11-20'], [own, bia, gone]).map(({ key }) => key)).toEqual(['own', 'bia'])
})

test('a company alone has one column a date, and a week has one a date for everybody', () => {
  expect(columnsOf(['2026-11-20'], [own, gone])).toEqual([
    { key: '2026-11-20', date: '2026-11-20', agendaId: null },
  ])
  expect(columnsOf(['2026-11-20', '2026-11-21'], [own, bia]).map(({ agendaId }) => agendaId)).toEqual([
    null,
    null,
  ])
  expect(ownAgenda([bia, own])).toBe(own)
})
