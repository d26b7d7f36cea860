import type { CronDefinition } from '../platform/jobs/jobs'
import { discardImage } from './discard-image'
import type { ImageNeeds } from './images-needs'
import { isUnused } from './images.store'

type SweepNeeds = Pick<ImageNeeds, 'db' | 'files' | 'log'>

/** Long enough to undo in the catalogue what took a picture off a product. */
const unusedHours = 24

/** Notes since when each image has had no use, and removes those that have had none for a day. */
export async function sweepImages(needs: SweepNeeds): Promise<void> {
  const { owner } = needs.db
  const condition = isUnused.text
  await owner.query(
    `update images set unused_since = null where unused_since is not null and not (${condition})`,
  )
  await owner.query(`update images set unused_since = now() where unused_since is null and ${condition}`)
  const { rows } = await owner.query<{ company_id: string; id: string }>(
    'select company_id, id from images where unused_since < now() - make_interval(hours => $1)',
    [unusedHours],
  )
  for (const { company_id: companyId, id } of rows) await discardImage(needs, companyId, id)
}

/** Every hour: pictures that were uploaded and never used, taken off their product, or left by a killed process. */
export function imageSweepCron(needs: SweepNeeds): CronDefinition {
  return { name: 'images:sweep', pattern: '23 * * * *', run: () => sweepImages(needs) }
}
