import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/database/database'
import { sql } from '../../platform/database/sql'
import { addJob } from '../../platform/jobs/jobs'
import type { StoredAppointment } from '../appointments/appointments.store'
import { newsDue } from '../news/news-due'
import { readTold, writeTold, type StandingNews } from '../news/told.store'

interface Changed {
  /** As they stand now. */
  rows: readonly StoredAppointment[]
  /** Their customer is told. */
  tell: boolean
  now: Date
}

/**
 * Has the customer of several appointments told of all in one message, where each would be news by itself; one that changed
 * alone is told as ever. Call it before each change is made known.
 */
export async function gatherNews(
  tx: Tx,
  companyId: string,
  seriesId: string,
  { rows, tell, now }: Changed,
): Promise<void> {
  const due = new Map<StandingNews, StoredAppointment[]>()
  for (const row of rows) {
    const kind = newsDue(row, await readTold(tx, companyId, row.id))
    if (kind !== null && row.starts_at > now) due.set(kind, [...(due.get(kind) ?? []), row])
  }
  for (const [kind, about] of due) {
    if (tell && about.length === 1) continue
    for (const { id, starts_at } of about) {
      const nowhere = { conversationId: null, messageId: null }
      await writeTold(tx, companyId, {
        appointmentId: id,
        kind,
        starts_at,
        state: 'skipped',
        ...nowhere,
        now,
      })
    }
    if (!tell) continue
    const newsId = randomUUID()
    await tx.execute(sql`insert into series_news (company_id, id, series_id, kind, appointments, created_at)
      values (${companyId}, ${newsId}, ${seriesId}, ${kind}, ${about.map(({ id }) => id)}::uuid[], ${now})`)
    await addJob(tx, 'series-news', { companyId, newsId }, { key: `series-news:${newsId}` })
  }
}

/** News of several appointments that wait to be said. */
export interface SeriesNews {
  id: string
  kind: StandingNews
  appointments: string[]
}

/** Locks some news; undefined when they were said. */
export async function lockNews(tx: Tx, companyId: string, id: string): Promise<SeriesNews | undefined> {
  const { rows } = await tx.execute<SeriesNews>(sql`select id, kind, appointments from series_news
    where company_id = ${companyId} and id = ${id} and told_at is null for update`)
  return rows[0]
}

/** News that were said, for a mail that repeats them. */
export async function findNews(tx: Tx, companyId: string, id: string): Promise<SeriesNews | undefined> {
  const { rows } = await tx.execute<SeriesNews>(sql`select id, kind, appointments from series_news
    where company_id = ${companyId} and id = ${id}`)
  return rows[0]
}

export async function writeSaid(tx: Tx, companyId: string, id: string, now: Date): Promise<void> {
  await tx.execute(
    sql`update series_news set told_at = ${now} where company_id = ${companyId} and id = ${id}`,
  )
}
