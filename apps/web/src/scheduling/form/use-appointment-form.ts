import { useEffect, useRef, useState } from 'react'
import {
  problemsAfterEdit,
  type AppointmentField,
  type AppointmentValues,
  type FieldProblems,
} from './appointment-values'

/** The form as it stands: what is typed, and what is wrong with it. */
export interface AppointmentFormState {
  values: AppointmentValues
  problems: FieldProblems
  /** Edits a field; its error is gone (APPT-39). */
  set: (field: AppointmentField, value: string) => void
  change: (values: Partial<AppointmentValues>) => void
  /** Shows problems and puts the focus on the first field that has one. */
  refuse: (problems: FieldProblems) => void
}

export function useAppointmentForm(first: AppointmentValues): AppointmentFormState {
  const [values, setValues] = useState(first)
  const [problems, setProblems] = useState<FieldProblems>({})
  const change = (changes: Partial<AppointmentValues>) => {
    setValues((now) => ({ ...now, ...changes }))
    setProblems((now) => (Object.keys(changes) as AppointmentField[]).reduce(problemsAfterEdit, now))
  }
  const isRefused = useRef(false)
  useEffect(() => {
    if (!isRefused.current) return
    isRefused.current = false
    document.querySelector<HTMLElement>('[role=dialog] form [aria-invalid=true]')?.focus()
  })
  return {
    values,
    problems,
    set: (field, value) => change({ [field]: value }),
    change,
    refuse(next) {
      isRefused.current = true
      setProblems(next)
    },
  }
}
