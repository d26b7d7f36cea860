import {
  getAppointment,
  type Agenda,
  type AgendaWarning,
  type Appointment,
} from '@balcao/contract/scheduling'
import { normalizePhone } from '@balcao/domain/company'
import type { DaySlots } from '@balcao/domain/scheduling/light'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { textsNow } from '../../../i18n/language'
import { call } from '../../../lib/http/api'
import { ApiError, hasCode } from '../../../lib/http/api-error'
import { logFailure } from '../../../lib/log'
import { dropDraft, type DraftPlace } from '../../../shared/edit/rules/kept-draft'
import { useEdit, type Conflict } from '../../../shared/edit/use-edit'
import { useKeptDraft } from '../../../shared/edit/use-kept-draft'
import { agendaKeys } from '../../data/agenda.queries'
import { showAnswer } from '../../data/live-agenda'
import { ANYONE, ownAgenda } from '../../data/whom'
import { schedulingTexts } from '../../texts'
import { readTaken, readWarned } from '../will/read-warned'
import type { AppointmentDraft } from './appointment-draft'
import {
  appointmentFields,
  appointmentLabels,
  placeFields,
  problemsAfterEdit,
  problemsFromServer,
  problemsOfWarnings,
  valuesOf,
  type AppointmentField,
  type AppointmentValues,
  type FieldProblems,
} from './appointment-values'
import { book, saveEdit, startIn } from './save-appointment'

/** The form as it stands: what is typed, what is wrong with it, and how saving stands. */
export interface AppointmentFormState {
  /** Where nobody is chosen and the company's own agenda is out of use, it is whoever is free. */
  values: AppointmentValues
  problems: FieldProblems
  /** Edits a field; its error is gone (APPT-39). */
  set: (field: AppointmentField, value: string) => void
  change: (values: Partial<AppointmentValues>) => void
  /** Shows problems and puts the focus on the first field that has one. */
  refuse: (problems: FieldProblems) => void
  /** The appointment that the edit stands on; null for a new one. */
  base: Appointment | null
  isDirty: boolean
  /** Nothing but the package is another: that is of one appointment alone. */
  isPackageAlone: boolean
  busy: boolean
  error: unknown
  /** What speaks against the time that is typed, once the server has said it; null before. */
  warnings: AgendaWarning[] | null
  /** Free starts that the server named when the wanted one was taken, ISO instants; null when it was not. */
  fresh: string[] | null
  conflict: Conflict<AppointmentValues, AppointmentField> | null
  /** Saves what is typed; `day` is what is known of its date. */
  save: (values: AppointmentValues, known: { day: DaySlots | undefined; usual: number | undefined }) => void
  /** What was wrong is being mended. */
  forget: () => void
}

interface AppointmentFormOptions {
  /** The appointment that the edit began from; null for a new one. */
  base: Appointment | null
  /** What a new one begins with. */
  fresh: AppointmentValues
  draft: AppointmentDraft
  place: DraftPlace
  zone: string
  conversationId: string | null
  bookAs: 'pending' | 'confirmed'
  /** Who may put it where the agenda would refuse it, having read the warnings. */
  mayInsist: boolean
  agendas: readonly Agenda[]
  onSaved: (appointment: Appointment, isNew: boolean) => void
  /** Problems are shown now. */
  onRefused: () => void
  /** It was not saved, and why is not a matter of choosing another time (APPT-44). */
  onFailed: () => void
}

