import { readFileAnswer } from './file-answer'
import { labelKey, yesOrNo, type ServiceQuestion } from './question'

/**
 * What the services of a visit ask together, in their order. The same label is asked once, as the first of them asks it:
 * it must be answered where one of them says so, and at once where one of them does.
 */
export function askedOnce(lists: readonly (readonly ServiceQuestion[])[]): ServiceQuestion[] {
  const asked = new Map<string, ServiceQuestion>()
  for (const question of lists.flat()) {
    const key = labelKey(question.label)
    const known = asked.get(key)
    if (!known) asked.set(key, question)
    else {
      asked.set(key, {
        ...known,
        required: known.required || question.required,
        when: known.when === 'booking' ? 'booking' : question.when,
      })
    }
  }
  return [...asked.values()]
}

/** An answer as somebody sends it: to which question, and how that read when it was answered. Blank takes one back. */
export interface GivenAnswer {
  id: string
  label: string
  answer: string
}

/** Why an answer is not taken: the question is gone, reads or offers something else now, or has to be answered. */
export type AnswerProblem = 'gone' | 'changed' | 'missing'

type Asked = Pick<ServiceQuestion, 'id' | 'label' | 'kind' | 'choices' | 'required'>

/**
 * What is wrong with answers, by the ids of questions, as these stand now. `needsAll`: every required one has to be among
 * them. Of two answers to one question the last counts.
 */
export function answerProblems(
  questions: readonly Asked[],
  given: readonly GivenAnswer[],
  { needsAll }: { needsAll: boolean },
): Map<string, AnswerProblem> {
  const said = new Map(given.map((one) => [one.id, one]))
  const problems = new Map<string, AnswerProblem>()
  for (const { id, label, answer } of said.values()) {
    if (isBlank(answer)) continue
    const question = questions.find((one) => one.id === id)
    if (!question) problems.set(id, 'gone')
    else if (question.label !== label.trim() || !fits(question, answer)) problems.set(id, 'changed')
  }
  for (const { id, required } of needsAll ? questions : []) {
    if (required && isBlank(said.get(id)?.answer ?? '')) problems.set(id, 'missing')
  }
  return problems
}

/** Whether an answer is one that the question takes. */
export function fits({ kind, choices }: Pick<Asked, 'kind' | 'choices'>, answer: string): boolean {
  if (kind === 'choice') return choices.includes(answer.trim())
  if (kind === 'file') return readFileAnswer(answer) !== null
  return kind === 'text' || yesOrNo.some((word) => word === answer.trim())
}

const isBlank = (answer: string) => answer.trim() === ''
