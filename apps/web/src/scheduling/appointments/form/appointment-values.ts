import type { AgendaWarning, Appointment, WarningCode } from '@balcao/contract/scheduling'
import { formatPhone, normalizePhone } from '@balcao/domain/company'
import {
  checkAppointment,
  type AppointmentCheck,
  type AppointmentProblems,
} from '@balcao/domain/scheduling/light'
import { plainFields } from '../../../shared/edit/rules/fields'
import type { Service } from '../../data/services'
import { placeChoice, placeIdsOf } from '../../services/places/place-choice'
import { readParts, servicesOfCall, wholeServices, writeParts } from './visit-values'

/** An appointment as it is typed; empty for nothing. `date` and `time` are on the company's clock. */
export interface AppointmentValues {
  client: string
  phone: string
  email: string
  service_id: string
  price_type: string
  /** The services that follow in the same visit (`readParts`); empty for none. */
  also: string
  /** How many come; empty for one. */
  people: string
  /** Empty for the company's own agenda; `ANYONE`, of a new one, for whoever is free. */
  agenda_id: string
  /** Where it is (`placeIdsOf`). */
  place_ids: string
  /** The package that it is taken from; empty for none. */
  package_id: string
  date: string
  time: string
  /** Minutes; empty for those of the service. */
  minutes: string
  address: string
  notes: string
}

export type AppointmentField = keyof AppointmentValues

/** A problem of a field: a code of the domain or of the free times, or a sentence that the server sent. */
export type FieldProblem =
  | {
      code:
        | Exclude<AppointmentProblems[keyof AppointmentProblems], undefined>
        | 'closed'
        | 'unavailable'
        | 'taken'
        | 'length'
    }
  | { text: string }
export type FieldProblems = Partial<Record<AppointmentField, FieldProblem>>

/** The time that a new appointment begins with (APPT-28). */
const FIRST_TIME = '09:00'

/** A new appointment: today at nine, and the service where there is only one (APPT-28). */
export function newAppointment(
  today: string,
  services: readonly Service[],
  prefill: Partial<AppointmentValues> = {},
): AppointmentValues {
  const only = services.length === 1 ? services[0] : undefined
  return {
    client: '',
    phone: '',
    email: '',
    service_id: only?.id ?? '',
    price_type: only?.prices[0]?.type ?? '',
    also: '',
    people: '',
    agenda_id: '',
    place_ids: '',
    package_id: '',
    date: today,
    time: FIRST_TIME,
    minutes: '',
    address: '',
    notes: '',
    ...prefill,
  }
}

/** The form of an appointment that exists. */
export function valuesOf(appointment: Appointment): AppointmentValues {
  return {
    client: appointment.client,
    phone: formatPhone(appointment.phone),
    email: appointment.email ?? '',
    service_id: appointment.service_id,
    price_type: appointment.price_type,
    also: writeParts(
      wholeServices(appointment)
        .slice(1)
        .map((one) => ({
          id: one.service_id,
          type: one.price_type,
          ...(one.agenda_id !== appointment.agenda_id && { whom: one.agenda_id }),
        })),
    ),
    people: appointment.people > 1 ? String(appointment.people) : '',
    agenda_id: appointment.agenda_id,
    place_ids: placeChoice(appointment),
    package_id: appointment.package?.id ?? '',
    date: appointment.date,
    time: appointment.time,
    minutes: appointment.willed.includes('other-length') ? String(appointment.duration) : '',
    address: appointment.address ?? '',
    notes: appointment.notes ?? '',
  }
}

/** What the calls take of the form beside its start. */
export function contentOf(values: AppointmentValues) {
  return {
    client: values.client.trim(),
    phone: normalizePhone(values.phone),
    email: values.email.trim() || null,
    address: values.address.trim() || null,
    notes: values.notes.trim() || null,
    ...(values.also === ''
      ? {
          service_id: values.service_id,
          ...(values.price_type === '' ? {} : { price_type: values.price_type }),
        }
      : { services: servicesOfCall(values) }),
    people: Number(values.people) || 1,
    ...(values.agenda_id === '' ? {} : { agenda_id: values.agenda_id }),
    ...(values.place_ids === '' ? {} : { place_ids: placeIdsOf(values.place_ids)! }),
    ...(values.package_id === '' ? {} : { package_id: values.package_id }),
  }
}

/** What is known of the chosen time from the free starts; null while it is not known. */
export type ChosenTime = 'closed' | 'unavailable' | 'taken' | 'free' | null

