import { checkAppointment, type AppointmentProblems } from '@balcao/domain/scheduling'
import { Problem } from '../../../platform/http/problems'

/** Whom an appointment is for, and what else its form says. */
export interface Person {
  client: string
  phone: string
  email?: string | null | undefined
  address?: string | null | undefined
  notes?: string | null | undefined
}

const texts: Partial<Record<keyof AppointmentProblems, string>> = {
  client: 'Nome do cliente é obrigatório',
  phone: 'Telefone é obrigatório',
  email: 'Email inválido',
}

/**
 * Checks what a person typed of themselves (APPT-29, 30, 34); an appointment that has no phone (`saved`) may go on without.
 * @throws Problem APPOINTMENT_INVALID naming each field
 */
export function checkPerson(person: Person, saved?: Pick<Person, 'phone'>): void {
  // Service, date and time are judged by the rules of the agenda.
  const start = { date: '2000-01-01', time: '00:00' }
  const problems = checkAppointment(
    { ...person, ...start, service: '-' },
    { requireAddress: false, now: 0, zone: 'UTC', saved: { ...start, ...(saved && { phone: saved.phone }) } },
  )
  const paths = Object.keys(problems) as (keyof AppointmentProblems)[]
  const fields = paths.map((path) => ({ path, mensagem: texts[path] ?? 'Valor inválido' }))
  if (fields.length > 0) throw new Problem('APPOINTMENT_INVALID', { fields })
}