/** The appointment's form: saves past other people, and asks the person when its time was taken. */
export function useAppointmentForm(options: AppointmentFormOptions): AppointmentFormState {
  const { draft, place, zone, mayInsist, agendas, onSaved, onRefused, onFailed } = options
  const client = useQueryClient()
  const [problems, setProblems] = useState<FieldProblems>({})
  const [error, setError] = useState<unknown>(null)
  const [fresh, setFresh] = useState<string[] | null>(null)
  const [warnings, setWarnings] = useState<AgendaWarning[] | null>(null)
  const sent = useRef<{
    day?: DaySlots | undefined
    usual?: number | undefined
    accept: string[]
    values?: AppointmentValues
  }>({ accept: [] })
  const askedAt = useRef(0)

  const refuse = (next: FieldProblems) => {
    setProblems(next)
    onRefused()
  }
  const forget = () => {
    setError(null)
    setFresh(null)
  }
  const edit = useEdit<Appointment | null, AppointmentValues, AppointmentField>({
    stored: options.base,
    start: { base: options.base, draft: draft.values },
    fields: appointmentFields,
    draftOf: (base) => (base ? valuesOf(base) : options.fresh),
    versionOf: (base) => base?.version ?? 0,
    send(base, values) {
      askedAt.current = Date.now()
      sent.current.values = values
      const { day, usual, accept } = sent.current
      const start = startIn(values, day, base, zone)
      const request = { values, start, usual, accept: mayInsist ? accept : undefined }
      return base ? saveEdit(base, request) : book(request, { ...options, id: draft.id })
    },
    theirsOf: (failure) =>
      hasCode(failure, 'APPOINTMENT_CHANGED') ? call(getAppointment, { params: { id: draft.id } }) : null,
    keep: (saved) => saved && showAnswer(client, saved, askedAt.current),
    nameOf: (field) => textsNow(schedulingTexts)(appointmentLabels[field]),
    onSaved(saved, { isWhole }) {
      if (!saved || !isWhole) return
      dropDraft(place)
      onSaved(saved, edit.base === null)
    },
    onFailure(failure, values) {
      logFailure('an appointment was not saved', failure)
      const warned = readWarned(failure)
      const taken = readTaken(failure)
      const { values: asked } = sent.current
      // Another place was typed while the answer was on its way: what it says is of the former one.
      if ((warned || taken) && placeFields.some((name) => asked?.[name] !== values[name])) return
      if (warned) {
        setWarnings(warned.warnings)
        setFresh(warned.fresh)
        refuse(problemsOfWarnings(warned.warnings))
        return void client.invalidateQueries({ queryKey: agendaKeys.allSlots })
      }
      if (taken) {
        setFresh(taken)
        refuse({ time: { code: 'taken' } })
        return void client.invalidateQueries({ queryKey: agendaKeys.allSlots })
      }
      const refused = failure instanceof ApiError ? problemsFromServer(failure.fields, values) : {}
      if (Object.keys(refused).length > 0) refuse(refused)
      else setError(failure)
      onFailed()
    },
  })
  const typed = edit.draft ?? draft.values
  const base = edit.base ?? null
  const isDirty = edit.changed.length > 0
  useKeptDraft(place, { ...draft, version: base?.version ?? 0, values: typed }, isDirty)
  const isAnyones = typed.agenda_id === '' && ownAgenda(agendas)?.active === false
  const values = isAnyones ? { ...typed, agenda_id: ANYONE } : typed

  const change = (changes: Partial<AppointmentValues>) => {
    edit.change((now) => ({ ...now, ...changes, ...(isOthers(now, changes) && { package_id: '' }) }))
    const changed = Object.keys(changes) as AppointmentField[]
    setProblems((now) => changed.reduce(problemsAfterEdit, now))
    if (changed.some((field) => placeFields.includes(field))) setWarnings(null)
  }
  return {
    values,
    problems,
    set: (field, value) => change({ [field]: value }),
    change,
    refuse,
    base,
    isDirty,
    isPackageAlone: isDirty && edit.changed.every((field) => field === 'package_id'),
    busy: edit.busy,
    error,
    warnings,
    fresh,
    conflict: edit.conflict,
    save(wanted, known) {
      sent.current = { ...known, accept: warnings?.map(({ key }) => key) ?? [] }
      forget()
      void edit.save(wanted)
    },
    forget,
  }
}

/** A package is one person's, and a session of it is of one service and one person. */
function isOthers(
  now: AppointmentValues,
  { phone = now.phone, also = now.also, people = now.people }: Partial<AppointmentValues>,
) {
  return also !== '' || people !== '' || normalizePhone(phone) !== normalizePhone(now.phone)
}