/** What keeps the form from being saved, by field (APPT-29 to APPT-37, SCHD-13). */
export function problemsOf(
  values: AppointmentValues,
  check: AppointmentCheck & { chosen: ChosenTime },
): FieldProblems {
  const { service, ...others } = checkAppointment({ ...values, service: values.service_id }, check)
  const codes: Partial<Record<AppointmentField, Exclude<FieldProblem, { text: string }>['code']>> = {
    ...others,
    ...(service ? { service_id: service } : {}),
    ...(readParts(values.also).some(({ id }) => id === '') ? { also: 'service-required' } : {}),
  }
  const isSaved = check.saved?.date === values.date && check.saved.time === values.time
  if (!codes.date && !codes.time && !isSaved) {
    if (check.chosen === 'closed' || check.chosen === 'unavailable') codes.date = check.chosen
    if (check.chosen === 'taken') codes.time = check.chosen
  }
  if (values.minutes !== '' && !isLength(Number(values.minutes))) codes.minutes = 'length'
  return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, { code }]))
}

/** What the call takes. */
const isLength = (minutes: number) => minutes >= 5 && minutes <= 1440

/** What the owner may want all the same, once it was said and the server has warned about it. */
const ownersMatter: readonly string[] = ['past', 'closed', 'unavailable', 'taken']

/** What a warning says of its field; nothing of the hours, which have no field. */
export function problemsOfWarnings(warnings: readonly AgendaWarning[]): FieldProblems {
  const has = (...codes: WarningCode[]) => warnings.some(({ code }) => codes.includes(code))
  return {
    ...(has('past') && { date: { code: 'past' } }),
    ...(has('unavailable-day') && { date: { code: 'unavailable' } }),
    ...(has('closed-day') && { date: { code: 'closed' } }),
    ...(has('overlap', 'held', 'event', 'place', 'class-full') && { time: { code: 'taken' } }),
  }
}

/** Whether nothing but the agenda speaks against it, so that the owner may insist. */
export function mayInsist(problems: FieldProblems): boolean {
  return Object.values(problems).every((problem) => 'code' in problem && ownersMatter.includes(problem.code))
}

/** Fields that decide where an appointment lies: warnings hold for what they said. */
export const placeFields: readonly AppointmentField[] = [
  'date',
  'time',
  'minutes',
  'service_id',
  'price_type',
  'also',
  'people',
  'agenda_id',
  'place_ids',
]

/** Fields whose problem may be gone when another is edited. */
const related: Partial<Record<AppointmentField, readonly AppointmentField[]>> = {
  date: ['time'],
  time: ['date'],
  service_id: ['date', 'time', 'minutes'],
  also: ['date', 'time', 'minutes'],
  people: ['time', 'package_id'],
  agenda_id: ['date', 'time'],
  place_ids: ['date', 'time'],
}

/** The problems that stay when a field is edited: its own is gone (APPT-39). */
export function problemsAfterEdit(problems: FieldProblems, field: AppointmentField): FieldProblems {
  const gone = new Set<string>([field, ...(related[field] ?? [])])
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !gone.has(name)))
}

const fieldOfPath: Readonly<Record<string, AppointmentField>> = {
  starts_at: 'time',
  service: 'service_id',
  services: 'also',
}

/** The fields that a server refused, with its sentences. */
export function problemsFromServer(
  fields: readonly { path: string; mensagem: string }[],
  known: AppointmentValues,
): FieldProblems {
  return Object.fromEntries(
    fields.flatMap(({ path, mensagem }) => {
      const field = fieldOfPath[path] ?? path
      return field in known ? [[field, { text: mensagem }]] : []
    }),
  )
}

/** The form divided into fields: a date goes with its time, the prices and the further services with the first one. */
export const appointmentFields = plainFields<AppointmentValues>([
  ['date', 'time'],
  ['service_id', 'price_type', 'also'],
])

/** What the fields are called on the screen. */
export const appointmentLabels = {
  client: 'client',
  phone: 'phone',
  email: 'email',
  service_id: 'service',
  price_type: 'priceType',
  also: 'services',
  people: 'howMany',
  agenda_id: 'agendaOf',
  place_ids: 'placeOf',
  package_id: 'packageOf',
  date: 'date',
  time: 'time',
  minutes: 'duration',
  address: 'address',
  notes: 'notes',
} as const satisfies Record<AppointmentField, string>
