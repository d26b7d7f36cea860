import { expect, test } from 'vitest'
import { waitingProblems, type WaitingRequest } from './waiting-request'

const request: WaitingRequest = {
  client: 'Ana',
  phone: '(92) 99123-4567',
  service_id: 'corte',
  also: '',
  people: '',
  from: '2026-11-20',
  to: '2026-11-30',
}

test.each<[Partial<WaitingRequest>, object]>([
  [{}, {}],
  [{ client: ' ' }, { client: 'client-required' }],
  [{ phone: '( ' }, { phone: 'phone-required' }],
  [{ service_id: '' }, { service_id: 'service-required' }],
  [
    { from: '', to: '' },
    { from: 'date-required', to: 'date-required' },
  ],
  [{ to: '2026-11-19' }, { to: 'past' }],
  [{ from: '2026-12-01' }, { to: 'order' }],
  [{ from: '2026-11-01' }, {}],
])('a request with %j has the problems %j', (changes, problems) => {
  expect(waitingProblems({ ...request, ...changes }, '2026-11-20')).toEqual(problems)
})
