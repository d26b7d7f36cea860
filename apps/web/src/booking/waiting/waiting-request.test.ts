import { expect, it } from 'vitest'
import { waitingProblems, waitingRequest } from './waiting-request'

const form = {
  serviceId: 'corte',
  people: 1,
  name: ' Ana Lima ',
  phone: '(92) 99123-4567',
  week: false,
  consent: true,
}
const day = { id: 'w-1', date: '2026-11-24', last: '2026-11-28' }

it('waits for the day, or for the week that begins with it, as far as one can book', () => {
  expect(waitingRequest(form, day)).toEqual({
    id: 'w-1',
    service_id: 'corte',
    from: '2026-11-24',
    to: '2026-11-24',
    client: 'Ana Lima',
    phone: '92991234567',
    consent: true,
  })
  expect(waitingRequest({ ...form, week: true }, day).to).toBe('2026-11-28')
  expect(waitingRequest({ ...form, week: true }, { ...day, last: '2027-01-01' }).to).toBe('2026-12-01')
})

it('needs a name, a phone and the consent', () => {
  expect(waitingProblems(form)).toEqual({})
  expect(waitingProblems({ ...form, name: ' ', phone: '12', consent: false })).toEqual({
    name: 'nameRequired',
    phone: 'phoneForm',
    consent: 'consentRequired',
  })
})
