import type { FieldError } from 'react-hook-form'
import { useTexts } from '../../i18n/language'
import { ordersTexts } from '../texts'
import type { FormProblem } from './order-form-values'

/** The sentence of a field's problem code; undefined while it is fine. */
export function useProblemText() {
  const t = useTexts(ordersTexts)
  return (error: FieldError | undefined) =>
    error?.message ? t(`problem_${error.message as FormProblem}`) : undefined
}
