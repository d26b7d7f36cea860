import { addSpread, type CronDefinition, type JobDefinition } from '../../platform/jobs/jobs'
import { auditDays } from '../audit'
import { checkConnection } from './check-connection'
import type { GoogleLink } from '../google-needs'
import { isReachable } from '../google-status'
import { addWriting } from '../calls/turns'
import { endOfLeaver } from '../people/leavers'
import { nameOf, whoseOf, type Whose } from './connections.store'

/** A turn comes up to so much later than the clock says, so that companies do not ask Google all at once. */
const SPREAD_SECONDS = 150
/** Where Google tells us of changes, they are still asked for so often: a push may be lost. */
const PUSHED_MS = 6 * 3_600_000

/** Validates one link (GOOG-20), and ends that of a person who does not work here any more. */
export function googleCheckJob(link: GoogleLink): JobDefinition<'google-check'> {
  return {
    name: 'google-check',
    work: 'housekeeping',
    asks: 'google',
    async run(about) {
      const whose = whoseOf(about)
      if (!(await endOfLeaver(link, whose))) await checkConnection(link, whose)
    },
  }
}

/**
 * Every ten minutes each connection's turn comes, the company's and each person's by itself: the link is checked, its
 * calendar is read where Google does not tell us of changes, and what could not be written is tried again.
 */
export function googleTurnsCron(link: GoogleLink): CronDefinition {
  const { db, clock } = link
  return {
    name: 'google-turns',
    pattern: '*/10 * * * *',
    async run() {
      const readBefore = isReachable(link) ? new Date(clock().getTime() - PUSHED_MS) : clock()
      const { rows } = await db.owner.query<Whose & { isToRead: boolean; isDirty: boolean }>(
        `select company_id as "companyId", agenda_id as "agendaId",
          channel_until is null or channel_until < $2 or synced_at is null or synced_at < $1 as "isToRead",
          error_code like 'GOOGLE%' or case when agenda_id is null
            then exists (select from appointments a
              where a.company_id = g.company_id and a.google_dirty and a.google_failure is null)
            else exists (select from google_copies c where c.company_id = g.company_id
              and c.agenda_id = g.agenda_id and c.dirty and c.failure is null) end as "isDirty"
        from google_connections g where connected`,
        [readBefore, new Date(clock().getTime() + RENEW_MS)],
      )
      const all = rows.map(nameOf)
      const read = rows.flatMap((row) => (row.isToRead ? [nameOf(row)] : []))
      const spread = (name: string) => ({ keyPrefix: `${name}:`, overSeconds: SPREAD_SECONDS })
      await addSpread(db.owner, 'google-check', all, spread('google-check-turn'))
      const inTurn = { ...spread('calendar-turn'), queuePrefix: 'google:' }
      await addSpread(db.owner, 'calendar-turn', read, inTurn)
      for (const { companyId, agendaId, isDirty } of rows)
        if (isDirty) await db.asCompany(companyId, (tx) => addWriting(tx, { companyId, agendaId }))
    },
  }
}

/** A channel that ends so soon is to be opened anew, which a reading does. */
const RENEW_MS = 24 * 3_600_000
/** The agenda shows what was in the calendar so long ago. */
const keptDays = 400

/** Every night: old failures, consents that nobody finished, events of long ago, and when people were busy. */
export function googleSweepCron({ db }: Pick<GoogleLink, 'db'>): CronDefinition {
  return {
    name: 'google-sweep',
    pattern: '27 6 * * *',
    async run() {
      await db.owner.query(`delete from google_audit where at < now() - interval '${auditDays} days'`)
      await db.owner.query('delete from google_consents where expires_at < now()')
      await db.owner.query(
        `delete from calendar_events where upper(time) < now() - interval '${keptDays} days'`,
      )
      await db.owner.query("delete from google_busy where upper(time) < now() - interval '1 day'")
    },
  }
}
