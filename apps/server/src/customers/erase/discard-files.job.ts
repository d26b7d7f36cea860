import type { CustomerNeeds } from '../customers-needs'
import { addJob, type JobDefinition } from '../../platform/jobs/jobs'
import type { Tx } from '../../platform/database/database'

/** A file that was being fetched when its message went may still arrive: what is left of it goes then. */
const LATECOMERS_MS = 60 * 60_000

/** Removes files of conversations from the store, once the transaction has committed, and once more for latecomers. */
export async function discardFiles(
  tx: Tx,
  companyId: string,
  mediaIds: readonly string[],
  now: Date,
): Promise<void> {
  if (mediaIds.length === 0) return
  await addJob(tx, 'customers:discard-files', { companyId, mediaIds })
  await addJob(
    tx,
    'customers:discard-files',
    { companyId, mediaIds },
    { runAt: new Date(now.getTime() + LATECOMERS_MS) },
  )
}

export function discardFilesJob({
  files,
}: Pick<CustomerNeeds, 'files'>): JobDefinition<'customers:discard-files'> {
  return {
    name: 'customers:discard-files',
    work: 'housekeeping',
    async run({ companyId, mediaIds }) {
      for (const id of mediaIds) await files.remove(mediaKey(companyId, id))
    },
  }
}

/** Where the store keeps a file of a conversation, as `conversations` puts it there. */
const mediaKey = (companyId: string, mediaId: string) => `media/${companyId}/${mediaId}`
