import { createAppointment, editAppointment, type Appointment } from '@balcao/contract/scheduling'
import type { BodyInputOf } from '@balcao/contract'
import type { DaySlots } from '@balcao/domain/scheduling/light'
import { instantAt } from '@balcao/domain/time'
import { call } from '../../../lib/http/api'
import { minutesOfClock } from '../../words/when-words'
import {
  appointmentFields,
  contentOf,
  valuesOf,
  type AppointmentField,
  type AppointmentValues,
} from './appointment-values'
import { startOf } from './chosen-time'
import { servicesOfCall } from './visit-values'

/** A form to be saved, with the instant of its start. */
interface AppointmentRequest {
  values: AppointmentValues
  start: string
  /** Keys of the warnings that the owner has read; undefined for who may not insist. */
  accept: string[] | undefined
  /** The minutes of the service, where it is known. */
  usual: number | undefined
}

/** Books under an id of our own, so that a repeat books once. Throws ApiError. */
export function book(
  { values, start, accept }: AppointmentRequest,
  {
    id,
    conversationId,
    bookAs,
  }: { id: string; conversationId: string | null; bookAs: 'pending' | 'confirmed' },
): Promise<Appointment> {
  return call(createAppointment, {
    body: {
      id,
      starts_at: start,
      status: bookAs,
      ...contentOf(values),
      ...(accept && { accept }),
      ...(accept && values.minutes !== '' && { minutes: Number(values.minutes) }),
      ...(conversationId === null ? {} : { conversation_id: conversationId }),
    },
  })
}

/** Sends what is another now: an old appointment may be edited, but not moved into the past. Throws ApiError. */
export function saveEdit(base: Appointment, request: AppointmentRequest): Promise<Appointment> {
  const { start, accept } = request
  const isMoved = Date.parse(start) !== Date.parse(base.starts_at)
  return call(editAppointment, {
    params: { id: base.id },
    body: {
      version: base.version,
      ...changesOf(base, { ...request, mayInsist: accept !== undefined }),
      ...(isMoved ? { starts_at: start } : {}),
      ...(accept && { accept }),
    },
  })
}

/** What is another now beside the start. `mayInsist`: who may give it another length. */
export function changesOf(
  base: Appointment,
  { values, usual, mayInsist }: Pick<AppointmentRequest, 'values' | 'usual'> & { mayInsist: boolean },
): Omit<BodyInputOf<typeof editAppointment>, 'version' | 'starts_at' | 'accept'> {
  const changed = appointmentFields.changed(valuesOf(base), values)
  const isOtherVisit = changed.some((field) => visitFields.includes(field))
  const isVisit = isOtherVisit && (values.also !== '' || base.services.length > 1)
  const content = Object.entries(contentOf(values)).filter(
    ([field]) =>
      changed.includes(field as AppointmentField) &&
      !(isVisit && visitFields.includes(field as AppointmentField)),
  )
  const minutes = values.minutes === '' ? usual : Number(values.minutes)
  return {
    ...Object.fromEntries(content),
    ...(changed.includes('package_id') && { package_id: values.package_id || null }),
    ...(isVisit && { services: servicesOfCall(values) }),
    ...(mayInsist && minutes !== undefined && changed.includes('minutes') && { minutes }),
  }
}

/** Fields that say together what is done. */
const visitFields: readonly AppointmentField[] = ['service_id', 'price_type', 'also']

/** The instant of the typed time: as it was where nothing moved, as the free start has it, else by the wall's clock. */
export function startIn(
  { date, time }: AppointmentValues,
  day: DaySlots | undefined,
  base: Appointment | null,
  zone: string,
): string {
  if (base && base.date === date && base.time === time) return base.starts_at
  const minutes = minutesOfClock(time) ?? 0
  return startOf(day, time) ?? new Date(instantAt({ date, minutes }, zone)).toISOString()
}
