import { expect, test } from 'vitest'
import { buildAppointment } from '../../testing/build-appointment'
import { appointmentFields, valuesOf } from './appointment-values'
import { changesOf } from './save-appointment'
import { isOfSeveral, readParts, servicesOfCall, writeParts } from './visit-values'

const [cut] = buildAppointment().services as [ReturnType<typeof buildAppointment>['services'][number]]
const ana = cut.agenda_id
const bruno = '0b1f2a04-5d52-4b53-8b3c-3d6a0f9f7c00'
const beard = { ...cut, service_id: 'barba', service: 'Barba', agenda_id: bruno, professional: 'Bruno Luz' }
const part = (one: typeof cut, id: string) => ({
  id,
  service: one.service,
  agenda_id: one.agenda_id,
  professional: one.professional,
  starts_at: one.starts_at,
  ends_at: one.ends_at,
  services: [one],
})
const head = buildAppointment({
  visit_id: buildAppointment().id,
  visit: { place: 1, total: 2, parts: [part(cut, buildAppointment().id), part(beard, bruno)] },
})

test('the form of a visit of several people has all of its services, each with whom', () => {
  const values = valuesOf(head)
  expect(readParts(values.also)).toEqual([{ id: 'barba', type: 'padrao', whom: bruno }])
  expect(isOfSeveral(values)).toBe(true)
  expect(servicesOfCall(values)).toEqual([
    { service_id: 'consulta', price_type: 'padrao', agenda_id: ana },
    { service_id: 'barba', price_type: 'padrao', agenda_id: bruno },
  ])
  expect(appointmentFields.changed(values, { ...values, notes: 'x' })).toEqual(['notes'])
})

test('who does a part is sent with all services; what is only typed beside it is not', () => {
  const values = valuesOf(head)
  const change = (next: Partial<typeof values>) =>
    changesOf(head, { values: { ...values, ...next }, usual: 120, mayInsist: false })
  expect(change({ notes: 'Sem pressa' })).toEqual({ notes: 'Sem pressa' })
  const alone = { also: writeParts([{ id: 'barba', type: 'padrao' }]) }
  expect(change(alone).services?.map(({ agenda_id }) => agenda_id)).toEqual([ana, ana])
  const other = change({ agenda_id: bruno, also: writeParts([{ id: 'barba', type: 'padrao' }]) })
  expect([other.agenda_id, other.services?.map(({ agenda_id }) => agenda_id)]).toEqual([
    undefined,
    [bruno, bruno],
  ])
})

test('one person for all is sent as it ever was', () => {
  const values = { ...valuesOf(buildAppointment()), also: writeParts([{ id: 'barba', type: 'padrao' }]) }
  expect(servicesOfCall(values)).toEqual([
    { service_id: 'consulta', price_type: 'padrao' },
    { service_id: 'barba', price_type: 'padrao' },
  ])
})
