import {
  labelKey,
  type AskedQuestion,
  type GivenAnswer,
  type QuestionKind,
} from '@balcao/domain/scheduling/questions'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** An answer as it was given. */
export interface StoredAnswer {
  question_id: string
  label: string
  label_key: string
  kind: QuestionKind
  /** Empty for one that was taken back. */
  answer: string
  version: number
}

/** The answers of an appointment, in the order of the questions; those that were taken back too. */
export async function readAnswers(tx: Tx, companyId: string, appointmentId: string): Promise<StoredAnswer[]> {
  const { rows } = await tx.execute<StoredAnswer>(sql`
    select question_id, label, label_key, kind, answer, version from appointment_answers
    where company_id = ${companyId} and appointment_id = ${appointmentId} order by place, label_key`)
  return rows
}

/** The answer to a question: given to it, or to one that read alike. */
export function answerTo<Answer extends Pick<StoredAnswer, 'question_id' | 'label_key' | 'answer'>>(
  { ids, label }: Pick<AskedQuestion, 'ids' | 'label'>,
  answers: readonly Answer[],
): Answer | undefined {
  const key = labelKey(label)
  const given = answers.filter(({ answer }) => answer !== '')
  return given.find((one) => ids.includes(one.question_id)) ?? given.find((one) => one.label_key === key)
}

/**
 * Writes answers beside those that are there; what is blank is taken back. They were judged by `asked` before
 * (`answerProblems`), and what is not among it is left out.
 */
export async function writeAnswers(
  tx: Tx,
  companyId: string,
  appointmentId: string,
  { asked, given, now }: { asked: readonly AskedQuestion[]; given: readonly GivenAnswer[]; now: Date },
): Promise<void> {
  const known = await readAnswers(tx, companyId, appointmentId)
  const last = new Map(given.map((one) => [one.id, one.answer.trim()]))
  const written = asked.flatMap(({ id, ids, label, kind }, place) => {
    const answer = last.get(id)
    const before = answerTo({ ids, label }, known)
    if (answer === undefined || answer === (before?.answer ?? '')) return []
    // One that was given to a question that reads alike stays that one's.
    return { question_id: before?.question_id ?? id, place, label, label_key: labelKey(label), kind, answer }
  })
  await tx.execute(sql`
    insert into appointment_answers as known (company_id, appointment_id, question_id, place, label, label_key, kind, answer,
      answered_at)
    select ${companyId}, ${appointmentId}, r.question_id, r.place, r.label, r.label_key, r.kind, r.answer, ${now}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r (question_id uuid, place smallint, label text,
      label_key text, kind text, answer text)
    on conflict (company_id, appointment_id, question_id) do update set place = excluded.place, label = excluded.label,
      label_key = excluded.label_key, kind = excluded.kind, answer = excluded.answer, version = known.version + 1,
      answered_at = excluded.answered_at`)
}
