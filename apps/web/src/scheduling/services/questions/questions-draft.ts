import {
  QUESTION_LIMITS,
  questionProblems,
  tidyQuestion,
  type QuestionProblem,
  type ServiceQuestion,
} from '@balcao/domain/scheduling/questions'
import { isSame, type Fields } from '../../../shared/edit/rules/fields'

/** The questions of a service as the form has them; choices as they are typed, blank ones too. */
export type QuestionsDraft = readonly ServiceQuestion[]

/** What is changed and compared by itself: one question, and the order of all. */
export type QuestionField = 'order' | `question.${string}`

const fieldOf = (id: string) => `question.${id}` as const
const idOf = (field: QuestionField) => field.slice('question.'.length)
const orderOf = (draft: QuestionsDraft) => draft.map(({ id }) => id)

/** The questions divided into fields. A question that one of two drafts lacks changes no order. */
export const questionFields: Fields<QuestionsDraft, QuestionField> = {
  changed(before, after) {
    const ids = new Set([...orderOf(before), ...orderOf(after)])
    const both = (draft: QuestionsDraft) =>
      orderOf(draft).filter((id) =>
        [before, after].every((one) => one.some((question) => question.id === id)),
      )
    const changed = [...ids].filter((id) => !isSame(findIn(before, id), findIn(after, id))).map(fieldOf)
    return isSame(both(before), both(after)) ? changed : ['order', ...changed]
  },
  take(draft, other, fields) {
    const taken = fields.filter((field) => field !== 'order').map(idOf)
    const next = draft.flatMap((question) =>
      taken.includes(question.id) ? (findIn(other, question.id) ?? []) : question,
    )
    const fresh = other.filter(({ id }) => taken.includes(id) && !findIn(draft, id))
    const all = [...next, ...fresh]
    if (!fields.includes('order')) return all
    const place = ({ id }: ServiceQuestion) => {
      const found = orderOf(other).indexOf(id)
      return found === -1 ? all.length : found
    }
    return all.toSorted((one, two) => place(one) - place(two))
  },
}

export const findIn = (draft: QuestionsDraft, id: string) => draft.find((question) => question.id === id)

/** A question that asks nothing yet. */
export const newQuestion = (id: string): ServiceQuestion => ({
  id,
  label: '',
  hint: '',
  kind: 'text',
  choices: [],
  required: false,
  when: 'booking',
})

/** A draft in which a question stands at another place; the same draft for one beyond its ends. */
export function withPlace(draft: QuestionsDraft, id: string, to: number): QuestionsDraft {
  const question = findIn(draft, id)
  if (!question || to < 0 || to >= draft.length) return draft
  return draft.filter((one) => one !== question).toSpliced(to, 0, question)
}

/** What keeps a draft from being saved, by the ids of questions. */
export function draftProblems(draft: QuestionsDraft): Map<string, QuestionProblem | 'choices-many'> {
  const tidy = draft.map(tidyQuestion)
  const problems = new Map<string, QuestionProblem | 'choices-many'>(questionProblems(tidy))
  for (const { id, choices } of tidy) {
    if (choices.length > QUESTION_LIMITS.choices) problems.set(id, 'choices-many')
  }
  return problems
}
