import { readDraft, type DraftPlace, type KeptDraft } from '../../../shared/edit/rules/kept-draft'
import type { AppointmentValues } from './appointment-values'

/** Work on an appointment that has not been saved, under the id that it will be booked under. */
export type AppointmentDraft = KeptDraft<AppointmentValues>

/** The place of a draft; `name` is the appointment's id, or what tells one new appointment from another. */
export function draftPlace(store: DraftPlace['store'], cnpj: string, name: string): DraftPlace {
  return { store, key: `balcao.scheduling.draft.${cnpj}.${name}` }
}

/** The draft that was left of that version, if there is one; what it lacks is taken from `fresh`. */
export function keptDraft(place: DraftPlace, fresh: AppointmentDraft): AppointmentDraft | null {
  return readDraft(place, fresh, appointmentIn)
}

function appointmentIn(saved: object, fresh: AppointmentValues): AppointmentValues {
  const typed = Object.entries(saved).filter(([field, text]) => field in fresh && typeof text === 'string')
  return { ...fresh, ...Object.fromEntries(typed) }
}
