import { useEffect, useState, type RefObject } from 'react'
import type { OnboardingProblem } from '@balcao/domain/onboarding'
import { useTexts } from '../../../i18n/language'
import { wizardTexts } from '../texts'

type Problem = Pick<OnboardingProblem, 'field' | 'code'>

export interface FirstProblem {
  /** The sentence beside a field, when it is the one that is told. */
  of(field: string): string | undefined
  /** Tells a problem and moves the focus to its field. */
  tell(problem: Problem): void
  /** The person changed these fields: what was said of them counts no more. */
  changed(...fields: readonly string[]): void
}

/** The one failure that a step reports (ONB-15); its field is found in the form by name. */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>): FirstProblem {
  const t = useTexts(wizardTexts)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    if (!problem) return
    const { field } = problem
    const target = form.current?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }, [form, problem])
  return {
    of: (field) => (problem?.field === field ? t(`${problem.code}_${field}` as 'missing_cnpj') : undefined),
    tell: setProblem,
    changed: (...fields) => setProblem((now) => (now && fields.includes(now.field) ? null : now)),
  }
}
