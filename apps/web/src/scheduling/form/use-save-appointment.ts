import {
  createAppointment,
  editAppointment,
  FreshSlots,
  getAppointment,
  type Appointment,
} from '@balcao/contract/scheduling'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/http/api'
import { ApiError, hasCode } from '../../lib/http/api-error'
import { logFailure } from '../../lib/log'
import { agendaKeys } from '../data/agenda.queries'
import { showAnswer } from '../data/live-agenda'
import {
  contentOf,
  differencesOf,
  problemsFromServer,
  valuesOf,
  type AppointmentField,
  type AppointmentValues,
  type FieldProblems,
} from './appointment-values'

/** What to save: the form, and the instant of its start. */
interface AppointmentWish {
  values: AppointmentValues
  start: string
}

interface SaveOptions {
  /** The id that a new one is booked under. */
  id: string
  base: Appointment | null
  conversationId: string | null
  bookAs: 'pending' | 'confirmed'
  onSaved: (appointment: Appointment, isNew: boolean) => void
  /** Fields that the server refused. */
  onRefused: (problems: FieldProblems) => void
  /** It was not saved, and why is not a matter of choosing another time (APPT-44). */
  onFailed: () => void
}

/** How saving stands. */
export interface SavingAppointment {
  busy: boolean
  /** The appointment that the edit stands on; null for a new one. */
  base: Appointment | null
  error: unknown
  /** Free starts that the server named when the wanted one was taken, ISO instants; null when it was not. */
  fresh: string[] | null
  conflict: { mine: AppointmentWish; theirs: Appointment } | null
  save: (wish: AppointmentWish) => Promise<void>
  keepMine: () => void
  /** Answers the form of theirs. */
  takeTheirs: () => AppointmentValues | null
  /** What was wrong is being mended. */
  forget: () => void
}

/** Saves the form, and settles with the person when somebody else changed the appointment, or took its time. */
export function useSaveAppointment(options: SaveOptions): SavingAppointment {
  const client = useQueryClient()
  const [base, setBase] = useState(options.base)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [fresh, setFresh] = useState<string[] | null>(null)
  const [conflict, setConflict] = useState<SavingAppointment['conflict']>(null)
  const forget = () => {
    setError(null)
    setFresh(null)
    setConflict(null)
  }

  const store = async (wish: AppointmentWish, over: Appointment | null) => {
    setBusy(true)
    forget()
    const askedAt = Date.now()
    try {
      const saved = over
        ? await saveOver(over, wish, (theirs) => setConflict({ mine: wish, theirs }))
        : await book(wish, options)
      if (!saved) return
      showAnswer(client, saved, askedAt)
      options.onSaved(saved, over === null)
    } catch (failure) {
      logFailure('an appointment was not saved', failure)
      if (hasCode(failure, 'SLOT_TAKEN')) {
        setFresh(FreshSlots.safeParse(failure.current).data?.slots.map(({ start }) => start) ?? [])
        options.onRefused({ time: { code: 'taken' } })
        void client.invalidateQueries({ queryKey: agendaKeys.allSlots })
      } else {
        const problems = failure instanceof ApiError ? problemsFromServer(failure.fields, wish.values) : {}
        if (Object.keys(problems).length > 0) options.onRefused(problems)
        else setError(failure)
        options.onFailed()
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    base,
    error,
    fresh,
    conflict,
    forget,
    save: (wish) => store(wish, base),
    keepMine() {
      if (!conflict) return
      setBase(conflict.theirs)
      void store(conflict.mine, conflict.theirs)
    },
    takeTheirs() {
      if (!conflict) return null
      setBase(conflict.theirs)
      setConflict(null)
      return valuesOf(conflict.theirs)
    },
  }
}

/** Books under an id of our own, so that a repeat books once. Throws ApiError. */
function book(
  { values, start }: AppointmentWish,
  { id, conversationId, bookAs }: Pick<SaveOptions, 'id' | 'conversationId' | 'bookAs'>,
) {
  return call(createAppointment, {
    body: {
      id,
      starts_at: start,
      status: bookAs,
      ...contentOf(values),
      ...(conversationId === null ? {} : { conversation_id: conversationId }),
    },
  })
}

/**
 * Saves an edit over the version it began from. When the appointment changed since, but nothing that the form says,
 * saves over that; otherwise hands theirs to `onConflict` and answers null.
 */
async function saveOver(
  base: Appointment,
  wish: AppointmentWish,
  onConflict: (theirs: Appointment) => void,
): Promise<Appointment | null> {
  try {
    return await edit(base, base.version, wish)
  } catch (failure) {
    if (!hasCode(failure, 'APPOINTMENT_CHANGED')) throw failure
    const theirs = await call(getAppointment, { params: { id: base.id } })
    if (differencesOf(valuesOf(base), valuesOf(theirs)).length === 0)
      return edit(theirs, theirs.version, wish)
    onConflict(theirs)
    return null
  }
}

/** Sends what is another now: an old appointment may be edited, but not moved into the past. */
function edit(over: Appointment, version: number, { values, start }: AppointmentWish) {
  const changed = differencesOf(valuesOf(over), values)
  const content = Object.entries(contentOf(values)).filter(([field]) =>
    changed.includes(field as AppointmentField),
  )
  const isMoved = Date.parse(start) !== Date.parse(over.starts_at)
  return call(editAppointment, {
    params: { id: over.id },
    body: { version, ...Object.fromEntries(content), ...(isMoved ? { starts_at: start } : {}) },
  })
}
