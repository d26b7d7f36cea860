import { checkBooking, type BookingForm, type BookingProblems } from '@balcao/domain/scheduling'
import { Problem } from '../../platform/http/problems'

type BookingProblem = NonNullable<BookingProblems[keyof BookingProblems]>

const words: Record<BookingProblem, string> = {
  'name-required': 'Nome é obrigatório',
  'name-short': 'Nome deve ter pelo menos 3 caracteres',
  'phone-required': 'Telefone é obrigatório',
  'phone-form': 'Telefone deve estar no formato (11) 99999-9999',
  'email-form': 'Email deve estar em formato válido',
}

/** Refuses a form that the booking page would not send (BOOK-26 to BOOK-30). @throws Problem APPOINTMENT_INVALID */
export function requireBookingForm(form: BookingForm): void {
  const problems = Object.entries(checkBooking(form)) as [string, BookingProblem][]
  const fields = problems.map(([path, problem]) => ({ path, mensagem: words[problem] }))
  if (fields.length > 0) throw new Problem('APPOINTMENT_INVALID', { fields })
}
