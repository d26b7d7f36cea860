import { plainName } from '../../text'

export const questionKinds = ['text', 'choice', 'yesno', 'file'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Asked in the booking, or later by the private link. */
export const questionTimes = ['booking', 'later'] as const

/** What an answer to a question of yes or no says. */
export const yesOrNo = ['yes', 'no'] as const

/** How much a service asks, and how much is written. */
export const QUESTION_LIMITS = {
  questions: 10,
  label: 200,
  hint: 200,
  fewestChoices: 2,
  choices: 12,
  choice: 80,
  answer: 1000,
} as const

/** What a service asks its customers, named as the contract names it. */
export interface ServiceQuestion {
  id: string
  label: string
  /** Below the question; empty for none. */
  hint: string
  kind: QuestionKind
  /** Of `choice` alone. */
  choices: string[]
  required: boolean
  when: (typeof questionTimes)[number]
}

/** What two labels share that ask the same, however they are written. */
export const labelKey = plainName

export type QuestionProblem = 'label-required' | 'label-taken' | 'choices-few' | 'choices-taken'

/** What keeps the questions of a service from being saved, one problem each; questions as `tidyQuestion` leaves them. */
export function questionProblems(questions: readonly ServiceQuestion[]): Map<string, QuestionProblem> {
  const taken = new Set<string>()
  const problems = new Map<string, QuestionProblem>()
  for (const { id, label, kind, choices } of questions) {
    const key = labelKey(label)
    const problem =
      key === '' ? 'label-required' : taken.has(key) ? 'label-taken' : choiceProblem(kind, choices)
    if (problem) problems.set(id, problem)
    taken.add(key)
  }
  return problems
}

function choiceProblem(kind: QuestionKind, choices: readonly string[]): QuestionProblem | null {
  if (kind !== 'choice') return null
  if (choices.length < QUESTION_LIMITS.fewestChoices) return 'choices-few'
  return new Set(choices.map(labelKey)).size < choices.length ? 'choices-taken' : null
}

/** A question without the space around its words, empty choices, and choices that its kind does not have. */
export function tidyQuestion(question: ServiceQuestion): ServiceQuestion {
  const choices = question.choices.map((choice) => choice.trim()).filter((choice) => choice !== '')
  return {
    ...question,
    label: question.label.trim(),
    hint: question.hint.trim(),
    choices: question.kind === 'choice' ? choices : [],
  }
}
