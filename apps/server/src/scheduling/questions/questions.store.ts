import type { ServiceQuestions } from '@balcao/contract/scheduling'
import { askedOnce, labelKey, type ServiceQuestion } from '@balcao/domain/scheduling/questions'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'

/** A question as it is kept: with what its label shares with those that ask the same. */
type StoredQuestion = ServiceQuestion & { key: string }

interface StoredQuestions {
  service_id: string
  questions: StoredQuestion[]
  version: number
}

/** What each service of the company asks, or each of some. */
export async function listQuestions(
  tx: Tx,
  companyId: string,
  serviceIds: readonly string[] | null = null,
): Promise<ServiceQuestions[]> {
  const { rows } = await tx.execute<StoredQuestions>(sql`
    select service_id, questions, version from service_questions
    where company_id = ${companyId} and (${serviceIds && [...serviceIds]}::text[] is null or service_id = any(${serviceIds && [...serviceIds]}::text[]))
    order by service_id`)
  return rows.map(({ questions, ...row }) => ({ ...row, questions: questions.map(shown) }))
}

/** What one service asks; version 0 where nothing was ever saved. */
export async function findQuestions(tx: Tx, companyId: string, serviceId: string): Promise<ServiceQuestions> {
  const known = (await listQuestions(tx, companyId, [serviceId]))[0]
  return known ?? { service_id: serviceId, questions: [], version: 0 }
}

/** Writes the whole list of a service; false when somebody saved since `version`. */
export async function writeQuestions(
  tx: Tx,
  companyId: string,
  { service_id: serviceId, questions, version }: ServiceQuestions,
): Promise<boolean> {
  const kept = questions.map((question): StoredQuestion => ({ ...question, key: labelKey(question.label) }))
  const { rowCount } = await tx.execute(sql`
    insert into service_questions as s (company_id, service_id, questions, version)
    select ${companyId}, ${serviceId}, ${JSON.stringify(kept)}::jsonb, 1
    where ${version}::int = coalesce((select version from service_questions
      where company_id = ${companyId} and service_id = ${serviceId}), 0)
    on conflict (company_id, service_id) do update set questions = excluded.questions, version = s.version + 1
      where s.version = ${version}`)
  return rowCount === 1
}

/** What a visit of these services asks, in their order. */
export async function askedBy(
  tx: Tx,
  companyId: string,
  serviceIds: readonly string[],
): Promise<ServiceQuestion[]> {
  const all = await listQuestions(tx, companyId, serviceIds)
  return askedOnce(serviceIds.map((id) => all.find((one) => one.service_id === id)?.questions ?? []))
}

/** Ids of the services that ask something in the booking. */
export async function listAsking(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select service_id as id from service_questions
    where company_id = ${companyId} and questions @> '[{"when": "booking"}]'`)
  return rows.map(({ id }) => id)
}

const shown = ({ key: _key, ...question }: StoredQuestion): ServiceQuestion => question
