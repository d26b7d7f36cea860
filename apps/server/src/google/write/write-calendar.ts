import { sql } from '../../platform/database/sql'
import type { JobDefinition } from '../../platform/jobs/jobs'
import { atGoogle } from '../../scheduling'
import { lockConnection } from '../connecting/connections.store'
import type { GoogleLink } from '../google-needs'
import { forgetTrouble } from '../connecting/renew-access'
import { isOfWriting } from '../calls/trouble'
import { tryLater } from '../calls/try-later'
import { addWriting } from '../calls/turns'
import { writeAppointment } from './write-appointment'

/**
 * Makes Google agree with every appointment of the company of which it does not know all. It looks at what stands, not at
 * what happened, so that a repeated, late or lost run does no harm.
 */
export function calendarWriteJob(link: GoogleLink): JobDefinition<'calendar-write'> {
  return {
    name: 'calendar-write',
    work: 'customer',
    asks: 'google',
    async run({ companyId, tries = 0 }) {
      const { db, clock } = link
      await db.asCompany(companyId, (tx) => atGoogle.forgetNothings(tx, companyId, clock()))
      await tryLater(link, companyId, { tries, again: addWriting }, async () => {
        for (const id of await dirtyOnes(link, companyId)) await writeAppointment(link, companyId, id)
        await forgetWriteTrouble(link, companyId)
      })
    },
  }
}

/** The longest waiting one first; what Google lastingly refused waits for a change. */
async function dirtyOnes({ db }: GoogleLink, companyId: string): Promise<string[]> {
  const { rows } = await db.asCompany(companyId, (tx) =>
    tx.execute<{ id: string }>(sql`
      select a.id from appointments a join google_connections g on g.company_id = a.company_id and g.connected
      where a.company_id = ${companyId} and a.google_dirty and a.google_failure is null
      order by a.updated_at, a.id`),
  )
  return rows.map(({ id }) => id)
}

/** Once all is written that Google takes, an earlier failure is shown no more. */
async function forgetWriteTrouble(link: GoogleLink, companyId: string): Promise<void> {
  await link.db.asCompany(companyId, async (tx) => {
    const row = await lockConnection(tx, companyId)
    if (!row || !isOfWriting(row.error_code)) return
    const { rows } = await tx.execute(
      sql`select 1 from appointments
        where company_id = ${companyId} and google_dirty and google_failure is null limit 1`,
    )
    if (rows.length === 0) await forgetTrouble(link, tx, companyId)
  })
}
