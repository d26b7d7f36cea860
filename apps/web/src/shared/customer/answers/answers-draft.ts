import type { Answers, PutQuestion } from '@balcao/contract/scheduling'
import { readFileAnswer, type GivenAnswer } from '@balcao/domain/scheduling/questions'
import type { AnswersWords } from './texts'

/** What is typed, by the ids of questions. */
export type AnswersDraft = Readonly<Record<string, string>>

type Asked = Pick<PutQuestion, 'id' | 'label' | 'required'>

/** The name of a question's field, by which it is found. */
export const fieldName = (id: string) => `answers.${id}`

/** Stands for a file that is on its way; nothing that is typed or sent. */
export const SENDING = '\u0001'

/** What is typed for a question; empty where nothing is, and while its file is on its way. */
export function typedFor(draft: AnswersDraft, id: string): string {
  const typed = Object.hasOwn(draft, id) ? draft[id]! : ''
  return typed === SENDING ? '' : typed
}

/** Ids of the questions whose file is on its way: nothing is sent before it is there. */
export const sendingIn = (draft: AnswersDraft): string[] =>
  Object.keys(draft).filter((id) => draft[id] === SENDING)

/** Ids of the questions that have to be answered and are not. */
export function missingIn(questions: readonly Asked[], draft: AnswersDraft): string[] {
  return questions
    .filter(({ id, required }) => required && typedFor(draft, id).trim() === '')
    .map(({ id }) => id)
}

/** What is sent of a booking: everything that was answered, to the questions as they read. */
export function givenIn(questions: readonly Asked[], draft: AnswersDraft): GivenAnswer[] {
  return questions.flatMap(({ id, label }) => {
    const answer = typedFor(draft, id).trim()
    return answer === '' ? [] : [{ id, label, answer }]
  })
}

/** Answers as a form begins with them: to what is still asked. */
export function draftOfAnswers({ questions }: Pick<Answers, 'questions'>): AnswersDraft {
  return Object.fromEntries(
    questions.flatMap(({ id, answer, asked }) => (asked ? [[id, answer ?? ''] as const] : [])),
  )
}

/** What is sent of changed answers: those that say something else now, blank ones too. */
export function changedIn(base: Answers, draft: AnswersDraft): GivenAnswer[] {
  return base.questions.flatMap(({ id, label, answer, asked }) => {
    const now = typedFor(draft, id).trim()
    return asked && now !== (answer ?? '') ? [{ id, label, answer: now }] : []
  })
}

/** What was typed over former questions, kept over those that there are now. */
export function carriedOver(before: Answers, draft: AnswersDraft, now: Answers): AnswersDraft {
  const typed = changedIn(before, draft).map(({ id, answer }) => [id, answer] as const)
  const next = draftOfAnswers(now)
  return { ...next, ...Object.fromEntries(typed.filter(([id]) => Object.hasOwn(next, id))) }
}

/** An answer in words. */
export function answerWords(
  t: AnswersWords,
  { kind, answer }: Pick<PutQuestion, 'kind'> & { answer: string },
) {
  if (kind === 'file') return readFileAnswer(answer)?.name ?? answer
  return kind === 'yesno' ? t(answer === 'yes' ? 'yes' : 'no') : answer
}
