import { useTexts } from '../../../i18n/language'
import { schedulingTexts } from '../../texts'
import type { FieldProblem } from './appointment-values'

/** The sentence of a field's problem; undefined while it is fine. */
export function useProblemText() {
  const t = useTexts(schedulingTexts)
  return (problem: FieldProblem | undefined) => {
    if (!problem) return undefined
    return 'text' in problem ? problem.text : t(`problem_${problem.code}`)
  }
}
