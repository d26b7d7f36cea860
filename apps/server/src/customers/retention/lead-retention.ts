import type { CronDefinition } from '../../platform/jobs/jobs'
import type { CustomerNeeds } from '../customers-needs'

/** How long the installation remembers who asked for it and was turned down. */
const MONTHS = 12

/** Every night: leads that were discarded long ago, with what they sent. */
export function leadRetentionCron({
  db,
  clock,
  files,
}: Pick<CustomerNeeds, 'db' | 'clock' | 'files'>): CronDefinition {
  return {
    name: 'customers:lead-retention',
    pattern: '57 6 * * *',
    async run() {
      const { rows: old } = await db.owner.query<{ id: string; files: string[] }>(
        `select id, array(select f.id::text from menu_files f where f.lead_id = leads.id) as files from leads
         where state = 'discarded' and company_id is null
           and updated_at < $1::timestamptz - make_interval(months => $2)`,
        [clock(), MONTHS],
      )
      for (const lead of old) {
        for (const file of lead.files) await files.remove(`onboarding/${lead.id}/${file}`)
        await db.owner.query(`delete from leads where id = $1 and state = 'discarded'`, [lead.id])
      }
    },
  }
}
