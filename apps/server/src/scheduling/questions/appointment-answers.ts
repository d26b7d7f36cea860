import type { Answers, PutQuestion } from '@balcao/contract/scheduling'
import { answerProblems, type ServiceQuestion, type GivenAnswer } from '@balcao/domain/scheduling/questions'
import type { Tx } from '../../platform/database/database'
import { Problem } from '../../platform/http/problems'
import { appendEvent } from '../../platform/live/append-event'
import { uuidOf } from '../../platform/uuid-of'
import {
  lockAppointment,
  partsOf,
  readAppointments,
  requireStanding,
  toWire,
  type StoredAppointment,
} from '../appointments/appointments.store'
import { isAwaited } from '../booking/own-booking'
import { asWhole } from '../visits/as-whole'
import { answerTo, readAnswers, writeAnswers } from './answers.store'
import { askedBy } from './questions.store'

/** A question as it is put to somebody. */
export const putQuestion = ({ id, label, hint, kind, choices, required }: ServiceQuestion): PutQuestion => ({
  id,
  label,
  hint,
  kind,
  choices,
  required,
})

/** What a visit of these services asks in the booking. */
export async function askedInBooking(
  tx: Tx,
  companyId: string,
  serviceIds: readonly string[],
): Promise<ServiceQuestion[]> {
  return (await askedBy(tx, companyId, serviceIds)).filter((question) => question.when === 'booking')
}

/** What is asked for an appointment, and the answers that it has. */
export async function showAnswers(
  tx: Tx,
  companyId: string,
  row: StoredAppointment,
  now: Date,
): Promise<Answers> {
  return present(row, await look(tx, companyId, row), now)
}

function present(row: StoredAppointment, { asked, answers }: Looked, now: Date): Answers {
  const put = asked.map((question) => ({ question, given: answerTo(question, answers) }))
  const used = new Set(put.map(({ given }) => given?.label_key))
  const former = answers.filter(({ label_key: key, answer }) => answer !== '' && !used.has(key))
  return {
    questions: [
      ...put.map(({ question, given }) => ({
        ...putQuestion(question),
        answer: given?.answer ?? null,
        asked: true,
      })),
      ...former.map(({ label_key: key, label, kind, answer }) => ({
        id: uuidOf(`answer ${row.id} ${key}`),
        label,
        kind,
        answer,
        hint: '',
        choices: [],
        required: false,
        asked: false,
      })),
    ],
    version: answers.reduce((sum, { version }) => sum + version, 0),
    answerable: isAnswerable(row, now),
  }
}

/** Whether its customer may still answer: somebody waits for them, and it has not begun. */
const isAnswerable = (row: StoredAppointment, now: Date) => isAwaited(row) && now < row.starts_at

/** @throws Problem TOO_LATE_TO_CHANGE */
export function requireAnswerable(row: StoredAppointment, now: Date): void {
  if (!isAnswerable(row, now)) throw new Problem('TOO_LATE_TO_CHANGE')
}

/** Some question of the appointment is answered by a file. @throws Problem QUESTIONS_CHANGED with how it stands in `current` */
export async function requireFileAsked(
  tx: Tx,
  companyId: string,
  row: StoredAppointment,
  now: Date,
): Promise<void> {
  const looked = await look(tx, companyId, row)
  if (!looked.asked.some(({ kind }) => kind === 'file'))
    throw new Problem('QUESTIONS_CHANGED', { current: present(row, looked, now) })
}

/**
 * Writes changed answers of an appointment and shows them on open screens. No message, webhook or calendar hears of them.
 * @throws Problem APPOINTMENT_NOT_FOUND, QUESTIONS_CHANGED or ANSWERS_CHANGED with how it stands in `current`,
 * ANSWER_FILE_GONE, TOO_LATE_TO_CHANGE for a customer once it has begun
 */
export async function changeAnswers(
  tx: Tx,
  companyId: string,
  appointmentId: string,
  {
    version,
    answers: given,
    by,
    now,
  }: { version: number; answers: GivenAnswer[]; by: 'shop' | 'customer'; now: Date },
): Promise<Answers> {
  const row = requireStanding(await lockAppointment(tx, companyId, appointmentId))
  if (by === 'customer') requireAnswerable(row, now)
  const looked = await look(tx, companyId, row)
  const { asked } = looked
  const current = present(row, looked, now)
  refuseChanged(asked, given, { needsAll: false, current })
  if (version !== current.version) throw new Problem('ANSWERS_CHANGED', { current })
  await writeAnswers(tx, companyId, appointmentId, { asked, given, sentFrom: 'appointment', now })
  const [after] = await readAppointments(tx, companyId, [appointmentId])
  const answers = await showAnswers(tx, companyId, after!, now)
  await appendEvent(tx, 'APPOINTMENT_UPSERT', { appointment: toWire(after!), fresh: false })
  return answers
}

/** Refuses answers that do not fit the questions as they are now. @throws Problem QUESTIONS_CHANGED with `current` */
export function refuseChanged(
  asked: readonly ServiceQuestion[],
  given: readonly GivenAnswer[],
  { needsAll, current }: { needsAll: boolean; current: unknown },
): void {
  const problems = answerProblems(asked, given, { needsAll })
  if (problems.size === 0) return
  const fields = [...problems].map(([id, problem]) => ({ path: `answers.${id}`, mensagem: words[problem] }))
  throw new Problem('QUESTIONS_CHANGED', { current, fields })
}

const words = {
  gone: 'Esta pergunta não é mais feita.',
  changed: 'Esta pergunta mudou. Responda de novo.',
  missing: 'Responda a esta pergunta.',
}

type Looked = Awaited<ReturnType<typeof look>>

async function look(tx: Tx, companyId: string, row: StoredAppointment) {
  const serviceIds = partsOf(asWhole(row)).map(({ service_id: id }) => id)
  return {
    asked: await askedBy(tx, companyId, serviceIds),
    answers: await readAnswers(tx, companyId, row.id),
  }
}
