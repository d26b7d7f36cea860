import type { GivenAnswer } from '@balcao/domain/scheduling/questions'
import type { Tx } from '../../platform/database/database'
import { writeAnswers } from './answers.store'
import { askedInBooking, putQuestion, refuseChanged } from './appointment-answers'

interface Answered {
  id: string
  serviceIds: readonly string[]
  answers: readonly GivenAnswer[]
  now: Date
}

/**
 * Keeps what was answered in a booking with it, in the booking's own transaction: every question that has to be answered
 * there is, and each answer fits its question as it is now.
 * @throws Problem QUESTIONS_CHANGED with `{questions}` in `current`, ANSWER_FILE_GONE
 */
export async function keepAnswers(
  tx: Tx,
  companyId: string,
  { id, serviceIds, answers: given, now }: Answered,
): Promise<void> {
  const asked = await askedInBooking(tx, companyId, serviceIds)
  refuseChanged(asked, given, { needsAll: true, current: { questions: asked.map(putQuestion) } })
  if (given.length > 0) await writeAnswers(tx, companyId, id, { asked, given, sentFrom: 'booking', now })
}
