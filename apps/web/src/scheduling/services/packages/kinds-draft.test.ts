import { expect, it } from 'vitest'
import { kindProblems, newKind } from './kinds-draft'

it('a kind of package has a name of its own, a service, and sessions and days within reason', () => {
  const good = { ...newKind(), name: '10 sessões', service_ids: ['corte'], valid_days: 90 }
  const wrong = [
    { ...good, id: '1', name: ' ' },
    { ...good, id: '2', name: '10 SESSÕES ' },
    { ...good, id: '3', name: 'a', service_ids: [] },
    { ...good, id: '4', name: 'b', sessions: 0 },
    { ...good, id: '5', name: 'c', sessions: Number.NaN },
    { ...good, id: '6', name: 'd', valid_days: 4000 },
  ]
  expect([...kindProblems([good, ...wrong])]).toEqual([
    ['1', 'blank'],
    ['2', 'double'],
    ['3', 'noService'],
    ['4', 'badSessions'],
    ['5', 'badSessions'],
    ['6', 'badDays'],
  ])
})
