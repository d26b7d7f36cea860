import {
  fileAnswer,
  labelKey,
  readFileAnswer,
  type ServiceQuestion,
  type GivenAnswer,
  type QuestionKind,
} from '@balcao/domain/scheduling/questions'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { Problem } from '../../platform/http/problems'
import { takeFile } from './files/answer-files.store'
import { discardFilesSoon } from './files/discard-files'

/** An answer as it was given. */
interface StoredAnswer {
  /** Names it: a question that is worded anew is another one. */
  label_key: string
  label: string
  kind: QuestionKind
  /** Empty for one that was taken back. */
  answer: string
  version: number
}

/** The answers of an appointment, in the order of the questions; those that were taken back too. */
export async function readAnswers(tx: Tx, companyId: string, appointmentId: string): Promise<StoredAnswer[]> {
  const { rows } = await tx.execute<StoredAnswer>(sql`
    select label_key, label, kind, answer, version from appointment_answers
    where company_id = ${companyId} and appointment_id = ${appointmentId} order by place, label_key`)
  return rows
}

/** The answer that was given to a question as it reads, and in its kind: *pó* is neither yes nor no. */
export function answerTo<Answer extends Pick<StoredAnswer, 'label_key' | 'kind' | 'answer'>>(
  { label, kind }: Pick<ServiceQuestion, 'label' | 'kind'>,
  answers: readonly Answer[],
): Answer | undefined {
  const key = labelKey(label)
  return answers.find((one) => one.label_key === key && one.kind === kind && one.answer !== '')
}

/**
 * Writes answers beside those that are there; what is blank is taken back. They were judged by `asked` before
 * (`answerProblems`), and what is not among it is left out. A file is taken from where it was sent; one that is answered no
 * longer goes.
 * @throws Problem ANSWER_FILE_GONE naming the questions of files that are not there any more
 */
export async function writeAnswers(
  tx: Tx,
  companyId: string,
  appointmentId: string,
  { asked, given, sentFrom, now }: WrittenAnswers,
): Promise<void> {
  const known = await readAnswers(tx, companyId, appointmentId)
  const last = new Map(given.map((one) => [one.id, one.answer.trim()]))
  const changed = asked.flatMap(({ id, label, kind }, place) => {
    const answer = last.get(id)
    if (answer === undefined || answer === (answerTo({ label, kind }, known)?.answer ?? '')) return []
    return { id, label_key: labelKey(label), place, label, kind, answer }
  })
  const from = sentFrom === 'booking' ? null : appointmentId
  const gone: string[] = []
  for (const one of changed.filter(({ kind, answer }) => kind === 'file' && answer !== '')) {
    const id = readFileAnswer(one.answer)?.id ?? ''
    const file = await takeFile(tx, companyId, { id, from, appointmentId, now })
    if (file) one.answer = fileAnswer(file)
    else gone.push(one.id)
  }
  if (gone.length > 0) throw filesGone(gone)
  await tx.execute(sql`
    insert into appointment_answers as known (company_id, appointment_id, label_key, place, label, kind, answer,
      answered_at)
    select ${companyId}, ${appointmentId}, r.label_key, r.place, r.label, r.kind, r.answer, ${now}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r (label_key text, place smallint, label text,
      kind text, answer text)
    on conflict (company_id, appointment_id, label_key) do update set place = excluded.place, label = excluded.label,
      kind = excluded.kind, answer = excluded.answer, version = known.version + 1,
      answered_at = excluded.answered_at`)
  const keys = new Set(changed.map(({ label_key: key }) => key))
  if (known.some(({ kind, answer, label_key: key }) => kind === 'file' && answer !== '' && keys.has(key)))
    await discardFilesSoon(tx, companyId)
}

interface WrittenAnswers {
  asked: readonly ServiceQuestion[]
  given: readonly GivenAnswer[]
  /** On which page their files were sent. */
  sentFrom: 'booking' | 'appointment'
  now: Date
}

function filesGone(ids: readonly string[]): Problem {
  const { mensagem } = new Problem('ANSWER_FILE_GONE')
  return new Problem('ANSWER_FILE_GONE', {
    fields: ids.map((id) => ({ path: `answers.${id}`, mensagem })),
  })
}
