import { lastLicenceDay, noticeDue, type NoticeDays } from '@balcao/domain/licence'
import { wallTime } from '@balcao/domain/time'
import type { Database, Tx } from '../platform/database/database'
import { sql } from '../platform/database/sql'
import { addJob, type CronDefinition } from '../platform/jobs/jobs'
import { announceLicence } from './announce-licence'
import { countLicence } from './count-licence'
import type { LicenceNeeds } from './licence-needs'
import { getLicence } from './licence.store'

/** Nobody is told at night: the day's warning goes out from this hour of the company's clock on. */
const firstHour = 8

/**
 * Looks every hour for licences whose warning is due on their company's clock, and mails each once. It wakes the open
 * screens too, which then read the days again.
 */
export function licenceNoticesCron({ db, clock }: Pick<LicenceNeeds, 'db' | 'clock'>): CronDefinition {
  return {
    name: 'licence:notices',
    pattern: '9 * * * *',
    async run() {
      const now = clock()
      for (const companyId of await nearTheirEnd(db, now)) {
        await db.asCompany(companyId, (tx) => warn(tx, companyId, now))
      }
    },
  }
}

/** Wider than any warning by the days that zones are apart. */
async function nearTheirEnd(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.owner.query<{ id: string }>(
    `select id from companies
     where licence_renewed_on + licence_days between $1::date - 8 and $1::date + 32 order by id`,
    [now.toISOString().slice(0, 10)],
  )
  return rows.map(({ id }) => id)
}

async function warn(tx: Tx, companyId: string, now: Date): Promise<void> {
  const licence = await getLicence(tx, companyId)
  const { proxima_renovacao: end } = countLicence(licence, now)
  const { date: today, minutes } = wallTime(now.getTime(), licence.zone)
  const days = noticeDue(licence, today)
  if (end === null || days === null || minutes < firstHour * 60) return
  const endsOn = lastLicenceDay(end)
  if (!(await isFirst(tx, companyId, endsOn, days))) return
  await addJob(tx, 'licence:notice-mail', { companyId, endsOn, days })
  await announceLicence(tx)
}

async function isFirst(tx: Tx, companyId: string, endsOn: string, days: NoticeDays): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into licence_notices (company_id, ends_on, days) values (${companyId}, ${endsOn}, ${days})
    on conflict do nothing`)
  return rowCount === 1
}
