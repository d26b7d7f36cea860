import type { readOwnAnswers, saveOwnAnswers } from '@balcao/contract/booking'
import type { BodyInputOf } from '@balcao/contract/call'
import { routes } from '@balcao/contract/routes'
import type { Answers } from '@balcao/contract/scheduling'
import { hasCode } from '../../lib/http/api-error'
import { callLoosely } from '../../lib/http/send'
import { asVisitor } from '../booking-calls'

export type AnswersOutcome =
  | { kind: 'saved'; answers: Answers }
  /** Questions or answers are others by now. */
  | { kind: 'changed' | 'meanwhile'; answers: Answers }
  | { kind: 'tooLate' }
  /** A file waited too long to be saved. */
  | { kind: 'fileGone' }
  | { kind: 'failed' }

/** What the customer is asked, and what they answered. Throws ApiError: APPOINTMENT_NOT_FOUND. */
export async function fetchOwnAnswers(company: string, link: string): Promise<Answers> {
  return (await callLoosely<typeof readOwnAnswers>(routes.readOwnAnswers, {
    params: { company, link },
  })) as Answers
}

/** Saves changed answers and says how it went. Never throws. */
export async function sendOwnAnswers(
  company: string,
  link: string,
  body: BodyInputOf<typeof saveOwnAnswers>,
): Promise<AnswersOutcome> {
  try {
    const answers = await asVisitor((headers) =>
      callLoosely<typeof saveOwnAnswers>(routes.saveOwnAnswers, { params: { company, link }, body, headers }),
    )
    return { kind: 'saved', answers: answers as Answers }
  } catch (error) {
    if (hasCode(error, 'QUESTIONS_CHANGED')) return { kind: 'changed', answers: error.current as Answers }
    if (hasCode(error, 'ANSWERS_CHANGED')) return { kind: 'meanwhile', answers: error.current as Answers }
    if (hasCode(error, 'ANSWER_FILE_GONE')) return { kind: 'fileGone' }
    return { kind: hasCode(error, 'TOO_LATE_TO_CHANGE') ? 'tooLate' : 'failed' }
  }
}
