import { ANSWER_FILE_LIMITS } from '@balcao/domain/scheduling/questions'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { addJob, type CronDefinition, type JobDefinition } from '../../../platform/jobs/jobs'
import type { AnswerFileNeeds } from '../../scheduling-needs'
import { keysOf } from './file-keys'

type DiscardNeeds = Pick<AnswerFileNeeds, 'db' | 'clock' | 'files' | 'log'>

/** Files that go in one look. */
const BATCH = 200

/** Takes away, once the transaction has committed, the files that no answer names any more. */
export async function discardFilesSoon(tx: Tx, companyId: string): Promise<void> {
  await addJob(tx, 'answer-files:discard', { companyId }, { key: `answer-files:${companyId}` })
}

export function discardAnswerFilesJob(needs: DiscardNeeds): JobDefinition<'answer-files:discard'> {
  return {
    name: 'answer-files:discard',
    work: 'housekeeping',
    async run({ companyId }) {
      const { rows } = await needs.db.owner.query<{ id: string }>(
        'select id from answer_files where company_id = $1 and released_at is not null',
        [companyId],
      )
      for (const { id } of rows) await discardFile(needs, companyId, id)
    },
  }
}

/** Every ten minutes: files that waited an hour for an answer, and what a job or a killed process left. */
export function answerFilesCron(needs: DiscardNeeds): CronDefinition {
  return { name: 'answer-files:sweep', pattern: '*/10 * * * *', run: () => sweepAnswerFiles(needs) }
}

async function sweepAnswerFiles(needs: DiscardNeeds): Promise<void> {
  const { owner } = needs.db
  const now = needs.clock()
  // First they are given up, then they go: an answer that comes at this moment has its file, or is told that it is gone.
  await owner.query(
    `update answer_files set released_at = $1 where taken_at is null and released_at is null and created_at < $2`,
    [now, new Date(now.getTime() - ANSWER_FILE_LIMITS.unclaimedMs)],
  )
  const { rows } = await owner.query<{ company_id: string; id: string }>(
    'select company_id, id from answer_files where released_at is not null order by released_at limit $1',
    [BATCH],
  )
  for (const { company_id: companyId, id } of rows) await discardFile(needs, companyId, id)
}

/** Removes the bytes of a released file, then its row: what fails is left whole for the sweep. */
export async function discardFile(
  { db, files, log }: Pick<DiscardNeeds, 'db' | 'files' | 'log'>,
  companyId: string,
  id: string,
): Promise<void> {
  try {
    for (const key of keysOf(companyId, id)) await files.remove(key)
    await db.asCompany(companyId, (tx) =>
      tx.execute(sql`delete from answer_files
        where company_id = ${companyId} and id = ${id} and released_at is not null`),
    )
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'a file of an answer is left for the sweep')
  }
}
