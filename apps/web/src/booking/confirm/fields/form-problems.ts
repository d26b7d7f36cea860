import { checkBooking } from '@balcao/domain/scheduling/light'
import type { CustomerForm } from '../../choosing/choice'

type FormField = 'name' | 'phone' | 'email' | 'consent'
export type FormProblem =
  | 'name-required'
  | 'name-short'
  | 'phone-required'
  | 'phone-form'
  | 'email-form'
  | 'consent-required'
type FormProblems = Partial<Record<FormField, FormProblem>>

/** What keeps the form from being sent, in its order (BOOK-26 to BOOK-30), the consent included. */
export function formProblems(form: CustomerForm): FormProblems {
  return { ...checkBooking(form), ...(form.consent ? {} : { consent: 'consent-required' as const }) }
}

/** Of these, what may be said already: all after a try to send, before that of the fields that were left. */
export function shownProblems(
  problems: FormProblems,
  { tried, left }: { tried: boolean; left: ReadonlySet<string> },
): FormProblems {
  if (tried) return problems
  return Object.fromEntries(Object.entries(problems).filter(([field]) => left.has(field)))
}
